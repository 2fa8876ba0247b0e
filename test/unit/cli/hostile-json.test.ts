import { expect, it } from 'vitest'
import { checkLock, parseLock } from '../../../cli/checks/lock/check-lock.ts'
import { parseExternalCache } from '../../../cli/checks/external/external-cache.ts'
import { findLooseVersion } from '../../../cli/content/components/find-loose-version.ts'
import type { ContentPath } from '../../../cli/model/paths.ts'
import { parseManifest } from '../../../cli/parts/part-manifest.ts'
import { readQueryTests } from '../../../cli/primitives/formats/query-tests.ts'
import { parseBaseline } from '../../../cli/report/baseline.ts'
import { parseSectionLock } from '../../../cli/translations/section-lock.ts'
import { countAttempts } from '../../helpers/count-attempts.ts'

/** Values of JSON that have no form as a text, or whose names every object of JavaScript has. */
const odd = [
  'null',
  '1e999',
  '[]',
  '{}',
  '{"toString": 1, "valueOf": 1}',
  '[{"toString": 1, "valueOf": 1}]',
  '[[[{"toString": 1, "valueOf": 1}]]]',
  '{"__proto__": {"a": 1}}',
  '{"constructor": {"prototype": 1}}',
  '{"toJSON": 1}',
  '{"length": 4294967295}',
]

const path = 'docs.lock.json' as ContentPath
const readLock = (text: string): unknown => {
  const lock = parseLock(text)
  const current = { version: 1, pages: { '/': { a: 'A' } } } as const
  return lock && checkLock({ lock, current, redirected: new Set(), path, text })
}

/** Files that a pull request can bring, and the places in them where a value can be odd. */
const files: readonly (readonly [
  name: string,
  read: (text: string) => unknown,
  forms: string[],
])[] = [
  [
    'docs.lock.json',
    readLock,
    [
      '?',
      '{"version": 1, "pages": ?}',
      '{"version": 1, "pages": {"/": ?}}',
      '{"version": 1, "pages": {"/": {"b": ?}}}',
      '{"version": 1, "pages": {"constructor": {"b": ?}}}',
      '{"version": 1, "pages": {"__proto__": {"b": ?}}}',
    ],
  ],
  [
    'the lock file of translations',
    parseSectionLock,
    [
      '?',
      '{"version": 1, "pages": ?}',
      '{"version": 1, "pages": {"a": ?}}',
      '{"version": 1, "pages": {"a": [?]}}',
      '{"version": 1, "pages": {"a": [[?, ?, ?]]}}',
    ],
  ],
  ['a baseline', parseBaseline, ['?', '{"findings": ?}', '{"findings": {"a": ?}}']],
  [
    'queries and questions',
    readQueryTests,
    ['?', '{"set": ?}', '{"set": {"q": ?}}', '{"set": {"q": [?]}}', '{"__proto__": {"q": ?}}'],
  ],
  ['results for external links', parseExternalCache, ['?', '{"links": ?}', '{"links": {"a": ?}}']],
  [
    'the manifest of a part',
    parseManifest,
    [
      '?',
      '{"format": 1, "pages": ?, "entries": ?, "reads": ?}',
      '{"format": 1, "tool": ?, "config": ?, "input": ?, "variants": [?], "pages": [?], "reads": {"names": [?], "hash": ?}, "entries": [?]}',
    ],
  ],
  [
    'the package.json of a project',
    findLooseVersion,
    ['?', '{"dependencies": ?}', '{"dependencies": {"a": ?}}', '{"devDependencies": {"a": ?}}'],
  ],
]

it.each(files.flatMap(([name, read, forms]) => forms.map((form) => ({ name, read, form }))))(
  '$name with odd values is refused or read without them: $form',
  ({ read, form }) => {
    for (const value of odd) {
      countAttempts(1)
      const result = JSON.stringify(read(form.replaceAll('?', value))) ?? ''
      expect(result).not.toMatch(/native code|object Object/)
    }
  },
)
