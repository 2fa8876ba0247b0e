/**
 * The script that runs a bundled config. It defines `__docsSsg`, runs the code, and prints the
 * export of the module as JSON between marks. `createRedirects` of the redirects plugin is called
 * for each of `urls` and replaced with its results. A stub is a function that can be called,
 * constructed, iterated and read from to any depth, and that remembers the package it stands for.
 */
export function evaluationScript(code: string, urls: readonly string[]): string {
  return `'use strict';
const { createRequire } = require('node:module');
const stubs = new Map();
function stub(name) {
  const target = function () {};
  const proxy = new Proxy(target, {
    get: (_, key) => {
      if (key === '$package') return name;
      // Sites spread themes of packages: \`[...theme.styles, own]\`.
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (key === 'then' || key === '__esModule' || typeof key === 'symbol') return undefined;
      return key === 'default' ? proxy : stub(name);
    },
    // esbuild looks up named imports on the prototype of a copy of the module.
    getPrototypeOf: () => proxy,
    apply: () => stub(name),
    construct: () => stub(name),
  });
  stubs.set(proxy, name);
  return proxy;
}
const isStubbed = /^(?:@docusaurus|@theme|@site|@generated)\\/|docusaurus|remark|rehype|prism|mermaid|katex/;
// Themes for code are loaded, so that a theme that extends one is complete; one that is used
// unchanged counts as a package.
function loadThemes(name, importer) {
  const themes = createRequire(importer)(name);
  const remember = (value, depth) => {
    if (typeof value !== 'object' || value === null) return;
    if ('plain' in value && 'styles' in value) stubs.set(value, name);
    else if (depth < 2) Object.values(value).forEach((inner) => remember(inner, depth + 1));
  };
  remember(themes, 0);
  return themes;
}
globalThis.__docsSsg = {
  toUrl: (path) => require('node:url').pathToFileURL(path).href,
  load(name, importer) {
    if (/^prism-react-renderer(?:\\/|$)/.test(name))
      try { return loadThemes(name, importer); } catch { return stub(name); }
    if (isStubbed.test(name)) return stub(name);
    try { return createRequire(importer)(name); } catch { return stub(name); }
  },
  resolve(importer, name) {
    try { return createRequire(importer).resolve(name); } catch {
      // Docusaurus also resolves modules in TypeScript.
      for (const end of ['.ts', '.mts', '.cts', '.mjs', '.tsx', '/index.ts'])
        try { return createRequire(importer).resolve(name + end); } catch {}
      return name.startsWith('.') ? require('node:path').resolve(require('node:path').dirname(importer), name) : name;
    }
  },
};
const exported = (() => { const module = { exports: {} }; const exports = module.exports;
(function (module, exports) {
${code}
})(module, exports);
return module.exports; })();
const urls = ${JSON.stringify(urls)};
function collectRedirects(create) {
  return urls.flatMap((to) => [create(to) ?? []].flat().map((from) => ({ from: String(from), to })));
}
function plain(value, depth, seen) {
  if (stubs.has(value)) return { $package: stubs.get(value) };
  if (typeof value === 'function') return { $function: value.name };
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (value instanceof RegExp) return value.source;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 40 || seen.has(value)) return undefined;
  const inner = new Set(seen).add(value);
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1, inner) ?? null);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => {
    const isGenerator = key === 'createRedirects' && typeof item === 'function' && !stubs.has(item) && urls.length > 0;
    return [key, isGenerator ? collectRedirects(item) : plain(item, depth + 1, inner)];
  }));
}
(async () => {
  const found = exported && exported.__esModule && 'default' in exported ? exported.default : exported;
  const value = typeof found === 'function' && !stubs.has(found) ? await found() : await found;
  process.stdout.write('\\n\\u0001docs-ssg' + JSON.stringify(plain(value, 0, new Set()) ?? null) + '\\u0001', () => process.exit(0));
})().catch((error) => { process.stderr.write(String(error && error.stack || error) + '\\n', () => process.exit(1)); });
`
}
