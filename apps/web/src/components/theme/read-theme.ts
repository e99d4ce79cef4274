import 'server-only'
import { cookies } from 'next/headers'
import { currentUser } from '../../session/current-session.ts'
import { parseTheme, type Theme, themeCookie } from './theme.ts'

/** The theme of the user, or else of this browser. */
export async function readTheme(): Promise<Theme> {
  const [user, choices] = await Promise.all([currentUser(), cookies()])
  return parseTheme(user?.preferencias.tema ?? choices.get(themeCookie)?.value)
}
