import { join } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { bundleRules } from '../bundle-rules.ts'
import { anonymousDefault } from './parse-module.ts'
import type { EntryFacts } from './site-island.ts'

interface DeadEntry {
  readonly kind: 'page' | 'slot'
  /** Why the browser can’t run it: `its prop …`. */
  readonly reason: string
  readonly siteDir: string
}

/** Report a page or slot that needs the browser, at the prop or the hook that shows it. */
export function reportDead(
  { path, handler, hook, island }: EntryFacts,
  { kind, reason, siteDir }: DeadEntry,
): Diagnostic {
  const name = handler || hook
  const found = name === '' ? 'code for the browser' : `\`${name}\``
  const part =
    island.local === anonymousDefault ? `The ${kind}` : `\`<${island.local}>\` in the ${kind}`
  return bundleRules['not-hydrated'].report({
    message: `${part} \`${path}\` uses ${found}, which does nothing in the browser: ${reason}.`,
    help: 'Move this part into a separate component, in the same file or another, and render it here with the data that it needs: `<Counter start={1} />`. The browser runs such components.',
    place: toPlace(path, locate(tryReadText(join(siteDir, path)) ?? '', name)),
    data: { actual: name },
  })
}

/** The first use of a name in the default export; the whole file counts if it is not found there. */
function locate(text: string, name: string): { readonly line: number; readonly column: number } {
  if (name === '') return { line: 1, column: 1 }
  const from = Math.max(0, text.search(/\bexport\s+default\b/))
  const pattern = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)
  const below = text.slice(from).search(pattern)
  const at = below === -1 ? text.search(pattern) : from + below
  if (at === -1) return { line: 1, column: 1 }
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
