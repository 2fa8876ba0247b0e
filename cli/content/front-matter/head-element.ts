// What a page says in a `<head>` element between its text, as Docusaurus reads it. Given the text of a page, it
// returns the keys of front matter that say the same, and the text without the element.
import { readHtml } from '../../html/read-html.ts'
import type { StartTag } from '../../html/html-token.ts'
import type { FrontMatter } from '../../model/authored/front-matter.ts'
import { findUnwritable } from '../../primitives/text/unwritable-values.ts'
import { nextFence } from '../nodes/source-lines.ts'
import { readPageHead } from './page-head.ts'

interface PageHead {
  readonly keys: Pick<FrontMatter, 'description' | 'head' | 'title_meta'>
  readonly body: string
}

const opening = '<head>'
const closing = '</head>'

/** Read the first `<head>` of a page (its Markdown without front matter); undefined if there is none, or if it has a part that a page can't have. */
export function readHeadElement(body: string): PageHead | undefined {
  const start = findStart(body)
  const end = start === -1 ? -1 : body.indexOf(closing, start)
  if (end === -1) return undefined
  const keys = readKeys(body.slice(start + opening.length, end))
  if (keys === undefined) return undefined
  const element = body.slice(start, end + closing.length)
  const blank = element.replace(/[^\n]+/g, '')
  return { keys, body: body.slice(0, start) + blank + body.slice(end + closing.length) }
}

/** Where a line begins with `<head>`, outside code; -1 if none does. */
function findStart(body: string): number {
  if (!body.includes(opening)) return -1
  let [offset, fence] = [0, '']
  for (const line of body.split('\n')) {
    if (fence === '' && line.startsWith(opening)) return offset
    fence = nextFence(fence, line)
    offset += line.length + 1
  }
  return -1
}

function readKeys(html: string): PageHead['keys'] | undefined {
  // A value in braces is JavaScript.
  if (/=\{/.test(html)) return undefined
  const tokens = readHtml(html)
  const head: NonNullable<FrontMatter['head']>[number][] = []
  let description: string | undefined
  let title = ''
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text' && !token.isRaw && token.text.trim() !== '') return undefined
    if (token.kind !== 'start') continue
    const next = tokens[index + 1]
    const content = next?.kind === 'text' && next.isRaw ? next.text : undefined
    const attributes = attributesOf(token)
    if (token.name === 'title') title = (content ?? '').trim()
    else if (attributes['name'] === 'description') description = attributes['content']
    else {
      const read = readPageHead({ tag: token.name, attributes, content })
      if (read.kind === 'refused') return undefined
      head.push(read.element)
    }
  }
  if (findUnwritable({ title, description }).length > 0) return undefined
  return {
    ...(title !== '' && { title_meta: title }),
    ...(description && { description }),
    ...(head.length > 0 && { head }),
  }
}

const attributesOf = ({ attributes }: StartTag): Readonly<Record<string, string>> =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, value]))
