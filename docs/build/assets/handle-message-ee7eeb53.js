import { a } from '/assets/chunk-fa4596ce.js'
import '/assets/chunk-ba5e02ea.js'
import '/assets/chunk-21c96c3d.js'
export { a as createMessageHandler }
