import { describe, expect, it } from 'vitest'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { useRealSite } from './real-site.ts'

const real = useRealSite()

describe('the page of errors', () => {
  it.each([
    ['errors?code=7', 'Error 7', /each enhancer provided/],
    ['Errors?code=7', 'Error 7', /each enhancer provided/],
    ['errors?code=9999', 'Error 9999', /has no error with this code/],
  ])(
    'R4: %s names the error, or says that there is none, and moves nothing',
    async (path, title, text) => {
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        const context = await real.browser.newContext({ viewport })
        const page = await context.newPage()
        await watchShifts(page)
        await page.goto(`${real.site.origin}/${path}`)
        const box = page.locator('.error-lookup')
        await box.waitFor()
        expect(await box.locator('.error-lookup__code').textContent()).toBe(title)
        expect(await box.textContent()).toMatch(text)
        expect(await shiftsOf(page)).toEqual([])
        await context.close()
      }
    },
  )
})
