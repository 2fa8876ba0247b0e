// Pages whose constructs are as frequent as in real documentation; shares.json has the frequencies, and
// test/unit/bench/shares.test.ts compares them. The same index gives the same bytes.
import { createRandom } from '../random.mjs'
import { codeBlock } from './generate-code.mjs'
import { noun, pick, sentence } from './words.mjs'

/** Sections of a page: most pages are short, a few are long. */
const sectionsOfPages = [2, 3, 5, 6, 9, 17]
const cycle = sectionsOfPages.reduce((sum, count) => sum + count, 0)

/** How many constructs a section has on average. */
const perSection = {
  paragraphs: 2.08,
  quotes: 0.43,
  lists: 0.335,
  nestedLists: 0.038,
  tables: 0.0106,
  codeBlocks: 0.72,
  html: 0.022,
  links: 0.9,
  inlineCode: 4.15,
  strong: 0.62,
  emphasis: 0.1,
  otherScripts: 0.0027,
}

/** Lines of blocks of code: few, sometimes many. */
const codeLengths = [
  3, 5, 8, 2, 12, 6, 2, 9, 4, 16, 7, 4, 34, 5, 10, 6, 18, 4, 24, 3, 8, 28, 6, 11, 12, 10, 13, 9, 14,
]

const otherScripts = ['日本語', 'документы', '한국어', 'ελληνικά', 'עברית']

/** How many of a construct the section with this number has, so that the average is that of `perSection`. */
function dueIn(section) {
  return (name) => {
    const rate = perSection[name]
    return Math.floor((section + 1) * rate) - Math.floor(section * rate)
  }
}

/** Inline Markdown that a section has to contain. */
function inlineMarks(random, { due, link }) {
  const marks = [
    ...Array.from({ length: due('inlineCode') }, () => `\`${noun(random)}.${noun(random)}()\``),
    ...Array.from({ length: due('strong') }, () => `**${noun(random)}**`),
    ...Array.from({ length: due('emphasis') }, () => `*${noun(random)}*`),
    ...Array.from({ length: due('links') }, () => `[the ${noun(random)}](${link()})`),
    ...Array.from({ length: due('otherScripts') }, () => pick(random, otherScripts)),
  ]
  return marks
    .map((mark) => ({ mark, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ mark }) => mark)
}

function list(random, { section, isNested }) {
  const isOrdered = section % 4 === 0
  return Array.from({ length: 3 }, (_, item) => {
    const mark = isOrdered ? `${item + 1}.` : '-'
    const text = `${mark} ${sentence(random, { words: 5 + Math.floor(random() * 9) })}`
    if (!isNested || item !== 1) return text
    const indent = ' '.repeat(mark.length + 1)
    const inner = [1, 2].map(() => `${indent}- ${sentence(random, { words: 6 })}`)
    return [text, ...inner].join('\n')
  }).join('\n')
}

function table(random) {
  const cells = () => [noun(random), `\`${noun(random)}\``, sentence(random, { words: 4 })]
  const rows = Array.from({ length: 6 }, () => `| ${cells().join(' | ')} |`)
  return ['| name | type | meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

/** What containers of real pages are in plain Markdown: a title, text, and in most of them code. */
function quote(random, { section, code }) {
  const parts = [`**${pick(random, ['Note', 'Tip', 'Warning', 'Info'])}**`]
  if (code !== undefined) parts.push(code)
  if (code === undefined || section % 3 === 0) parts.push(sentence(random, { words: 14 }))
  return parts
    .join('\n\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

function html(random, section) {
  if (section % 2 === 0) return `Press <kbd>${noun(random)}</kbd> to continue.`
  const text = sentence(random, { words: 12 })
  return `<details>\n<summary>More</summary>\n\n${text}\n\n</details>`
}

function sectionText(random, { section, link }) {
  const due = dueIn(section)
  const marks = inlineMarks(random, { due, link })
  const code = (offset) => {
    const index = section + offset
    return codeBlock(random, { index, count: codeLengths[(index * 7) % codeLengths.length] })
  }
  const paragraphs = due('paragraphs')
  const parts = Array.from({ length: paragraphs }, (_, index) => {
    const own = marks.filter((_mark, at) => at % paragraphs === index)
    return sentence(random, { words: own.length + 6 + Math.floor(random() * 13), marks: own })
  })
  for (let at = 0; at < due('codeBlocks'); at++) parts.splice(1, 0, code(at))
  for (let at = 0; at < due('quotes'); at++)
    parts.push(quote(random, { section, code: section % 4 === 3 ? undefined : code(at + 11) }))
  for (let at = 0; at < due('lists'); at++)
    parts.push(list(random, { section, isNested: section % 9 === 0 }))
  if (due('tables') > 0) parts.push(table(random))
  if (due('html') > 0) parts.push(html(random, section))
  const heading = `${section % 3 === 0 ? '##' : '###'} The ${noun(random)} of ${noun(random)} ${section % 50}`
  return [heading, ...parts].join('\n\n')
}

/** The text of a page without front matter and title. `linkTo(n)` is the URL of the page that is `n` pages further. */
export function generatePage(index, linkTo) {
  const random = createRandom(index + 1)
  const at = index % sectionsOfPages.length
  const before = sectionsOfPages.slice(0, at).reduce((sum, count) => sum + count, 0)
  const first = Math.floor(index / sectionsOfPages.length) * cycle + before
  let links = 0
  const link = () => linkTo((links++ % 19) + 1)
  const sections = Array.from({ length: sectionsOfPages[at] }, (_, number) =>
    sectionText(random, { section: first + number, link }),
  )
  return [sentence(random, { words: 16 }), ...sections].join('\n\n') + '\n'
}
