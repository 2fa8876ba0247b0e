// Room: how URLs are written, compared and redirected, and which are safe
// The rules for URLs, shared by the build and the browser. Given URLs in any spelling, it returns
// one spelling. It must not know which pages exist, nor throw on anything an author may write.
declare const urlPath: unique symbol

/**
 * The URL path of a page: decoded, without base path, with a slash at both ends: `/guide/install/`,
 * `/`.
 */
export type UrlPath = string & { readonly [urlPath]: true }

/** The two options that decide how a URL is written. */
interface HrefRules {
  /** Slash at both ends. */
  readonly baseUrl: string
  /** `/x/` when true, `/x` when false or undefined. */
  readonly trailingSlash?: boolean | undefined
}

/** An `href` cut into its parts; nothing is decoded. */
interface HrefParts {
  /**
   * `https`, `mailto`; `//` for a URL with a host but without a scheme; empty for a path of this
   * site.
   */
  readonly scheme: string
  /** Without scheme: `/guide`, `./x.md`, `//host/x`; may be empty. */
  readonly path: string
  /** With its `?`; may be empty. */
  readonly query: string
  /** Without the `#`; undefined when there is none. */
  readonly hash: string | undefined
}

/**
 * Make a `UrlPath` from any of its spellings: `guide/install`, `/guide/install/` and
 * `/guide/install` are equal.
 */
export function toUrlPath(path: string): UrlPath {
  const parts = path.split('/').filter((part) => part !== '')
  return (parts.length === 0 ? '/' : `/${parts.join('/')}/`) as UrlPath
}

/** The URL as it is written in a link: with base path, every segment percent-encoded. */
export function toHref(url: UrlPath, rules: HrefRules): string {
  const path = encodePath(url.slice(1, -1))
  const slash = path !== '' && rules.trailingSlash === true ? '/' : ''
  return `${rules.baseUrl}${path}${slash}`
}

/**
 * Percent-encode each segment of a decoded path; slashes and other characters that are valid in a
 * path stay.
 */
export function encodePath(path: string): string {
  if (/^[\w./-]*$/.test(path)) return path
  return path.split('/').map(encodeSegment).join('/')
}

function encodeSegment(segment: string): string {
  // encodeURIComponent throws on a lone surrogate.
  const wellFormed = segment.replace(/\p{Surrogate}/gu, '\uFFFD')
  return encodeURIComponent(wellFormed).replace(/%(?:40|3A|24|2B|2C|3D)/g, decodeURIComponent)
}

/**
 * Add the base path to a path that is already encoded: `('/base/', '/x')` and `('/base/', 'x')` are
 * `/base/x`.
 */
export function joinBase(baseUrl: string, path: string): string {
  return `${baseUrl}${path.replace(/^\/+/, '')}`
}

/** Remove the base path from a path; undefined when the path is not below it. */
export function withoutBase(path: string, baseUrl: string): string | undefined {
  if (path.startsWith(baseUrl)) return path.slice(baseUrl.length - 1)
  return `${path}/` === baseUrl ? '/' : undefined
}

/** Split an `href` at its scheme, `?` and `#`; like browsers, ignore white space around it. */
export function parseHref(href: string): HrefParts {
  const text = href.trim()
  const hashAt = text.indexOf('#')
  const hash = hashAt === -1 ? undefined : text.slice(hashAt + 1)
  const beforeHash = hashAt === -1 ? text : text.slice(0, hashAt)
  const queryAt = beforeHash.indexOf('?')
  const query = queryAt === -1 ? '' : beforeHash.slice(queryAt)
  const start = queryAt === -1 ? beforeHash : beforeHash.slice(0, queryAt)

  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(start)?.[1]
  if (scheme !== undefined) {
    return { scheme: scheme.toLowerCase(), path: start.slice(scheme.length + 1), query, hash }
  }
  // Browsers read a backslash in a path as a slash.
  const path = start.replaceAll('\\', '/')
  return { scheme: path.startsWith('//') ? '//' : '', path, query, hash }
}

/** Decode valid percent-encoding; `100%` stays as it is, and so does an encoded slash. */
export function decodePath(text: string): string {
  if (!text.includes('%')) return text
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) =>
    run
      .split(/(%2f)/i)
      .map((part) => (part.toLowerCase() === '%2f' ? part : tryDecode(part)))
      .join(''),
  )
}

/** Decode valid percent-encoding in a fragment, in which a slash is a letter like any other. */
export function decodeFragment(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, tryDecode)
}

/** Decode percent-encoding; text with an invalid part stays as a whole. */
export function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The id in a fragment, still encoded and without text directives (`:~:text=`). */
export function fragmentId(hash: string): string {
  const directive = hash.indexOf(':~:')
  return directive === -1 ? hash : hash.slice(0, directive)
}
