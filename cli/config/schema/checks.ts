// The options about what is proved beside links. Enters: nothing. Leaves: valibot schemas.
// Must not know how a check works.
import * as v from 'valibot'
import { option, severity } from './schema-parts.ts'

const strings = v.array(v.string())
const bytes = (sentence: string) =>
  v.exactOptional(v.pipe(v.number(), v.minValue(1), v.description(sentence)))

const budgetsSchema = v.strictObject({
  html: bytes('Bytes of a page after gzip.'),
  css: bytes('Bytes of all style sheets of a page after gzip.'),
  javascript: bytes('Bytes of the scripts loaded with a page after gzip.'),
  search: bytes('Bytes of one search data file after gzip.'),
  image: bytes('Bytes of one picture.'),
  nodes: bytes('Elements of a page.'),
})

const apiCoverageSchema = v.strictObject({
  entries: v.pipe(strings, v.description('Package entry points: `@scope/name/sub`.')),
  pages: option(
    strings,
    ['**'],
    'Glob patterns of the pages that document them, below `docs.path`.',
  ),
  ignore: option(
    v.record(v.string(), v.string()),
    {},
    'Exported names nobody needs to read about, each with the reason.',
  ),
})

export const checksSchema = v.strictObject({
  rules: option(
    v.record(v.string(), severity),
    {},
    'What a kind of finding is, by its rule: `{ "orphan-page": "error" }`.',
  ),
  samples: option(
    v.boolean(),
    false,
    'Compile all TypeScript and JavaScript samples against the packages the site has installed, and run those marked `run`.',
  ),
  apiCoverage: v.optional(
    v.pipe(
      apiCoverageSchema,
      v.description(
        'Every exported name must be documented, and the options that tables list must be those that are declared (which TypeScript 7 or newer is asked).',
      ),
    ),
  ),
  lock: option(
    v.string(),
    'docs.lock.json',
    'File with every published address and id; made by `docs-ssg check --update-lock`, checked when it is there.',
  ),
  inbound: option(
    strings,
    [],
    'Files and folders that ship elsewhere and name addresses of this site, relative to the site folder.',
  ),
  externalIgnore: option(
    strings,
    [],
    'Glob patterns of addresses that `docs-ssg check --external` leaves alone: `https://example.com/**`.',
  ),
  externalCache: option(
    v.string(),
    '.docs-ssg/external-links.json',
    'File that remembers which addresses answered, relative to the site folder; may be committed.',
  ),
  html: option(
    v.boolean(),
    false,
    'Hold every built page against the HTML standard with html-validate, which the site must install.',
  ),
  contrast: option(
    v.boolean(),
    false,
    'Compute the contrast of all colours of theme and code in both modes, from the style sheet.',
  ),
  budgets: option(budgetsSchema, {}, 'The most that files of the site may weigh.'),
})
