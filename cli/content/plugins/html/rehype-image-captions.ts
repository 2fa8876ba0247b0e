import { isBlankText } from '../../../primitives/text/is-blank-text.ts'
import type { Element, ElementContent, Root } from 'hast'
import { element } from '../../nodes/figure-element.ts'
import type { VFile } from 'vfile'
import { visit } from '../../../primitives/visit.ts'

/**
 * Show the title of an image that is alone in its paragraph as a caption. Position: before images
 * become buttons.
 *
 * In: `<p><img src="a.png" alt="A pier" title="The pier at night"></p>`
 * Out: `<figure class="captioned"><img src="a.png" alt="A pier"><figcaption>The pier at night</figcaption></figure>`
 */
export function rehypeImageCaptions() {
  return (tree: Root, page: VFile): void => {
    let isUsed = false
    visit(tree, 'element', (paragraph) => {
      if (paragraph.tagName !== 'p') return
      const inside = paragraph.children.filter((child) => !isBlankText(child))
      const images = inside.flatMap(imagesOf)
      const [first] = images
      if (
        first === undefined ||
        inside.length > 2 ||
        !inside.every((one) => imagesOf(one).length > 0)
      )
        return
      const { title } = first.properties
      if (typeof title !== 'string' || title.trim() === '') return
      for (const image of images) delete image.properties.title
      isUsed = true
      paragraph.tagName = 'figure'
      paragraph.properties = { className: ['captioned'] }
      paragraph.children = [...inside, element('figcaption', {}, [{ type: 'text', value: title }])]
    })
    if (isUsed) (page.data.parts ??= []).push('captions')
  }
}

/** An image, or the image in a link. */
function imagesOf(node: ElementContent): Element[] {
  if (node.type !== 'element') return []
  if (node.tagName === 'img') return [node]
  const [only, ...others] = node.children
  return node.tagName === 'a' && only !== undefined && others.length === 0 ? imagesOf(only) : []
}
