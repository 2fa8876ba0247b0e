import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { createIncludeBudget, type IncludeBudget } from '../../primitives/include-budget.ts'
import { rejectPage } from '../reporting/report-message.ts'

interface IncludedCode {
  readonly budget: IncludeBudget
  /** By the fence. */
  readonly codes: Map<Node, string>
}

declare module 'vfile' {
  interface DataMap {
    /** What fences of the page may still include, and what they have included. */
    includedCode: IncludedCode
  }
}

/**
 * The code that a fence includes, which is read and counted once, also if a compiler reads it too.
 * Stops the page with an error at the fence when it is too much, so that no further file is read.
 * `read` returns undefined after it has reported a problem.
 */
export function includeOnce(
  file: VFile,
  fence: Node,
  read: () => string | undefined,
): string | undefined {
  const { budget, codes } = (file.data.includedCode ??= {
    budget: createIncludeBudget(),
    codes: new Map(),
  })
  const known = codes.get(fence)
  if (known !== undefined) return known
  const code = read()
  if (code === undefined) return undefined
  codes.set(fence, code)
  if (budget.spend(code.length)) return code
  return rejectPage(file, fence, {
    rule: 'expansion',
    reason: `The code fences of the page include ${budget.describe('files')}, so the page was skipped.`,
    help: 'Include parts of long files with `region="…"`, or split the page.',
  })
}
