// Checks built pages with the validator that the site has installed. Results of unchanged pages come from the cache.
import { hashOf } from '../../primitives/hash.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { remember } from '../../cache/remember.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Site } from '../../model/site.ts'
import { atOption } from '../../report/places/option-place.ts'
import { describeHtmlProblems } from './check-html.ts'
import { loadHtmlValidate } from './load-html-validate.ts'
import { htmlRules } from './html-rules.ts'

/** Checks one page; `hash` identifies its contents. */
export type CheckPage = (page: OutputFile, hash: string) => readonly Diagnostic[]

const missing: Diagnostic = htmlRules['html-missing'].report({
  message: '`checks.html` is on, but the site does not have `html-validate` installed.',
  help: 'Install it: `npm install --save-dev html-validate`.',
  data: { actual: 'html' },
})

function placesOf(site: Site): ReadonlyMap<string, ReadonlyMap<string, Place>> {
  return new Map(
    [...site.routes.values()].map(({ output, page }) => {
      const top = { path: page.source, line: 1, column: 1 }
      const headings = page.headings.map(({ id, place }) => [id, place] as const)
      return [output, new Map<string, Place>([['', top], ...headings])]
    }),
  )
}

/** Checks pages against the HTML standard, one at a time; a missing or broken validator is reported once. */
export function createPageValidator(site: Site, cache: Cache): CheckPage {
  const validator = loadHtmlValidate(site.config.siteDir)
  if (!validator) return reportOnce(() => [{ ...missing, ...atOption(site.config, 'checks.html') }])
  const places = placesOf(site)
  const reported = new Set<string>()
  const reportBroken = reportOnce((cause) => [
    { ...broken(cause), ...atOption(site.config, 'checks.html') },
  ])
  return ({ path, contents }, hash) => {
    const html = String(contents)
    const key = hashOf('html', validator.version, hash)
    try {
      const faults = remember(cache, key, () => validator.validate(html))
      return describeHtmlProblems(
        faults,
        { path, html, places: places.get(path) ?? new Map() },
        reported,
      )
    } catch (cause) {
      return reportBroken(cause)
    }
  }
}

function broken(cause: unknown): Diagnostic {
  const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)
  return {
    ...missing,
    message: `\`checks.html\` is on, but the site's \`html-validate\` fails: ${reason}`,
    help: 'Install it again: `npm install --save-dev html-validate@latest`.',
    cause,
  }
}

function reportOnce<Input>(report: (input: Input) => readonly Diagnostic[]) {
  let isReported = false
  return (input: Input): readonly Diagnostic[] => {
    if (isReported) return []
    isReported = true
    return report(input)
  }
}
