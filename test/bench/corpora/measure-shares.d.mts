/** The constructs of all texts per 100 kB. */
export function measureShares(texts: readonly string[]): Readonly<Record<string, number>>
