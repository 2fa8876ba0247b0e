// Pages read by the plugin for components alone. Given Markdown, it returns HTML.
import { toHtml } from 'hast-util-to-html'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { remarkJsx } from '../../../../../cli/content/plugins/remark-jsx.ts'
import type { ReadDependency } from '../../../../../cli/content/sources/read-dependency.ts'

const components = [
  'Tabs',
  'TabItem',
  'Badge',
  'YouTube',
  'Card',
  'DetailedExplanation',
  'CodeBlock',
]
const data: Readonly<Record<string, string>> = {
  '../codes.json': '{ "codes": ["a < b", "c"], "names": { "1": "one" }, "on": true }',
  '@site/broken.json': '{',
  './here.png': 'PNG',
  './sample.ts': "const a = '<b>'\n",
}
const readData: ReadDependency = (path) => {
  const text = data[path]
  return text === undefined ? { refusal: 'missing' } : { text }
}
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkJsx, { components, own: components, imports: {}, read: readData })
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)

function render(markdown: string, path: string) {
  const file = new VFile({ value: markdown, path })
  return { file, html: toHtml(processor.runSync(processor.parse(file), file)) }
}

/** HTML of a page in MDX as it is, line by line. */
export const lines = (markdown: string): string => render(markdown, 'a.mdx').html

/** HTML of a page in one line, with quotes in attributes as `'`; what is found at `line:column`. */
export function run(
  markdown: string,
  path = 'a.md',
): { html: string; messages: string[]; reasons: string[]; styles: unknown } {
  const { file, html } = render(markdown, path)
  const messages = file.messages.map(
    (message) => `${message.line}:${message.column} ${message.ruleId}`,
  )
  return {
    html: html.replaceAll('&#x22;', "'").replace(/\n/g, ''),
    messages,
    reasons: file.messages.map(({ reason }) => reason),
    styles: file.data.styles,
  }
}

/** The same, of a page in MDX. */
export const mdx = (markdown: string) => run(markdown, 'a.mdx')

/** What stands for a component in HTML. */
export const part = (name: string, props: string, inside = ''): string =>
  `<docs-component data-name="${name}"${props && ` data-props="${props}"`}>${inside}</docs-component>`
