import type { Symbol } from 'typescript/unstable/sync'
import type { DocComment } from './declared-export.ts'
import type { Declarations } from './open-declarations.ts'
import { readDefault } from './read-default.ts'

/** The comment of a symbol; undefined for something internal, which is not documented. */
export function readComment({ checker }: Declarations, symbol: Symbol): DocComment | undefined {
  const tags = checker.getJsDocTagsOfSymbol(symbol)
  if (tags.some(({ name }) => name === 'internal' || name === 'hidden' || name === 'private'))
    return undefined
  const all = (...names: readonly string[]): readonly string[] =>
    tags.flatMap(({ name, text }) => (names.includes(name) ? [(text ?? '').trim()] : []))
  const description = checker.getDocumentationCommentOfSymbol(symbol).trim()
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
