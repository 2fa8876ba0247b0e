import type { ReactElement } from 'react'
import { tokenGroups } from '../generate/token-texts.ts'

/** The colors of the page itself, so they change with the color mode. */
export default function TokenGallery(): ReactElement {
  return (
    <>
      {tokenGroups
        .filter(({ isColor }) => isColor)
        .map(({ id, title, tokens }) => (
          <section className="gallery" key={id} aria-label={title}>
            <p className="gallery__title">{title}</p>
            <ul className="gallery__list">
              {Object.entries(tokens).map(([name, text]) => (
                <li className="gallery__token" key={name}>
                  <svg className="gallery__swatch" viewBox="0 0 4 3" aria-hidden="true">
                    <rect width="4" height="3" fill={`var(${name})`} />
                  </svg>
                  <code>{name}</code>
                  <span className="gallery__text">{text.replaceAll('`', '')}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}
