import type { ReactElement } from 'react'
import type { SiteView } from '../shared/views/site-view.ts'

/**
 * Tells the publisher that assets do not load from the configured base path. The style sheet hides
 * it, so it is visible when the style sheet, which has the same path as all other assets, did not
 * load. In a page that contains its style sheet, the script in the head shows it when the other
 * script fails to load.
 */
export function BaseUrlBanner({ site }: { readonly site: SiteView }): ReactElement {
  return (
    <div className="base-url-banner" lang="en" data-nosnippet="">
      <p>
        <strong>The styles and scripts of this site did not load.</strong> The site was built for
        the base path <code>{site.baseUrl}</code>. If it is published at another path, set{' '}
        <code>baseUrl</code> in <code>site.config.ts</code> to that path, with a slash at both ends,
        and build the site again.
      </p>
    </div>
  )
}
