import { describe, expect, it } from 'vitest'
import { ringFaultsAlong } from './focus-ring.ts'
import { openMenu } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell()

describe.each(['light', 'dark'] as const)('the focus ring, %s', (colorScheme) => {
  it('P32: is 3:1 at least on everything that can be focused', async () => {
    const { page } = await shell.open('guide/tabs', { colorScheme })
    // Hidden buttons are shown while they have the focus; what moves is not measured half way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await ringFaultsAlong(page, 60)).toEqual([])
    await page.context().close()
  })

  it('P32: is 3:1 at least in the menu and in the search', async () => {
    const viewport = { width: 390, height: 800 }
    const { page } = await shell.open('guide/tabs', { colorScheme, viewport })
    await openMenu(page)
    expect(await ringFaultsAlong(page, 20)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.locator('.search-modal input').waitFor()
    expect(await ringFaultsAlong(page, 6)).toEqual([])
    await page.context().close()
  })
})
