/** An `import` statement of a page. */
export interface PageImport {
  readonly start: number
  /** Behind the end of its line. */
  readonly end: number
  /** The module as written. */
  readonly from: string
  /** Names in the page by the names that the module exports; `default` and `*` are two of them. */
  readonly names: readonly { readonly imported: string; readonly local: string }[]
}

const statement =
  /^import[ \t]+(?:([\w\s{},*$]+?)\s*from\s*)?(['"])([^'"\n]+)\2(?:[ \t]*with[ \t]*\{[^{}]*\})?[ \t]*;?[ \t]*(?:\r?\n|$)/gm

/** Read the `import` statements of a page whose code is hidden. */
export function readImports(text: string): readonly PageImport[] {
  return [...text.matchAll(statement)].map(({ 0: whole, 1: clause = '', 3: from = '', index }) => ({
    start: index,
    end: index + whole.length,
    from,
    names: readClause(clause),
  }))
}

function readClause(clause: string): PageImport['names'] {
  const [, named = ''] = /\{([^{}]*)\}/.exec(clause) ?? []
  const others = clause.replace(/\{[^{}]*\}/, '').split(',')
  return [
    ...others.flatMap((written) => {
      const [, star, local] = /^\s*(\*\s*as\s+)?([\w$]+)\s*$/.exec(written) ?? []
      return local === undefined ? [] : [{ imported: star === undefined ? 'default' : '*', local }]
    }),
    ...named.split(',').flatMap((written) => {
      const [, imported, local] = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(written) ?? []
      return imported === undefined ? [] : [{ imported, local: local ?? imported }]
    }),
  ]
}
