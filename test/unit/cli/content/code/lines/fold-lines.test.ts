import { describe, expect, it } from 'vitest'
import { configOf, found, htmlOf, make, pageOf } from '../../page-of.ts'

const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `line(${String(index + 1)})`).join('\n')
const fence = (meta: string, count: number): string => `\`\`\`js ${meta}\n${lines(count)}\n\`\`\`\n`

describe('a long block of code', () => {
  it('D: is folded after the lines that its fence or the config names', async () => {
    const html = await htmlOf(fence('max-lines=3', 5))
    const rest = /<span class="code-rest" hidden="until-found">([^]*)<\/span><\/code>/.exec(
      html,
    )?.[1]
    expect(rest?.replace(/<[^>]+>/g, '')).toBe('line(4)\nline(5)')
    expect(html).toMatch(
      /<\/pre><label class="code-fold"><input type="checkbox"\/?> Show all 5 lines<\/label>/i,
    )
    const config = configOf({ markdown: { codeBlocks: { maxLines: 4 } } })
    expect(await htmlOf(fence('', 6), { config })).toContain('Show all 6 lines')
    expect(await htmlOf(fence('collapse', 30))).toContain('Show all 30 lines')
  })

  it('D: is not folded when it is short or its fence says so', async () => {
    const config = configOf({ markdown: { codeBlocks: { maxLines: 4 } } })
    for (const text of [fence('', 5), fence('max-lines=0', 30), fence('max-lines=50', 30)])
      expect(await htmlOf(text, { config })).not.toMatch(/code-rest|code-fold/)
    expect((await pageOf(fence('', 30))).parts).toBeUndefined()
    expect((await pageOf(fence('collapse', 30))).parts).toEqual(['code'])
  })

  it('D: keeps its text, its marks and its variants whole', async () => {
    const marked = await htmlOf(fence('max-lines=2 {3} showLineNumbers', 4))
    expect(marked).toMatch(/class="code-rest" hidden="until-found"><span class="line highlighted"/)
    const config = configOf({ markdown: { javascriptVariants: true } })
    const both = await htmlOf(
      '```ts collapse max-lines=1\nconst a: number = 1\nconst b = a\nconst c = b\n```\n',
      {
        config,
      },
    )
    expect(both).toMatch(/ts-only[^]*code-rest/)
  })

  it('D: reports a number that is none', async () => {
    expect(found(await make(fence('max-lines=many', 5)))[0]).toContain(
      '`max-lines` needs a number of lines instead of `many`',
    )
    expect(found(await make(fence('max-lines', 5)))[0]).toContain('`max-lines` needs a number')
  })

  it('D: has a button that breaks long lines only if the site wants one and a line is long', async () => {
    const config = configOf({ markdown: { codeBlocks: { wrapButton: true } } })
    const long = `\`\`\`js\n${'a'.repeat(50)}\n\`\`\`\n`
    expect(await htmlOf(long, { config })).toMatch(
      /<button type="button" class="wrap-button" data-wrap="" aria-label="Wrap long lines" aria-pressed="false" hidden/,
    )
    expect(await htmlOf(long)).not.toContain('data-wrap')
    expect(await htmlOf(fence('', 3), { config })).not.toContain('data-wrap')
    expect(await htmlOf(long.replace('js', 'js wrap'), { config })).not.toContain('data-wrap')
  })
})
