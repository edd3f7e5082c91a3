"""What the faces of all games share: what a face gives, the plain face, names, inputs of forms."""
