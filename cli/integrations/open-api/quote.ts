const names: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't' }

/** A text in single quotes, as JavaScript and Python write it on one line. */
export function quote(text: string): string {
  const escaped = text.replace(/[\\'\n\r\t\u2028\u2029]/g, (char) =>
    char === '\\' || char === "'"
      ? `\\${char}`
      : `\\${names[char] ?? `u${char.charCodeAt(0).toString(16)}`}`,
  )
  return `'${escaped}'`
}
