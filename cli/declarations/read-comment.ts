import type { Node } from 'typescript/unstable/ast'
import type { Symbol } from 'typescript/unstable/sync'
import type { DocComment } from './declared-export.ts'
import type { Declarations } from './open-declarations.ts'
import { readDefault } from './read-default.ts'

/** The comment of a symbol; undefined for something internal, which is not documented. */
export function readComment(declarations: Declarations, symbol: Symbol): DocComment | undefined {
  const { checker } = declarations
  const tags = checker.getJsDocTagsOfSymbol(symbol)
  if (tags.some(({ name }) => name === 'internal' || name === 'hidden' || name === 'private'))
    return undefined
  const all = (...names: readonly string[]): readonly string[] =>
    tags.flatMap(({ name, text }) => (names.includes(name) ? [(text ?? '').trim()] : []))
  const description = describe(declarations, symbol)
  const value = readDefault(tags, () => description) ?? all('default', 'defaultValue')[0]
  const [since] = all('since', 'version')
  const [deprecated] = all('deprecated')
  const [returns] = all('returns', 'return')
  return {
    description: [description, ...all('remarks')].filter(Boolean).join('\n\n'),
    ...(value === undefined ? {} : { default: value.replace(/^`(.*)`$/, '$1') }),
    ...(since === undefined ? {} : { since }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(returns === undefined ? {} : { returns }),
    examples: all('example'),
    see: all('see'),
    parameters: new Map(
      all('param', 'arg', 'template', 'typeParam').map((text) => {
        const [, name = '', rest = ''] = /^(\S+)\s*(?:-\s*)?([^]*)$/.exec(text) ?? []
        return [name, rest.trim()] as const
      }),
    ),
  }
}

/** The text before the first tag. The compiler leaves out the targets of links, so a text with links is read from the source. */
function describe({ checker }: Declarations, symbol: Symbol): string {
  const known = checker.getDocumentationCommentOfSymbol(symbol).trim()
  if (known === '') return known
  const node = symbol.declarations[0]?.resolve()
  // The comment of a variable belongs to its statement.
  const owner = node && /^[\w$]+\s*[:=]/.test(node.getText()) ? statementOf(node) : node
  const full = owner?.getFullText().slice(0, -owner.getText().length) ?? ''
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(full)?.[1] ?? ''
  if (!/\{@link/.test(comment)) return known
  const text = comment.replace(/^[ \t]*\*?[ \t]?/gm, '')
  return (/^[^]*?(?=\n@\w|$(?![^]))/.exec(text)?.[0] ?? known).trim()
}

function statementOf(node: Node): Node {
  const { parent } = node
  // A declaration, its list and the statement; a property has no list.
  return parent?.getText().startsWith('{') || parent?.parent === undefined
    ? node
    : /^(?:const|let|var)\b/.test(parent.getText())
      ? parent.parent
      : node
}
