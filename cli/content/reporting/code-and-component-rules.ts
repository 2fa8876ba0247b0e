import { defineRules } from '../../model/rule.ts'

/** The rules about code blocks, formulas, components and expressions. */
export const codeAndComponentRules = defineRules({
  'code-highlight': {
    severity: 'warning',
    description:
      'A comment that should mark lines of code has no matching comment or no effect, so readers see the comment, or the lines aren’t marked.',
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
  'component-error': {
    severity: 'error',
    description: 'A component of the site throws an error while the page is built.',
    help: 'Fix the component, or remove its tag.',
  },
  'code-size': {
    severity: 'warning',
    description: 'The code block is so large that it is shown without colors.',
    help: 'Show the part that matters, or link to the file.',
  },
  'type-table': {
    severity: 'error',
    description: 'A `TypeTable` names declarations that can’t be read, so its table is missing.',
    help: 'Fix `of` or `from`, or install the package.',
  },
  twoslash: {
    severity: 'error',
    description:
      'A twoslash sample has an error that it does not expect, or notation that has no effect.',
    help: 'Fix the sample, or name the error in a comment such as `// @errors: 2322`.',
  },
  'component-tag': {
    severity: 'error',
    description: 'A component’s tag is never closed, so it includes everything that follows.',
    help: 'Close the tag where its contents end.',
  },
  docblock: {
    severity: 'warning',
    description: 'The page quotes a doc comment that does not exist, so its text is missing.',
    help: 'Name an existing source file and a name that has a doc comment in it.',
  },
  'foreign-syntax': {
    severity: 'warning',
    description: 'The page has syntax of another tool, which readers see as plain text.',
    help: 'Write what the message says instead, or write it as code to show it.',
  },
  'html-removed': {
    severity: 'warning',
    description:
      'Raw HTML contains an element or attribute that pages can’t have, such as one that could run code or send data, so it was removed.',
    help: 'Write a component of the site, or set `markdown.rawHtml` to `trust` if you trust all authors.',
  },
  'math-off': {
    severity: 'warning',
    description:
      'The page contains a formula, but math is off on this site, so readers see the source of the formula.',
    help: 'Install KaTeX and set `markdown.math`.',
  },
  'mermaid-off': {
    severity: 'warning',
    description:
      'The page contains a diagram, but Mermaid is off on this site, so readers see the source of the diagram.',
    help: 'Install Mermaid and set `markdown.mermaid`, or write `text` after the fence.',
  },
  'duplicate-definition': {
    severity: 'warning',
    description:
      'A link or footnote is defined twice in one file; only the first definition has an effect.',
    help: 'Rename or remove one of the definitions.',
  },
  'undefined-reference': {
    severity: 'warning',
    description: 'A link or footnote has no definition, so readers see its brackets.',
    help: 'Add the definition, or escape the bracket.',
  },
  'unused-footnote': {
    severity: 'warning',
    description: 'No text refers to the footnote, so readers don’t see it.',
    help: 'Refer to it where it belongs, or remove it.',
  },
  'iframe-host': {
    severity: 'error',
    description: 'The frame shows a host that the site does not allow.',
    help: 'Link to the page instead, or add the host to `markdown.frameHosts`.',
  },
  'iframe-title': {
    severity: 'warning',
    description: 'Without a title, screen readers can’t announce what the frame contains.',
    help: 'Give the frame a `title`.',
  },
  math: {
    severity: 'error',
    description: 'The formula can’t be rendered, so readers would see its source.',
    help: 'Fix the formula, or install KaTeX in the site.',
  },
  'no-javascript': {
    severity: 'error',
    description: 'Pages never run JavaScript, so this statement is left out.',
    help: 'Write the result, or move the code into a component of the site.',
  },
  'no-literal': {
    severity: 'error',
    description: 'Pages never run JavaScript, so a prop whose value is not a literal is left out.',
    help: 'Write the value itself.',
  },
  'sandbox-project': {
    severity: 'error',
    description: 'The project of a `<Sandbox>` is incomplete, so its app would not start.',
    help: 'Add the file, or write exact versions into `package.json`.',
  },
  style: {
    severity: 'warning',
    description:
      'A style was left out because its value could load something, change other rules, or cover the rest of the page.',
    help: 'Use a class from the site’s own style sheet.',
  },
  tabs: {
    severity: 'warning',
    description:
      'A group of tabs has no tabs, content outside its tabs, two tabs with the same value, or the name of a tab that it lacks, so readers can’t open all of it.',
    help: 'Put a `TabItem` around each part, and give each a different `value`.',
  },
  'expression-as-text': {
    severity: 'warning',
    description: 'Pages never run JavaScript, so an expression in the text is shown as plain text.',
    help: 'Write the text itself, or write `\\{` for a literal brace.',
  },
  'stray-closing-tag': {
    severity: 'warning',
    description: 'A closing tag has no opening tag, so it is left out, or read as another tag.',
    help: 'Remove it, or add the opening tag where the contents begin.',
  },
  'unclosed-html': {
    severity: 'warning',
    description: 'An HTML tag or comment is never closed, so it includes what follows.',
    help: 'Close it where it ends, or write the tag as code or as `\\<b>` to show it.',
  },
  'unknown-tag': {
    severity: 'warning',
    description:
      'A tag in a `.md` page is neither HTML nor a component of the site, so it is left out.',
    help: 'Fix the name, add the component to `components`, or write the tag as code.',
  },
  'unknown-component': {
    severity: 'error',
    description: 'The site has no component with this name, so the tag is left out.',
    help: 'Fix the name, or add the component to `components`.',
  },
  'unknown-import': {
    severity: 'error',
    description: 'Pages never run imports, and the site has no component with the imported name.',
    help: 'Add the component to `components`.',
  },
  'prop-value': {
    severity: 'warning',
    description:
      'A prop of a built-in component has a value that the component can’t use, or a prop that it needs is missing.',
    help: 'Use one of the values that the message lists.',
  },
  'unknown-prop': {
    severity: 'warning',
    description: 'A component or an admonition doesn’t accept a prop, so the prop has no effect.',
    help: 'Fix the spelling, or remove it.',
  },
  'unsafe-prop': {
    severity: 'error',
    description:
      'A prop that makes a component insert HTML or run a script was removed, because pages never run scripts.',
    help: 'Write the content between the tags of the component.',
  },
})
