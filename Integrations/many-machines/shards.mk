# Shards as targets: make runs those that have no result yet, as many at once as --jobs says, and merges them.
#   make --file shards.mk --keep-going --jobs 4 SHARDS=8 VERIFY='--times times.json'
# After a shard was stopped the same command runs only that one again. `make --file shards.mk clean` removes all results.
SHARDS ?= 4
PLUMB ?= plumb
# Options of every shard, and of the merge.
VERIFY ?=
MERGE ?=
RUNS := $(foreach number,$(shell seq $(SHARDS)),shards/$(number)/run.json)

.PHONY: report clean
report: $(RUNS)
	$(PLUMB) merge $(patsubst %/run.json,%,$(RUNS)) --report report $(MERGE)

# What differs is no failure of the shard: the merge says it.
shards/%/run.json:
	$(PLUMB) verify --shard $*/$(SHARDS) --report shards/$* --jobs 1 $(VERIFY) || test -f $@

clean:
	rm -rf shards report
