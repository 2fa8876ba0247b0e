import type { Node } from 'typescript/unstable/ast'
import type { Symbol } from 'typescript/unstable/sync'
import type { DocComment } from './declared-export.ts'
import type { Declarations } from './open-declarations.ts'
import { readDefault } from './read-default.ts'

/** Tags with a dedicated place on a page, and tags that describe its code. */
const placedTags = new Set(
  (
    'param arg argument template typeParam remarks default defaultValue defaultvalue since version ' +
    'deprecated returns return example see throws exception public override readonly'
  ).split(' '),
)

/** The comment of a symbol; undefined for something internal, which is not documented. */
export function readComment(declarations: Declarations, symbol: Symbol): DocComment | undefined {
  const written = readWritten(declarations, symbol)
  const { tags } = written
  if (tags.some(({ name }) => name === 'internal' || name === 'hidden' || name === 'private'))
    return undefined
  const all = (...names: readonly string[]): readonly string[] =>
    tags.flatMap(({ name, text }) => (names.includes(name) ? [(text ?? '').trim()] : []))
  const { description } = written
  const value =
    readDefault(tags, () => description) ?? all('default', 'defaultValue', 'defaultvalue')[0]
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
    throws: all('throws', 'exception'),
    others: tags
      .filter(({ name }) => !placedTags.has(name))
      .map(({ name, text }) => ({ name, text: (text ?? '').trim() })),
    parameters: new Map(
      all('param', 'arg', 'argument', 'template', 'typeParam').map((text) => {
        const [, name = '', rest = ''] = /^(\S+)\s*(?:-\s*)?([^]*)$/.exec(text) ?? []
        return [name, rest.trim()] as const
      }),
    ),
  }
}

interface WrittenComment {
  readonly description: string
  readonly tags: readonly { readonly name: string; readonly text?: string | undefined }[]
}

/**
 * The parts of a comment that the compiler reads. It leaves out the targets of links, and comments of members of enums and of
 * members on the line of a brace, so their texts are read from the source.
 */
function readWritten({ checker }: Declarations, symbol: Symbol): WrittenComment {
  const tags = checker.getJsDocTagsOfSymbol(symbol)
  const known = checker.getDocumentationCommentOfSymbol(symbol).trim()
  const isUnread = known === '' && tags.length === 0
  if (known === '' && !isUnread) return { description: known, tags }
  const node = symbol.declarations[0]?.resolve()
  // The comment of a variable belongs to its statement.
  const owner = node && /^[\w$]+\s*[:=]/.test(node.getText()) ? statementOf(node) : node
  const full = owner?.getFullText().slice(0, -owner.getText().length) ?? ''
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(full)?.[1] ?? ''
  const text = comment.replace(/^[ \t]*\*?[ \t]?/gm, '').trim()
  if (isUnread) return parseComment(text)
  return { description: /\{@link/.test(comment) ? parseComment(text).description : known, tags }
}

/** The text before the first tag, and the tags. */
function parseComment(text: string): WrittenComment {
  const [description = '', ...parts] = text.split(/^(?=@[A-Za-z])/m)
  const tags = parts.map((part) => {
    const [, name = '', rest = ''] = /^@(\w+)\s*([^]*)$/.exec(part) ?? []
    return { name, text: rest.trim() }
  })
  return { description: description.trim(), tags }
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
