import childProcess from 'node:child_process'
import { isRecord } from '../primitives/is-record.ts'

/**
 * Let esbuild print nothing by itself. Its errors are results; only when the thread that uses it is
 * ended in the middle of a build does its process print the stacks of all its threads.
 */
export function quietBundler(): void {
  const spawn: unknown = Reflect.get(childProcess, 'spawn')
  if (typeof spawn !== 'function') return
  const quiet = function (this: unknown, ...parameters: unknown[]): unknown {
    const [command, args, options] = parameters
    const isService =
      Array.isArray(args) && args.some((arg) => String(arg).startsWith('--service='))
    return isService && isRecord(options)
      ? Reflect.apply(spawn, this, [
          command,
          args,
          { ...options, stdio: ['pipe', 'pipe', 'ignore'] },
        ])
      : Reflect.apply(spawn, this, parameters)
  }
  Reflect.set(childProcess, 'spawn', quiet)
}
