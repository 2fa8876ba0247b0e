import type { MessageInput } from '../reporting/report-message.ts'
import type { ReadText } from '../sources/read-dependency.ts'
import { describeRefusal } from '../../gate/report-refusal.ts'
import { dedent } from '../../primitives/text/dedent.ts'

/** Reads a file by the path that a page contains. */
export type ReadInclude = (path: string) => ReadText

const regionStart = /(?:#region|docs-start|<!--\s*region)\s+([\w.-]+)/
const regionEnd = /(?:#endregion|docs-end|<!--\s*endregion)(?:\s+([\w.-]+))?/

/** The lines of `file="…"`, or of its `region="…"` without their common indentation. */
export function readInclude(
  path: string,
  region: string | undefined,
  read: ReadInclude,
): { readonly code: string } | { readonly problem: MessageInput } {
  const found = read(path)
  if ('refusal' in found) {
    const { refusal } = found
    const reason = `The code fence includes \`${path}\`, but this file does not exist.`
    return { problem: refusal === 'missing' ? missing(reason) : describeRefusal(path, refusal) }
  }
  const text = found.text.replace(/\r\n?/g, '\n').replace(/(?<!\n)\n+$/, '')
  if (region === undefined) return { code: withoutMarkers(text.split('\n')).join('\n') }
  const lines = cutRegion(text.split('\n'), region)
  if (lines === undefined)
    return { problem: missing(`The file \`${path}\` has no region \`${region}\`.`) }
  return { code: dedent(withoutMarkers(lines)).join('\n') }
}

function cutRegion(lines: readonly string[], region: string): readonly string[] | undefined {
  const start = lines.findIndex((line) => regionStart.exec(line)?.[1] === region)
  if (start === -1) return undefined
  let depth = 1
  for (let index = start + 1; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (regionEnd.test(line)) depth--
    else if (regionStart.test(line)) depth++
    if (depth === 0) return lines.slice(start + 1, index)
  }
  return undefined
}

function withoutMarkers(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => !regionEnd.test(line) && !regionStart.test(line))
}

function missing(reason: string): MessageInput {
  return {
    rule: 'code-include',
    reason,
    help: 'Write a path relative to the page; mark a region with `#region name` and `#endregion`.',
  }
}
