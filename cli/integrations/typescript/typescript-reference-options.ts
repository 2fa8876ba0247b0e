// As it is published: the package contains a copy of this file, so it must not import anything.

/** The options of `typescriptReference`. */
export interface TypescriptReferenceOptions {
  /** Entry points of installed packages: `@scope/name` or `@scope/name/sub`. */
  readonly package?: string | readonly string[]
  /** TypeScript files of the project, relative to the folder of the site: `../src/index.ts`. */
  readonly entry?: string | readonly string[]
  /** Folder of the pages below that of the docs. `api` by default. */
  readonly path?: string
  /** Text of the folder in the sidebar and title of its page. `API reference` by default. */
  readonly label?: string
  /** Position of the folder in the sidebar. */
  readonly position?: number
  /** Exports that get no page. What is marked `@internal` never does. */
  readonly exclude?: readonly string[]
  /** Name of the integration, for a second reference. `typescript-reference` by default. */
  readonly name?: string
  /** Name of an entry of `collections` that contains the pages; the docs by default. */
  readonly collection?: string
}
