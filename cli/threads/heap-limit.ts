import { getHeapStatistics } from 'node:v8'

const megabyte = 2 ** 20
/** The part of the limit of a heap that holds young objects, in MB. */
const youngGeneration = 48

/** The MB of memory that a thread may use: as many as the main thread, which `--max-old-space-size` sets. */
export function heapLimit(): number {
  return Math.max(64, Math.floor(getHeapStatistics().heap_size_limit / megabyte) - youngGeneration)
}
