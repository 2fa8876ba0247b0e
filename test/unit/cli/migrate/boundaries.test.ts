import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { importsOf } from '../../../helpers/imports-of.ts'

const root = fileURLToPath(new URL('../../../../cli/migrate', import.meta.url))
const files = readdirSync(root, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
const imports = new Map(
  files.map((path) => [
    path,
    importsOf(readFileSync(`${root}/${path}`, 'utf8'))
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => posix.join(posix.dirname(path), specifier)),
  ]),
)

it('only the table of sources imports Docusaurus', () => {
  const importers = files.filter(
    (path) =>
      !path.startsWith('docusaurus/') &&
      imports.get(path)?.some((target) => target.startsWith('docusaurus/')),
  )
  expect(importers).toEqual(['all-sources.ts'])
})

it('no imports of the room form a circle, not even imports of types', () => {
  const isDone = new Set<string>()
  const visit = (path: string, trail: readonly string[]): void => {
    expect(trail, [...trail, path].join(' -> ')).not.toContain(path)
    if (isDone.has(path)) return
    for (const target of imports.get(path) ?? []) visit(target, [...trail, path])
    isDone.add(path)
  }
  expect(files.length).toBeGreaterThan(50)
  for (const path of files) visit(path, [])
})
