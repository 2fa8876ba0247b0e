import { defineRules } from '../../model/rule.ts'

/** The rules about what programs must find from `llms.txt`. */
export const agentTestsRules = defineRules({
  'agent-path': {
    severity: 'error',
    description:
      'A question of `llms.tests` does not lead from `llms.txt` to its page or section within the budget, so a program may not find the answer.',
    help: 'Add the words of the question to the `description` of the page, or shorten the pages before it.',
  },
  'agent-target': {
    severity: 'error',
    description:
      'A question of `llms.tests` expects a page or heading that does not exist or that programs can’t read, so it can never pass.',
    help: 'Use the URL of an existing page or heading that has Markdown.',
  },
  'agent-tests': {
    severity: 'error',
    description:
      'The file of questions for programs is missing or cannot be read, so `llms.txt` is not tested.',
    help: 'Restore the file, or remove `llms.tests` from the config.',
  },
})
