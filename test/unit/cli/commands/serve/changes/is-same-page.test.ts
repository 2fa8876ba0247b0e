import { expect, it } from 'vitest'
import { isSamePage } from '../../../../../../cli/commands/serve/changes/is-same-page.ts'
import { toOutputPath } from '../../../../../../cli/model/paths/output-path.ts'
import type { SiteFile } from '../../../../../../cli/commands/serve/serve-contract.ts'

const text = 'A paragraph of the page that no edit changes. '.repeat(20)
const page = (contents: string): SiteFile => ({
  path: toOutputPath('guide/index.html'),
  kind: 'page',
  contents,
})
const html = (hash: string, build: string, body = text, end = ''): string =>
  `<script src="/assets/client-${hash}.js"></script>${body}{"buildId":"${build}"}${text}${end}`
const before = html('0123456789abcdef', 'aa11')

it.each([
  ['nothing differs', before, true],
  ['a script has another name', html('fedcba9876543210', 'aa11'), true],
  [
    'a script has another name that begins like the old one',
    html('0123456789abcd00', 'aa11'),
    true,
  ],
  ['the build has another id', html('0123456789abcdef', 'bb22'), true],
  ['both', html('fedcba9876543210', 'bb22'), true],
  ['a hash is longer', html('0123456789abcdef0123456789abcdef', 'aa11'), true],
  ['a word differs as well', html('fedcba9876543210', 'bb22', text.replace('page', 'side')), false],
  ['a word was added at the end', html('fedcba9876543210', 'bb22', text, 'More.'), false],
  ['a word was added beside the name', html('fedcba9876543210', 'aa11', `More. ${text}`), false],
  ['a sentence is repeated', html('fedcba9876543210', 'bb22', text + text), false],
  ['everything is missing', '', false],
  ['the script has another stem', before.replace('client-', 'island-'), false],
])('knows whether readers see the same page: %s', (_, after, isSame) => {
  expect(isSamePage(page(before), page(after), [])).toBe(isSame)
  expect(isSamePage(page(after), page(before), [])).toBe(isSame)
})
