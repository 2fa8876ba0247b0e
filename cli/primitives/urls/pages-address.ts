import { type PublishedAt, toPagesAddress } from './forge-repository.ts'
import { trimEndSlashes } from './trim-slashes.ts'

/** Variables of the environment. */
export type Variables = Readonly<Record<string, string | undefined>>

/** Where a host publishes the site. */
export interface PagesAddress extends PublishedAt {
  /** Who publishes it: `GitHub Pages publishes the repository \`me/lib\``. */
  readonly reason: string
}

/** Where the CI service that runs this would publish the repository; undefined elsewhere. */
export function findPagesAddress(variables: Variables): PagesAddress | undefined {
  return ofGithub(variables) ?? ofGitlab(variables)
}

/** https://docs.github.com/actions/reference/workflows-and-actions/variables */
function ofGithub(variables: Variables): PagesAddress | undefined {
  const path = variables['GITHUB_REPOSITORY']
  if (variables['GITHUB_ACTIONS'] !== 'true' || path === undefined) return undefined
  const reason = `GitHub Pages publishes the repository \`${path}\``
  return { ...toPagesAddress({ forge: 'github', path }), reason }
}

/** https://docs.gitlab.com/ci/variables/predefined_variables */
function ofGitlab(variables: Variables): PagesAddress | undefined {
  const pages = variables['CI_PAGES_URL'] ?? ''
  if (variables['GITLAB_CI'] !== 'true' || !URL.canParse(pages)) return undefined
  const { origin, pathname } = new URL(pages)
  const reason = 'GitLab Pages publishes this project'
  return { url: origin, baseUrl: `${trimEndSlashes(pathname)}/`, reason }
}
