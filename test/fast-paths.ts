/** A short way for what is common, and the general way that it must not differ from. */
export interface FastPath {
  /** Has a comment `Fast path of …`. */
  readonly file: string
  /** As in that comment. */
  readonly general: string
  /** Compares both ways in each run of all tests. */
  readonly test: string
  /** Compares them for longer, in `npm run test:long`. */
  readonly longTest: string
}

const ofValues = {
  test: 'test/unit/fast-paths/fast-paths.test.ts',
  longTest: 'test/unit/fast-paths/fast-paths.long.test.ts',
}

/** Every pair of a fast way and a general way, with the tests that compare them. */
export const fastPaths: readonly FastPath[] = [
  {
    file: 'cli/content/front-matter/plain-front-matter.ts',
    general: 'the YAML parser',
    ...ofValues,
  },
  { file: 'cli/config/loading/plain-config.ts', general: 'the bundler', ...ofValues },
  { file: 'cli/html/read-plain-html.ts', general: '`readAnyHtml`', ...ofValues },
  {
    file: 'cli/content/foreign/unparsed-blocks.ts',
    general: 'one search for each pattern',
    ...ofValues,
  },
  {
    file: 'cli/primitives/text/foreign-marks.ts',
    general: 'one search for each mark',
    ...ofValues,
  },
  { file: 'cli/primitives/hash.ts', general: 'the sum in parts', ...ofValues },
  {
    file: 'cli/content/foreign/find-forms.ts',
    general: 'one search for each form',
    ...ofValues,
  },
  {
    file: 'cli/primitives/text/fold-space.ts',
    general: 'the pattern of all white space',
    ...ofValues,
  },
  { file: 'cli/primitives/visit.ts', general: '`unist-util-visit`', ...ofValues },
  { file: 'cli/primitives/text/lines.ts', general: 'the pattern of line ends', ...ofValues },
  { file: 'runtime/search/words/tokens.ts', general: 'the patterns of Unicode', ...ofValues },
  {
    file: 'runtime/shared/manifests/search-columns.ts',
    general: 'the pattern of Unicode',
    ...ofValues,
  },
  {
    file: 'cli/content/code/grammars/highlight-code.ts',
    general: '`toCodeHtml` of elements',
    ...ofValues,
  },
  {
    file: 'cli/content/dialect/text-marks.ts',
    general: 'the checks of every text',
    test: 'test/unit/fast-paths/text-marks.test.ts',
    longTest: 'test/unit/fast-paths/text-marks.long.test.ts',
  },
  {
    file: 'cli/content/native/native-parser.ts',
    general: '`remark-parse`',
    test: 'test/unit/cli/content/native/native-parser.test.ts',
    longTest: 'test/unit/cli/content/native/native-parser.long.test.ts',
  },
  {
    file: 'cli/content/native/plain-block.ts',
    general: '`blockScope`',
    test: 'test/unit/cli/content/native/plain-block.test.ts',
    longTest: 'test/unit/cli/content/native/plain-block.long.test.ts',
  },
  {
    file: 'cli/article/write-article.ts',
    general: 'React',
    test: 'test/unit/cli/article/write-article.test.ts',
    longTest: 'test/unit/cli/article/write-article.long.test.ts',
  },
  {
    file: 'cli/checks/html/dedupe-html.ts',
    general: 'the validation of the whole page',
    test: 'test/unit/cli/checks/html/dedupe-html.test.ts',
    longTest: 'test/unit/cli/checks/html/dedupe-html.long.test.ts',
  },
  {
    file: 'cli/bundle/prebuilt/load-prebuilt.ts',
    general: 'bundling',
    test: 'test/cli/bundle/prebuilt.test.ts',
    longTest: 'test/cli/bundle/prebuilt.long.test.ts',
  },
  {
    file: 'cli/pipeline/rendering/early-site.ts',
    general: 'the page of the finished site',
    test: 'test/cli/commands/early-pages.test.ts',
    longTest: 'test/cli/commands/early-pages.long.test.ts',
  },
  {
    file: 'cli/pipeline/rendering/render-edits.ts',
    general: 'the page of the whole build',
    test: 'test/cli/commands/quick-edits.test.ts',
    longTest: 'test/cli/commands/quick-edits.long.test.ts',
  },
]
