import { type Example, situation } from './example.ts'

const frozen = 'test/cli/parts/frozen-version.test.ts'
const faulty = 'test/cli/parts/faulty-parts.test.ts'

/** Examples of the rules about parts of a site and about frozen versions. */
export const partExamples: Readonly<Record<string, Example>> = {
  'part-unreadable': situation(
    'A job uploads `part.json` without the file `pack` beside it.',
    'The job uploads the whole folder of the part.',
    faulty,
  ),
  'part-mismatch': situation(
    'One job builds its part with `--drafts`, and the others without:\n\n```sh\nnpx docs-ssg build --only "1.0/*" --drafts\n```',
    'All jobs use the same flags:\n\n```sh\nnpx docs-ssg build --only "1.0/*"\n```',
    faulty,
  ),
  'part-outdated': situation(
    'The parts come from an earlier commit than the one on which `docs-ssg join` runs.',
    'All jobs check out the same commit.',
    faulty,
  ),
  'part-missing': situation(
    'A language was added to the site, but no job builds it:\n\n```sh\nnpx docs-ssg build --only "*/en"\nnpx docs-ssg join parts\n```',
    'Each language has a part:\n\n```sh\nnpx docs-ssg build --only "*/en"\nnpx docs-ssg build --only "*/fr"\nnpx docs-ssg join parts\n```',
    faulty,
  ),
  'frozen-missing': situation(
    'The config says that version 1.9 is frozen, but the folder `frozen` was not committed.',
    'The folder is in the repository:\n\n```sh\nnpx docs-ssg version 1.9 --freeze\ngit add frozen\n```',
    frozen,
  ),
  'frozen-changed': situation(
    'A page of the frozen version 1.9 was edited:\n\n```sh\necho "More text." >> versioned_docs/version-1.9/index.md\n```',
    'The version is frozen again, with the new text:\n\n```sh\nnpx docs-ssg version 1.9 --freeze\n```',
    frozen,
  ),
  'part-twice': situation(
    'Two patterns match the same version:\n\n```sh\nnpx docs-ssg build --only "1.0/*"\nnpx docs-ssg build --only "*/en"\nnpx docs-ssg join parts\n```',
    'Each version and language is in one part:\n\n```sh\nnpx docs-ssg build --only "1.0/*"\nnpx docs-ssg build --only "2.0/*"\nnpx docs-ssg join parts\n```',
    faulty,
  ),
}
