import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { PageCosts, ReadCharacters } from '../../model/compiling/page-costs.ts'

declare module 'vfile' {
  interface DataMap {
    /** Measures the page; fragments of a page have none. */
    clock?: PartClock
  }
}

/** Measures the parts of compiling one page. */
export interface PartClock {
  /** Add the time since the last part has ended, or since the clock was made, to `part`. */
  readonly endPart: (part: string) => void
  /** Note which parser read the text; only the last note is asked what it says. */
  readonly noteRead: (read: () => ReadCharacters) => void
  readonly costs: () => PageCosts
}

/** Start to measure a page. */
export function createPartClock(): PartClock {
  const parts: Record<string, number> = {}
  let read = (): ReadCharacters => ({ native: 0, remark: 0 })
  let from = performance.now()
  return {
    endPart: (part) => {
      const now = performance.now()
      parts[part] = (parts[part] ?? 0) + now - from
      from = now
    },
    noteRead: (next) => {
      read = next
    },
    costs: () => ({ parts, read: read() }),
  }
}

/** A plugin that ends a part. The plugins between two of these are measured together. */
export const endOfPart = (part: string) => (): ((tree: Root, file: VFile) => void) => (_, file) =>
  file.data.clock?.endPart(part)

/** Characters of a text that aren't spaces, tabs or line breaks. */
export function countCharacters(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 32) count++
  return count
}
