import type { CompileCosts, PageCosts, SlowPage } from '../../model/compiling/page-costs.ts'

/** Collects what the pages of one run cost. */
export interface CostTable {
  readonly note: (path: string, costs: PageCosts) => void
  readonly summary: () => CompileCosts
}

/** Slow pages that are named. */
const named = 5

/** Create an empty table. */
export function createCostTable(): CostTable {
  const pages: SlowPage[] = []
  return {
    note: (path, costs) => {
      const milliseconds = Object.values(costs.parts).reduce((sum, part) => sum + part, 0)
      pages.push({ ...costs, path, milliseconds })
    },
    summary: () => {
      const parts: Record<string, number> = {}
      const read = { native: 0, remark: 0 }
      for (const page of pages) {
        for (const [part, milliseconds] of Object.entries(page.parts))
          parts[part] = (parts[part] ?? 0) + milliseconds
        read.native += page.read.native
        read.remark += page.read.remark
      }
      const slowest = pages.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, named)
      return { pages: pages.length, parts, read, slowest }
    },
  }
}
