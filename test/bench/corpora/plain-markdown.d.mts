/** A page as Markdown that all tools of the bench read alike. */
export function toPlainMarkdown(
  source: string,
  page: {
    readonly name: string
    readonly resolveLink: (url: string) => string | undefined
  },
): { readonly title: string; readonly text: string }
