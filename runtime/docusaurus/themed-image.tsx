// Replaces `@theme/ThemedImage` in components of a site.
import type { ImgHTMLAttributes, ReactElement } from 'react'

interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly sources: { readonly light: string; readonly dark: string }
}

/** Both images; the style sheet shows the one for the color mode. */
export default function ThemedImage(props: ThemedImageProps): ReactElement {
  const { sources, alt, className = '', ...rest } = props
  const image = (mode: 'light' | 'dark'): ReactElement => (
    <img
      {...rest}
      alt={alt ?? ''}
      src={sources[mode]}
      className={`only-${mode} ${className}`.trim()}
    />
  )
  return (
    <span className="themed-image">
      {image('light')}
      {image('dark')}
    </span>
  )
}
