import { describe, expect, it } from 'vitest'
import { configOf, found, htmlOf, make, pageOf } from '../page-of.ts'

const page = `\`\`\`ts annotate
const a = 1 // (1)!
const b = 2 /* (2) */
// (1) (2)
\`\`\`

1. The first.
2. The *second*.
`

describe('annotated code', () => {
  it('D: links comments with a number to the items of the list after it', async () => {
    const html = await htmlOf(page)
    const marker = (number: number): string =>
      `<a class="token output code-marker" href="#docs-ssg-note-1-${String(number)}" aria-label="Note ${String(number)}">${String(number)}</a>`
    expect(html).toContain(`<span class="token number">1</span>${marker(1)}\n`)
    expect(html).toContain(
      `<span class="token number">2</span>${marker(2)}\n${marker(1)}${marker(2)}`,
    )
    expect(html).toContain('<ol class="code-notes">')
    expect(html).toContain('<li id="docs-ssg-note-1-1">The first.</li>')
    expect(html).not.toMatch(/\/\/|\/\*/)
    expect((await pageOf(page)).parts).toEqual(['code'])
  })

  it('D: keeps the markers in the JavaScript variant', async () => {
    const config = configOf({ markdown: { javascriptVariants: true } })
    const html = await htmlOf(page.replace('const a', 'const a: number'), { config })
    expect(html.match(/code-marker/g)).toHaveLength(8)
  })

  it('D: numbers several blocks of a page, and leaves other code alone', async () => {
    const html = await htmlOf(`${page}\n${page}\n\`\`\`ts\nf() // (1)\n\`\`\`\n\n1. Step\n`)
    expect(html).toContain('href="#docs-ssg-note-2-1"')
    expect(html).toContain('id="docs-ssg-note-2-2"')
    expect(html).toContain('// (1)')
    expect(html.match(/class="code-notes"/g)).toHaveLength(2)
  })

  it('D: understands the attributes of MkDocs', async () => {
    const html = await htmlOf('``` { .yaml .annotate }\na: 1 # (1)!\n```\n\n1. One.\n')
    expect(html).toContain('code-marker')
    expect(html).toContain('language-yaml')
  })

  it('D: reports numbers without an item, items without a number, and a list that is missing', async () => {
    const wrong = '```ts annotate\nf() // (3)\n```\n\n1. One.\n'
    expect(found(await make(wrong))).toEqual([
      '5:1 code-meta The code has no comment `(1)`, so this item explains nothing.',
      '2:8 code-meta No item of the list after the block explains `(3)`.',
    ])
    expect(found(await make('```ts annotate\nf() // (1)\n```\n\nText.\n'))).toEqual([
      '1:7 code-meta `annotate` needs an ordered list after the block, so readers see the comments.',
    ])
  })
})
