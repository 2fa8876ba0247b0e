import type { ComponentHandler } from '../nodes/component.ts'

/** `<Admonition icon={<Icon />}>`: the icon is left out, because every type has its own. */
export const admonition: ComponentHandler = {
  readExpression: (expression) => (expression.startsWith('icon=') ? 'omit' : undefined),
}
