import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { toDefines, toScriptOptions } from '../../../../cli/bundle/script-options.ts'
import { configOf } from '../../../helpers/memory-site.ts'

const runtime = fileURLToPath(new URL('../../../../runtime', import.meta.url))

it('replaces every name that scripts declare, and no other', () => {
  const declared = readdirSync(runtime, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(runtime, path), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/^declare const (DOCS_SSG_\w+)/gm)].map(([, name]) => name),
    )
  expect(Object.keys(toScriptOptions(configOf())).toSorted()).toEqual(
    [...new Set(declared)].toSorted(),
  )
})

it('writes the values as code', () => {
  const config = configOf({ theme: { viewTransitions: true } })
  expect(toDefines(toScriptOptions(config))).toMatchObject({
    DOCS_SSG_SEARCH_PROVIDER: '"embedded"',
    DOCS_SSG_VIEW_TRANSITIONS: 'true',
  })
})
