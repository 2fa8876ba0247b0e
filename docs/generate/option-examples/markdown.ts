import { defineConfig } from 'docs-ssg'

const plugin = () => () => {}

export default defineConfig({
  markdown: {
    format: 'detect',
    parser: 'auto',
    rawHtml: 'sanitize',
    admonitions: ['example'],
    emoji: true,
    javascriptVariants: true,
    math: true,
    imageCaptions: true,
    imageVariants: true,
    frontMatter: { product: 'string', reviewed: 'date' },
    variables: { version: '2.1.0' },
    glossary: 'glossary.yml',
    imageZoom: true,
    headingIds: 'github',
    keepGeneratedIds: true,
    mermaid: true,
    grammars: [
      ({ languages }: { languages: Record<string, unknown> }) => {
        languages['rules'] = { keyword: /\b(?:allow|deny)\b/ }
      },
    ],
    codeBlocks: { maxLines: 30, wrapButton: true },
    magicComments: [
      {
        className: 'line--new',
        line: 'new-next-line',
        block: { start: 'new-start', end: 'new-end' },
      },
    ],
    remarkPlugins: [plugin],
    rehypePlugins: [plugin],
    beforeDefaultRemarkPlugins: [plugin],
    beforeDefaultRehypePlugins: [plugin],
    frameHosts: ['video.example.org'],
    sandboxHosts: ['stackblitz'],
    docblockSources: ['../src'],
    dependencies: ['data/prices.json'],
  },
})
