/**
 * The elements that the script makes interactive. Each of them is optional: a page without the
 * element lacks the feature.
 *
 * On `<html>`, `data-theme` (the mode shown) and `data-theme-choice` (`light`, `dark`, `system`)
 * are set before the first paint. `data-theme-default` and `data-theme-system` (when present:
 * follow the system) are options of the site.
 *
 * - `announcement` has `data-announcement-id`; `html[data-announcement-dismissed]` hides a
 *   dismissed one.
 * - `tabs` has `data-tabs-group` and `data-tabs-query` (both optional), a `role=tablist` with
 *   `role=tab` buttons that have `data-value` and `aria-controls`, and the panels. Without
 *   JavaScript all panels are visible.
 * - `dropdown` is a `<details>` with links. It closes on Escape, on a click outside and when the
 *   focus leaves it.
 * - `copy` is a button inside `[data-code]`; `anchor` is the `#` link of a heading.
 * - `extras` is a block of code with more than a copy button: `data-hovers` (JSON) is what readers can
 *   ask about its names, and `data-wrap` is the button that breaks long lines.
 * - `tool` is a control whose code is loaded when it is pressed: `data-tool` names it, and a link
 *   with `data-youtube`, the id of a video, is replaced by the player.
 * - `diagram` contains a `pre` with Mermaid source, which becomes an image where the site has
 *   Mermaid.
 * - `versions` are the links of the version switcher, each with `data-version-name`. Links of switchers
 *   to the same page have `data-same`.
 * - `island` is what components/content/island.tsx renders: `data-island` (name), `data-props`
 *   (JSON), `data-markup` (JSON: the props that are markup), `data-wake` (`intent`, `load`, `query`, `visible`), `data-ids` (prefix of the ids that
 *   `useId` returns). Its HTML must be what `renderToString` returns for those props.
 *
 * The names of the sidebar are in sidebar/sidebar-names.ts. The script itself sets `data-alive`
 * on `<html>`, `data-state="hidden"` on the navbar, `data-copied` on a copy button, `data-visible`
 * on the link back to the top, `data-overflow` on what scrolls sideways (the build sets it on what may) and `data-sidebar-hidden`
 * on `<html>`.
 */
export const pageData = 'docs-ssg-page'
export const navbar = '[data-navbar]'
export const hideOnScroll = '[data-navbar][data-hide-on-scroll]'
export const colorSwitch = '[data-color-switch]'
export const menu = '[data-menu]'
export const menuOpen = '[data-menu-open]'
export const menuClose = '[data-menu-close]'
export const announcement = '[data-announcement]'
export const announcementClose = '[data-announcement-close]'
export const skipLink = '[data-skip-link]'
export const sidebarHide = '[data-sidebar-hide]'
export const dropdown = 'details[data-dropdown]'
export const toc = '[data-toc]'
export const tabs = '[data-tabs]'
/** Tabs that share one panel, such as the languages of a code block. */
export const sharedTabs = '[data-shared]'
export const printedParts = '[data-shared],main details'
export const code = '[data-code]'
export const copy = '[data-copy]'
export const extras = '[data-extras]'
export const anchor = '[data-anchor]'
export const backToTop = '[data-back-to-top]'
export const tool = '[data-tool], [data-youtube]'
export const diagram = '[data-diagram="mermaid"]'
export const versions = '[data-version-name]'
export const island = '[data-island]'

/**
 * On the parts of a page that client-side navigation takes from the next page, matched by the value
 * of this attribute: on `main` and on everything else that differs between pages, such as the
 * sidebar. A part is replaced when it differs.
 */
export const swapAttribute = 'data-swap'
