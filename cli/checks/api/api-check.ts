import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { toGlobMatcher } from '../../primitives/files/glob.ts'
import type { CheckContext, SiteCheck } from '../check.ts'
import { apiRules } from './api-rules.ts'
import { checkApiCoverage } from './check-api-coverage.ts'
import { readExports } from './read-exports.ts'

/** Every exported name is documented, and tables of options match the declarations. */
export const apiCheck: SiteCheck = {
  name: 'api',
  title: 'API',
  rules: apiRules,
  phase: 'check',
  needsEveryPage: true,
  isEnabled: ({ checks }) => checks.apiCoverage !== undefined,
  run: async (context) => {
    // The compiler is loaded only by sites that use it.
    const { checkOptionTables } = await import('./check-option-tables.ts')
    return [...checkNames(context), ...(await checkOptionTables(context.site, context.cache))]
  },
}

function checkNames({ site }: CheckContext): readonly Diagnostic[] {
  const { config, routes } = site
  const { apiCoverage } = config.checks
  if (!apiCoverage) return []
  const isApiPage = toGlobMatcher(apiCoverage.pages)
  const found = apiCoverage.entries.map(
    (entry) => [entry, readExports(entry, config.siteDir)] as const,
  )
  const placeOfEntry = (entry: string): Place | undefined =>
    placeOfOption(config, `checks.apiCoverage.entries[${apiCoverage.entries.indexOf(entry)}]`)
  return [
    ...found.flatMap(([entry, names]) => (names ? [] : [notInstalled(entry, placeOfEntry(entry))])),
    ...checkApiCoverage({
      exports: new Map(found.flatMap(([entry, names]) => (names ? [[entry, names]] : []))),
      documented: [...routes.values()].flatMap(({ page }) =>
        isApiPage(page.docPath) ? page.terms : [],
      ),
      ignore: apiCoverage.ignore,
      placeOfEntry,
      placeOfIgnored: (name) => placeOfOption(config, `checks.apiCoverage.ignore.${name}`),
    }),
  ]
}

function notInstalled(entry: string, place: Place | undefined): Diagnostic {
  return apiRules['api-not-installed'].report({
    message: `\`checks.apiCoverage.entries\` names \`${entry}\`, which is not installed or has no type declarations.`,
    help: 'Install it as a development dependency of the site.',
    data: { actual: entry },
    ...(place ? { place } : {}),
  })
}
