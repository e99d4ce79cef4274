import 'server-only'
import { cookies } from 'next/headers'
import { currentUser } from '../../session/current-session.ts'
import { parseTheme, type Theme, themeCookie } from './theme.ts'

/** The user's choice, or else that of this browser. */
export async function readTheme(): Promise<Theme> {
  const [user, choices] = await Promise.all([currentUser(), cookies()])
  return parseTheme(user?.preferencias.tema ?? choices.get(themeCookie)?.value)
}
