import { createContext, type ComponentType, type ReactNode, useContext } from 'react'
import type { PageView, SiteView } from '../shared/site-view.ts'

/** What a part of the layout that a site replaces is given. */
export interface SlotProps {
  readonly site: SiteView
  /** `logo` and `navbarEnd` are shared by many pages: of the page they may read nothing but what `site` decides. */
  readonly page: PageView
  /** A path of the site as it must stand in a link: `/errors#code`. */
  readonly href: (path: string) => string
  /** A file of a static folder as it must stand in a link. */
  readonly asset: (path: string) => string
  /** What docs-ssg would have shown; leave it out, or put something around it. */
  readonly children: ReactNode
}

/** The parts of a site by slot, and the links they may need. */
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

/** `slots.Place` stands around a part of the layout; `slots.Table` around all of it, with the parts of the site. */
export const slots = { Place: Slot, Table: Table.Provider }
