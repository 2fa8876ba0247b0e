/** Numbers in [0, 1) that depend on the seed only (mulberry32). */
export function createRandom(seed: number): () => number
