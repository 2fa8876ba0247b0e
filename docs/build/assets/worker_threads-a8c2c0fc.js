import { a } from '/assets/chunk-ba5e02ea.js'
import '/assets/chunk-21c96c3d.js'
export default a()
