// As it is published: the package contains a copy of this file, so it must not import anything.

/** The options of `python`. */
export interface PythonOptions {
  /**
   * What `griffe dump --full` has written, relative to the folder of the site. Either this or
   * `command`.
   */
  readonly file?: string
  /** A program and its arguments, which prints such JSON: `['griffe', 'dump', '--full', 'counter']`. */
  readonly command?: readonly string[]
  /**
   * Lists of the objects of other projects, to which references link: files relative to the folder
   * of the site, or URLs such as `https://docs.python.org/3/objects.inv`, which are downloaded once.
   */
  readonly inventories?: readonly (string | PythonInventory)[]
  /** Options of every block, with the names that mkdocstrings gives them: `{ heading_level: 3 }`. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Name of the integration. `python` by default. */
  readonly name?: string
}

/** A list of objects, and the site that has them. */
export interface PythonInventory {
  /** The file or URL of the list. */
  readonly from: string
  /** URL of the site; by default, the folder of `from`. */
  readonly baseUrl: string
}
