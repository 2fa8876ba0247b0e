import { expect, it } from 'vitest'
import { parseRedirectsFile } from '../../../../../../cli/migrate/docusaurus/map/parse-redirects-file.ts'

const advice = 'If your host reads `_redirects` files, put the rule into one in a static folder.'

function parse(text: string): { readonly redirects: unknown; readonly notes: readonly string[] } {
  const notes: string[] = []
  const redirects = parseRedirectsFile(text, (subject, note) => {
    notes.push(`${subject}: ${note}`)
  })
  return { redirects, notes }
}

it('redirects of paths and folders are read, and comments are not', () => {
  expect(parse('# old\n/todo /todos 302 # moved\n/api/* /reference/:splat\n\n')).toEqual({
    redirects: [
      { from: '/todo', to: '/todos' },
      { from: '/api/*', to: '/reference/:splat' },
    ],
    notes: [],
  })
})

it('a prefix without a slash only redirects the URL itself, which is reported', () => {
  expect(parse('/user* /users:splat')).toEqual({
    redirects: [{ from: '/user', to: '/users' }],
    notes: [
      `_redirects: \`/user*\` applied to all URLs that begin like this, but only the URL itself is redirected now. ${advice}`,
    ],
  })
})

it.each(['/users/:id /profile', '/de/* /de/404 404', '/ /de Language=de', 'https://a.example/ /'])(
  'a rule that only a host can follow is reported: %s',
  (rule) => {
    expect(parse(rule)).toEqual({
      redirects: [],
      notes: [`_redirects: \`${rule}\` is a rule that only a host can follow. ${advice}`],
    })
  },
)
