function i(e, n, ...t) {
  return { tag: e, attributes: n, children: t.filter((r) => r !== void 0) }
}
var l = {
  menu: 'M4 7h22M4 15h22M4 23h22',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  chevron: 'M9 6l6 6-6 6',
  home: 'M4 11 12 4l8 7M6 10v9h4v-5h4v5h4v-9',
  pencil: 'M4 20l1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3',
  up: 'M12 19V5M6 11l6-6 6 6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
}
function d({ name: e, size: n = 20, className: t }) {
  let r = e === 'menu' ? 30 : 24,
    o = {
      class: t === void 0 ? 'icon' : `icon ${t}`,
      width: String(n),
      height: String(n),
      viewBox: `0 0 ${r} ${r}`,
      'aria-hidden': 'true',
    }
  return i('svg', o, i('path', { d: l[e] }))
}
export { i as a, d as b }
