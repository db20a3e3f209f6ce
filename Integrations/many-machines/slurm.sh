#!/usr/bin/env bash
# usage: slurm.sh SHARDS [OPTION OF plumb verify...]
# Submits an array job with a task for each shard, and a job that merges them when all have ended. The folder is one that all nodes see.
# Where a task was stopped, the merge names its shard: `sbatch --array=3 ...` with the printed command runs only that one again.
set -euo pipefail
shards=${1:?usage: slurm.sh SHARDS [OPTION...]}
shift
mkdir -p shards
options=$(printf ' %q' "$@")
[ $# -gt 0 ] || options=""
# What differs is no failure of the task: the merge says it.
task="plumb verify --shard \$SLURM_ARRAY_TASK_ID/$shards --report shards/\$SLURM_ARRAY_TASK_ID$options || test -f shards/\$SLURM_ARRAY_TASK_ID/run.json"
echo "sbatch --array=1-$shards --output=shards/%a.log --wrap '$task'"
job=$(sbatch --parsable --job-name=plumb --array="1-$shards" --output=shards/%a.log --wrap "$task")
folders=$(seq --format='shards/%.0f' --separator=' ' "$shards")
sbatch --parsable --job-name=plumb-merge --dependency="afterany:$job" --output=shards/merge.log \
  --wrap "plumb report merge $folders --report report"
