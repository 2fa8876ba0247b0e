// The end of a tag. Given one character at a time, it returns more, done or failed. It must not
// know what tags mean.

type State = 'start' | 'name' | 'between' | 'attribute' | 'equals' | 'bare' | 'closing' | 'end'

/**
 * The state of the characters so far: `more` may become a tag, `done` is a tag, and `failed` never
 * becomes one.
 */
export type Scan = 'more' | 'done' | 'failed'

/**
 * Reads `<Name a="b" c={{d: 'e'}} f />`, `</Name>`, `<>` or `</>` character by character, `<`
 * first.
 */
export class TagScanner {
  private state: State = 'start'
  private quote = ''
  private braces: BraceScanner | undefined
  private slash = false

  /** Read the next character; a line break is `\n`. */
  read(character: string): Scan {
    if (this.braces !== undefined) return this.readBraces(character)
    if (this.quote !== '') {
      if (character === this.quote) this.quote = ''
      return 'more'
    }
    return this.step(character)
  }

  private readBraces(character: string): Scan {
    if (this.braces?.read(character) === 'done') {
      this.braces = undefined
      this.state = 'between'
    }
    return 'more'
  }

  private step(character: string): Scan {
    if (this.slash) return character === '>' ? 'done' : 'failed'
    switch (this.state) {
      case 'start':
        return character === '<' ? this.go('name') : 'failed'
      case 'name':
        return this.inName(character)
      case 'closing':
        return character === '>' ? 'done' : fits(/[\w.:\s-]/, character)
      case 'bare':
        return this.inBare(character)
      default:
        return this.inAttributes(character)
    }
  }

  private first = true

  private inName(character: string): Scan {
    if (this.first) {
      this.first = false
      if (character === '>') return 'done'
      return character === '/' ? this.go('closing') : fits(/[A-Za-z]/, character)
    }
    return /[\w.:-]/.test(character) ? 'more' : this.inAttributes(character)
  }

  private inAttributes(character: string): Scan {
    if (character === '>') return this.state === 'equals' ? 'failed' : 'done'
    if (character === '/') {
      this.slash = true
      return 'more'
    }
    if (/\s/.test(character)) return this.state === 'equals' ? 'more' : this.go('between')
    if (character === '=') return this.state === 'attribute' ? this.go('equals') : 'failed'
    return this.state === 'equals' ? this.inValue(character) : this.inAttribute(character)
  }

  private inAttribute(character: string): Scan {
    if (character === '{' && this.state !== 'attribute') {
      this.braces = new BraceScanner()
      this.braces.read(character)
      return 'more'
    }
    if (this.state === 'name') return 'failed'
    this.state = 'attribute'
    return fits(/[\w:@.-]/, character)
  }

  private inValue(character: string): Scan {
    if (character === '"' || character === "'") {
      this.quote = character
      return this.go('between')
    }
    if (character !== '{') return /[<`]/.test(character) ? 'failed' : this.go('bare')
    this.braces = new BraceScanner()
    this.braces.read(character)
    return 'more'
  }

  private inBare(character: string): Scan {
    if (character === '>') return 'done'
    if (/\s/.test(character)) return this.go('between')
    return /["'=<`{]/.test(character) ? 'failed' : 'more'
  }

  private go(state: State): Scan {
    this.state = state
    return 'more'
  }
}

function fits(pattern: RegExp, character: string): Scan {
  return pattern.test(character) ? 'more' : 'failed'
}

/** Reads `{…}` up to the matching brace; braces in strings, templates and comments do not count. */
export class BraceScanner {
  private depth = 0
  private quote = ''
  private last = ''

  /** Read the next character, starting with `{`. */
  read(character: string): Scan {
    const before = this.last
    this.last = before === '\\' ? '' : character
    if (this.quote !== '') {
      if (this.closesQuote(before, character)) this.quote = ''
      return 'more'
    }
    if (before === '/' && (character === '*' || character === '/')) this.quote = character
    else if (/["'`]/.test(character)) this.quote = character
    else if (character === '{') this.depth++
    else if (character === '}') this.depth--
    return this.depth === 0 ? 'done' : 'more'
  }

  private closesQuote(before: string, character: string): boolean {
    if (this.quote === '*') return before === '*' && character === '/'
    if (this.quote === '/') return character === '\n'
    return character === this.quote && before !== '\\'
  }
}
