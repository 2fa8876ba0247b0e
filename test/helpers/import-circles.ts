/**
 * Files and the files that each of them imports, type imports included. Imports of files that have
 * no entry are ignored.
 */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

interface Visit {
  readonly order: number
  /** The earliest file in the current path that this one leads back to. */
  earliest: number
  isOnPath: boolean
}

/**
 * Groups of files that import each other, directly or through other files; empty when there are
 * none.
 */
export function findImportCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const visits = new Map<string, Visit>()
  const path: string[] = []
  const circles: string[][] = []

  // Tarjan's algorithm:
  // https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
  const visit = (file: string): Visit => {
    const own = { order: visits.size, earliest: visits.size, isOnPath: true }
    visits.set(file, own)
    const start = path.push(file) - 1
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      const known = visits.get(target)
      if (known === undefined) own.earliest = Math.min(own.earliest, visit(target).earliest)
      else if (known.isOnPath) own.earliest = Math.min(own.earliest, known.order)
    }
    if (own.earliest === own.order) {
      const group = path.splice(start)
      for (const member of group) leavePath(visits.get(member))
      if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.toSorted())
    }
    return own
  }

  for (const file of graph.keys()) if (!visits.has(file)) visit(file)
  return circles
}

function leavePath(visit: Visit | undefined): void {
  if (visit) visit.isOnPath = false
}
