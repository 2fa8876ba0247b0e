import type { Page } from 'playwright-core'

/** What is wrong with the ring of the focused element; undefined: nothing, or nothing is focused. */
function ringFault(): string | undefined {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('No canvas.')
  /** Red, green, blue and alpha, whatever the notation. */
  const channels = (color: string): number[] => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (rgb: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
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
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(focused)
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return `no ring: ${name}`
  // A ring that is drawn inwards lies on the element's own ground.
  const ground = groundOf(parseFloat(outlineOffset) < 0 ? focused : focused.parentElement)
  const lights = [luminance(channels(outlineColor)), luminance(ground)].toSorted((a, b) => b - a)
  const contrast = ((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05)
  return contrast >= 3 ? undefined : `${contrast.toFixed(2)} : 1 ${name}`
}

/** Go through the page by keyboard until the focus leaves it, at most so many steps. */
export async function ringFaultsAlong(page: Page, steps: number): Promise<string[]> {
  const faults = new Set<string>()
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(ringFault)
    if (fault !== undefined) faults.add(fault)
  }
  return [...faults]
}
