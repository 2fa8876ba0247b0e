// Entries of pages that the shared cache has. Given the sources of this build, it returns what to keep of an
// entry, or nothing. A person who can write to that cache can change the texts and the HTML of a page, and
// nothing else: an entry has the form of a page of a part, and what the source says itself is read there.
import * as v from 'valibot'
import type { Admit } from '../../cache/open-cache.ts'
import { outlinePage } from '../../content/outline-page.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { tryParseJson } from '../../primitives/formats/try-parse-json.ts'
import { textOf } from '../../primitives/text/text-of.ts'
import { identityOf } from './page-identity.ts'
import type { PageCompilerInput } from './page-compiler-input.ts'
import { createPageRules } from './stored-page-rules.ts'
import { isPageBody, readKeptPage } from './stored-page-shape.ts'

/** By the keys of entries. */
type ByKey<Value> = ReadonlyMap<string, Value>

/** What to keep of pages and of their bodies. */
export interface SharedPages {
  readonly admitPages: (sources: ByKey<SourceFile>) => Admit
  readonly admitBodies: (owners: ByKey<Pick<Page, 'holes' | 'links'>>) => Admit
}

const parse = (bytes: Uint8Array): unknown => tryParseJson(textOf(bytes))

/** As `record-reads.ts` names them; no site reads as many, so a list from elsewhere ends. */
const reads = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^(?:env:|file:)[^\0]+$/))),
  v.maxLength(100_000),
)

/** Accept a list of reads from a shared cache; undefined unless it is a list of files and variables. */
export const admitReads: Admit = async (_, bytes) => (v.is(reads, parse(bytes)) ? bytes : undefined)

/** Create the checks of the pages of a site. */
export function createSharedPages({
  siteDir,
  readable,
  markdown,
}: Pick<PageCompilerInput, 'siteDir' | 'readable' | 'markdown'>): SharedPages {
  const rules = createPageRules(siteDir, readable)
  return {
    admitPages: (sources) => async (key, bytes) => {
      const source = sources.get(key)
      const kept = readKeptPage(parse(bytes))
      const outline = source && kept && (await outlinePage(source, markdown))
      if (!outline || !rules.isSoundPage(kept)) return undefined
      const page = { ...kept.page, ...identityOf(outline) }
      return new TextEncoder().encode(JSON.stringify({ ...kept, page }))
    },
    admitBodies: (owners) => async (key, bytes) => {
      const body = parse(bytes)
      const owner = owners.get(key)
      return owner && isPageBody(body) && rules.isSoundBody(body, owner) ? bytes : undefined
    },
  }
}
