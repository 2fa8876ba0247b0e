/** A file of the site that pages import components from. */
export interface ImportedFile {
  /** Relative to the site's folder, Posix. */
  readonly file: string
  /** The names of its components by their exports; `default` and `*` included. */
  readonly names: Readonly<Record<string, string>>
}

/**
 * The files of components by the path that pages write, relative to the site's folder and with or
 * without an extension.
 */
export type ComponentImports = Readonly<Record<string, ImportedFile>>
