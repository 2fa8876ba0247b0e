const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * The elements of SVG that draw, describe or animate. What runs a script (`script`, `handler`),
 * shows other documents (`foreignObject`, `iframe`) or fetches them is left out.
 * https://svgwg.org/svg2-draft/eltindex.html
 */
export const svgElements = wordsOf(`
  a circle clipPath defs desc ellipse g image line linearGradient marker mask path pattern polygon
  polyline radialGradient rect stop style svg switch symbol text textPath title tspan use view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence filter
  animate animateMotion animateTransform mpath set
`)

/** CSS properties that are also SVG attributes. https://svgwg.org/svg2-draft/propidx.html */
const properties = `
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering cursor direction display dominant-baseline fill
  fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings
  font-kerning font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering inline-size
  isolation letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type
  mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-overflow text-rendering transform
  transform-box transform-origin unicode-bidi vector-effect visibility white-space word-spacing
  writing-mode
`

/** Attributes without a namespace that hold numbers, words or ids. https://svgwg.org/svg2-draft/attindex.html */
const values = `
  accumulate additive amplitude attributeName attributeType azimuth baseFrequency baseProfile begin
  bias by calcMode class clipPathUnits cx cy d diffuseConstant divisor dur dx dy edgeMode elevation
  end exponent filterUnits fr from fx fy gradientTransform gradientUnits height id in in2 intercept
  k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lang lengthAdjust
  limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits max media method
  min mode numOctaves offset operator order orient origin path pathLength patternContentUnits
  patternTransform patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha
  preserveAspectRatio primitiveUnits r radius refX refY rel repeatCount repeatDur
  requiredExtensions requiredFeatures restart result role rotate rx ry scale seed side slope spacing
  specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale
  systemLanguage tabindex tableValues target targetX targetY textLength title to type values version
  viewBox width x x1 x2 xChannelSelector y y1 y2 yChannelSelector z zoomAndPan
`

/** The attributes that elements keep; `href` and `style` have separate rules. */
export const svgAttributes = wordsOf(values + properties)

/** Attributes without an effect in browsers, which old formats and drawing programs write. */
export const harmlessAttributes = wordsOf(
  `alt content contentScriptType contentStyleType enable-background externalResourcesRequired
  focusable line-height p-id t`,
)

/** Processing instructions with notes of drawing programs; all others may change what is shown. */
export const harmlessInstructions = wordsOf('xpacket adobe-xap-filters')

/** The attributes whose values are CSS, where a function could load a file. */
export const cssAttributes = wordsOf(
  `by from gradientTransform patternTransform to values ${properties}`,
)

/** Attributes that an animation may change: none that is a URL, a style or the name of another one. */
export const animatedAttributes: ReadonlySet<string> = new Set(
  [...svgAttributes].filter((name) => !/^(?:attribute(?:Name|Type)|id|target|type)$/.test(name)),
)

/** The namespace of SVG. */
export const svgNamespace = 'http://www.w3.org/2000/svg'
/** The namespace of `xlink:href`. */
export const xlinkNamespace = 'http://www.w3.org/1999/xlink'
/** The namespace of `xml:space`. */
export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
