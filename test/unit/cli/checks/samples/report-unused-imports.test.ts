import { expect, it } from 'vitest'
import { reportUnusedImports } from '../../../../../cli/checks/samples/report-unused-imports.ts'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { createSamples } from '../../../../../cli/samples/sample-files.ts'

const page = toContentPath('/site', '/site/docs/a.md')

/** `rule line:column module` of each finding; the fence is in line 10. */
function findingsOf(value: string, { meta = 'run', lang = 'ts' } = {}): readonly string[] {
  const samples = createSamples(page, [{ lang, meta, value, line: 10, indent: 2 }])
  return samples
    .flatMap(reportUnusedImports)
    .map(({ rule, place, data }) => `${rule} ${place?.line}:${place?.column} ${data?.actual}`)
}

it.each([
  ['a name', "import { readFileSync } from 'node:fs'\nconsole.log(1)", '11:3 node:fs'],
  ['a module without its scheme', "import fs from 'fs'\n", '11:3 fs'],
  ['a part of a module', 'import { readFile } from "node:fs/promises"\n', '11:3 node:fs/promises'],
  ['everything of a module', "\nimport * as net from 'net'\n", '12:3 net'],
  ['a renamed name', "import { exit as end } from 'node:process'\nexit", '11:3 node:process'],
  [
    'several lines',
    "import {\n  spawn,\n  exec,\n} from 'node:child_process'\n",
    '11:3 node:child_process',
  ],
  ['two names', "import fs, { readFile } from 'node:fs'\n", '11:3 node:fs'],
  ['one of two in a line', "import a from 'os'; import b from 'fs'\na.cpus()", '11:23 fs'],
  ['`require`', "import fs = require('fs')\n", '11:3 fs'],
  ['a name that is only in a comment', "import fs from 'fs'\n// fs\n/* fs */", '11:3 fs'],
  ['a name that is only in a string', "import fs from 'fs'\nconsole.log('fs')", '11:3 fs'],
  ['a name that is a part of another', "import fs from 'fs'\nconst fs2 = 1", '11:3 fs'],
])('an unused import of a module of Node does not vanish: %s', (_name, text, expected) => {
  expect(findingsOf(text)).toEqual([`sample-unused-import ${expected}`])
})

it.each([
  ['is used', "import { cpus } from 'node:os'\nconsole.log(cpus().length)"],
  ['is used as a type', "import { Stats } from 'node:fs'\nconst a: Stats[] = []"],
  ['imports a type', "import type { Stats } from 'node:fs'\nimport { type Dirent } from 'node:fs'"],
  ['runs the module', "import 'node:fs'"],
  ['is of a package', "import React from 'react'"],
])('an import is not reported if it %s', (_name, text) => {
  expect(findingsOf(text)).toEqual([])
})

it.each([
  ['does not run', { meta: '' }],
  ['is not checked', { meta: 'run noCheck="why"' }],
  ['is JavaScript, which keeps the import', { lang: 'js' }],
])('an unused import is not reported if the sample %s', (_name, options) => {
  expect(findingsOf("import fs from 'node:fs'", options)).toEqual([])
})
