import type { Element, Root } from 'hast'
import type { Schema } from 'hast-util-sanitize'
import { find, html } from 'property-information'
import type { VFile } from 'vfile'
import { ownValue } from '../../primitives/own-value.ts'
import { report } from '../reporting/report-message.ts'
import { visit } from '../../primitives/visit.ts'

/** Replacements for elements that pages often need. */
const elementHelp: Readonly<Record<string, string>> = {
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

/** Report the elements and attributes of raw HTML that the sanitizer is about to remove. */
export function reportRemovedHtml(tree: Root, schema: Schema, file: VFile): void {
  const tags = new Set(schema.tagNames)
  const removed = new Set<unknown>()
  visit(tree, 'element', (element, _index, parent) => {
    if (!tags.has(element.tagName) || isTextField(element)) {
      // Of an element and what only makes sense in it, such as `svg` and `path`, one message is enough.
      if (!removed.has(parent)) reportElement(element, file)
      removed.add(element)
      return
    }
    for (const name of removedAttributes(element, schema)) reportAttribute(element, name, file)
  })
}

/** The only input that pages may have is the box of a task. */
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
  report(file, element, {
    rule: 'html-removed',
    reason: `\`<${tagName}>\` was removed, because raw HTML in pages can only contain elements that neither run code nor send data.`,
    help: ownValue(elementHelp, tagName) ?? otherHelp,
  })
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
    reason: `\`${attribute}\` was removed from \`<${element.tagName}>\`, because raw HTML in pages can’t have this attribute.`,
    help,
    word: attribute,
  })
}
