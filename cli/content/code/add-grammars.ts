import { refractor } from 'refractor/core'
import { recordReads } from '../../cache/record-reads.ts'

/**
 * Let functions of the site add languages to Prism. All built-in languages are loaded first, so
 * that they can be extended.
 */
export async function addGrammars(grammars: readonly unknown[]): Promise<void> {
  const functions = grammars.filter((one) => typeof one === 'function')
  if (functions.length === 0) return
  await import('refractor/all')
  for (const add of functions) recordReads(() => Reflect.apply(add, undefined, [refractor]))
}
