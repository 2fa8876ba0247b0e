import { tests } from 'commonmark-spec'
import { toHtml } from 'hast-util-to-html'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { remarkJsx } from '../../../../../cli/content/plugins/remark-jsx.ts'

const bare = unified().use(remarkParse).use(remarkRehype, { allowDangerousHtml: true }).freeze()
const ours = unified()
  .use(remarkParse)
  .use(remarkJsx, { components: ['Tabs', 'Card', 'Badge'] })
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze()

function render(processor: typeof bare | typeof ours, markdown: string): string {
  const file = new VFile({ value: markdown, path: 'a.md' })
  return toHtml(processor.runSync(processor.parse(file), file), { allowDangerousHtml: true })
}

it('P1: components and braces change none of the 652 CommonMark examples in .md', () => {
  const changed = tests.filter(({ markdown }) => {
    const source = markdown.replaceAll('→', '\t')
    return render(ours, source) !== render(bare, source)
  })
  expect(tests).toHaveLength(652)
  expect(changed.map(({ number }) => number)).toEqual([])
})
