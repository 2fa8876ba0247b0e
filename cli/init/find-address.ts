import { type PublishedAt, toPagesAddress } from '../primitives/urls/forge-repository.ts'
import type { FoundFolder } from './found-folder.ts'
import { trimEndSlashes } from '../primitives/urls/trim-slashes.ts'

/** Where the site will be published: the folder says so, or the CI service publishes it there. */
export function findAddress(
  { homepage, domain, repository }: FoundFolder,
  ci: 'github' | 'gitlab' | 'none',
): PublishedAt | undefined {
  if (domain !== undefined) return { url: `https://${domain}`, baseUrl: '/' }
  if (homepage !== undefined)
    return { url: homepage.origin, baseUrl: `${trimEndSlashes(homepage.pathname)}/` }
  return repository?.forge === ci ? toPagesAddress(repository) : undefined
}
