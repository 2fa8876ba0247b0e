/** The spelling that shows a tag to readers. */
export const toShowTag = (written: string, isInHtml: boolean): string =>
  isInHtml
    ? `To show it, write \`${written.replaceAll('<', '&lt;')}\`, because neither backslashes nor backticks have an effect in a block of HTML.`
    : `To show it, write \`\\${written}\`, or put the whole name in backticks.`
