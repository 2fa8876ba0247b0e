// The sidebar across pages: takes over the next page's without closing what the reader opened.
import { find, findAll } from '../dom/queries.ts'
import { swapAttribute } from '../dom/selectors.ts'

const sidebarPart = `[${swapAttribute}="sidebar"]`

/** Updates a part of the page in place; false when it is another part than the sidebar. */
export type Patch = (part: Element, next: Element) => boolean

/**
 * Prepare to update the sidebar to that of the next page. Where the links differ, the code for it is
 * loaded; the sidebar is replaced when that fails.
 */
export async function preparePatch(page: Document): Promise<Patch> {
  const now = find(sidebarPart)
  const coming = page.querySelector(sidebarPart)
  const hasOtherLinks = now && coming && listLinks(now) !== listLinks(coming)
  const renew = hasOtherLinks
    ? await import('./renew-sidebar.ts').then(
        ({ renewSidebar }) => renewSidebar,
        () => undefined,
      )
    : moveCurrent
  return (part, next) => {
    if (!part.matches(sidebarPart) || !renew) return false
    renew(part, next)
    return true
  }
}

function listLinks(sidebar: Element): string {
  return findAll('a', sidebar)
    .map((link) => `${link.getAttribute('href') ?? ''} ${link.textContent}`)
    .join('\n')
}

/**
 * Where both pages have the same links, only the current one differs. The categories around it are
 * opened.
 */
function moveCurrent(part: Element, next: Element): void {
  const nextLinks = findAll('a', next)
  for (const [index, link] of findAll('a', part).entries()) {
    const current = nextLinks[index]?.getAttribute('aria-current') ?? null
    if (current === null) link.removeAttribute('aria-current')
    else setCurrent(link, current, part)
  }
}

function setCurrent(link: Element, current: string, part: Element): void {
  link.setAttribute('aria-current', current)
  for (let at = link.parentElement; at && at !== part; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true
  }
}
