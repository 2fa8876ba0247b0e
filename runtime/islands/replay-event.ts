/** Dispatch an event again on an element that has learnt to listen; nothing happens when it left the page. */
export function replay(event: Event, target: Element): void {
  if (!target.isConnected) return
  if (event.type === 'click' && target instanceof HTMLElement) target.click()
  else if (event instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent(event.type, event))
  else target.dispatchEvent(new Event(event.type, { bubbles: true, cancelable: true }))
}
