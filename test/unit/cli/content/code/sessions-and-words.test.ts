import { describe, expect, it } from 'vitest'
import { found, make, pageOf } from '../page-of.ts'

async function codeOf(info: string, ...lines: string[]): Promise<string> {
  const page = await pageOf(['```' + info, ...lines, '```', ''].join('\n'))
  return /<code[^>]*>([\s\S]*)<\/code>/.exec(page.html.pieces.join(''))?.[1] ?? ''
}

/** The code as the copy button copies it. */
const copied = (html: string): string =>
  html
    .replace(/<span class="token (?:prompt|output)">[^<]*<\/span>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')

describe('terminal sessions', () => {
  it.each([
    ['bash', ['$ npm i x', 'added 1 package'], 'npm i x\n'],
    ['console', ['$ a \\', '  b', 'out', 'more', '$ c'], 'a \\\n  b\nc'],
    ['sh', ['# first', '$ make', 'done'], '# first\nmake\n'],
    ['console', ['me@host:~/x$ ls', 'a.txt', '(venv) $ pip list'], 'ls\npip list'],
    ['console', ['PS C:\\> dir', 'x', 'PS> cd ..'], 'dir\ncd ..'],
    ['shell', ['echo "$ is money"', 'echo $HOME'], 'echo "$ is money"\necho $HOME'],
    ['console', ['no prompt', 'at all'], 'no prompt\nat all'],
    ['bash', ['# a script', 'ls > out'], '# a script\nls > out'],
  ])('%s %j: prompts and output are set apart', async (language, lines, expected) => {
    const html = await codeOf(language, ...lines)
    expect(copied(html)).toBe(expected)
    expect(copied(html.replaceAll(/token (?:prompt|output)/g, ''))).toBe(lines.join('\n'))
  })

  it('colors the command', async () => {
    expect(await codeOf('console', '$ echo "a"', 'a')).toBe(
      '<span class="token prompt">$ </span><span class="token class-name">echo</span> <span class="token string">&quot;a&quot;</span>\n<span class="token output">a</span>',
    )
  })
})

describe('marked words', () => {
  it('marks a word in all lines, also across tokens', async () => {
    const html = await codeOf('js /a.b/', 'a.b()', 'c.a.b')
    expect(html.match(/class="marked-word"/g)?.length).toBeGreaterThanOrEqual(2)
    expect(html.replace(/<[^>]+>/g, '')).toBe('a.b()\nc.a.b')
  })

  it('marks a word by a comment, in the lines below it or in its own', async () => {
    const lines = ['x', '// [!code word:x:1]', 'x y', 'x', 'y // [!code word:y]', 'y']
    expect(await codeOf('text', ...lines)).toBe(
      'x\n<span class="marked-word">x</span> y\nx\n<span class="marked-word">y</span>\n<span class="marked-word">y</span>',
    )
  })
})

describe('options of a fence', () => {
  it('breaks long lines with `wrap`', async () => {
    const { html } = await pageOf('```js wrap\na\n```\n')
    expect(html.pieces.join('')).toContain('<pre class="code wrapped">')
  })

  it.each(['live', 'noInline'])('reports `%s`, which has no effect', async (word) => {
    const result = await make('```js ' + word + '\na\n```\n')
    expect(found(result)[0]).toContain(`code-meta \`${word}\` after the language`)
    expect(result.diagnostics[0]?.help).toMatch(/remove it|live example/)
  })
})
