import { sha256 } from '../primitives/hash.ts'
// Class names of style sheets that belong to one component. Enters: CSS as text. Leaves: the same with names of its own.
// Must not read files: the same name must come out wherever the sheet is read.

/** A style sheet whose classes are its own. */
export interface CssModule {
  readonly css: string
  /** What the component writes -> what the sheet and the page say. */
  readonly names: Readonly<Record<string, string>>
}

/** What stands before a block, comments and strings aside. */
const TOKEN = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^{};"'/]+|\//g
const CLASS = /:(global|local)\(((?:[^()]|\([^()]*\))*)\)|\.(-?[A-Za-z_][\w-]*)/g

/** Give every class of `css` a name that no other sheet has; `path` tells sheets apart. `:global(.x)` keeps its name. */
export function scopeCss(css: string, path: string): CssModule {
  const suffix = sha256(path).slice(0, 6)
  const names: Record<string, string> = {}
  const rename = (name: string): string => (names[name] ??= `${name}-${suffix}`)
  const scope = (selector: string): string =>
    selector.replace(CLASS, (...[, kind, inner = '', name = '']: readonly string[]) => {
      if (kind === 'global') return inner
      return kind === 'local' ? scope(inner) : `.${rename(name)}`
    })
  let out = ''
  let prelude: string[] = []
  for (const [token] of css.matchAll(TOKEN)) {
    if (token === '{' || token === '}' || token === ';') {
      const isSelector = token === '{' && !/^\s*@/.test(prelude.filter(isCode).join(''))
      out += prelude.map((part) => (isSelector && isCode(part) ? scope(part) : part)).join('')
      out += token
      prelude = []
    } else prelude.push(token)
  }
  return { css: out + prelude.join(''), names }
}

const isCode = (token: string): boolean => !/^(?:\/\*|["'])/.test(token)
