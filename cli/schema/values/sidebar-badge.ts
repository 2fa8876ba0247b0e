import type { BadgeView } from '../../../runtime/shared/views/site-view.ts'

/** The kinds of badges, and the names that Starlight has for them. */
const badgeKinds = {
  info: 'info',
  tip: 'tip',
  warning: 'warning',
  danger: 'danger',
  default: 'info',
  note: 'info',
  success: 'tip',
  caution: 'warning',
} as const

type BadgeKind = keyof typeof badgeKinds

/** The kinds of badges that authors can write. */
export const badgeKindNames = Object.keys(badgeKinds).filter(
  (name): name is BadgeKind => name in badgeKinds,
)

/** A badge as authors write it. */
export type BadgeInput =
  | string
  | {
      readonly text: string
      readonly type?: BadgeKind
      readonly variant?: BadgeKind
    }

/** The badge of an item of a sidebar; nothing without one. */
export function toBadge(
  badge: BadgeInput | undefined,
  translate: (text: string) => string = (text) => text,
): { readonly badge?: BadgeView } {
  if (badge === undefined) return {}
  const { text, type, variant } =
    typeof badge === 'string' ? { text: badge, type: undefined, variant: undefined } : badge
  return { badge: { text: translate(text), type: badgeKinds[type ?? variant ?? 'info'] } }
}
