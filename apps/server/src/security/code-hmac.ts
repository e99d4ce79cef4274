import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA-256 of a text for one purpose, in base64url. It is stored instead of a short code, which a plain hash would reveal. */
export type CodeHmac = (purpose: string, text: string) => string

export function createCodeHmac(key: Uint8Array): CodeHmac {
  return (purpose, text) => createHmac('sha256', key).update(purpose).update('\0').update(text).digest('base64url')
}

/** Compares in constant time. */
export function isSameHmac(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
