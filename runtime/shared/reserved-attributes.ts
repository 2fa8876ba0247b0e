/**
 * The `data-` attributes that the runtime or its style sheets give a meaning to. HTML of a page must
 * not contain them, because the page would then operate the site's own scripts.
 */
export const reservedAttributes: ReadonlySet<string> = new Set(
  (
    'active-prefix alive anchor announcement announcement-close announcement-dismissed ' +
    'announcement-id announcer back-to-top branch code color-switch copied copy diagram diagram-state doc-cards ' +
    'docs-ssg-events dropdown extras failed fold here hide-on-scroll hovers ids island island-content laid-out markup menu ' +
    'menu-close menu-open navbar overflow own-footer own-layout own-navbar page-title preferred ' +
    'props requires-js search-open search-page selected shared sidebar sidebar-hidden sidebar-hide ' +
    'skip-link state swap tabs tabs-group tabs-query theme theme-choice theme-default theme-system toc ' +
    'similar-pages tool version-name visible wake wrap youtube'
  )
    .split(' ')
    .map((name) => `data-${name}`),
)

/** Keys by which a React component would insert HTML, run a script or change a prototype. */
export const unsafeKeys: ReadonlySet<string> = new Set([
  '__html',
  '__proto__',
  'dangerouslySetInnerHTML',
  'srcDoc',
  'srcdoc',
])
