import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { patience } from '../../helpers/patience.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { startServing } from '../../helpers/start-serving.ts'
import { timeLimitFor } from '../../helpers/time-limit.ts'

/** What a plugin does on a page with the word of the same name. */
const plugin = `const stops = {
  loops: () => { for (;;); },
  waits: () => new Promise(() => {}),
  exits: () => process.exit(3),
}
export default () => (_, file) => {
  for (const [word, stop] of Object.entries(stops)) if (String(file).includes('it ' + word)) return stop()
}
`

const files = {
  'site.config.mjs':
    "import plugin from './plugin.mjs'\nexport default { serve: { maxCompiled: 1 }, markdown: { remarkPlugins: [plugin] } }\n",
  'plugin.mjs': plugin,
  'docs/index.md': '# Home\n\nText.\n',
  'docs/sound.md': '# Sound\n\nSound text.\n',
}

/** What the server tells a page that is opened. */
async function readState(url: string): Promise<string> {
  const { body } = await fetch(`${url}__docs-ssg/events`)
  const reader = body?.getReader()
  const part = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(part?.value)
}

it.each(['loops', 'waits', 'exits'])(
  'G2: a page on request that %s is stopped and reported, and other pages and its repair are shown',
  async (word) => {
    const site = await siteOf({ ...files, 'docs/bad.md': `# Bad\n\nBecause it ${word}.\n` })
    const limit = await timeLimitFor(files)
    const url = await startServing(site, ['serve', '--time-limit', limit])
    const get = async (path: string) => (await fetch(url + path)).text()
    expect(await get('bad')).not.toContain('Because it')
    expect(await get('sound')).toContain('Sound text.')
    await expect.poll(() => readState(url), { timeout: patience }).toContain('docs/bad.md')
    writeFileSync(join(site, 'docs/bad.md'), '# Bad\n\nRepaired text.\n')
    await expect.poll(() => get('bad'), { timeout: patience }).toContain('Repaired text.')
  },
)
