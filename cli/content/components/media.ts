import type { Element } from 'hast'
import { element } from '../code/create-code-figure.ts'
import type { PropValue } from './component-element.ts'
import type { LoweredComponent } from '../plugins/rehype-components.ts'

/** Pictures of components become `img` elements, so that they are checked, measured and copied like any other. */
export function lowerMedia(component: LoweredComponent): void {
  const { props } = component
  if (component.name === 'ThemedImage') {
    const { sources, light, dark, alt, ...rest } = props
    const pair = isRecord(sources) ? sources : { light, dark }
    component.children = [
      picture(pair.light, alt, 'only-light'),
      picture(pair.dark, alt, 'only-dark'),
    ].flat()
    replaceProps(props, rest)
  } else if (component.name === 'Diagram' && typeof props.src === 'string') {
    const { src, alt, ...rest } = props
    component.children = picture(src, alt, 'diagram-image')
    replaceProps(props, rest)
  }
}

function picture(
  src: PropValue | undefined,
  alt: PropValue | undefined,
  className: string,
): Element[] {
  if (typeof src !== 'string') return []
  return [
    element('img', { src, alt: typeof alt === 'string' ? alt : '', className: [className] }, []),
  ]
}

function replaceProps(
  props: Record<string, PropValue>,
  kept: Readonly<Record<string, PropValue>>,
): void {
  for (const key of Object.keys(props)) if (!(key in kept)) delete props[key]
}

function isRecord(value: PropValue | undefined): value is { readonly [key: string]: PropValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
