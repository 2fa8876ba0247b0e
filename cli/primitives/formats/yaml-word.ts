/** A word as YAML reads it as text, in a list or as a key: in quotes unless it is plain everywhere. */
export const toYamlWord = (word: string): string =>
  /^(?:\/(?:[\w-]+\/)*|[a-z][\w-]*)$/i.test(word) &&
  !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(word)
    ? word
    : JSON.stringify(word)
