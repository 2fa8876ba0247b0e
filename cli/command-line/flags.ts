// Enters: the options as commander read them. Leaves: the parts of a request. Must not know any command.
import { resolve } from 'node:path'
import type { LoadConfigOptions } from '../config/load-config.ts'
import { reportFormats, type ReportFormat } from '../report/report-format.ts'
import type { ListenOptions } from './requests.ts'

/** Typed reading of the options of one command line. */
export interface Flags {
  readonly site: (siteDir: string | undefined) => LoadConfigOptions
  readonly listen: () => ListenOptions
  /** False when any of `--no-cache`, `--force`, `--full` was written. */
  readonly cache: () => boolean
  readonly isSet: (name: string) => boolean
  readonly number: (name: string) => number | undefined
  /** An option that names a file or folder, absolute. */
  readonly path: (name: string) => string | undefined
  readonly format: () => ReportFormat
}

/** Wrap what commander read; relative paths count from `workingDir`. */
export function createFlags(written: Readonly<Record<string, unknown>>, workingDir: string): Flags {
  const isSet = (name: string): boolean => written[name] === true
  const text = (...names: readonly string[]): string | undefined =>
    names.map((name) => written[name]).find((value) => typeof value === 'string')
  const number = (name: string): number | undefined => {
    const value = written[name]
    return typeof value === 'number' ? value : undefined
  }
  const path = (...names: readonly string[]): string | undefined => {
    const value = text(...names)
    return value === undefined ? undefined : resolve(workingDir, value)
  }
  return {
    isSet,
    number,
    path,
    cache: () => written['cache'] !== false && !isSet('force') && !isSet('full'),
    format: () => reportFormats.find((format) => format === written['format']) ?? 'pretty',
    site: (siteDir) => ({
      siteDir: resolve(workingDir, siteDir ?? '.'),
      configFile: path('config'),
      outDir: path('outDir', 'dir'),
      baseUrl: text('baseUrl', 'base'),
      minify: written['minify'] !== false,
      drafts: isSet('drafts'),
    }),
    listen: () => ({
      port: number('port') ?? 3000,
      strictPort: isSet('strictPort'),
      host: isSet('host') ? '0.0.0.0' : text('host'),
      open: isSet('open') ? '/' : text('open'),
    }),
  }
}
