// Room: queries, selectors, storage: the base of everything that touches a document
// Access to the document that the content of a page cannot break: `<img name="body">` replaces
// `document.body`, and `<img name="querySelector">` the method.
// https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors

/**
 * A property of `document` as the browser defines it, whatever names the elements of the page have.
 */
export function ofDocument<K extends keyof Document>(key: K): Document[K] {
  return Reflect.get(Document.prototype, key, document)
}

/** `<html>`, from which every query starts. */
export const root = (): HTMLElement => ofDocument('documentElement')

/** The element with this id, which may be any text. */
export function byId(id: string): HTMLElement | null {
  return Document.prototype.getElementById.call(document, id)
}
