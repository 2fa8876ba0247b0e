// Messages about imports and exports of a page. Given a statement, it returns a message.
import type { ImportedFile } from '../../model/authored/component-imports.ts'
import { foreignComponent } from '../foreign/foreign-components.ts'
import type { MessageInput } from '../reporting/report-message.ts'
import type { ImportedName } from './import-path.ts'
import { isData, listLoaders } from './jsx-data.ts'

const styles = /\.(?:css|s[ac]ss|less)$/

/** The name of the package in `some-package` or `@scope/package/part`. */
const packageName = /^(?:@[\w.-]+\/)?[\w.-]+(?=\/|$)/
/** Packages of other tools, whose components only work there. */
const toolPackage =
  /^(?:@(?:site|theme[\w-]*|docusaurus|astrojs)|astro|nextra[\w-]*|vitepress|vue|next)\b/

interface UnknownImport {
  readonly text: string
  readonly source: string
  readonly file: ImportedFile | 'missing' | undefined
}

/** The message about an import whose component the site doesn't have. */
export function unknownImport(
  { local, original }: ImportedName,
  { text, source, file }: UnknownImport,
): MessageInput {
  const written = text.trim()
  if (typeof file === 'object')
    return {
      rule: 'unknown-import',
      reason: `\`${written}\` imports \`${original}\`, which \`${file.file}\` doesn't export.`,
      help: `Export a component \`${original}\` there, or import one of its other exports.`,
    }
  const [loader] = listLoaders(source).filter((name) => name !== 'raw-loader')
  if (loader !== undefined)
    return {
      rule: 'unknown-import',
      reason: `\`${written}\` passes the file through the loader \`${loader}\`, but docs-ssg only knows \`raw-loader\`.`,
      help: `Import the text of the file without \`${loader}!\`, or write a component that gets its data in another way.`,
    }
  if (isData(source))
    return {
      rule: 'unknown-import',
      reason: `\`${written}\` names a data file that does not exist, is outside the site or is not valid JSON.`,
      help: 'The path is relative to the page. `@site/` is the folder of the site.',
    }
  const installable = file === undefined ? packageOf(source) : undefined
  if (installable !== undefined && foreignComponent(local) === undefined)
    return {
      rule: 'unknown-import',
      reason: `\`${written}\` imports \`${local}\` from the package \`${installable}\`, but pages can only import files of the site.`,
      help: `Install the package with \`npm install ${installable}\` if it is missing, write a component in \`@site/src/${local}.tsx\` that imports and renders \`${local}\`, and import that file. Or remove this line and the tag \`<${local}>\`.`,
    }
  return {
    rule: 'unknown-import',
    reason:
      file === 'missing'
        ? `\`${written}\` names a file that does not exist or is not in the site's folder.`
        : `\`${written}\` imports \`${local}\`, which is not a component of this site.`,
    help: adviceFor(local, source, file),
  }
}

/** The message about an import of an image or another file that no line uses. */
export function missingAsset(text: string): MessageInput {
  return {
    rule: 'unknown-import',
    reason: `\`${text.trim()}\` names a file that does not exist or is not in the site's folder.`,
    help: 'The path is relative to the page. Fix it, or remove the line, because the page doesn’t use the name.',
  }
}

/** The message about an import of data that a page can't contain. */
export function unusableData(text: string, problem: string): MessageInput {
  return {
    rule: 'unknown-import',
    reason: `\`${text.trim()}\` names a data file that pages can't use: ${problem}.`,
    help: 'Fix the value in the data file.',
  }
}

/** The package that an import names; undefined for files, style sheets and what only other tools have. */
function packageOf(source: string): string | undefined {
  if (styles.test(source) || toolPackage.test(source) || source.startsWith('.')) return undefined
  return packageName.exec(source)?.[0]
}

function adviceFor(local: string, source: string, file: 'missing' | undefined): string {
  if (styles.test(source))
    return 'Add the style sheet to `customCss`, and write the class name itself.'
  return file === 'missing'
    ? 'Fix the path: `./counter.tsx` is beside the page, and `@site/` is the folder of the site.'
    : (foreignComponent(local) ??
        `Pages import components from files of the site. Write one that renders \`${local}\`, and import that: \`import ${local} from '@site/src/${local}.tsx'\`.`)
}

/** The message about an import without a name, which would only run a file. */
export function sideEffect(line: string, source: string): MessageInput {
  return {
    rule: 'no-effect',
    reason: `\`${line.trim()}\` has no effect, because pages never run imports.`,
    help: styles.test(source)
      ? 'Add the style sheet to `customCss`.'
      : 'Add the file to `scripts`, or import it in a component of the site.',
  }
}

/** The message about an export that the page doesn't use. */
export function unusedExport(name: string): MessageInput {
  return {
    rule: 'no-effect',
    reason: `\`export const ${name}\` has no effect, because the page doesn’t use \`{${name}}\`.`,
    help: /^(?:metadata|meta|frontmatter|frontMatter)$/.test(name)
      ? 'Write its values in the front matter of the page.'
      : 'Use it, or write the value in the front matter if it describes the page.',
    word: name,
  }
}

/** The message about an export whose value isn't known without running it. */
export function unknownExport(name: string | undefined): MessageInput {
  const isComponent = name !== undefined && /^[A-Z]/.test(name)
  return {
    rule: 'no-javascript',
    reason: 'This `export` is left out, because pages never run JavaScript.',
    help: isComponent
      ? `Move it to its own file, and import that: \`import ${name} from './${name}.tsx'\`.`
      : 'Move values to the front matter, and components to a file that the page imports.',
  }
}
