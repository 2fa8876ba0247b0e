function t(e) {
  try {
    let n = window.localStorage.getItem(e)
    return n === null || n.length > 1e3 ? void 0 : n
  } catch {
    return
  }
}
function r(e, n) {
  try {
    n === void 0 ? window.localStorage.removeItem(e) : window.localStorage.setItem(e, n)
  } catch {}
}
export { t as a, r as b }
