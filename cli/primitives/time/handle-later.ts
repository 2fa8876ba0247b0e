/**
 * Start work whose failure is handled where its result is awaited. Until then, Node would end the
 * process for it; a run that ends early needs neither.
 */
export function handleLater<Result>(work: Promise<Result>): Promise<Result> {
  work.then(undefined, () => undefined)
  return work
}
