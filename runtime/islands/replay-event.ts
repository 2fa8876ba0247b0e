/**
 * Dispatch an event again on an element that has been hydrated since. Does nothing when the element
 * left the page.
 */
export function replay(event: Event, target: Element): void {
  if (!target.isConnected) return
  if (event.type === 'click' && target instanceof HTMLElement) target.click()
  else if (event instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent(event.type, event))
  else if (event.type === 'input' && isField(target)) typeAgain(target)
  else target.dispatchEvent(new Event(event.type, { bubbles: true, cancelable: true }))
}

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * React ignores an input event when it knows the value of the field, so the value is set without
 * React's setter.
 */
function typeAgain(field: Field): void {
  const { value } = field
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
