import { a } from '/assets/chunk-21c96c3d.js'
var b = a(() => {})
export { b as a }
