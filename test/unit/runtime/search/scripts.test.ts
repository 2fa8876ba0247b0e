import { describe, expect, it, vi } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import { fold } from '../../../../runtime/search/words/fold.ts'
import { createSnippet, type Piece } from '../../../../runtime/search/ranking/snippet.ts'
import { wordsToTry } from '../../../../runtime/search/ranking/suggest-words.ts'
import { symbolsOf } from '../../../../runtime/search/words/symbols.ts'
import { wordsOf } from '../../../../runtime/search/words/tokens.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'

const page = (u: string, t: string, prose: string): SearchDataPage => ({
  u,
  t,
  c: '',
  b: 1,
  s: [['', 0, '', prose, '']],
})

/** The first hit for a query of a page with the text, beside a page that lacks it. */
function findIn(text: string, query: string) {
  const engine = createEngine([page('/other', 'Other', 'Nothing.'), page('/wanted', 'Page', text)])
  return engine.search(query, 5).groups[0]?.hits[0]
}

const marked = (pieces: readonly Piece[] = []): readonly string[] =>
  pieces.filter(({ marked: isMarked }) => isMarked).map(({ text }) => text)

describe('scripts without spaces', () => {
  const chinese = '请先安装依赖，然后运行构建命令。'

  it.each([
    [chinese, '依赖', '依赖'],
    [chinese, '运行构建', '运行构建'],
    [chinese, '令', '令'],
    [chinese, '装', '装'],
    ['解析pdf文件。', 'pdf', 'pdf'],
    ['解析pdf文件。', '文件', '文件'],
    ['升级到v2版本后，最多保留30天日志。', '30', '30'],
    ['调用useQuery获取数据。', 'useQuery', 'useQuery'],
    ['プラグインを設定ファイルに追加します。', '設定', '設定'],
    ['プラグインを設定ファイルに追加します。', 'ファイル', 'ファイル'],
    ['ติดตั้งแพ็กเกจก่อนเริ่มเซิร์ฟเวอร์', 'แพ็กเกจ', 'แพ็กเกจ'],
    ['ຕິດຕັ້ງແພັກເກດກ່ອນເລີ່ມ', 'ແພັກເກດ', 'ແພັກເກດ'],
    ['ដំឡើងកញ្ចប់មុនពេលចាប់ផ្តើម', 'កញ្ចប់', 'កញ្ចប់'],
    ['စတင်မီအထုပ်ကိုထည့်သွင်းပါ', 'အထုပ်', 'အထုပ်'],
  ])('C: finds and marks in `%s` the query `%s`', (text, query, expected) => {
    expect(marked(findIn(text, query)?.snippet)).toEqual([expected])
  })

  it.each([
    ['构建命令', '命令构建，构建后命令。', '运行构建命令即可。'],
    ['東京都', '京都から東京へ、都の話。', 'ここは東京都です。'],
    ['環境変数', '変数と環境、境変。', '値は環境変数で渡す。'],
    ['การตั้งค่า', 'ค่าการตั้ง', 'เปิดหน้าการตั้งค่าระบบ'],
  ])('C: ranks the text with the whole run `%s` first', (query, scattered, whole) => {
    const engine = createEngine([
      page('/scattered', 'A', scattered),
      page('/whole', 'B', whole),
      page('/other', 'C', 'Nothing.'),
    ])
    expect(engine.search(query, 5).groups[0]?.hits[0]?.href).toBe('/whole')
  })

  it('C: cuts an excerpt of a long run around the match', () => {
    const text = `${'前文说明内容'.repeat(60)}目标词${'后文说明内容'.repeat(60)}`
    const pieces = createSnippet(text, (token) => token === '目标' || token === '标词')
    expect(marked(pieces)).toEqual(['目标词'])
    expect(pieces.map((piece) => piece.text).join('').length).toBeLessThan(170)
  })

  it.each([
    ['请安装依赖。', '依懒', '依'],
    ['ビルドを実行する。', '実験', '実'],
  ])('C: suggests characters that `%s` has for the query `%s`', (text, query, expected) => {
    const engine = createEngine([page('/a', 'A', text)])
    expect(engine.search(query, 5).suggestions).toContain(expected)
  })

  it.each([
    ['安装依赖包', ['安装']],
    ['安装 依赖', ['安装', '依赖']],
    ['environment variables', ['environment', 'variables', 'envir', 'varia']],
  ])('C: tries words of `%s` with a hosted index', (query, expected) => {
    expect(wordsToTry(query)).toEqual(expected)
  })

  it.each([
    ['高速缓存', 'cache', '使用cache加速。'],
    ['cache', '高速缓存', '使用高速缓存。'],
    ['利用開始手順', 'チュートリアル', 'チュートリアルを読む。'],
  ])('C: finds by the synonym `%s` what the site calls `%s`', (query, synonym, text) => {
    const pages = [page('/other', 'Other', 'Nothing.'), page('/wanted', 'Page', text)]
    const hrefs = (synonyms: readonly (readonly string[])[]): readonly string[] =>
      createEngine(pages, synonyms)
        .search(query, 5)
        .groups.flatMap(({ hits }) => hits.map(({ href }) => href))
    expect(hrefs([])).toEqual([])
    expect(hrefs([[query, synonym]])).toEqual(['/wanted'])
  })

  it('C: keeps characters beyond the basic plane whole', () => {
    expect(marked(findIn('這是𠮷野家的菜單。', '𠮷野')?.snippet)).toEqual(['𠮷野'])
    expect(marked(findIn('這是𠮷野家的菜單。', '𠮷')?.snippet)).toEqual(['𠮷'])
  })

  it('C: reads words of other scripts in a run as words of their own', () => {
    expect(wordsOf('用TypeScript编写v2插件')).toEqual(['用', 'TypeScript', '编写', 'v2', '插件'])
  })

  it('C: suggests no other word for one that is written without spaces', () => {
    const engine = createEngine([page('/a', 'A', chinese)])
    expect(engine.search('安装依赖吗', 5).correction).toBeUndefined()
  })
})

describe('Korean', () => {
  it.each([
    ['검색을 켜려면 설정을 바꿉니다.', '검색'],
    ['검색 기능을 설명합니다.', '검색을'],
    ['전체검색엔진을 씁니다.', '검색'],
    ['검색 기능을 설명합니다.', '검색기능'],
    ['파일에서 값을 읽습니다.', '파일을'],
    ['API를 호출합니다.', 'api'],
    ['검색을 켭니다.', '검새'],
  ])('C: finds in `%s` the query `%s`', (text, query) => {
    expect(findIn(text, query)?.href).toBe('/wanted')
  })
})

describe('Hebrew', () => {
  it.each([
    ['הפעילו את השרת.', 'שרת'],
    ['הפעילו את שרת.', 'השרת'],
    ['אפשר לשנות בהגדרות.', 'הגדרות'],
    ['חפשו במסמכים ובספריות.', 'מסמך'],
    ['חפשו במסמכים ובספריות.', 'ספריה'],
    ['חפשו במסמכים ובספריות.', 'ספריות'],
    ['וכשהחבילה מוכנה.', 'חבילה'],
  ])('C: finds in `%s` the query `%s`', (text, query) => {
    expect(findIn(text, query)?.href).toBe('/wanted')
  })

  it('C: ranks the word itself before one that only begins like it', () => {
    const engine = createEngine([
      page('/number', 'A', 'מספר הגרסה'),
      page('/book', 'B', 'ספר הגרסה'),
    ])
    const [group] = engine.search('ספר', 5).groups
    expect(group?.hits[0]?.href).toBe('/book')
  })
})

describe('spellings of the same letters', () => {
  it.each([
    ['Die Straße ist lang.', 'strasse', 'Straße'],
    ['Une œuvre libre.', 'oeuvre', 'œuvre'],
    ['Curriculum vitæ here.', 'vitae', 'vitæ'],
    ['Wir ändern Werte.', 'aendern', 'ändern'],
    ['Wir ändern Werte.', 'andern', 'ändern'],
    ['Wir aendern Werte.', 'ändern', 'aendern'],
    ['Die Größe zählt.', 'GROESSE', 'Größe'],
    ['Die Übersicht hilft.', 'uebersicht', 'Übersicht'],
    ['En grøn knap.', 'groen', 'grøn'],
    ['En grøn knap.', 'gron', 'grøn'],
    ['Die STRAẞE ist lang.', 'straße', 'STRAẞE'],
    ['ＡＰＩを使う。', 'api', 'ＡＰＩ'],
    ['Call the API here.', 'ＡＰＩ', 'API'],
    ['１２３番です。', '123', '１２３'],
    ['ﾃﾞｰﾀを読む。', 'データ', 'ﾃﾞｰﾀ'],
    ['データを読む。', 'ﾃﾞｰﾀ', 'データ'],
    ['カタカナです。', 'かたかな', 'カタカナ'],
    ['ひらがなです。', 'ヒラガナ', 'ひらがな'],
    ['هذا مُحَرِّك سريع.', 'محرك', 'مُحَرِّك'],
    ['ابدأ بإعداد المشروع.', 'اعداد', undefined],
    ['هنا إعداد المشروع.', 'اعداد', 'إعداد'],
    ['هنا أداة جديدة.', 'اداه', 'أداة'],
    ['هنا كتـــاب جديد.', 'كتاب', 'كتـــاب'],
    ['هنا مستوى جديد.', 'مستوي', 'مستوى'],
    ['استخدم المتصفح الآن.', 'متصفح', 'المتصفح'],
    ['هنا متصفح جديد.', 'المتصفح', 'متصفح'],
    ['هنا وبالمستخدمين جميعا.', 'مستخدم', 'وبالمستخدمين'],
    ['כאן הגדרות מערכת.', 'הגדרה', 'הגדרות'],
    ['כאן החיפוש מהיר.', 'חיפוש', 'החיפוש'],
    ['זה שָׁלוֹם עולם.', 'שלום', 'שָׁלוֹם'],
    ['Зелёный цвет.', 'зеленый', 'Зелёный'],
    ['Зеленый цвет.', 'зелёный', 'Зеленый'],
    ['Η Αναζήτηση εδώ.', 'αναζητηση', 'Αναζήτηση'],
    ['Ο ΧΡΉΣΤΗΣ εδώ.', 'χρήστης', 'ΧΡΉΣΤΗΣ'],
    ['Μια λέξις εδώ.', 'ΛΕΞΙΣ', 'λέξις'],
    ['Bir ışık var.', 'isik', 'ışık'],
    ['Bir IŞIK var.', 'ışık', 'IŞIK'],
    ['İstanbul burada.', 'istanbul', 'İstanbul'],
    ['Cài đặt gói.', 'dat', 'đặt'],
    ['Đường dẫn tệp.', 'duong', 'Đường'],
    ['Zażółć gęślą.', 'zazolc', 'Zażółć'],
    ['Cafe\u0301 here.', 'café', 'Cafe\u0301'],
    ['Der Donau\u00addampf hier.', 'donaudampf', 'Donau\u00addampf'],
    ['این می‌شود است.', 'میشود', 'می‌شود'],
  ])('C: finds in `%s` the query `%s`, and marks the word as written', (text, query, expected) => {
    const hit = findIn(text, query)
    expect(hit?.href).toBe('/wanted')
    if (expected !== undefined) expect(marked(hit?.snippet)).toEqual([expected])
  })

  it('C: keeps marks that tell words apart', () => {
    expect(fold('が')).not.toBe(fold('か'))
    expect(fold('ที่')).not.toBe(fold('ท'))
    expect(fold('कि')).not.toBe(fold('के'))
  })
})

describe('words with signs', () => {
  it.each([
    ['Use a ?? b for defaults.', '??', '??'],
    ['Write x => x + 1 here.', '=>', '=>'],
    ['Write (x)=>x here.', '=>', '=>'],
    ['A && B.', '&&', '&&'],
    ['Compare with === always.', '===', '==='],
    ['Read user?.name safely.', '?.', '?.'],
    ['Pass --flag to it.', '--flag', '--flag'],
    ['Learn C++ today.', 'C++', 'C++'],
    ['Learn C++.', 'c++', 'C++'],
    ['Is it C#?', 'C#', 'C#'],
    ['Runs on .NET only.', '.NET', '.NET'],
    ['Install @scope/name first.', '@scope/name', '@scope/name'],
    ['See #tag for more.', '#tag', '#tag'],
    ['Spread with ...args here.', '...', '...'],
    ['Union a | b here.', '|', '|'],
    ['学习C++语言。', 'C++', 'C++'],
    ['使用.NET框架。', '.NET', '.NET'],
    ['a ||= b', '||=', '||='],
    ['Read list?.[0] here.', '?.', '?.'],
    ['Needs C++17 or later.', 'C++', 'C++'],
    ['File → New.', '→', '→'],
    ['It costs 5 € a month.', '€', '€'],
    ['Use a ?? b here.', '？？', '??'],
    ['Learn C++ today.', 'Ｃ＋＋', 'C++'],
  ])('C: finds and marks in `%s` the query `%s`', (text, query, expected) => {
    expect(marked(findIn(text, query)?.snippet)).toEqual([expected])
  })

  it.each([
    ['C++', 'C', 'C++'],
    ['.NET', 'Net', '.NET'],
    ['#tag', 'Tag', '#tag'],
    ['C#', 'C', 'C#'],
  ])('C: ranks the page about `%s` before the one about `%s`', (query, plain, whole) => {
    const engine = createEngine([
      page('/plain', plain, `About ${plain}.`),
      page('/whole', whole, `About ${whole}.`),
    ])
    expect(engine.search(query, 5).groups[0]?.hits[0]?.href).toBe('/whole')
  })

  it('C: reads no sign of a sentence as a word', () => {
    expect(symbolsOf('One. Two, three: a-b, x/y; really?! See https://a.b/c, e.g. this.')).toEqual(
      [],
    )
  })
})

describe('a browser without `Intl.Segmenter`', () => {
  it('C: finds the words that other browsers find', () => {
    const found = [
      ['请先安装依赖，然后运行构建命令。', '依赖'],
      ['プラグインを設定ファイルに追加します。', '設定ファイル'],
      ['ติดตั้งแพ็กเกจก่อนเริ่มเซิร์ฟเวอร์', 'แพ็กเกจ'],
      ['ដំឡើងកញ្ចប់មុនពេលចាប់ផ្តើម', 'កញ្ចប់'],
    ] as const
    const words = found.map(([text]) => wordsOf(text))
    const { Segmenter: _, ...rest } = Object.getOwnPropertyDescriptors(Intl)
    vi.stubGlobal('Intl', Object.defineProperties({}, rest))
    try {
      expect('Segmenter' in Intl).toBe(false)
      expect(found.map(([text]) => wordsOf(text))).toEqual(words)
      for (const [text, query] of found) {
        const pages = [page('/other', 'Other', 'Nothing.'), page('/wanted', 'Page', text)]
        const [first] = createEngine(pages).search(query, 5).groups
        expect([query, first?.hits[0]?.href]).toEqual([query, '/wanted'])
      }
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
