// Stands for `@docusaurus/useBaseUrl` in components of a site.
import { joinBase, withoutBase } from '../shared/url.ts'
import { siteValues } from './site.ts'

interface BaseUrlOptions {
  readonly absolute?: boolean
  readonly forcePrependBaseUrl?: boolean
}

/** A path of the site with its base path; other addresses stay. */
export default function useBaseUrl(path: string, options: BaseUrlOptions = {}): string {
  const { baseUrl, url } = siteValues
  if (path === '' || path.startsWith('#') || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path
  const isBased = baseUrl !== '/' && withoutBase(path, baseUrl) !== undefined
  const based = isBased && options.forcePrependBaseUrl !== true ? path : joinBase(baseUrl, path)
  return options.absolute === true ? url + based : based
}

/** The same as a function that may be called anywhere. */
export function useBaseUrlUtils(): { readonly withBaseUrl: typeof useBaseUrl } {
  return { withBaseUrl: useBaseUrl }
}
