/** Values by the name of the variable. */
export type VariableValues = Readonly<Record<string, string>>

/** `{{ name }}`, but not `${{ name }}`, which workflows of GitHub contain. */
const variable = /(?<!\$)\{\{\s*([A-Za-z_][\w.-]*)\s*\}\}/g

/** A block or a span of code, or a variable. */
const codeOrVariable =
  /(^ {0,3}(`{3,}|~{3,})[^]*?^ {0,3}\2[^\S\n]*$|`[^`\n]+`)|(?<!\$)\{\{\s*([A-Za-z_][\w.-]*)\s*\}\}/gm

/** Replace the variables in Markdown, except in code. */
export function fillMarkdown(markdown: string, values: VariableValues): string {
  if (Object.keys(values).length === 0 || !markdown.includes('{{')) return markdown
  return markdown.replaceAll(codeOrVariable, (written) => {
    // Code is everything that doesn't begin with a brace.
    const name = /^\{\{\s*(.*?)\s*\}\}$/.exec(written)?.[1]
    return name !== undefined && Object.hasOwn(values, name) ? (values[name] ?? written) : written
  })
}

/** Replace the variables of a text; unknown ones stay as they are written. */
export function fillVariables(
  text: string,
  values: VariableValues,
  onUnknown: (name: string) => void = () => {},
): string {
  if (!text.includes('{{')) return text
  return text.replaceAll(variable, (written, name: string) => {
    if (Object.hasOwn(values, name)) return values[name] ?? written
    onUnknown(name)
    return written
  })
}
