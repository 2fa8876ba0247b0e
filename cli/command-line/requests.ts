// What a command line asks for, one shape a command. Enters: nothing. Leaves: types.
import type { LoadConfigOptions } from '../config/load-config.ts'
import type { CheckExtras } from './check-extras.ts'
import type { ReportFormat } from '../report/report-format.ts'

/** Where a server listens. `host`: `0.0.0.0` for all interfaces, undefined for loopback; `open`: a path to show. */
export interface ListenOptions {
  readonly port: number
  readonly strictPort: boolean
  readonly host: string | undefined
  readonly open: string | undefined
}

export type CommandRequest =
  | {
      readonly kind: 'build'
      readonly site: LoadConfigOptions
      readonly cache: boolean
      readonly strict: boolean
      /** Run the checks of `check` too, code samples included. */
      readonly check: boolean
      readonly timings: boolean
    }
  | {
      readonly kind: 'serve'
      readonly site: LoadConfigOptions
      readonly cache: boolean
      readonly listen: ListenOptions
      /** Milliseconds between looks at the disk; undefined: the system tells. */
      readonly poll: number | undefined
    }
  | {
      readonly kind: 'preview'
      readonly site: LoadConfigOptions
      readonly listen: ListenOptions
      readonly build: boolean
    }
  | {
      readonly kind: 'check'
      readonly site: LoadConfigOptions
      readonly cache: boolean
      readonly strict: boolean
      readonly format: ReportFormat
      /** Absolute path of a built site or a `routes.json` to compare with; undefined: nothing is compared. */
      readonly against: string | undefined
      /** Absolute path of a file with findings that are known and do not count; undefined: all count. */
      readonly baseline: string | undefined
      /** Record the findings in that file instead of reporting them. */
      readonly updateBaseline: boolean
      /** Write the lock file anew instead of checking it. */
      readonly updateLock: boolean
      /** Names of the only checks to run; all of them when empty. */
      readonly only: readonly string[]
      /** What is asked for beside the checks of every build. */
      readonly extras: CheckExtras
      /** Absolute path of the report; undefined: standard output. */
      readonly output: string | undefined
    }
  | { readonly kind: 'clear'; readonly site: LoadConfigOptions }
  | {
      readonly kind: 'search-records'
      readonly site: LoadConfigOptions
      readonly cache: boolean
      /** Absolute path of the file; undefined: standard output. */
      readonly output: string | undefined
      /** Replace the hosted index. */
      readonly push: boolean
      /** Send nothing. */
      readonly dryRun: boolean
    }
  | {
      readonly kind: 'migrate'
      /** Absolute path of the folder in which the person stands: paths are told from there. */
      readonly workingDir: string
      /** Absolute path of the old site's folder. */
      readonly from: string
      /** Absolute path of the folder for `site.config.ts`; undefined: the lowest one that holds all of the site. */
      readonly out: string | undefined
    }
  | { readonly kind: 'config-reference' }
  | { readonly kind: 'rules-reference' }
