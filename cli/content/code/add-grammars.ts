import { refractor } from 'refractor/core'

/** Let functions of the site add languages to Prism, which has all of its own by then: they may extend one. */
export async function addGrammars(grammars: readonly unknown[]): Promise<void> {
  const own = grammars.filter((one) => typeof one === 'function')
  if (own.length === 0) return
  await import('refractor/all')
  for (const add of own) Reflect.apply(add, undefined, [refractor])
}
