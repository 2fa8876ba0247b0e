// Keys of front matter that only docs-ssg reads. They become comments before other rewriting.
import { frontMatterBlock } from '../../../primitives/text/front-matter-block.ts'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { listEntries, readValues } from '../../rewrite/front-matter-entries.ts'
import { commentOut, describeIgnored, isIgnoredKey } from '../../rewrite/ignored-keys.ts'
import type { Inserted } from './insert-snippets.ts'

/** Comment out the keys; `added` has the values that the rewritten page needs. */
export function rewriteIgnoredKeys(
  source: string,
  added: Readonly<Record<string, string | undefined>>,
): Inserted {
  const head = frontMatterBlock.exec(source)?.[0] ?? ''
  const values = readValues(head)
  const changes: Change[] = []
  const findings: Finding[] = []
  for (const { key, start, end } of listEntries(head)) {
    if (!isIgnoredKey('MkDocs', { key, value: values[key], added })) continue
    changes.push({ start, end, text: commentOut(source.slice(start, end)) })
    findings.push({
      what: 'front matter',
      line: source.slice(0, start).split('\n').length,
      lost: describeIgnored(key, 'MkDocs'),
    })
  }
  return { source: applyChanges(source, changes), findings }
}
