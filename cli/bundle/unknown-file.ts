import { isMarkdownFile } from '../primitives/files/markdown-file.ts'

/**
 * Recognize esbuild's message about an import of a file that can't be part of a bundle; undefined
 * for other messages.
 */
export function toUnknownFile(
  text: string,
): { readonly text: string; readonly detail: { readonly help: string } } | undefined {
  const [, file] = /^No loader is configured for "[^"]*" files: (.+)$/s.exec(text) ?? []
  if (file === undefined) return undefined
  const help = isMarkdownFile(file)
    ? "Import it in a page instead, with `import Part from './part.md'`, and pass `<Part />` to the component as its child."
    : 'Code can import JavaScript, TypeScript, JSON, CSS and images. Convert the file to one of them, or read it where the page loads its data.'
  return { text: `it imports \`${file}\`, a file that code can't import`, detail: { help } }
}
