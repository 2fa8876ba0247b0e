import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const files = {
  'site.config.ts': `export default {
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', docsPath: 'de', fallback: true, messages: 'i18n/de/code.json' },
  ],
  components: { Offer: 'parts/offer.jsx', Live: 'parts/live.jsx' },
  theme: { slots: { docFooter: 'parts/footer.jsx' } },
}`,
  'i18n/de/code.json': JSON.stringify({
    'theme.docs.paginator.next': { message: 'Weiter' },
    'offer.title': { message: 'Angebot' },
    'offer.price': { message: '{count} für {price}' },
    Fast: 'Schnell',
  }),
  'parts/offer.jsx': `import Translate, { translate } from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
const title = translate({ id: 'offer.title', message: 'Offer' })
export default function Offer() {
  const { i18n } = useDocusaurusContext()
  return <section><b>{title}</b> {i18n.currentLocale}<i><Translate id="offer.price" description="x" values={{ price: <u>3 €</u>, count: 2 }}>{'{price} for {count}'}</Translate></i>
    <Translate>Fast</Translate>, <Translate id="only.here">Only here</Translate></section>
}`,
  'parts/live.jsx': `'use client'
import { translate } from '@docusaurus/Translate'
export default () => <button>{translate({ id: 'offer.title', message: 'Offer' })}</button>`,
  'parts/footer.jsx': `import Translate from '@docusaurus/Translate'
export default () => <footer><Translate>Fast</Translate></footer>`,
  'pages/index.jsx': `import Offer from '../parts/offer.jsx'
import { translate } from '@docusaurus/Translate'
export const meta = { title: translate({ id: 'offer.title', message: 'Offer' }) }
export default () => <main><h1>Home</h1><Offer /></main>`,
  'docs/a.mdx': '# A\n\n<Offer />\n\n<Live />\n',
  'docs/b.mdx': '# B\n\n<Offer />\n',
  'de/a.mdx': '# A auf Deutsch\n\n<Offer />\n\n<Live />\n',
}

it('D: `Translate` speaks the language of the page, in components, islands, pages and slots', async () => {
  const siteDir = await siteOf(files)
  const run = await runCli(['build', siteDir])
  expect(run.exitCode).toBe(0)
  expect(run.stderr.match(/^\S.*untranslated-component$/gm)).toEqual([
    expect.stringMatching(/^parts\/offer\.jsx:7:\d+ {2}\w+ {2}untranslated-component$/),
  ])
  expect(run.stderr).toContain('`only.here` has no translation in `de`')
  expect((await runCli(['build', siteDir, '--strict'])).exitCode).toBe(0)
  const read = (path: string): Promise<string> => readFile(join(siteDir, 'build', path), 'utf8')
  const said = async (path: string): Promise<string> => (await read(path)).replace(/<!-- -->/g, '')

  const german = '<b>Angebot</b> de<i>2 für <u>3 €</u></i>Schnell, Only here</section>'
  const english = '<b>Offer</b> en<i><u>3 €</u> for 2</i>Fast, Only here</section>'
  expect(await said('de/a/index.html')).toContain(german)
  expect(await said('de/a/index.html')).toContain('>Angebot</button>')
  expect(await said('de/a/index.html')).toContain('<footer>Schnell</footer>')
  expect(await said('a/index.html')).toContain(english)
  expect(await said('a/index.html')).toContain('>Offer</button>')
  expect(await said('a/index.html')).toContain('<footer>Fast</footer>')
  // Nobody has translated this article, so its components speak its language.
  expect(await said('de/b/index.html')).toContain(english)
  expect(await said('index.html')).toContain(english)
  expect(await said('de/index.html')).toContain(german)

  // The island brings the texts along, and none of the old theme.
  const scripts = (await readdir(join(siteDir, 'build/assets'))).filter((name) =>
    name.endsWith('.js'),
  )
  const code = (await Promise.all(scripts.map((name) => read(`assets/${name}`)))).join('\n')
  expect(code).toContain('Angebot')
  expect(code).not.toContain('paginator')

  await writeFile(join(siteDir, 'i18n/de/code.json'), '{ "offer.title": "Neu" }')
  expect((await runCli(['build', siteDir])).exitCode).toBe(0)
  expect(await said('de/a/index.html')).toContain('<b>Neu</b>')

  await writeFile(join(siteDir, 'i18n/de/code.json'), '{ "offer.title" ')
  const broken = await runCli(['build', siteDir])
  expect(broken.exitCode).not.toBe(0)
  expect(broken.stderr).toMatch(/i18n\/de\/code\.json:1:1 {2}error {2}unreadable-messages/)
})

it('D: `Translate` stands in Markdown too, without a component of the site', async () => {
  const page = `import Translate from '@docusaurus/Translate'

# A

One <Translate id="x" description="d" values={{ n: 2 }}>{'{n} ships'}</Translate>.

<Translate>Only here</Translate>
`
  const siteDir = await siteOf({
    'site.config.ts': `export default { locales: [
      { code: 'en', label: 'English' },
      { code: 'de', label: 'Deutsch', path: 'de', docsPath: 'de', messages: 'de.json' } ] }`,
    'de.json': '{ "x": { "message": "{n} Schiffe" } }',
    'docs/a.mdx': page,
    'de/a.mdx': page,
  })
  const run = await runCli(['build', siteDir, '--strict'])
  expect(run.exitCode).toBe(0)
  expect(run.stderr.match(/^\S.*untranslated-text$/gm)).toEqual([
    expect.stringMatching(/^de\/a\.mdx:7:1 {2}/),
  ])
  const article = async (path: string): Promise<string> =>
    /<article[^]*<\/article>/.exec(
      await readFile(join(siteDir, 'build', path, 'index.html'), 'utf8'),
    )?.[0] ?? ''
  expect(await article('de/a')).toContain('<p>One 2 Schiffe.</p>')
  expect(await article('de/a')).toContain('Only here')
  expect(await article('a')).toContain('<p>One 2 ships.</p>')
  await writeFile(join(siteDir, 'de.json'), '{ "x": "{n} Boote" }')
  expect((await runCli(['build', siteDir])).exitCode).toBe(0)
  expect(await article('de/a')).toContain('<p>One 2 Boote.</p>')
})
