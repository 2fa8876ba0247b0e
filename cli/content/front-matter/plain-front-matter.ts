// Fast path of the YAML parser: see test/fast-paths.ts.
// Front matter that needs no YAML parser: one key and one simple value a line, as most pages have
// it. Given YAML, it returns its lines, or nothing if any line could mean more than it says.

/** A line `key: value`. */
export interface PlainEntry {
  readonly key: string
  /** As YAML 1.2 (core schema) reads it. */
  readonly value: string | number | boolean
  /** As written, without quotes. */
  readonly text: string
}

/**
 * A value is words that YAML can't read as anything else, an integer or text in quotes without
 * escapes. Everything else is for the parser, as are lines that are indented, empty or comments.
 * https://yaml.org/spec/1.2.2/#733-plain-style
 */
const line =
  /^([A-Za-z][\w-]*): (?:([A-Za-z][\w ,./()'+?!;=*&@%$<>`’“”–…-]*(?<! ))|(0|[1-9]\d{0,14})|"([^"\\\p{C}\p{Zl}\p{Zp}]*)"|'([^'\p{C}\p{Zl}\p{Zp}]*)')$/u
const words: ReadonlyMap<string, boolean | undefined> = new Map([
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
  ...['null', 'Null', 'NULL'].map((word) => [word, undefined] as const),
])

/** Far below the limit of YAML, which counts what is before the colon. */
const MAX_KEY = 100

/**
 * The lines of front matter, in order; undefined if they need a YAML parser. The result never
 * differs from that of the parser.
 */
export function readPlainFrontMatter(yaml: string): readonly PlainEntry[] | undefined {
  const entries: PlainEntry[] = []
  const keys = new Set<string>()
  for (const written of yaml.replace(/\n$/, '').split('\n')) {
    const entry = readLine(written)
    // Twice the same key is an error, which the parser reports.
    if (entry === undefined || keys.has(entry.key)) return undefined
    keys.add(entry.key)
    entries.push(entry)
  }
  return entries
}

function readLine(written: string): PlainEntry | undefined {
  const [, key, plain, integer, double, single] = line.exec(written) ?? []
  // As a key, such a word has the name of its value. YAML limits the length of keys.
  if (key === undefined || words.has(key) || key.length > MAX_KEY) return undefined
  if (integer !== undefined) return { key, value: Number(integer), text: integer }
  const text = plain ?? double ?? single ?? ''
  if (plain === undefined || !words.has(plain)) return { key, value: text, text }
  const value = words.get(plain)
  return value === undefined ? undefined : { key, value, text }
}
