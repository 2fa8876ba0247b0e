// Room: color mode, announcement, tabs: storage that may fail
import * as selectors from '../dom/selectors.ts'
import { root } from '../dom/document.ts'
import { closest, findAll } from '../dom/queries.ts'
import { scriptTranslations } from '../i18n/script.ts'
import {
  type ColorChoice,
  type ColorMode,
  type ColorModeOptions,
  nextChoice,
  parseChoice,
} from './color-mode-rules.ts'
import { t } from '../i18n/t.ts'
import { onStored, readStored, writeStored } from '../dom/storage.ts'

/** In storage: `light` or `dark`, if the reader chose a color mode. */
export const choiceKey = 'theme'

function options(): ColorModeOptions {
  const { themeDefault, themeSystem } = root().dataset
  return {
    defaultMode: themeDefault === 'dark' ? 'dark' : 'light',
    followsSystem: themeSystem !== undefined,
  }
}

function systemMode(): ColorMode {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function apply(choice: ColorChoice): void {
  const shown = choice === 'system' ? systemMode() : choice
  root().dataset['theme'] = shown
  root().dataset['themeChoice'] = choice
  for (const button of findAll(selectors.colorSwitch)) label(button, choice, shown)
}

function label(button: HTMLElement, choice: ColorChoice, shown: ColorMode): void {
  const name = t(scriptTranslations, `${shown}Mode`)
  const mode = choice === 'system' ? t(scriptTranslations, 'systemMode', { mode: name }) : name
  const text = t(scriptTranslations, 'switchColorMode', { mode })
  if (button.title === text) return
  button.setAttribute('aria-label', text)
  button.title = text
}

function current(): ColorChoice {
  return parseChoice(root().dataset['themeChoice'], options())
}

function switchMode(): void {
  const choice = nextChoice(
    current(),
    current() === 'system' ? systemMode() : shownMode(),
    options(),
  )
  writeStored(choiceKey, choice === 'system' ? undefined : choice)
  apply(choice)
}

function shownMode(): ColorMode {
  return root().dataset['theme'] === 'dark' ? 'dark' : 'light'
}

/** Apply the color mode, and change it with the switch, with other tabs and with the system. */
export function startColorMode(): void {
  // The script in the head has decided before the first paint, by the URL and the stored choice.
  apply(parseChoice(root().dataset['themeChoice'] ?? readStored(choiceKey), options()))
  root().addEventListener('click', (event) => {
    if (closest(event, selectors.colorSwitch)) switchMode()
  })
  onStored((changed, value) => {
    if (changed === choiceKey) apply(parseChoice(value, options()))
  })
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (current() === 'system') apply('system')
  })
}

/** Label the switches of a page that was swapped in. */
export const refreshColorMode = (): void => apply(current())
