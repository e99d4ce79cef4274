/** The sign-in or registration page that leads on to `next`. */
export function signInUrl(page: '/login' | '/register', next: string): string {
  const safe = nextPath(next)
  return safe === '/' ? page : `${page}?${new URLSearchParams({ next: safe })}`
}

/** `expirada` makes the page say that the session expired. */
export type LoginReason = 'expirada'

/** The login page that returns to `here`, a path of this site. */
export function loginUrl(returnPath: string, reason?: LoginReason): string {
  const address = signInUrl('/login', returnPath)
  return reason === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}sesion=${reason}`
}

const maxLength = 2000
const placeholderOrigin = 'https://basejuris.invalid'
/** A sign-in never returns to these pages. */
const signInPages = new Set(['/login', '/register', '/recuperar'])

/** Browsers drop or trim spaces and control characters, which could turn `/\t/host` into `//host`. */
const hasInvisibleCharacters = (value: string): boolean => /[\s\p{C}\\]/u.test(value)

/**
 * Where to go after signing in: `value` when it is a path of this site, else the home page. Refuses other sites (`//host`, `/\host`,
 * schemes), what a browser reads as one, and the API.
 */
export function nextPath(value: string | readonly string[] | null | undefined): string {
  if (typeof value !== 'string' || value.length > maxLength || hasInvisibleCharacters(value)) return '/'
  if (!value.startsWith('/') || value.startsWith('//')) return '/'
  if (!URL.canParse(value, placeholderOrigin)) return '/'
  const url = new URL(value, placeholderOrigin)
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return '/'
  if (signInPages.has(url.pathname) || /^\/(v\d|api|normativa|_next)\//.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
