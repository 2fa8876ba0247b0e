/**
 * When and where pages are compiled and rendered. It must never show in the output, which `check
 * --verify` tests.
 */
export interface Schedule {
  /** Threads that compile, all of them new; as many as pay off when left out. */
  readonly threads?: number
  /** The pages in another order. */
  readonly sort?: <Page>(pages: readonly Page[]) => readonly Page[]
  /** Compile every page twice; what the first round leaves behind must not change the second. */
  readonly isWarm?: boolean
}
