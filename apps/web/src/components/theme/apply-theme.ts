import { type Theme, themeAttribute, themeCookie } from './theme.ts'

const yearSeconds = 31_536_000

/** Applies a theme at once and stores it in a cookie. */
export function applyTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and absent over plain http
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${theme === 'sistema' ? 0 : yearSeconds}; samesite=lax${secure}`
  const attribute = themeAttribute(theme)
  if (attribute === null) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = attribute
}
