// The segments of a large search, made on all cores before the site is rendered. Whatever is missing
// afterward is made by the one thread that renders, so a thread that fails costs only time.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Cache } from '../../cache/open-cache.ts'
import { listSearchSegments } from '../../manifests/search-data.ts'
import type { MissingSegment } from '../../manifests/shards/kept-shards.ts'
import { createSegment, type Segment } from '../../manifests/shards/segment.ts'
import type { Site } from '../../model/site.ts'

/** Fewer segments are made before another thread has started. */
const FEWEST = 4
const MAX_THREADS = 4

/** Store the segments of a large search in the cache, if there are enough for several threads. */
export async function makeSegments(site: Site, cache: Cache): Promise<void> {
  const file = join(site.config.packageDir, 'dist/segment-worker.js')
  const threads = Math.min(MAX_THREADS, availableParallelism())
  if (threads < 2 || !existsSync(file)) return
  const missing = [...listSearchSegments(site, cache)]
  if (missing.length < FEWEST) return
  await Promise.all([
    makeHere(missing),
    ...Array.from({ length: threads - 1 }, async () => makeThere(missing, file)),
  ])
}

/** `missing` is shared: each thread takes from it. Without a cache, nothing would be left of them. */
async function makeHere(missing: MissingSegment[]): Promise<void> {
  for (let next = missing.shift(); next; next = missing.shift()) {
    if (!next.keep(createSegment(next.pages))) missing.length = 0
    // Answers of threads arrive in between.
    await setImmediate()
  }
}

/** Resolves when nothing is left to be made, or when the thread has failed. */
async function makeThere(missing: MissingSegment[], file: string): Promise<void> {
  const worker = new Worker(file)
  await new Promise<void>((resolve) => {
    let open: MissingSegment | undefined
    const feed = (): void => {
      open = missing.shift()
      if (open) worker.postMessage(open.pages)
      else resolve()
    }
    worker.on('message', (segment: Segment) => {
      if (open?.keep(segment) === false) missing.length = 0
      feed()
    })
    worker.on('error', () => resolve())
    worker.on('exit', () => resolve())
    feed()
  })
  void worker.terminate()
}
