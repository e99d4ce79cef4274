import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `s` signs every other parameter as received: names and values in the order of the names, HMAC-SHA256 in lower-case hexadecimal. */
export function isSigned(parameters: ReadonlyMap<string, string>, secretKey: string): boolean {
  const signed = [...parameters.keys()]
    .filter((name) => name !== 's')
    .sort()
    .map((name) => name + parameters.get(name))
    .join('')
  const expected = Buffer.from(createHmac('sha256', secretKey).update(signed, 'utf8').digest('hex'))
  const given = Buffer.from(parameters.get('s') ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameText(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
