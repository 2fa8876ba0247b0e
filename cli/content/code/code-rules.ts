import { defineRules } from '../../model/rule.ts'

/** The rules about code blocks. */
export const codeRules = defineRules({
  'code-highlight': {
    severity: 'warning',
    description:
      'A comment that marks lines of code has no counterpart or no effect, so readers see it or miss the mark.',
    help: 'Add the missing comment or remove this one.',
  },
  'code-include': {
    severity: 'error',
    description: 'A code block includes a file that does not exist or lacks the named region.',
    help: 'Name an existing file and one of its regions.',
  },
  'code-language': {
    severity: 'warning',
    description: 'The language of a code fence is unknown, so its code is not highlighted.',
    help: 'Use the closest known language, define it in `markdown.grammars`, or write `text`.',
  },
  'code-meta': {
    severity: 'warning',
    description: 'A word after the language of a code fence is unknown, so it has no effect.',
    help: 'Fix the spelling or remove it.',
  },
  'code-size': {
    severity: 'warning',
    description: 'The code block is so large that it is shown without colors.',
    help: 'Show the part that matters, or link to the file.',
  },
})
