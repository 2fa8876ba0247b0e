import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** Throws at 2:9 of its file, and has a long way to it. */
const deep = `export function fail(): never {
  throw new Error('no luck.')
}
const down = (left: number): never => (left === 0 ? fail() : down(left - 1))
export const start = (): never => down(9)
`
const Inner = "import { fail } from '../lib/deep.ts'\nconst Inner = () => <b>{fail()}</b>\n"
const failed = 'fail (lib/deep.ts:2:9)'

it.each<[what: string, path: string, code: string, frames: readonly string[]]>([
  [
    'a page',
    'pages/x.tsx',
    `${Inner}export default () => <p><Inner /></p>\n`,
    [failed, 'Inner (pages/x.tsx:2:25)'],
  ],
  [
    'the `load` of a page',
    'pages/x.tsx',
    "import { fail } from '../lib/deep.ts'\nexport const load = async () => fail()\nexport default () => <p>x</p>\n",
    [failed, 'load (pages/x.tsx:2:33)'],
  ],
  [
    'the file of a page',
    'pages/x.tsx',
    "import { fail } from '../lib/deep.ts'\nexport default () => <p>x</p>\nfail()\n",
    [failed, 'pages/x.tsx:3:1'],
  ],
  [
    'a theme slot',
    'parts/x.tsx',
    `${Inner}export default () => <p><Inner /></p>\n`,
    [failed, 'Inner (parts/x.tsx:2:25)'],
  ],
  [
    'the file of a theme slot',
    'parts/x.tsx',
    "import { fail } from '../lib/deep.ts'\nexport default () => <p>x</p>\nfail()\n",
    [failed, 'parts/x.tsx:3:1'],
  ],
  [
    'a long way',
    'pages/x.tsx',
    "import { start } from '../lib/deep.ts'\nexport default () => <p>{start()}</p>\n",
    [failed, 'down (lib/deep.ts:4:53)', ...Array(3).fill('down (lib/deep.ts:4:62)')],
  ],
  ['a value that isn’t an error', 'pages/x.tsx', "export default () => { throw 'no luck' }\n", []],
])('D: %s that throws shows up to five frames of the site', async (_, path, code, frames) => {
  const slots = path.startsWith('parts/') ? `theme: { slots: { docFooter: '${path}' } }` : ''
  const siteDir = await siteOf({
    'docs/index.md': '# A\n',
    'site.config.ts': `export default { ${slots} }\n`,
    'lib/deep.ts': deep,
    [path]: code,
  })
  const run = await runCli(['build', siteDir])
  expect(run.exitCode).toBe(1)
  const [, shown = ''] = run.stderr.split('no luck.\n')
  expect(shown.match(/^ +at .*$/gm)?.map((line) => line.trim()) ?? []).toEqual(
    frames.map((frame) => `at ${frame}`),
  )
  expect(shown).toMatch(/^(?: {4}at .*\n)* {2}\S/)
})
