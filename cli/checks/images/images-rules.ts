import { defineRules } from '../../model/rule.ts'

/** The rules about images. */
export const imagesRules = defineRules({
  'missing-alt': {
    severity: 'warning',
    description:
      'An image has no alternative text, so people who use a screen reader do not know what it shows.',
    help: 'Describe what the image shows.',
  },
  'unsized-image': {
    severity: 'warning',
    description:
      'The browser does not know the size of an image before it is loaded, so the text below it moves when the image arrives.',
    help: 'Write `width` and `height`, or keep the file in the site so that docs-ssg can measure it.',
  },
})
