import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { DevState } from '../../../../../runtime/shared/dev-events.ts'
import { siteOf } from '../../../../helpers/site-of.ts'
import { ask } from '../../server/fixture.ts'
import { type EventReader, readEvents } from '../event-reader.ts'
import { type Served, startServe, textBuilder } from '../serve-fixture.ts'

let siteDir = ''
let docs = ''
let server: Served
let events: EventReader

beforeEach(async () => {
  siteDir = await siteOf({
    'docs/index.txt': 'home',
    'docs/guide.txt': 'guide',
    'style.css': 'a{}',
    'config.txt': '',
  })
  docs = join(siteDir, 'docs')
  server = await startServe(textBuilder(siteDir))
  events = await readEvents(server.port)
  onTestFinished(() => events.close())
})

const text = async (path: string): Promise<string> => (await ask(server.port, path)).text
const changed = (page: string) => (state: DevState) =>
  state.serial > 1 && state.pages.includes(page)

/** Save as many editors do: a new file takes the place of the old one. */
function renameSave(path: string, contents: string): void {
  writeFileSync(`${path}.tmp`, contents)
  renameSync(`${path}.tmp`, path)
}

describe('G2: serve', () => {
  it('says first that it is the watching server, and then where', () => {
    expect(server.lines[0]).toBe(
      'docs-ssg serve: the development server; pages update on every save. (`docs-ssg preview` serves the built folder.)',
    )
    expect(server.lines[1]).toMatch(/^Ready in \d+ ms: http:\/\/localhost:\d+\/$/)
  })

  it('puts its script into every page and lets nothing of it be cached for good', async () => {
    const answer = await ask(server.port, '/guide')
    expect(answer.text).toContain('<script defer src="/__docs-ssg/client.js"')
    expect(answer.headers['cache-control']).toBe('no-cache')
    const script = await ask(server.port, '/__docs-ssg/client.js')
    expect(script.headers['content-type']).toBe('text/javascript;charset=utf-8')
    expect(script.text).toContain('EventSource')
    expect(script.text.length).toBeLessThan(8000)
  })

  it('tells an open page which pages a save has changed', async () => {
    writeFileSync(join(docs, 'guide.txt'), 'new guide')
    const state = await events.until(changed('/guide'))
    expect(state).toMatchObject({ pages: ['/guide'], reload: false, error: null, serial: 2 })
    expect(await text('/guide')).toContain('<main>new guide</main>')
    expect(server.lines.at(-1)).toMatch(/^Updated \/guide in \d+ ms$/)
  })

  it('exchanges a style sheet that has changed', async () => {
    writeFileSync(join(siteDir, 'style.css'), 'b{}')
    expect(
      await events.until(({ serial, styles }) => serial > 1 && styles.length > 0),
    ).toMatchObject({
      pages: [],
      reload: false,
    })
  })

  it('shows a new page and forgets a deleted one', async () => {
    expect((await ask(server.port, '/new')).status).toBe(404)
    writeFileSync(join(docs, 'new.txt'), 'new')
    await events.until(changed('/new'))
    expect(await text('/new')).toContain('<main>new</main>')
    rmSync(join(docs, 'new.txt'))
    await events.until(({ pages, serial }) => serial > 2 && pages.includes('/new'))
    expect((await ask(server.port, '/new')).status).toBe(404)
  })
})

describe('P13: serve', () => {
  it('sees 20 of 20 saves by rename', async () => {
    for (let save = 0; save < 20; save += 1) {
      renameSave(join(docs, 'guide.txt'), `save ${String(save)}`)
      await expect
        .poll(() => text('/guide'), { interval: 5 })
        .toContain(`<main>save ${String(save)}</main>`)
    }
  })

  it('survives ten faults and shows each until it is fixed', async () => {
    let last = 1
    for (let round = 0; round < 10; round += 1) {
      const path = join(docs, round % 2 === 0 ? 'guide.txt' : 'index.txt')
      writeFileSync(path, `round ${String(round)}\nFAULT`)
      const broken = await events.until(({ error, serial }) => serial > last && error !== null)
      expect(broken.error).toContain('text-fault')
      expect(server.lines.join('\n')).toContain(broken.error)
      writeFileSync(path, `round ${String(round)} mended`)
      const mended = await events.until(
        ({ error, serial }) => serial > broken.serial && error === null,
      )
      last = mended.serial
      expect((await ask(server.port, '/')).status).toBe(200)
    }
  })

  it('survives a builder that throws, and keeps the last site', async () => {
    writeFileSync(join(siteDir, 'config.txt'), 'THROW')
    const { error } = await events.until((state) => state.error !== null)
    expect(error).toBe('docs-ssg could not build: the config cannot be run')
    expect(await text('/')).toContain('<main>home</main>')
    writeFileSync(join(siteDir, 'config.txt'), '')
    await events.until((state) => state.serial > 2 && state.error === null)
  })

  it('follows files and whole folders that are deleted and come back', async () => {
    rmSync(join(docs, 'guide.txt'))
    await events.until(changed('/guide'))
    writeFileSync(join(docs, 'guide.txt'), 'again')
    await events.until(({ serial, pages }) => serial > 2 && pages.includes('/guide'))
    rmSync(docs, { recursive: true })
    await events.until(({ serial, pages }) => serial > 3 && pages.includes('/'))
    mkdirSync(docs)
    writeFileSync(join(docs, 'index.txt'), 'back')
    const back = await events.until(({ serial, pages }) => serial > 4 && pages.includes('/'))
    expect(await text('/')).toContain('<main>back</main>')
    writeFileSync(join(docs, 'index.txt'), 'and changed')
    await events.until(({ serial, pages }) => serial > back.serial && pages.includes('/'))
    expect(await text('/')).toContain('<main>and changed</main>')
  })

  it('is not held up by loops of links', async () => {
    symlinkSync('..', join(docs, 'loop'))
    symlinkSync('self', join(docs, 'self'))
    symlinkSync(docs, join(docs, 'docs'))
    writeFileSync(join(docs, 'guide.txt'), 'with loops')
    await events.until(changed('/guide'))
    expect(await text('/guide')).toContain('with loops')
  })
})

describe('P15: the event stream', () => {
  it.each([
    ['another site', { origin: 'http://evil.example' }, 403],
    ['another port', { origin: 'http://localhost:1' }, 403],
    ['no site', { origin: 'null' }, 403],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another port, without its origin', { 'sec-fetch-site': 'same-site' }, 403],
    ['a rebound name', { host: 'evil.example' }, 403],
  ])('is closed to %s', async (_, headers, status) => {
    const answer = await ask(server.port, '/__docs-ssg/events', { headers })
    expect(answer.status).toBe(status)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

it('starts with a site that cannot be built, and shows it as soon as it can', async () => {
  writeFileSync(join(siteDir, 'config.txt'), 'THROW')
  const broken = await startServe(textBuilder(siteDir))
  const answer = await ask(broken.port, '/')
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('the config cannot be run')
  expect(answer.text).toContain('/__docs-ssg/client.js')
})
