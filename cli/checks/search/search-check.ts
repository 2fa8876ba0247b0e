import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../primitives/hash.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { remember } from '../../cache/remember.ts'
import { decodePath, toHref, toUrlPath } from '../../../runtime/shared/url.ts'
import { collectTargets } from '../lock/create-lock.ts'
import { createSearchPages } from '../../manifests/search-data.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { runQueries, type Searchable } from './run-queries.ts'
import { checkRelevance, type Relevance } from './check-relevance.ts'
import { parseSearchTests } from './parse-search-tests.ts'
import type { PreparedSite } from '../../pipeline/prepare-site.ts'
import type { RenderedSite } from '../../pipeline/render-site.ts'
import { searchRules } from './search-rules.ts'

/** What was found out about the search. */
export interface SearchProof {
  readonly figures: readonly Relevance[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The hits of queries over unchanged search data come from the cache, which is void with another engine. */
function createAsker(data: Searchable, cache: Cache) {
  return (queries: readonly string[]): readonly (readonly string[])[] =>
    remember(cache, hashOf('search hits', JSON.stringify([queries, data])), () =>
      runQueries(queries, data),
    )
}

/** Ask the queries that the config names; undefined when it names none. */
export function proveSearch(
  { site }: PreparedSite,
  rendered: Pick<RenderedSite, 'staticSections' | 'staticAnchors'>,
  cache: Cache,
): SearchProof | undefined {
  const { config } = site
  const tests = config.search.provider === 'embedded' ? config.search.tests : undefined
  if (tests === undefined || config.search.provider !== 'embedded') return undefined
  const path = tests.file.replace(/^\.\//, '') as ContentPath
  const file = join(config.siteDir, path)
  if (!existsSync(file)) return { figures: [], diagnostics: [missing(tests.file)] }
  const text = readFileSync(file, 'utf8')
  const parsed = parseSearchTests(text, path)
  if ('diagnostics' in parsed) return { figures: [], diagnostics: parsed.diagnostics }
  const ids = collectTargets(site, rendered.staticAnchors)
  return checkRelevance({
    tests: parsed.tests,
    hitsOf: createAsker(
      {
        pages: createSearchPages(site, rendered.staticSections)[0]?.pages ?? [],
        synonyms: config.search.synonyms,
      },
      cache,
    ),
    floor: { mrr: tests.minMrr, successAt5: tests.minSuccessAt5 },
    path,
    text,
    toHref: (target) => {
      const [written = '', hash] = target.split('#')
      const url = toUrlPath(written)
      const id = decodePath(hash ?? '')
      const isKnown = id === '' ? ids.has(url) : ids.get(url)?.has(id) === true
      return isKnown
        ? `${toHref(url, config)}${id === '' ? '' : `#${encodeURIComponent(id)}`}`
        : undefined
    },
  })
}

function missing(file: string): Diagnostic {
  return searchRules['search-tests'].report({
    message: `\`search.tests.file\` names \`${file}\`, which does not exist.`,
    help: 'Write the file, or take the option out.',
    data: { actual: file },
  })
}
