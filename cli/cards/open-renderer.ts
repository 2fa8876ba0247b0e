// The package that draws cards. Given the path of the installed package, it returns functions. It
// is loaded only for sites with cards.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { cardSize } from '../../runtime/shared/views/social-card.ts'
import { isRecord } from '../primitives/is-record.ts'
import { importModule } from '../primitives/modules/import-module.ts'

/** A font file. */
export interface CardFont {
  readonly data: Uint8Array
  /** The characters that it is for; all that it has when left out. */
  readonly unicodeRange?: readonly (readonly [number, number])[] | undefined
}

/** An image in the markup of a card, by its `src`. */
export interface CardImage {
  readonly src: string
  readonly data: Uint8Array
}

/** Text as it is placed on a card, in pixels from the top left corner. */
export interface TextRun {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drawn card. */
export interface DrawnCard {
  readonly png: Uint8Array
  /** Four bytes for each pixel. */
  readonly pixels: Uint8Array
  readonly runs: readonly TextRun[]
}

/** Draws the markup of a card. */
export type DrawCard = (html: string, images: readonly CardImage[]) => Promise<DrawnCard>

/** The part of the package that is used. */
interface Renderer {
  registerFont(font: CardFont): Promise<unknown>
  render(node: unknown, options: object): Promise<Uint8Array>
  measure(node: unknown, options: object): Promise<unknown>
}

/** Load the package at `path`, the file that `@takumi-rs/core` resolves to, and its fonts. */
export async function openRenderer(path: string, fonts: readonly CardFont[]): Promise<DrawCard> {
  const core: unknown = await importModule(pathToFileURL(path).href)
  const helpers = createRequire(path).resolve('@takumi-rs/helpers/html')
  const html: unknown = await importModule(pathToFileURL(helpers).href)
  const renderer = createRenderer(core)
  const parse = functionOf(html, 'fromHtml')
  for (const font of fonts) await renderer.registerFont(font)
  return async (markup, images) => {
    const parsed: unknown = Reflect.apply(parse, undefined, [markup])
    const node = isRecord(parsed) ? parsed['node'] : undefined
    const options = { ...cardSize, images }
    const [png, pixels, measured] = await Promise.all([
      renderer.render(node, { ...options, format: 'png' }),
      renderer.render(node, { ...options, format: 'raw' }),
      renderer.measure(node, options),
    ])
    return { png, pixels, runs: runsOf(measured) }
  }
}

function createRenderer(core: unknown): Renderer {
  const created: unknown = Reflect.construct(functionOf(core, 'Renderer'), [])
  if (!isRenderer(created)) throw new Error('this version of `@takumi-rs/core` is not supported')
  return created
}

function isRenderer(value: unknown): value is Renderer {
  if (typeof value !== 'object' || value === null) return false
  return ['registerFont', 'render', 'measure'].every(
    (name) => typeof Reflect.get(value, name) === 'function',
  )
}

function functionOf(module: unknown, name: string): (...args: never) => unknown {
  const found: unknown =
    typeof module === 'object' && module !== null
      ? (Reflect.get(module, name) ?? Reflect.get(Object(Reflect.get(module, 'default')), name))
      : undefined
  if (!isFunction(found)) throw new Error('this version of `@takumi-rs/core` is not supported')
  return found
}

const isFunction = (value: unknown): value is (...args: never) => unknown =>
  typeof value === 'function'

/** All text of a measured tree; its transformations count from the corner of the card. */
function runsOf(node: unknown): TextRun[] {
  if (!isRecord(node)) return []
  const { transform, runs, children } = node
  const [, , , , left = 0, top = 0] = Array.isArray(transform) ? transform.map(Number) : []
  const own = (Array.isArray(runs) ? runs : []).filter(isRecord).map((run) => ({
    text: String(run['text']),
    x: left + Number(run['x']),
    y: top + Number(run['y']),
    width: Number(run['width']),
    height: Number(run['height']),
  }))
  return [...own, ...(Array.isArray(children) ? children : []).flatMap(runsOf)]
}
