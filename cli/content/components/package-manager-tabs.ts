import { codeFence } from './code-fence.ts'
import type { ComponentHandler } from '../nodes/component.ts'
import { tabs } from './tabs.ts'

/**
 * `<PackageManagerTabs command="npm i x" />` becomes a fence with one tab for each package manager.
 */
export const packageManagerTabs: ComponentHandler = {
  ...tabs,
  toCode({ props: { command }, element }) {
    if (typeof command !== 'string') return element
    return codeFence({ code: toNpm(command), language: 'bash', meta: 'npm2yarn' })
  },
}

/** A bare package or `install x` means npm. */
function toNpm(command: string): string {
  if (/^(?:npm|npx)\s/.test(command)) return command
  return /^(?:install|i|add|run|create|init|ci|exec)\b/.test(command)
    ? `npm ${command}`
    : `npm install ${command}`
}
