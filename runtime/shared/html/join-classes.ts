/** The value of a `class` attribute; undefined without any names. */
export const joinClasses = (...names: readonly (string | undefined)[]): string | undefined =>
  names.filter((name) => name !== undefined).join(' ') || undefined
