// Room: code that runs in other processes, as files that only import modules of Node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeadProgram } from '../model/compiling/head-program.ts'
import { findPackageDir } from '../config/loading/find-config.ts'

/**
 * A file of `dist/programs/`, bundled from the file with its name in a folder of this room;
 * those that run in browsers are in `runtime/head/` and `runtime/checks/`.
 */
export type ProgramName =
  | 'evaluate-export'
  | 'find-redirect'
  | HeadProgram
  | 'page-check'
  | 'redirect-page'
  | 'run-attached'
  | 'separate-jail'
  | 'shared-jail'
  | 'supervise-jails'

/** Read the text of a program: one file, which imports nothing but modules of Node. */
export function readProgram(name: ProgramName): string {
  return readFileSync(join(findPackageDir(import.meta.url), `dist/programs/${name}.js`), 'utf8')
}
