import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { crawl } from '../../helpers/crawl.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const config = (options: string): string => `export default {
  title: 'Crawled',
  url: 'https://docs.example',
  ${options}
  navbar: { items: [{ label: 'Guide', to: '/guide/install' }, { label: 'Id', to: '/api#two' }] },
  footer: { links: [{ title: 'Docs', items: [{ label: 'API', to: '/api' }] }] },
  redirects: [{ from: '/old', to: '/guide/install#setup' }, { from: '/API', to: '/api' }],
}
`

const page = `# Install

## Setup

[file](../api/index.md#two), [url](/api/#two), [old](/old), [own](#setup), [odd](<./100% sure.md>), [data](/files/a%20b.txt),
[top](#top), [words](/api#:~:text=two), <a href="../api#one">raw</a>, [case](/API)

![near](./near.png) ![far](/img/far.png)
`

describe('the crawler of built sites', () => {
  it.each([
    "baseUrl: '/',",
    "baseUrl: '/base/', trailingSlash: true,",
    "baseUrl: '/b/', trailingSlash: false,",
  ])('P7: finds nothing in a site that passed with %s', async (options) => {
    const siteDir = await siteOf({
      'site.config.ts': config(options),
      'docs/index.md': '# Home\n\n[guide](guide/install.md)\n',
      'docs/guide/install.md': page,
      'docs/guide/100% sure.md': '# Sure\n',
      'docs/guide/near.png': pixel,
      'docs/api/index.md': '# API\n\n## One\n\n## Two\n',
      'static/img/far.png': pixel,
      'static/files/a b.txt': 'text',
    })
    const run = await runCli(['build', siteDir])
    expect(run).toMatchObject({ exitCode: 0 })
    const [, baseUrl] = /baseUrl: '([^']*)'/.exec(options) ?? []
    expect(crawl(join(siteDir, 'build'), baseUrl)).toEqual([])
  })
})
