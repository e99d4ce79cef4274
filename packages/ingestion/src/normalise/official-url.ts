import { maskPersonalData } from '@basejuris/legal-text'

/** A web address that may be shown: http(s), without credentials or personal data; null otherwise. */
export function officialUrl(written: string | null): string | null {
  if (written === null || written.length > 2000 || !URL.canParse(written)) return null
  const url = new URL(written)
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return null
  return maskPersonalData(decodeURIComponentSafely(url.href)).found.length === 0 ? url.href : null
}

const decodeURIComponentSafely = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
