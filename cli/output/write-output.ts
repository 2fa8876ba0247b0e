// Puts the site on disk. Enters: output files. Leaves: the output folder, old or new, always whole.
// Stages beside it and swaps; one build at a time. Must not know what the files mean.
import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import type { OutputPath } from '../model/paths.ts'
import { outputError, toOutputError } from './output-error.ts'
import { type FsNameRules, probeFsNameRules } from './fs-name-rules.ts'
import { checkOutputFolder, toRealPath } from './output-folder.ts'
import { acquireLock, type OutputLock } from './output-lock.ts'
import { createOutputPlan, type OutputPlan } from './output-plan.ts'
import { recoverOutput, stagingFolder, swapOutput, workFolder } from './swap-output.ts'

export interface OutputOptions {
  /** Absolute paths the site is made from (site, content, static, cache): none may be inside the output folder. */
  readonly protect: readonly string[]
  /** Number of this process; it marks the lock. */
  readonly pid: number
  /** Says what the disk at a folder does with names; the disk itself is asked when left out. */
  readonly probe?: (folder: string) => FsNameRules
}

export interface OutputWriter {
  /** What the disk of the output folder does with names: two files of one name there are one too many. */
  readonly fsNameRules: FsNameRules
  /** At once, so that a rendered page need not be kept. Throws `OutputError`; then call `abort`. */
  write(file: OutputFile): void
  /** `from` is absolute. Throws `OutputError`; then call `abort`. */
  copy(from: string, to: OutputPath): void
  /** Swap the new site in. Throws `OutputError`; the old site then stands and nothing is left behind. */
  commit(): Promise<OutputResult>
  /** Leave the old site as it is and nothing else. May be called at any time, also twice. */
  abort(): Promise<void>
}

export interface OutputResult {
  /** Files with new bytes. */
  readonly written: number
  /** Files whose bytes are those of the last build. */
  readonly unchanged: number
  /** Size of the whole site. */
  readonly bytes: number
  /** Warnings: files in the folder that docs-ssg did not make. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Start writing the site at `outDir`, an absolute path. Mends what a killed build left behind. Throws `OutputError` when
 * the folder cannot or must not be written, or when another build writes it.
 */
export async function openOutput(outDir: string, options: OutputOptions): Promise<OutputWriter> {
  const real = toRealPath(outDir)
  const lock = lockOutput(real, options)
  try {
    recoverOutput(real)
    checkOutputFolder(real, options.protect)
    const fsNameRules = (options.probe ?? probeFsNameRules)(stagingFolder(real))
    return createWriter(createOutputPlan(real, fsNameRules), { outDir: real, lock, fsNameRules })
  } catch (error) {
    cleanUp(real, lock)
    throw toOutputError(error, outDir)
  }
}

/**
 * Give back the old site after a build was killed in the instant of the swap. For those who only read the folder;
 * does nothing while a build runs or where nothing can be written.
 */
export async function repairOutput(outDir: string, pid: number): Promise<void> {
  const real = toRealPath(outDir)
  if (!existsSync(workFolder(real))) return
  try {
    const lock = acquireLock(workFolder(real), pid)
    recoverOutput(real)
    cleanUp(real, lock)
  } catch {
    // Reading goes on with what is there.
  }
}

function lockOutput(outDir: string, options: OutputOptions): OutputLock {
  try {
    // Before the lock's folder is made, so that a refused folder is not touched at all.
    if (!existsSync(workFolder(outDir))) checkOutputFolder(outDir, options.protect)
    mkdirSync(dirname(outDir), { recursive: true })
    return acquireLock(workFolder(outDir), options.pid)
  } catch (error) {
    throw toOutputError(error, outDir)
  }
}

interface Target {
  readonly outDir: string
  readonly lock: OutputLock
  readonly fsNameRules: FsNameRules
}

function createWriter(plan: OutputPlan, { outDir, lock, fsNameRules }: Target): OutputWriter {
  return {
    fsNameRules,
    write: (file) => plan.write(file),
    copy: (from, to) => plan.copy(from, to),
    commit: async () => {
      try {
        if (!plan.isChanged()) return { ...plan.counts(), diagnostics: [] }
        const diagnostics = plan.finish()
        if (!lock.isHeld()) throw lostLock(outDir)
        swapOutput(outDir)
        return { ...plan.counts(), diagnostics }
      } catch (error) {
        throw toOutputError(error, outDir)
      } finally {
        cleanUp(outDir, lock)
      }
    },
    abort: async () => cleanUp(outDir, lock),
  }
}

function lostLock(outDir: string): Error {
  return outputError(
    'output-busy',
    `Another build has taken over \`${outDir}\` meanwhile; the site of this one was not written.`,
    'Run one build at a time.',
  )
}

function cleanUp(outDir: string, lock: OutputLock): void {
  const work = workFolder(outDir)
  try {
    if (!lock.isHeld()) return
    recoverOutput(outDir)
    lock.release()
    rmdirSync(work)
  } catch {
    // What cannot be deleted now is deleted by the next build.
  }
}
