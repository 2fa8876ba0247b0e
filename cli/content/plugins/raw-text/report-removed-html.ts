import type { Element, Root } from 'hast'
import type { Schema } from 'hast-util-sanitize'
import { find, html } from 'property-information'
import type { VFile } from 'vfile'
import { foldSpace } from '../../../primitives/text/fold-space.ts'
import { ownValue } from '../../../primitives/own-value.ts'
import { report } from '../../reporting/report-message.ts'
import { toAuthorTag } from '../../nodes/author-tag.ts'
import { toShowTag } from './to-show-tag.ts'
import { rawTextElements } from './restore-raw-text.ts'
import { visit } from '../../../primitives/visit.ts'

/** Replacements for elements that pages often need. */
const elementHelp: Readonly<Record<string, string>> = {
  center: 'Write `<div align="center">`.',
  script: 'Add the script to `scripts` or `head` in the config.',
  style: 'Move the rules to a style sheet of `customCss`.',
  link: 'Add it to `head` in the front matter or in the config.',
  meta: 'Add it to `head` in the front matter or in the config.',
}

const attributeHelp: Readonly<Record<string, string>> = {
  style: 'Use a class, and a rule for it in a style sheet of `customCss`.',
  markdown: 'Remove it: after a blank line, the content of an element is read as Markdown.',
}

const otherHelp =
  "Write a component of the site, or set `markdown: { rawHtml: 'trust' }` if you trust all authors."

/** Elements with parts that only make sense in them, such as `svg` and `path`: one message is enough. */
const wholes = new Set(
  'svg math form select object audio video datalist fieldset template'.split(' '),
)

/** Elements of HTML that pages can't contain; other names are text in angle brackets. */
const ofHtml = new Set(
  `${[...wholes].join(' ')} applet area base body canvas center dialog embed frame frameset head html iframe input label legend link map menu meta noembed noframes noscript optgroup option output param plaintext portal script search selectedcontent slot style textarea title xmp`.split(
    ' ',
  ),
)

/** Obsolete elements of HTML that only change the look of their text, which stays. */
const looks = new Set('acronym basefont big blink dir font marquee multicol nobr spacer'.split(' '))

/** Elements of text that browsers show; their text stays without them. */
const shownTexts = new Set(['plaintext', 'xmp'])

/** Report the elements and attributes of raw HTML that the sanitizer is about to remove. */
export function reportRemovedHtml(tree: Root, schema: Schema, file: VFile): void {
  const tags = new Set(schema.tagNames)
  const inWhole = new Set<unknown>()
  visit(tree, 'element', (element, _index, parent) => {
    if (!tags.has(element.tagName) || isTextField(element)) {
      const isPart = inWhole.has(parent)
      if (!isPart) reportElement(element, file)
      if (isPart || wholes.has(element.tagName)) inWhole.add(element)
      return
    }
    for (const name of removedAttributes(element, schema)) reportAttribute(element, name, file)
  })
}

/** True for any input but a check box, which is the only one that pages may contain. */
export function isTextField({ tagName, properties }: Element): boolean {
  return tagName === 'input' && properties.type !== 'checkbox'
}

/** A tag that is neither HTML nor a component is reported where it is read. */
function isReported({ position }: Element, file: VFile): boolean {
  return file.messages.some(
    ({ ruleId, line, column }) =>
      ruleId?.startsWith('unknown-') === true &&
      line === position?.start.line &&
      column === position?.start.column,
  )
}

function reportElement(element: Element, file: VFile): void {
  const { tagName } = element
  if (isReported(element, file)) return
  const swallowed = textWithin(element)
  const loss = swallowed === '' ? '' : ` The text in it is removed too: \`${swallowed}\`.`
  if (looks.has(tagName)) {
    report(file, element, {
      rule: 'html-removed',
      reason: `\`<${tagName}>\` was removed, because it is obsolete and only changes the look of its text, which readers still see.`,
      help:
        tagName === 'acronym'
          ? 'Write `<abbr>`.'
          : 'Use a class, and a rule for it in a style sheet of `customCss`.',
    })
    return
  }
  if (!ofHtml.has(tagName)) {
    const written = writtenTag(element, file)
    report(file, element, {
      rule: 'html-removed',
      reason: `\`${written}\` was read as a tag that HTML doesn't have, so readers don't see it.${loss}`,
      help: toShowTag(written, isInHtml(element, file)),
    })
    return
  }
  report(file, element, {
    rule: 'html-removed',
    reason: `\`<${tagName}>\` was removed, because raw HTML in pages can only contain elements that neither run code nor send data.${loss}`,
    help: `${ownValue(elementHelp, tagName) ?? otherHelp}${loss === '' ? '' : ` ${toShowTag(`<${tagName}>`, isInHtml(element, file))}`}`,
  })
}

/** Whether marks of Markdown, such as a backslash, have no effect before the tag. */
function isInHtml({ position }: Element, file: VFile): boolean {
  const at = position?.start.offset
  return (
    at !== undefined &&
    file.data.htmlRanges?.some(([start, end]) => start < at && at < end) === true
  )
}

/** The beginning of a text that is removed with its element; readers still see that of `xmp`. */
function textWithin({ tagName, children: [text] }: Element): string {
  if (!rawTextElements.has(tagName) || shownTexts.has(tagName)) return ''
  const value = text?.type === 'text' ? foldSpace(text.value) : ''
  return value.length > 40 ? `${value.slice(0, 40)}…` : value
}

/** The tag as it is written, because HTML doesn't keep its letter case. */
function writtenTag({ tagName, position }: Element, file: VFile): string {
  const start = position?.start.offset
  const source = start === undefined ? '' : String(file).slice(start, start + 200)
  const [written] = /^<[^<>\n]*>/.exec(source) ?? []
  const isWritten = (name: string): boolean =>
    written?.toLowerCase().startsWith(`<${name}`) === true
  const name = isWritten(tagName) ? tagName : toAuthorTag(tagName)
  return written !== undefined && isWritten(name) ? written : `<${name}>`
}

function removedAttributes({ tagName, properties }: Element, { attributes }: Schema): string[] {
  const isAllowed = (name: string, value: unknown): boolean =>
    [attributes?.['*'], ownValue(attributes ?? undefined, tagName)].some((definitions) =>
      definitions?.some((one) =>
        typeof one === 'string'
          ? one === name
          : one[0] === name && one.some((other) => other === value),
      ),
    )
  return Object.entries(properties)
    .filter(
      ([name, value]) =>
        value !== null &&
        value !== undefined &&
        value !== false &&
        !name.startsWith('data') &&
        !isAllowed(name, value),
    )
    .map(([name]) => name)
}

function reportAttribute(element: Element, name: string, file: VFile): void {
  const { attribute } = find(html, name)
  const help = attribute.startsWith('on')
    ? "Write a component of the site with `'use client'` that listens to the event."
    : /^(?:v-|[:@])/.test(attribute)
      ? 'Vue is not supported. Write a React component and add it to `components`.'
      : (ownValue(attributeHelp, attribute) ?? otherHelp)
  report(file, element, {
    rule: 'html-removed',
    reason: `\`${attribute}\` was removed from \`<${toAuthorTag(element.tagName)}>\`, because raw HTML in pages can’t have this attribute.`,
    help,
    word: attribute,
  })
}
