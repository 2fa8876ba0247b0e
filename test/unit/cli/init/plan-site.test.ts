import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { adviseOnTypes } from '../../../../cli/init/component-types.ts'
import { findFolder } from '../../../../cli/init/found-folder.ts'
import { planSite } from '../../../../cli/init/plan-site.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const wishes = { title: 'Lib', docs: 'docs', typescript: true, version: '1.0.0' } as const

/** A file that `init` proposes for a folder of a repository with a remote. */
async function proposeFile(
  name: string,
  remote: string,
  { ci = 'github', folder = '', files = {} }: Options,
): Promise<string> {
  const root = await siteOf({ 'a.txt': '', ...files })
  const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: root })
  git('init', '-b', 'main', '--quiet')
  if (remote !== '') git('remote', 'add', 'origin', remote)
  await mkdir(join(root, folder), { recursive: true })
  const plan = planSite(await findFolder(join(root, folder), undefined), { ...wishes, ci })
  return plan.files.find(({ path }) => path === name)?.contents ?? ''
}

const proposeConfig = async (remote: string, options: Options): Promise<string> =>
  proposeFile('site.config.ts', remote, options)

interface Options {
  readonly ci?: 'github' | 'gitlab' | 'none'
  readonly folder?: string
  readonly files?: Readonly<Record<string, string>>
}

const packageOf = (repository: unknown): Options => ({
  files: { 'package.json': JSON.stringify({ repository }) },
})

it.each<[string, string, Options, string, string]>([
  ['a project', 'https://github.com/me/lib', {}, 'https://me.github.io', '/lib/'],
  ['a project over SSH', 'git@github.com:Me/my.lib.git', {}, 'https://me.github.io', '/my.lib/'],
  ['an SSH URL', 'ssh://git@github.com:22/me/lib.git', {}, 'https://me.github.io', '/lib/'],
  ['a URL with a token', 'https://x:y@github.com/me/lib.git', {}, 'https://me.github.io', '/lib/'],
  ['the site of a person', 'git@github.com:Me/me.github.io', {}, 'https://me.github.io', '/'],
  ['`package.json`', '', packageOf('me/lib'), 'https://me.github.io', '/lib/'],
  [
    'an object in `package.json`',
    '',
    packageOf({ type: 'git', url: 'git+https://github.com/me/lib.git' }),
    'https://me.github.io',
    '/lib/',
  ],
  [
    'a domain',
    'git@github.com:me/lib.git',
    { files: { 'static/CNAME': 'Docs.example.org\n' } },
    'https://docs.example.org',
    '/',
  ],
  [
    'a group on GitLab',
    'https://gitlab.com/group/sub/lib.git',
    { ci: 'gitlab' },
    'https://group.gitlab.io',
    '/sub/lib/',
  ],
])('writes the address at which %s is published', async (_, remote, options, url, baseUrl) => {
  const config = await proposeConfig(remote, options)
  expect(config).toContain(`  url: '${url}',\n`)
  expect(/baseUrl: '(.*)'/.exec(config)?.[1] ?? '/').toBe(baseUrl)
})

it.each<[string, string, Options]>([
  ['a forge that isn’t known', 'https://codeberg.org/me/lib', {}],
  ['a name that only looks like GitHub', 'https://github.com.example.org/me/lib', {}],
  ['no remote', '', {}],
  ['no CI service', 'https://github.com/me/lib', { ci: 'none' }],
  ['the CI service of another forge', 'https://gitlab.com/me/lib', { ci: 'github' }],
])('writes no address for %s', async (_, remote, options) => {
  expect(await proposeConfig(remote, options)).toContain("  // url: 'https://docs.example.org',")
})

it.each<[string, string, string]>([
  ['git@github.com:me/lib.git', '', 'https://github.com/me/lib/edit/main/docs/'],
  ['git@github.com:me/lib.git', 'website', 'https://github.com/me/lib/edit/main/website/docs/'],
  ['https://gitlab.com/a/b/lib', 'site', 'https://gitlab.com/a/b/lib/-/edit/main/site/docs/'],
])(
  'writes edit links of `%s` from the top of the repository (`%s`)',
  async (remote, folder, to) => {
    expect(await proposeConfig(remote, { folder })).toContain(`editUrl: '${to}'`)
  },
)

it.each([
  ['github', '', '.github/workflows/docs.yml', ['path: build }', 'cache: npm }']],
  [
    'github',
    'web/site',
    '../../.github/workflows/docs.yml',
    [
      'defaults: { run: { working-directory: web/site/ } }',
      'cache-dependency-path: web/site/package-lock.json }',
      'path: web/site/build }',
    ],
  ],
  ['gitlab', '', '.gitlab-ci.yml', ['--out-dir public\n', '--output report.xml\n']],
  [
    'gitlab',
    'our site',
    '../.gitlab-ci.yml',
    [`before_script: ["cd 'our site/'"]`, '--out-dir ../public', '--output ../report.xml'],
  ],
  // Without the whole history, pages lack dates, and a strict check fails.
  ['github', '', '.github/workflows/docs.yml', ['fetch-depth: 0 }\n']],
  ['gitlab', '', '.gitlab-ci.yml', ['\nvariables: { GIT_DEPTH: 0 }\n']],
] as const)('writes the file of %s for a site in `%s`', async (ci, folder, path, parts) => {
  const root = await siteOf({ '.git/HEAD': '' })
  const found = await findFolder(join(root, folder), undefined)
  const file = planSite(found, { ...wishes, ci }).files.find((one) => one.path === path)
  for (const part of parts) expect(file?.contents).toContain(part)
})

it.each<[string, Readonly<Record<string, string>>, boolean, string | undefined]>([
  ['components', { 'components/card.tsx': '' }, true, '^19'],
  ['components in a folder below', { 'src/parts/card.tsx': '' }, true, '^19'],
  ['a component beside a page', { 'docs/card.tsx': '' }, true, '^19'],
  ['its own config', { 'src/card.tsx': '', 'tsconfig.json': '{}' }, false, '^19'],
  [
    'the types already',
    { 'src/card.tsx': '', 'package.json': '{"devDependencies":{"@types/react":"^18"}}' },
    true,
    '^18',
  ],
  [
    'the types among its dependencies',
    { 'src/card.tsx': '', 'package.json': '{"dependencies":{"@types/react":"^18"}}' },
    true,
    undefined,
  ],
  ['no component', { 'src/a.ts': '', 'docs/index.md': '' }, false, undefined],
])('sets up types for a folder with %s', async (_, files, hasTsconfig, types) => {
  const found = await findFolder(await siteOf(files), undefined)
  const plan = planSite(found, { ...wishes, ci: 'none' })
  const textOf = (path: string): string =>
    plan.files.find((file) => file.path === path)?.contents ?? '{}'
  expect(plan.files.some(({ path }) => path === 'tsconfig.json')).toBe(hasTsconfig)
  expect(JSON.parse(textOf('package.json')).devDependencies['@types/react']).toBe(types)
  const { jsx } = JSON.parse(textOf('tsconfig.json')).compilerOptions ?? {}
  expect(jsx).toBe(hasTsconfig ? 'react-jsx' : undefined)
  expect(adviseOnTypes(found).length === 1).toBe('tsconfig.json' in files)
})

it.each([
  ['{ "compilerOptions": { "jsx": "react-jsx" } }', 0],
  ['{ "extends": "./base.json" }', 0],
  ['{ "references": [] }', 0],
  ['{ "compilerOptions": { "strict": true } }', 1],
])('says what components need in `%s`, if anything', async (tsconfig, advice) => {
  const files = { 'src/card.tsx': '', 'tsconfig.json': tsconfig }
  expect(adviseOnTypes(await findFolder(await siteOf(files), undefined))).toHaveLength(advice)
})

it.each<[string, string, Options['files'], string | undefined]>([
  ['a new site', 'pnpm/12.1.0', {}, 'allowBuilds:\n  esbuild: false\n'],
  ['npm', 'npm/11.0.0', {}, undefined],
  ['an old pnpm', 'pnpm/9.1.0', {}, undefined],
  [
    'an old pnpm by name',
    'npm/11',
    { 'package.json': '{"packageManager":"pnpm@8.1.0"}' },
    undefined,
  ],
  [
    'other settings',
    'pnpm/12.1.0',
    { 'pnpm-workspace.yaml': 'nodeLinker: hoisted' },
    'nodeLinker: hoisted\nallowBuilds:\n  esbuild: false\n',
  ],
  [
    'a list of decisions',
    'pnpm/12.1.0',
    { 'pnpm-workspace.yaml': 'allowBuilds: # ours\n  sharp: true\n' },
    'allowBuilds: # ours\n  esbuild: false\n  sharp: true\n',
  ],
  [
    'a decision',
    'pnpm/12.1.0',
    { 'pnpm-workspace.yaml': 'onlyBuiltDependencies:\n  - esbuild\n' },
    undefined,
  ],
  ['a list in one line', 'pnpm/12.1.0', { 'pnpm-workspace.yaml': 'allowBuilds: {}\n' }, undefined],
])('tells pnpm not to wait for a decision about scripts: %s', async (_, agent, files, text) => {
  const found = await findFolder(await siteOf({ 'a.txt': '', ...files }), agent)
  const { files: planned } = planSite(found, { ...wishes, ci: 'none' })
  expect(planned.find(({ path }) => path === 'pnpm-workspace.yaml')?.contents).toBe(text)
})

it('extends the settings of the workspace of pnpm that contains the site', async () => {
  const root = await siteOf({ '.git/HEAD': '', 'pnpm-workspace.yaml': 'packages: [website]\n' })
  const found = await findFolder(join(root, 'website'), undefined)
  expect(planSite(found, { ...wishes, ci: 'none' }).files).toContainEqual({
    path: '../pnpm-workspace.yaml',
    contents: 'packages: [website]\nallowBuilds:\n  esbuild: false\n',
    isExtended: true,
  })
})

it.each([
  ['website', { 'README.md': '# Kit\n' }, 'Kit'],
  ['docs', { 'package.json': '{"name":"@me/the-kit"}' }, 'The kit'],
  ['website', { 'website/README.md': '# Handbook\n' }, 'Handbook'],
  ['handbook', { 'README.md': '# Kit\n' }, 'Handbook'],
])('names a site in `%s` of a repository', async (folder, files, title) => {
  const root = await siteOf({ '.git/HEAD': '', ...files })
  expect((await findFolder(join(root, folder), undefined)).title).toBe(title)
})

it.each([
  ['leaves out the step that the config has done already', 'https://github.com/me/lib', 2],
  ['asks for the URL where the config has only an example', '', 3],
])('%s in the list on the first page', async (_, remote, steps) => {
  const page = await proposeFile('docs/index.md', remote, {})
  expect(page.match(/^\d+\. .*/gm)).toHaveLength(steps)
  expect(page.includes('Set the `url`')).toBe(steps === 3)
})

it.each(['dependencies', 'optionalDependencies', 'devDependencies'])(
  'adds no second entry of a package that is in `%s`',
  async (key) => {
    const packages = { 'docs-ssg': 'file:../own.tgz', '@types/react': '^18' }
    const manifest = JSON.stringify({ name: 'lib', [key]: packages })
    const files = { 'package.json': manifest, 'src/card.tsx': '' }
    const { scripts, ...rest } = JSON.parse(await proposeFile('package.json', '', { files }))
    expect(rest).toEqual(JSON.parse(manifest))
    expect(Object.keys(scripts)).toHaveLength(3)
  },
)
