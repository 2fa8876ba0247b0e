import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { violations } from './accessible.ts'
import { modes, settle } from './real-pages.ts'
import { useRealSite } from './real-site.ts'
import { openPage } from './shell-page.ts'

const real = useRealSite()

interface Routes {
  readonly docs: readonly { readonly path: string }[]
}

describe('every page of the documentation of Redux Toolkit', () => {
  for (const colorScheme of modes) {
    it.each([1280, 1024, 390])(
      `P30: has no node that axe-core complains about, ${colorScheme}, %i pixels wide`,
      async (width) => {
        const text = readFileSync(join(real.site.folder, 'routes.json'), 'utf8')
        const { docs }: Routes = JSON.parse(text)
        expect(docs.length).toBeGreaterThan(60)
        const found: string[] = []
        for (const path of [
          '/',
          '/errors',
          '/search',
          '/no-such-page',
          ...docs.map((doc) => doc.path),
        ]) {
          const { page } = await openPage(real.browser, real.site.origin + path, {
            colorScheme,
            viewport: { width, height: 800 },
            reducedMotion: 'reduce',
          })
          await settle(page)
          found.push(...(await violations(page)).map((line) => `${path}: ${line}`))
          await page.context().close()
        }
        expect(found).toEqual([])
      },
      1_200_000,
    )
  }
})
