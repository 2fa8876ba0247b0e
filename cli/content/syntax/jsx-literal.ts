// A JavaScript literal, read and never run. Enters: source text. Leaves: a value, or that it is none.
import type { PropValue } from '../components/component-element.ts'
import { memberOf } from './jsx-data.ts'

/** Names that stand for a known value: what an import of a picture is called, or an exported literal. */
export type Names = ReadonlyMap<string, PropValue>

/** Read `'text'`, `1`, `true`, `null`, `[…]`, `{…}`, a template without `${}`, or a known name and its members; undefined: none of these. */
export function parseLiteral(
  source: string,
  names: Names = new Map(),
): { readonly value: PropValue } | undefined {
  const reader = new LiteralReader(source, names)
  try {
    const value = reader.value()
    return reader.isAtEnd() ? { value } : undefined
  } catch (error) {
    if (error instanceof NoLiteral) return undefined
    throw error
  }
}

class NoLiteral extends Error {}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
}
const blank = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y
const number = /[+-]?(?:0x[\da-f]+|\d[\d_]*(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+)/iy
const identifier = /[A-Za-z_$][\w$]*/y
const member = /\s*(?:\.\s*([A-Za-z_$][\w$]*)|\[\s*(?:(\d+)|"([^"\n]*)"|'([^'\n]*)')\s*\])/y
const known = /(?:useBaseUrl|require)\s*\(\s*(["'])([^"'\n]*)\1\s*\)(?:\.default)?/y

class LiteralReader {
  private at = 0

  constructor(
    private readonly source: string,
    private readonly names: Names,
  ) {}

  isAtEnd(): boolean {
    this.match(blank)
    return this.at === this.source.length
  }

  value(): PropValue {
    this.match(blank)
    const next = this.source[this.at] ?? ''
    if (next === '{') return this.object()
    if (next === '[') return this.array()
    if (/["'`]/.test(next)) return this.string(next)
    const digits = this.match(number)
    if (digits !== undefined) return Number(digits.replaceAll('_', ''))
    return this.call() ?? this.word()
  }

  /** Two calls that Docusaurus pages make for addresses. */
  private call(): string | undefined {
    return this.match(known)?.replace(/^[^"']*["']|["'][^"']*$/g, '')
  }

  private word(): PropValue {
    const name = this.match(identifier)
    if (name === 'true' || name === 'false') return name === 'true'
    if (name === 'null' || name === 'undefined') return null
    return this.memberIn(this.names.get(name ?? ''))
  }

  /** What `.name` and `[0]` behind a known name lead to. */
  private memberIn(value: PropValue | undefined): PropValue {
    member.lastIndex = this.at
    const found = member.exec(this.source)
    if (found !== null) {
      this.at += found[0].length
      return this.memberIn(memberOf(value, found.slice(1).find((part) => part !== undefined) ?? ''))
    }
    if (value === undefined) throw new NoLiteral()
    return value
  }

  private string(quote: string): string {
    let text = ''
    for (this.at++; this.source[this.at] !== quote; this.at++) {
      const character = this.source[this.at]
      if (character === undefined) throw new NoLiteral()
      if (character === '\n' && quote !== '`') throw new NoLiteral()
      if (character === '$' && quote === '`' && this.source[this.at + 1] === '{')
        throw new NoLiteral()
      text += character === '\\' ? this.escape() : character
    }
    this.at++
    return text
  }

  private escape(): string {
    this.at++
    const rest = this.source.slice(this.at)
    const code = /^(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2}))/i.exec(rest)
    if (code) {
      this.at += code[0].length - 1
      const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16)
      if (point > 0x10ffff) throw new NoLiteral()
      return String.fromCodePoint(point)
    }
    const character = rest[0] ?? ''
    return escapes[character] ?? character
  }

  private array(): PropValue {
    const items: PropValue[] = []
    this.at++
    while (!this.takes(']')) {
      items.push(this.value())
      if (!this.takes(',') && !this.sees(']')) throw new NoLiteral()
    }
    return items
  }

  private object(): PropValue {
    const entries: [string, PropValue][] = []
    this.at++
    while (!this.takes('}')) {
      const key = this.key()
      if (!this.takes(':')) throw new NoLiteral()
      entries.push([key, this.value()])
      if (!this.takes(',') && !this.sees('}')) throw new NoLiteral()
    }
    return Object.fromEntries(entries)
  }

  private key(): string {
    this.match(blank)
    const next = this.source[this.at] ?? ''
    if (/["']/.test(next)) return this.string(next)
    const name = this.match(identifier) ?? this.match(number)
    if (name === undefined) throw new NoLiteral()
    return name
  }

  private takes(character: string): boolean {
    if (!this.sees(character)) return false
    this.at++
    return true
  }

  private sees(character: string): boolean {
    this.match(blank)
    return this.source[this.at] === character
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }
}
