/** The props that a React page has in the browser, or why it can’t run there: `its prop …`. */
export type BrowserProps =
  | { readonly kind: 'sendable'; readonly names: readonly string[] }
  | { readonly kind: 'build-only'; readonly reason: string }
