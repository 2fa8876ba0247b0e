import module from 'node:module'

/**
 * From Node 22 on, keep the compiled form of modules that this thread loads from now on beside
 * Node's own temporary files.
 */
export function enableCompileCache(): void {
  if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function')
    module.enableCompileCache()
}
