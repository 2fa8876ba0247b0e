/** A text as a value in YAML, quoted if YAML could read something else. */
export const toScalar = (text: string): string =>
  /^[\p{L}/][\p{L}\p{N} ().,/&+-]*$/u.test(text) &&
  !/^(?:y|n|yes|no|true|false|null|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text)
