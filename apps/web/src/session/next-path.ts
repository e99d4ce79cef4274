const longest = 2000
const anywhere = 'https://basejuris.invalid'
/** Pages one is not sent back to after a login: they would ask for it again. */
const doors = new Set(['/login', '/register', '/recuperar'])

/** Spaces and control characters are dropped or trimmed by browsers, which could turn `/\t/host` into `//host`. */
const hasUnseen = (value: string): boolean => /[\s\p{C}\\]/u.test(value)

/**
 * Where to go after a login: `value` when it is a path of this site, else the home page. Refuses other sites (`//host`, `/\host`, schemes), what a
 * browser would read as one of them, and the API.
 */
export function nextPath(value: string | readonly string[] | null | undefined): string {
  if (typeof value !== 'string' || value.length > longest || hasUnseen(value)) return '/'
  if (!value.startsWith('/') || value.startsWith('//')) return '/'
  if (!URL.canParse(value, anywhere)) return '/'
  const url = new URL(value, anywhere)
  if (url.origin !== anywhere || url.pathname.startsWith('//')) return '/'
  if (doors.has(url.pathname) || /^\/(v\d|api|normativa|_next)\//.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
