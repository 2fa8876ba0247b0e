import type { ShardRoot } from './shard-files.ts'

/** Whether the data of a search is the root of shards. */
export const isShardRoot = (value: unknown): value is ShardRoot =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 5
