// Replaces `@docusaurus/useBaseUrl` in components of a site.
import { joinBase, withoutBase } from '../shared/urls/url.ts'
import { siteValues } from './site.ts'

interface BaseUrlOptions {
  readonly absolute?: boolean
  readonly forcePrependBaseUrl?: boolean
}

/** Add the base path to a path of the site. Other URLs are returned as they are. */
export default function useBaseUrl(path: string, options: BaseUrlOptions = {}): string {
  const { baseUrl, url } = siteValues
  if (path === '' || path.startsWith('#') || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path
  const isBased = baseUrl !== '/' && withoutBase(path, baseUrl) !== undefined
  const based = isBased && options.forcePrependBaseUrl !== true ? path : joinBase(baseUrl, path)
  return options.absolute === true ? url + based : based
}

/** Returns `useBaseUrl` as a function that may be called anywhere. */
export function useBaseUrlUtils(): { readonly withBaseUrl: typeof useBaseUrl } {
  return { withBaseUrl: useBaseUrl }
}
