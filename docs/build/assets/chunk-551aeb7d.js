function t(e) {
  return Reflect.get(Document.prototype, e, document)
}
var n = () => t('documentElement')
export { t as a, n as b }
