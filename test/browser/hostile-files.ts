// Files beside pages that try to run a script when a reader opens them or sees a page that shows
// them. A new trick is one more entry here.

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'
const XLINK = 'http://www.w3.org/1999/xlink'
const RUN = 'alert(1)'
const SRC = 'data:text/javascript,alert(1)'
/** A document that runs a script. */
const FRAME = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="${SVG}" id="x" onload="${RUN}"><script>${RUN}</script></svg>`)}`

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="${SVG}" xmlns:xlink="${XLINK}" xmlns:h="${XHTML}" width="40" height="30"${attributes}>${inside}</svg>`

/** Spellings of an element that runs its text. */
const scripts: readonly string[] = [
  `<script>${RUN}</script>`,
  `<script type="text/javascript"><![CDATA[${RUN}]]></script>`,
  `<script href="${SRC}"/>`,
  `<script xlink:href="${SRC}"/>`,
  `<script xlink:href="${SRC.replace('a', '&#97;')}"/>`,
  `<s:script xmlns:s="${SVG}">${RUN}</s:script>`,
  `<s.x:script xmlns:s.x="${SVG}">${RUN}</s.x:script>`,
  `<é:script xmlns:é="${SVG}">${RUN}</é:script>`,
  `<_:script xmlns:_="${SVG}">${RUN}</_:script>`,
  `<s:script xmlns:s="&#104;ttp://www.w3.org/2000/svg">${RUN}</s:script>`,
  `<h:script>${RUN}</h:script>`,
  `<h.x:script xmlns:h.x="${XHTML}">${RUN}</h.x:script>`,
  `<é:script xmlns:é="${XHTML}">${RUN}</é:script>`,
  `<h:script src="${SRC}"></h:script>`,
  `<script xmlns="${XHTML}">${RUN}</script>`,
  `<g xmlns="${XHTML}"><script>${RUN}</script></g>`,
  `<desc><script>${RUN}</script></desc>`,
  `<title><h:script>${RUN}</h:script></title>`,
  `<metadata><script>${RUN}</script></metadata>`,
  `<style><script>${RUN}</script></style>`,
  `<style><s:script xmlns:s="${SVG}">${RUN}</s:script>a{}</style>`,
  `<x:y xmlns:x="urn:x"><script>${RUN}</script></x:y>`,
  `<x:y xmlns:x="urn:x"><x:y><h:script>${RUN}</h:script></x:y></x:y>`,
  `<switch><script>${RUN}</script><g/></switch>`,
  `<foreignObject width="9" height="9"><script xmlns="${XHTML}">${RUN}</script></foreignObject>`,
  `<text><tspan><script>${RUN}</script></tspan></text>`,
  `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${RUN}</handler>`,
]

/** Elements with handlers. */
const handlers: readonly string[] = [
  ...['onload', 'onclick', 'onmouseover', 'onfocusin', 'onbegin'].map(
    (name) => `<g ${name}="${RUN}"><rect width="40" height="30" ${name}="${RUN}"/></g>`,
  ),
  `<image href="missing.png" onerror="${RUN}"/>`,
  `<image href="data:image/png;base64,x" onerror="${RUN}"/>`,
  `<animate attributeName="x" dur="1s" onbegin="${RUN}"/>`,
  `<set attributeName="x" to="1" onbegin="${RUN}"/>`,
  `<animateMotion dur="1s" path="M0 0" onbegin="${RUN}"/>`,
  `<g h:onload="${RUN}" h:onclick="${RUN}"><rect width="9" height="9"/></g>`,
  `<a href="#a" onclick="${RUN}"><rect width="9" height="9"/></a>`,
  `<h:img src="x" onerror="${RUN}"/>`,
  `<h:body onload="${RUN}"/>`,
  `<h:details open="" ontoggle="${RUN}"/>`,
  `<h:input autofocus="" onfocus="${RUN}"/>`,
  `<h:video><h:source src="x" onerror="${RUN}"/></h:video>`,
  `<h:style onload="${RUN}">a{}</h:style>`,
  `<style onload="${RUN}">a{}</style>`,
]

/** Addresses that run code, as browsers read them. */
const addresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java&#9;script:alert(1)',
  'java&#10;script:alert(1)',
  'java&#13;script:alert(1)',
  '&#x6A;avascript:alert(1)',
  'javascript&#58;alert(1)',
  'javascript:\n//%0aalert(1)',
  'data:text/html,&lt;script>alert(1)&lt;/script>',
  FRAME,
]

/** Elements whose address is followed, shown or loaded. */
const links: readonly ((address: string) => string)[] = [
  (href) => `<a href="${href}"><rect width="40" height="30"/></a>`,
  (href) => `<a xlink:href="${href}"><rect width="40" height="30"/></a>`,
  (href) => `<a l:href="${href}" xmlns:l="${XLINK}"><rect width="40" height="30"/></a>`,
  (href) => `<h:a href="${href}">a</h:a>`,
  (href) => `<h:iframe src="${href}"></h:iframe>`,
  (href) => `<h:object data="${href}"></h:object>`,
  (href) => `<h:embed src="${href}"/>`,
  (href) => `<h:form action="${href}"><h:button>a</h:button></h:form>`,
  (href) => `<h:meta http-equiv="refresh" content="0;url=${href}"/>`,
  (href) => `<h:link rel="stylesheet" href="${href}"/>`,
  (href) => `<h:base href="${href}"/>`,
  (href) => `<use href="${href}#x"/>`,
  (href) => `<image href="${href}" width="9" height="9"/>`,
  (href) => `<feImage xlink:href="${href}"/>`,
  (href) =>
    `<a id="t" href="#a"><rect width="40" height="30"/></a><set href="#t" attributeName="href" to="${href}"/>`,
  (href) =>
    `<a href="#a"><set attributeName="xlink:href" to="${href}"/><rect width="40" height="30"/></a>`,
  (href) =>
    `<a href="#a"><set attributeName="l:href" xmlns:l="${XLINK}" to="${href}"/><rect width="40" height="30"/></a>`,
  (href) =>
    `<a href="#a"><animate attributeName="href" values="${href}" dur="9s"/><rect width="40" height="30"/></a>`,
  (href) =>
    `<a href="#a"><animate attributeName="href" from="${href}" to="${href}" dur="9s"/><rect width="40" height="30"/></a>`,
  (href) =>
    `<a href="#a"><animate attributeName=" href " by="${href}" dur="9s"/><rect width="40" height="30"/></a>`,
  (href) => `<script href="${href}"/>`,
  (href) => `<g xml:base="${href}"><a href="#a"><rect width="40" height="30"/></a></g>`,
  (href) => `<foreignObject width="40" height="30"><h:iframe src="${href}"/></foreignObject>`,
]

/** Animations that make a handler, and the parts of CSS that load or ran code. */
const others: readonly string[] = [
  `<set attributeName="onclick" to="${RUN}"/><rect width="40" height="30"/>`,
  `<rect width="40" height="30"><set attributeName="onmouseover" to="${RUN}"/></rect>`,
  `<style>@import "${SRC}";</style>`,
  `<style>@import url(${FRAME});</style>`,
  `<style>rect{fill:url(javascript:alert(1))} g{behavior:url(#default#time2)}</style><rect/>`,
  `<rect style="fill:url('javascript:alert(1)')" width="9" height="9"/>`,
  `<rect style="-moz-binding:url(${FRAME})" fill="url(${FRAME}#x)" width="9" height="9"/>`,
  `<style>rect{w\\69 dth:expression(alert(1));background:u\\72l(javascript:alert(1))}</style><rect/>`,
  `<rect filter="url(${FRAME}#x)" mask="url(${FRAME}#x)" clip-path="url(${FRAME}#x)" width="9" height="9"/>`,
  `<style><![CDATA[</style><script>${RUN}</script>]]></style>`,
  `<style>&lt;/style>&lt;script>${RUN}&lt;/script></style>`,
  `<title>&lt;/title>&lt;script>${RUN}&lt;/script></title>`,
  `<text>&lt;img src=x onerror=${RUN}></text>`,
  `<text data-a="&quot;>&lt;script>${RUN}&lt;/script>">a</text>`,
  `<!-- --><script>${RUN}</script><!-- -->`,
  `<desc><![CDATA[]]>]]&gt;<script>${RUN}</script></desc>`,
  `<iframe src="javascript:alert(1)"/><audio src="x" onerror="${RUN}"/><canvas/>`,
  `<tref xlink:href="${FRAME}"/><animation xlink:href="${FRAME}"/><discard/>`,
]

/** Whole files. */
const files: readonly string[] = [
  `<?xml-stylesheet type="text/xsl" href="#x"?>${svg(`<x:stylesheet id="x" version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><h:script>${RUN}</h:script></x:template></x:stylesheet>`)}`,
  `<?xml-stylesheet type="text/css" href="${FRAME}"?>${svg('')}`,
  `<!DOCTYPE svg [<!ENTITY x "<script xmlns='${SVG}'>${RUN}</script>">]>${svg('&x;')}`,
  `<!DOCTYPE svg [<!ENTITY x "&#60;script>${RUN}&#60;/script>">]>${svg('<g>&x;</g>')}`,
  `<!DOCTYPE svg [<!ENTITY % p "<!ENTITY x 'javascript:alert(1)'>">%p;]>${svg('<a href="&x;"><rect width="9" height="9"/></a>')}`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${RUN}">]>${svg('')}`,
  `<!DOCTYPE svg [<!ATTLIST a xlink:href CDATA "javascript:alert(1)">]>${svg('<a><rect width="9" height="9"/></a>')}`,
  svg('', ` onload="${RUN}"`),
  svg('', ` onload="${RUN}" onload="${RUN}"`),
  `<s:svg xmlns:s="${SVG}" onload="${RUN}"><s:script>${RUN}</s:script></s:svg>`,
  `<html xmlns="${XHTML}"><script>${RUN}</script></html>`,
  `<h:html xmlns:h="${XHTML}"><h:script>${RUN}</h:script></h:html>`,
  `<x xmlns="urn:x"><script xmlns="${SVG}">${RUN}</script></x>`,
  `<!doctype html><script>${RUN}</script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg xmlns="${SVG}"><g xmlns="${XHTML}"><svg xmlns="${SVG}"><script>${RUN}</script></svg></g></svg>`,
  `<?xml version="1.1"?>${svg(`<script>${RUN}</script>`)}`,
  `${svg('')}<script xmlns="${SVG}">${RUN}</script>`,
  `${svg('')}<!-- a --><?xml-stylesheet href="${FRAME}"?>`,
]

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')
const labeled = (label: string, text: string): string =>
  `<?xml version="1.0" encoding="${label}"?>${text}`
const hidden = svg(`<script>${RUN}</script>`)
/** ISO-2022-JP takes `ESC ( B` for nothing, so the word `script` is whole only once it is decoded. */
const split = hidden.replaceAll('script', 'scr\x1b(Bipt')

/** The same script in other encodings. */
const encoded: readonly Uint8Array[] = [
  Buffer.from(labeled('ISO-2022-JP', split), 'latin1'),
  Buffer.from(labeled('iso-2022-jp', hidden.replaceAll('<', '\x1b(J<\x1b(B')), 'latin1'),
  Buffer.from(labeled('Shift_JIS', hidden), 'latin1'),
  Buffer.from(labeled('UTF-7', hidden.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-')), 'latin1'),
  Buffer.from(labeled('x-user-defined', hidden), 'latin1'),
  Buffer.from(labeled('replacement', hidden), 'latin1'),
  Buffer.from(labeled('IBM037', hidden), 'latin1'),
  Buffer.from(labeled('windows-1252', hidden), 'latin1'),
  Buffer.from(labeled('utf-8', hidden), 'latin1'),
  Buffer.from(`\ufeff${labeled('iso-2022-jp', split)}`),
  utf16(hidden),
  utf16(hidden).swap16(),
  utf16(labeled('utf-16', hidden)),
  utf16(labeled('utf-8', hidden)),
  utf16(hidden).subarray(2),
  utf16(hidden).swap16().subarray(2),
]

/** SVG images that run a script in a browser, or try to. */
export const hostileImages: readonly Uint8Array[] = [
  ...[
    ...[...scripts, ...handlers, ...others].map((inside) => svg(inside)),
    ...links.flatMap((link) => addresses.map((address) => svg(link(address)))),
    ...files,
  ].map((text) => Buffer.from(text)),
  ...encoded,
]

const xhtml = `<html xmlns="${XHTML}"><script>${RUN}</script></html>`
const html = `<!doctype html><script>${RUN}</script>`

const activeTypes =
  'html htm shtml xhtml xht xml xsl xslt xsd rng svgz rdf owl rss atom mml kml dtd mhtml hta ' +
  'js mjs cjs jsx ts tsx ecma es css php wasm swf htc HTML Xsd'

/** Files of other types by name: documents under every name that a host may know. */
export const hostileFiles: ReadonlyMap<string, string> = new Map(
  [
    ...activeTypes.split(' ').map((type) => [`a.${type}`, type === 'js' ? RUN : xhtml]),
    ...'txt csv json bin dat yml log png gif jpg pdf zip woff2 mp4 mp3 vtt gz'
      .split(' ')
      .flatMap((type) => [
        [`b.${type}`, html],
        [`c.${type}`, `\n\t ${xhtml}`],
        [`d.${type}`, `\ufeff<?xml version="1.0"?>${xhtml}`],
      ]),
    ['e', html],
    ['e.', html],
    ['e.png ', html],
    ['e.html.png', html],
    ['e.svg.gz', html],
    ['e.ｈtml', html],
    ['e.png.html', html],
    ['e.svg.html', html],
    // These are text to every browser.
    ['f.txt', `a ${html}`],
    ['f.html.txt', `a ${html}`],
    ['f.js.txt', RUN],
    ['f.json', JSON.stringify({ html })],
    ['f.csv', `a,b\n${html}`],
    ['f.png', `\x89PNG\r\n\x1a\n${html}`],
    ['f.gif', `GIF89a=1;${RUN}//${html}`],
    ['f.pdf', `%PDF-1.4\n${html}`],
    ['f.ics', `BEGIN:VCALENDAR\n${html}`],
    ['f.yml', `a: 1\n${xhtml}`],
  ].map(([name = '', text = '']) => [name, text]),
)
