import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { preview } from '../../../../../cli/commands/preview/preview.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'
import { temporaryFolder } from '../../../../helpers/site-of.ts'
import { put, writeSite } from '../../output/fixture.ts'
import { ask, askRaw } from '../../server/fixture.ts'
import { recordingTerminal } from '../fixture.ts'
import { traversalForms } from '../traversal-forms.ts'

const secret = 'the secret that no request may reach'
const files = {
  'index.html': 'home',
  'guide/index.html': 'guide',
  'swapped.html': 'x',
  'swapped-folder/index.html': 'x',
  '404.html': 'missing',
  _headers: `/x\n  x: ${secret}\n`,
  _redirects: `/${secret.replaceAll(' ', '-')} /\n`,
}

let root = ''
let out = ''
beforeEach(async () => {
  root = await temporaryFolder()
  out = join(root, 'build')
})

async function start(trailingSlash?: boolean): Promise<number> {
  const listen = { port: 0, strictPort: true, host: undefined, open: undefined }
  const server = await preview({
    outDir: out,
    baseUrl: '/',
    trailingSlash,
    listen,
    terminal: recordingTerminal(),
    pid: process.pid,
  })
  onTestFinished(async () => server.close())
  return server.port
}

/** A built site with all around it that must stay private. */
async function siteWithSecrets(): Promise<void> {
  await writeSite(out, files)
  for (const path of ['secret.txt', 'build-private/secret.txt', '.env', 'etc/passwd'])
    put(join(root, path), secret)
  for (const path of ['.env', '.git/config', 'guide/.hidden', 'foreign.txt'])
    put(join(out, path), secret)
  symlinkSync(join(root, 'secret.txt'), join(out, 'link-out.txt'))
  symlinkSync(root, join(out, 'link-out'))
  symlinkSync('../..', join(out, 'guide/link-up'))
  // Files the build made, replaced behind its back.
  rmSync(join(out, 'swapped.html'))
  symlinkSync(join(root, 'secret.txt'), join(out, 'swapped.html'))
  renameSync(join(out, 'swapped-folder'), join(root, 'moved'))
  put(join(root, 'moved/index.html'), secret)
  symlinkSync(join(root, 'moved'), join(out, 'swapped-folder'))
}

describe('P16: preview', () => {
  it(`leaks nothing in ${String(traversalForms.length)} forms of traversal`, async () => {
    await siteWithSecrets()
    const port = await start()
    const leaks: string[] = []
    for (const form of traversalForms) {
      const line = `GET ${form} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
      const answer = await askRaw(port, Buffer.from(line, 'latin1'))
      const isFine = /^HTTP\/1\.1 (?:400|404|200 OK[\s\S]*\r\n\r\nguide$)/.test(answer)
      if (answer.includes(secret) || answer.includes('root:') || !isFine)
        leaks.push(`${form} -> ${answer}`)
    }
    countAttempts(traversalForms.length, leaks.length)
    expect(leaks).toEqual([])
    expect(traversalForms.length).toBeGreaterThanOrEqual(60)
  })

  it.each([
    '//evil.example/',
    '//evil.example/guide',
    '//evil.example/..',
    String.raw`/\evil.example`,
    '/%5cevil.example/',
    '/%5c%5cevil.example',
    '/%2fevil.example/',
    '/%2f%2fevil.example/guide',
    '///evil.example/guide',
    '/guide//evil.example',
    '/.evil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20http://evil.example',
    '/guide?//evil.example',
    '/@evil.example',
    '/https://evil.example/',
    '/http:evil.example',
    '//guide',
    '//guide/',
  ])('P17: %s redirects nowhere else', async (form) => {
    await writeSite(out, { ...files, _redirects: '/guide/* /:splat 301\n' })
    for (const trailingSlash of [true, false]) {
      const port = await start(trailingSlash)
      const line = `GET ${form} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
      const answer = await askRaw(port, line)
      const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim()
      const target = location === undefined ? undefined : new URL(location, 'http://localhost/')
      expect(target?.host ?? 'localhost').toBe('localhost')
      expect(answer).not.toMatch(/^HTTP\/1\.1 5/)
    }
  })
})

describe('G2: preview', () => {
  it('says what it is and where', async () => {
    await writeSite(out, files)
    const terminal = recordingTerminal()
    const listen = { port: 0, strictPort: true, host: undefined, open: undefined }
    const options = { outDir: out, baseUrl: '/docs/', trailingSlash: undefined, pid: process.pid }
    const server = await preview({ ...options, listen, terminal })
    await server.close()
    expect(terminal.lines[0]).toMatch(/^docs-ssg preview: the built folder/)
    expect(terminal.lines[1]).toBe(`Serving ${out} at ${server.url}`)
    expect(server.url).toMatch(/^http:\/\/localhost:\d+\/docs\/$/)
  })

  it('shows the next build without a restart', async () => {
    await writeSite(out, files)
    const port = await start()
    expect((await ask(port, '/')).text).toBe('home')
    await writeSite(out, { ...files, 'index.html': 'new home', 'new/index.html': 'new page' })
    expect((await ask(port, '/')).text).toBe('new home')
    expect((await ask(port, '/new')).text).toBe('new page')
    await writeSite(out, { 'index.html': 'home' })
    expect((await ask(port, '/new')).status).toBe(404)
  })

  it('refuses a folder without a site', async () => {
    mkdirSync(out)
    put(join(out, 'index.html'), 'not ours')
    await expect(start()).rejects.toMatchObject({ diagnostic: { rule: 'preview-empty' } })
  })

  it('P8: gives back the site of a build that was killed in the swap', async () => {
    await writeSite(out, files)
    mkdirSync(join(root, '.build.docs-ssg'))
    renameSync(out, join(root, '.build.docs-ssg/old'))
    expect((await ask(await start(), '/')).text).toBe('home')
  })

  it('takes the next free port, or fails when it must have this one', async () => {
    await writeSite(out, files)
    const taken = await start()
    const options = { outDir: out, baseUrl: '/', trailingSlash: undefined, pid: process.pid }
    const listen = { port: taken, strictPort: false, host: undefined, open: undefined }
    const terminal = recordingTerminal()
    const next = await preview({ ...options, listen, terminal })
    expect(next.port).toBeGreaterThan(taken)
    await next.close()
    const strict = preview({ ...options, listen: { ...listen, strictPort: true }, terminal })
    await expect(strict).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

it.each([
  ['deleted', (): void => rmSync(out, { recursive: true })],
  ['renamed', (): void => renameSync(out, join(root, 'other'))],
  ['emptied', (): void => (rmSync(out, { recursive: true }), mkdirSync(out), undefined)],
])(
  'preview says that its folder was %s, and serves the site that is built then',
  async (_, lose) => {
    await writeSite(out, files)
    const terminal = recordingTerminal()
    const listen = { port: 0, strictPort: true, host: undefined, open: undefined }
    const options = { outDir: out, baseUrl: '/', trailingSlash: undefined, listen, terminal }
    const server = await preview({ ...options, pid: process.pid })
    onTestFinished(async () => server.close())
    lose()
    await expect.poll(() => terminal.lines.join('\n')).toContain('no longer contains a site')
    await writeSite(out, { ...files, 'index.html': 'new home' })
    await expect.poll(() => terminal.lines.at(-1)).toContain('contains a built site again')
    expect((await ask(server.port, '/')).text).toContain('new home')
  },
)
