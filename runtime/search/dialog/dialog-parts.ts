// The parts of the dialog besides the field, which exists already.
import { createFromTree } from '../../dom/create-element.ts'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'
import { describeElement, type ElementTree } from '../../shared/html/element-tree.ts'
import { fillText } from '../describe-messages.ts'

export interface DialogParts {
  readonly field: HTMLInputElement
  readonly close: Element
  /** Results and messages. */
  readonly body: Element
  /** The number of results, which screen readers announce. */
  readonly status: Element
  /** The link to all results. */
  readonly all: Element
}

const key = (...names: readonly string[]): ElementTree =>
  describeElement('span', {}, ...names.map((name) => describeElement('kbd', {}, name)))

/** The keys of the dialog, for readers who see it; screen readers know those of a combobox. */
const describeKeys = (): ElementTree =>
  describeElement(
    'p',
    { class: 'search-modal__keys', 'aria-hidden': 'true' },
    ...fillText(t(searchTranslations, 'searchKeys'), {
      arrows: key('↑', '↓'),
      enter: key('Enter'),
      escape: key('Esc'),
    }),
  )

const fieldAttributes = {
  role: 'combobox',
  maxlength: '200',
  autocomplete: 'off',
  spellcheck: 'false',
  autocapitalize: 'off',
  enterkeyhint: 'go',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
} as const

/** Complete a dialog that contains only its field. */
export function addParts(dialog: HTMLElement, listId: string): DialogParts | undefined {
  const field = dialog.querySelector('input')
  const box = dialog.firstElementChild
  if (!field || !box) return undefined
  for (const [name, value] of Object.entries(fieldAttributes)) field.setAttribute(name, value)
  field.setAttribute('aria-controls', listId)
  const make = (tag: string, name: string, ...children: readonly (ElementTree | string)[]) =>
    createFromTree(describeElement(tag, { class: `search-modal__${name}` }, ...children))
  // Readers with a keyboard see the key, others the word.
  const word = describeElement('span', {}, t(searchTranslations, 'close'))
  const escape = describeElement('kbd', { 'aria-hidden': 'true' }, 'Esc')
  const close = make('button', 'close', word, escape)
  close.setAttribute('type', 'button')
  const body = make('div', 'body')
  const status = make('p', 'status')
  status.role = 'status'
  const all = make('a', 'all')
  const foot = make('div', 'foot', describeKeys())
  foot.append(all)
  field.after(close)
  box.append(body, status, foot)
  return { field, close, body, status, all }
}
