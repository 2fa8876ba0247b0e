import type { Element } from 'hast'
import { toLinkHole } from '../model/links/link-hole.ts'
import { readComponentProperties } from '../primitives/modules/component-properties.ts'
import { acceptText } from './accept-text.ts'
import { renderOrReport } from './render-or-report.ts'
import type { SiteComponents } from './site-components.tsx'

/**
 * Call the `markdown` function of the file of a component, with the props of the tag and the Markdown
 * between its tags as `children`. Undefined if the file has none. Throws a message with a place for
 * what the function throws, and for what isn't a text.
 */
export function writeMarkdown(
  element: Element,
  components: SiteComponents,
  children: () => string,
): string | undefined {
  // A member of a component has its own text.
  const markdown = components.get(element.tagName)?.markdown
  if (markdown === undefined) return undefined
  const call = (part: Element): string => {
    if (part !== element) return ''
    const { data, urls } = readComponentProperties(element.properties)
    const { dataAt: _at, ...others } = urls
    const text = children()
    return acceptMarkdown(markdown({ ...data, ...others, children: text }), [
      text,
      ...Object.values(others),
    ])
  }
  return renderOrReport(element, { components, render: call })
}

/** Programs read far less of a page. */
const MAX_CHARACTERS = 1_000_000

function acceptMarkdown(written: unknown, given: readonly unknown[]): string {
  if (typeof written !== 'string') throw new Error('The function `markdown` returns no text.')
  if (written.length > MAX_CHARACTERS) throw new Error(describeLength(written.length))
  const texts = given.filter((one) => typeof one === 'string')
  return acceptText(written, (index) => texts.some((one) => one.includes(toLinkHole(index))))
}

const describeLength = (length: number): string =>
  `The function \`markdown\` returns ${length.toLocaleString('en-US')} characters, and a page accepts ${MAX_CHARACTERS.toLocaleString('en-US')}.`
