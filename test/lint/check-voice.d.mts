/** Every phrase that one text contains, with line and column from 1. */
export function findPhrases(
  path: string,
  source: string,
): readonly { readonly line: number; readonly column: number; readonly text: string }[]
