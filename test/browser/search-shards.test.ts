import { describe, expect, it } from 'vitest'
import { ask, openFor, ours, parts, searchShell } from './search-tools.ts'
import { useShell } from './use-shell.ts'

const config = `search: { provider: 'embedded', shards: 'always' },`
const shell = useShell({ ...searchShell, config })
const whole = useShell(searchShell)

/** The results of a query as readers see them, and the files of the search that were requested. */
async function search(site: typeof shell, query: string, hasWorker = true) {
  const { page, faults } = await openFor(site.browser, `${site.site.url}guide/install`)
  if (!hasWorker) await page.route('**/search-worker-*.js', (route) => route.abort())
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await ask(page, query)
  await expect.poll(() => page.innerText('.search-modal__status')).toMatch(/results?$/)
  const texts = await page.locator(parts.option).allTextContents()
  return { texts, asked: asked.filter((path) => path.includes('/search-current')), faults }
}

describe('search in shards', () => {
  it.each(['tabs', 'install', 'how to install', 'instal'])(
    'shows for %s what the whole data shows',
    async (query) => {
      const { texts, faults } = await search(shell, query)
      expect(texts.length).toBeGreaterThan(0)
      expect(texts).toEqual((await search(whole, query)).texts)
      expect(ours(faults)).toEqual([])
    },
  )

  it('requests the root and files of shards, each once, and no texts of the whole site', async () => {
    const { asked } = await search(shell, 'tabs')
    expect(asked.filter((path) => path.endsWith('/search-current.en.json'))).toHaveLength(1)
    expect(asked.some((path) => /search-current-en\/terms-[\da-f]{12}\.json$/.test(path))).toBe(
      true,
    )
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('works in the page where no worker can run', async () => {
    const { texts } = await search(shell, 'tabs', false)
    expect(texts).toEqual((await search(shell, 'tabs')).texts)
  })
})
