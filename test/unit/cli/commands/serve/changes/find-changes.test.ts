import { describe, expect, it } from 'vitest'
import { findChanges } from '../../../../../../cli/commands/serve/changes/find-changes.ts'
import { createScriptsReader } from '../../../../../../cli/commands/serve/changes/read-scripts.ts'
import type { SiteUpdate } from '../../../../../../cli/commands/serve/serve-contract.ts'
import { noSite } from '../../../../../../cli/commands/serve/served-site.ts'
import type { OutputPath } from '../../../../../../cli/model/paths.ts'

const comparison = () => ({ changed: new Set<string>(), readScripts: createScriptsReader() })

function siteWith(files: Readonly<Record<string, string>>): SiteUpdate {
  const entries = Object.entries(files).map(([path, contents]) => {
    const output = path as OutputPath
    return [output, { path: output, kind: 'page', contents }] as const
  })
  return { ...noSite, baseUrl: '/base/', files: new Map(entries) }
}

const page = (hash: string, text: string): string =>
  `<link rel="stylesheet" href="/base/assets/styles-${hash}.css"><p>${text}</p>`

describe('findChanges', () => {
  const before = siteWith({
    'index.html': page('aaaaaaaa', 'a'),
    'b/index.html': page('aaaaaaaa', 'b'),
    'assets/styles-aaaaaaaa.css': 'p {}',
  })

  it('exchanges a style sheet without a reload, and names no page for it', () => {
    const after = siteWith({
      'index.html': page('bbbbbbbb', 'a'),
      'b/index.html': page('bbbbbbbb', 'changed'),
      'assets/styles-bbbbbbbb.css': 'p { color: red }',
    })
    expect(findChanges(before, after, comparison())).toEqual({
      pages: ['/base/b'],
      reload: false,
      islands: [],
      styles: [
        { from: '/base/assets/styles-aaaaaaaa.css', to: '/base/assets/styles-bbbbbbbb.css' },
      ],
    })
  })

  it('gives a style sheet that keeps its name another URL', () => {
    const after = siteWith({ 'own.css': 'p { color: red }' })
    const { styles, reload } = findChanges(siteWith({ 'own.css': 'p {}' }), after, comparison())
    expect(styles).toEqual([
      { from: '/base/own.css', to: expect.stringMatching(/^\/base\/own\.css\?\d+$/) },
    ])
    expect(reload).toBe(false)
  })

  it('reloads when a style sheet comes or goes, and when a script changes', () => {
    expect(findChanges(before, siteWith({}), comparison()).reload).toBe(true)
    const scripts = [siteWith({ 'a-1.js': '1' }), siteWith({ 'a-2.js': '2' })] as const
    expect(findChanges(...scripts, comparison()).reload).toBe(true)
  })

  describe('of scripts', () => {
    const react = 'export const useState = 1'
    const island = (of: string, text: string): string =>
      `import{a}from"/base/assets/chunk-${of}.js";export default ${text}`
    const client = (counter: string, toggle: string): string =>
      `const islands=new Map([["Counter~0a0a0a0a",()=>import("./island-Counter-${counter}.js")],["Toggle",()=>import("./island-Toggle-${toggle}.js")]]);import("./hydrate-33333333.js")`
    const site = (scripts: Readonly<Record<string, string>>, build = 'aa'): SiteUpdate =>
      siteWith({
        'index.html': `<script src="/base/assets/client-${build}${build}${build}${build}.js"></script>{"buildId":"${build}"}`,
        'assets/chunk-11111111.js': react,
        'assets/chunk-22222222.js': 'export const a = 1',
        'assets/hydrate-33333333.js': 'import"/base/assets/chunk-11111111.js"',
        ...scripts,
      })
    const first = site({
      'assets/client-aaaaaaaa.js': client('44444444', '55555555'),
      'assets/island-Counter-44444444.js': island('22222222', '1'),
      'assets/island-Toggle-55555555.js': island('11111111', '2'),
    })
    const changesTo = (scripts: Readonly<Record<string, string>>, old = first) => {
      const { islands, pages, reload } = findChanges(old, site(scripts, 'bb'), comparison())
      return { islands, pages, reload }
    }
    const counter = { name: 'Counter~0a0a0a0a', url: '/base/assets/island-Counter-66666666.js' }

    it('exchanges a component if only its own module has changed', () => {
      expect(
        changesTo({
          'assets/client-bbbbbbbb.js': client('66666666', '55555555'),
          'assets/island-Counter-66666666.js': island('22222222', '3'),
          'assets/island-Toggle-55555555.js': island('11111111', '2'),
        }),
      ).toEqual({ islands: [counter], pages: [], reload: false })
    })

    it('exchanges every component that imports what has changed', () => {
      const shared = (hash: string): Record<string, string> => ({
        [`assets/chunk-${hash}.js`]: `export const shared = "${hash}"`,
        'assets/island-Toggle-55555555.js': island('11111111', '2'),
      })
      const old = site({
        ...shared('77777777'),
        'assets/client-aaaaaaaa.js': client('44444444', '55555555'),
        'assets/island-Counter-44444444.js': island('77777777', '1'),
      })
      expect(
        changesTo(
          {
            ...shared('88888888'),
            'assets/client-bbbbbbbb.js': client('66666666', '55555555'),
            'assets/island-Counter-66666666.js': island('88888888', '1'),
          },
          old,
        ),
      ).toEqual({ islands: [counter], pages: [], reload: false })
    })

    it.each([
      [
        'the script of every page has changed',
        {
          'assets/client-bbbbbbbb.js': `${client('66666666', '55555555')};alert()`,
          'assets/island-Counter-66666666.js': island('22222222', '3'),
          'assets/island-Toggle-55555555.js': island('11111111', '2'),
        },
      ],
      [
        'React would be loaded twice',
        {
          'assets/client-bbbbbbbb.js': client('66666666', '99999999').replace('333333', '999999'),
          'assets/chunk-99999999.js': `${react};2`,
          'assets/hydrate-33999999.js': 'import"/base/assets/chunk-99999999.js"',
          'assets/island-Counter-66666666.js': island('22222222', '3'),
          'assets/island-Toggle-99999999.js': island('99999999', '2'),
        },
      ],
      [
        'a component has come or gone',
        {
          'assets/client-bbbbbbbb.js': client('66666666', '55555555').replace('"Toggle"', '"New"'),
          'assets/island-Counter-66666666.js': island('22222222', '3'),
          'assets/island-Toggle-55555555.js': island('11111111', '2'),
        },
      ],
    ])('reloads when %s', (_, scripts) => {
      expect(changesTo(scripts).reload).toBe(true)
    })
  })
})

it('reads a script once for all builds that have it', () => {
  let reads = 0
  const path = 'assets/react-aaaaaaaa.js' as OutputPath
  const file = {
    path,
    kind: 'asset',
    get contents() {
      reads += 1
      return 'import "./chunk-bbbbbbbb.js"'
    },
  } as const
  const readScripts = createScriptsReader()
  const [first, second] = [
    readScripts(new Map([[path, file]])),
    readScripts(new Map([[path, file]])),
  ]
  expect(reads).toBe(1)
  expect(second).toEqual(first)
  expect(first.byPath.get(path)?.imports).toEqual(['assets/chunk-bbbbbbbb.js'])
})
