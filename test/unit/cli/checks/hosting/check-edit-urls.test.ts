import { expect, it } from 'vitest'
import { checkEditUrls } from '../../../../../cli/checks/hosting/check-edit-urls.ts'
import { configOf } from '../../../../helpers/memory-site.ts'

const repository = {
  names: new Set(['lib']),
  pathOf: (folder: string) => (folder === '.' ? 'website' : `website/${folder}`),
}
const start = 'https://github.com/me/lib/edit/main/'
const check = (options: Parameters<typeof configOf>[0]) =>
  checkEditUrls(configOf(options), repository)
const set = { name: 'community', path: 'community', routeBasePath: 'community' }
const versions = [
  { name: 'current', label: 'Next' },
  { name: '1.0', label: '1.0', path: '1.0', editUrl: start },
]

it.each<[string, Parameters<typeof configOf>[0], string, string]>([
  ['GitHub', { docs: { editUrl: start } }, 'docs', `${start}website/docs/`],
  ['its folder', { docs: { editUrl: `${start}docs` } }, 'docs', `${start}website/docs/`],
  ['no slash', { docs: { editUrl: start.slice(0, -1) } }, 'docs', `${start}website/docs/`],
  ['a part of a name', { docs: { editUrl: `${start}my-website/docs` } }, 'docs', `website/docs/`],
  [
    'GitLab',
    { docs: { editUrl: 'https://gitlab.com/a/b/lib/-/edit/main/' } },
    'docs',
    'https://gitlab.com/a/b/lib/-/edit/main/website/docs/',
  ],
  [
    'a self-hosted GitLab',
    { docs: { editUrl: 'https://git.example.org/a/lib/-/edit/main/' } },
    'docs',
    'https://git.example.org/a/lib/-/edit/main/website/docs/',
  ],
  [
    'Bitbucket',
    { docs: { editUrl: 'https://bitbucket.org/me/lib/src/main/' } },
    'docs',
    'https://bitbucket.org/me/lib/src/main/website/docs/',
  ],
  [
    'Codeberg',
    { docs: { editUrl: 'https://codeberg.org/me/lib/_edit/main/' } },
    'docs',
    'https://codeberg.org/me/lib/_edit/main/website/docs/',
  ],
  ['a collection', { collections: [{ ...set, editUrl: start }] }, 'collections[0]', 'community/'],
  ['a version', { versions }, 'versions[1]', `${start}website/versioned_docs/version-1.0/`],
  ['a blog', { blog: { editUrl: start } }, 'blog', `${start}website/blog/`],
])('shows the right edit URL: %s', (_, options, owner, url) => {
  const [found, ...others] = check(options)
  expect(others).toEqual([])
  expect(found).toMatchObject({ rule: 'edit-url', severity: 'warning' })
  expect(found?.message).toContain(`\`${owner}.editUrl\` is`)
  expect(found?.help).toContain(`${url}'`)
})

it.each<[string, string | undefined]>([
  ['the right folder', `${start}website/docs/`],
  ['the right folder without a slash', `${start}website/docs`],
  ['a branch with a slash', 'https://github.com/me/lib/edit/feature/x/website/docs/'],
  ['a fork', 'https://github.com/other/Lib/edit/main/website/docs'],
  ['another repository', 'https://github.com/me/docs/edit/main/'],
  ['another service', 'https://example.org/edit?file='],
  ['no edit links', undefined],
])('finds nothing wrong with %s', (_, editUrl) => {
  expect(check({ docs: editUrl === undefined ? {} : { editUrl } })).toEqual([])
})

it('knows nothing outside of a repository', () => {
  const config = configOf({ docs: { editUrl: start } })
  expect(checkEditUrls(config, { ...repository, pathOf: () => undefined })).toEqual([])
})
