// Decides how many threads compile pages, because each of them loads the libraries for itself.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { type BatchSetup, workerFile } from './page-threads.ts'

/** Bytes of Markdown from which several threads compile, and the thread of the command collects. */
const BYTES_PER_THREAD = 2_000_000
const MAX_THREADS = 4
/** Bytes of Markdown from which one thread beside that of the command starts soon enough to help. */
const BYTES_FOR_HELP = 250_000

/** The number of threads that compile pages. 1: the thread of the command does. */
export function countThreads(sources: readonly SourceFile[], config: ResolvedConfig): number {
  const bytes = countBytes(sources)
  if (bytes < BYTES_PER_THREAD || !existsSync(workerFile(config))) return 1
  return Math.min(MAX_THREADS, availableParallelism(), Math.ceil(bytes / BYTES_PER_THREAD) + 1)
}

/**
 * True if another thread should compile pages beside that of the command. With plugins, it would
 * have to load the config again.
 */
export function needsHelp(sources: readonly SourceFile[], { config, input }: BatchSetup): boolean {
  return (
    countBytes(sources) >= BYTES_FOR_HELP &&
    availableParallelism() > 1 &&
    input.pluginsHash === '' &&
    existsSync(workerFile(config))
  )
}

/** Size of the Markdown of these sources. */
export function countBytes(sources: readonly SourceFile[]): number {
  return sources.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
}
