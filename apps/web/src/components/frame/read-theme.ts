import 'server-only'
import { cookies } from 'next/headers'
import { parseTheme, type Theme, themeCookie } from './theme.ts'

export const readTheme = async (): Promise<Theme> => parseTheme((await cookies()).get(themeCookie)?.value)
