import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = (llms: string): string =>
  `export default { title: 'T', url: 'https://a.example', baseUrl: '/docs/', llms: { ${llms} } }`

const files = {
  'docs/index.md': '# Home\n\nWelcome.\n',
  'docs/über uns.md':
    '---\ntitle: Über uns\n---\n\n## Team {#the-team}\n\nWe are two.\n\n## Rest\n\nMore.\n',
  'docs/install.md':
    '---\ntitle: Install\n---\n\n## Windows\n\nUse [the team](./über%20uns.md#the-team).\n',
  'docs/hidden.md': '---\ntitle: Hidden\nllms: false\n---\n\nNothing.\n',
}

it('check asks the questions of `llms.tests` and prints how many reach their pages', async () => {
  const siteDir = await siteOf({
    ...files,
    'site.config.ts': config(`tests: { file: './questions.json' }`),
    'questions.json': JSON.stringify({
      $about: 'ignored',
      all: {
        'Who is in über?': '/über uns#the-team',
        'How do I install on Windows?': ['/install#windows', '/install'],
        'Do I install with the team?': ['/install', '/%C3%BCber%20uns'],
      },
      other: { 'Is there an install?': '/install/' },
    }),
  })
  const run = await runCli(['check', siteDir])
  expect(run.stderr).toMatch(
    /Questions of programs: 3 of 3 in `all` reach their pages, after \d+ characters on average\.\nQuestions of programs: 1 of 1 in `other`/,
  )
  expect(run.exitCode, run.stdout + run.stderr).toBe(0)
})

it.each([
  [
    'a page left out',
    `tests: { file: 'questions.json' }`,
    '/hidden',
    'has no Markdown that programs could read',
  ],
  [
    'a page that is not there',
    `tests: { file: 'questions.json' }`,
    '/gone',
    'does not exist on this site',
  ],
  [
    'a heading that is not there',
    `tests: { file: 'questions.json' }`,
    '/install#mac',
    'does not exist on this site',
  ],
  ['a missing file', `tests: { file: 'none.json' }`, '/', '`llms.tests.file` names `none.json`'],
  ['no Markdown', `pages: false, tests: { file: 'questions.json' }`, '/', 'but no Markdown files'],
  [
    'a budget that is none',
    `tests: { file: 'questions.json', budget: -1 }`,
    '/',
    'llms.tests.budget',
  ],
])('check fails for %s', async (_title, llms, target, reason) => {
  const siteDir = await siteOf({
    ...files,
    'site.config.ts': config(llms),
    'questions.json': JSON.stringify({ all: { 'Where is home?': target } }),
  })
  const run = await runCli(['check', siteDir, '--only', 'agent-tests'])
  expect(run.stdout + run.stderr).toContain(reason)
  expect(run.exitCode).toBeGreaterThan(0)
})
