import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reservedIds } from '../../../../../runtime/shared/html/reserved-ids.ts'

const top = join(import.meta.dirname, '../../../../..')
const folders = ['runtime/components', 'runtime/layouts', 'cli/render']

/** Every id `docs-ssg-…` that the layout writes. */
const written = folders.flatMap((folder) =>
  readdirSync(join(top, folder))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(top, folder, name), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/\sid="?(docs-ssg-[a-z-]+)(?=["\s>])/g)].map(([, id = '']) => id),
    ),
)

/** On the page of the search, which has no article. */
const elsewhere = new Set(['docs-ssg-search'])

describe('reservedIds', () => {
  it('P20: lists the ids of the layout and no other', () => {
    expect([...new Set(written)].filter((id) => !elsewhere.has(id)).toSorted()).toEqual(
      [...reservedIds].toSorted(),
    )
  })
})
