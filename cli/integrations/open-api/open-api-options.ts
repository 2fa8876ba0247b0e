// As it is published: the package contains a copy of this file, so it must not import anything.

/** The options of `openApi`. */
export interface OpenApiOptions {
  /** The OpenAPI 3.0 or 3.1 document in JSON or YAML, relative to the folder of the site. */
  readonly document: string
  /** Folder of the pages below that of the docs. `api` by default. */
  readonly path?: string
  /** Text of the folder in the sidebar; the title of the document by default. */
  readonly label?: string
  /** Position of the folder in the sidebar. */
  readonly position?: number
  /** A page for each tag, with its operations as sections, or one for each operation. `tag` by default. */
  readonly pages?: 'tag' | 'operation'
  /** Languages of the samples of requests. `['curl', 'javascript']` by default. */
  readonly samples?: readonly ('curl' | 'javascript' | 'python')[]
  /** Name of the integration, for a second document. `open-api` by default. */
  readonly name?: string
  /** Name of an entry of `collections` that contains the pages; the docs by default. */
  readonly collection?: string
}
