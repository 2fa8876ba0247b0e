import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import type { OutputPath } from '../model/paths.ts'
import { findUnmanagedFiles } from './unmanaged-files.ts'
import type { FsNameRules } from './fs-name-rules.ts'
import { outputError, toOutputError } from './output-error.ts'
import { readOutputManifest, writeOutputManifest } from './output-manifest.ts'
import { checkOutputPath } from './output-path.ts'
import { hasContents, isSameFile } from './same-file.ts'
import { createStaging } from './staging.ts'
import { stagingFolder } from './swap-output.ts'
import { outputRules } from './output-rules.ts'

/** What the next site will hold, against what the last one holds. */
export interface OutputPlan {
  write(file: OutputFile): void
  copy(from: string, to: OutputPath): void
  /** False: every file is as it was and none is gone, so there is nothing to swap. */
  isChanged(): boolean
  /** Complete the staged site; returns a warning when files of others are carried over. */
  finish(): readonly Diagnostic[]
  counts(): { readonly written: number; readonly unchanged: number; readonly bytes: number }
}

/** Files equal to those of the last build are not written; they are linked when, and only if, something else changed. */
export function createOutputPlan(outDir: string, fsNameRules: FsNameRules): OutputPlan {
  const old = readOutputManifest(outDir)
  // A page renamed from `Guide` to `guide` is ours all the same.
  const oldNames = new Set([...(old ?? [])].map(fsNameRules))
  const folder = stagingFolder(outDir)
  const staging = createStaging(folder)
  const files = new Map<string, string>()
  const same: string[] = []
  let bytes = 0

  /** Returns where the file of the last build is, if there is one. */
  const enter = (path: OutputPath, size: number): string => {
    checkOutputPath(path)
    const name = fsNameRules(path)
    const twin = files.get(name)
    if (twin !== undefined) throw twice(path, twin)
    const present = join(outDir, path)
    if (old !== undefined && !oldNames.has(name) && existsSync(present)) throw occupied(present)
    files.set(name, path)
    bytes += size
    return present
  }
  return {
    write: ({ path, contents }) => {
      const data = typeof contents === 'string' ? Buffer.from(contents) : contents
      const present = enter(path, data.byteLength)
      if (old?.has(path) === true && hasContents(present, data)) same.push(path)
      else staging.write(path, data)
    },
    copy: (from, path) => {
      const size = readSize(from)
      const present = enter(path, size)
      if (old?.has(path) === true && isSameFile(from, present, size)) same.push(path)
      else staging.copy(from, path)
    },
    // No file is gone when the old ones are as many as those that are the same.
    isChanged: () => old?.size !== same.length || files.size !== same.length,
    finish: () => {
      const foreign =
        old === undefined
          ? []
          : findUnmanagedFiles(outDir, (path) => oldNames.has(fsNameRules(path)))
      for (const path of [...same, ...foreign]) staging.keep(join(outDir, path), path)
      mkdirSync(folder, { recursive: true })
      writeOutputManifest(folder, files.values())
      return foreign.length === 0 ? [] : [carriedOver(foreign)]
    },
    counts: () => ({ written: files.size - same.length, unchanged: same.length, bytes }),
  }
}

function readSize(from: string): number {
  try {
    return statSync(from).size
  } catch (error) {
    throw toOutputError(error, from)
  }
}

function twice(path: string, twin: string): Error {
  const message =
    path === twin
      ? `Two files of the site have the output path \`${path}\`.`
      : `The disk holds the output paths \`${twin}\` and \`${path}\` to be one file.`
  return outputError('output-twice', message, 'Give one of them another name or `slug`.')
}

function occupied(path: string): Error {
  return outputError(
    'output-foreign',
    `\`${path}\` was not made by docs-ssg, and this build would overwrite it.`,
    'Move it into a static folder, delete it, or choose another folder with `--out-dir`.',
  )
}

function carriedOver(paths: readonly string[]): Diagnostic {
  const shown = paths.slice(0, 5).map((path) => `\`${path}\``)
  const more = paths.length > 5 ? ` and ${String(paths.length - 5)} more` : ''
  return outputRules['output-foreign'].report({
    message: `The output folder holds files that docs-ssg did not make; they were kept: ${shown.join(', ')}${more}.`,
    help: 'Put them into a static folder, so that every build makes them.',
  })
}
