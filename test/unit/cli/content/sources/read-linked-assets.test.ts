import { expect, it } from 'vitest'
import { readLinkedAssets } from '../../../../../cli/content/sources/read-linked-assets.ts'
import { pagesOf } from '../../../../helpers/memory-site.ts'
import { configOf } from '../page-of.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

it('D: media of the site that lie outside of its docs are there for pages', async () => {
  const siteDir = await siteOf({
    'docs/guide/install.md': '',
    'docs/known.svg': svg,
    'web/src/pier.svg': svg,
    'web/src/code.js': 'x',
    'web/src/.private/key.svg': svg,
    'web/node_modules/x/a.svg': svg,
    'pictures/two words.svg': svg,
  })
  const links = [
    '!@site/src/pier.svg',
    '!../../web/src/pier.svg#small',
    '!../../pictures/two%20words.svg',
    '!../known.svg',
    '../../web/src/code.js',
    '!../../web/src/.private/key.svg',
    '!../../web/node_modules/x/a.svg',
    '!../../../../outside.svg',
    '!../../web/src',
    'https://a.example/x.svg',
    '/web/src/pier.svg',
  ]
  const known = readLinkedAssets(
    pagesOf({ 'x.md': { links: ['!known.svg'] } }),
    config(siteDir),
    [],
  )
  expect(known).toMatchObject([{ source: 'docs/known.svg' }])
  const pages = pagesOf({ 'guide/install.md': { links } })
  expect(readLinkedAssets(pages, config(siteDir), known)).toMatchObject([
    {
      source: 'pictures/two words.svg',
      output: expect.stringMatching(/^assets\/two words-\w{8}\.svg$/),
      size: { width: 4, height: 3 },
      besideDocs: true,
    },
    { source: 'web/src/pier.svg' },
  ])
})

it.each([
  ['a short tag', svg],
  ['data of a tool in its tag', svg.replace('<svg', `<svg content="${'&lt;a>'.repeat(400)}"`)],
  ['a long start', `<?xml version="1.0"?><!-- ${'x'.repeat(3000)} -->${svg}`],
])('a drawing with %s is measured', async (_, text) => {
  const siteDir = await siteOf({ 'a.svg': text })
  const pages = pagesOf({ 'index.md': { links: ['!../a.svg'] } })
  expect(readLinkedAssets(pages, config(siteDir), [])).toMatchObject([
    { size: { width: 4, height: 3 } },
  ])
})

it('P41: leaves out of an image what could run a script, unless the config publishes it unchanged', async () => {
  const siteDir = await siteOf({
    'docs/run.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>a()</script></svg>',
    'docs/broken.svg': '<svg',
  })
  const pages = pagesOf({ 'x.md': { links: ['!run.svg', '!broken.svg'] } })
  const filesOf = (activeFiles: 'refuse' | 'publish') =>
    readLinkedAssets(pages, configOf({ siteRoot: 'web', docs: { activeFiles } }, siteDir), [])
  expect(filesOf('refuse')).toMatchObject([
    { source: 'docs/broken.svg', refused: { kind: 'svg', place: { line: 1, column: 5 } } },
    {
      source: 'docs/run.svg',
      contents: expect.stringMatching(
        /^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg [^<]*<\/svg>\n$/,
      ),
      removed: [{ what: '`<script>`', line: 1, column: 41 }],
    },
  ])
  for (const file of filesOf('publish')) {
    expect(file).toMatchObject({ output: expect.stringMatching(/\.svg$/) })
    expect(file).not.toHaveProperty('contents')
  }
})

const config = (siteDir: string) => configOf({ siteRoot: 'web' }, siteDir)
