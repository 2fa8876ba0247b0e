// Room: what `check --browser` runs in a page; one file of dist/programs/, which the page gets before its own scripts
import type { PageCheck } from '../shared/page-check.ts'
import { findBarriers, layOutAll, nextFrames } from './accessibility.ts'
import { OwnButtons } from './own-buttons.ts'

declare global {
  // A variable, because only `var` becomes a property of `globalThis`.
  // oxlint-disable-next-line no-var
  var docsSsgCheck: PageCheck
}

const buttons = new OwnButtons()

globalThis.docsSsgCheck = {
  layOutAll,
  nextFrames,
  findBarriers,
  clearClipboard: async () => navigator.clipboard.writeText(''),
  hasClipboardText: async () => (await navigator.clipboard.readText()) !== '',
  watchOwnButtons: () => buttons.watch(),
  ownButton: (index) => buttons.describe(index),
  markOwnButton: (index) => buttons.mark(index),
  forgetEffects: () => buttons.forgetEffects(),
  hadEffect: (index) => buttons.hadEffect(index),
}
