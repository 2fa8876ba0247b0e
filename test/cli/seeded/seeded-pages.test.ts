import { expect, it } from 'vitest'
import { codePages, markupPages } from './seeded-markup.ts'
import { headerPages, linkPages, type SeededPage } from './seeded-pages.ts'
import { checkFiles, picture, plant } from './seeded.ts'

const groups = { links: linkPages, headers: headerPages, code: codePages, markup: markupPages }
const around = {
  'site.config.ts': `export default {
    title: 'T',
    url: 'https://docs.example',
    markdown: { frameHosts: ['codesandbox.io'] },
    // It lists what is allowed, so it would find the twins too.
    checks: { rules: { 'third-party-asset': 'ignore' } },
  }\n`,
  'docs/index.md': '# Home\n\n![A ship](./ship.png)\n',
  'docs/_note.md': 'A note.\n',
  'docs/there.md': '# There\n\n## Part\n\nText.\n',
}

function siteWith(pages: Readonly<Record<string, SeededPage>>, side: 0 | 1) {
  const docs = Object.entries(pages).map(([name, sides]) => [
    `docs/${name.includes('.') ? name : `${name}.md`}`,
    sides[side],
  ])
  return plant({ ...around, ...Object.fromEntries(docs) })
}

it.each(Object.entries(groups))(
  'F: finds every seeded fault of %s at its line and column, and none in the clean twins',
  async (_, pages) => {
    const faulty = siteWith(pages, 0)
    expect(await checkFiles({ ...faulty.files, 'docs/ship.png': picture })).toEqual(faulty.expected)
    const clean = siteWith(pages, 1)
    expect(clean.expected).toEqual([])
    expect(await checkFiles({ ...clean.files, 'docs/ship.png': picture })).toEqual([])
  },
)
