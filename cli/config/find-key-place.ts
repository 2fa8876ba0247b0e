// Enters: the text of a config. Leaves: where each key of an object stands in it.
// Must not run or judge the config: it is a small scanner, and an honest guess where a config is computed.
import type { Place } from '../model/diagnostic.ts'
import { toPlace } from '../report/diagnostic.ts'

/** Finds the place of an option; the nearest option around it when the key is not written out. */
export type KeyLocator = (path: readonly (string | number)[]) => Place

/** Make the placer of a config file; `file` is relative to the site's folder. */
export function createKeyLocator(file: string, source: string): KeyLocator {
  const offsets = scanKeys(source)
  const exported = /\bexport\s+default\s+(?:\w+\()?(\w*)/.exec(source)
  const roots = [[], [`=${exported?.[1] ?? ''}`]]
  const find = (path: readonly string[]): number | undefined => {
    const [first, ...rest] = path
    // `footer` may be short for `footer: footer`, a constant of its own.
    const spellings = [...roots.map((root) => [...root, ...path]), [`=${first ?? ''}`, ...rest]]
    return spellings.map((keys) => offsets.get(JSON.stringify(keys))).find(isKnown)
  }
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = find(path.slice(0, length).map(String))
      if (offset !== undefined) return toPlace(file, toLineAndColumn(source, offset))
    }
    return toPlace(file, toLineAndColumn(source, exported?.index ?? 0))
  }
}

const isKnown = (offset: number | undefined): offset is number => offset !== undefined

interface Level {
  readonly bracket: string
  readonly path: readonly string[]
  index: number
}

const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[\w$]+|\S/g

/**
 * Every key by its path from the outermost object; that of a constant begins with `=` and its name.
 * Of two keys with one path the last counts, which is the one exported.
 */
function scanKeys(source: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const stack: Level[] = []
  let before = ''
  let key: string | undefined
  let constant: string | undefined
  for (const { 0: text, index } of source.matchAll(token)) {
    if (text.startsWith('//') || text.startsWith('/*')) continue
    const level = stack.at(-1)
    if ('{[('.includes(text)) {
      const root = constant === undefined ? [] : [constant]
      stack.push({ bracket: text, path: level ? childPath(level, key) : root, index: 0 })
      key = undefined
    } else if ('}])'.includes(text)) {
      stack.pop()
    } else if (text === ',' && level) {
      level.index += 1
      key = undefined
    } else if (level?.bracket === '{' && (before === '{' || before === ',')) {
      key = unquote(text)
      found.set(JSON.stringify([...level.path, key]), index)
    }
    if (level?.bracket === '[' && (before === '[' || before === ',') && text !== ']') {
      found.set(JSON.stringify([...level.path, String(level.index)]), index)
    }
    if (!level && text === 'export') constant = undefined
    if (!level && /^(?:const|let|var)$/.test(before)) constant = `=${text}`
    before = text
  }
  return found
}

/** Brackets of a call keep the path of what surrounds them: `defineConfig({ title })` configures `title`. */
function childPath(level: Level, key: string | undefined): readonly string[] {
  if (level.bracket === '[') return [...level.path, String(level.index)]
  return key === undefined ? level.path : [...level.path, key]
}

const unquote = (text: string): string => (/^['"]/.test(text) ? text.slice(1, -1) : text)

function toLineAndColumn(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}
