import { defineRules } from '../model/rule.ts'

/** The rules about social cards. */
export const cardRules = defineRules({
  'social-card-contrast': {
    severity: 'warning',
    description: 'Text of a social card has too little contrast with its background.',
    help: 'Choose a lighter or a darker color in the component of the card.',
  },
  'social-card-failed': {
    severity: 'error',
    description: 'A social card can’t be drawn, so the page has no image in link previews.',
    help: 'Fix the cause that the message names.',
  },
  'social-card-package': {
    severity: 'error',
    description: 'The package that draws social cards is not installed.',
    help: 'Run `npm install --save-dev @takumi-rs/core`, or remove `socialCards`.',
  },
  'social-card-size': {
    severity: 'warning',
    description: 'A social card is so large that some apps don’t show it.',
    help: 'Use fewer gradients and photos in the card, or raise `socialCards.maxBytes`.',
  },
  'social-card-text': {
    severity: 'warning',
    description: 'Text of a social card is cut off, or its fonts lack some of the letters.',
    help: 'Shorten the title, make the text smaller, or add a font to `socialCards.fonts`.',
  },
  'social-card-url': {
    severity: 'error',
    description:
      'Social cards need the URL of the site, because their own URLs have to be absolute.',
    help: 'Set `url` in the config: `url: "https://docs.example.org"`.',
  },
})
