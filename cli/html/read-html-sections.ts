// The text that the search finds on a page written in React. Given the rendered document, it returns
// SearchSection[]. It must not look outside `main`: navbar, menu and footer aren't content.
import { attributeOf, type HtmlToken, type StartTag } from './html-token.ts'
import { readHtml } from './read-html.ts'
import type { SearchSection } from '../model/page.ts'
import { foldSpace } from '../primitives/text/fold-space.ts'

/** Elements whose contents aren't prose. */
const skipped = new Set('script style textarea template noscript svg select'.split(' '))
/** Elements that don't separate words. */
const inline = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

interface OpenSection {
  readonly id: string
  /** 0 for the beginning of the page and 7 for a table row; otherwise that of the heading. */
  readonly depth: number
  readonly above: readonly string[]
  readonly heading: string[]
  readonly text: string[]
}

interface Reading {
  readonly sections: OpenSection[]
  current: OpenSection
  /**
   * Where text goes: a heading or the first cell of a row names its section, and the title is known
   * already.
   */
  naming: 'no' | 'h1' | 'heading' | 'cell'
}

/**
 * Cut `main` at its headings with an id (depth 2 to 4) and at its table rows with an id, each row
 * being a section that its first cell names. The part before comes first; sections without id and
 * text are left out.
 */
export function readHtmlSections(html: string): readonly SearchSection[] {
  const first: OpenSection = { id: '', depth: 0, above: [], heading: [], text: [] }
  const reading: Reading = { sections: [first], current: first, naming: 'no' }
  for (const token of proseOf(html)) readToken(reading, token)
  return reading.sections
    .map(toSection)
    .filter((section) => section.id !== '' || section.text !== '')
}

/**
 * The tokens inside `main` without those of skipped elements, whose end tags remain and separate
 * words.
 */
function* proseOf(html: string): Generator<HtmlToken> {
  let inMain = false
  let skipping: string | undefined
  for (const token of readHtml(html)) {
    const name = token.kind === 'start' || token.kind === 'end' ? token.name : ''
    if (skipping === undefined && name === 'main') inMain = token.kind === 'start'
    else if (skipping === name && token.kind === 'end') skipping = undefined
    if (!inMain || skipping !== undefined || name === 'main') continue
    if (token.kind === 'start' && skipped.has(name)) skipping = name
    else yield token
  }
}

function readToken(reading: Reading, token: HtmlToken): void {
  if (token.kind === 'text') {
    if (reading.naming === 'h1') return
    const { heading, text } = reading.current
    const target = reading.naming === 'no' ? text : heading
    target.push(token.text)
    return
  }
  if (token.kind === 'start') readStartTag(reading, token)
  else if (token.kind === 'end') readEndTag(reading, token.name)
  const separates = token.kind === 'comment' || !inline.has(token.name)
  if (separates) reading.current.text.push(' ')
}

function readStartTag(reading: Reading, tag: StartTag): void {
  const id = attributeOf(tag, 'id')
  if (tag.name === 'h1') reading.naming = 'h1'
  else if (id !== undefined && /^h[2-4]$/.test(tag.name)) {
    openSection(reading, id, Number(tag.name.slice(1)))
    reading.naming = 'heading'
  } else if (id !== undefined && tag.name === 'tr') {
    openSection(reading, id, 7)
    reading.naming = 'cell'
  }
}

function readEndTag(reading: Reading, name: string): void {
  const { current, naming, sections } = reading
  if (/^h[1-6]$/.test(name) || (naming === 'cell' && /^t[dh]$/.test(name))) reading.naming = 'no'
  // Text after the row belongs to the heading above it.
  if (name === 'tr' && current.depth === 7)
    reading.current = sections.findLast(({ depth }) => depth < 7) ?? current
}

function openSection(reading: Reading, id: string, depth: number): void {
  const above = headingsAbove(reading.sections, depth)
  reading.current = { id, depth, above, heading: [], text: [] }
  reading.sections.push(reading.current)
}

/** Headings above a section of this depth; the last opened is the nearest. */
function headingsAbove(sections: readonly OpenSection[], depth: number): readonly string[] {
  const parent = sections.findLast((open) => open.depth < depth)
  return parent === undefined || parent.depth === 0 ? [] : pathOf(parent)
}

function toSection(open: OpenSection): SearchSection {
  const path = open.depth === 0 ? [] : pathOf(open)
  return { id: open.id, path, text: foldSpace(open.text.join('')), code: '' }
}

const pathOf = ({ above, heading }: OpenSection): string[] => [
  ...above,
  foldSpace(heading.join('')),
]
