import { minorBirthMark } from '../names/may-name-child.ts'
import { findAccountNumbers } from './find-account-numbers.ts'
import { findAddresses } from './find-addresses.ts'
import { findBirthDates } from './find-birth-dates.ts'
import { findEmails, findPhones } from './find-contacts.ts'
import { findIdentityNumbers } from './find-identity-numbers.ts'
import { findLicenceNumbers } from './find-licence-numbers.ts'
import { findVehiclePlates } from './find-vehicle-plates.ts'
import type { PersonalDataKind, PersonalSpan } from './masked-span.ts'

/** A masked text with the number of replacements of each kind. */
export interface MaskedText {
  readonly text: string
  readonly found: readonly { readonly kind: PersonalDataKind; readonly count: number }[]
}

const marks: Readonly<Record<PersonalDataKind, string>> = {
  rut: '[RUT]',
  document: '[documento]',
  email: '[correo]',
  phone: '[teléfono]',
  address: '[domicilio]',
  plate: '[patente]',
  account: '[cuenta]',
  birth: '[fecha de nacimiento]',
  minorBirth: minorBirthMark,
}

/** The marks that replace personal data. */
export const personalDataMarks: readonly string[] = Object.values(marks)

/** Spans in order. Overlapping spans become one from the first beginning to the last end. */
const merged = (spans: readonly PersonalSpan[]): PersonalSpan[] => {
  const result: PersonalSpan[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = result.at(-1)
    if (last === undefined || span.from >= last.to) result.push(span)
    else if (span.to > last.to) result[result.length - 1] = { ...last, to: span.to }
  }
  return result
}

const replace = (text: string, spans: readonly PersonalSpan[], counts: Map<PersonalDataKind, number>): string => {
  const pieces: string[] = []
  let done = 0
  for (const { kind, from, to } of merged(spans)) {
    const lineBreaks = text.slice(from, to).replace(/[^\n]/gu, '')
    pieces.push(text.slice(done, from), marks[kind], lineBreaks)
    done = to
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  pieces.push(text.slice(done))
  return pieces.join('')
}

/**
 * Replaces RUT and RUN, other identity documents, e-mails, telephones, addresses, number plates, bank accounts and dates of birth by
 * `[RUT]`, `[documento]`, `[correo]`, `[teléfono]`, `[domicilio]`, `[patente]`, `[cuenta]`, `[fecha de nacimiento]`. A birth after
 * `minorsBornAfter` (yyyy-mm-dd) becomes `[nacimiento: menor]`. Docket numbers, RUC, other dates, ages, amounts, laws and articles stay.
 * Pass the whole text of a ruling, lines joined by `\n`: words on one line announce what follows on the next. Line breaks are kept.
 */
export function maskPersonalData(text: string, minorsBornAfter: string | null = null): MaskedText {
  const counts = new Map<PersonalDataKind, number>()
  const numbered = /\d/u.test(text)
    ? [
        ...findIdentityNumbers(text),
        ...findPhones(text),
        ...findVehiclePlates(text),
        ...findAccountNumbers(text),
        ...findLicenceNumbers(text),
      ]
    : []
  const numbers = replace(text, [...findEmails(text), ...findBirthDates(text, minorsBornAfter), ...numbered], counts)
  const masked = replace(numbers, findAddresses(numbers), counts)
  return { text: masked, found: [...counts].map(([kind, count]) => ({ kind, count })) }
}
