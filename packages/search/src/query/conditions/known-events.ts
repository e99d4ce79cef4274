import type { Mention } from './mention.ts'

const events =
  /(?<!\p{L})(?:terremotos?|maremotos?|tsunamis?|golpe(?:\s+de\s+estado|\s+militar)?|plebiscito|censo|evaluaci[oó]n\s+docente)\s+(?:(?:del?|en|el)\s+)*(?:§+)?$/iu

/** «terremoto 2010», «evaluación docente 2022»: everybody knows when it happened, and rulings about it are later. */
export function isKnownEvent(before: string): boolean {
  return events.test(before)
}

const firstYearOfRulings = '1980'

/** «preso político 1973»: earlier than any ruling that is kept as text. */
export function isBeforeRulings({ test }: Mention): boolean {
  return test.kind === 'fecha' && (test.period.until ?? '9999') < firstYearOfRulings
}
