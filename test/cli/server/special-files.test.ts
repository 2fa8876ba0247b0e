import { spawnSync } from 'node:child_process'
import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteOf } from '../../helpers/site-of.ts'
import { startServing } from '../../helpers/start-serving.ts'

const makers = {
  '/dev/zero': (file: string) => symlink('/dev/zero', file),
  'a FIFO': async (file: string) => expect(spawnSync('mkfifo', [file]).status).toBe(0),
}
const places = [
  'docs/a.md',
  'docs/inc.js',
  'glossary.yml',
  'a.css',
  'tsconfig.json',
  'docs/tags.yml',
]
const rows = Object.entries(makers).flatMap(([kind, make]) =>
  places.map((place) => [kind, place, make] as const),
)

// Without FIFOs and devices, Windows has nothing to try.
it.skipIf(process.platform === 'win32').each(rows)(
  '`serve` survives %s in the place of %s, and shows the site again when it is gone',
  async (_, place, make) => {
    const config =
      "export default { markdown: { glossary: 'glossary.yml' }, customCss: ['a.css'] }\n"
    const files: Readonly<Record<string, string>> = {
      'site.config.ts': config,
      'docs/index.md': '# Home\n\n```js file=./inc.js\n```\n',
      'docs/a.md': '# A\n',
      'docs/inc.js': 'one()\n',
      'docs/tags.yml': '',
      'glossary.yml': 'Home: x\n',
      'a.css': '',
      'tsconfig.json': '{}\n',
    }
    const siteDir = await siteOf(files)
    const url = await startServing(siteDir)
    const read = async () => (await fetch(url, { headers: { connection: 'close' } })).text()
    await expect.poll(read).toContain('one')
    const file = join(siteDir, place)
    await rm(file)
    await make(file)
    await writeFile(join(siteDir, 'docs/b.md'), '# B\n')
    // The page answers, with or without an overlay of errors.
    await expect.poll(read).toContain('<html')
    await rm(file)
    await writeFile(file, files[place] ?? '')
    await writeFile(join(siteDir, 'docs/index.md'), '# Again\n')
    await expect.poll(read).toContain('Again')
  },
)
