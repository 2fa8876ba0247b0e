import { cp, symlink } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { hosts, isInstalled, startHost } from '../../helpers/real-host.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'
import { startServing } from '../../helpers/start-serving.ts'

const folders = { docs: 'Next', v1: 'One', de: 'Neu', 'de-v1': 'Eins' }
const files = Object.fromEntries(
  Object.entries(folders).flatMap(([folder, name]) => [
    [`${folder}/index.md`, `# ${name}\n`],
    [`${folder}/guide/install.md`, `# Install ${name}\n`],
  ]),
)
const config = (baseUrl: string): string => `export default {
  url: 'https://d.example', baseUrl: '${baseUrl}', hostFiles: ['nginx', 'caddy'],
  versions: [{ name: 'next', label: 'Next' }, { name: '1.0', label: '1.0', path: '1.0', docsPath: 'v1' }],
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', docsPath: 'de', docsPaths: { '1.0': 'de-v1' } },
  ],
}`

/** Each page with its Markdown and its title. */
const pages = [
  ['', 'index.md', 'Next'],
  ['guide/install', 'guide/install.md', 'Install Next'],
  ['1.0', '1.0.md', 'One'],
  ['1.0/', '1.0.md', 'One'],
  ['1.0/guide/install', '1.0/guide/install.md', 'Install One'],
  ['de', 'de.md', 'Neu'],
  ['de/', 'de.md', 'Neu'],
  ['de/guide/install/', 'de/guide/install.md', 'Install Neu'],
] as const

interface Sent {
  readonly method?: string
  /** Lines of the header. */
  readonly accept: readonly string[]
}

async function send(
  url: string,
  { method = 'GET', accept }: Sent,
): Promise<{ status?: number; type?: string; vary: string; link: string; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { accept: [...accept], connection: 'close' } })
    sent.on('error', reject).on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      const { headers, statusCode } = response
      response.on('end', () =>
        resolve({
          ...(statusCode !== undefined && { status: statusCode }),
          ...(headers['content-type'] !== undefined && { type: headers['content-type'] }),
          vary: headers.vary ?? '',
          link: String(headers['link'] ?? ''),
          text,
        }),
      )
    })
    sent.end()
  })
}

const isMarkdown = (type = ''): boolean => /^text\/markdown; ?charset=utf-8$/i.test(type)
const namesAccept = expect.stringMatching(/\baccept\b(?!-)/i)

describe.each(['preview', 'nginx', 'caddy'])('versions and languages behind %s', (name) => {
  // nginx before 1.23 reads only the first line.
  const toLines = (...values: string[]): string[] =>
    name === 'nginx' ? [values.join(', ')] : values
  it.skipIf(name !== 'preview' && !isInstalled(name)).each(['/', '/docs/'])(
    'have Markdown at the URLs of their pages, below %s',
    async (baseUrl) => {
      const { siteDir } = await builtSite({ 'site.config.ts': config(baseUrl), ...files })
      const start = async (): Promise<string> => {
        if (name === 'preview') return new URL(await startServing(siteDir, ['preview'])).origin
        const build = join(siteDir, 'build')
        const root = baseUrl === '/' ? build : await temporaryFolder()
        if (root !== build) {
          await symlink(build, join(root, baseUrl.slice(1, -1)))
          for (const file of ['nginx-headers.conf', 'headers.caddy', 'index.html'])
            await cp(join(build, file), join(root, file))
        }
        const host = hosts[name]
        if (host === undefined) throw new Error(name)
        return startHost(name, host, root)
      }
      const at = (await start()) + baseUrl
      for (const [url, markdown, title] of pages) {
        const link = expect.stringContaining(`<${baseUrl}${markdown}>; rel="alternate"`)
        const found = await send(at + url, { accept: ['text/markdown'] })
        expect([url, found]).toMatchObject([url, { status: 200, vary: namesAccept, link }])
        expect([url, found.type, isMarkdown(found.type)]).toEqual([url, found.type, true])
        expect(found.text).toContain(`\n# ${title}\n`)
        // The same headers without the text.
        const head = await send(at + url, { method: 'HEAD', accept: ['text/markdown'] })
        expect(head).toEqual({ ...found, text: '' })
        const html = await send(at + url, { accept: toLines('text/markdown;q=0.1', 'text/html') })
        expect([url, html]).toMatchObject([url, { status: 200, vary: namesAccept, link }])
        expect(html.type).toContain('text/html')
        const second = await send(at + url, { accept: toLines('text/html;q=0.1', 'text/markdown') })
        expect([url, isMarkdown(second.type)]).toEqual([url, true])
      }
      for (const url of ['missing', 'de/missing', '1.0/missing/', 'de/1.0/missing']) {
        const { status, type, vary } = await send(at + url, { accept: ['text/markdown'] })
        expect([url, status, isMarkdown(type)]).toEqual([url, 404, false])
        expect([url, vary]).toEqual([url, expect.not.stringMatching(/\baccept\b(?!-)/i)])
      }
    },
  )
})
