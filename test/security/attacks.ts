/** One row of the table that `npm run test:security` prints. */
export interface Attack {
  /** What is tried, and what must never become of it. */
  readonly tried: string
  readonly succeeded: string
  /** Paths below `test/`. To extend an attack, add a case to one of them, or a file here. */
  readonly files: readonly string[]
  /** The tests of these files that belong to the attack; all of them by default. */
  readonly titles?: RegExp
}

export const attacks: readonly Attack[] = [
  {
    tried: 'payloads in content, values and URLs',
    succeeded: 'executed or covered the layout',
    files: [
      'browser/covering-content.test.ts',
      'browser/hostile-content.test.ts',
      'browser/hostile-sources.test.ts',
      'browser/hostile-values.test.ts',
      'unit/cli/config/check-head.test.ts',
      'unit/cli/config/check-option-urls.test.ts',
      'unit/cli/content/article/collect-urls.test.ts',
      'unit/cli/content/components/safe-props.test.ts',
      'unit/cli/content/components/style-value.test.ts',
      'unit/cli/content/front-matter/page-head.test.ts',
      'unit/cli/content/parse-page.test.ts',
      'unit/cli/primitives/unwritable-values.test.ts',
      'unit/cli/render/article/inline-markdown.test.ts',
      'unit/cli/article/render-article.test.tsx',
      'unit/runtime/shared/html/reserved-attributes.test.ts',
      'unit/runtime/shared/urls/safe-url.test.ts',
    ],
    titles: /\bP18\b/,
  },
  {
    tried: 'hostile files beside pages',
    succeeded: 'executed',
    files: [
      'browser/hostile-files.test.ts',
      'unit/cli/content/sources/published-name.test.ts',
      'unit/cli/content/svg/clean-svg.test.ts',
    ],
    titles: /\bP41\b/,
  },
  {
    tried: 'odd values in lock files, questions, baselines and manifests',
    succeeded: 'stopped a command or were shown',
    files: [
      'unit/cli/checks/lock/hostile-lock.test.ts',
      'unit/cli/hostile-json.test.ts',
      'unit/cli/checks/many-redirects.test.ts',
      'unit/cli/integrations/large-documents.test.ts',
    ],
    titles: /odd values|hostile|lock file|disappear|redirects/,
  },
  {
    tried: 'front matter that is code or a bomb',
    succeeded: 'run',
    files: [
      'unit/cli/content/front-matter/front-matter.test.ts',
      'unit/cli/primitives/yaml-nesting.test.ts',
    ],
    titles: /\bP3\b/,
  },
  {
    tried: 'kinds of change between two builds',
    succeeded: 'stale',
    files: ['cli/cache/warm-equals-cold.test.ts'],
  },
  {
    tried: 'packs of parts and frozen versions',
    succeeded: 'read, changed or ran something',
    files: [
      'cli/parts/hostile-parts.test.ts',
      'unit/cli/parts/hostile-manifests.test.ts',
      'unit/cli/pipeline/hostile-packs.test.ts',
    ],
  },
  {
    tried: 'entries and responses of a shared cache',
    succeeded: 'named a file, moved a page or ended a build',
    files: ['cli/cache/hostile-shared-cache.test.ts', 'unit/cli/cache/remote-cache.test.ts'],
    titles: /refuse|stranger|goes on|hostile/,
  },
  {
    tried: 'responses of a search service',
    succeeded: 'stopped a push with a crash, filled the memory or showed the key',
    files: ['unit/cli/search/hostile-services.test.ts'],
  },
  {
    tried: 'files of translation services',
    succeeded: 'changed more than a section',
    files: [
      'unit/cli/commands/translations/import-texts.test.ts',
      'unit/cli/translations/exchange.test.ts',
    ],
    titles: /refuse|of a translation service/,
  },
  {
    tried: 'earlier `changed.json` and lock files',
    succeeded: 'named other files',
    files: ['unit/cli/compare/file-changes.test.ts', 'unit/cli/translations/sections.test.ts'],
    titles: /earlier file|lock file/,
  },
  {
    tried: 'names of untranslated pages in the files of hosts',
    succeeded: 'read as syntax',
    files: ['unit/cli/manifests/hostile-untranslated.test.ts'],
  },
  {
    tried: 'blocks `:::only`, texts and side effects of components',
    succeeded: 'reached other readers, cut or ended a page',
    files: ['unit/cli/twins/component-markdown.test.ts', 'unit/cli/twins/only.test.ts'],
  },
  {
    tried: 'files of random orders of pages and languages',
    succeeded: 'different',
    files: [
      'cli/content/random-orders.long.test.ts',
      'cli/content/shared-state.test.ts',
      'unit/cli/content/code/isolated-grammars.test.ts',
    ],
  },
  {
    tried: 'damaged caches, wrong clocks and simultaneous builds',
    succeeded: 'changed the output',
    files: [
      'cli/cache/clock.test.ts',
      'unit/cli/cache/open-cache.test.ts',
      'unit/cli/output/write-output.test.ts',
    ],
    titles: /\bP14\b/,
  },
  {
    tried: 'builds that are killed, in each phase',
    succeeded: 'left a part of a site or litter',
    files: [
      'cli/commands/killed-build.test.ts',
      'cli/commands/killed-phases.test.ts',
      'cli/output/killed-build.test.ts',
    ],
    titles: /\bP8\b/,
  },
  {
    tried: 'programs that the config of a repository names',
    succeeded: 'run',
    files: ['cli/hostile-repositories.test.ts'],
  },
  {
    tried: 'installations',
    succeeded: 'broken',
    files: ['browser/installations.test.ts', 'unit/cli/bundle/one-react.test.ts'],
  },
  {
    tried: 'code of a site that adds properties to all values',
    succeeded: 'unnoticed',
    files: ['cli/commands/changed-prototypes.test.ts'],
  },
  {
    tried: 'islands that fail',
    succeeded: 'lost their HTML',
    files: ['browser/failing-islands.test.ts'],
  },
  {
    tried: 'path probes',
    succeeded: 'leaked',
    files: [
      'cli/content/remark-partials.test.ts',
      'unit/cli/commands/preview/preview.test.ts',
      'unit/cli/output/write-output.test.ts',
    ],
    titles: /\bP16\b/,
  },
  {
    tried: 'symbolic links and hidden files',
    succeeded: 'leaked',
    files: ['unit/cli/gate/readable-files.test.ts'],
  },
  {
    tried: 'migrations of hostile sites',
    succeeded: 'left the repository',
    files: ['cli/migrate/outside-files.test.ts'],
  },
  {
    tried: 'forms of a path at places that name a file',
    succeeded: 'left the site',
    files: [
      'cli/gate/path-forms.long.test.ts',
      'unit/cli/gate/inside-name.test.ts',
      'unit/cli/gate/opened-files.test.ts',
    ],
  },
  {
    tried: 'hostile requests',
    succeeded: 'let in or fatal',
    files: [
      'cli/server/hostile-clients.long.test.ts',
      'cli/server/hostile-clients.test.ts',
      'unit/cli/commands/preview/preview.test.ts',
      'unit/cli/server/byte-range.test.ts',
      'unit/cli/server/limits.test.ts',
      'unit/cli/server/site-handler.test.ts',
    ],
    titles: /\bP15\b|\bP17: (?!pages|the protocol)/,
  },
  {
    tried: 'hostile messages and sites of `mcp`',
    succeeded: 'let in, leaked or fatal',
    files: [
      'cli/mcp/mcp-ends.test.ts',
      'cli/mcp/mcp.test.ts',
      'unit/cli/agents/agents.test.ts',
      'unit/cli/mcp/hostile-search-data.test.ts',
      'unit/cli/mcp/http-files.test.ts',
      'unit/cli/mcp/limits.test.ts',
    ],
  },
  {
    tried: 'redirects and files of other servers',
    succeeded: 'followed or believed',
    files: [
      'unit/cli/checks/sites/check-site-links.test.ts',
      'unit/cli/integrations/python/hostile-dumps.test.ts',
      'unit/cli/integrations/python/hostile-inventories.test.ts',
      'unit/cli/primitives/follow-redirects.test.ts',
      'unit/cli/primitives/is-own-machine.test.ts',
      'unit/cli/primitives/limit-time.test.ts',
      'unit/cli/primitives/urls/address-reach.test.ts',
      'unit/cli/primitives/urls/connect-within.test.ts',
      'unit/cli/search/service-redirects.test.ts',
    ],
  },
  {
    tried: 'ways out of the jail of samples',
    succeeded: 'succeeded',
    files: ['cli/checks/samples/jail.test.ts'],
  },
  {
    tried: 'exits, hangs, late errors and signals',
    succeeded: 'unnoticed or endless',
    files: [
      'cli/late-errors.test.ts',
      'cli/supervisor/children.test.ts',
      'cli/supervisor/exit-codes.test.ts',
      'cli/supervisor/stops.test.ts',
    ],
  },
  {
    tried: 'kinds of pages under the strict policy',
    succeeded: 'violations',
    files: ['browser/policy.test.ts'],
  },
  {
    tried: 'collisions and names that no URL can have',
    succeeded: 'unnoticed',
    files: [
      'unit/cli/output/claimed-names.test.ts',
      'unit/cli/routes/collisions.test.ts',
      'unit/cli/routes/static-names.test.ts',
      'unit/cli/routes/unusable-names.test.ts',
    ],
  },
  {
    tried: 'damaged pages, read by both parsers',
    succeeded: 'different',
    files: [
      'unit/cli/content/native/mutated-pages.long.test.ts',
      'unit/cli/content/native/mutated-pages.test.ts',
    ],
  },
  {
    tried: 'pathological inputs, timed',
    succeeded: 'over the limit',
    files: [
      'unit/cli/content/plugins/remark-jsx.test.ts',
      'unit/cli/content/dialect/jsx-statements.test.ts',
      'unit/cli/init/long-texts.test.ts',
      'unit/cli/long-texts.test.ts',
      'unit/cli/migrate/long-texts.test.ts',
      'unit/cli/pipeline/compile-page.test.ts',
    ],
    titles: /\bP4\b|twelve times/,
  },
]

/** Every file of the table, once. */
export const attackFiles: readonly string[] = [
  ...new Set(attacks.flatMap(({ files }) => files)),
].toSorted()
