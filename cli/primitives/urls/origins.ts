// The hosts that URLs in the config name.
import { ownValue } from '../own-value.ts'

/** Where the style sheets of well-known services load their fonts from. */
const fontHosts: Readonly<Record<string, readonly string[]>> = {
  'https://fonts.googleapis.com': ['https://fonts.gstatic.com'],
  'https://api.fontshare.com': ['https://cdn.fontshare.com'],
}

/** The origin of a URL of another site; none for paths. */
export function originOf(url: string): string[] {
  if (!/^(?:https?:)?\/\//.test(url)) return []
  const absolute = url.startsWith('//') ? `https:${url}` : url
  return URL.canParse(absolute) ? [new URL(absolute).origin] : []
}

/** The hosts of a style sheet of fonts, its own first. */
export function fontOrigins(url: string): readonly string[] {
  const own = originOf(url)
  return [...own, ...own.flatMap((origin) => ownValue(fontHosts, origin) ?? [])]
}
