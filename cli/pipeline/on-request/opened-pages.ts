/** The names of the pages that were opened last. */
export interface OpenedPages {
  readonly add: (name: string) => void
  readonly has: (name: string) => boolean
}

/** Remember up to `limit` names; the one that was not opened for the longest time is forgotten first. */
export function createOpenedPages(limit: number): OpenedPages {
  const names = new Set<string>()
  return {
    has: (name) => names.has(name),
    add: (name) => {
      names.delete(name)
      names.add(name)
      const [oldest] = names
      if (names.size > limit && oldest !== undefined) names.delete(oldest)
    },
  }
}
