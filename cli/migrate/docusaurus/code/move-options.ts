import type { ReadStatements } from '../../migration-source.ts'
import type { ImportHost } from './site-imports.ts'

export interface MoveOptions {
  readonly host: ImportHost
  /** Absolute path of the folder for the modules. */
  readonly folder: string
  readonly readStatements: ReadStatements
}
