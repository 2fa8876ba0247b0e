// Room: into a staging folder, then swapped in
// Given output files, it writes the output folder, which is complete at any time, old or new. It
// stages the site beside the folder and swaps it in. It must not know what the files mean.
import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import type { OutputPath } from '../model/paths.ts'
import { outputError, toOutputError } from './output-error.ts'
import { type FsNameRules, probeFsNameRules } from './fs-name-rules.ts'
import { toRealPath } from '../gate/real-path.ts'
import { checkOutputFolder } from './output-folder.ts'
import { acquireLock, type OutputLock } from './output-lock.ts'
import { createOutputPlan, type OutputPlan } from './output-plan.ts'
import type { DiskQueue } from './remote-staging.ts'
import { readState, type WrittenPage } from './written-pages.ts'
import { recoverOutput, stagingFolder, swapOutput, workFolder } from './swap-output.ts'

export interface OutputOptions {
  /**
   * Absolute paths of the sources of the site (site, content, static, cache): none may be in the
   * output folder.
   */
  readonly protect: readonly string[]
  /** Id of this process, for the lock. */
  readonly pid: number
  /** The thread that writes the files; by default, this one does. */
  readonly disk?: DiskQueue | undefined
  /** Returns the name rules of a folder's file system; by default the file system is probed. */
  readonly probe?: (folder: string) => FsNameRules
}

export interface OutputWriter {
  /**
   * The name rules of the output folder's file system: two files with the same name are a
   * collision.
   */
  readonly fsNameRules: FsNameRules
  /**
   * Writes immediately, so that pages need not stay in memory. Throws `OutputError`; then call
   * `abort`.
   */
  write(file: OutputFile): void
  /** `from` is absolute. Throws `OutputError`; then call `abort`. */
  copy(from: string, to: OutputPath): void
  /** Keep a file of the last build if `known` still describes its file; returns false otherwise. */
  keep(path: OutputPath, known: WrittenPage): boolean
  /**
   * Swap the new site in. Throws `OutputError`; the old site is then unchanged and nothing is left
   * behind.
   */
  commit(): Promise<OutputResult>
  /** Discard the new site. Can be called at any time, also twice. */
  abort(): Promise<void>
}

export interface OutputResult {
  /** Files with new bytes. */
  readonly written: number
  /** Files with the same bytes as in the last build. */
  readonly unchanged: number
  /** Size of the whole site. */
  readonly bytes: number
  /** Files of the last build that this one didn't touch. */
  readonly untouched: ReadonlySet<string>
  /** Warnings about files in the folder that docs-ssg did not create. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Start writing the site to `outDir`, an absolute path, after repairing what a killed build left
 * behind. Throws `OutputError` if the folder cannot or must not be written, or if another build is
 * writing it.
 */
export async function openOutput(outDir: string, options: OutputOptions): Promise<OutputWriter> {
  const real = toRealPath(outDir)
  const lock = lockOutput(real, options)
  try {
    recoverOutput(real)
    checkOutputFolder(real, options.protect)
    const fsNameRules = (options.probe ?? probeFsNameRules)(stagingFolder(real))
    return createWriter(createOutputPlan(real, fsNameRules, options.disk), {
      outDir: real,
      lock,
      fsNameRules,
    })
  } catch (error) {
    cleanUp(real, lock)
    throw toOutputError(error, outDir)
  }
}

/**
 * Returns why the output folder must not be replaced, so that a build doesn't find out at its end; undefined if it may
 * be replaced now. `openOutput` looks again.
 */
export function findRefusal(
  outDir: string,
  { protect }: Pick<OutputOptions, 'protect'>,
): Diagnostic | undefined {
  const real = toRealPath(outDir)
  // The folder that a killed build left is repaired first, by `openOutput`.
  if (existsSync(workFolder(real))) return undefined
  try {
    checkOutputFolder(real, protect)
    return undefined
  } catch (error) {
    return toOutputError(error, outDir).diagnostic
  }
}

/**
 * Restore the old site after a build was killed during the swap, for commands that only read the
 * folder. Does nothing while a build runs or if the folder is read-only.
 */
export async function repairOutput(outDir: string, pid: number): Promise<void> {
  const real = toRealPath(outDir)
  if (!existsSync(workFolder(real))) return
  try {
    const lock = acquireLock(workFolder(real), pid)
    recoverOutput(real)
    cleanUp(real, lock)
  } catch {
    // The caller reads what is there.
  }
}

function lockOutput(outDir: string, options: OutputOptions): OutputLock {
  try {
    // Before the folder of the lock is created, so that a refused folder is not touched at all.
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
    write: (file) => {
      lock.refresh()
      plan.write(file)
    },
    copy: (from, to) => {
      lock.refresh()
      plan.copy(from, to)
    },
    keep: (path, { size, modified, changed }) => {
      lock.refresh()
      const state = readState(join(outDir, path))
      const isSame =
        state?.size === size && state.modified === modified && state.changed === changed
      return isSame && plan.keep(path, size)
    },
    commit: async () => {
      try {
        if (!plan.isChanged()) return resultOf(plan, [])
        const { diagnostics, moved, rest } = plan.finish()
        if (!lock.isHeld()) throw lostLock(outDir)
        swapOutput(outDir, { moved, clear: (folder) => plan.clear(folder, rest) })
        return resultOf(plan, diagnostics)
      } catch (error) {
        throw toOutputError(error, outDir)
      } finally {
        plan.settle()
        cleanUp(outDir, lock)
      }
    },
    abort: async () => {
      plan.settle()
      cleanUp(outDir, lock)
    },
  }
}

const resultOf = (plan: OutputPlan, diagnostics: readonly Diagnostic[]): OutputResult => ({
  ...plan.counts(),
  untouched: plan.untouched(),
  diagnostics,
})

function lostLock(outDir: string): Error {
  return outputError(
    'output-busy',
    `Another build took over \`${outDir}\` in the meantime, so this build wrote nothing.`,
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
    // The next build deletes what cannot be deleted now.
  }
}
