/** What expressions in a page may read of the config: `title`, `customFields.depth`. */
export type SiteTexts = Readonly<Record<string, unknown>>

/**
 * What a page in the manner of Docusaurus says of itself: `<Layout title="Help" description={'…'}>`. Literals are read,
 * `translate({ message: '…' })`, and `siteConfig.…` by itself, in a template, or by a name that it was given; anything
 * else is left out.
 */
export function readLayoutProps(
  source: string,
  site: SiteTexts = {},
): {
  readonly title?: string
  readonly description?: string
} {
  const start = /<Layout(?=[\s>])/.exec(source)
  const written = start ? attributesOf(source.slice(start.index + start[0].length)) : new Map()
  const texts = { site, source }
  const [title, description] = ['title', 'description'].map((name) =>
    valueOf(written.get(name), texts),
  )
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  }
}

/** Attributes as written, up to the end of the tag: `"a"`, `{…}`; what has no value, and spreads, are passed over. */
function attributesOf(rest: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const attribute = /\s*(?:(?:([\w-]+)\s*=\s*)?("[^"]*"|'[^']*'|\{)|[\w-]+)/y
  for (let match = attribute.exec(rest); match; match = attribute.exec(rest)) {
    const [, name, value] = match
    const written = value === '{' ? bracesAt(rest, attribute.lastIndex - 1) : value
    if (value === '{' && written === undefined) break
    if (value === '{') attribute.lastIndex += (written ?? '').length - 1
    if (name !== undefined && written !== undefined) found.set(name, written)
  }
  return found
}

/** Up to the brace that closes the first one; undefined when none does. Braces in texts count, which come in pairs. */
function bracesAt(text: string, from: number): string | undefined {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return text.slice(from, at + 1)
  }
  return undefined
}

/** Where names may get their values from. */
interface Texts {
  readonly site: SiteTexts
  /** The whole page. */
  readonly source: string
}

function valueOf(written: string | undefined, texts: Texts): string | undefined {
  if (written === undefined || written === '') return undefined
  if (!written.startsWith('{')) return written.slice(1, -1)
  const inner = written.slice(1, -1).trim()
  const message = /^translate\(\s*\{[\s\S]*?\bmessage:\s*((["'`])(?:(?!\2)[^\\])*\2)/.exec(
    inner,
  )?.[1]
  return textOf(message ?? inner, texts)
}

/** A text in quotes, a template of known values, or one of them. */
function textOf(expression: string, texts: Texts): string | undefined {
  const quoted = /^(["'])((?:(?!\1)[^\\])*)\1$/.exec(expression)?.[2]
  if (quoted !== undefined) return quoted
  const template = /^`([^`\\]*)`$/.exec(expression)?.[1]
  if (template === undefined) return namedValue(expression, texts)
  const values = [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, inner = '']) =>
    namedValue(inner, texts),
  )
  if (values.includes(undefined)) return undefined
  return values.reduce<string>(
    (text, value) => text.replace(/\$\{[^}]*\}/, () => value ?? ''),
    template,
  )
}

/** A name that a page gives to a text or to a part of the site's config, or such a part itself. */
function namedValue(expression: string, { site, source }: Texts): string | undefined {
  const name = /^\s*([A-Za-z_$][\w$]*)\s*$/.exec(expression)?.[1]
  if (name === undefined) return siteValue(expression, site)
  const key = unpackedKey(name, source)
  if (key !== undefined) return siteValue(`siteConfig.${key}`, site)
  const [, value = ''] =
    new RegExp(`\\bconst ${name.replaceAll('$', '\\$')}\\s*=\\s*([^\\n;]+)`).exec(source) ?? []
  return /^["']((?:(?!["'])[^\\])*)["']$/.exec(value.trim())?.[1] ?? siteValue(value, site)
}

const unpacked =
  /\bsiteConfig\s*:\s*\{([^{}]*)\}|\{([^{}]*)\}\s*=\s*(?:[\w$]+(?:\(\))?\.)*siteConfig\b/g

/** The key of the config that has this name in the page: `const { siteConfig: { tagline: name } } = …`. */
function unpackedKey(name: string, source: string): string | undefined {
  const entries = [...source.matchAll(unpacked)].flatMap(([, first, second]) =>
    (first ?? second ?? '').split(',').map((entry) => entry.replace(/=.*$/s, '').split(':')),
  )
  const found = entries.find(([key = '', alias = key]) => alias.trim() === name)
  return found?.[0]?.trim()
}

function siteValue(expression: string, site: SiteTexts): string | undefined {
  const path = /(?:^|\.)siteConfig((?:\??\.\w+)+)$/.exec(expression.trim())?.[1]
  if (path === undefined) return undefined
  let value: unknown = site
  for (const key of path.match(/\w+/g) ?? [])
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
