"""Benchmarks: `pactum bench` hands over to `tools.bench.commands`."""
