// How often constructs occur in Markdown, so that generated pages can be compared with real ones.
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visitParents } from 'unist-util-visit-parents'

const parser = unified().use(remarkParse).use(remarkGfm)

/** Constructs counted in the text, each per 100 kB of Markdown. */
const counters = {
  headings: ({ type }) => type === 'heading',
  paragraphs: ({ type }, parents) => type === 'paragraph' && parents.at(-1).type === 'root',
  quotes: ({ type }) => type === 'blockquote',
  lists: ({ type }, parents) => type === 'list' && parents.at(-1).type !== 'listItem',
  nestedLists: ({ type }, parents) => type === 'list' && parents.at(-1).type === 'listItem',
  listItems: ({ type }) => type === 'listItem',
  tables: ({ type }) => type === 'table',
  tableRows: ({ type }) => type === 'tableRow',
  codeBlocks: ({ type }) => type === 'code',
  codeInside: ({ type }, parents) => type === 'code' && parents.at(-1).type !== 'root',
  longCode: ({ type, value }) => type === 'code' && value.split('\n').length > 25,
  codeLines: ({ type, value }) => (type === 'code' ? value.split('\n').length : 0),
  html: ({ type }) => type === 'html',
  links: ({ type }) => type === 'link' || type === 'linkReference',
  inlineCode: ({ type }) => type === 'inlineCode',
  strong: ({ type }) => type === 'strong',
  emphasis: ({ type }) => type === 'emphasis',
  otherScripts: ({ type, value }) =>
    type === 'text' ? (value.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0) : 0,
}

/** The constructs of all texts per 100 kB, the bytes of a page, and the languages of a hundred blocks of code. */
export function measureShares(texts) {
  const sums = Object.fromEntries(Object.keys(counters).map((name) => [name, 0]))
  const languages = new Map()
  for (const text of texts) {
    visitParents(parser.parse(text), (node, parents) => {
      if (parents.length === 0) return
      for (const [name, count] of Object.entries(counters))
        sums[name] += Number(count(node, parents))
      if (node.type === 'code') languages.set(node.lang, (languages.get(node.lang) ?? 0) + 1)
    })
  }
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const shares = Object.entries(sums).map(([name, sum]) => [name, round((sum / bytes) * 1e5)])
  const [[, most = 0] = []] = [...languages].toSorted(([, a], [, b]) => b - a)
  return {
    pageBytes: Math.round(bytes / texts.length),
    ...Object.fromEntries(shares),
    /** Percent of the blocks of code that have the most frequent language. */
    mainLanguage: round(
      (most /
        Math.max(
          1,
          [...languages.values()].reduce((a, b) => a + b, 0),
        )) *
        100,
    ),
  }
}

const round = (number) => Number(number.toPrecision(3))
