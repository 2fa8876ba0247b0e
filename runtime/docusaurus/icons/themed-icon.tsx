import type { ReactElement, SVGProps } from 'react'

/** A line drawing in the text color, for the icons of Docusaurus's theme. */
export function ThemedIcon({ d, ...props }: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      {...props}
    >
      <path d={d} />
    </svg>
  )
}
