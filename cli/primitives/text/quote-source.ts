/** The beginning of what an author wrote, as code of a message: in one line and without backticks. */
export function quoteSource(written: string): string {
  const text = written
    .trim()
    .replaceAll('`', "'")
    .replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
  return `\`${text.length > 40 ? `${text.slice(0, 40)}…` : text}\``
}
