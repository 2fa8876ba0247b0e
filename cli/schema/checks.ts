import * as v from 'valibot'
import { hostName } from './values/hosts.ts'
import { option, severity } from '../primitives/formats/schema-parts.ts'
import { ownRecord } from '../primitives/own-record.ts'

const strings = v.array(v.string())
const atLeastOne = (sentence: string) =>
  v.exactOptional(v.pipe(v.number(), v.minValue(1), v.description(sentence)))

const budgetsSchema = v.strictObject({
  html: atLeastOne('Bytes of a page after gzip.'),
  css: atLeastOne('Bytes of the style sheet that every page loads, after gzip.'),
  javascript: atLeastOne('Bytes of the script that every page loads, after gzip.'),
  search: atLeastOne('Bytes of one search data file after gzip.'),
  image: atLeastOne('Bytes of one image.'),
  nodes: atLeastOne('Number of elements on a page.'),
})

const apiCoverageSchema = v.strictObject({
  entries: v.pipe(strings, v.description('Entry points of packages: `@scope/name/sub`.')),
  pages: option(
    strings,
    ['**'],
    'Glob patterns of the pages that document them, below `docs.path`.',
  ),
  ignore: option(
    ownRecord(v.string(), v.string()),
    {},
    'Exported names that need no documentation, each with the reason.',
  ),
})

/** The options of checks. */
export const checksSchema = v.strictObject({
  rules: option(
    ownRecord(v.string(), severity),
    {},
    'Severity of each kind of problem by the id of its rule: `{ "orphan-page": "error" }`.',
  ),
  samples: option(
    v.boolean(),
    false,
    'Compile all TypeScript and JavaScript samples against the packages that the site has installed, and run those that are marked `run`. They run without access to files, the network, the environment and other processes. They are code all the same, so give this check no secrets in CI for pull requests from people you don’t trust.',
  ),
  apiCoverage: v.optional(
    v.pipe(
      apiCoverageSchema,
      v.description(
        'Require documentation for every exported name, and compare tables of options with the type declarations. Needs TypeScript 7 or newer.',
      ),
    ),
  ),
  lock: option(
    v.string(),
    'docs.lock.json',
    'File that lists every published URL and id. `docs-ssg check --update-lock` creates it; if it exists, it is checked.',
  ),
  translations: option(
    v.string(),
    'translations.lock.json',
    'File that records from which text each section of a translation was made. `docs-ssg translations --update-lock` creates it; if it exists, `docs-ssg check` reports sections that are older than their original.',
  ),
  inbound: option(
    strings,
    [],
    'Files and folders that are published elsewhere and contain URLs of this site, relative to the site folder.',
  ),
  externalIgnore: option(
    strings,
    [],
    'Glob patterns of URLs that `docs-ssg check --external` skips: `https://example.com/**`.',
  ),
  externalPrivateHosts: option(
    strings,
    [],
    'Hosts in a private network that `docs-ssg check --external` may request, such as `wiki.corp.example` or the glob pattern `*.corp.example`. Without it, links only cause requests to addresses of the internet, because anyone who can change a page can write a link.',
  ),
  externalCache: option(
    v.string(),
    '.docs-ssg/external-links.json',
    'File that caches the responses of other sites, relative to the site folder. To commit it, choose a file outside `.docs-ssg`, which git ignores.',
  ),
  sites: option(
    ownRecord(v.string(), v.string()),
    {},
    'Other sites whose `anchors.json` is used to check links to them, by a name of your choice: the URL of the file or its path relative to the site folder. Links to pages and ids that those sites don’t have are reported, without a request for each link.',
  ),
  html: option(
    v.boolean(),
    false,
    'Validate every built page against the HTML standard with html-validate, which the site must install.',
  ),
  contrast: option(
    v.boolean(),
    false,
    'Compute the contrast of all theme and syntax colors in both modes, from the style sheet.',
  ),
  hosts: option(
    v.array(hostName),
    [],
    'Hosts where the site is published. A site with more files, larger files or more redirects and headers than one of them accepts is reported before it is published.',
  ),
  budgets: option(budgetsSchema, {}, 'Size limits of the files of the site.'),
})
