import { createContext, type ComponentType, type ReactNode, useContext } from 'react'
import type { PageView, SiteView } from '../shared/site-view.ts'

/** The props of a component that a site sets in place of a part of the layout. */
export interface SlotProps {
  readonly site: SiteView
  /**
   * The parts `logo` and `navbarEnd` are rendered once for many pages, so they must not depend on
   * the page.
   */
  readonly page: PageView
  /** Converts a path of the site, such as `/errors#code`, to the `href` of a link. */
  readonly href: (path: string) => string
  /** Converts the path of a file in a static folder to the `href` of a link. */
  readonly asset: (path: string) => string
  /** What docs-ssg renders by default, to leave out or to wrap. */
  readonly children: ReactNode
}

/** The components of a site by theme slot, and the functions for their links. */
export interface SlotTable extends Pick<SlotProps, 'href' | 'asset'> {
  readonly parts: Readonly<Record<string, ComponentType<SlotProps> | undefined>>
}

const unchanged = (path: string): string => path
const Table = createContext<SlotTable>({ parts: {}, href: unchanged, asset: unchanged })

interface SlotInput extends Pick<SlotProps, 'site' | 'page' | 'children'> {
  readonly name: 'logo' | 'navbarEnd' | 'docHeader' | 'docFooter'
}

function Slot({ name, site, page, children }: SlotInput): ReactNode {
  const { parts, href, asset } = useContext(Table)
  const Part = parts[name]
  if (Part === undefined) return children
  return (
    <Part site={site} page={page} href={href} asset={asset}>
      {children}
    </Part>
  )
}

/**
 * `slots.Place` wraps a part of the layout that a site may replace. `slots.Table` provides the
 * site's components.
 */
export const slots = { Place: Slot, Table: Table.Provider }
