import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'

const shapes: ReadonlySet<string> = new Set(
  'g path circle ellipse rect line polyline polygon'.split(' '),
)
const attributes: ReadonlySet<string> = new Set(
  (
    'd cx cy r rx ry x y x1 y1 x2 y2 width height points transform fill fillRule clipRule ' +
    'fillOpacity opacity stroke strokeWidth strokeLinecap strokeLinejoin strokeOpacity'
  ).split(' '),
)

/**
 * Create an icon from an SVG element, or from path data for a view box of 24 by 24. Only shapes and
 * their geometry are kept. Undefined if nothing is left.
 */
export function createSvgIcon(written: string): Element | undefined {
  if (!written.startsWith('<')) return svg('0 0 24 24', [shape('path', { d: written })], true)
  const root = fromHtml(written, { fragment: true, space: 'html' })
  const found = root.children.find((child) => child.type === 'element' && child.tagName === 'svg')
  if (found?.type !== 'element') return undefined
  const children = keepShapes(found.children)
  if (children.length === 0) return undefined
  const { viewBox, width, height, fill, stroke, strokeWidth } = found.properties
  const box =
    typeof viewBox === 'string' && /^[-\d\s.,]+$/.test(viewBox)
      ? viewBox
      : `0 0 ${Number(width) || 24} ${Number(height) || 24}`
  const own = pick({ fill, stroke, strokeWidth })
  const isLine = typeof stroke === 'string' && stroke !== 'none'
  return svg(
    box,
    isLine ? children : [shape('g', { fill: 'currentColor', stroke: 'none', ...own }, children)],
    isLine,
  )
}

function svg(viewBox: string, children: ElementContent[], isLine: boolean): Element {
  const className = isLine ? ['icon'] : ['icon', 'icon--filled']
  return shape('svg', { className, width: 20, height: 20, viewBox, ariaHidden: 'true' }, children)
}

function shape(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children }
}

function keepShapes(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) =>
    node.type === 'element' && shapes.has(node.tagName)
      ? [shape(node.tagName, pick(node.properties), keepShapes(node.children))]
      : [],
  )
}

/** Geometry and colors; a value with a function such as `url()` is left out. */
function pick(properties: Element['properties']): Element['properties'] {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([name, value]) =>
        attributes.has(name) && value !== undefined && !/url\(|:/i.test(String(value)),
    ),
  )
}
