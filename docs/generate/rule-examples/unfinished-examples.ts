import { type Example, page } from './example.ts'

/** Examples of the rules about what an author left unfinished. */
export const unfinishedExamples = {
  'heading-id': page('## Install it {#set up}', '## Install it {#set-up}'),
  'merge-conflict': page(
    '<<<<<<< HEAD\nRun `npm install`.\n=======\nRun `npm ci`.\n>>>>>>> lock-file',
    'Run `npm ci`.',
  ),
  'empty-page': page('---\ntitle: Install\n---', '---\ntitle: Install\n---\n\nRun `npm install`.'),
  'empty-link': page(
    'See [](https://example.com/install).',
    'See [how to install it](https://example.com/install).',
  ),
  'unclosed-admonition': page(':::tip\n\nUse a lock file.', ':::tip\n\nUse a lock file.\n\n:::'),
  'unclosed-fence': page(
    'Run the tests:\n\n```sh\nnpm test\n\nThen publish.',
    'Run the tests:\n\n```sh\nnpm test\n```\n\nThen publish.',
  ),
} satisfies Readonly<Record<string, Example>>
