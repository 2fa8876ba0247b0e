// The lines of site code that threw an error. Given the error and source maps of the compiled
// code, it returns lines about files that the author wrote.
import { SourceMap } from 'node:module'
import { posix } from 'node:path'
import { toErrorMessage } from '../error-message.ts'

/** Source maps (JSON) of compiled code by the path that stacks name, relative to the site's folder. */
export type CodeMaps = ReadonlyMap<string, string>

/** Compiled code is nowhere on the disk; its maps name sources relative to files in this folder. */
export const codeFolder = '.pages'

const MOST_FRAMES = 5
const framePattern = /^\s+at (?:async )?(?:(.+?) \()?([^()]+?):(\d+):(\d+)\)?$/

/** The message, and below it lines such as `at Badge (parts/badge.tsx:3:9)`, the innermost first. */
export function describeThrown(thrown: unknown, maps: CodeMaps): string {
  return [toErrorMessage(thrown), ...framesOf(thrown, maps)].join('\n  ')
}

/** The same, with a period after the message, for the end of a sentence. */
export function endWithThrown(thrown: unknown, maps: CodeMaps): string {
  return [`${toErrorMessage(thrown).replace(/\.$/, '')}.`, ...framesOf(thrown, maps)].join('\n  ')
}

function framesOf(thrown: unknown, maps: CodeMaps): readonly string[] {
  return findFrames(thrown, maps).map(({ name, source, line, column }) => {
    const at = `${source}:${line}:${column}`
    return name === '' ? `at ${at}` : `at ${name} (${at})`
  })
}

/** A line of the author's code on the stack of an error. */
export interface CodeFrame {
  /** The function; empty if it has no name. */
  readonly name: string
  /** Relative to the site's folder, Posix. */
  readonly source: string
  /** Counted from 1, as is the column. */
  readonly line: number
  readonly column: number
}

/** The first frames of an error in files that the author wrote, the innermost first. */
export function findFrames(thrown: unknown, maps: CodeMaps): readonly CodeFrame[] {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : ''
  const frames = stack.split('\n').flatMap((line) => toFrame(line, maps) ?? [])
  return frames.slice(0, MOST_FRAMES)
}

function toFrame(frame: string, maps: CodeMaps): CodeFrame | undefined {
  const [, named = '', path = '', line, column] = framePattern.exec(frame) ?? []
  const map = maps.get(path)
  if (map === undefined) return undefined
  // Both numbers count from 0 in a map, and from 1 in a stack.
  const entry = new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1)
  if (!('originalSource' in entry)) return undefined
  const source = posix.join(codeFolder, posix.dirname(path), entry.originalSource)
  // The author can fix neither packages nor code of docs-ssg.
  if (/^\.\.\/|(?:^|\/)node_modules\//.test(source)) return undefined
  const name = named.replace(/^(?:Object|Function|Module|exports)\.|<anonymous>$/g, '')
  return { name, source, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}
