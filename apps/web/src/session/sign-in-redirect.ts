/** A page that lets people in, which leads on to `next`. */
export function signInUrl(door: '/login' | '/register', next: string): string {
  const safe = nextPath(next)
  return safe === '/' ? door : `${door}?${new URLSearchParams({ next: safe })}`
}

/** `expirada` makes the page say why one is there. */
export type LoginReason = 'expirada'

/** The login page that returns to `here`, an address of this site without origin. */
export function loginUrl(here: string, reason?: LoginReason): string {
  const address = signInUrl('/login', here)
  return reason === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}sesion=${reason}`
}

const maxLength = 2000
const placeholderOrigin = 'https://basejuris.invalid'
/** Pages one is not sent back to after a login: they would ask for it again. */
const signInPages = new Set(['/login', '/register', '/recuperar'])

/** Spaces and control characters are dropped or trimmed by browsers, which could turn `/\t/host` into `//host`. */
const hasInvisibleCharacters = (value: string): boolean => /[\s\p{C}\\]/u.test(value)

/**
 * Where to go after a login: `value` when it is a path of this site, else the home page. Refuses other sites (`//host`, `/\host`, schemes), what a
 * browser would read as one of them, and the API.
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
