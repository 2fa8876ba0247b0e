// An MkDocs site as its config describes it. Must not know the options of docs-ssg.
import type { Values } from '../coerce.ts'
import type { SourceFiles } from '../source-files.ts'

export interface MkdocsSite {
  /** Absolute: the folder of the config. */
  readonly siteDir: string
  /** Absolute. */
  readonly configFile: string
  readonly files: SourceFiles
  readonly config: Values
  /** Absolute path of `docs_dir`. */
  readonly docsDir: string
  readonly theme: MkdocsTheme
  /** Options of plugins by name, without those that are switched off. */
  readonly plugins: ReadonlyMap<string, Values>
  /** Options of Markdown extensions by name. */
  readonly extensions: ReadonlyMap<string, Values>
  /** Pages are folders with an `index.html`, as by default. */
  readonly usesFolders: boolean
}

export interface MkdocsTheme {
  /** `mkdocs` by default; undefined: a theme in `custom_dir` alone. */
  readonly name: string | undefined
  readonly options: Values
  readonly features: ReadonlySet<string>
}
