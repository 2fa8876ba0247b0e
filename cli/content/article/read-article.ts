// Room: the tree of an article -> headings, links, search text
// One pass over the tree of an article. Given hast, it returns headings, links and search text;
// URLs become placeholders. It must not know other pages.
import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { english } from '../../../runtime/i18n/translations.ts'
import type { Place } from '../../model/diagnostic.ts'
import type { DocumentedName, Heading, Link, OptionTable, SearchSection } from '../../model/page.ts'
import { onlyTags } from '../../../runtime/shared/html/only-tags.ts'
import type { ContentPath } from '../../model/paths.ts'
import { isBlankText } from '../../primitives/text/is-blank-text.ts'
import { foldSpace } from '../../primitives/text/fold-space.ts'
import { createSectionWriter, type SectionWriter } from './create-section-writer.ts'
import { collectUrls } from './collect-urls.ts'
import { isTermStart } from './is-term-start.ts'
import { toInlineHtml } from './to-inline-html.ts'
import { placeIn } from '../reporting/partial-places.ts'
import { enhanceElement, wrapTable } from './enhance-element.ts'
import { createFirstScreen, type FirstScreen } from './first-screen.ts'
import { asideOf, formulaText, readableText, shownText } from './readable-text.ts'
import { readOptionTable } from './read-option-table.ts'
import { shownProps } from './shown-props.ts'
import { ownValue } from '../../primitives/own-value.ts'
import { pushAll } from '../../primitives/long-lists.ts'

/** The results of one pass over an article. */
export interface ArticleFacts {
  readonly headings: readonly Heading[]
  readonly links: readonly Link[]
  readonly terms: readonly DocumentedName[]
  readonly optionTables: readonly OptionTable[]
  readonly sections: readonly SearchSection[]
  /**
   * Text of the first paragraph with letters: in the running text or, without one, in an admonition
   * or a list, or the description of an image.
   */
  readonly firstParagraph: string
  /** Text of the first h1, also of one in raw HTML; undefined when the article has none. */
  readonly title: string | undefined
}

interface Reader {
  readonly path: ContentPath
  readonly file: VFile
  readonly headings: Heading[]
  readonly links: Link[]
  readonly terms: DocumentedName[]
  readonly optionTables: OptionTable[]
  readonly sections: SectionWriter
  readonly firstScreen: FirstScreen
  title: string | undefined
  firstParagraph: string
  /** The same inside an admonition or a list. */
  firstAside: string
  /** The same of a paragraph that contains nothing but images. */
  firstImages: string
}

/** Where a node is in the page. */
interface Position {
  readonly place: Place
  /** Outside the running text: inside an admonition, a list, a table. */
  readonly nested: boolean
  /** Text here is already in the search data. */
  readonly silent: boolean
  /**
   * Inside a heading, the first cell of a row or a term: code spans here are names that the page
   * documents.
   */
  readonly naming: boolean
  /** The first cell, directly inside a row. */
  readonly firstCell?: Element | undefined
}

const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const DEPTHS: Readonly<Record<string, Heading['depth']>> = {
  h1: 1,
  h2: 2,
  h3: 3,
  h4: 4,
  h5: 5,
  h6: 6,
}

function placeOf(node: Element, { file, path }: Reader, outer: Place): Place {
  const start = node.position?.start
  return start ? placeIn(file, start, path) : outer
}

/** True if the author may have escaped signs in an element. */
const mayBeEscaped = (element: Element, { file }: Reader): boolean =>
  String(file).slice(element.position?.start.offset, element.position?.end.offset).includes('\\')

function addHeading(reader: Reader, element: Element, place: Place): void {
  const depth = ownValue(DEPTHS, element.tagName)
  const { id } = element.properties
  const isEscaped = (): boolean => mayBeEscaped(element, reader)
  if (depth === 1) reader.title ??= readableText(element, isEscaped)
  // A heading without an id comes from a component or a doc comment, and no link can point to it.
  if (depth === undefined || typeof id !== 'string' || id === 'footnote-label') return
  const text = readableText(element, isEscaped)
  const html = toInlineHtml(element.children, isEscaped).trim()
  const heading = { depth, id, text, html, place }
  reader.headings.push(heading)
  reader.sections.addHeading(heading)
}

/** A fence of messages or output, or one without a language. */
function isProse(pre: Element): boolean {
  const [code] = pre.children
  const names = code?.type === 'element' ? code.properties['className'] : undefined
  const language = Array.isArray(names)
    ? names.find((name) => String(name).startsWith('language-'))
    : undefined
  return language === undefined || /^language-(?:text|txt|plain|console|log)$/.test(`${language}`)
}

/** An item of a list without the blocks in it: its first paragraph, or its text up to the first block. */
function firstLines(element: Element): Element {
  if (element.tagName !== 'li') return element
  const isBlock = (node: ElementContent): boolean =>
    node.type === 'element' && !INLINE.has(node.tagName)
  const first = element.children.find((node) => isBlock(node) || !isBlankText(node))
  if (first?.type === 'element' && first.tagName === 'p') return first
  const end = element.children.findIndex(isBlock)
  return end === -1 ? element : { ...element, children: element.children.slice(0, end) }
}

function addParagraph(reader: Reader, element: Element, nested: boolean): void {
  const hasText = /[\p{L}\p{N}]/u.test(shownText(element))
  const kind = !hasText ? 'firstImages' : nested ? 'firstAside' : 'firstParagraph'
  if (reader[kind] !== '') return
  const lines = firstLines(element)
  const written = readableText(lines, () => mayBeEscaped(lines, reader))
  const text = foldSpace(written.replace(/[\u00A0\u200B]/g, ' '))
  if (/[\p{L}\p{N}]/u.test(text)) reader[kind] = text
}

function readElement(reader: Reader, element: Element, outer: Position): void {
  const { tagName } = element
  const place = placeOf(element, reader, outer.place)
  if (tagName === onlyTags.machines) return readUnwritten(reader, element, place)
  const isHeading = tagName in DEPTHS
  const isPre = tagName === 'pre'
  const { className } = element.properties
  const isCodeBlock = Array.isArray(className) && className.includes('code-block')
  if (isHeading) addHeading(reader, element, place)
  if (!outer.silent && isTermStart(element, outer.naming)) reader.sections.addTerm()
  if (isPre) reader.sections.addCode(shownText(element), isProse(element))
  const isTitle = Array.isArray(className) && className.includes('admonition-title')
  if ((tagName === 'p' && !isTitle) || tagName === 'li') addParagraph(reader, element, outer.nested)
  if (tagName === 'code' && outer.naming)
    reader.terms.push({ name: foldSpace(shownText(element)), place })
  if (tagName === 'table')
    pushAll(reader.optionTables, readOptionTable(element, reader.headings, place))
  // Links inside a component get the place of the component.
  if (/^[A-Z]/.test(tagName)) element.properties.dataAt = JSON.stringify(place)
  // Before its URL becomes a placeholder.
  const isEarly = tagName === 'img' && reader.firstScreen.addImage(element)
  collectUrls(element, { file: reader.file, links: reader.links, place })
  if (isPre) reader.firstScreen.addCode(element)
  enhanceElement(element, {
    task: (reader.file.data.words ?? english).task,
    isEarly,
  })
  if (!outer.silent) reader.sections.addText(shownProps(element))
  const formula = formulaText(element)
  if (formula !== undefined && !outer.silent) reader.sections.addText(formula)
  const isSilent = isHeading || isPre || isCodeBlock || formula !== undefined
  readChildren(reader, element.children, {
    place,
    // The description is for programs too, so it isn't taken from what only people see if there is more.
    nested: outer.nested || tagName !== 'div',
    silent: outer.silent || isSilent || asideOf(element) === 'note',
    naming: outer.naming || isHeading || outer.firstCell === element || tagName === 'dt',
    firstCell:
      tagName === 'tr' ? element.children.find((child) => child.type === 'element') : undefined,
  })
  if (tagName === 'table') wrapTable(element)
  if (!INLINE.has(tagName) && !outer.silent) reader.sections.addText(' ')
}

/** What the page doesn't show has links, but neither headings nor text that readers could find. */
function readUnwritten(reader: Reader, element: Element, outer: Place): void {
  const place = placeOf(element, reader, outer)
  if (/^[A-Z]/.test(element.tagName)) element.properties.dataAt = JSON.stringify(place)
  collectUrls(element, { file: reader.file, links: reader.links, place })
  for (const child of element.children)
    if (child.type === 'element') readUnwritten(reader, child, place)
}

function readChildren(
  reader: Reader,
  children: readonly (ElementContent | RootContent)[],
  position: Position,
): void {
  for (const child of children) {
    if (child.type === 'element') readElement(reader, child, position)
    else if (child.type === 'text' && !position.silent) {
      reader.sections.addText(child.value)
      reader.firstScreen.addText(child.value)
    }
  }
}

/** Read an article and prepare it for rendering; `tree` is changed in place. */
export function readArticle(tree: Root, file: VFile, path: ContentPath): ArticleFacts {
  const reader: Reader = {
    path,
    file,
    headings: [],
    links: [],
    terms: [],
    optionTables: [],
    sections: createSectionWriter(),
    firstScreen: createFirstScreen(),
    title: undefined,
    firstParagraph: '',
    firstAside: '',
    firstImages: '',
  }
  readChildren(reader, tree.children, {
    place: { path, line: 1, column: 1 },
    nested: false,
    silent: false,
    naming: false,
  })
  return {
    headings: reader.headings,
    links: reader.links,
    terms: reader.terms,
    optionTables: reader.optionTables,
    sections: reader.sections.finish(),
    firstParagraph: reader.firstParagraph || reader.firstAside || reader.firstImages,
    title: reader.title,
  }
}
