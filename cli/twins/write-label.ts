import type { Node, Scope, Writer } from './writer.ts'

/** A line of strong text, such as the title of a box; `''` for nodes without text. */
export function writeLabel(nodes: readonly Node[], writer: Writer, scope: Scope): string {
  const text = writer.inline(nodes, { ...scope, inStrong: true }).trim()
  return text === '' ? '' : `**${text}**`
}
