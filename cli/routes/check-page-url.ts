import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import { frontMatterPlace } from '../report/front-matter-place.ts'
import type { PageUrl } from './page-url.ts'
import { routeRules } from './route-rules.ts'

// Most file systems accept names of up to 255 bytes.
const MAX_NAME_BYTES = 255

/** Report a page whose URL some static hosts can't serve. */
export function checkPageUrl(page: Page, { url, output }: PageUrl): Diagnostic | undefined {
  const parts = output.split('/')
  const problem = parts.map(problemOf).find((found) => found !== undefined)
  if (problem === undefined) return undefined
  return routeRules['unusable-address'].report({
    message: `The page's URL \`${printable(url)}\` can't be published: ${problem}.`,
    help: 'Rename the file, or give the page a `slug` in its front matter.',
    place: frontMatterPlace(page, 'slug'),
    data: { actual: printable(url) },
  })
}

function problemOf(part: string): string | undefined {
  const name = `\`${printable(part)}\``
  if (part === '.' || part === '..') return `${name} points to another folder`
  if (part.startsWith('.')) return `${name} begins with a dot, and hosts don't serve such files`
  if (/[\p{Cc}]/u.test(part)) return `${name} contains a control character`
  if (/[\p{Surrogate}\uFFFD]/u.test(part)) return `${name} is not valid Unicode`
  if (part.includes('\\')) return `${name} contains a backslash, which browsers read as a slash`
  if (Buffer.byteLength(part) > MAX_NAME_BYTES) return `${name} is longer than 255 bytes`
  return undefined
}

function printable(text: string): string {
  const visible = text.replace(/[\p{Cc}\p{Surrogate}]/gu, '\uFFFD')
  return visible.length > 80 ? `${visible.slice(0, 60)}…${visible.slice(-15)}` : visible
}
