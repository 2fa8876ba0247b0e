import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** An error message that a production build replaces with a number. */
export interface ErrorMessage {
  readonly code: number
  /** Interpolated values are shown by their name in braces: `{type}`. */
  readonly message: string
}

/** The builds of the package that are not minified; together they contain every message. */
const files = [
  'dist/redux-toolkit.modern.mjs',
  'dist/query/rtk-query.modern.mjs',
  'dist/query/react/rtk-query-react.modern.mjs',
]
/**
 * `production ? formatProdErrorMessage(7) : "…"`; bundlers append a number to the name of a
 * duplicate function.
 */
const CALL = /\bformatProdErrorMessage\d*\((\d+)\)\s*:\s*/g

/** All messages of the installed `@reduxjs/toolkit`, by code. */
export async function readErrorMessages(siteDir: string): Promise<readonly ErrorMessage[]> {
  const manifest = createRequire(join(siteDir, 'site.config.ts')).resolve(
    '@reduxjs/toolkit/package.json',
  )
  const messages = new Map<number, string>()
  for (const file of files) {
    const source = await readFile(join(dirname(manifest), file), 'utf8')
    for (const call of source.matchAll(CALL)) {
      messages.set(Number(call[1]), readExpression(source, call.index + call[0].length))
    }
  }
  if (messages.size === 0)
    throw new Error('No error messages were found in the installed @reduxjs/toolkit')
  return [...messages]
    .map(([code, message]) => ({ code, message }))
    .toSorted((a, b) => a.code - b.code)
}

/** Reads literals joined by `+` from `start`; represents any other operand by its name. */
function readExpression(source: string, start: number): string {
  let text = ''
  let at = start
  for (;;) {
    const quote = source[at]
    if (quote === '"' || quote === "'" || quote === '`') {
      const end = endOfLiteral(source, at)
      text += cook(source.slice(at + 1, end), quote === '`')
      at = end + 1
    } else {
      const value = /^[\w$.]+/.exec(source.slice(at))?.[0]
      if (value === undefined) return text
      text += `{${value}}`
      at += value.length
    }
    const plus = /^\s*\+\s*/.exec(source.slice(at))
    if (plus === null) return text
    at += plus[0].length
  }
}

/** Index of the closing quote. Counts braces in `${…}`, because a template may contain objects. */
function endOfLiteral(source: string, start: number): number {
  const quote = source[start]
  let depth = 0
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (quote === '`' && source.startsWith('${', at)) depth++
    else if (depth > 0 && source[at] === '}') depth--
    else if (depth === 0 && source[at] === quote) return at
  }
  throw new Error('A message of @reduxjs/toolkit has no closing quote')
}

function cook(raw: string, isTemplate: boolean): string {
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
  return raw.replace(
    isTemplate ? /\\([\s\S])|\$\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g : /\\([\s\S])/g,
    (_, escaped: string | undefined, value: string | undefined) =>
      escaped === undefined ? `{${nameOf(value ?? '')}}` : (escapes[escaped] ?? escaped),
  )
}

/**
 * Returns `action` for `stringify(action)`, `hookNames` for `hookNames.join(", ")`, and
 * `result.path` for `result.path || ""`.
 */
function nameOf(expression: string): string {
  const inner = /^\w+\(([\w$.]+)\)/.exec(expression)?.[1] ?? expression
  const path = /^[\w$.]+/.exec(inner)?.[0] ?? 'value'
  return path.replace(/\.(?:toString|join)$/, '')
}
