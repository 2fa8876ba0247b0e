/** In storage: `hidden` if the reader hid the sidebar. */
export const hiddenKey = 'docs-ssg.sidebar'
