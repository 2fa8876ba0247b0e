import { a as e } from '/assets/chunk-fa4596ce.js'
import '/assets/chunk-ba5e02ea.js'
import '/assets/chunk-21c96c3d.js'
var o = e()
self.addEventListener('message', ({ data: s }) => {
  o(s).then((r) => self.postMessage(r))
})
