// Built pages against the standard, with the validator that the site has installed. Enters: a rendered site. Leaves: findings.
// What was found in an unchanged page comes from the cache.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { hashOf } from '../cache/hash-of.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { Diagnostic, Place, Site } from '../model.ts'
import { checkHtml, type BuiltPage, type HtmlFault } from '../validity/check-html.ts'
import type { RenderedSite } from './render-site.ts'

const settings = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Files of the site itself need no hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Published ids may begin with digits, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
}

interface Validator {
  readonly version: string
  readonly validate: (html: string) => readonly HtmlFault[]
}

interface Package {
  readonly version: string
  readonly HtmlValidate: new (loader: unknown) => {
    validateStringSync: (html: string) => {
      readonly results: readonly { readonly messages: readonly HtmlFault[] }[]
    }
  }
  readonly StaticConfigLoader: new (config: unknown) => unknown
}

const isPackage = (found: unknown): found is Package =>
  typeof found === 'object' &&
  found !== null &&
  'HtmlValidate' in found &&
  'StaticConfigLoader' in found

/** Undefined when the site has not installed it. */
function loadValidator(siteDir: string): Validator | undefined {
  try {
    const found: unknown = createRequire(join(siteDir, 'site.config.ts'))('html-validate')
    if (!isPackage(found)) return undefined
    const validator = new found.HtmlValidate(new found.StaticConfigLoader(settings))
    return {
      version: String(found.version),
      validate: (html) =>
        validator.validateStringSync(html).results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line, column }) => ({
            ruleId,
            message,
            line,
            column,
          })),
        ),
    }
  } catch {
    return undefined
  }
}

const missing: Diagnostic = {
  severity: 'error',
  rule: 'html-missing',
  message: '`checks.html` is on, but the site has no `html-validate`.',
  hint: 'Install it: `npm install --save-dev html-validate`.',
  target: 'html',
}

function placesOf(site: Site): ReadonlyMap<string, ReadonlyMap<string, Place>> {
  return new Map(
    [...site.routes.values()].map(({ output, page }) => {
      const top = { path: page.source, line: 1, column: 1 }
      const headings = page.headings.map(({ id, place }) => [id, place] as const)
      return [output, new Map<string, Place>([['', top], ...headings])]
    }),
  )
}

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** Hold every page against the HTML standard. */
export function proveHtml(site: Site, rendered: RenderedSite, cache: Cache): readonly Diagnostic[] {
  const validator = loadValidator(site.config.siteDir)
  if (!validator) return [missing]
  const places = placesOf(site)
  const pages: BuiltPage[] = []
  for (const { path, contents } of rendered.pages())
    pages.push({ path, html: String(contents), places: places.get(path) ?? new Map() })
  return checkHtml(pages, (html) => {
    const key = hashOf('html', validator.version, JSON.stringify(settings), html)
    const known = cache.get(key)
    if (known) return JSON.parse(decoder.decode(known))
    const faults = validator.validate(html)
    cache.set(key, encoder.encode(JSON.stringify(faults)))
    return faults
  })
}
