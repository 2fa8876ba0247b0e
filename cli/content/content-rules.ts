import { codeRules } from './code/code-rules.ts'
import { defineRules } from '../model/rule.ts'

/** The rules about front matter, Markdown and components. */
const pageRules = defineRules({
  'broken-symlink': {
    severity: 'warning',
    description: 'A symbolic link points to a file that does not exist, or back to itself.',
    help: 'Point the link to an existing file, or delete it.',
  },
  'component-tag': {
    severity: 'error',
    description: 'A component’s tag is never closed, so it includes everything that follows.',
    help: 'Close the tag where its contents end.',
  },
  'dangerous-url': {
    severity: 'error',
    description: 'The URL could run code in the reader’s browser, so it was removed.',
    help: 'Use a URL with `https:` or a path.',
  },
  docblock: {
    severity: 'warning',
    description: 'The page quotes a doc comment that does not exist, so its text is missing.',
    help: 'Name an existing source file and a name that has a doc comment in it.',
  },
  expansion: {
    severity: 'error',
    description:
      'The page includes so much, directly and through its partials, that it can’t be compiled in a reasonable time.',
    help: 'Include less.',
  },
  'front-matter': {
    severity: 'error',
    description: 'A value in the front matter has the wrong type, so it has no effect.',
    help: 'Write a value of the type that the message names.',
  },
  'front-matter-language': {
    severity: 'error',
    description: 'The front matter is written in a language other than YAML, so it is ignored.',
    help: 'Write it as YAML between two lines of `---`.',
  },
  'front-matter-syntax': {
    severity: 'error',
    description: 'The front matter is not valid YAML, so its values can’t be read.',
    help: 'Fix the line that the message names.',
  },
  'hidden-file': {
    severity: 'error',
    description:
      'The name of the file or of its folder begins with a dot; such files often hold secrets, so they are not published.',
    help: 'Rename the file, delete it, or add it to `allowedDotFiles`.',
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
  markdown: {
    severity: 'warning',
    description: 'A plugin of the site reported a problem.',
    help: 'See the message of the plugin.',
  },
  math: {
    severity: 'error',
    description: 'The formula can’t be rendered, so readers would see its source.',
    help: 'Fix the formula, or install KaTeX in the site.',
  },
  'missing-docs-folder': {
    severity: 'error',
    description: 'The folder of the pages does not exist.',
    help: 'Create it, or set `docs.path`.',
  },
  'nested-too-deeply': {
    severity: 'error',
    description:
      'Text nested this deeply is a mistake or an attack, and takes too long to process.',
    help: 'Remove some of the nesting.',
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
  'no-pages': {
    severity: 'error',
    description: 'The docs folder contains no Markdown file, so there is nothing to build.',
    help: 'Create `index.md` in it, or set `docs.path`.',
  },
  'outside-site': {
    severity: 'error',
    description:
      'A path or a symbolic link points outside the site folder, so the file could publish secrets of the machine.',
    help: 'Copy the file into the site, or add its folder to `allowedPaths`.',
  },
  'page-head': {
    severity: 'warning',
    description: 'A `<head>` in a page is left out because every page already has one.',
    help: 'Set `title`, `description`, `keywords` or `image` in the front matter.',
  },
  'page-too-large': {
    severity: 'error',
    description: 'The file is too large for a page.',
    help: 'Split it into several pages.',
  },
  partial: {
    severity: 'error',
    description: 'The file that the page includes does not exist, or includes itself.',
    help: 'Name an existing file that does not include this one.',
  },
  'reserved-attribute': {
    severity: 'warning',
    description:
      'An attribute in raw HTML that the site’s own scripts react to was removed, because the page would operate them.',
    help: 'Use another name for the attribute.',
  },
  'shallow-clone': {
    severity: 'warning',
    description: 'The git history is cut off, so pages have no date of their last update.',
    help: 'Fetch the full history.',
  },
  'stray-colons': {
    severity: 'warning',
    description: 'A line of colons closes nothing, so readers see it.',
    help: 'Remove it, or open the admonition that it should close.',
  },
  'unparsed-emphasis': {
    formerly: 'stray-stars',
    severity: 'warning',
    description: 'Asterisks that should make text bold have no effect, so readers see them.',
    help: 'Move the asterisks so that they touch the text on both sides.',
  },
  style: {
    severity: 'warning',
    description: 'A style was left out because its value could load or run something.',
    help: 'Use a class from the site’s own style sheet.',
  },
  tabs: {
    severity: 'warning',
    description: 'A group of tabs has content outside its tabs, or no tabs at all.',
    help: 'Put a `TabItem` around each part.',
  },
  'unclosed-admonition': {
    severity: 'warning',
    description: 'An admonition is never closed, so it includes the rest of the page.',
    help: 'Close it with as many colons as opened it.',
  },
  'unknown-admonition': {
    severity: 'warning',
    description: 'The type of the admonition is not known, so it is shown as a note.',
    help: 'Use a known type, or add it to `markdown.admonitions`.',
  },
  'unknown-alias': {
    severity: 'error',
    description: 'An old id points to an id that the page does not have.',
    help: 'Use an id of the page in `aliases`.',
  },
  'expression-as-text': {
    severity: 'warning',
    description:
      'Pages never run JavaScript, so an expression in the text is shown as it is written.',
    help: 'Write the text itself, or write `\\{` for a literal brace.',
    formerly: 'no-literal',
  },
  'stray-closing-tag': {
    severity: 'warning',
    description: 'A closing tag has no opening tag, so it is left out.',
    help: 'Remove it, or add the opening tag where the contents begin.',
    formerly: 'component-tag',
  },
  'unknown-directive': {
    severity: 'warning',
    description:
      'The site has no component with the name of the directive, so the directive is shown as text.',
    help: 'Fix the name, or add the component to `components`.',
    formerly: 'unknown-component',
  },
  'unknown-tag': {
    severity: 'warning',
    description:
      'A tag in a `.md` page is neither HTML nor a component of the site, so it is left out.',
    help: 'Fix the name, add the component to `components`, or write the tag as code.',
    formerly: 'unknown-component',
  },
  'unknown-component': {
    severity: 'error',
    description: 'The site has no component with this name, so the tag is left out.',
    help: 'Fix the name, or add the component to `components`.',
  },
  'unknown-front-matter': {
    severity: 'warning',
    description: 'A key in the front matter is unknown, so it has no effect.',
    help: 'Fix the spelling or remove it.',
  },
  'unknown-import': {
    severity: 'error',
    description: 'Pages never run imports, and the site has no component with the imported name.',
    help: 'Add the component to `components`.',
  },
  'unreadable-file': {
    severity: 'error',
    description: 'The operating system denies access to a file or folder of the site.',
    help: 'Give the user who runs docs-ssg permission to read it, or exclude it.',
  },
  'unreadable-page': {
    severity: 'error',
    description: 'The page can’t be parsed within the limits of time and memory.',
    help: 'Simplify the part that the message names.',
  },
  'unreadable-text': {
    severity: 'error',
    description: 'The file is not valid UTF-8, so it can’t be read as text.',
    help: 'Save the file as UTF-8.',
  },
  'unsafe-prop': {
    severity: 'error',
    description:
      'A prop that makes a component insert HTML or run a script was removed, because pages never run scripts.',
    help: 'Write the content between the tags of the component.',
  },
  'untranslated-text': {
    severity: 'info',
    description:
      'A text passed to `Translate` has no translation, so it is shown as it is written.',
    help: 'Add it to the file that `locales[].messages` names.',
  },
})

/** The rules about everything that is written in pages. */
export const contentRules = { ...codeRules, ...pageRules }
