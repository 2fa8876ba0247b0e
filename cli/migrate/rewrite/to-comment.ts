/**
 * A construct that is left out, as a comment that every check reports until someone replaces it.
 * `tool` is its name in the rule `foreign-syntax`.
 */
export const toComment = (tool: 'MkDocs' | 'VitePress', written: string): string =>
  `<!-- ${tool}: ${written.replaceAll(/\s+/g, ' ').trim().replaceAll('--', '- -')} -->`
