// The part of a stack that the author of a plugin can use: frames in files of the site and of its
// packages, but none of docs-ssg, of Node, or of code without a file.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import type { ToSource } from './locate-options.ts'

/** Where frames are looked up. */
export interface FrameContext {
  /** Absolute; files are named relative to it. */
  readonly siteDir: string
  /** The folder of docs-ssg itself. */
  readonly packageDir: string
  /** Where a position of the compiled config, which is a `data:` URL, was written. */
  readonly toSource: ToSource
}

const MOST_FRAMES = 5

const framePattern =
  /^\s+at (?:async )?(?:(.+?) \()?((?:data:|file:|\/|[A-Za-z]:\\).*?):(\d+):(\d+)\)?$/

/** Lines such as `at shout (plugins/shout.js:3:9)`, the innermost first. */
export function siteFrames(error: unknown, context: FrameContext): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .flatMap((line) => formatFrame(line, context) ?? [])
    .slice(0, MOST_FRAMES)
}

function formatFrame(line: string, context: FrameContext): string | undefined {
  const [, named = '', file, row, column] = framePattern.exec(line) ?? []
  if (file === undefined) return undefined
  const where = locate(file, { line: Number(row), column: Number(column) }, context)
  const name = named.replace(/^(?:Object|Function|Module)\.|^(?:file|data):\S*$|<anonymous>$/g, '')
  if (where === undefined) return undefined
  return name === '' ? `at ${where}` : `at ${name} (${where})`
}

function locate(
  url: string,
  { line, column }: { readonly line: number; readonly column: number },
  { siteDir, packageDir, toSource }: FrameContext,
): string | undefined {
  if (url.startsWith('data:')) {
    // Code that the bundler adds, such as that of `require`, comes from no file.
    const place = toSource({ line, column: column - 1 })
    return place && `${place.path}:${place.line}:${place.column}`
  }
  const file = url.startsWith('file:') ? fileURLToPath(url) : url
  const isOwn = ['dist', 'cli', 'node_modules'].some((folder) =>
    file.startsWith(join(packageDir, folder)),
  )
  return isOwn ? undefined : `${posixRelative(siteDir, file)}:${line}:${column}`
}
