import { expect, it } from 'vitest'
import { createOpenedPages } from '../../../../cli/pipeline/on-request/opened-pages.ts'

it('G2: keeps the pages that were opened last, and forgets the one that was opened first', () => {
  const opened = createOpenedPages(2)
  for (const name of ['a', 'b', 'a', 'c']) opened.add(name)
  expect(['a', 'b', 'c'].map(opened.has)).toEqual([true, false, true])
})
