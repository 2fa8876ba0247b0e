import { byId } from '../../dom/document.ts'
import { optionId } from './describe-results.ts'

/** The active option of a list, which the field names while it keeps the focus. */
export interface Choice {
  /** More options were added at the end. */
  readonly grow: (count: number) => void
  /** Take over a list that replaced another: the option with this index becomes active. */
  readonly reset: (count: number, index: number) => void
  readonly choose: (index: number) => void
  /** Handle a key of the field. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function follow(option: HTMLElement, event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey } = event
  option.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

/**
 * Move through the list with the arrow keys, which wrap around, and follow the active option with
 * Enter, in a new tab with Ctrl or Cmd. Home and End move the caret in the text, as in every
 * editable combobox. With the index -1, no option is active until an arrow key is pressed.
 */
export function createChoice(field: HTMLElement, listId: string): Choice {
  let active = -1
  let count = 0
  const option = (): HTMLElement | null => byId(optionId(listId, active))
  const choose = (index: number): void => {
    option()?.setAttribute('aria-selected', 'false')
    active = index
    const chosen = option()
    chosen?.setAttribute('aria-selected', 'true')
    field.ariaExpanded = String(count > 0)
    if (chosen) field.setAttribute('aria-activedescendant', chosen.id)
    else field.removeAttribute('aria-activedescendant')
  }
  const reset = (newCount: number, index: number): void => {
    count = newCount
    choose(Math.min(index, count - 1))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return
    const step = steps[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      choose(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count)
      option()?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const chosen = option()
    if (chosen) follow(chosen, event)
  }
  return {
    grow: (newCount) => {
      count = newCount
    },
    reset,
    choose,
    onKeyDown,
  }
}
