import { toRecord } from '../../coerce.ts'
import type { Draft } from './draft.ts'
import { type LiteralLists, readLiteralLists } from './team-members.ts'

/** Texts and numbers that the script of a page defines, by name. */
export type Constants = ReadonlyMap<string, string>

const block = /^[ \t]*<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>[ \t]*(?:\r?\n)?/gm
const constant =
  /^\s*(?:export\s+)?const\s+([A-Za-z_$][\w$]*)(?:\s*:\s*\w+)?\s*=\s*(?:ref\(\s*)?("[^"\n]*"|'[^'\n]*'|`[^`$]*`|-?\d[\d._]*)\s*\)?\s*;?\s*$/gm

/** What the scripts of a page define. */
export interface ScriptValues {
  readonly constants: Constants
  readonly lists: LiteralLists
}

/** Remove scripts and style sheets of a page, and return the literals that they define. */
export function rewriteScripts(draft: Draft): ScriptValues {
  const constants = new Map<string, string>()
  const lists = new Map<string, readonly unknown[]>()
  for (const { 0: whole, 1: tag = '', 2: attributes = '', 3: body = '', index } of draft
    .text()
    .matchAll(block)) {
    const start = index + whole.indexOf('<')
    if (/\bapplication\/(?:ld\+)?json\b/.test(attributes)) continue
    for (const [, name = '', value = ''] of body.matchAll(constant))
      constants.set(name, value.replace(/^["'`]|["'`]$/g, ''))
    for (const [name, value] of readLiteralLists(body)) lists.set(name, value)
    draft.replace(start, index + whole.length, '')
    const loaders = [...body.matchAll(/from\s+["']([^"']+\.data(?:\.[cm]?[jt]s)?)["']/g)]
    for (const [, loader = ''] of loaders)
      draft.note(start, { what: 'data loader', lost: `the data of \`${loader}\``, subject: 'data' })
    if (body.trim() !== '' && loaders.length === 0)
      draft.note(start, {
        what: `<${tag}>`,
        lost: tag === 'script' ? `the script (${summarize(body)})` : 'the style sheet of the page',
        subject: `<${tag}>`,
      })
    else if (loaders.length === 0) draft.note(start, { what: `<${tag}>` })
  }
  return { constants, lists }
}

/** What a script imports, or its first words. */
function summarize(body: string): string {
  const imports = [...body.matchAll(/from\s+["']([^"']+)["']/g)].map(
    ([, name = '']) => `\`${name}\``,
  )
  const words = body.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  return imports.length > 0 ? `imports ${imports.join(', ')}` : `\`${words}\``
}

/** The value of a literal, of a constant or of a key of the front matter; undefined for all else. */
export function evaluateExpression(
  written: string,
  { constants, frontMatter }: { readonly constants: Constants; readonly frontMatter: unknown },
): string | undefined {
  const text = written.trim()
  const [, quoted] = /^(?:'([^'\n]*)'|"[^"\n]*"|`[^`$\n]*`)$/.exec(text) ?? []
  if (quoted !== undefined || /^"[^"\n]*"$|^`[^`$\n]*`$/.test(text))
    return quoted ?? text.slice(1, -1)
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text
  const [, a, sign, b] = /^(\d{1,6})\s*([+*-])\s*(\d{1,6})$/.exec(text) ?? []
  if (sign !== undefined) {
    const [x, y] = [Number(a), Number(b)]
    return String(sign === '+' ? x + y : sign === '-' ? x - y : x * y)
  }
  if (constants.has(text)) return constants.get(text)
  const [, path] = /^\$frontmatter\.([\w.]+)$/.exec(text) ?? []
  if (path === undefined) return undefined
  const value = path.split('.').reduce<unknown>((inner, key) => toRecord(inner)[key], frontMatter)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
