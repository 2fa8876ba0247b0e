/** A panel over the page that shows the errors of the site. */
export interface Overlay {
  /** `null` removes the overlay; an error that the reader has closed stays closed. */
  show(error: string | null): void
}

const css = `
:host { position: fixed; inset: 0; z-index: 2147483647; display: block; background: #000b }
section { box-sizing: border-box; max-width: 70rem; max-height: 90vh; margin: 5vh auto; padding: 1.5rem; overflow: auto;
  border-top: 6px solid #e0455e; border-radius: 6px; background: #1b1b1f; color: #f2f2f4;
  font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace }
h2 { margin: 0 0 1rem; font: 600 16px/1.4 system-ui, sans-serif }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
button { float: right; padding: .25rem .75rem; border: 1px solid #8a8a94; border-radius: 4px; background: none; color: inherit;
  font: 13px system-ui, sans-serif; cursor: pointer }
`

/**
 * Create the overlay, outside `body`, which belongs to the site, and in a shadow tree, which the
 * site's styles do not reach. Its style sheet is created by script, which every
 * Content-Security-Policy allows.
 */
export function createOverlay(): Overlay {
  const host = document.createElement('docs-ssg-overlay')
  const root = host.attachShadow({ mode: 'open' })
  const stylesheet = new CSSStyleSheet()
  stylesheet.replaceSync(css)
  root.adoptedStyleSheets = [stylesheet]
  const text = document.createElement('pre')
  let closed: string | null = null
  const close = (): void => {
    closed = text.textContent
    host.remove()
  }
  root.append(createPanel(text, close))
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && host.isConnected) close()
  })
  return {
    show: (error) => {
      text.textContent = error
      if (error === null) closed = null
      if (error === null || error === closed) host.remove()
      else document.documentElement.append(host)
    },
  }
}

function createPanel(text: Element, close: () => void): Element {
  const panel = document.createElement('section')
  panel.setAttribute('role', 'alert')
  const title = document.createElement('h2')
  title.textContent = 'The site has errors'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Close'
  button.addEventListener('click', close)
  panel.append(button, title, text)
  return panel
}
