/** The parts of an html-validate element that are needed here. */
interface Element {
  readonly tagName: string
  readonly childElements: readonly Element[]
  getElementsByTagName: (tagName: string) => readonly Element[]
}

interface ReadyEvent {
  readonly document: { readonly root: Element }
}

interface EventHandler {
  readonly on: (event: 'dom:ready', callback: (name: string, event: ReadyEvent) => void) => unknown
}

/** Every element below `root` by its name in lower case, in document order; `*` has all of them. */
function indexByName(root: Element): ReadonlyMap<string, readonly Element[]> {
  const all: Element[] = []
  const byName = new Map<string, Element[]>([['*', all]])
  const visit = (element: Element): void => {
    for (const child of element.childElements) {
      const name = child.tagName.toLowerCase()
      const named = byName.get(name)
      if (named) named.push(child)
      else byName.set(name, [child])
      all.push(child)
      visit(child)
    }
  }
  visit(root)
  return byName
}

/**
 * A plugin of html-validate that indexes the elements of each document once. The validator copies
 * the list of elements at every level of the tree, for every selector of every rule. The index
 * belongs to the root of one document, so the package that the site shares with its other tools
 * stays unchanged.
 * https://html-validate.org/dev/writing-plugins.html
 */
export const indexElements = {
  name: 'docs-ssg-index-elements',
  setup: (_source: unknown, events: EventHandler): void => {
    events.on('dom:ready', (_name, { document }) => {
      const { root } = document
      let known: ReturnType<typeof indexByName> | undefined
      root.getElementsByTagName = (tagName) => {
        known ??= indexByName(root)
        return known.get(tagName.toLowerCase()) ?? []
      }
    })
  },
}
