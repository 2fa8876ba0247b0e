import { describe, expect, it } from 'vitest'
import { loadNativeParser } from '../../../../cli/content/native/native-parser.ts'
import {
  mayBeUnspaced,
  unspacedEnd,
  unspacedStart,
} from '../../../../cli/content/scripts/cjk-characters.ts'
import { createComparison } from './native/compare-both-ways.ts'
import { formats } from './native/parse-both-ways.ts'
import { cjkFriendlyCases } from './cjk-friendly-cases.ts'
import { configOf, found, htmlOf, make } from './page-of.ts'

const isInstalled = (await loadNativeParser({ math: false })) !== undefined
const parsers = ['native', 'remark'] as const

/** Markdown, and the HTML of its paragraph. */
type Case = readonly [markdown: string, html: string]

const emphasis: readonly Case[] = [
  [
    '**新規アプリの追加（NEW APP）**を選択します。',
    '<strong>新規アプリの追加（NEW APP）</strong>を選択します。',
  ],
  ['*テスト。*テスト', '<em>テスト。</em>テスト'],
  ['~~テスト。~~テスト', '<del>テスト。</del>テスト'],
  ['是**「锚」**的', '是<strong>「锚」</strong>的'],
  ['先**运行`build`**再', '先<strong>运行<code>build</code></strong>再'],
  ['値は**`a`**です', '値は<strong><code>a</code></strong>です'],
  ['한국어**(a)**는 **“b”**를', '한국어<strong>(a)</strong>는 <strong>“b”</strong>를'],
  ['***重要：***请看', '<em><strong>重要：</strong></em>请看'],
  ['**[链接](/a)**后', '<strong><a href="/a">链接</a></strong>后'],
  ['**𠮷野家。**𠮷', '<strong>𠮷野家。</strong>𠮷'],
  ['**a（b）**c 和 **「d」**e', '<strong>a（b）</strong>c 和 <strong>「d」</strong>e'],
  ['~~（旧）~~新', '<del>（旧）</del>新'],
  // Letters of other languages keep the rule of CommonMark.
  ['a**"b"**c', 'a**&quot;b&quot;**c'],
  ['snake_case_名', 'snake_case_名'],
  ['字_a_字', '字_a_字'],
]

const urls: readonly Case[] = [
  [
    '请访问https://example.com。谢谢',
    '请访问<a href="https://example.com">https://example.com</a>。谢谢',
  ],
  [
    'まずhttps://example.com/dを開いてください。',
    'まず<a href="https://example.com/d">https://example.com/d</a>を開いてください。',
  ],
  ['（https://example.com/a）', '（<a href="https://example.com/a">https://example.com/a</a>）'],
  ['看 www.example.com，好', '看 <a href="http://www.example.com">www.example.com</a>，好'],
  [
    'https://example.com/?a=1&b=2를',
    '<a href="https://example.com/?a=1&amp;b=2">https://example.com/?a=1&amp;b=2</a>를',
  ],
  [
    '见“https://example.com/a.”。',
    '见“<a href="https://example.com/a">https://example.com/a</a>.”。',
  ],
  [
    'https://example.com。**好。**的',
    '<a href="https://example.com">https://example.com</a>。<strong>好。</strong>的',
  ],
  ['https://example.com/𠮷', '<a href="https://example.com/">https://example.com/</a>𠮷'],
  ['https://example.com/中文', '<a href="https://example.com/">https://example.com/</a>中文'],
  [
    '<https://example.com/wiki/日本語>',
    '<a href="https://example.com/wiki/日本語">https://example.com/wiki/日本語</a>',
  ],
  ['[https://example.com。谢谢', '[<a href="https://example.com">https://example.com</a>。谢谢'],
  ['https://例え.jp/a。', '<a href="https://例え.jp/a">https://例え.jp/a</a>。'],
  ['www.例え.jp、', '<a href="http://www.例え.jp">www.例え.jp</a>、'],
  [
    'شاهد https://example.com/a، ثم',
    'شاهد <a href="https://example.com/a">https://example.com/a</a>، ثم',
  ],
  [
    '<https://example.com/目录>。',
    '<a href="https://example.com/目录">https://example.com/目录</a>。',
  ],
  ['https://example.com/é-ü.', '<a href="https://example.com/é-ü">https://example.com/é-ü</a>.'],
  ['mail a@example.com。好', 'mail <a href="mailto:a@example.com">a@example.com</a>。好'],
]

const lines: readonly Case[] = [
  ['请先\n安装依赖', '请先安装依赖'],
  ['一つ目、\n  二つ目', '一つ目、二つ目'],
  ['先\n**后**\n再', '先<strong>后</strong>再'],
  ['[链接](/a)\n后', '<a href="/a">链接</a>后'],
  ['他说：\n“好”\n然后', '他说：“好”然后'],
  ['使用\nNode\n运行', '使用\nNode\n运行'],
  ['한국어\n문장', '한국어\n문장'],
  ['a\n字', 'a\n字'],
  ['字  \n字', '字<br>\n字'],
  ['字\n`a`\n字', '字\n<code>a</code>\n字'],
  ['<b>字\n字</b>', '<b>字字</b>'],
]

async function paragraphOf(text: string, parser: (typeof parsers)[number]): Promise<string> {
  const config = configOf({ markdown: { parser } })
  const html = await htmlOf(`# A\n\n${text}\n`, { config })
  const [, inner = html] = /<p>([^]*)<\/p>/.exec(html) ?? []
  return inner.replaceAll(/ (?:rel|class|dir)="[^"]*"/g, '').replaceAll('<code>', '<code>')
}

/** Serializers write quotes and other characters of a text in different ways. */
const readEntities = (html: string): string =>
  html
    .replaceAll(/&(?:quot|#x22);/g, '"')
    .replaceAll(/&#x26;/g, '&amp;')
    .replaceAll(/&#x3C;/g, '&lt;')

describe.each(parsers)('with the parser %s', (parser) => {
  it.each(emphasis)('emphasis beside full-width punctuation is read: %s', async (text, html) => {
    expect(await paragraphOf(text, parser)).toBe(html)
  })

  it.each(cjkFriendlyCases)('a case of the amendment is read: %s', async (text, html) => {
    const made = await paragraphOf(text, parser)
    expect(readEntities(made)).toBe(readEntities(html))
  })

  it.each(urls)(
    'a bare URL ends before full-width punctuation and letters: %s',
    async (text, html) => {
      expect(decodeURI(await paragraphOf(text, parser))).toBe(html)
    },
  )

  it.each(lines)('lines of text without spaces are joined: %j', async (text, html) => {
    expect(await paragraphOf(text, parser)).toBe(html)
  })

  it('keeps the lines of code', async () => {
    const html = await htmlOf('```text\n字\n字\n```\n', {
      config: configOf({ markdown: { parser } }),
    })
    expect(html).toContain('字\n')
  })

  it('reports nothing in such text', async () => {
    const text = `# 标题\n\n${[...emphasis.slice(0, 12), ...urls.slice(0, 5)].map(([one]) => one).join('\n\n')}\n`
    expect(found(await make(text, { config: configOf({ markdown: { parser } }) }))).toEqual([])
  })
})

it.runIf(isInstalled)('both parsers read such text alike, positions included', async () => {
  const compare = await createComparison()
  const texts = [...emphasis, ...cjkFriendlyCases, ...urls, ...lines].flatMap(([text]) => [
    text,
    `- ${text}\n- b`,
    `> ${text}\n\nc`,
    `| a |\n| - |\n| ${text.replaceAll('\n', ' ')} |`,
  ])
  const unequal = texts.flatMap((text) =>
    formats.flatMap((format) => compare(text, format) ?? []).map((one) => `${text}: ${one}`),
  )
  expect(unequal).toEqual([])
})

it('looks for joined lines wherever a character allows them', () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => code)
  const isLeftOut = (code: number): boolean =>
    !mayBeUnspaced(code) &&
    [unspacedEnd, unspacedStart].some((pattern) => pattern.test(String.fromCharCode(code)))
  expect(codes.filter(isLeftOut)).toEqual([])
  expect(codes.filter((code) => !mayBeUnspaced(code)).length).toBeGreaterThan(0x2000)
})
