import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** A page, a component and a config, each with a text of the same length. */
const filesOf = (edit: number): Readonly<Record<string, string>> => ({
  'docs/index.md': `# A\n\nText ${edit}.\n\n<Card />\n`,
  'parts/Card.tsx': `export const Card = () => <b>card {${edit}}</b>\n`,
  'site.config.ts': `const title = 'Title ${edit}'\nexport default { title, components: { Card: './parts/Card.tsx' } }\n`,
})

function setTimes(folder: string, time: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      utimesSync(join(entry.parentPath, entry.name), new Date(time), new Date(time))
}

it.each([
  ['before the last build', '2001-01-01', 'sources'],
  ['after the next build', '2040-01-01', 'sources'],
  ['after the next build, as those of the cache', '2040-01-01', 'all'],
  ['at the beginning of time', '1970-01-01', 'all'],
])('P14: a build notices edits whose times are %s', async (_, time, which) => {
  const siteDir = await siteOf(filesOf(1))
  for (const edit of [1, 2, 3]) {
    for (const [path, text] of Object.entries(filesOf(edit)))
      writeFileSync(join(siteDir, path), text)
    if (which === 'all') setTimes(siteDir, time)
    else
      for (const path of Object.keys(filesOf(edit)))
        utimesSync(join(siteDir, path), new Date(time), new Date(time))
    const { exitCode, stderr } = await runCli(['build', siteDir])
    expect(exitCode, stderr).toBe(0)
    const html = readFileSync(join(siteDir, 'build/index.html'), 'utf8')
    expect(html).toContain(`Text ${edit}.`)
    expect(html).toMatch(new RegExp(`card (?:<!-- -->)?${edit}<`))
    expect(html).toContain(`Title ${edit}`)
  }
})
