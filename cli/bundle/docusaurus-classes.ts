const sizes = { none: '0', xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '2rem', xl: '4rem' }
const sides = {
  '': '',
  '-top': '-top',
  '-bottom': '-bottom',
  '-left': '-left',
  '-right': '-right',
  '-vert': '-block',
  '-horiz': '-inline',
}

/**
 * The classes of Docusaurus's theme that can be enumerated: `margin-top--md`, `col--6`,
 * `col--offset-3`.
 */
export function docusaurusClasses(): string {
  const spacing = ['margin', 'padding'].flatMap((kind) =>
    Object.entries(sides).flatMap(([side, property]) =>
      Object.entries(sizes).map(
        ([size, length]) => `.${kind}${side}--${size}{${kind}${property}:${length}}`,
      ),
    ),
  )
  const columns = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((count) => [
    `.col--${count}{--columns:${count}}`,
    `.col--offset-${count}{--offset:${count}}`,
  ])
  return `@layer docusaurus{${[...spacing, ...columns].join('')}}`
}
