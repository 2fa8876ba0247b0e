// Images as drawing programs write them, without scripts: they have to look the same when they are
// published. A new kind is one more entry here.

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="${SVG}" xmlns:xlink="${XLINK}" width="160" height="120" viewBox="0 0 160 120"${attributes}>${inside}</svg>`

const stops =
  '<stop offset="0" stop-color="#e33"/><stop offset="50%" style="stop-color:#3c3;stop-opacity:.8"/><stop offset="1" stop-color="blue" stop-opacity="0.4"/>'

/** Text or bytes by the name of the kind. */
export const svgImages: Readonly<Record<string, string | Uint8Array>> = {
  gradients: svg(
    `<defs><linearGradient id="a" x1="0" x2="1" gradientTransform="rotate(30)" spreadMethod="reflect">${stops}</linearGradient><radialGradient id="b" cx=".4" cy=".4" r=".5" fx=".3" fy=".3" fr="5%" gradientUnits="objectBoundingBox">${stops}</radialGradient><linearGradient id="c" xlink:href="#a" gradientUnits="userSpaceOnUse" x2="60"/></defs><rect width="80" height="60" rx="8" fill="url(#a)"/><circle cx="110" cy="40" r="30" fill="url(#b)" stroke="url(#c)" stroke-width="4"/><ellipse cx="70" cy="90" rx="60" ry="20" fill="url('#c') #f0f"/>`,
  ),
  'masks and clips': svg(
    `<defs><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="160" height="120" style="mask-type:alpha"><circle cx="50" cy="50" r="40" fill="#fff" fill-opacity=".6"/></mask><clipPath id="c" clipPathUnits="objectBoundingBox"><path clip-rule="evenodd" d="M0 0H1V1H0ZM.3 .3H.7V.7H.3Z"/></clipPath></defs><rect width="100" height="100" fill="teal" mask="url(#m)"/><rect x="90" y="20" width="60" height="80" fill="navy" clip-path="url(#c)"/><rect x="10" y="100" width="90" height="30" style="clip-path:inset(2px 10px round 4px);fill:gold"/>`,
  ),
  filters: svg(
    `<defs><filter id="f" x="-20%" y="-20%" width="150%" height="150%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3"/><feOffset dx="3" dy="4" result="o"/><feComponentTransfer><feFuncA type="linear" slope=".5"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><filter id="t"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="12" xChannelSelector="R" yChannelSelector="G"/></filter><filter id="l"><feDiffuseLighting surfaceScale="4" lighting-color="#fd8" diffuseConstant="1.2"><fePointLight x="40" y="20" z="30"/></feDiffuseLighting><feComposite in2="SourceAlpha" operator="in"/></filter><filter id="h"><feColorMatrix type="hueRotate" values="120"/><feFlood flood-color="red" flood-opacity=".3" result="r"/><feBlend mode="multiply" in2="r"/><feMorphology operator="dilate" radius="1"/></filter><filter id="i"><feImage href="${PIXEL}" width="20" height="20"/><feTile/></filter></defs><rect x="10" y="10" width="50" height="40" fill="#39f" filter="url(#f)"/><rect x="80" y="10" width="60" height="40" fill="#c36" filter="url(#t)"/><circle cx="40" cy="90" r="22" filter="url(#l)"/><g filter="url(#h)"><rect x="80" y="70" width="30" height="30" fill="green"/></g><rect x="120" y="70" width="30" height="30" filter="url(#i)"/><path d="M5 60h40" stroke="#000" style="filter:drop-shadow(2px 2px 1px rgb(255 0 0 / 60%)) blur(.4px)"/>`,
  ),
  text: svg(
    `<defs><path id="p" d="M10 100Q80 40 150 100"/></defs><text x="10" y="30" font-family="serif" font-size="20" font-weight="bold" fill="#234">A<tspan dy="8" font-size="12" baseline-shift="sub">2</tspan> &lt;b&gt; &amp; é ☃</text><text xml:space="preserve" x="10" y="60" textLength="120" lengthAdjust="spacingAndGlyphs" letter-spacing="1">a   b</text><text font-size="12" text-anchor="middle"><textPath xlink:href="#p" startOffset="50%">on a path</textPath></text><text x="150" y="20" writing-mode="tb" rotate="10" text-decoration="underline">v</text>`,
  ),
  'symbols and uses': svg(
    `<symbol id="s" viewBox="0 0 10 10" preserveAspectRatio="xMidYMid slice"><path d="M0 0L10 5 0 10Z"/></symbol><g id="g" fill="inherit"><rect width="20" height="20"/></g><use href="#s" x="30" width="40" height="30" fill="purple"/><use xlink:href="#s" x="90" y="10" width="40" height="40" transform="skewX(10)"/><use href="#g" y="60" fill="#0a8" opacity=".5"/><switch><g systemLanguage="xx"><rect width="160" height="120"/></g><g><circle cx="80" cy="90" r="12"/></g></switch><svg x="110" y="70" width="40" height="40" viewBox="0 0 4 4" overflow="visible"><polygon points="0,0 4,0 2,4"/></svg>`,
  ),
  'patterns and markers': svg(
    `<defs><pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45) scale(1.2)"><path d="M0 0H5V5H0Z" fill="orange"/></pattern><marker id="m" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse" markerUnits="strokeWidth"><path d="M0 0L10 5 0 10z" fill="context-stroke"/></marker></defs><rect width="70" height="60" fill="url(#p)"/><polyline points="20,80 60,110 100,70 150,100" fill="none" stroke="#06c" stroke-width="2" stroke-dasharray="6 2" stroke-linejoin="round" marker-start="url(#m)" marker-mid="url(#m)" marker-end="url(#m)"/><line x1="90" y1="10" x2="150" y2="50" stroke="red" stroke-width="6" stroke-linecap="round" vector-effect="non-scaling-stroke" paint-order="stroke"/>`,
  ),
  'style sheets': svg(
    `<style type="text/css"><![CDATA[.a > .b { fill: #c06 } g.a:not(.z) rect:nth-child(2) { fill: rgba(0, 120, 255, .5); stroke: var(--line, #333) } #id::before { content: "x" } @media (min-width: 1px) { .m { fill: hsl(90deg 50% 50%) } } /* a > b */]]></style><style>:root { --line: light-dark(#080, #f00); color-scheme: light } .u { fill: url(#a); transform: translate(10px, 5px) rotate(5deg); transform-box: fill-box; mix-blend-mode: multiply }</style><linearGradient id="a">${stops}</linearGradient><g class="a"><circle class="b" cx="30" cy="30" r="25"/><rect x="60" y="10" width="40" height="40"/></g><rect class="m" y="70" width="50" height="40"/><rect class="u" x="70" y="70" width="60" height="30" style="stroke:#000;stroke-width:calc(1px + 1px)"/>`,
  ),
  animations: svg(
    `<style>.s { animation: k 4s linear infinite; animation-play-state: paused; animation-delay: -1s } @keyframes k { to { fill: red; transform: translateX(40px) } }</style><rect width="20" height="20"><animate attributeName="x" values="0;100;40" keyTimes="0;.5;1" calcMode="spline" keySplines=".4 0 .2 1;.4 0 .2 1" dur="4s" repeatCount="indefinite"/><animate attributeName="fill" from="#f00" to="rgb(0,0,255)" dur="4s"/></rect><g transform="translate(60 60)"><path d="M-20-5H20V5H-20Z"><animateTransform attributeName="transform" type="rotate" by="180" dur="4s" additive="sum"/></path></g><circle r="6"><animateMotion dur="4s" rotate="auto"><mpath href="#m"/></animateMotion></circle><path id="m" d="M10 110Q80 60 150 110" fill="none" stroke="gray"/><rect x="120" width="30" height="30"><set attributeName="fill" to="lime" begin="0.5s"/></rect><rect class="s" y="90" width="20" height="20"/>`,
  ),
  images: svg(
    `<image href="${PIXEL}" width="60" height="60" preserveAspectRatio="none" image-rendering="pixelated"/><image xlink:href="${PIXEL}" x="80" y="20" width="50" height="50" opacity=".5"/><a href="https://a.example/"><rect x="10" y="80" width="30" height="30" fill="brown"/></a>`,
  ),
  'an Inkscape file': `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- a comment -->
<svg xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:svg="${SVG}" xmlns="${SVG}" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="42mm" height="32mm" viewBox="0 0 42 32" version="1.1" inkscape:version="1.0">
  <sodipodi:namedview id="base" pagecolor="#ffffff" inkscape:zoom="2"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <metadata><rdf:RDF><rdf:Description rdf:about=""><dc:format>image/svg+xml</dc:format></rdf:Description></rdf:RDF></metadata>
  <svg:g inkscape:label="Layer 1" inkscape:groupmode="layer" transform="translate(-1,-1)"><path style="fill:#d40000;stroke:#000;stroke-width:.5;-inkscape-stroke:none" d="m 5,5 20,0 0,20 z" sodipodi:nodetypes="cccc"/><text style="font-size:6px;-inkscape-font-specification:'sans, Normal'" x="10" y="29"><tspan sodipodi:role="line" x="10" y="29">text</tspan></text></svg:g>
</svg>`,
  'an Illustrator file': `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="${SVG}" xmlns:xlink="${XLINK}" x="0px" y="0px" viewBox="0 0 100 80" style="enable-background:new 0 0 100 80;" xml:space="preserve" width="160" height="120">
<style type="text/css">
	.st0{fill:#FFCC00;stroke:#000000;stroke-miterlimit:10;}
	.st1{clip-path:url(#SVGID_2_);}
	.st2{font-family:'MyriadPro-Regular',sans-serif;font-size:14px;}
</style>
<g><defs><rect id="SVGID_1_" x="10" y="10" width="60" height="40"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><circle class="st1" cx="50" cy="40" r="35"/></g>
<path class="st0" d="M60.5,50.2c10-4,20,2,20,12S70,70,60,66z"/><text transform="matrix(1 0 0 1 8 72)" class="st2">Gr\u00fc\u00dfe</text>
</svg>`,
  'a draw.io file': svg(
    `<defs/><g><rect x="10" y="10" width="60" height="30" fill="#ffffff" stroke="#000" pointer-events="all" style="fill: light-dark(#ffffff, #121212); stroke: light-dark(rgb(0, 0, 0), rgb(255, 255, 255));"/></g><path d="M 70 25 L 113.63 25" fill="none" stroke="rgb(0, 0, 0)" stroke-miterlimit="10" pointer-events="stroke"/><g fill="#000000" font-family="Helvetica" text-anchor="middle" font-size="12px"><text x="40" y="29">Start</text></g><switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"/><a transform="translate(0,-5)" xlink:href="https://a.example/" target="_blank"><text text-anchor="middle" font-size="10px" x="50%" y="100%">Text is not SVG</text></a></switch>`,
    ' style="background-color: rgb(255, 255, 255); color-scheme: light dark;" content="&lt;mxfile host=&quot;a&quot;&gt;&lt;/mxfile&gt;"',
  ),
  'a namespace with a prefix': `<v:svg xmlns:v="${SVG}" xmlns:l="${XLINK}" width="160" height="120"><v:defs><v:circle id="c" r="20" cx="30" cy="30"/></v:defs><v:use l:href="#c" x="20" fill="tomato"/></v:svg>`,
  'UTF-16': Buffer.from(
    `\ufeff<?xml version="1.0" encoding="UTF-16"?>${svg('<text x="10" y="40" font-size="30">Ω ж</text>')}`,
    'utf16le',
  ),
  'no prolog': `\n${svg('<path d="M10 10h100v20H10z" fill="currentColor"/>', ' color="olive"')}\n<!-- end -->`,
}
