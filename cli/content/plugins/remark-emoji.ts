import type { Root, Text } from 'mdast'
import { visit } from '../../primitives/visit.ts'

/** Between letters or digits on both sides, as in `10:100:20`, it isn't a name. */
const NAME = /(?<![A-Za-z0-9](?=:[a-z0-9_+-]+:[A-Za-z0-9])):([a-z0-9_+-]+):/g

/**
 * Replace emoji shortcodes by GitHub's names; an unknown name stays text. Position: after heading
 * ids, which contain the names. The list is large, so it is loaded only for a page that seems to
 * use it.
 *
 * `:tada:` -> `🎉`
 */
export function remarkEmoji() {
  return async (tree: Root): Promise<void> => {
    const candidates: Text[] = []
    visit(tree, 'text', (node) => {
      if (node.value.includes(':') && node.value.search(NAME) !== -1) candidates.push(node)
    })
    if (candidates.length === 0) return
    const { nameToEmoji } = await import('gemoji')
    for (const node of candidates) {
      node.value = node.value.replace(NAME, (written, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
      )
    }
  }
}
