// Given the source of a page for Starlight, it returns the same page for docs-ssg. Only constructs
// that Starlight or Astro alone read change; everything else stays as it is, byte for byte.
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Finding } from '../../rewrite/change.ts'
import type { LostComponent, PageContext, PageWriter } from './rewrite-context.ts'
import { removeStatements } from './remove-statements.ts'
import { rewriteComponents } from './rewrite-components.ts'
import { rewriteDirectives } from './rewrite-directives.ts'
import { rewriteFences } from './rewrite-fences.ts'
import { rewriteFrontMatter } from './rewrite-front-matter.ts'
import { rewriteLinks } from './rewrite-links.ts'
import { scanPage } from './scan-page.ts'

export interface RewrittenText {
  readonly text: string
  /** In the order of their lines. */
  readonly findings: readonly Finding[]
  readonly lost: readonly LostComponent[]
  /** Files (absolute) outside the docs that the page needs. */
  readonly files: readonly string[]
}

/** Rewrite a page; it may be a partial, which has no front matter. */
export function rewritePage(source: string, context: PageContext): RewrittenText {
  const page = scanPage(source, context.isMdx)
  const writer: PageWriter = {
    page,
    context,
    changes: [],
    removed: [],
    findings: [],
    lost: [],
    files: new Set(),
  }
  rewriteFrontMatter(writer)
  if (context.isMdx) rewriteComponents(writer)
  removeStatements(writer, writer.removed)
  rewriteFences(writer)
  rewriteDirectives(writer)
  rewriteLinks(writer)
  return {
    text: applyChanges(source, writer.changes),
    findings: writer.findings.toSorted((a, b) => a.line - b.line),
    lost: writer.lost,
    files: [...writer.files],
  }
}
