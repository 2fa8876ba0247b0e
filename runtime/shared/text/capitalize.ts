/** The text with a capital first letter; a path in backticks stays as it is. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
