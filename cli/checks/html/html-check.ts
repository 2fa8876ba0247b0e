// Built pages against the standard, with the validator that the site has installed. Enters: a rendered site. Leaves: findings.
// What was found in an unchanged page comes from the cache.
import { hashOf } from '../../primitives/hash.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { remember } from '../../cache/remember.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Site } from '../../model/site.ts'
import { describeHtmlProblems } from './check-html.ts'
import { loadHtmlValidate } from './load-html-validate.ts'
import { htmlRules } from './html-rules.ts'

/** Looks at one page; `sum` is what `hashOf` makes of its contents. */
export type HtmlProof = (page: OutputFile, sum: string) => readonly Diagnostic[]

const missing: Diagnostic = htmlRules['html-missing'].report({
  message: '`checks.html` is on, but the site has no `html-validate`.',
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

/** Hold pages against the HTML standard, one at a time; a validator that is missing or broken is told once. */
export function createHtmlProof(site: Site, cache: Cache): HtmlProof {
  const validator = loadHtmlValidate(site.config.siteDir)
  if (!validator) return tellOnce(() => [missing])
  const places = placesOf(site)
  const told = new Set<string>()
  const tellBroken = tellOnce((cause) => [broken(cause)])
  return ({ path, contents }, sum) => {
    const html = String(contents)
    const key = hashOf('html', validator.version, sum)
    try {
      const faults = remember(cache, key, () => validator.validate(html))
      return describeHtmlProblems(
        faults,
        { path, html, places: places.get(path) ?? new Map() },
        told,
      )
    } catch (cause) {
      return tellBroken(cause)
    }
  }
}

function broken(cause: unknown): Diagnostic {
  const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)
  return {
    ...missing,
    message: `\`checks.html\` is on, but the site's \`html-validate\` fails: ${reason}`,
    help: 'Install it anew: `npm install --save-dev html-validate@latest`.',
    cause,
  }
}

function tellOnce<Input>(tell: (input: Input) => readonly Diagnostic[]) {
  let isTold = false
  return (input: Input): readonly Diagnostic[] => {
    if (isTold) return []
    isTold = true
    return tell(input)
  }
}
