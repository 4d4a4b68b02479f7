"""The command line: play, replay, simulate, position, bench. All its words come from the catalogues."""
