import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../../runtime/search/engine.ts'
import { createShardedEngine } from '../../../../../runtime/search/shards/sharded-engine.ts'
import { shardTools } from '../../../../../runtime/search/shards/shard-tools.ts'
import type {
  SearchDataPage,
  SearchDataSection,
} from '../../../../../runtime/shared/manifests/manifests.ts'
import { createRandom } from '../../../../bench/random.mjs'
import { createShards } from '../../../../../cli/manifests/shards/create-shards.ts'
import { openShards } from './open-shards.ts'

/** Words of each script and kind that the search treats in its own way. */
const scripts = {
  Latin: 'store reducer state update entries query queries caching configure Überblick',
  code: 'createSlice useQuery rtk-query api.util.resetApiState store.ts getState() isLoading',
  Chinese: '请先安装依赖 运行构建命令 状态管理 依赖包 数据 网络',
  Japanese: 'プラグインを 設定ファイルに 追加します データ',
  Arabic: 'الحالة المخزن تحديث البيانات مكتبة',
  Hebrew: 'מצב מאגר עדכון נתונים',
  Korean: '검색을 상태를 데이터에서 업데이트 저장소',
  Cyrillic: 'состояние хранилище обновление данные',
  Thai: 'สถานะ ข้อมูล การติดตั้ง',
  Hindi: 'स्थिति डेटा अद्यतन',
  signs: 'C++ C# .NET --flag @scope/name => ?? <= #tag',
} as const

type Pick = (words: readonly string[]) => string

function createPick(random: () => number): Pick {
  return (words) => words[Math.floor(random() * words.length)] ?? ''
}

/** Pages of words of one script and some English ones. */
function createPages(words: readonly string[], random: () => number): SearchDataPage[] {
  const pick = createPick(random)
  const all = [...words, ...words, 'how', 'the', 'to', 'use', 'of', 'error', 'page', 'value']
  const text = (most: number): string =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(all)).join(' ')
  return Array.from({ length: 25 }, (_, page) => ({
    u: `/page-${page}`,
    t: text(3),
    c: pick(['', 'Guide', 'Reference › API']),
    b: pick(['1', '1', '1', '2']) === '2' ? 2 : 1,
    s: Array.from({ length: Math.floor(random() * 5) }, (_section, at): SearchDataSection => {
      const depth = at === 0 && random() < 0.6 ? 0 : 1 + Math.floor(random() * Math.min(at + 1, 3))
      const heading = depth === 0 ? '' : text(3)
      const names = [pick(words), ...(random() < 0.2 ? [text(3)] : [])].join('\n')
      const prose = random() < 0.2 ? `${text(20)}\n${pick(words)} ${text(5)}` : text(40)
      return [depth === 0 ? '' : `id-${at}`, depth, heading, prose, names]
    }),
  }))
}

function createQueries(words: readonly string[], random: () => number): string[] {
  const pick = createPick(random)
  const typo = (word: string): string => word.slice(0, 3) + word.slice(4)
  return words.flatMap((word) => [
    word,
    word.slice(0, 2),
    word.slice(0, 4),
    typo(word),
    `${word} ${pick(words)}`,
    `how to set ${word}`,
    `${pick(words)} the ${word} to ${pick(words)}`,
    `${word}.${pick(words)}`,
    `error ${word}`,
  ])
}

const seeds = [1, 2, 3]

describe('search in shards', () => {
  it.each(
    Object.entries(scripts).flatMap(([name, words]) =>
      seeds.map((seed) => [name, seed, words] as const),
    ),
  )(
    'finds what the whole index finds, in the same order: %s, seed %i',
    async (_name, seed, written) => {
      const random = createRandom(seed)
      const words = written.split(' ')
      const pages = createPages(words, random)
      const synonyms = [[words[0] ?? '', words[1] ?? '']]
      const whole = createEngine(pages, synonyms)
      const { engine } = openShards(pages, { synonyms })
      for (const query of createQueries(words, random))
        for (const options of [{}, { all: true }, { all: true, section: 'Reference' }])
          expect(await engine.search(query, 20, options), query).toEqual(
            whole.search(query, 20, options),
          )
    },
  )

  it('finds Chinese in both scripts and shows it as it is written', async () => {
    const pages = [
      { u: '/a', t: '網絡', c: '', b: 1, s: [['', 0, '', '網絡設定。', '']] as const },
      { u: '/b', t: '其他', c: '', b: 1, s: [['', 0, '', '没有。', '']] as const },
    ]
    const variants = ['網絡設', '网络设'] as const
    const { engine } = openShards(pages, { variants })
    expect(await engine.search('网络', 5)).toEqual(
      createEngine(pages, [], variants).search('网络', 5),
    )
  })

  const pages = Array.from({ length: 300 }, (_, number): SearchDataPage => {
    const random = createRandom(number)
    const word = (): string =>
      Array.from({ length: 7 }, () => createPick(random)([...'abcdefghijklmnop'])).join('')
    const prose = Array.from({ length: 150 }, word).join(' ')
    return { u: `/${number}`, t: word(), c: '', b: 1, s: [['', 0, '', `${prose} common`, '']] }
  })

  it('loads only the files of what is typed', async () => {
    const { engine, loaded, files } = openShards(pages)
    const rare = pages[7]?.s[0]?.[3].split(' ')[3] ?? ''
    const { groups } = await engine.search(rare, 5)
    expect(groups[0]?.hits[0]?.href).toBe('/7')
    expect(files.size).toBeGreaterThan(50)
    expect(loaded.length).toBeLessThan(8)
    await engine.search(rare, 5)
    expect(new Set(loaded).size).toBe(loaded.length)
  })

  it.each([
    ['the third letter', 2, 0.25],
    ['the second letter', 1, 0.5],
    ['the first letter', 0, 1],
  ])('finds a word with an error in %s, and loads a part of all words', async (_, at, share) => {
    const { engine, loaded, files } = openShards(pages)
    const rare = pages[7]?.s[0]?.[3].split(' ')[3] ?? ''
    const { groups } = await engine.search(`${rare.slice(0, at)}z${rare.slice(at + 1)}`, 5)
    expect(groups.map(({ hits }) => hits[0]?.href)).toContain('/7')
    const isVocabulary = (name: string): boolean => name.startsWith('vocabulary')
    const all = [...files.keys()].filter(isVocabulary).length
    expect(loaded.filter(isVocabulary).length).toBeLessThanOrEqual(share * all)
  })

  it.each([1, 3, 20])('finds the same in groups of %i pages', async (size) => {
    const own = pages.slice(0, 60)
    const groups = own.flatMap((_, at) => (at % size === 0 ? [own.slice(at, at + size)] : []))
    const [inGroups, inOne] = [groups, [own]].map((parts) => openShards(own, { groups: parts }))
    for (const { s } of own.slice(0, 6)) {
      const query = s[0]?.[3].split(' ').slice(2, 4).join(' ') ?? ''
      expect(await inGroups?.engine.search(query, 5)).toEqual(await inOne?.engine.search(query, 5))
    }
  })

  it('finds what could not be loaded before', async () => {
    const { root, files } = createShards(pages.slice(0, 5))
    let isBroken = true
    const engine = createShardedEngine({
      root: { ...root, folder: '/shards/' },
      synonyms: [],
      tools: shardTools,
      load: async (name) => {
        if (isBroken) throw new Error('offline')
        return JSON.parse(files.get(name) ?? 'null') as unknown
      },
    })
    await expect(engine.search('common', 5)).rejects.toThrow('offline')
    isBroken = false
    expect((await engine.search('common', 5)).total).toBe(5)
  })

  it('refuses a file that is not search data', async () => {
    const { root } = createShards(pages.slice(0, 5))
    const engine = createShardedEngine({
      root: { ...root, folder: '/shards/' },
      synonyms: [],
      tools: shardTools,
      load: async () => '<!doctype html>',
    })
    await expect(engine.search('common', 5)).rejects.toThrow('is not search data')
  })
})
