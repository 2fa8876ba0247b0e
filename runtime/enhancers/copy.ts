import { root } from '../dom/document.ts'
import { closest, find } from '../dom/queries.ts'
import { isPlainClick } from '../dom/plain-click.ts'
import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'
import * as selectors from '../dom/selectors.ts'

/** For how long a button shows that it copied, in milliseconds. */
const copiedDuration = 2000

/** Parts that aren't code: prompts of a terminal, output of commands, removed lines of a diff. */
const asides = '.token.prompt, .token.output, .line.remove'

/** The code to paste, without line numbers and in the language that is shown. */
function codeOf(button: HTMLElement): string {
  const block = button.closest(selectors.code)
  const code = block instanceof HTMLElement ? find('pre code, pre', block) : undefined
  if (!code) return ''
  const shown = code.cloneNode(true)
  const other = code.closest('[data-value="js"]') ? '.ts-only' : '.js-only'
  if (!(shown instanceof Element)) return ''
  for (const part of shown.querySelectorAll(other)) part.remove()
  const whole = shown.textContent
  for (const part of shown.querySelectorAll(asides)) part.remove()
  const text = shown.textContent.trim() === '' ? whole : shown.textContent
  return text.replace(/\n$/, '')
}

async function copy(text: string, button: HTMLElement): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  showCopied(isCopied, button)
}

/** Say whether a text was copied, and show it on the button for a moment. */
export function showCopied(isCopied: boolean, button: HTMLElement): void {
  announce(t(scriptTranslations, isCopied ? 'copied' : 'copyFailed'))
  if (!isCopied) return
  button.dataset['copied'] = ''
  window.setTimeout(() => delete button.dataset['copied'], copiedDuration)
}

function announce(text: string): void {
  const region = find('[data-announcer]')
  if (region) region.textContent = text
}

/**
 * Copy code with its button, and the URL of a heading with its `#` link, which is still followed.
 */
export function startCopy(): void {
  root().addEventListener('click', (event) => {
    const button = closest(event, selectors.copy)
    if (button) void copy(codeOf(button), button)
    const anchor = closest(event, selectors.anchor)
    if (anchor instanceof HTMLAnchorElement && isPlainClick(event)) void copy(anchor.href, anchor)
  })
}

/**
 * The skip link moves the focus too, which some browsers do not do: past the table of contents, which comes before the
 * article.
 */
export function startSkipLink(): void {
  root().addEventListener('click', (event) => {
    const link = closest(event, selectors.skipLink)
    const target = link && (find('.doc__column') ?? find('main'))
    if (!target) return
    event.preventDefault()
    target.tabIndex = -1
    target.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  })
}
