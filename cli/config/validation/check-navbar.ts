import { didYouMean } from '../../report/suggest.ts'
import { siteIconNames, toIconPath } from '../../schema/site-icons.ts'
import type { CheckedConfig } from './check-config.ts'
import type { OptionProblem } from './option-problem.ts'

type NavbarItem = CheckedConfig['navbar']['items'][number]

/** Report items without a target, and those that readers could not see. */
export function checkNavbar({ navbar }: CheckedConfig): readonly OptionProblem[] {
  return navbar.items.flatMap((item, index) => {
    const path = ['navbar', 'items', index]
    return [...checkTarget(item, path), ...checkLabel(item, path), ...checkIcon(item, path)]
  })
}

function checkTarget(item: NavbarItem, path: OptionProblem['path']): readonly OptionProblem[] {
  const { type, label, to, href, items } = item
  if (to !== undefined && href !== undefined)
    return [{ path, value: label, problem: ' with both `to` and `href`; expected one of them' }]
  const hasTarget = to !== undefined || href !== undefined || items.length > 0
  if (type !== 'link' || hasTarget) return []
  const problem = ' without a target; expected `to` (a page) or `href` (a URL)'
  return [{ path, value: label, problem }]
}

function checkLabel(
  { type, label }: NavbarItem,
  path: OptionProblem['path'],
): readonly OptionProblem[] {
  const hasText = (type !== 'link' && type !== 'dropdown') || label.trim() !== ''
  if (hasText) return []
  const problem = '; expected text, which screen readers announce even if an icon is shown alone'
  return [{ path: [...path, 'label'], value: label, problem }]
}

function checkIcon(item: NavbarItem, path: OptionProblem['path']): readonly OptionProblem[] {
  const { icon, hideLabel, className } = item
  if (icon !== undefined && toIconPath(icon) === undefined) {
    const names = siteIconNames.map((name) => `\`${name}\``).join(', ')
    const problem =
      '; expected the name of an icon, or the path data of one, such as `M12 2 2 22h20z`'
    const nearest = didYouMean(icon, siteIconNames)
    const help = nearest === undefined ? `The names are ${names}.` : `Did you mean \`${nearest}\`?`
    return [{ path: [...path, 'icon'], value: icon, problem, help }]
  }
  if (!hideLabel || icon !== undefined || className !== undefined) return []
  const problem = ' without an `icon`, so readers would not see the item'
  const help =
    "Add an `icon`, such as `icon: 'github'`, or a `className` with which a style sheet draws one."
  return [{ path: [...path, 'hideLabel'], value: hideLabel, problem, help }]
}
