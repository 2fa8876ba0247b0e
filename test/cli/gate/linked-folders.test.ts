import { describe, expect, it } from 'vitest'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { linkedSite } from './linked-places.ts'

const config = `export default {
  url: 'https://x.example',
  integrations: [
    { name: 'x', hooks: { addPages: ({ addPage }) => addPage({ path: 'made.md', content: '# M' }) } },
  ],
}
`
/** What a build, or a cache that is cleaned, would overwrite or delete. */
const outside = {
  'config.json': '{}',
  '.gitignore': 'mine',
  'integrations/x/page.md': 'mine',
  'x/page.md': 'mine',
  'cache/index': 'mine',
  index: 'mine',
  'trash/file.txt': 'mine',
  'new/file.txt': 'mine',
  'samples-99999999-01234567-0123-0123-0123-0123456789ab/file.txt': 'mine',
}
const files = { 'site.config.mjs': config, 'docs/index.md': '# Home\n' }

const folders: readonly (readonly [path: string, target: string])[] = [
  ['.docs-ssg', '.'],
  ['.docs-ssg', 'missing'],
  ['.docs-ssg/cache', '.'],
  ['.docs-ssg/cache/index', 'index'],
  ['.docs-ssg/integrations', 'integrations'],
  ['.docs-ssg/integrations/x', 'x'],
  ['.docs-ssg/integrations/x/made.md', 'x/page.md'],
  ['.docs-ssg/config.json', 'config.json'],
  ['.docs-ssg/.gitignore', '.gitignore'],
  ['.docs-ssg/external-links.json', 'config.json'],
]

describe('P16: a folder of the tool that is a link is refused, and nothing outside changes', () => {
  it.each(folders)('%s -> %s', async (path, target) => {
    const site = await linkedSite(files, { outside, links: { [path]: target } })
    const before = await site.readOutside()
    for (const command of ['build', 'check']) {
      const { exitCode, stderr, stdout } = await runCli([command, site.siteDir])
      const text = `${stdout}${stderr}`
      expect.soft({ command, exitCode }).toEqual({ command, exitCode: 2 })
      expect.soft(text).toContain('outside-site')
      expect.soft(text).toContain(`\`${path}\``)
    }
    const after = await site.readOutside()
    countAttempts(2, JSON.stringify(after) === JSON.stringify(before) ? 0 : 1)
    expect(after).toEqual(before)
  })

  it('.build.docs-ssg, in which a build prepares the site', async () => {
    const site = await linkedSite(files, { outside, links: { '.build.docs-ssg': '.' } })
    const before = await site.readOutside()
    const { exitCode, stderr } = await runCli(['build', site.siteDir])
    expect(stderr).toContain('.build.docs-ssg')
    expect({ exitCode, after: await site.readOutside() }).toEqual({ exitCode: 1, after: before })
  })

  it.each(['.', 'missing'])(
    'build -> %s is refused or replaced, never followed',
    async (target) => {
      const site = await linkedSite(files, { outside, links: { build: target } })
      const before = await site.readOutside()
      await runCli(['build', site.siteDir])
      expect(await site.readOutside()).toEqual(before)
    },
  )
})
