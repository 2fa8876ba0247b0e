import type { Element } from 'hast'
import { readComponentProperties } from '../primitives/component-properties.ts'
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
    const written = markdown({ ...data, ...others, children: children() })
    if (typeof written === 'string') return written
    throw new Error('The function `markdown` returns no text.')
  }
  return renderOrReport(element, { components, render: call })
}
