interface RawSyntax {
  /** Relative to the folder. */
  readonly page: string
  /** The construct as an author writes it. */
  readonly form: string
  readonly match: string
  /** Of the whole block. */
  readonly text: string
}

/** The syntax of other tools that readers see in the pages below a folder. */
export function findRawSyntax(folder: string): Promise<readonly RawSyntax[]>

/** The constructs in the texts of one page. */
export function listRawSyntax(html: string): readonly Omit<RawSyntax, 'page'>[]
