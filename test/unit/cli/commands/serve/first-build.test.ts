import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { siteOf } from '../../../../helpers/site-of.ts'
import { ask } from '../../server/fixture.ts'
import { readEvents } from '../event-reader.ts'
import { slowBuilder, startServe, textBuilder } from '../serve-fixture.ts'

let siteDir = ''
beforeEach(async () => {
  siteDir = await siteOf({
    'docs/index.txt': 'home',
    'docs/guide.txt': 'guide',
    'docs/late.txt': 'late',
    'style.css': 'a{}',
  })
})

const start = async () => {
  const slow = slowBuilder(textBuilder(siteDir))
  const server = await startServe(slow.builder)
  // Before the server is closed, which waits for the build.
  onTestFinished(slow.release)
  return { ...slow, server, text: async (path: string) => (await ask(server.port, path)).text }
}

describe('G2: while the first build runs, serve', () => {
  it('shows the page that is requested, and renders no other', async () => {
    const { rendered, text } = await start()
    expect(await text('/guide')).toContain('<main>guide</main>')
    expect(await text('/guide')).toContain('data-serial="0"')
    expect(await text('/style.css')).toBe('a{}')
    expect(rendered).toEqual(['guide/index.html'])
  })

  it('prints when the site can be opened and when it is complete', async () => {
    const { server, release } = await start()
    expect(server.lines.at(-1)).toMatch(/^Ready in \d+ ms: http/)
    release()
    await expect.poll(() => server.lines.at(-1)).toMatch(/^Built all pages in \d+ ms$/)
  })

  it('says that it has ended with errors, rather than that all pages are built', async () => {
    writeFileSync(join(siteDir, 'docs/late.txt'), 'FAULT')
    const { server, release } = await start()
    release()
    await expect
      .poll(() => server.lines.at(-1))
      .toMatch(/^The first build has the errors above; it took \d+ ms$/)
  })

  it('lets a request wait for what only the finished build can have', async () => {
    const { release, text, server } = await start()
    const responses = [text('/late'), text('/missing'), text('/sitemap.xml')]
    const first = await Promise.race([...responses, text('/guide')])
    expect(first).toContain('<main>guide</main>')
    release()
    const [late, missing] = await Promise.all(responses)
    expect(late).toContain('<main>late</main>')
    expect(missing).toContain('There is no page at this URL.')
    expect((await ask(server.port, '/sitemap.xml')).status).toBe(404)
  })

  it('does not tell an open page to reload when the build has found nothing else', async () => {
    const { server, release, text } = await start()
    await text('/guide')
    const events = await readEvents(server.port)
    onTestFinished(() => events.close())
    release()
    const state = await events.until(({ serial }) => serial === 1)
    expect(state).toMatchObject({ pages: [], styles: [], reload: false, error: null })
  })

  it('tells an open page what the finished build has changed on it', async () => {
    const { server, release, text } = await start()
    await text('/guide')
    writeFileSync(join(siteDir, 'docs/guide.txt'), 'guide, finished')
    const events = await readEvents(server.port)
    onTestFinished(() => events.close())
    release()
    const state = await events.until(({ serial }) => serial === 1)
    expect(state).toMatchObject({ pages: ['/guide'], reload: false })
    expect(await text('/guide')).toContain('<main>guide, finished</main>')
  })

  it('shows the errors of the build on a page that was open before', async () => {
    const { server, release, text } = await start()
    await text('/guide')
    writeFileSync(join(siteDir, 'docs/index.txt'), 'FAULT')
    const events = await readEvents(server.port)
    onTestFinished(() => events.close())
    release()
    const { error } = await events.until(({ serial }) => serial === 1)
    expect(error).toContain('text-fault')
  })
})

it('G2: a port that is in use is reported before anything is built', async () => {
  const { server } = await start()
  let builds = 0
  const builder = textBuilder(siteDir)
  const counting = {
    build: async (changed: ReadonlySet<string> | 'all') => {
      builds += 1
      return builder.build(changed)
    },
  }
  await expect(startServe(counting, server.port)).rejects.toThrow('EADDRINUSE')
  expect(builds).toBe(0)
})

describe('G2: an edited page', () => {
  it('is shown before the build of the site has ended, and once', async () => {
    const builder = textBuilder(siteDir)
    let release = (): void => {}
    const server = await startServe({
      build: async (changed, _, onEdited) => {
        const update = await builder.build(changed)
        if (changed === 'all') return update
        const page = [...update.files.values()].find(({ path }) => path === 'guide/index.html')
        if (page) onEdited?.([page])
        await new Promise<void>((resolve) => {
          release = resolve
        })
        return update
      },
    })
    onTestFinished(() => release())
    const events = await readEvents(server.port)
    onTestFinished(() => events.close())
    writeFileSync(join(siteDir, 'docs/guide.txt'), 'edited')
    const shown = await events.until(({ serial }) => serial === 2)
    expect(shown).toMatchObject({ pages: ['/guide'], reload: false })
    expect((await ask(server.port, '/guide')).text).toContain('<main>edited</main>')
    expect(server.lines.at(-1)).toMatch(/^Updated \/guide in \d+ ms$/)
    const lines = server.lines.length
    release()
    const built = await events.until(({ serial }) => serial === 3)
    expect(built).toMatchObject({ pages: [], styles: [], reload: false })
    expect(server.lines).toHaveLength(lines)
  })
})
