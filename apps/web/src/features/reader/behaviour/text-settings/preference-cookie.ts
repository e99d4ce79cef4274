const yearSeconds = 31_536_000

/** Keeps how someone likes to read for a year, where the server finds it when it writes the next page. */
export function rememberChoice(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent over plain http
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
