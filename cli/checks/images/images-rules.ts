import { defineRules } from '../../model/rule.ts'

/** The rules about images. */
export const imagesRules = defineRules({
  'missing-alt': {
    severity: 'warning',
    description: 'A picture says nothing to those who do not see it.',
    help: 'Describe what it shows.',
  },
  'unsized-image': {
    formerly: 'unsized-picture',
    severity: 'warning',
    description:
      'Nobody knows the size of a picture before it is loaded, so the text below jumps when it arrives.',
    help: 'Write width and height, or keep the file in the site, where docs-ssg measures it.',
  },
})
