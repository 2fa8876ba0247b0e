import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { SiteBuilder } from '../../../../../cli/commands/serve/serve-contract.ts'
import type { OutputPath } from '../../../../../cli/model/paths.ts'
import { siteOf } from '../../../../helpers/site-of.ts'
import { ask } from '../../server/fixture.ts'
import { readEvents } from '../event-reader.ts'
import { startServe, textBuilder } from '../serve-fixture.ts'

/** A builder whose docs are made on request; those that were requested are in its next updates. */
function requestingBuilder(siteDir: string) {
  const opened = new Set<OutputPath>()
  const builds: (readonly string[] | 'all')[] = []
  const pages = textBuilder(siteDir)
  const builder: SiteBuilder = {
    build: async (changed) => {
      builds.push(changed === 'all' ? changed : [...changed])
      const { files, ...rest } = await pages.build(changed)
      const docs = [...files].filter(([path]) => path.endsWith('.html'))
      return {
        ...rest,
        files: new Map([...files].filter(([path]) => !path.endsWith('.html') || opened.has(path))),
        docs: {
          paths: new Set(docs.map(([path]) => path)),
          render: async (path) => {
            opened.add(path)
            const file = files.get(path)
            return file && !path.startsWith('broken') ? [file] : []
          },
        },
      }
    },
  }
  return { builder, builds, opened }
}

it('G2: serve asks for the docs that readers open, and builds in the background after it', async () => {
  const siteDir = await siteOf({
    'docs/index.txt': 'home',
    'docs/guide.txt': 'guide',
    'docs/broken.txt': 'broken',
    'docs/other.txt': 'other',
  })
  const { builder, builds, opened } = requestingBuilder(siteDir)
  const { port, lines } = await startServe(builder)
  expect(lines.slice(1, 3)).toEqual([
    expect.stringMatching(/^This site has 4 pages, so each is compiled and checked when/),
    expect.stringMatching(/^Ready in/),
  ])
  expect((await ask(port, '/guide')).text).toContain('<main>guide</main>')
  expect([...opened]).toEqual(['guide/index.html'])
  await expect.poll(() => builds).toEqual(['all', []])

  expect((await ask(port, '/broken')).status).toBe(404)
  expect((await ask(port, '/missing')).status).toBe(404)
  const events = await readEvents(port)
  onTestFinished(() => events.close())
  writeFileSync(join(siteDir, 'docs/guide.txt'), 'edited')
  const state = await events.until(({ pages }) => pages.includes('/guide'))
  expect(state).toMatchObject({ pages: ['/guide'], reload: false })
  expect((await ask(port, '/guide')).text).toContain('<main>edited</main>')
})
