// Looking up elements so that no content can get in the way: `<img name="body">` replaces `document.body`, and
// `<img name="querySelector">` the method. Enters: ids and selectors. Leaves: elements.
// https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors

/** A property of `document` as the browser defines it, whatever an element of the page is called. */
export function ofDocument<K extends keyof Document>(key: K): Document[K] {
  return Reflect.get(Document.prototype, key, document)
}

/** `<html>`; the start of every query. */
export const root = (): HTMLElement => ofDocument('documentElement')

/** The element with this id; any text will do. */
export function byId(id: string): HTMLElement | null {
  return Document.prototype.getElementById.call(document, id)
}
