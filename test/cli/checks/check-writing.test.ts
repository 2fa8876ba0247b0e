import { describe, expect, it } from 'vitest'
import { checkWriting } from '../../../cli/checks/check-writing.ts'
import { noComponents } from '../../../cli/bundle/compile-components.ts'
import { createPageTools } from '../../../cli/commands/page-tools.ts'
import { loadConfig } from '../../../cli/config/load-config.ts'
import { makePage } from '../../../cli/commands/make-page.ts'
import type { ContentPath } from '../../../cli/model.ts'
import { toUrlPath } from '../../../runtime/shared/url.ts'
import { siteOf } from '../../helpers/site-of.ts'

async function check(markdown: string) {
  const siteDir = await siteOf({ 'docs/a.md': markdown })
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind === 'invalid') throw new Error('The config is sound.')
  const docSet = { version: 'current', locale: 'en', folder: 'docs', urlPrefix: toUrlPath('/') }
  const source = {
    path: 'docs/a.md' as ContentPath,
    docPath: 'a.md',
    docSet,
    bytes: Buffer.from(markdown),
  }
  const { page } = await makePage(source, await createPageTools(loaded.config, noComponents))
  if (!page) throw new Error('The page is sound.')
  return checkWriting(page, 'https://docs.example').map(({ rule, place }) => [
    rule,
    place?.line,
    place?.column,
  ])
}

const faults = `# Title

#### Too deep

Read more [here](./b.md), [**This page**](https://example.org/x) or at http://example.org/plain.

![](./picture.png) ![A ferry](./ferry.png)

Open [your machine](http://localhost:3000/x), [the docs](https://docs.example/guide).
`

const clean = `# Title

## Second

### Third

## Second again

Read [the guide](./b.md), or [https://example.org](https://example.org/x).

![A ferry at the pier](./ferry.png)

\`http://localhost:3000\` is code, and [docs elsewhere](https://docs.example.org/guide) are elsewhere.
`

describe('checkWriting', () => {
  it('F2: finds every seeded fault at its line and column', async () => {
    expect((await check(faults)).toSorted()).toEqual(
      [
        ['heading-jump', 3, 1],
        ['vague-link', 5, 11],
        ['vague-link', 5, 27],
        ['insecure-link', 5, 72],
        ['missing-alt', 7, 1],
        ['localhost-link', 9, 6],
        ['own-domain-link', 9, 47],
      ].toSorted(),
    )
  })
  it('F2: finds nothing on a clean page', async () => {
    expect(await check(clean)).toEqual([])
  })
})
