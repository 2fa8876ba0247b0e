import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { markContentPath } from '../../model/paths/content-path.ts'
import { readRegularText } from '../../gate/regular-file.ts'
import { hashOf } from '../../primitives/hash.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { remember } from '../../cache/remember.ts'
import { decodeFragment, toHref, toUrlPath } from '../../../runtime/shared/urls/url.ts'
import { collectTargets } from '../../links/collect-targets.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { runQueries, Searchable } from './run-queries.ts'
import type { Relevance } from './check-relevance.ts'
import { parseSearchTests } from './parse-search-tests.ts'
import type { CheckContext, SiteCheck } from '../check.ts'
import { atOption } from '../../report/places/option-place.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { searchRules } from './search-rules.ts'

/** Figures of the search, one entry for each set of queries. */
interface Measured {
  readonly figures: readonly Relevance[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The hits of queries over unchanged search data come from the cache, which is void with another engine. */
function createQueryRunner(data: Searchable, cache: Cache, run: typeof runQueries) {
  return (queries: readonly string[]): readonly (readonly string[])[] =>
    remember(cache, hashOf('search hits', JSON.stringify([queries, data])), () =>
      run(queries, data),
    )
}

/** The queries that the config names find the pages they should. */
export const searchCheck: SiteCheck = {
  name: 'search',
  title: 'Search',
  rules: searchRules,
  phase: 'check',
  needsEveryPage: true,
  isEnabled: ({ search }) => search.provider === 'embedded' && search.tests !== undefined,
  run: async (context) => {
    const { figures, diagnostics } = await measure(context)
    for (const figure of figures)
      context.addFigure({ check: 'search', text: formatRelevance(figure) })
    return diagnostics
  },
}

/** `Search: 62 queries of \`measure\`, MRR 0.941, success@5 0.984.` */
function formatRelevance({ set, queries, mrr, successAt5 }: Relevance): string {
  return `Search: ${queries} queries of \`${set}\`, MRR ${mrr.toFixed(3)}, success@5 ${successAt5.toFixed(3)}.`
}

async function measure({ site, rendered, cache }: CheckContext): Promise<Measured> {
  const { config } = site
  const { search } = config
  if (search.provider !== 'embedded' || search.tests === undefined)
    return { figures: [], diagnostics: [] }
  const { tests } = search
  const path = markContentPath(tests.file.replace(/^\.\//, ''))
  const file = join(config.siteDir, path)
  if (!existsSync(file)) return { figures: [], diagnostics: [missing(tests.file, config)] }
  const text = readRegularText(file)
  const parsed = parseSearchTests(text, path)
  if ('diagnostics' in parsed) return { figures: [], diagnostics: parsed.diagnostics }
  const ids = collectTargets(site, rendered.staticAnchors)
  const { checkRelevance } = await import('./check-relevance.ts')
  const { runQueries } = await import('./run-queries.ts')
  const [scope] = rendered.searchPages()
  return checkRelevance({
    tests: parsed.tests,
    hitsOf: createQueryRunner(
      {
        pages: scope?.pages ?? [],
        variants: scope?.variants,
        synonyms: search.synonyms,
      },
      cache,
      runQueries,
    ),
    floor: { mrr: tests.minMrr, successAt5: tests.minSuccessAt5 },
    path,
    text,
    toHref: (target) => {
      const [written = '', hash] = target.split('#')
      const url = toUrlPath(written)
      const id = decodeFragment(hash ?? '')
      const isKnown = id === '' ? ids.has(url) : ids.get(url)?.has(id) === true
      return isKnown
        ? `${toHref(url, config)}${id === '' ? '' : `#${encodeURIComponent(id)}`}`
        : undefined
    },
  })
}

function missing(file: string, config: ResolvedConfig): Diagnostic {
  return searchRules['search-tests'].report({
    message: `\`search.tests.file\` names \`${file}\`, which does not exist, so the search is not tested.`,
    help: 'Create the file, or remove the option.',
    data: { actual: file },
    ...atOption(config, 'search.tests.file'),
  })
}
