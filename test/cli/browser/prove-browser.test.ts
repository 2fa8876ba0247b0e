import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'

const page = '# Start\n\n```ts\nconst a = 1\n```\n'

/** Check a site in the browser, once for all tests of this file. */
async function check(
  files: Readonly<Record<string, string>>,
  flags: readonly string[] = ['--browser'],
) {
  const siteDir = await temporaryFolder()
  for (const [path, text] of Object.entries({ 'docs/index.md': page, ...files })) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true })
    await writeFile(join(siteDir, path), text)
  }
  await symlink(join(process.cwd(), 'node_modules'), join(siteDir, 'node_modules'))
  const args = ['check', siteDir, ...flags, '--format', 'json']
  const { exitCode, stdout, stderr } = await runCli(args)
  await rm(siteDir, { recursive: true })
  const found: Record<string, string>[] = stdout === '' ? [] : JSON.parse(stdout).diagnostics
  return { exitCode, stderr, found }
}

/** Every fault on a separate page. */
const faulty = {
  'site.config.ts': "export default { components: { Fragile: './fragile.jsx' } }\n",
  'pages/mute.jsx': `export default () => <p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" /></p>\n`,
  'pages/dead.jsx': `export default () => <p role="tablist"><button role="tab" aria-selected="false">A</button></p>\n`,
  'static/throws.js': "throw new Error('no luck today')\n",
  'pages/bad.jsx': 'export default () => <script src="/throws.js" />\n',
  'fragile.jsx':
    "'use client'\nimport { useEffect } from 'react'\nexport default function Fragile() {\n  useEffect(() => {\n    throw new Error('torn in the browser')\n  })\n  return <b>whole on the server</b>\n}\n",
  'docs/index.md': `${page}\n<Fragile />\n`,
  'pages/style.jsx': "export default () => <style>{'p { color: red }'}</style>\n",
  'pages/script.jsx':
    "export default () => <script dangerouslySetInnerHTML={{ __html: 'window.x = 1' }} />\n",
}

let found: Record<string, string>[] = []
const foundBy = (name: string): Record<string, string>[] =>
  found.filter(({ rule }) => rule === name)

beforeAll(async () => {
  found = (await check(faulty)).found
})

it('F8: opens the built pages and finds nothing wrong with a sound site', async () => {
  const { exitCode, found: nothing, stderr } = await check({})
  expect(nothing, stderr).toEqual([])
  expect(exitCode).toBe(0)
})

it.each([
  ['--browser'],
  ['--browser', '--only', 'browser'],
  ['--verify'],
  ['--verify', '--only', 'determinism'],
  ['--browser', '--verify', '--only', 'browser,determinism'],
])(
  'F8: says why a site cannot be built that it should open or build again: %s %s %s',
  async (...flags) => {
    const files = { 'docs/index.md': `${page}\n[Away](./gone.md)\n\n![A pier](./pier.png)\n` }
    const { exitCode, found: errors } = await check(files, flags)
    expect(errors.map(({ rule, file, line }) => [rule, file, line])).toEqual([
      ['broken-link', 'docs/index.md', 7],
      ['broken-asset', 'docs/index.md', 9],
    ])
    expect(exitCode).toBe(1)
  },
)

it('F8: says what to install where there is no browser', async () => {
  const siteDir = await siteOf({ 'docs/index.md': page })
  const { stdout } = await runCli(['check', siteDir, '--browser', '--format', 'json'])
  expect(JSON.parse(stdout).diagnostics).toMatchObject([{ rule: 'browser-missing' }])
})

it('F8: finds each of six faults once, and nothing else', () => {
  expect(found.map(({ target }) => target)).toEqual([
    'index.html',
    'bad/index.html',
    'dead/index.html',
    'mute/index.html',
    'script/index.html',
    'style/index.html',
  ])
})

it('F7: finds a picture that says nothing with axe-core, and a tab that does nothing, each on its page', () => {
  expect(found).toContainEqual(
    expect.objectContaining({
      rule: 'browser-dead-control',
      target: 'dead/index.html',
      file: 'pages/dead.jsx',
      message:
        '`dead/index.html`: A tab (`[role=tab][aria-selected=false]`) does nothing when it is pressed.',
    }),
  )
  expect(found.map(({ rule, target }) => [rule, target])).toContainEqual([
    'browser-accessibility',
    'mute/index.html',
  ])
})

it('F8: finds an error that a page throws, in a script and in a component', () => {
  expect(foundBy('browser-error')).toMatchObject([
    {
      rule: 'browser-error',
      severity: 'error',
      file: 'docs/index.md',
      message: expect.stringContaining('torn in the browser'),
    },
    {
      rule: 'browser-error',
      severity: 'error',
      file: 'pages/bad.jsx',
      target: 'bad/index.html',
      message: '`bad/index.html`: the page throws `no luck today`.',
    },
  ])
})

it('F8: finds what the policy of the site refuses: a style and a script in the page', () => {
  expect(foundBy('browser-policy')).toMatchObject([
    {
      rule: 'browser-policy',
      file: 'pages/script.jsx',
      message: expect.stringMatching(/^`script\/index.html`: .*inline script.*script-src 'self'/),
    },
    {
      rule: 'browser-policy',
      file: 'pages/style.jsx',
      message: expect.stringMatching(/^`style\/index.html`: .*inline style.*-src 'self'/),
    },
  ])
  expect(foundBy('browser-policy')).toHaveLength(2)
})

// Out of sight at first, and it scrolls sideways.
const wide = `const sum = ${'1 + '.repeat(100)}1`

it('F8: finds nothing in their clean twins', async () => {
  const {
    found: nothing,
    exitCode,
    stderr,
  } = await check({
    'site.config.ts':
      "export default { components: { Fragile: './fragile.jsx' }, customCss: ['red.css'], colorMode: { respectPrefersColorScheme: true } }\n",
    'red.css': '.red { color: #b00020 }\n',
    'static/works.js': 'window.works = true\n',
    'pages/good.jsx': 'export default () => <p className="red">Red<script src="/works.js" /></p>\n',
    'fragile.jsx':
      "'use client'\nimport { useEffect, useState } from 'react'\nexport default function Fragile() {\n  const [where, setWhere] = useState('on the server')\n  useEffect(() => setWhere('in the browser'), [])\n  return <b>whole {where}</b>\n}\n",
    'docs/index.md': `${page}\n<Fragile />\n${'\n## Part\n\nText.\n'.repeat(40)}\n\`\`\`ts\n${wide}\n\`\`\`\n`,
  })
  expect(nothing, stderr).toEqual([])
  expect(exitCode).toBe(0)
})
