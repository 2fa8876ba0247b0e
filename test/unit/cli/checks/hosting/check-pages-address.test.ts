import { expect, it } from 'vitest'
import { checkPagesAddress } from '../../../../../cli/checks/hosting/check-pages-address.ts'
import { configOf } from '../../../../helpers/memory-site.ts'

const github = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'Me/lib' }
const gitlab = { GITLAB_CI: 'true', CI_PAGES_URL: 'https://me.gitlab.io/group/lib' }
const user = { ...github, GITHUB_REPOSITORY: 'me/me.github.io' }

const check = (
  options: Parameters<typeof configOf>[0],
  variables: Readonly<Record<string, string>>,
  cname?: string,
) => checkPagesAddress(configOf(options), { variables, cname })

it.each([
  ['a project on GitHub', { url: 'https://me.github.io' }, github, 'https://me.github.io/lib/'],
  [
    'another path',
    { url: 'https://me.github.io', baseUrl: '/library/' },
    github,
    'https://me.github.io/lib/',
  ],
  ['a project on GitLab', { url: 'https://me.gitlab.io' }, gitlab, 'me.gitlab.io/group/lib/'],
  [
    'a domain',
    { url: 'https://me.github.io' },
    {},
    'https://docs.example.org/',
    'docs.example.org\n',
  ],
  [
    'a domain instead of a path',
    { url: 'https://me.github.io', baseUrl: '/lib/' },
    github,
    'https://docs.example.org/',
    'docs.example.org',
  ],
])('reports that %s has another address', (_, options, variables, address, cname?: string) => {
  const [found, ...others] = check(options, variables, cname)
  expect(others).toEqual([])
  expect(found).toMatchObject({ rule: 'pages-address', severity: 'warning' })
  expect(found?.message).toContain(address)
  expect(found?.help).toContain('Write `url: ')
  expect(found?.place?.path).toBe('site.config.ts')
})

it.each([
  ['the right path', { url: 'https://me.github.io', baseUrl: '/lib/' }, github],
  ['the right path in other case', { url: 'https://Me.github.io', baseUrl: '/Lib/' }, github],
  ['a folder of it', { url: 'https://me.github.io', baseUrl: '/lib/v2/' }, github],
  ['the site of a person', { url: 'https://me.github.io' }, user],
  ['the repository of someone else', { url: 'https://other.github.io' }, github],
  ['a domain', { url: 'https://docs.example.org' }, github],
  ['no CI', { url: 'https://me.github.io' }, {}],
  ['another CI', { url: 'https://me.github.io' }, { GITHUB_REPOSITORY: 'me/lib' }],
  ['a right path on GitLab', { url: 'https://me.gitlab.io', baseUrl: '/group/lib/' }, gitlab],
  ['a unique domain on GitLab', { url: 'https://lib-1a2b.gitlab.io' }, gitlab],
  ['GitLab without Pages', { url: 'https://me.gitlab.io' }, { GITLAB_CI: 'true' }],
  ['a domain with its file', { url: 'https://docs.example.org' }, github, 'docs.example.org'],
  ['a file without a domain', { url: 'https://me.github.io' }, {}, 'nothing to see'],
])('finds nothing wrong with %s', (_, options, variables, cname?: string) => {
  expect(check(options, variables, cname)).toEqual([])
})
