// sonner inserts an empty <style> and then its sheet without a nonce; both are fixed per version and a journey notices a change.
const sonnerStyleHashes = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

/** Content-Security-Policy of a page. Style attributes stay open because React and Radix set positions with them. */
export function contentPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ` 'nonce-${nonce}' ${sonnerStyleHashes}`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Policy of everything that is not a page: nothing may load. */
export const closedContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
