import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { arch, execPath, platform } from 'node:process'
import { readProgram } from '../programs/read-program.ts'
import { type Compiler, isNative } from './find-compiler.ts'
import { resolveFrom } from '../primitives/modules/resolve-from.ts'

interface CompilerRun {
  readonly cwd: string
  /** Options of Node, which sets variables of the compiler from a file. */
  readonly flags?: readonly string[]
}

/**
 * What `tsc` prints, errors included. It ends with this process, even if that is killed: a native
 * compiler that runs on takes all processors.
 */
export function runCompiler(
  compiler: Compiler,
  args: readonly string[],
  { cwd, flags = [] }: CompilerRun,
): Promise<string> {
  const [command, ...before] = compilerCommand(compiler)
  const program = ['--input-type=module', '--eval', readProgram('run-attached'), '--']
  return new Promise((resolve, reject) => {
    const child = spawn(execPath, [...flags, ...program, command, ...before, ...args], { cwd })
    let output = ''
    const add = (text: string): void => {
      output += text
    }
    child.stdin.on('error', () => undefined)
    child.stdout.setEncoding('utf8').on('data', add)
    child.stderr.setEncoding('utf8').on('data', add)
    child.once('error', reject)
    child.once('close', () => resolve(output))
  })
}

/** The program of a compiler, and its first arguments: the native one without the script that starts it. */
export function compilerCommand(compiler: Compiler): readonly [string, ...string[]] {
  const native = isNative(compiler) ? findNative(compiler) : undefined
  return native === undefined ? [execPath, compiler.path] : [native]
}

/** Undefined where the package of this system is missing: the script says so. */
function findNative({ path }: Compiler): string | undefined {
  const manifest = resolveFrom(path, `@typescript/typescript-${platform}-${arch}/package.json`)
  return manifest === undefined
    ? undefined
    : join(dirname(manifest), 'lib', platform === 'win32' ? 'tsc.exe' : 'tsc')
}
