import { dedent } from '../../../primitives/text/dedent.ts'

const start = /^\s*(?:\/\/|\/\*|<!--|::|--|\(\*|#|")?\s*#?region\b\s*\*?\s*([\w-]*)/
const end = /^\s*(?:\/\/|\/\*|<!--|::|--|\(\*|#|")?\s*#?end\s?region\b\s*\*?\s*([\w-]*)/i

/** The lines between `#region name` and `#endregion`; undefined for a region that doesn’t exist. */
export function cutRegion(text: string, name: string): string | undefined {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => start.exec(line)?.[1] === name)
  if (first === -1) return undefined
  let depth = 1
  const length = lines.slice(first + 1).findIndex((line) => {
    if (end.test(line)) depth -= 1
    else if (start.test(line)) depth += 1
    return depth === 0
  })
  const inner = lines.slice(first + 1, length === -1 ? undefined : first + 1 + length)
  return dedent(inner.filter((line) => !start.test(line) && !end.test(line))).join('\n')
}

/** True if docs-ssg finds the region too, so that the file can stay the source of the code. */
export const hasPlainRegion = (text: string, name: string): boolean =>
  new RegExp(`#region\\s+${name.replaceAll(/[^\w-]/g, '')}(?![\\w.-])`).test(text) &&
  /#endregion/.test(text)
