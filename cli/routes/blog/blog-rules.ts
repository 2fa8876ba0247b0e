import { defineRules } from '../../model/rule.ts'

/** The rules about blogs. */
export const blogRules = defineRules({
  'bad-blog-file': {
    severity: 'error',
    description: 'The file that lists authors or tags is not valid, so its entries are missing.',
    help: 'Fix the key that the message names.',
  },
  'post-without-date': {
    severity: 'error',
    description: 'A blog post has no date, so lists and feeds can’t sort it.',
    help: 'Start the file name with the date, or write `date` in the front matter.',
  },
  'tag-collision': {
    severity: 'error',
    description:
      'The pages of two different tags have the same URL, so one page would list the pages of both.',
    help: 'Set another `permalink` for one of the tags.',
  },
  'tag-spelling': {
    severity: 'warning',
    description: 'A tag is written in two ways that differ only in letter case, spaces or hyphens.',
    help: 'Write the tag in the same way on all pages.',
  },
  'unknown-author': {
    severity: 'error',
    description:
      'A post names an author who is not in the file of authors, so readers would not see a name.',
    help: 'Fix the key, or add the author to the file.',
  },
  'unknown-blog-key': {
    severity: 'warning',
    description: 'A key of an author or a tag is unknown, so it has no effect.',
    help: 'Fix the spelling or remove it.',
  },
  'unknown-post-tag': {
    severity: 'warning',
    description: 'A post or a doc has a tag that is not in the file of tags.',
    help: 'Use a tag of the file, or add the tag to it.',
  },
})
