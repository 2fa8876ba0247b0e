import { decodeFragment } from '../../runtime/shared/urls/url.ts'

/**
 * A link as its author most likely wrote it: Markdown encodes a backslash and letters beyond ASCII,
 * which few authors encode themselves.
 */
export const writtenHref = (href: string): string =>
  href.replaceAll(/(?:%5c|%[89a-f][\da-f])+/gi, decodeFragment)

/** A path with a slash for each backslash, which Markdown has encoded. */
export const withSlashes = (path: string): string => path.replaceAll(/\\|%5c/gi, '/')

/** A domain; without `www`, only endings that no file has. Or the numbers of a host with its port. */
const domain =
  /^(?:www\.[\w-]+(?:\.[\w-]+)+|(?:[\w-]+\.)+(?:com|org|net|edu|gov|dev|io|app)|\d{1,3}(?:\.\d{1,3}){3}:\d{1,5})(?:[/?#]|$)/i
const brokenScheme = /^(https?)(?:;?\/{1,2}|:\/?(?!\/))(?=[\w-]+\.)/i
const mail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?.*)?$/

/** The URL that a link to a missing page was meant as; undefined if it was meant as a path. */
export function meantUrl(href: string): string | undefined {
  if (mail.test(href)) return `mailto:${href}`
  if (domain.test(href)) return `https://${href}`
  const [start, scheme = ''] = brokenScheme.exec(href) ?? []
  return start === undefined ? undefined : `${scheme}://${href.slice(start.length)}`
}
