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

/** An image of one color mode needs a button that is hidden in the other mode too. */
function modeOf({ properties: { className, src } }: Element): string[] {
  const names = Array.isArray(className) ? className.map(String) : []
  const [, mode] = /#(?:gh-)?(?:only-)?(light|dark)(?:-mode-only)?$/.exec(String(src)) ?? []
  return [
    ...names.filter((name) => name === 'only-light' || name === 'only-dark'),
    ...(mode === undefined ? [] : [`only-${mode}`]),
  ]
}

function toButton(image: Element): Element {
  return {
    type: 'element',
    tagName: 'button',
    properties: { type: 'button', className: ['zoom', ...modeOf(image)], dataTool: 'zoom' },
    children: [image],
  }
}
