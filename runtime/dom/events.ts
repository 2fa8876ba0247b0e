// Events that parts of the page send each other, so that no part has to import another.

/** Dispatched on a tab panel that must become visible; bubbles. */
export const revealEvent = 'docs-ssg:reveal'

/** Dispatched on the root element when the reader goes to a `#hash` of the current page. */
export const hashEvent = 'docs-ssg:place'
