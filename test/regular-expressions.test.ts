import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse } from 'acorn'
import { transformSync } from 'esbuild'
import { analyse } from 'scslre'
import { describe, expect, it } from 'vitest'

/** The regular expressions of a module, as they are written. */
function expressionsOf(source: string, isTsx: boolean): readonly (readonly [string, string])[] {
  const { code } = transformSync(source, { loader: isTsx ? 'tsx' : 'ts', jsx: 'automatic' })
  const found: (readonly [string, string])[] = []
  parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onToken: (token) => {
      const value: unknown = Reflect.get(token, 'value')
      const { pattern, flags } = (value ?? {}) as Record<string, unknown>
      if (typeof pattern === 'string' && typeof flags === 'string') found.push([pattern, flags])
    },
  })
  return found
}

/**
 * True if a repetition of a repetition can divide some text in so many ways that the time doubles with each character
 * or two. Alternatives that overlap aren't seen.
 */
const isExponential = ([source, flags]: readonly [string, string]): boolean =>
  analyse({ source, flags }, { reportTypes: { Move: false } }).reports.some(
    ({ exponential }) => exponential,
  )

describe('the regular expressions of docs-ssg', () => {
  it.each([
    [String.raw`/(?:a+)+$/`, true],
    [String.raw`/^(?:[ \t]*>[ \t]*)*x/`, true],
    [String.raw`/^(?:[ \t]*>)*[ \t]*x/`, false],
    [String.raw`/(\s+)$/`, false],
  ])('are found and judged: %s', (written, expected) => {
    const [expression] = expressionsOf(`export const one = ${written}`, false)
    expect(expression && isExponential(expression)).toBe(expected)
  })

  it('never take exponential time', () => {
    const files = execFileSync('git', ['ls-files', 'cli', 'runtime'], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    const expressions = files.flatMap((file) =>
      expressionsOf(readFileSync(file, 'utf8'), file.endsWith('x')).map(
        (expression) => [file, expression] as const,
      ),
    )
    expect(expressions.length).toBeGreaterThan(2000)
    const slow = expressions
      .filter(([, expression]) => isExponential(expression))
      .map(([file, [source, flags]]) => `${file}: /${source}/${flags}`)
    expect(slow).toEqual([])
  })
})
