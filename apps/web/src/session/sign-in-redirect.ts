import { nextPath } from './next-path.ts'

/** A page that lets people in, which leads on to `next`. */
export function doorAddress(door: '/login' | '/register', next: string): string {
  const safe = nextPath(next)
  return safe === '/' ? door : `${door}?${new URLSearchParams({ next: safe })}`
}
