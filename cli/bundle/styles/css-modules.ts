// Class names of style sheets that belong to one component. Given CSS as text, it returns the same
// CSS with unique names. By hand: esbuild's own `local-css` names classes separately in each build,
// but the HTML and the browser's style sheet come from two builds and need the same names.
import { sha256 } from '../../primitives/hash.ts'

/** A style sheet whose class names are unique. */
export interface CssModule {
  readonly css: string
  /** Names in the component -> names in the style sheet and in the page. */
  readonly names: Readonly<Record<string, string>>
}

/** Comments, strings, delimiters of blocks, and the text between them. */
const TOKEN = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^{};"'/]+|\//g
const CLASS = /:(global|local)\(((?:[^()]|\([^()]*\))*)\)|\.(-?[A-Za-z_][\w-]*)/g

/**
 * Give each class of `css` a name that is unique to the style sheet at `path` (Posix).
 * `:global(.x)` keeps its name.
 */
export function scopeCss(css: string, path: string): CssModule {
  const suffix = sha256(path).slice(0, 6)
  const names = new Map<string, string>()
  const rename = (name: string): string => {
    const unique = `${name}-${suffix}`
    names.set(name, unique)
    return unique
  }
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
  return { css: out + prelude.join(''), names: Object.fromEntries(names) }
}

const isCode = (token: string): boolean => !/^(?:\/\*|["'])/.test(token)
