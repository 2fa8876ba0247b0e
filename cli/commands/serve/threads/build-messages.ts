// What the development server and the thread that builds its site send each other. Of a site with
// thousands of pages, only the files that have changed are sent.
import type { LoadConfigOptions } from '../../../config/load-config.ts'
import type { OutputPath } from '../../../model/paths.ts'
import type { StoppedPages } from '../../../threads/stopped-pages.ts'
import type { SiteFile, SiteUpdate, UnfinishedSite } from '../serve-contract.ts'

/** The data that the thread receives when it starts. */
export interface BuildSetup {
  readonly site: LoadConfigOptions
  /** False: what earlier builds kept is ignored. */
  readonly cache: boolean
  readonly pid: number
  readonly colors: boolean
  readonly wantsStack: boolean
  /** Memory in which the thread writes down what it is doing. */
  readonly workRecord: SharedArrayBuffer
  readonly stoppedPages: StoppedPages
}

/** Absolute paths that have changed. */
export type BuildRequest = ReadonlySet<string> | 'all'

/**
 * What the server sends. `isEarly`: it also wants to have pages before the build ends. `requested`:
 * it has sent the requests that waited for an unfinished site.
 */
export type ServerMessage =
  | { readonly kind: 'build'; readonly changed: BuildRequest; readonly isEarly: boolean }
  | { readonly kind: 'render'; readonly path: OutputPath }
  | { readonly kind: 'requested' }

/** A site whose build has not ended; the server requests its docs by message. */
export type EarlyFiles = Omit<UnfinishedSite, 'render'>

/** A build, without the files that are the same as in the build before. */
export interface BuiltSite extends Omit<SiteUpdate, 'files' | 'twins' | 'docs'> {
  readonly kind: 'built'
  /** Paths of docs that are compiled when they are requested; undefined if none are. */
  readonly docs: ReadonlySet<OutputPath> | undefined
  /** Paths of files that are made when they are requested. */
  readonly twins: ReadonlySet<OutputPath>
  /** The paths of all files, in order. */
  readonly paths: readonly OutputPath[]
  readonly changed: readonly SiteFile[]
}

/** A message from the thread. `failed`: the build threw, which is a bug in docs-ssg. */
export type BuildMessage =
  | BuiltSite
  | { readonly kind: 'unfinished'; readonly site: EarlyFiles }
  | {
      readonly kind: 'rendered'
      readonly path: OutputPath
      readonly files: readonly SiteFile[]
    }
  | { readonly kind: 'edited'; readonly files: readonly SiteFile[] }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'print' | 'printError'; readonly text: string }
