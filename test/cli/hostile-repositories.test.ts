import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readRepositoryNames } from '../../cli/checks/hosting/repository-names.ts'
import { readGit } from '../../cli/content/sources/read-git.ts'
import { readBranch, readRemote } from '../../cli/init/read-remote.ts'
import { readTagDates } from '../../cli/integrations/changelog/tag-dates.ts'
import { countAttempts } from '../helpers/count-attempts.ts'
import { runCli } from '../helpers/run-cli.ts'
import { temporaryFolder } from '../helpers/site-of.ts'

/** Keys of a repository's config that make git run a program. */
const programs: readonly (readonly [key: string, toValue: (program: string) => string])[] = [
  ['core.fsmonitor', (program) => program],
  ['core.pager', (program) => program],
  ['core.editor', (program) => program],
  ['core.askPass', (program) => program],
  ['core.sshCommand', (program) => program],
  ['core.gitProxy', (program) => program],
  ['core.alternateRefsCommand', (program) => program],
  ['credential.helper', (program) => program],
  ['diff.external', (program) => program],
  ['gpg.program', (program) => program],
  ['log.showSignature', () => 'true'],
  ['filter.a.clean', (program) => program],
  ['filter.a.smudge', (program) => program],
  ['filter.a.process', (program) => program],
  ['filter.a.required', () => 'true'],
  ['diff.a.textconv', (program) => program],
  ['diff.a.command', (program) => program],
  ['merge.a.driver', (program) => program],
  ['alias.log', (program) => `!${program}`],
  ['alias.config', (program) => `!${program}`],
  ['protocol.ext.allow', () => 'always'],
  ['core.repositoryFormatVersion', () => '1'],
  ['extensions.partialClone', () => 'origin'],
  ['remote.origin.promisor', () => 'true'],
  ['remote.origin.url', (program) => `ext::${program}`],
  ['remote.origin.uploadpack', (program) => program],
  ['remote.origin.vcs', () => 'ext'],
]

const hooks = ['post-index-change', 'reference-transaction', 'post-checkout', 'fsmonitor-watchman']

function toConfig(program: string): string {
  const lines = programs.map(([key, toValue]) => {
    const [section = '', ...rest] = key.split('.')
    const name = rest.pop() ?? ''
    const inner = rest.length === 0 ? '' : ` "${rest.join('.')}"`
    return `[${section}${inner}]\n  ${name} = "${toValue(program)}"\n`
  })
  return lines.join('')
}

/** A repository from elsewhere that wants to run a program, and the file which that would write. */
async function makeRepository(missing: string): Promise<{ root: string; proof: string }> {
  const folder = await temporaryFolder()
  const root = join(folder, 'outer/inner')
  const [proof, program] = [join(folder, 'ran'), join(folder, 'run.sh')]
  mkdirSync(join(root, 'docs/deep'), { recursive: true })
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
  git('init', '-q')
  const attributes = '* filter=a diff=a merge=a\n'
  const files = {
    '.gitattributes': attributes,
    'package.json': '{ "name": "a" }\n',
    'README.md': '# A\n\nText.\n',
    'CHANGELOG.md': '# A\n\n## 1.0.0\n\n- One.\n',
    'docs/index.md': '# A\n\nSee [the license](../LICENSE).\n',
    'docs/deep/more.md': '# More\n\nText.\n',
    LICENSE: 'MIT\n',
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  git('add', '.')
  git('commit', '-qm', 'One')
  git('tag', '-am', 'One', 'v1.0.0')
  writeFileSync(program, `#!/bin/sh\ntouch '${proof}'\n`, { mode: 0o755 })
  for (const hook of hooks)
    writeFileSync(join(root, '.git/hooks', hook), `#!/bin/sh\n'${program}'\n`, { mode: 0o755 })
  const object = git('rev-parse', missing)
  appendFileSync(join(root, '.git/config'), toConfig(program))
  rmSync(join(root, '.git/objects', object.slice(0, 2), object.slice(2)))
  rmSync(proof, { force: true })
  return { root, proof }
}

/** Objects that git would fetch if they are missing. */
const objects = ['HEAD', 'HEAD:docs/deep', 'HEAD:docs/index.md', 'v1.0.0', 'v1.0.0^{tree}']

/** Everything that starts git in a repository that isn't the site's own. */
const readers: Readonly<Record<string, (root: string) => Promise<unknown>>> = {
  'the history of pages': (root) =>
    readGit(
      { cwd: root, isInner: true },
      ['log', '-m', '--name-only', '--format=%H %aI', '--', '.'],
      () => true,
    ),
  'the files that git knows': (root) =>
    readGit({ cwd: root, isInner: true }, ['ls-files', '--cached', '--others'], () => true),
  'the days of tags': readTagDates,
  'the names of remotes': readRepositoryNames,
  'the remote': readRemote,
  'the branch': readBranch,
}

it.each(objects)('P3: no program of a repository runs if it lacks `%s`', async (object) => {
  for (const [name, read] of Object.entries(readers)) {
    const { root, proof } = await makeRepository(object)
    await read(root)
    const ran = existsSync(proof)
    countAttempts(programs.length, ran ? 1 : 0)
    expect(ran, name).toBe(false)
  }
})

const config = (changelog: string): string => `import { changelog } from 'docs-ssg/changelog'
export default { title: 'A', url: 'https://a.example', integrations: [changelog({ file: '${changelog}' })] }
`

/** Commands over such a repository, or over a site that contains one. */
const commands: Readonly<Record<string, (root: string) => readonly string[]>> = {
  'build of a site around it': (root) => {
    const outer = join(root, '..')
    writeFileSync(join(outer, 'site.config.ts'), config('inner/CHANGELOG.md'))
    mkdirSync(join(outer, 'docs'))
    writeFileSync(join(outer, 'docs/index.md'), '# A\n\nSee [the license](../inner/LICENSE).\n')
    return ['build', outer]
  },
  init: (root) => ['init', root, '--yes', '--no-install', '--ci', 'none'],
  migrate: (root) => ['migrate', root],
}

it.each(Object.entries(commands))('P3: no program of a repository runs: %s', async (_, prepare) => {
  const { root, proof } = await makeRepository('v1.0.0')
  await runCli(prepare(root))
  const ran = existsSync(proof)
  countAttempts(programs.length, ran ? 1 : 0)
  expect(ran).toBe(false)
})
