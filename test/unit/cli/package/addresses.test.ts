import { existsSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { manualUrl } from '../../../../cli/model/paths/manual-url.ts'
import {
  addressesOf,
  setAddresses,
  withManualLinks,
} from '../../../../cli/package/set-addresses.mjs'
import { temporaryFolder } from '../../../helpers/site-of.ts'

const root = join(import.meta.dirname, '../../../..')
const readFrom = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8')
const manifest = JSON.parse(readFrom(root, 'package.json'))

describe('the addresses of the package', () => {
  it('has one address of the manual', () => {
    expect(manifest.homepage).toBe(manualUrl)
  })

  it('every link of the README points to a page of the manual, a file of the package or another site', () => {
    const readme = readFrom(root, 'README.md').replaceAll(/^```[^]*?^```$/gm, '')
    const links = [...readme.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    const hrefs = links.map(([, markdown, html]) => markdown ?? html ?? '')
    expect(hrefs.length).toBeGreaterThan(10)
    const dead = hrefs.filter((href) => !href.startsWith('https:') && !isPublished(href))
    expect([dead, hrefs.filter((href) => href.startsWith(manualUrl))]).toEqual([[], []])
  })

  it('leave the README at most 6 kB, because the rest belongs in the manual', () => {
    expect(Buffer.byteLength(readFrom(root, 'README.md'))).toBeLessThanOrEqual(6000)
  })

  it.each([
    ['[a](docs/content/start/install.md)', '[a](https://a.test/start/install)'],
    ['[a](docs/content/guides/ci.md#keep-urls)', '[a](https://a.test/guides/ci#keep-urls)'],
    ['[a](docs/content/hosts/index.md)', '[a](https://a.test/hosts)'],
    ['[a](docs/content/index.md)', '[a](https://a.test/)'],
    ['[a](docs/site.config.ts) [b](SECURITY.md)', '[a](docs/site.config.ts) [b](SECURITY.md)'],
  ])('of the README are those of published pages after a release: %s', (before, after) => {
    expect(withManualLinks(before, 'https://a.test')).toBe(after)
  })

  it('are set before a release, from the name of the repository', async () => {
    const folder = await temporaryFolder()
    const files = ['package.json', 'README.md', 'cli/model', 'cli/package/create-docs-ssg']
    for (const path of files) await cp(join(root, path), join(folder, path), { recursive: true })
    setAddresses(folder, addressesOf('Acme/docs-ssg'))
    for (const path of ['package.json', 'cli/package/create-docs-ssg/package.json'])
      expect(JSON.parse(readFrom(folder, path))).toMatchObject({
        homepage: 'https://acme.github.io/docs-ssg',
        repository: { url: 'git+https://github.com/Acme/docs-ssg.git' },
        bugs: 'https://github.com/Acme/docs-ssg/issues',
      })
    for (const path of ['README.md', 'cli/model/paths/manual-url.ts']) {
      expect(readFrom(folder, path)).toContain('https://acme.github.io/docs-ssg')
      expect(readFrom(folder, path)).not.toContain(manualUrl)
    }
    expect(readFrom(folder, 'README.md')).not.toContain('](docs/')
    expect(readFrom(folder, 'README.md')).toContain('](SECURITY.md)')
    expect(addressesOf('a/b', 'https://docs.example.org/').homepage).toBe(
      'https://docs.example.org',
    )
    expect(() => addressesOf(undefined)).toThrow('expected `owner/name`')
  })
})

/** Pages of the manual, and files at the top, which are published or shown by the host. */
const isPublished = (href: string): boolean =>
  /^(?:LICENSE|(?:CHANGELOG|SECURITY|CONTRIBUTING)\.md|\.github\/\w+\.(?:png|svg)|docs\/content\/[\w/-]+\.md)$/.test(
    href,
  ) && existsSync(join(root, href))
