// Says why a sample can't be bundled, without the paths and names of the run.
import { sep } from 'node:path'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { isBuildFailure } from '../../primitives/is-build-failure.ts'
import type { RunResult } from './run-task.ts'

/** The result of a sample that the bundler refused; its files are in `folder`. */
export function describeBundleError(error: unknown, folder: string): RunResult {
  const [first] = isBuildFailure(error) ? error.errors : []
  if (!first) return { kind: 'failed', reason: withoutPaths(toErrorMessage(error), folder) }
  const reason = withoutPaths(first.text, folder)
  const { location } = first
  if (!location) return { kind: 'failed', reason }
  const { file, line, column } = location
  // The bundler resolves links above the folder; no other folder ends with the same names.
  const tail = `${folder.split(sep).slice(-3).join('/')}/`
  const path = file.split(sep).join('/')
  const at = path.indexOf(tail)
  if (at !== -1) {
    const spot = { file: path.slice(at + tail.length), line, column: column + 1 }
    return { kind: 'failed', reason, at: spot }
  }
  const packages = path.lastIndexOf('node_modules/')
  const inPackage = packages === -1 ? undefined : path.slice(packages + 'node_modules/'.length)
  return {
    kind: 'failed',
    reason: inPackage === undefined ? reason : `${reason} (\`${inPackage}:${line}\`)`,
  }
}

/** Text in which files of the sample have the names that the page gives them. */
function withoutPaths(text: string, folder: string): string {
  return text.replaceAll(`${folder}${sep}`, '')
}
