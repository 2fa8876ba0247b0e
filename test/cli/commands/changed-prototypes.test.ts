import { expect, it } from 'vitest'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** Code that adds a property to all lists when it runs, once for each place at which code of a site runs. */
const places: Readonly<Record<string, { readonly path: string; readonly code: string }>> = {
  component: { path: 'parts/shown.jsx', code: 'export default () => { ADD; return <p>Part</p> }' },
  page: { path: 'pages/plain.jsx', code: 'export default () => { ADD; return <h1>Page</h1> }' },
  module: { path: 'pages/module.jsx', code: 'ADD; export default () => <h1>Page</h1>' },
  layout: {
    path: 'pages/layout.jsx',
    code: "import Layout from '@theme/Layout'\nexport default () => { ADD; return <Layout title='A'>Page</Layout> }",
  },
  live: {
    path: 'pages/live.jsx',
    code: "'use client'\nexport default () => { ADD; return <h1>Page</h1> }",
  },
  load: {
    path: 'pages/load.jsx',
    code: 'export const load = async () => { await null; ADD }\nexport default () => <h1>Page</h1>',
  },
  slot: { path: 'parts/footer.jsx', code: 'export default () => { ADD; return <p>Slot</p> }' },
  head: { path: 'parts/head.jsx', code: 'export default () => { ADD; return <meta name="a" /> }' },
}

const config = {
  title: 'Lists',
  components: { Shown: 'parts/shown.jsx' },
  theme: { slots: { docFooter: 'parts/footer.jsx', head: 'parts/head.jsx' } },
}

it('code of a site that adds a property to all lists is an error at its file, and of no other one', async () => {
  const own = Object.entries(places).map(([name, { path, code }]) => [
    path,
    code.replace('ADD', `Array.prototype.of_${name} = 1`),
  ])
  const siteDir = await siteOf({
    'docs/b.md': '# B\n',
    'docs/a.mdx': '# A\n\n<Shown />\n',
    'pages/innocent.jsx': 'export default () => <h1>Innocent</h1>\n',
    'site.config.js': `export default ${JSON.stringify(config)}`,
    ...Object.fromEntries(own),
  })
  const { exitCode, stderr } = await runCli(['build', siteDir])
  const found = stderr.split('\n\n').flatMap((finding) => {
    const [, name] = /adds `Array\.prototype\.of_(\w+)`/.exec(finding) ?? []
    return name === undefined ? [] : [[name, places[name]?.path ?? '', finding] as const]
  })
  countAttempts(Object.keys(places).length, Object.keys(places).length - found.length)
  expect(found.map(([name]) => name).toSorted()).toEqual(Object.keys(places).toSorted())
  for (const [, path, finding] of found) expect(finding).toContain(path)
  expect(stderr).not.toContain('innocent')
  expect(exitCode).toBe(1)
})

it("what a package of the config adds isn't reported at the components", async () => {
  const siteDir = await siteOf({
    'docs/a.mdx': '# A\n\n<Shown />\n',
    'parts/shown.jsx': 'export default () => <p>Part</p>\n',
    'site.config.js': `String.prototype.shout = function () { return this + '!' }\nexport default { title: 'A'.shout(), components: { Shown: 'parts/shown.jsx' } }`,
  })
  const { exitCode, stderr } = await runCli(['build', siteDir])
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
})
