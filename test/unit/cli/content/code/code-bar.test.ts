import { describe, expect, it } from 'vitest'
import { configOf, htmlOf } from '../page-of.ts'

const config = configOf({ markdown: { javascriptVariants: true } })

const fence = (info: string, ...lines: string[]): string =>
  ['```' + info, ...lines, '```', ''].join('\n')
const two = ['const a = 1', 'a()']

/** What stands in the bar of each block of a page: its title or language, or nothing for a block without a bar. */
async function barsOf(markdown: string): Promise<string[]> {
  const html = await htmlOf(`# T\n\n${markdown}`, { config })
  return [
    ...html.matchAll(/<figure class="code-block[^>]*>(?:<figcaption[^>]*>(.*?)<\/figcaption>)?/g),
  ].map(([tag, title]) => {
    if (title !== undefined) return title
    if (tag.includes(' data-bare=')) return 'no bar'
    return /data-label="([^"]*)"/.exec(tag)?.[1] ?? 'tabs'
  })
}

describe('the bar of a block of code', () => {
  it.each([
    ['a language', fence('js', ...two), ['JavaScript']],
    ['a language of another name', fence('sh', 'cd a', 'npm i'), ['Shell']],
    ['a terminal', fence('console', '$ cd a', '$ npm i'), ['Terminal']],
    ['a language that has no other name', fence('lua', ...two), ['lua']],
    ['a title', fence('js title="src/a.js"', 'one()'), ['src/a.js']],
    ['a diff', fence('diff', '- a', '+ b'), ['Diff']],
    ['folded lines', fence('js max-lines=1', ...two, 'b()'), ['JavaScript']],
    ['a single line', fence('js', 'one()'), ['no bar']],
    ['text', fence('text', ...two), ['no bar']],
    ['no language', fence('', ...two), ['no bar']],
    ['output', fence('js', ...two) + '\n' + fence('text output', '1'), ['JavaScript', 'Output']],
    ['two languages', fence('ts', 'const a: number = 1'), ['tabs']],
    ['package managers', fence('bash npm2yarn', 'npm i x'), ['tabs', 'tabs', 'tabs', 'tabs']],
    [
      'a group',
      `::: code-group\n\n${fence('js [A]', ...two)}\n${fence('sh [B]', 'b')}\n:::\n`,
      ['tabs', 'tabs'],
    ],
    [
      'tabs of an author',
      `<Tabs>\n<TabItem value="a" label="A">\n\n${fence('js', ...two)}\n</TabItem>\n<TabItem value="b" label="B">\n\n${fence('css', 'a {}', 'b {}')}\n</TabItem>\n</Tabs>\n`,
      ['tabs', 'tabs'],
    ],
    [
      'tabs with text beside the code',
      `<Tabs>\n<TabItem value="a" label="A">\n\nText.\n\n${fence('js', ...two)}\n</TabItem>\n<TabItem value="b" label="B">\n\n${fence('css', 'a {}', 'b {}')}\n</TabItem>\n</Tabs>\n`,
      ['JavaScript', 'CSS'],
    ],
    [
      'files of a sample',
      fence('js', '// file: a.js', 'a()', '// file: b.js', 'b()'),
      ['a.js', 'b.js'],
    ],
    ['a component', '<CodeBlock language="js">{`a()\\nb()`}</CodeBlock>\n', ['JavaScript']],
  ])('has a place for %s', async (_, markdown, expected) => {
    expect(await barsOf(markdown)).toEqual(expected)
  })

  it('belongs to code and tabs together where the tabs hold nothing else', async () => {
    const tabs = async (markdown: string): Promise<string[]> => {
      const html = await htmlOf(`# T\n\n${markdown}`, { config })
      return [...html.matchAll(/<div class="(tabs[^"]*)"/g)].map(([, names = '']) => names)
    }
    expect(await tabs(fence('ts', 'const a: number = 1'))).toEqual(['tabs code-tabs'])
    expect(await tabs(fence('bash npm2yarn', 'npm i x'))).toEqual(['tabs code-tabs'])
    const mixed =
      '<Tabs>\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n<TabItem value="b" label="B">\n\n```js\na\n```\n\n</TabItem>\n</Tabs>\n'
    expect(await tabs(mixed)).toEqual(['tabs'])
  })
})
