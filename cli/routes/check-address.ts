import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import { frontMatterPlace } from '../report/front-matter-place.ts'
import type { PageAddress } from './page-url.ts'
import { routeRules } from './route-rules.ts'

// Most file systems take names of up to 255 bytes.
const MAX_NAME_BYTES = 255

/** Undefined when every static host can serve the page under its address; else why it cannot. */
export function checkAddress(page: Page, address: PageAddress): Diagnostic | undefined {
  const parts = address.output.split('/')
  const fault = parts.map(faultOf).find((found) => found !== undefined)
  if (fault === undefined) return undefined
  return routeRules['unusable-address'].report({
    message: `The address \`${printable(address.url)}\` cannot be published: ${fault}.`,
    help: 'Rename the file, or give the page a `slug` in its front matter.',
    place: frontMatterPlace(page, 'slug'),
    data: { actual: printable(address.url) },
  })
}

function faultOf(part: string): string | undefined {
  const name = `\`${printable(part)}\``
  if (part === '.' || part === '..') return `${name} leads to another folder`
  if (part.startsWith('.'))
    return `${name} begins with a dot, and hosts keep such files to themselves`
  if (/[\p{Cc}]/u.test(part)) return `${name} holds a control character`
  if (/[\p{Surrogate}\uFFFD]/u.test(part)) return `${name} is not valid Unicode`
  if (part.includes('\\')) return `${name} holds a backslash, which browsers read as a slash`
  if (Buffer.byteLength(part) > MAX_NAME_BYTES) return `${name} is longer than 255 bytes`
  return undefined
}

function printable(text: string): string {
  const visible = text.replace(/[\p{Cc}\p{Surrogate}]/gu, '\uFFFD')
  return visible.length > 80 ? `${visible.slice(0, 60)}…${visible.slice(-15)}` : visible
}
