import { resolve } from 'node:path'
import type { LoadConfigOptions } from '../config/load-config.ts'
import { toRunSettings } from '../schema/run-flags.ts'
import { reportFormats, type ReportFormat } from '../report/formats/report-format.ts'
import type { ParsedOptions } from './parsed-options.ts'
import type { ListenOptions } from './requests.ts'

/** Typed access to the options of one command. */
export interface Flags {
  readonly site: (siteDir: string | undefined) => LoadConfigOptions
  readonly listen: () => ListenOptions
  /** False with `--no-cache`, `--force` or `--full`. */
  readonly cache: () => boolean
  readonly isSet: (name: string) => boolean
  readonly number: (name: string) => number | undefined
  /** The value of the first of these options that has one. */
  readonly text: (...names: readonly string[]) => string | undefined
  readonly list: (name: string) => readonly string[]
  /** An option that names a file or folder, absolute. */
  readonly path: (name: string) => string | undefined
  readonly format: () => ReportFormat
}

/** Wrap the options that commander parsed; relative paths are resolved against `workingDir`. */
export function createFlags(parsed: ParsedOptions, workingDir: string): Flags {
  const isSet = (name: string): boolean => parsed[name] === true
  const text = (...names: readonly string[]): string | undefined =>
    names.map((name) => parsed[name]).find((value) => typeof value === 'string')
  const number = (name: string): number | undefined => {
    const value = parsed[name]
    return typeof value === 'number' ? value : undefined
  }
  const path = (...names: readonly string[]): string | undefined => {
    const value = text(...names)
    return value === undefined ? undefined : resolve(workingDir, value)
  }
  return {
    isSet,
    number,
    text,
    path,
    list: (name) => {
      const value = parsed[name]
      return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
    },
    cache: () => parsed['cache'] !== false && !isSet('force') && !isSet('full'),
    format: () => reportFormats.find((format) => format === parsed['format']) ?? 'pretty',
    site: (siteDir) => ({
      siteDir: resolve(workingDir, siteDir ?? '.'),
      configFile: path('config'),
      outDir: path('outDir', 'dir'),
      baseUrl: text('baseUrl', 'base'),
      ...toRunSettings(parsed),
      timeLimit: number('timeLimit'),
    }),
    listen: () => ({
      port: number('port') ?? 3000,
      strictPort: isSet('strictPort'),
      host: isSet('host') ? '0.0.0.0' : text('host'),
      open: isSet('open') ? '/' : text('open'),
    }),
  }
}
