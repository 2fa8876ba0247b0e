// What the HTML of the shell says to the browser's script, and back. Enters: nothing. Leaves: selectors.
// Must not know how anything looks.

/**
 * Selectors of what the script brings to life. Every one is optional: a page without the element has no such part.
 *
 * On `<html>`: `data-theme` (mode shown) and `data-theme-choice` (`light`, `dark`, `system`) are set before first paint;
 * `data-theme-default` and `data-theme-system` (present: follow the system) are the site's options.
 *
 * - `announcement` holds `data-announcement-id`; a dismissed bar is hidden by `html[data-announcement-dismissed]`.
 * - `tabs` holds `data-tabs-group` and `data-tabs-query` (both optional), a `role=tablist` with `role=tab` buttons that
 *   carry `data-value` and `aria-controls`, and the panels. Without JavaScript all panels are shown.
 * - `dropdown` is a `<details>` with links: closed by Escape, by a click outside and by moving the focus away.
 * - `copy` is a button inside `[data-code]`; `anchor` the `#` link of a heading.
 * - `video` is a link with `data-youtube`, the id of the video; the player is loaded on click.
 * - `diagram` holds a `pre` with Mermaid source, which becomes a picture where the site has Mermaid.
 * - `versions` are the links of the version switcher, each with `data-version-name`.
 * - `island` is what islands/island.tsx writes: `data-island` (name), `data-props` (JSON), `data-wake` (`intent`, `load`,
 *   `query`, `visible`), `data-ids` (prefix of the ids that `useId` gives). Its HTML must be what React writes for those props by
 *   `renderToString`.
 *
 * The script itself writes `data-alive` on `<html>`, `data-state="hidden"` on the navbar, `data-copied` on a copy button,
 * `data-visible` on the way up, `data-overflow` on what scrolls sideways, `data-sidebar-hidden` on `<html>`.
 */
export const marks = {
  pageData: 'docs-ssg-page',
  navbar: '[data-navbar]',
  hideOnScroll: '[data-navbar][data-hide-on-scroll]',
  colorSwitch: '[data-color-switch]',
  menu: '[data-menu]',
  menuOpen: '[data-menu-open]',
  menuClose: '[data-menu-close]',
  announcement: '[data-announcement]',
  announcementClose: '[data-announcement-close]',
  skipLink: '[data-skip-link]',
  sidebarHide: '[data-sidebar-hide]',
  dropdown: 'details[data-dropdown]',
  toc: '[data-toc]',
  tabs: '[data-tabs]',
  code: '[data-code]',
  copy: '[data-copy]',
  anchor: '[data-anchor]',
  backToTop: '[data-back-to-top]',
  video: '[data-youtube]',
  diagram: '[data-diagram="mermaid"]',
  versions: '[data-version-name]',
  island: '[data-island]',
} as const

/**
 * Parts of a page that a route change takes from the next page's HTML, by the value of their `data-swap`: the element is
 * exchanged whole when it differs. `main` and everything that depends on the page (alternate links, sidebar) carries one.
 */
export const swapAttribute = 'data-swap'
