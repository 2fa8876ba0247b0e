import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'

/** A message of a program that a page quotes, with the place of the quotation. */
export interface QuotedMessage {
  readonly place: string
  readonly text: string
}

/** Three words in a row, as in `must be a callback`. */
const SENTENCE = /(?:^|[\s[(])[\w'"`…-]+[.,:)]? [\w'"`…-]+,? [\w'"`…#-]+/
/** Quoted code, commands and drawings rather than messages. */
const CODE =
  /=>|[{[] ?…|… ?[\]}]$|^(?:[├│ ({<]|import |export |const |if \(|for |npx |npm |git |new |await |satisfies |infer |dispatch\()|^\[\w+, |\(\{|\w+\(\w+, |[├│]|<\w+ \w+=|: \{ |^\w+\??: | as const$|\\\||<[\w]+[ ,]|^\w+<| is [A-Z]\w+$/m
/** What starts an error although it looks like the name of a field. */
const PREFIX = /^(?:Warning|Error|TypeError|ENOENT|upsertQueryEntries|listenerMiddleware): /

/** The messages in inline code, in `text` blocks and in quotation marks of headings of a page. */
export function findQuotedMessages(folder: string): readonly QuotedMessage[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return pages
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => messagesOf(name, readFileSync(join(folder, name), 'utf8')))
}

function messagesOf(page: string, source: string): QuotedMessage[] {
  const found: QuotedMessage[] = []
  const body = source.replace(/^---\n[^]*?\n---\n/, (yaml) => yaml.replace(/[^\n]/g, ' '))
  visit(fromMarkdown(body), (node: Nodes) => {
    for (const text of textsOf(node, body))
      if (SENTENCE.test(text) && (PREFIX.test(text) || !CODE.test(text)))
        found.push({ place: `${page}:${node.position?.start.line ?? 0}`, text })
  })
  return found
}

function textsOf(node: Nodes, body: string): string[] {
  if (node.type === 'inlineCode') return [node.value]
  if (node.type === 'heading') {
    const { start, end } = node.position ?? { start: { offset: 0 }, end: { offset: 0 } }
    return [...body.slice(start.offset, end.offset).matchAll(/"([^"]+)"/g)].map(
      ([, text = '']) => text,
    )
  }
  const isText = node.type === 'code' && /^(?:text|txt)$/.test(node.lang ?? '')
  return isText && !/\boutput\b/.test(node.meta ?? '') ? [node.value] : []
}
