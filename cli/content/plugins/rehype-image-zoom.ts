import type { Element, Parents, Root } from 'hast'

const interactive = new Set(['a', 'button', 'summary', 'label'])

/**
 * Put images into buttons that enlarge them, except images in links and decorative ones.
 *
 * `<img src="a.png" alt="A pier">` ->
 * `<button type="button" class="zoom" data-tool="zoom"><img src="a.png" alt="A pier"></button>`
 */
export function rehypeImageZoom() {
  return (tree: Root): void => wrapImages(tree)
}

function wrapImages(parent: Parents): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element' || interactive.has(child.tagName) || isOfHome(child)) continue
    if (child.tagName === 'img' && Boolean(child.properties.alt))
      parent.children[index] = toButton(child)
    else wrapImages(child)
  }
}

/** Images of a landing page are part of its layout. */
function isOfHome({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('home-image')
}

function toButton(image: Element): Element {
  return {
    type: 'element',
    tagName: 'button',
    properties: { type: 'button', className: ['zoom'], dataTool: 'zoom' },
    children: [image],
  }
}
