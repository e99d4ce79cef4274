import type { PersonalSpan } from './masked-span.ts'

const kind = String.raw`(?:cuentas?[\s\u00a0]*(?:corrientes?|vistas?|rut|bancarias?|bipersonal|chequera|de[\s\u00a0]ahorros?|ahorro|electr[oó]nica|(?:de[\s\u00a0])?(?:origen|destino))|cuentarut|cta\.?[\s\u00a0]*(?:cte|corriente|vista|rut|ahorro)\.?|libreta[\s\u00a0]de[\s\u00a0]ahorros?|tarjetas?[\s\u00a0]de[\s\u00a0](?:cr[eé]dito|d[eé]bito))`
const bank = String.raw`[^\d;:\n$]{0,70}?`
const sign = String.raw`(?:(?:n(?:[°º"]|ro\.?|[uú]meros?|\.)[\s\u00a0:.°º]*|#[\s\u00a0]?|:[\s\u00a0]*))`
const number = String.raw`(?<number>\d(?:[\d.]|[\s\u00a0]?-[\s\u00a0]?(?=\d)|[\s\u00a0](?=\d{3,4}(?!\d))){4,26}\d(?:-[kK])?)`
const cue = /[Cc]uenta|CUENTA|[Cc]ta|CTA|[Ll]ibreta|LIBRETA|[Tt]arjeta|TARJETA/gu
const letter = /\p{L}/u
const account = new RegExp(`${kind}(?:${bank}${sign}|[\\s\\u00a0]+)${number}(?![\\d\\p{L}])`, 'diuy')
const minDigits = 6

/** Numbers of bank accounts and cards after the words that announce them. Amounts and cheques stay. */
export function findAccountNumbers(text: string): PersonalSpan[] {
  return [...text.matchAll(cue)].flatMap(({ index }) => {
    if (letter.test(text.charAt(index - 1))) return []
    account.lastIndex = index
    const span = account.exec(text)?.indices?.groups?.['number']
    return span === undefined || text.slice(...span).replace(/\D/gu, '').length < minDigits
      ? []
      : [{ kind: 'account' as const, from: span[0], to: span[1] }]
  })
}
