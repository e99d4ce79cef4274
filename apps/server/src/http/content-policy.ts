// sonner inserts an empty <style> and then its sheet without a nonce. Both are constant per version, and a journey detects a change.
const sonnerStyleHashes = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

/** Hosts to which an allowed tag manager sends its data. */
const tagManagerHosts = 'https://www.googletagmanager.com https://*.google-analytics.com'

/**
 * Content-Security-Policy of a page. Style attributes stay open because React and Radix set positions with them. `counted` pages may
 * load a tag manager.
 */
export function contentPolicy(nonce: string, development: boolean, allowTagManager = false): string {
  const tagManagerSource = allowTagManager ? ` ${tagManagerHosts}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // Not covered by 'strict-dynamic' in every browser: the worker of the folders on a device.
    "worker-src 'self'",
    `style-src 'self'${development ? " 'unsafe-inline'" : ` 'nonce-${nonce}' ${sonnerStyleHashes}`}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${tagManagerSource}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}${tagManagerSource}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Policy of everything that is not a page: it may load nothing. */
export const closedContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
