// `<Listing number="1-1" file-name="src/main.rs" caption="A `main`">` of the preprocessor that the book
// of Rust and its translations use. Given the text of a chapter, it returns it with HTML in place of the tags.
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change } from '../../rewrite/change.ts'
import { bodyOf, splitSource } from '../../rewrite/source-line.ts'
import type { RewriteFinding } from '../../rewritten-page.ts'

const open = /^<Listing((?:[ \t]+[\w-]+="[^"]*")*)[ \t]*>[ \t]*$/
const attribute = /([\w-]+)="([^"]*)"/g

/** Replace the tags, each alone on its line; code stays as it is. */
export function rewriteListings(source: string): {
  readonly text: string
  readonly findings: readonly RewriteFinding[]
} {
  const changes: Change[] = []
  const findings: RewriteFinding[] = []
  const captions: string[] = []
  let fence: string | undefined
  for (const [index, line] of splitSource(source).entries()) {
    const body = bodyOf(line)
    const mark = /^(?:`{3,}|~{3,})/.exec(body)?.[0]
    if (mark !== undefined) fence = fence === undefined ? mark : closes(body, fence)
    if (fence !== undefined || mark !== undefined) continue
    const [start, end] = [
      line.start + line.text.length - body.length,
      line.start + line.text.length,
    ]
    const written = open.exec(body)?.[1]
    if (written !== undefined) {
      const listing = readListing(written)
      captions.push(listing.caption)
      changes.push({ start, end, text: listing.head.join(line.end.repeat(2)) })
      findings.push({ what: 'listing', line: index + 1 })
    } else if (/^<\/Listing>[ \t]*$/.test(body)) {
      const caption = captions.pop()
      if (caption === undefined) continue
      const parts = caption === '' ? [] : ['<figcaption>', caption, '</figcaption>']
      changes.push({ start, end, text: [...parts, '</figure>'].join(line.end.repeat(2)) })
    }
  }
  return { text: applyChanges(source, changes), findings }
}

/** The fence that is still open after a line that begins with a mark. */
const closes = (body: string, fence: string): string | undefined =>
  body.startsWith(fence) && body.trim() === body.trim()[0]?.repeat(body.trim().length)
    ? undefined
    : fence

/** The lines above the code, and the caption below it, which may contain Markdown. */
function readListing(written: string): {
  readonly head: readonly string[]
  readonly caption: string
} {
  const values = new Map(
    [...written.matchAll(attribute)].map(([, key = '', text = '']) => [key, text]),
  )
  const [number, file, text] = ['number', 'file-name', 'caption'].map((key) => values.get(key))
  const id = values.get('id') ?? (number === undefined ? undefined : `listing-${number}`)
  const name = number === undefined ? '' : `Listing ${number}`
  return {
    head: [
      id === undefined ? '<figure>' : `<figure id="${id}">`,
      ...(file === undefined ? [] : [`Filename: ${file}`]),
    ],
    caption: [name, text ?? ''].filter((part) => part !== '').join(': '),
  }
}
