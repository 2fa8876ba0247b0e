import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { build as buildSite } from '../../../cli/commands/build/build.ts'
import { createCheckTools } from '../../../cli/commands/build/check-tools.ts'
import type { SiteUpdate } from '../../../cli/commands/serve/serve-contract.ts'
import { createSiteBuilder } from '../../../cli/commands/serve/site-builder.ts'
import { siteOf } from '../../helpers/site-of.ts'

const startBuilder = async (siteDir: string) =>
  createSiteBuilder(
    { siteDir, drafts: true },
    { cache: false, toTools: createCheckTools({ pid: process.pid }, buildSite) },
  )

/** The text of each page and script. */
const textsOf = ({ files }: SiteUpdate): Record<string, string> =>
  Object.fromEntries(
    [...files.values()].flatMap((file) =>
      'contents' in file && /\.(?:html|js)$/.test(file.path)
        ? [[file.path, Buffer.from(file.contents).toString('utf8')] as const]
        : [],
    ),
  )

const counter = (label: string): string =>
  `import { useState } from 'react'
import { unit } from './unit.js'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>${label} {count} {unit}</button>
}
`

const site = {
  'site.config.mjs': `export default { components: { Counter: 'parts/counter.jsx' } }\n`,
  'parts/counter.jsx': counter('Clicks'),
  'parts/unit.js': "export const unit = 'times'\n",
  'docs/index.md': '# Home\n\n[Counter](./counter.md)\n',
  'docs/counter.md': '# Counter\n\n<Counter />\n\n[Home](./index.md)\n',
}

describe('pages after an edit of a component in serve', () => {
  it.each([
    { of: 'the component', file: 'parts/counter.jsx', text: counter('Presses'), shows: 'Presses' },
    {
      of: 'a module that it imports',
      file: 'parts/unit.js',
      text: "export const unit = 'turns'\n",
      shows: 'turns',
    },
    {
      of: 'a component that is static from now on',
      file: 'parts/counter.jsx',
      text: 'export default () => <b>Nothing to press</b>\n',
      shows: 'Nothing to press',
    },
  ])('are those of a new server after an edit of $of', async ({ file, text, shows }) => {
    const siteDir = await siteOf(site)
    const builder = await startBuilder(siteDir)
    await builder.build('all')
    const path = join(siteDir, file)
    writeFileSync(path, text)
    const edited = textsOf(await builder.build(new Set([path])))
    expect(edited['counter/index.html'] ?? edited['counter.html']).toContain(shows)
    rmSync(join(siteDir, '.docs-ssg'), { recursive: true, force: true })
    expect(edited).toEqual(textsOf(await (await startBuilder(siteDir)).build('all')))
  })

  it('load React from the same scripts as before', async () => {
    const siteDir = await siteOf(site)
    const builder = await startBuilder(siteDir)
    const before = textsOf(await builder.build('all'))
    const path = join(siteDir, 'parts/counter.jsx')
    writeFileSync(path, counter('Presses'))
    const after = textsOf(await builder.build(new Set([path])))
    const fresh = Object.keys(after).filter((name) => name.endsWith('.js') && !(name in before))
    expect(fresh.map((name) => name.replace(/-\w+\.js$/, ''))).toEqual([
      'assets/client',
      'assets/island-counter',
    ])
    const [island = ''] = fresh.filter((name) => name.includes('island'))
    expect(after[island]?.length).toBeLessThan(2000)
  })

  it('are right again after an error in the component', async () => {
    const siteDir = await siteOf(site)
    const builder = await startBuilder(siteDir)
    const before = textsOf(await builder.build('all'))
    const path = join(siteDir, 'parts/counter.jsx')
    writeFileSync(path, 'export default () => <b>\n')
    const broken = await builder.build(new Set([path]))
    expect(broken.diagnostics.map(({ rule }) => rule)).toContain('page-syntax')
    writeFileSync(path, counter('Clicks'))
    expect(textsOf(await builder.build(new Set([path])))).toEqual(before)
  })
})
