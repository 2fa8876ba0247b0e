import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useShell } from './use-shell.ts'

const shell = useShell()

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
async function faultsAlong(page: Page, steps: number): Promise<string[]> {
  const faults = new Set<string>()
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(ringFault)
    if (fault !== undefined) faults.add(fault)
  }
  return [...faults]
}

describe.each(['light', 'dark'] as const)('the focus ring, %s', (colorScheme) => {
  it('P32: is 3:1 at least on everything that can be focused', async () => {
    const { page } = await shell.open('guide/tabs', { colorScheme })
    // Hidden buttons are shown while they have the focus; what moves is not measured half way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await faultsAlong(page, 60)).toEqual([])
    await page.context().close()
  })

  it('P32: is 3:1 at least in the menu and in the search', async () => {
    const viewport = { width: 390, height: 800 }
    const { page } = await shell.open('guide/tabs', { colorScheme, viewport })
    await page.click('[data-menu-open]')
    await page.locator('[data-menu]:popover-open').waitFor()
    expect(await faultsAlong(page, 20)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.locator('dialog input').waitFor()
    expect(await faultsAlong(page, 6)).toEqual([])
    await page.context().close()
  })
})
