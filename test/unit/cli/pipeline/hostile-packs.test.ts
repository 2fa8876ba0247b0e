import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { openPack, type Pack } from '../../../../cli/parts/pack.ts'
import {
  createPageFinder,
  type PackedPage,
  packPages,
  toSourceKey,
} from '../../../../cli/pipeline/compiling/packed-pages.ts'
import { toBodyKey } from '../../../../cli/pipeline/compiling/page-shelf.ts'
import type { NewPack } from '../../../../cli/parts/pack.ts'
import { hashedPath } from '../../../../cli/primitives/files/hashed-path.ts'
import { sha256 } from '../../../../cli/primitives/hash.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'
import { configOf, make } from '../content/page-of.ts'
import { temporaryFolderSync } from '../../../helpers/site-of.ts'

/** A page with a link, an image, a heading, a term, a table and a project to download. */
const text = `# Title

[a link](./other.md) ![an image](./a.png)

## \`term\`

\`\`\`ts title="src/a.ts"
export const a = 1
\`\`\`

<Sandbox files="package.json" hosts="stackblitz" />
`

let base = ''
beforeAll(() => {
  base = temporaryFolderSync()
  mkdirSync(join(base, 'site/docs/guide'), { recursive: true })
  writeFileSync(join(base, 'site/docs/guide/page.md'), text)
  writeFileSync(join(base, 'site/docs/guide/package.json'), '{}')
  writeFileSync(join(base, 'site/.env'), 'secret')
  writeFileSync(join(base, 'secret.txt'), 'secret')
  symlinkSync(join(base, 'secret.txt'), join(base, 'site/docs/link.txt'))
})

const config = () => configOf({ markdown: { sandboxHosts: ['stackblitz'] } }, join(base, 'site'))

function source() {
  const { siteDir } = config()
  return {
    path: toContentPath(siteDir, join(siteDir, 'docs/guide/page.md')),
    docPath: 'guide/page.md',
    variant: { version: 'current', locale: 'en', folder: 'docs', urlPrefix: toUrlPath('/') },
    bytes: new TextEncoder().encode(text),
  }
}

/** The values of a pack that has the page. */
async function valuesOfPage(): Promise<Map<string, Uint8Array>> {
  const values = new Map<string, Uint8Array>()
  const pack: NewPack = {
    has: (key) => values.has(key),
    get: (key) => values.get(key),
    verify: (key) => values.has(key),
    set: (key, value) => void values.set(key, value),
    finish: () => [],
    abandon: () => undefined,
  }
  const { page, diagnostics } = await make(text, { config: config() })
  expect(diagnostics).toEqual([])
  if (page) packPages(pack, new Map([[source(), { page, diagnostics }]]))
  return values
}

const toPack = (values: ReadonlyMap<string, Uint8Array>): Pack => ({
  has: (key) => values.has(key),
  get: (key) => values.get(key),
  verify: (key) => values.has(key),
})

const find = (pack: Pack): Promise<PackedPage> => createPageFinder(pack, config())(source())

type Value = Record<string, unknown>
type Change = (page: Value, stored: Value) => void

const at = (path: string) => ({ path, line: 1, column: 1 })
const warn = (more: object) => ({ severity: 'warning', rule: 'vague-link', message: 'M.', ...more })
const outside = ['../secret.txt', '/etc/hostname', '.env', 'docs/link.txt', 'docs/../../secret.txt']
const zip = (name: string): object => ({ path: name, base64: 'YQ==' })

const changes: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(
    outside.flatMap((path): [string, Change][] => [
      [
        `a finding at ${path}`,
        (_, stored) => (stored['diagnostics'] = [warn({ place: at(path) })]),
      ],
      [
        `a finding that refers to ${path}`,
        (_, stored) => (stored['diagnostics'] = [warn({ related: [at(path)] })]),
      ],
      [
        `a link in ${path}`,
        (page) =>
          (page['links'] = [0, 1].map(() => ({ kind: 'page', href: '/', place: at(path) }))),
      ],
      [
        `a heading in ${path}`,
        (page) =>
          (page['headings'] = [{ depth: 1, id: 'a', text: 'A', html: 'A', place: at(path) }]),
      ],
    ]),
  ),
  'a fix of the config': (_, stored) => {
    const place = at('site.config.ts')
    stored['diagnostics'] = [warn({ fix: [{ kind: 'replace-url', place, from: 'a', to: 'b' }] })]
  },
  'a fix of a page': (_, stored) => {
    stored['diagnostics'] = [warn({ fix: [{ kind: 'add-alias', url: '/', from: 'a', to: 'b' }] })]
  },
  'a file in another folder': (page) => (page['files'] = [zip('../../a-00000000.zip')]),
  'a file with another name': (page) => (page['files'] = [zip('assets/a-00000000.zip')]),
  'a script': (page) => (page['files'] = [zip(hashedPath('a.js', 'YQ=='))]),
  'a file in its own folder': (page) => (page['files'] = [zip(hashedPath('x/a.zip', 'YQ=='))]),
  'a file that is not Base64': (page) =>
    (page['files'] = [{ path: hashedPath('a.zip', '<'), base64: '<' }]),
  'another origin of forms': (page) => (page['formOrigins'] = ['https://evil.example']),
  'a policy as an origin': (page) =>
    (page['formOrigins'] = ['https://stackblitz.com; script-src *']),
  'another part': (page) => (page['parts'] = ['../../a']),
  'a part of a prototype': (page) => (page['parts'] = ['__proto__']),
  'no links': (page) => (page['links'] = []),
  'a place of a link that does not exist': (page) => (page['holes'] = [99, 99]),
  'an image without a link': (page) => (page['images'] = [{ link: 99 }]),
  'a title with NUL': (page) => (page['title'] = 'a\0b'),
  'a title with a mark of the build': (page) => (page['title'] = '\uFDD00\uFDD0'),
  'a description with a mark of the build': (page) => (page['description'] = '\uFDD1'),
}

const bodyChanges: Readonly<Record<string, (body: Value) => void>> = {
  ...Object.fromEntries(
    outside.map((path) => [
      `a term in ${path}`,
      (body: Value) => (body['terms'] = [{ name: 'a', place: at(path) }]),
    ]),
  ),
  'no pieces': (body) => (body['pieces'] = []),
  'more pieces': (body) => (body['pieces'] = Array.from({ length: 99 }, () => 'a')),
  'a mark in the HTML': (body) =>
    (body['pieces'] = Array.isArray(body['pieces']) ? body['pieces'].map(() => '\uFDD0') : []),
  'half of a place in the Markdown': (body) => (body['twin'] = 'a\0b'),
  'a place of no link in the Markdown': (body) => (body['twin'] = '\u{0}99\0'),
}

const parse = (bytes: Uint8Array | undefined): Value =>
  JSON.parse(Buffer.from(bytes ?? []).toString())
const write = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

it('takes a page with everything that a page can have', async () => {
  const found = await find(toPack(await valuesOfPage()))
  expect(found).toMatchObject({ kind: 'found', compiled: { page: { files: [{}], terms: [{}] } } })
})

it.each(Object.entries(changes))('refuses a page of a pack with %s', async (_, change) => {
  const values = await valuesOfPage()
  const key = toSourceKey(source())
  const stored = parse(values.get(key))
  change(Object(stored['page']), stored)
  values.set(key, write(stored))
  expect(await find(toPack(values))).toEqual({ kind: 'damaged' })
})

it.each(Object.entries(bodyChanges))('refuses an article of a pack with %s', async (_, change) => {
  const values = await valuesOfPage()
  const key = toBodyKey(toSourceKey(source()))
  const body = parse(values.get(key))
  change(body)
  values.set(key, write(body))
  expect(await find(toPack(values))).toEqual({ kind: 'damaged' })
})

it.each(['', '{', '[]', 'null', '5', '"a"', '['.repeat(100_000)])(
  'refuses an entry of a pack that is %s',
  async (written) => {
    const key = toSourceKey(source())
    for (const entry of [key, toBodyKey(key)]) {
      const values = (await valuesOfPage()).set(entry, Buffer.from(written))
      expect(await find(toPack(values))).toEqual({ kind: 'damaged' })
    }
  },
)

it.each([
  ['longer than the file', 0, 2 ** 33],
  ['longer than memory', 0, Number.MAX_SAFE_INTEGER],
  ['behind the end of the file', Number.MAX_SAFE_INTEGER, 1],
])('has no entry that is %s', (_, offset, length) => {
  writeFileSync(join(base, 'pack'), 'value')
  const pack = openPack(base, [['a', offset, length, sha256('value')]])
  expect(pack.get('a')).toBeUndefined()
  expect(pack.verify('a')).toBe(false)
  expect(openPack(base, [['a', 0, 5, sha256('value')]]).verify('a')).toBe(true)
})
