import { expect, it } from 'vitest'
import {
  toBuiltSite,
  toSiteUpdate,
} from '../../../../../cli/commands/serve/changes/changed-files.ts'
import { offerTwins } from '../../../../../cli/commands/serve/requested-twins.ts'
import { createPageRequests } from '../../../../../cli/commands/serve/page-requests.ts'
import { createPageSender } from '../../../../../cli/commands/serve/page-sender.ts'
import type { SiteBuilder } from '../../../../../cli/commands/serve/serve-contract.ts'
import type { BuildMessage } from '../../../../../cli/commands/serve/threads/build-messages.ts'
import { noSite } from '../../../../../cli/commands/serve/served-site.ts'
import { toOutputPath } from '../../../../../cli/model/paths/output-path.ts'
import { siteOf } from '../../../../helpers/site-of.ts'
import { ask } from '../../server/fixture.ts'
import { startServe, textBuilder } from '../serve-fixture.ts'

/** A twin of each page, and the paths of those that were made. */
function createTwins(names: readonly string[]) {
  const made: string[] = []
  const twins = names.map((name) => {
    const path = toOutputPath(`${name}.md`)
    const render = () => {
      made.push(name)
      return { path, kind: 'manifest' as const, contents: `# ${name}\n` }
    }
    return { path, fingerprint: () => undefined, render }
  })
  return { made, offered: offerTwins({ twins: () => twins }) }
}

it('serves the Markdown of a page, which is made when a reader asks for it', async () => {
  const siteDir = await siteOf({ 'docs/guide.txt': 'guide', 'docs/other.txt': 'other' })
  const { made, offered } = createTwins(['guide', 'other'])
  const pages = textBuilder(siteDir)
  const builder: SiteBuilder = {
    build: async (...args) => ({ ...(await pages.build(...args)), twins: offered }),
  }
  const { port } = await startServe(builder)
  expect((await ask(port, '/guide/')).text).toContain('<main>guide</main>')
  expect(made).toEqual([])
  expect((await ask(port, '/guide.md')).text).toBe('# guide\n')
  expect((await ask(port, '/guide/', { headers: { accept: 'text/markdown' } })).text).toBe(
    '# guide\n',
  )
  expect(made).toEqual(['guide'])
  expect((await ask(port, '/missing.md')).status).toBe(404)
})

it('asks the thread that built the site for the Markdown of a page', async () => {
  const { made, offered } = createTwins(['guide'])
  const requests = createPageRequests((message) => {
    if (message.kind === 'render') void sender.send(message.path)
  })
  const receive = (message: BuildMessage): void => {
    if (message.kind === 'rendered') requests.receive(message.path, message.files)
  }
  const sender = createPageSender(receive, { ref: () => {}, unref: () => {} })
  sender.finish({ twins: offered })
  const sent = structuredClone(toBuiltSite({ ...noSite, twins: offered }, new Map()))
  const { twins } = toSiteUpdate(sent, new Map(), requests.request)
  expect([...(twins?.paths ?? [])]).toEqual(['guide.md'])
  const request = async (path: string) => twins?.render(toOutputPath(path))
  expect(await request('guide.md')).toMatchObject([{ contents: '# guide\n' }])
  expect(await request('missing.md')).toEqual([])
  // A build that fails leaves the site of the last one.
  sender.finish(undefined)
  expect(await request('guide.md')).toHaveLength(1)
  expect(made).toEqual(['guide', 'guide'])
})
