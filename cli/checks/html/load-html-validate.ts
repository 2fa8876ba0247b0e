import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { HtmlProblem } from './check-html.ts'
import { dedupeHtml } from './dedupe-html.ts'
import { indexElements } from './index-elements.ts'

const settings = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  plugins: [indexElements],
  rules: {
    // Scripts and style sheets of the site itself need no integrity hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Published ids may begin with digits; HTML allows that.
    'valid-id': ['error', { relaxed: true }],
    // Around articles, pages are as short as the standard allows.
    'attr-quotes': ['error', { unquoted: true }],
    'no-implicit-close': 'off',
  },
}

/** The HTML validator that the site has installed, with our rules. */
export interface Validator {
  /** Of the package and of the rules; results of another version are not reused. */
  readonly version: string
  readonly validate: (html: string) => readonly HtmlProblem[]
}

interface Loader {
  getConfigFor?: (path: string) => unknown
}

interface Package {
  readonly HtmlValidate: new (loader: Loader) => {
    validateStringSync: (html: string) => {
      readonly results: readonly { readonly messages: readonly HtmlProblem[] }[]
    }
  }
  readonly StaticConfigLoader: new (config: unknown) => Loader
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

/**
 * Returns a function that lists the problems of a page; the rules are resolved once, not for every
 * page.
 */
function createValidate(found: unknown): (html: string) => readonly HtmlProblem[] {
  if (!isPackage(found)) throw new TypeError('this version of it is not supported.')
  const loader = new found.StaticConfigLoader(settings)
  const config = loader.getConfigFor?.('page.html')
  if (config !== undefined) loader.getConfigFor = () => config
  const validator = new found.HtmlValidate(loader)
  return (html) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => ({ ruleId, message, line, column })),
      )
}

/** Load `html-validate` when the first page is validated; undefined if the site hasn't installed it. */
export function loadHtmlValidate(siteDir: string): Validator | undefined {
  const require = createRequire(join(siteDir, 'site.config.ts'))
  const loaded: { validate?: ReturnType<typeof createValidate> } = {}
  try {
    return {
      version: `${versionOf(require('html-validate/package.json'))} ${JSON.stringify(settings)}`,
      validate: (html) => {
        loaded.validate ??= createValidate(require('html-validate'))
        // Most pages are valid, and validating the shortened page is enough to know that.
        return loaded.validate(dedupeHtml(html)).length === 0 ? [] : loaded.validate(html)
      },
    }
  } catch {
    return undefined
  }
}
