/** Create a function that takes parts of a text and calls `read` for each line that has ended. */
export function splitLines(
  read: (line: string) => void,
  { longest, onTooLong }: { readonly longest: number; readonly onTooLong: () => void },
): (part: string) => void {
  let rest = ''
  return (part) => {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longest) onTooLong()
    for (const line of lines) read(line)
  }
}
