import { ofDocument } from '../../dom/document.ts'

/**
 * Create the function that adds a style sheet to the document when it is first called. The policy of a page allows it,
 * because no `style` element is written.
 */
export function createStyles(css: string): () => void {
  let isAdded = false
  return () => {
    if (isAdded) return
    isAdded = true
    try {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      const all = [...ofDocument('adoptedStyleSheets'), sheet]
      // Not by assignment, which an element of the page can make fail.
      Reflect.set(Document.prototype, 'adoptedStyleSheets', all, document)
    } catch {
      // Older browsers can't create style sheets by script. What this one is for works without it.
    }
  }
}
