import type { Element } from 'hast'
import { VFile } from 'vfile'
import { keepPrototypes } from '../primitives/modules/keep-prototypes.ts'
import { displayName } from '../primitives/modules/component-name.ts'
import { type CodeMaps, describeThrown } from '../primitives/text/code-frames.ts'
import { visit } from '../primitives/visit.ts'
import type { SiteComponents } from './site-components.tsx'

interface Rendering {
  readonly components: SiteComponents
  readonly render: (element: Element) => string
}

/** Render an element; an error of a component becomes a message at its tag, which is thrown. */
export function renderOrReport(element: Element, rendering: Rendering): string {
  try {
    return keepPrototypes(() => rendering.render(element))
  } catch (cause) {
    return report(cause, element, rendering)
  }
}

function report(cause: unknown, element: Element, { components, render }: Rendering): never {
  const tag = findThrowing(element, components, render)
  const file = new VFile()
  const reason = `The component \`${displayName(tag.tagName)}\` throws an error: ${describeThrown(cause, mapsOf(components))}`
  const message = file.message(reason, {
    place: tag.position,
    ruleId: 'component-error',
    source: 'docs-ssg',
  })
  const { path } = components.get(tag.tagName.split('.')[0] ?? '') ?? {}
  if (path !== undefined) message.note = `Fix it in \`${path}\`, or remove the tag.`
  throw message
}

function mapsOf(components: SiteComponents): CodeMaps {
  return new Map(
    [...components.values()].flatMap(({ path, map }) =>
      path === undefined || map === undefined ? [] : [[path, map] as const],
    ),
  )
}

/** The innermost, first element of a site's component that can't be rendered on its own either. */
function findThrowing(
  outermost: Element,
  components: SiteComponents,
  render: (element: Element) => string,
): Element {
  let found = outermost
  visit(outermost, 'element', (element) => {
    const isOwn = components.has(element.tagName.split('.')[0] ?? '')
    if (!isOwn || !contains(found, element)) return
    try {
      keepPrototypes(() => render(element))
    } catch {
      found = element
    }
  })
  return found
}

function contains(outer: Element, inner: Element): boolean {
  return outer.children.some(
    (child) => child === inner || (child.type === 'element' && contains(child, inner)),
  )
}
