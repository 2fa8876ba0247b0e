import { find } from '../dom/queries.ts'

/** Show the button that breaks long lines where lines are wider than the block, and after it was pressed. */
export function addWrapButton(block: HTMLElement): void {
  const button = find('[data-wrap]', block)
  const pre = find('pre', block)
  if (!button || !pre) return
  const isPressed = (): boolean => button.getAttribute('aria-pressed') === 'true'
  const update = (): void => {
    button.hidden = !isPressed() && pre.scrollWidth <= pre.clientWidth
  }
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(!isPressed()))
    pre.classList.toggle('wrapped', isPressed())
  })
  new ResizeObserver(update).observe(pre)
}
