import type { ReactElement } from 'react'
import { titleSize } from '../shared/views/card-title-size.ts'
import type { SocialCardProps } from '../shared/views/social-card.ts'

/** The image of a page in link previews, for sites without their own component. */
export function SocialCard(props: SocialCardProps): ReactElement {
  const { title, section, site, colors, version, locale, kind, description } = props
  const { ground, shade, glow } = colors
  return (
    <div
      lang={locale.code}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '1200px',
        height: '630px',
        padding: '72px 80px',
        backgroundColor: ground,
        backgroundImage: `linear-gradient(120deg, ${shade} -30%, ${ground} 55%, ${glow} 190%)`,
        color: '#ffffff',
        direction: locale.direction,
        overflowWrap: 'anywhere',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: '24px' }}>
        {site.logo === undefined ? null : (
          <img src={site.logo} alt="" style={{ height: '64px', maxWidth: '240px' }} />
        )}
        {title === site.title ? null : (
          <span style={{ minWidth: 0, fontSize: '38px', fontWeight: 700 }}>
            {shorten(site.title, 60)}
          </span>
        )}
        {version === undefined ? null : (
          <span style={{ minWidth: 0, fontSize: '30px' }}>{shorten(version, 30)}</span>
        )}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: '20px' }}>
        {section === undefined ? null : (
          <div style={{ fontSize: '34px', fontWeight: 600 }}>{shorten(section, 60)}</div>
        )}
        <div
          style={{
            fontSize: `${titleSize(shorten(title, 130))}px`,
            fontWeight: 800,
            letterSpacing: '-0.03em',
            lineHeight: 1.1,
          }}
        >
          {shorten(title, 130)}
        </div>
        {kind !== 'home' || description === '' ? null : (
          <div style={{ fontSize: '36px', lineHeight: 1.35 }}>{shorten(description, 140)}</div>
        )}
      </div>
      <div style={{ fontSize: '30px' }}>{shorten(site.host, 80)}</div>
    </div>
  )
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
