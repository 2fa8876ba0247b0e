/**
 * The `data-` attributes that the runtime or its style sheets give a meaning to. HTML of a page must
 * not contain them, because the page would then operate the site's own scripts.
 */
export const reservedAttributes: ReadonlySet<string> = new Set(
  (
    'active-prefix alive anchor announcement announcement-close announcement-dismissed ' +
    'announcement-id announcer back-to-top bare branch code color-switch copied copy diagram diagram-state ' +
    'docs-ssg-events dropdown extras failed fold here hide-on-scroll hovers ids island island-content label laid-out markup menu ' +
    'menu-close menu-open navbar overflow own-footer own-layout own-navbar page-title preferred ' +
    'props requires-js same search-open search-page selected shared sidebar sidebar-hidden sidebar-hide ' +
    'skip-link state swap tabs tabs-group tabs-query theme theme-choice theme-default theme-system titled toc ' +
    'similar-pages tool version-name visible wake wrap youtube'
  )
    .split(' ')
    .map((name) => `data-${name}`),
)

/** True for every spelling that React or a browser reads as one of the reserved attributes. */
export function isReservedAttribute(name: string): boolean {
  return (
    reservedAttributes.has(name.toLowerCase()) ||
    reservedAttributes.has(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  )
}
