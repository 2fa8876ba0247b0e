import type { Diagnostic } from './diagnostic.ts'
import type { OutputPath, UrlPath } from './paths.ts'

/** The files for the browser. URLs start with the base path: `/assets/client-4f2a.js`. */
export interface ClientBundle {
  readonly entryUrl: string
  readonly stylesheetUrl: string
  /** The script of the web worker that searches. */
  readonly searchWorkerUrl: string
  /** The style sheet of KaTeX; absent when the site has no formulas or has not installed KaTeX. */
  readonly mathStylesheetUrl?: string
  /** Hash of all files; `PageData.buildId` of every page. */
  readonly buildId: string
  readonly files: readonly OutputFile[]
}

/** A page as a complete HTML document. */
export interface RenderedPage {
  readonly url: UrlPath
  readonly output: OutputPath
  readonly html: string
}

export interface OutputFile {
  readonly path: OutputPath
  readonly contents: string | Uint8Array
}

/** Sees every page before it is written. */
export interface PageProbe {
  readonly visit: (page: OutputFile) => void
  /** After the last page: what was found in all of them. */
  readonly finish: () => readonly Diagnostic[]
}
