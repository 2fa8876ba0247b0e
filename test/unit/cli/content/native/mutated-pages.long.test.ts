import { expect, it } from 'vitest'
import { loadNativeParser } from '../../../../../cli/content/native/native-parser.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'
import { findUnequalPages, ownPages, readPages } from './find-unequal-pages.ts'

const isInstalled = (await loadNativeParser({ math: false })) !== undefined

const seed = Number(process.env['SEED'] ?? 1)
const count = Number(process.env['COUNT'] ?? 3000)
/** More folders with Markdown, separated by commas. */
const folders = (process.env['PAGES'] ?? '').split(',').filter((folder) => folder !== '')

it.runIf(isInstalled)(
  `both parsers make the same of ${count} mutated pages and report the same (SEED=${seed})`,
  async () => {
    const pages = readPages([...ownPages, ...folders])
    const unequal = await findUnequalPages(count, { seed, pages })
    countAttempts(count, unequal.length)
    expect(unequal).toEqual([])
  },
)
