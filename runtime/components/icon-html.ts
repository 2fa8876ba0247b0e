import { type ElementTree, describeElement } from '../shared/html/element-tree.ts'

/** The `d` of each icon's path, in a view box of 24 by 24, or of 30 by 30 for `menu`. */
const iconPaths = {
  menu: 'M4 7h22M4 15h22M4 23h22',
  close: 'm6 6 12 12m0-12L6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  chevron: 'M9 6l6 6-6 6',
  home: 'm4 11 8-7 8 7M6 10v9h4v-5h4v5h4v-9',
  pencil: 'M4 20l1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3',
  up: 'M12 19V5m-6 6 6-6 6 6',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  heading: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
} as const

/** For light, dark and the mode of the system; the style sheet shows one of them. */
const modePaths = [
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1m0-14-1 1M6 18l-1 1',
  'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 1.75v14.5a7.25 7.25 0 0 1 0-14.5Z',
]

export interface IconOptions {
  readonly name: keyof typeof iconPaths
  /** In CSS pixels. */
  readonly size?: number
  readonly className?: string
}

/**
 * A line drawing in the text color. Screen readers skip it, so its meaning must be beside it as
 * text.
 */
export function describeIcon({ name, size = 20, className }: IconOptions): ElementTree {
  const path = describeElement('path', { d: iconPaths[name] })
  return describeDrawing([path], { size, side: name === 'menu' ? 30 : 24, className })
}

/** The icon of the color mode: light, dark, or that of the system. */
export function describeModeIcon(): ElementTree {
  const paths = modePaths.map((d) => describeElement('path', { d }))
  return describeDrawing(paths, { size: 20, side: 24, className: undefined })
}

/** An icon of the site: a shape filled with the text color, from the `d` of its path. */
export function describeSiteIcon(d: string): ElementTree {
  const attributes = { class: 'site-icon', width: '20', height: '20', viewBox: '0 0 24 24' }
  return describeElement(
    'svg',
    { ...attributes, 'aria-hidden': 'true' },
    describeElement('path', { d }),
  )
}

interface DrawingOptions {
  readonly size: number
  /** Of the view box. */
  readonly side: number
  readonly className: string | undefined
}

function describeDrawing(
  paths: readonly ElementTree[],
  { size, side, className }: DrawingOptions,
): ElementTree {
  const attributes = {
    class: className === undefined ? 'icon' : `icon ${className}`,
    width: String(size),
    height: String(size),
    viewBox: `0 0 ${side} ${side}`,
    'aria-hidden': 'true',
  }
  return describeElement('svg', attributes, ...paths)
}
