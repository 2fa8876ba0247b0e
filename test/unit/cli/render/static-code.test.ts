import { describe, expect, it } from 'vitest'
import { configOf, htmlOf, pageOf } from '../content/page-of.ts'

const ticks = '```'
const fence = (info: string, code: string): string => `${ticks}${info}\n${code}\n${ticks}\n`

/** A plugin that changes nothing; because of it, code stays a tree until React renders it. */
const withPlugin = configOf({ markdown: { rehypePlugins: [() => undefined] } })

const blocks: Readonly<Record<string, string>> = {
  'a plain block': fence('ts', "const a = '<b>&amp;</b>' // \"it's\""),
  'no language': fence('', 'a < b && c > "d"'),
  'no code': fence('ts', ''),
  'a title and marked lines': fence('ts title="a.ts" {1}', "const a = 1\nconst b = 'c'"),
  numbers: fence('ts showLineNumbers=7', 'const a = 1\n\nconst b = 2'),
  'a diff': fence('diff lang=ts', '+const a = 1\n-const b = 2'),
  'marked words': fence('ts /b/', 'const a = b'),
  'a session': fence('bash', '$ npm test\n12 passed'),
  'package managers': fence('bash npm2yarn', 'npm install a'),
  'a JavaScript variant': fence('ts', 'const a: number = 1\nexport type B = string'),
  'several files': fence('ts', '// file: a.ts\nconst a = 1\n// file: b.ts\nconst b = 2'),
  'a component': '<CodeBlock language="ts">\n\n{`const a = 1`}\n\n</CodeBlock>\n',
  'code in a list and in tabs': `- a\n\n  ${fence('js', 'b()').replaceAll('\n', '\n  ')}\n\n:::tip\n\n${fence('js', 'c()')}\n:::\n`,
}

describe('code that skips React', () => {
  it.each(Object.entries(blocks))('has the same HTML: %s', async (_, block) => {
    const text = `# A\n\n${block}\nThe end, with \`code\`.\n`
    const html = await htmlOf(text)
    expect(html).toContain('<code')
    expect(html).not.toContain('data-code-html')
    expect(html).toBe(await htmlOf(text, { config: withPlugin }))
  })

  it('is found by the search as before', async () => {
    const text = `# A\n\n## B\n\n${fence('ts', 'createThing({ otherThing: 1 })')}`
    const { sections } = await pageOf(text)
    expect(sections.at(-1)?.code).toContain('createThing')
    expect(sections).toEqual((await pageOf(text, { config: withPlugin })).sections)
  })

  it('leaves an attribute of the same name alone that an author wrote', async () => {
    const config = configOf({ markdown: { rawHtml: 'trust' } })
    const text = `# A\n\n<code data-code-html="0">x</code>\n\n${fence('js', 'b()')}`
    expect(await htmlOf(text, { config })).toContain('<code data-code-html="0">x</code>')
  })
})
