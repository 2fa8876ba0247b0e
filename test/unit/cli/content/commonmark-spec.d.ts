declare module 'commonmark-spec' {
  /** Tabs are written as `→`. */
  export const tests: readonly {
    readonly number: number
    readonly markdown: string
    readonly html: string
  }[]
}
