import { describe, expect, it } from 'vitest'
import { blogSite } from '../helpers/blog-site.ts'
import { builtSite } from '../helpers/built-site.ts'
import { homeSite } from '../helpers/home-site.ts'
import { withBuiltSite } from './wide-and-narrow.ts'

const shape = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="640" height="320"><rect width="8" height="8" fill="${color}"/></svg>`
const logo = "logo: { src: 'light.svg', srcDark: 'dark.svg', alt: 'Logo' },"
const images = { 'static/light.svg': shape('#234'), 'static/dark.svg': shape('#cde') }

/** A site with an image in every place of the layout that may be on the first screen. */
const sites = {
  docs: {
    files: {
      ...homeSite,
      ...images,
      'site.config.ts': String(homeSite['site.config.ts']).replace(
        'docs:',
        `navbar: { ${logo} }, footer: { ${logo} },\n  docs:`,
      ),
      'docs/index.md': String(homeSite['docs/index.md']).replace(
        /  code:[^]*?features:/,
        '  image: /light.svg\nfeatures:',
      ),
      'docs/picture.md': `# Picture\n\nText.\n\n![A shape](/light.svg)\n\n${'Words of a text. '.repeat(400)}\n\n![Another one](/dark.svg)\n`,
    },
    pages: ['', 'picture', 'start'],
  },
  blog: { files: blogSite, pages: ['blog', 'blog/version-2', 'blog/authors', 'blog/authors/ada'] },
}

describe.each(Object.entries(sites))('the first screen of %s', (_, { files, pages }) => {
  it.each([1280, 390])('has no image that is loaded late, %i px', async (width) => {
    const { siteDir, run } = await builtSite(files)
    expect(run.exitCode).toBe(0)
    await withBuiltSite(siteDir, async ({ browser, origin }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const page = await context.newPage()
      let count = 0
      for (const path of pages) {
        await page.goto(`${origin}/${path}`)
        const seen = await page.locator('img').evaluateAll((all) =>
          all
            .filter((image) => image.checkVisibility())
            .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
            .map((image) => `${image.className} ${image.getAttribute('loading') ?? 'early'}`),
        )
        expect(
          seen.filter((image) => image.endsWith('lazy')),
          path,
        ).toEqual([])
        // A preload of an image that the other color mode shows would only delay what readers see.
        const unused = await page
          .locator('link[rel=preload][as=image]')
          .evaluateAll((links) =>
            links
              .map((link) => link.getAttribute('href'))
              .filter(
                (href) =>
                  !Array.from(document.images).some(
                    (image) => image.getAttribute('src') === href && image.checkVisibility(),
                  ),
              ),
          )
        expect(unused, path).toEqual([])
        count += seen.length
      }
      expect(count).toBeGreaterThan(pages.length / 2)
      await context.close()
    })
  })
})

it('leaves images below the first screen to the browser', async () => {
  const { siteDir } = await builtSite(sites.docs.files)
  await withBuiltSite(siteDir, async ({ browser, origin }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${origin}/picture`)
    const below = page.locator('main img[alt="Another one"]')
    expect(await below.getAttribute('loading')).toBe('lazy')
  })
})

// No markup without a script can leave out the other file: a media query doesn't know the reader's choice, and an image
// that waits for styles appears late.
it('requests each file of a logo for both color modes once, before the styles decide which is shown', async () => {
  const { siteDir } = await builtSite(sites.docs.files)
  await withBuiltSite(siteDir, async ({ browser, origin }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme })
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await page.goto(`${origin}/start`)
      const shown = page.locator('.navbar .navbar__logo').filter({ visible: true })
      expect(await shown.count()).toBe(1)
      expect(requested.filter((path) => /^\/(?:dark|light)/.test(path)).toSorted()).toEqual([
        '/dark.svg',
        '/light.svg',
      ])
      await page.close()
    }
  })
})
