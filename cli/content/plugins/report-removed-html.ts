import type { Element, Root } from 'hast'
import type { Schema } from 'hast-util-sanitize'
import { find, html } from 'property-information'
import type { VFile } from 'vfile'
import { report } from '../report-message.ts'
import { visit } from '../../primitives/visit.ts'

/** What to write instead of elements that pages often need. */
const elementHelp: Readonly<Record<string, string>> = {
  script: 'Add the script to `scripts` or `head` in the config.',
  style: 'Move the rules to a style sheet of `customCss`.',
  link: 'Add it to `head` in the front matter or in the config.',
  meta: 'Add it to `head` in the front matter or in the config.',
}

const otherHelp =
  "Write a component of the site, or set `markdown: { rawHtml: 'trust' }` if you trust all authors."

/** Report the elements and attributes of raw HTML that the sanitizer is about to remove. */
export function reportRemovedHtml(tree: Root, schema: Schema, file: VFile): void {
  const tags = new Set(schema.tagNames)
  visit(tree, 'element', (element) => {
    if (!tags.has(element.tagName)) return reportElement(element, file)
    if (element.tagName === 'input' && element.properties.type !== 'checkbox')
      return reportElement(element, file)
    for (const name of removedAttributes(element, schema)) reportAttribute(element, name, file)
  })
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
  report(file, element, {
    rule: 'html-removed',
    reason: `\`<${tagName}>\` was removed, because raw HTML in pages can only contain elements that neither run code nor send data.`,
    help: elementHelp[tagName] ?? otherHelp,
  })
}

function removedAttributes({ tagName, properties }: Element, schema: Schema): string[] {
  const attributes = schema.attributes ?? {}
  const allowed = new Set(
    [...(attributes['*'] ?? []), ...(attributes[tagName] ?? [])].map((one) =>
      typeof one === 'string' ? one : one[0],
    ),
  )
  return Object.entries(properties)
    .filter(
      ([name, value]) =>
        value !== null &&
        value !== undefined &&
        value !== false &&
        !name.startsWith('data') &&
        !allowed.has(name),
    )
    .map(([name]) => name)
}

function reportAttribute(element: Element, name: string, file: VFile): void {
  const { attribute } = find(html, name)
  const help = attribute.startsWith('on')
    ? "Write a component of the site with `'use client'` that listens to the event."
    : attribute === 'style'
      ? 'Use a class, and a rule for it in a style sheet of `customCss`.'
      : otherHelp
  report(file, element, {
    rule: 'html-removed',
    reason: `\`${attribute}\` was removed from \`<${element.tagName}>\`, because raw HTML in pages can’t have this attribute.`,
    help,
    word: attribute,
  })
}
