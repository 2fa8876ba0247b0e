import type { Page } from 'playwright-core'
import { contrastOf } from '../../cli/theme/colors.ts'

interface FocusedRing {
  /** The start of the HTML of the focused element. */
  readonly name: string
  /** Colors of the ring and of what it lies on; undefined: there is no ring. */
  readonly colors: readonly [ring: string, ground: string] | undefined
}

/** The ring of the focused element; undefined if nothing is focused. */
function readRing(): FocusedRing | undefined {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('No canvas.')
  /** Red, green, blue and alpha, whatever the notation. */
  const channels = (color: string): number[] => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  /** The nearest ground that hides what is below it; of pictures the worst part is not known. */
  const groundOf = (element: Element | null): number[] => {
    for (let at = element; at; at = at.parentElement) {
      const found = channels(getComputedStyle(at).backgroundColor)
      if ((found[3] ?? 0) > 200) return found
    }
    return [255, 255, 255, 255]
  }
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const name = focused.outerHTML.slice(0, 110)
  const style = getComputedStyle(focused)
  const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = style
  // Where only forced colors show the ring, a line inside the element is in its place.
  const [line = ''] = boxShadow.includes('inset') ? boxShadow.split(/ (?=-?\d+px)/) : []
  const isLine = channels(style.outlineColor)[3] === 0 && line !== ''
  const outlineColor = isLine ? line : style.outlineColor
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return { name, colors: undefined }
  // A ring that is drawn inwards lies on the element's own ground.
  const ground = groundOf(parseFloat(outlineOffset) < 0 ? focused : focused.parentElement)
  const toColor = ([red, green, blue]: readonly number[]): string => `rgb(${red} ${green} ${blue})`
  return { name, colors: [toColor(channels(outlineColor)), toColor(ground)] }
}

/** What is wrong with the ring; undefined: nothing. */
function faultOf({ name, colors }: FocusedRing): string | undefined {
  if (colors === undefined) return `no ring: ${name}`
  const contrast = contrastOf(...colors)
  return contrast >= 3 ? undefined : `${contrast.toFixed(2)} : 1 ${name}`
}

/** Go through the page by keyboard until the focus leaves it, at most so many steps. */
export async function ringFaultsAlong(page: Page, steps: number): Promise<string[]> {
  const faults = new Set<string>()
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(readRing)
    const fault = ring && faultOf(ring)
    if (fault !== undefined) faults.add(fault)
  }
  return [...faults]
}
