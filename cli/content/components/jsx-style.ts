import type { PropValue } from '../nodes/component-element.ts'
import { sha256 } from '../../primitives/hash.ts'
import { isSafeDeclaration } from './style-value.ts'

/** A class and the declarations behind it. */
export interface StyleClass {
  /** `s-` and eight hex digits of the declarations' hash. */
  readonly name: string
  /** `min-width:0;overflow-y:auto` */
  readonly css: string
}

/** Properties whose plain numbers are not pixels, as in React. */
const unitless =
  /^(?:animation-iteration-count|aspect-ratio|column-count|columns|fill-opacity|flex|flex-grow|flex-shrink|font-weight|grid-(?:area|row|column).*|line-height|opacity|order|orphans|scale|stroke-opacity|tab-size|widows|z-index|zoom)$/

/**
 * Turn a `style` attribute (a CSS string or a JSX object) into a class, because the content
 * security policy of the site refuses inline styles. `refused` names the properties that were left
 * out.
 */
export function toStyleClass(style: PropValue): {
  readonly style: StyleClass | undefined
  readonly refused: readonly string[]
} {
  const declarations = typeof style === 'string' ? fromText(style) : fromObject(style)
  const isSafe = ([name, value]: Declaration): boolean => isSafeDeclaration(name, value)
  const [safe, refused] = [declarations.filter(isSafe), declarations.filter((one) => !isSafe(one))]
  const css = safe.map(([name, value]) => `${name}:${value}`).join(';')
  const hash = sha256(css).slice(0, 8)
  return {
    style: css === '' ? undefined : { name: `s-${hash}`, css },
    refused: refused.map(([name]) => name),
  }
}

type Declaration = readonly [string, string]

function fromText(style: string): Declaration[] {
  return style.split(';').flatMap((part): Declaration[] => {
    const colon = part.indexOf(':')
    return colon === -1
      ? []
      : [[part.slice(0, colon).trim().toLowerCase(), part.slice(colon + 1).trim()]]
  })
}

function fromObject(style: PropValue): Declaration[] {
  if (typeof style !== 'object' || style === null) return []
  return Object.entries(style).flatMap(([key, value]): Declaration[] => {
    const name = key.startsWith('--')
      ? key
      : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
    if (typeof value === 'string') return [[name, value.trim()]]
    if (typeof value !== 'number') return []
    return [[name, value === 0 || unitless.test(name) ? String(value) : `${value}px`]]
  })
}
