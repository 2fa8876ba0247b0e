// The HTML validator that the site has installed. Enters: the site's folder. Leaves: what looks at a page.
// What is known of its inner life makes it faster, and is left alone where it is not as expected.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { HtmlFault } from './check-html.ts'
import { thinHtml } from './dedupe-html.ts'

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

/** A validator with its rules. */
export interface Validator {
  /** Of the package and of the rules: what was found by another is void. */
  readonly version: string
  readonly validate: (html: string) => readonly HtmlFault[]
}

interface Loader {
  getConfigFor?: (path: string) => unknown
}

interface Element {
  readonly tagName: string
  readonly childElements: readonly Element[]
}

interface Package {
  readonly HtmlValidate: new (loader: Loader) => {
    validateStringSync: (html: string) => {
      readonly results: readonly { readonly messages: readonly HtmlFault[] }[]
    }
  }
  readonly StaticConfigLoader: new (config: unknown) => Loader
  readonly HtmlElement?: { readonly prototype: { getElementsByTagName?: typeof findElements } }
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

/** In the order of the document. The validator's own copies the list at every level of the tree, for every selector. */
function findElements(this: Element, tagName: string): readonly Element[] {
  const wanted = tagName.toLowerCase()
  const found: Element[] = []
  const visit = (element: Element): void => {
    for (const child of element.childElements) {
      if (wanted === '*' || child.tagName.toLowerCase() === wanted) found.push(child)
      visit(child)
    }
  }
  visit(this)
  return found
}

/** A function that says what is wrong with a page; the rules are resolved once, not for every page. */
function createLook(found: unknown): (html: string) => readonly HtmlFault[] {
  if (!isPackage(found)) throw new TypeError('it is of a version that is not known.')
  const loader = new found.StaticConfigLoader(settings)
  const config = loader.getConfigFor?.('page.html')
  if (config !== undefined) loader.getConfigFor = () => config
  const prototype = found.HtmlElement?.prototype
  if (prototype?.getElementsByTagName) prototype.getElementsByTagName = findElements
  const validator = new found.HtmlValidate(loader)
  return (html) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => ({ ruleId, message, line, column })),
      )
}

/** Undefined when the site has not installed it. Its code is loaded when the first page is to be validated. */
export function loadHtmlValidate(siteDir: string): Validator | undefined {
  const require = createRequire(join(siteDir, 'site.config.ts'))
  const loaded: { look?: ReturnType<typeof createLook> } = {}
  try {
    return {
      version: `${versionOf(require('html-validate/package.json'))} ${JSON.stringify(settings)}`,
      validate: (html) => {
        loaded.look ??= createLook(require('html-validate'))
        // Most pages have no fault, and a part of each shows that.
        return loaded.look(thinHtml(html)).length === 0 ? [] : loaded.look(html)
      },
    }
  } catch {
    return undefined
  }
}
