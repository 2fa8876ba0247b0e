/** Values by the name of the variable. */
export type VariableValues = Readonly<Record<string, string>>

/** `{{ name }}`, but not `${{ name }}`, which workflows of GitHub contain. */
const variable = /(?<!\$)\{\{\s*([A-Za-z_][\w.-]*)\s*\}\}/g

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
