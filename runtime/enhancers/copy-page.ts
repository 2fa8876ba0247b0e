/** Tells the reader whether a text was copied. */
export type ShowCopied = (isCopied: boolean, button: HTMLElement) => void

/** Copy the Markdown of the page, whose URL is in `data-href`. */
export async function copyPage(button: HTMLElement, showCopied: ShowCopied): Promise<void> {
  const text = readText(button.dataset['href'] ?? '')
  // Safari allows a script to write to the clipboard only soon after the click, so the text may
  // follow later.
  const item = (): ClipboardItem => new ClipboardItem({ 'text/plain': text })
  const write = async (): Promise<void> => navigator.clipboard.write([item()])
  const isCopied = await write().then(
    () => true,
    () => false,
  )
  showCopied(isCopied, button)
}

async function readText(href: string): Promise<Blob> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}
