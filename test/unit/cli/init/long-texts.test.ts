import { join } from 'node:path'
import { parse } from 'acorn'
import { expect, it } from 'vitest'
import { decide } from '../../../../cli/init/decide.ts'
import { findPackageManager } from '../../../../cli/init/find-package-manager.ts'
import { findFolder } from '../../../../cli/init/found-folder.ts'
import { planSite } from '../../../../cli/init/plan-site.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const LENGTH = 200_000
const long = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length))

/** Texts that a pattern could read again from each of their characters. */
const parts = [
  ' ',
  '\t',
  '\n',
  '\r',
  '/',
  '-',
  '.',
  '@',
  '#',
  '# ',
  'a ',
  'a/',
  'a-',
  '"',
  "'",
  '\\',
  '`',
  'github:',
  'git+',
  'https://',
  '**/',
  '{a,',
  '+(a|',
  '(',
  'allowBuilds:\n',
  '"jsx" ',
]
const texts = parts.flatMap((part) => {
  const text = long(part)
  return [text, `${text}x!`, `# a${text}b\``, `github:a/${text}!`]
})

const flags = { title: undefined, docs: undefined, typescript: false, ci: 'none' } as const

const manifest = (values: object) => ({ 'package.json': JSON.stringify(values) })

/** Every text of a folder that `init` reads. */
const places: Readonly<Record<string, (text: string) => Readonly<Record<string, string>>>> = {
  'the heading of a README': (text) => ({ 'README.md': text }),
  'the name of a package': (name) => manifest({ name }),
  'the name of a package in a scope': (name) => manifest({ name: `@${name}` }),
  'the home page of a package': (path) => manifest({ homepage: `https://a.example/${path}` }),
  'the repository of a package': (repository) => manifest({ repository }),
  'the URL of a repository': (url) => manifest({ repository: { url } }),
  'a package manager': (version) => manifest({ packageManager: `pnpm@${version}` }),
  scripts: (name) => manifest({ scripts: { [name]: name }, dependencies: { [name]: name } }),
  'a domain': (domain) => ({ CNAME: `a.${domain}` }),
  'ignored files': (text) => ({ '.gitignore': text }),
  'the config of TypeScript': (text) => ({ 'tsconfig.json': text, 'src/a.tsx': '' }),
  'the settings of pnpm': (text) => ({ 'pnpm-workspace.yaml': text, 'pnpm-lock.yaml': '' }),
}

it.each(Object.entries(places))(
  'P4: 200,000 characters are read once, and the config stays a program: %s',
  async (_, write) => {
    for (const text of texts) {
      countAttempts(1)
      const found = await findFolder(await siteOf(write(text)), undefined)
      const decided = await decide(found, flags)
      const { files } = planSite(found, { ...decided, version: '1.0.0' })
      const config = files.find(({ path }) => path === 'site.config.mjs')
      parse(config?.contents ?? '?', { ecmaVersion: 'latest', sourceType: 'module' })
    }
  },
)

it('P4: a glob of 200,000 characters that names the packages of a workspace is read once', async () => {
  for (const text of texts) {
    countAttempts(1)
    const root = await siteOf(manifest({ workspaces: [text, `./${text}`] }))
    expect(findPackageManager(join(root, 'docs'), root, undefined).lockFolder).toBeDefined()
  }
})
