/** The text of a page without front matter and title. */
export function generatePage(index: number, linkTo: (offset: number) => string): string
