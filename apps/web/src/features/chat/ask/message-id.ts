const versionByte = 6
const variantByte = 8
const byteCount = 16

/** A random UUID. Browsers make none themselves on pages without HTTPS. */
export function newMessageId(): string {
  if (globalThis.isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount))
  bytes[versionByte] = ((bytes[versionByte] ?? 0) & 0x0f) | 0x40
  bytes[variantByte] = ((bytes[variantByte] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
