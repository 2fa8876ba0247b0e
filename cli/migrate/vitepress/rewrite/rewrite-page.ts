// Given the source of a page for VitePress, it returns the same page for docs-ssg. Only constructs
// that VitePress alone reads change; everything else stays as it is, byte for byte.
import { closeFrontMatter } from '../../../primitives/text/front-matter-block.ts'
import { createDraft, type PageFinding } from './draft.ts'
import { insertIncludes } from './insert-includes.ts'
import type { RewriteContext } from './rewrite-context.ts'
import { rewriteAssets } from './rewrite-assets.ts'
import { rewriteContainers } from './rewrite-containers.ts'
import { rewriteFences } from './rewrite-fences.ts'
import { rewriteFragments } from './rewrite-fragments.ts'
import { rewriteFrontMatter } from './rewrite-front-matter.ts'
import { rewriteHeadings } from './rewrite-headings.ts'
import { rewriteInlineAttributes } from './rewrite-inline-attributes.ts'
import { rewriteLinks, rewriteRefusedLinks } from './rewrite-links.ts'
import { rewriteMustaches } from './rewrite-mustaches.ts'
import { rewriteScripts } from './rewrite-scripts.ts'
import { rewriteSnippets } from './rewrite-snippets.ts'
import { rewriteTags } from './rewrite-tags.ts'

/** Rewrite a page; findings are in the order of their lines. */
export function rewritePage(
  written: string,
  context: RewriteContext,
): { readonly text: string; readonly findings: readonly PageFinding[] } {
  const { source, findings } = insertIncludes(closeFrontMatter(written), context)
  const draft = createDraft(source)
  rewriteFrontMatter(draft, context)
  const { constants, lists } = rewriteScripts(draft)
  const values = { constants, frontMatter: context.frontMatter }
  const literal = rewriteContainers(draft)
  rewriteSnippets(draft, context)
  rewriteFences(draft, values)
  rewriteHeadings(draft, context)
  rewriteTags(draft, { literal, lists })
  rewriteMustaches(draft, { ...values, literal })
  rewriteInlineAttributes(draft, context)
  rewriteFragments(draft, context)
  rewriteLinks(draft, context)
  rewriteRefusedLinks(draft)
  rewriteAssets(draft, context)
  const result = draft.finish()
  return { text: result.text, findings: [...findings, ...result.findings] }
}
