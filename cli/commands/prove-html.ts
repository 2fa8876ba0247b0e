// Built pages against the standard, with the validator that the site has installed. Enters: a rendered site. Leaves: findings.
// What was found in an unchanged page comes from the cache.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { hashOf } from '../cache/hash-of.ts'
import type { Cache } from '../cache/open-cache.ts'
import { remember } from '../cache/remember.ts'
import type { Diagnostic, OutputFile, Place, Site } from '../model.ts'
import { describeFaults, type HtmlFault } from '../validity/check-html.ts'

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

/** Looks at one page; `sum` is what `hashOf` makes of its contents. */
export type HtmlProof = (page: OutputFile, sum: string) => readonly Diagnostic[]

interface Package {
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

const versionOf = (manifest: unknown): string =>
  typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : ''

/** Undefined when the site has not installed it. Its code is loaded when the first page is to be validated. */
function findValidator(siteDir: string): Validator | undefined {
  const require = createRequire(join(siteDir, 'site.config.ts'))
  let loaded: InstanceType<Package['HtmlValidate']> | undefined
  const load = () => {
    const found: unknown = require('html-validate')
    if (!isPackage(found)) throw new TypeError('it is of a version that is not known.')
    return new found.HtmlValidate(new found.StaticConfigLoader(settings))
  }
  try {
    return {
      version: versionOf(require('html-validate/package.json')),
      validate: (html) => {
        loaded ??= load()
        return loaded.validateStringSync(html).results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line, column }) => ({
            ruleId,
            message,
            line,
            column,
          })),
        )
      },
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

/** Hold pages against the HTML standard, one at a time; a validator that is missing or broken is told once. */
export function createHtmlProof(site: Site, cache: Cache): HtmlProof {
  const validator = findValidator(site.config.siteDir)
  if (!validator) return tellOnce(() => [missing])
  const places = placesOf(site)
  const rules = JSON.stringify(settings)
  const told = new Set<string>()
  const tellBroken = tellOnce((cause) => [broken(cause)])
  return ({ path, contents }, sum) => {
    const html = String(contents)
    const key = hashOf('html', validator.version, rules, sum)
    try {
      const faults = remember(cache, key, () => validator.validate(html))
      return describeFaults(faults, { path, html, places: places.get(path) ?? new Map() }, told)
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
    hint: 'Install it anew: `npm install --save-dev html-validate@latest`.',
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
