// Decides from the arguments, before anything else is loaded, whether code of the site might run.
// It accepts what can't: everything else is taken for code.
import { coverRanges, type TextRange } from '../primitives/text/text-changes.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configNames } from '../schema/values/config-names.ts'

/** Commands that run no code of a site. */
const ownCommands = ['clear', 'config-reference', 'help', 'init', 'mcp', 'rules-reference']
/** Names in the folder of a site that are never run. */
const inertNames =
  /^(?:\.git\w*|\.docs-ssg|\.editorconfig|\.npmrc|build|node_modules|static|LICENSE)$/
const dataFiles = /\.(?:avif|css|gif|ico|jpe?g|json|lock|mdx?|pdf|png|svg|txt|webp|ya?ml)$/
/** Other words that a config may contain: options that refer to no file of code, and plain values. */
const plainWords =
  /^(?:baseUrl|default|defineConfig|description|docs|export|false|footer|from|import|navbar|redirects|showLastUpdateTime|sidebars|tagline|title|true|url)$/
/** Options that refer to no file of code at any depth, before their value. */
const dataOption = /\b(?:footer|navbar|redirects|sidebars)\s*:\s*(?=[[{])/g
const stringOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[^]*?\*\//g

/** True if the command might run code of a site, which can start native work and leave it behind. */
export function mayLeaveWork([command = '-', ...rest]: readonly string[]): boolean {
  if (command.startsWith('-') || ownCommands.includes(command)) return false
  const [siteDir = '.', ...flags] = rest[0]?.startsWith('-') ? ['.', ...rest] : rest
  // A flag with a value might name another config.
  if (!flags.every((flag) => /^--[a-z-]+$/.test(flag))) return true
  try {
    return !isData(siteDir)
  } catch {
    return true
  }
}

function isData(siteDir: string): boolean {
  return readdirSync(siteDir).every((name) => {
    if (configNames.includes(name)) return isPlainConfig(readFileSync(join(siteDir, name), 'utf8'))
    if (name === 'docs') return holdsData(join(siteDir, name))
    return inertNames.test(name) || dataFiles.test(name)
  })
}

function holdsData(folder: string): boolean {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.every(
    (entry) => entry.isDirectory() || (entry.isFile() && dataFiles.test(entry.name)),
  )
}

/** A config of plain values, which may be passed to `defineConfig` of this package. */
function isPlainConfig(code: string): boolean {
  const imports = [...code.matchAll(/\bimport\b[^'"]*(['"])(.*?)\1/g)]
  if (imports.some(([, , from]) => from !== 'docs-ssg')) return false
  const bare = withoutData(code.replaceAll(stringOrComment, blank))
  // A computed key could be any option.
  if (!/^[\w\s{}[\]:,;()]*$/.test(bare) || /\]\s*:/.test(bare)) return false
  const keys = quotedKeys(code, bare)
  const words = bare.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []
  return [...words, ...keys].every((word) => plainWords.test(word))
}

/** The texts of a code that a colon follows in `bare`, the same code without texts, comments and data. */
function quotedKeys(code: string, bare: string): readonly string[] {
  const keys: string[] = []
  // From the end, so that long data is read once.
  let known = bare.length
  let next = ''
  for (const { 0: text, index } of [...code.matchAll(stringOrComment)].toReversed()) {
    const end = index + text.length
    next = /\S/.exec(bare.slice(end, known))?.[0] ?? next
    known = end
    if (next === ':') keys.push(text.slice(1, -1))
  }
  return keys
}

const blank = (text: string): string => ' '.repeat(text.length)

/** Blank the values of `dataOption` in a code without texts, unless they contain more than values. */
function withoutData(bare: string): string {
  const blanked: TextRange[] = []
  for (const { 0: option, index } of bare.matchAll(dataOption)) {
    const start = index + option.length
    const end = endOfValue(bare, start)
    const value = bare.slice(start, end)
    if (/^[\w\s{}[\]:,]*$/.test(value)) blanked.push([start, end])
  }
  return coverRanges(bare, blanked, blank)
}

/** The index after the bracket that closes the one at `start`. */
function endOfValue(code: string, start: number): number {
  let depth = 0
  for (let at = start; at < code.length; at++) {
    const character = code.charAt(at)
    if (/[[{]/.test(character)) depth++
    else if (/[\]}]/.test(character)) depth--
    if (depth === 0) return at + 1
  }
  return code.length
}
