import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compileCode } from '../../../../cli/bundle/compile-code.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const packageDir = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '')
const externals = ['react', 'react/jsx-runtime', 'react-dom']

/** Packages as a site has them that uses another version of React. */
const installed = Object.fromEntries(
  ['react', 'react-dom', 'scheduler'].flatMap((name) =>
    ['index', 'jsx-runtime', 'compiler-runtime', 'client', 'server', `cjs/${name}.production`].map(
      (file) => [`node_modules/${name}/${file}.js`, "exports.copy = 'of the site'\n"],
    ),
  ),
)

/** Compile a page that imports a module; `from` is where its code comes from. */
async function compile(name: string, files: Readonly<Record<string, string>> = {}) {
  const siteDir = await siteOf({
    ...installed,
    'node_modules/react/package.json': '{"name":"react","version":"18.3.1"}',
    'pages/a.jsx': `import * as module from '${name}'\nexport default () => module\n`,
    ...files,
  })
  const compiled = await compileCode(['pages/a.jsx'], {
    siteDir,
    packageDir,
    siteRoot: '.',
    baseUrl: '/',
    staticDirectories: [],
    components: {},
    externals,
  })
  const code = compiled.code.get('pages/a.jsx') ?? ''
  const isOwn = (path: string): boolean =>
    resolve(siteDir, path).startsWith(resolve(packageDir, 'node_modules'))
  const isOfSite = code.includes('of the site')
  const from = isOfSite ? 'site' : compiled.inputs.some(isOwn) ? 'docs-ssg' : 'renderer'
  const required = [...code.matchAll(/require\("([^."][^"]*)"\)/g)].map(([, one]) => one)
  const ofReact = required.filter((one) => /^(?:react|scheduler)/.test(one ?? ''))
  return { from, strange: ofReact.filter((one) => !externals.includes(one ?? '')), compiled }
}

describe('one React', () => {
  it.each([
    ['react', 'renderer'],
    ['react/jsx-runtime', 'renderer'],
    ['react-dom', 'renderer'],
    ['react/compiler-runtime', 'docs-ssg'],
    ['react-dom/client', 'docs-ssg'],
    ['react-dom/server', 'docs-ssg'],
    ['scheduler', 'docs-ssg'],
    ['a-library', 'renderer'],
  ])('`%s` comes from %s, whatever the site has installed', async (name, expected) => {
    const library = "exports.hook = require('react').useState\n"
    const { from, strange, compiled } = await compile(name, {
      'node_modules/a-library/index.js': library,
    })
    expect(compiled.diagnostics).toEqual([])
    expect({ from, strange }).toEqual({ from: expected, strange: [] })
  })

  it.each([
    ['../node_modules/react/cjs/react.production.js', ' (18.3.1)'],
    ['../node_modules/react-dom/cjs/react-dom.production.js', ''],
  ])('reports a copy that code imports by its path: %s', async (name, version) => {
    const { compiled } = await compile(name)
    const folder = name.slice('../'.length).replace(/\/cjs\/.*/, '')
    expect(compiled.diagnostics).toMatchObject([
      {
        rule: 'second-react',
        severity: 'error',
        message: expect.stringContaining(`\`${folder}\` is a second copy of React${version}.`),
        place: { path: 'pages/a.jsx', line: 1 },
      },
    ])
  })
})
