// Replaces `@docusaurus/ExecutionEnvironment` in components of a site.
const canUseDOM = typeof globalThis.document === 'object'

/** Whether a component runs in the build or in a browser. */
const environment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in globalThis,
  canUseViewport: canUseDOM,
}
export default environment
