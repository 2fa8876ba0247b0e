import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const page = '# Start\n\n```ts\nconst a = 1\n```\n'

async function check(files: Readonly<Record<string, string>>) {
  const siteDir = await siteOf({ 'docs/index.md': page, ...files })
  symlinkSync(join(process.cwd(), 'node_modules'), join(siteDir, 'node_modules'))
  const { exitCode, stdout, stderr } = await runCli([
    'check',
    siteDir,
    '--browser',
    '--format',
    'json',
  ])
  return { exitCode, stderr, found: stdout === '' ? [] : JSON.parse(stdout).diagnostics }
}

it('F8: opens the built pages and finds nothing wrong with a sound site', async () => {
  const { exitCode, found, stderr } = await check({})
  expect(found, stderr).toEqual([])
  expect(exitCode).toBe(0)
})

it('F8: says what to install where there is no browser', async () => {
  const siteDir = await siteOf({ 'docs/index.md': page })
  const { stdout } = await runCli(['check', siteDir, '--browser', '--format', 'json'])
  expect(JSON.parse(stdout).diagnostics).toMatchObject([{ rule: 'browser-missing' }])
})

it('F7: finds a picture that says nothing with axe-core, and a tab that does nothing, each on its page', async () => {
  const bad = `export default () => <p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" /></p>\n`
  const dead = `export default () => <p role="tablist"><button role="tab" aria-selected="false">A</button></p>\n`
  const { found } = await check({ 'pages/bad.jsx': bad, 'pages/dead.jsx': dead })
  expect(found).toContainEqual(
    expect.objectContaining({
      rule: 'browser-dead-control',
      target: 'dead/index.html',
      file: 'pages/dead.jsx',
      message:
        '`dead/index.html`: A tab (`[role=tab][aria-selected=false]`) does nothing when it is pressed.',
    }),
  )
  expect(found.map(({ rule, target }: Record<string, string>) => [rule, target])).toContainEqual([
    'browser-accessibility',
    'bad/index.html',
  ])
})

it('F8: finds an error that a page throws, in a script and in a component of its own', async () => {
  const { found } = await check({
    'site.config.ts': "export default { components: { Fragile: './fragile.jsx' } }\n",
    'static/throws.js': "throw new Error('no luck today')\n",
    'pages/bad.jsx': 'export default () => <script src="/throws.js" />\n',
    'fragile.jsx':
      "'use client'\nimport { useEffect } from 'react'\nexport default function Fragile() {\n  useEffect(() => {\n    throw new Error('torn in the browser')\n  })\n  return <b>whole on the server</b>\n}\n",
    'docs/index.md': `${page}\n<Fragile />\n`,
  })
  expect(found).toMatchObject([
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

it('F8: finds what the policy of the site refuses: a style and a script in the page', async () => {
  const { found } = await check({
    'pages/style.jsx': "export default () => <style>{'p { color: red }'}</style>\n",
    'pages/script.jsx':
      "export default () => <script dangerouslySetInnerHTML={{ __html: 'window.x = 1' }} />\n",
  })
  expect(found).toMatchObject([
    {
      rule: 'browser-policy',
      file: 'pages/script.jsx',
      message: expect.stringMatching(/^`script\/index.html`: .*inline script.*script-src 'self'/),
    },
    {
      rule: 'browser-policy',
      file: 'pages/style.jsx',
      message: expect.stringMatching(/^`style\/index.html`: .*inline style.*style-src 'self'/),
    },
  ])
  expect(found).toHaveLength(2)
})

// Out of sight at first, and it scrolls sideways.
const wide = `const sum = ${'1 + '.repeat(100)}1`

it('F8: finds nothing in their clean twins', async () => {
  const { found, exitCode, stderr } = await check({
    'site.config.ts':
      "export default { components: { Fragile: './fragile.jsx' }, customCss: ['red.css'], colorMode: { respectPrefersColorScheme: true } }\n",
    'red.css': '.red { color: #b00020 }\n',
    'static/works.js': 'window.works = true\n',
    'pages/good.jsx': 'export default () => <p className="red">Red<script src="/works.js" /></p>\n',
    'fragile.jsx':
      "'use client'\nimport { useEffect, useState } from 'react'\nexport default function Fragile() {\n  const [where, setWhere] = useState('on the server')\n  useEffect(() => setWhere('in the browser'), [])\n  return <b>whole {where}</b>\n}\n",
    'docs/index.md': `${page}\n<Fragile />\n${'\n## Part\n\nText.\n'.repeat(40)}\n\`\`\`ts\n${wide}\n\`\`\`\n`,
  })
  expect(found, stderr).toEqual([])
  expect(exitCode).toBe(0)
})
