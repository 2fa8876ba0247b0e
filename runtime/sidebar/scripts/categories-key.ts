/** Where the browser keeps which categories are open, until its tab is closed. */
export const categoriesKey = 'docs-ssg.categories'
