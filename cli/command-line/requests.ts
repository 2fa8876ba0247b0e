import type { LoadConfigOptions } from '../config/load-config.ts'
import type { FlaggedWishes } from '../init/decide.ts'
import type { ReportFormat } from '../report/formats/report-format.ts'

/**
 * Where a server listens. `host`: `0.0.0.0` for all interfaces, undefined for loopback; `open`: the
 * path to open in a browser.
 */
export interface ListenOptions {
  readonly port: number
  readonly strictPort: boolean
  readonly host: string | undefined
  readonly open: string | undefined
}

/** What `docs-ssg translations` exchanges with a translation service. */
export type TranslationExchange =
  | { readonly kind: 'import'; readonly file: string }
  | {
      readonly kind: 'export'
      readonly file: string
      /** Leave out sections whose translation is up to date. */
      readonly changedOnly: boolean
    }

/** The parts of `check` that run only on request. */
export interface CheckExtras {
  /** Request the links to other sites. */
  readonly external: boolean
  /** Milliseconds for which the response of another site stays valid. */
  readonly cacheTtl: number
  /** Build twice more, once in another folder, and compare bytes. */
  readonly verify: boolean
  /**
   * What `--fix` changes in the sources: links and aliases, and with `headings` the id of every
   * heading too.
   */
  readonly fix: 'nothing' | 'links' | 'headings'
  /** Show what `--fix` would change, and write nothing. */
  readonly dryRun: boolean
  /** Use every control of the built pages in a real browser. */
  readonly browser: boolean
  /** Absolute path of the file for figures; undefined: none. */
  readonly stats: string | undefined
}

/** What `build` is asked for. */
export interface BuildRequest {
  readonly kind: 'build'
  readonly site: LoadConfigOptions
  readonly cache: boolean
  readonly strict: boolean
  /** Run the checks of `check` too, code samples included. */
  readonly check: boolean
  /** How to print where the time went. */
  readonly timings: 'off' | 'text' | 'json'
  /** Show every finding, instead of the first ones of each rule. */
  readonly allFindings: boolean
  /** Only compile this part of the pages, counted from 1, into the cache. */
  readonly shard?: { readonly index: number; readonly count: number } | undefined
  /** Only write the part with the versions and languages that these patterns match: `1.0/*`. */
  readonly only: readonly string[]
  /**
   * Write the files that differ from an earlier build to `file`. `since`: the `changed.json` or
   * the folder of that build; undefined: the output folder before this build. Both are absolute.
   */
  readonly changes?: { readonly file: string; readonly since: string | undefined } | undefined
}

/** The request of a command line, with one shape for each command. */
export type CommandRequest =
  | BuildRequest
  | (Omit<BuildRequest, 'kind' | 'shard' | 'only'> & {
      readonly kind: 'join'
      /** Folders of parts, or folders with these; absolute. */
      readonly parts: readonly string[]
    })
  | {
      readonly kind: 'serve'
      readonly site: LoadConfigOptions
      readonly cache: boolean
      readonly listen: ListenOptions
      /** Milliseconds between looks at the disk; undefined: the system reports changes. */
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
      /** Show every finding in the format `pretty`, instead of the first ones of each rule. */
      readonly allFindings: boolean
      /**
       * Absolute path of a built site or a `routes.json` to compare with; undefined: nothing is
       * compared.
       */
      readonly against: string | undefined
      /**
       * Absolute path of a file with known diagnostics, which are left out; undefined: none are.
       */
      readonly baseline: string | undefined
      /** Record the diagnostics in that file instead of reporting them. */
      readonly updateBaseline: boolean
      /** Rewrite the lock file instead of checking it. */
      readonly updateLock: boolean
      /** Names of the only checks to run; all of them when empty. */
      readonly only: readonly string[]
      /** Checks that run only on request. */
      readonly extras: CheckExtras
      /** Absolute path of the report; undefined: standard output. */
      readonly output: string | undefined
    }
  | {
      readonly kind: 'mcp'
      readonly site: LoadConfigOptions
      /** The published site to read instead, with a slash at the end; undefined: the built folder. */
      readonly url: URL | undefined
      /** Undefined: standard input and output. */
      readonly port: number | undefined
    }
  | { readonly kind: 'clear'; readonly site: LoadConfigOptions }
  | {
      readonly kind: 'version'
      readonly site: LoadConfigOptions
      /** Name of the new version. */
      readonly name: string
      /** Compile the version once and keep its articles; it may exist already. */
      readonly freeze: boolean
    }
  | {
      readonly kind: 'translations'
      readonly site: LoadConfigOptions
      /** Code of the only language to look at; undefined: all of them. */
      readonly locale: string | undefined
      /** Create files for pages without a translation. */
      readonly write: boolean
      /** Missing and outdated translations fail the command. */
      readonly strict: boolean
      /**
       * Record from which text sections were translated: those whose translation has changed, or all
       * of them.
       */
      readonly updateLock: 'nothing' | 'changed' | 'all'
      /** Show what has changed in stale sections. */
      readonly diff: boolean
      /** A file for a translation service: to write, or to read translations from. Absolute. */
      readonly exchange: TranslationExchange | undefined
    }
  | {
      readonly kind: 'search-records'
      readonly site: LoadConfigOptions
      readonly cache: boolean
      /** Absolute path of the file; undefined: standard output. */
      readonly output: string | undefined
      /** Bring the hosted index up to date. */
      readonly push: boolean
      /** Print what would be sent without sending it. */
      readonly dryRun: boolean
      /** Send all records to a new index, not only those that have changed. */
      readonly replace: boolean
    }
  | {
      readonly kind: 'migrate'
      /** Absolute path of the current folder: printed paths are relative to it. */
      readonly workingDir: string
      /** Absolute path of the folder of the old site. */
      readonly from: string
      /**
       * Absolute path of the folder for `site.config.ts`; undefined: the lowest one that contains
       * the whole site.
       */
      readonly out: string | undefined
      /** Absolute path of the folder for a copy of the docs and the config; undefined: no copy. */
      readonly into: string | undefined
      readonly rewrite: boolean
      /** Rewrite without asking. */
      readonly yes: boolean
    }
  | {
      readonly kind: 'init'
      /** Absolute path of the current folder: printed paths are relative to it. */
      readonly workingDir: string
      /** Absolute path of the folder of the new site; it need not exist. */
      readonly folder: string
      readonly wishes: FlaggedWishes
      /** Ask nothing. */
      readonly yes: boolean
      readonly install: boolean
      /** Serve the new site at the end, and open it in the browser. */
      readonly start: boolean
    }
  | {
      readonly kind: 'explain'
      /** Id of the rule; undefined: all rules are listed. */
      readonly rule: string | undefined
    }
  | { readonly kind: 'config-reference' }
  | { readonly kind: 'rules-reference' }
