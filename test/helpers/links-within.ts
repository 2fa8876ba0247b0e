import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'

interface Link {
  readonly label: string
  readonly href: unknown
  readonly classes: unknown
}

/** The links below the first element with an attribute (`dataSidebar`), of that value if one is given. */
export function linksWithin(html: string, name: string, value?: string): readonly Link[] {
  const [part] = elementsOf(fromHtml(html)).filter(
    ({ properties }) =>
      properties[name] !== undefined && (value === undefined || properties[name] === value),
  )
  return elementsOf(part)
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => ({
      label: toString(link),
      href: link.properties['href'],
      classes: link.properties['className'],
    }))
}

function elementsOf(node: Nodes | undefined): readonly Element[] {
  if (node === undefined || !('children' in node)) return []
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsOf(child)] : [],
  )
}
