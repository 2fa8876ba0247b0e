import {
  parseWholeYaml,
  parseYamlFrontMatter,
} from '../../../cli/content/front-matter/front-matter-yaml.ts'
import {
  findAllForms,
  findForms,
  type FormTable,
  formTables,
} from '../../../cli/content/foreign/find-forms.ts'
import { readPlainFrontMatter } from '../../../cli/content/front-matter/plain-front-matter.ts'
import { readAnyHtml, readHtml } from '../../../cli/html/read-html.ts'
import { readPlainHtml } from '../../../cli/html/read-plain-html.ts'
import { collapseSpace } from '../../../cli/primitives/text/fold-space.ts'
import { lineEnds, splitLines } from '../../../cli/primitives/text/lines.ts'
import { splitIdentifier, wordsOf } from '../../../runtime/search/words/tokens.ts'
import { toSearchData } from '../../../runtime/shared/manifests/search-columns.ts'
import type { SearchDataSection } from '../../../runtime/shared/manifests/manifests.ts'
import type { Dice } from './random-text.ts'

/** What both ways make of one random input. */
export interface Both {
  readonly input: string
  readonly fast: unknown
  readonly general: unknown
  /** False for an input that the fast way leaves to the general one. */
  readonly isFast: boolean
}

/** A fast way and the general one, for a random input. */
export interface Pair {
  readonly name: string
  /** Random inputs in each run of all tests. */
  readonly rounds: number
  readonly compare: (dice: Dice) => Both
}

const words = (text: string): readonly string[] => text.split(' ')

const frontMatterKeys = words(
  'title id slug draft sidebar_position description toc label image tags author hide_title sidebar_label keywords true null NULL a-b _c on',
)
const frontMatterPieces = [
  ...'abe019 .,:#-+_/()\'"`~?!&*@%|>[]{}<=;$\\\t’“…–é\u0085\u00a0\u2028\ufeff',
  ...words(
    'true false null yes no on True FALSE Null .inf .nan 0x1f 0o17 1e3 1_000 010 12:30 2024-05-31 -- --- ...',
  ),
  ': ',
  ' #',
  ' ',
  '- ',
  ', ',
  '""',
  "''",
  'a word',
  'https://a.b/c',
]

function compareFrontMatter({ list, pick, text }: Dice): Both {
  const lines = list(1, 3, () => {
    const quote = pick(['', '', '"', "'"])
    return `${pick(frontMatterKeys)}: ${quote}${text(frontMatterPieces, 4)}${quote}`
  })
  const input = lines.join('\n')
  const isFast = readPlainFrontMatter(input) !== undefined
  if (!isFast) return { input, fast: undefined, general: undefined, isFast }
  return { input, fast: parseYamlFrontMatter(input), general: parseWholeYaml(input), isFast }
}

const htmlPieces = [
  '<',
  '>',
  '/',
  '=',
  '"',
  "'",
  '&',
  ';',
  '!',
  '-',
  'a',
  'p',
  ' ',
  '\n',
  '\t',
  '<p',
  '<!--',
  '<p>',
  '</p>',
  '<br>',
  '<br/>',
  '<a href="/x">',
  '</a>',
  '<svg>',
  '</svg>',
  '-->',
  'text',
  '<path d="M0">',
  ' id="a"',
  ' hidden',
  ' x="&amp;"',
  '&lt;',
  '&copy',
  '<B CLASS="x">',
  '<x-y a="1" a="2">',
  '<pre>\n',
  '<style>',
  '</style>',
  ...words(
    'script textarea title xmp iframe noembed noframes noscript plaintext template math',
  ).flatMap((name) => [`<${name}>`, `</${name}>`]),
]

function compareHtml({ text }: Dice): Both {
  const input = text(htmlPieces, 6)
  const isFast = readPlainHtml(input, (name) => name !== 'style') !== undefined
  return { input, fast: readHtml(input), general: readAnyHtml(input), isFast }
}

function compareLines({ text }: Dice): Both {
  const input = text(['a', 'bc ', '\n', '\n', '\r\n', '\u2028', ''], 8)
  const [fast, general] = [splitLines(input), input.split(lineEnds)]
  return { input, fast, general, isFast: !input.includes('\r') }
}

const wordPieces = [
  ...'aAbBzZ019 _$@.\'-/(),:;!?"`~#%^&*+=<>[]{}|\\\t\n',
  ...words("on Query XMLHttp API v2 don’t don't use-state @scope/name $el é Ünï 中 ｗ"),
]
/** Another word, which is not in ASCII, so that the whole text is read in the general way. */
const foreignWord = 'é'

function compareTokens({ text }: Dice): Both {
  const input = text(wordPieces, 8)
  const general = `${input} ${foreignWord}`
  const read = (of: string) => ({ words: wordsOf(of), parts: splitIdentifier(of) })
  const { words: found, parts } = read(general)
  return {
    input,
    fast: read(input),
    general: { words: found.slice(0, -1), parts: parts.slice(0, -1) },
    isFast: isAscii(input),
  }
}

/** The id of a heading, by the definition alone. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

function compareIds({ text }: Dice): Both {
  const input = text(wordPieces, 6).replaceAll(/[\t\n]/g, '')
  const section: SearchDataSection = [idOf(input), 2, input, '', '']
  // A usual id isn't in the line.
  const { headings } = toSearchData([{ u: '/', t: '', c: '', b: 1, s: [section] }])
  return { input, fast: headings, general: `2${input}`, isFast: isAscii(input) }
}

const isAscii = (text: string): boolean => [...text].every((one) => one < '\u0080')

/** Pairs that read texts. */
const formPieces = [
  ...'ab !?=<>{}[]()#^+%$`\\:/*_~-.|"@',
  ' ',
  '\n',
  ...words('toc code hint note image:: block: material- octocat end props. @click= 8< 5'),
  '<<< a',
  '[[toc]]',
  '!!! note',
  '=== "a"',
  '--8<-- "a"',
  '{! a !}',
  '*[a]: b',
  '/// note',
  '::: a.b',
  '.. note::',
  ':::{note}',
  '(a)=',
  '?> a',
  '{code:a}',
  '[block:a]',
  'image::a[b]',
  '##a',
  '\\[a\\]',
  '[#a]',
  '[!toc]',
  '{{ a }}',
  '{% hint %}',
  '{# a #}',
  '<A @b="c">',
  '{.a}',
  ':material-a:',
  ':octocat:',
  '[[a]]',
  '{++a++}',
  '==a==',
  '^^a^^',
  'a^2^',
  '++a++',
  '^[a]',
  '%%a%%',
  '{props.a}',
  '\\(a^b\\)',
  '$`a`$',
  ':a:`b`',
  '{a}`b`',
  '`a <b>`_',
]

function compareForms({ text }: Dice): Both {
  const input = text(formPieces, 6)
  const tables: readonly FormTable[] = Object.values(formTables)
  return {
    input,
    fast: tables.map((table) => findForms(table, input)),
    general: tables.map(({ forms }) => findAllForms(forms, input)),
    isFast: tables.some(({ signs }) => !signs.test(input)),
  }
}

const spacePieces = [...'ab \n\t\r\u00a0\u2028\ufeff', '  ', ' \n ']

function compareSpaces({ text }: Dice): Both {
  const input = text(spacePieces, 8)
  return { input, fast: collapseSpace(input), general: input.replace(/\s+/g, ' '), isFast: true }
}

export const textPairs: readonly Pair[] = [
  { name: 'texts without signs of other tools', rounds: 20_000, compare: compareForms },
  { name: 'white space that is a space already', rounds: 5_000, compare: compareSpaces },
  { name: 'front matter without a YAML parser', rounds: 30_000, compare: compareFrontMatter },
  { name: 'HTML as renderers write it', rounds: 20_000, compare: compareHtml },
  { name: 'lines that end in one way', rounds: 5_000, compare: compareLines },
  { name: 'words in ASCII', rounds: 5_000, compare: compareTokens },
  { name: 'ids of headings in ASCII', rounds: 5_000, compare: compareIds },
]
