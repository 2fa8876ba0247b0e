import { describe, expect, it } from 'vitest'
import { findChineseVariants } from '../../../../cli/manifests/chinese-variants.ts'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import { createSearchData } from '../../../../cli/manifests/search-data.ts'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const pages: readonly SearchDataPage[] = [
  {
    u: '/network',
    t: '网络设置',
    c: '入门',
    b: 1,
    s: [
      ['', 0, '', '检查网络连接，然后运行 build 命令。', ''],
      ['cache', 1, '清除缓存', '旧的缓存会导致错误。', 'clearCache'],
    ],
  },
  {
    u: '/window',
    t: '視窗與選單',
    c: '',
    b: 1,
    s: [['', 0, '', '關閉視窗之後，選單會儲存設定。', '']],
  },
  { u: '/plain', t: 'Install', c: '', b: 1, s: [['', 0, '', 'Run the command.', '']] },
]
const variants = findChineseVariants(
  pages.flatMap(({ t, c, s }) => [t, c, ...s.flatMap((row) => row.slice(2).map(String))]),
)
const hrefOf = (engine: ReturnType<typeof createEngine>, query: string): string | undefined =>
  engine.search(query, 5).groups[0]?.hits[0]?.href

describe('a search in Chinese text with variants', () => {
  const engine = createEngine(pages, [['設置', '配置']], variants)

  it.each([
    ['網絡', '/network'],
    ['网络', '/network'],
    ['網絡連接', '/network'],
    ['緩存', '/network#cache'],
    ['清除緩存', '/network#cache'],
    ['錯誤', '/network#cache'],
    ['運行build命令', '/network'],
    ['视窗', '/window'],
    ['视窗与选单', '/window'],
    ['关闭視窗', '/window'],
    ['设定', '/window'],
    ['install', '/plain'],
    ['配置', '/network'],
  ])('finds %s in the other script', (query, href) => {
    expect(hrefOf(engine, query)).toBe(href)
  })

  it('shows and marks what is written', () => {
    const [group] = engine.search('網絡', 5).groups
    expect(group?.title).toEqual([
      { text: '网络', marked: true },
      { text: '设置', marked: false },
    ])
    expect(group?.hits[0]?.snippet).toContainEqual({ text: '网络', marked: true })
    expect(engine.search('关闭', 5).groups[0]?.hits[0]?.snippet).toContainEqual({
      text: '關閉',
      marked: true,
    })
    expect(engine.search('清除緩存', 5).groups[0]?.hits[0]?.path.flat()).toContainEqual({
      text: '清除缓存',
      marked: true,
    })
  })

  it('repeats the query as it was typed, and corrects none of its characters', () => {
    const result = engine.search('網絡', 5)
    expect([result.query, result.correction]).toEqual(['網絡', undefined])
  })

  it('differs without them', () => {
    const other = createEngine(pages)
    expect(['网络', '视窗', '网络设置'].map((query) => hrefOf(other, query))).toEqual([
      '/network',
      undefined,
      '/network',
    ])
  })
})

describe('the table of variants', () => {
  it.each([
    ['en', true, ['網絡', '网络']],
    ['en', false, undefined],
    ['en', undefined, undefined],
    ['ja', undefined, undefined],
    ['zh', undefined, ['網絡', '网络']],
    ['zh-TW', undefined, ['網絡', '网络']],
    ['zh-Hans', undefined, ['網絡', '网络']],
    ['zh-TW', false, undefined],
  ])('of the locale %s with the option %s', (code, chineseVariants, expected) => {
    const asked = chineseVariants === undefined ? {} : { chineseVariants }
    const config = configOf({
      locales: [{ code, label: code }],
      search: { provider: 'embedded', ...asked },
    })
    const { site } = memorySite({
      config,
      pages: pagesOf({ 'a.md': { title: '网络' } }, createVariants(config)[0]),
    })
    const [headings] = createSearchData(site)
    const { variants: found } = JSON.parse(String(headings?.contents))
    expect(found?.map((text: string) => [...text].toSorted().join(''))).toEqual(
      expected?.map((text) => [...text].toSorted().join('')),
    )
  })

  it('has only pairs of which the texts have one character', () => {
    const [written, plain] = findChineseVariants(['网絡 a'])
    expect([...written].map((one, index) => one + plain[index])).toEqual(
      expect.arrayContaining(['網网', '絡络']),
    )
    expect(written).toHaveLength(2)
    expect(findChineseVariants(['Latin text'])).toEqual(['', ''])
  })

  it('has two texts of the same length, without characters of two code units', () => {
    const all = String.fromCodePoint(
      ...Array.from({ length: 0x9fff - 0x3400 }, (_, at) => 0x3400 + at),
    )
    const [written, plain] = findChineseVariants([all])
    expect(written.length).toBeGreaterThan(2000)
    expect([plain.length, new Set(written).size]).toEqual([written.length, written.length])
  })
})
