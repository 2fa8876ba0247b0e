import { describe, expect, it } from 'vitest'
import { heading, type WatchedPage } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell()

describe('navigation among clicks, names and texts that get in the way', () => {
  it('P25: 100 races of clicks, back and forward end with address, title, content and mark agreeing', async () => {
    let seed = 7
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const open = async (): Promise<WatchedPage> => {
      const opened = await shell.open('guide/install')
      await opened.page.route('**/guide/*', async (route) => {
        // Random moments are what the races are made of.
        await new Promise((done) => setTimeout(done, random() * 15))
        await route.continue().catch(() => undefined)
      })
      return opened
    }
    const steps = ['tabs', 'install', 'back', 'forward'] as const
    let { page, faults } = await open()
    for (let race = 0; race < 100; race += 1) {
      // Chromium ignores what a page adds to the history beyond 200 entries in half a minute.
      if (race > 0 && race % 10 === 0) {
        expect(faults).toEqual([])
        await page.context().close()
        ;({ page, faults } = await open())
      }
      const acts = [0, 1, 2].map(() => ({
        step: steps[Math.floor(random() * steps.length)] ?? 'tabs',
        pause: random() * 20,
      }))
      await page.evaluate(async (order) => {
        let backs = 0
        for (const { step, pause } of order) {
          // Going back must not leave the site.
          const isDeep = Reflect.get(history.state, 'index') - backs > 1
          if (step === 'forward') history.forward()
          else if (step === 'back' && isDeep) {
            history.back()
            backs += 1
          } else {
            const name = step === 'back' ? 'install' : step
            document.querySelector<HTMLElement>(`[data-sidebar] a[href$="/guide/${name}"]`)?.click()
          }
          // A random pause of the reader.
          await new Promise((done) => setTimeout(done, pause))
        }
      }, acts)
      await expect
        .poll(() =>
          page.evaluate(() => {
            const title = location.pathname.endsWith('tabs') ? 'Tabs' : 'Install'
            return [
              document.title === `${title} | Shell`,
              document.querySelector('main h1')?.textContent === title,
              document.querySelector('[data-sidebar] [aria-current=page]')?.textContent === title,
              document.querySelector('.progress-bar, .load-error')?.outerHTML ?? true,
            ]
          }),
        )
        .toEqual([true, true, true, true])
    }
    expect(faults).toEqual([])
    await page.context().close()
  }, 240_000)

  it('P20: ids that are names of the browser break nothing', async () => {
    const { page, faults } = await shell.open('hostile')
    await page.evaluate(() => {
      for (const name of ['querySelector', 'getElementById', 'documentElement', 'body', 'head']) {
        const image = document.createElement('img')
        image.setAttribute('name', name)
        document.querySelector?.call?.(document, 'x')
        Reflect.get(Document.prototype, 'body', document).append(image)
      }
    })
    await page.locator('main a[href$="/guide/tabs"]').first().click()
    await page.waitForURL('**/guide/tabs')
    expect(await page.locator('main h1').textContent()).toBe('Tabs')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('P28: text nodes rewritten by a translator crash nothing in 20 navigations', async () => {
    const { page, faults } = await shell.open('guide/install')
    for (let turn = 0; turn < 20; turn += 1) {
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode())
          if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
        for (const text of texts) {
          if (text.parentElement?.closest('script, h1') || text.data.trim() === '') continue
          const font = document.createElement('font')
          font.append(document.createElement('font'))
          font.firstElementChild?.append(text.data)
          text.replaceWith(font)
        }
      })
      const name = turn % 2 === 0 ? 'tabs' : 'install'
      await page.evaluate((to) => {
        document.querySelector<HTMLElement>(`[data-sidebar] a[href$="/guide/${to}"]`)?.click()
      }, name)
      await heading(page, turn % 2 === 0 ? 'Tabs' : 'Install')
    }
    expect(faults).toEqual([])
    await page.context().close()
  })
})
