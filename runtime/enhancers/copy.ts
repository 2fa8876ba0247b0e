import { byId, root } from '../dom/document.ts'
import { closest, find } from '../dom/queries.ts'
import { isPlainClick } from '../dom/plain-click.ts'
import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'
import { marks } from '../dom/selectors.ts'

/** For how long a button says that it copied, in milliseconds. */
const shownFor = 2000

/** The code as it is to be pasted: line numbers and the lines that a diff takes away stay behind. */
function codeOf(button: HTMLElement): string {
  const block = button.closest(marks.code)
  const code = block instanceof HTMLElement ? find('pre code, pre', block) : undefined
  if (!code) return ''
  const shown = code.cloneNode(true)
  // Of code in two languages only the one on the screen.
  const other = code.closest('[data-value="js"]') ? '.ts-only' : '.js-only'
  if (shown instanceof Element) for (const part of shown.querySelectorAll(other)) part.remove()
  return shown.textContent?.replace(/\n$/, '') ?? ''
}

async function copy(text: string, button: HTMLElement): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  announce(t(scriptTranslations, isCopied ? 'copied' : 'copyFailed'))
  if (!isCopied) return
  button.dataset['copied'] = ''
  window.setTimeout(() => delete button.dataset['copied'], shownFor)
}

function announce(text: string): void {
  const region = find('[data-announcer]')
  if (region) region.textContent = text
}

/** Copy buttons of code blocks, and the `#` of headings: it leads there, and the address is copied too. */
export function startCopy(): void {
  root().addEventListener('click', (event) => {
    const button = closest(event, marks.copy)
    if (button) void copy(codeOf(button), button)
    const anchor = closest(event, marks.anchor)
    if (anchor instanceof HTMLAnchorElement && isPlainClick(event)) void copy(anchor.href, anchor)
  })
}

/** The skip link moves the focus wherever the browser would only move the view. */
export function startSkipLink(): void {
  root().addEventListener('click', (event) => {
    const link = closest(event, marks.skipLink)
    if (!link) return
    const target = byId(link.getAttribute('href')?.slice(1) ?? '')
    target?.setAttribute('tabindex', '-1')
    target?.focus()
  })
}
