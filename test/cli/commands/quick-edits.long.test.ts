import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { build } from '../../../cli/commands/build/build.ts'
import { createCheckTools } from '../../../cli/commands/build/check-tools.ts'
import type { SiteFile } from '../../../cli/commands/serve/serve-contract.ts'
import { createSiteBuilder } from '../../../cli/commands/serve/site-builder.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { createDice } from '../../unit/fast-paths/random-text.ts'

const parts = [
  'Text.',
  'A [link](./two.md#more) and `code`.',
  '[lost](./lost.md)',
  '![dot](../media/dot.svg)',
  '```js\nconst a = 1 // b\n```',
  ':::note\n\nText.\n\n:::',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '## More',
  '### Less {#own}',
  '<details>\n<summary>S</summary>\n\nText.\n\n</details>',
  '- [ ] one\n- [x] two',
  '[^1]\n\n[^1]: Note.',
  '::doc-card-list',
]

const contentsOf = (file: SiteFile | undefined): unknown =>
  file === undefined ? 'missing' : 'contents' in file ? file.contents : file.from

it('G2: an edited article that is shown early is that of the whole build, for 150 random edits', async () => {
  const siteDir = await siteOf({
    'docs/index.md': '# Home\n',
    'docs/one.md': '# One\n\nText.\n',
    'docs/two.md': '# Two\n\n## More\n',
    'media/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>\n',
  })
  const toTools = createCheckTools({ pid: process.pid }, build)
  const builder = await createSiteBuilder({ siteDir }, { cache: false, toTools })
  await builder.build('all')
  let shown = 0
  for (let seed = 1; seed <= 150; seed += 1) {
    const dice = createDice(seed)
    const name = dice.pick(['index', 'one', 'two'])
    const title = { index: 'Home', one: 'One', two: 'Two' }[name] ?? ''
    const text = [`# ${title}`, ...dice.list(0, 5, () => dice.pick(parts)), ''].join('\n\n')
    const file = join(siteDir, `docs/${name}.md`)
    writeFileSync(file, text)
    const early: SiteFile[] = []
    const update = await builder.build(new Set([file]), undefined, (files) => early.push(...files))
    shown += early.length
    for (const one of early)
      expect(contentsOf(one), text).toEqual(contentsOf(update.files.get(one.path)))
  }
  expect(shown).toBeGreaterThan(30)
})
