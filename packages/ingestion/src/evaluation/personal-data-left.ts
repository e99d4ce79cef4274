import { checkDigitModulo11, type Ruling } from '@basejuris/domain'

export const personalDataKinds = ['RUT', 'correo', 'teléfono'] as const
export type PersonalDataKind = (typeof personalDataKinds)[number]

export interface PersonalDataLeft {
  readonly docId: string
  /** Field of the ruling. */
  readonly field: string
  readonly kind: PersonalDataKind
}

const rut = /(?<![\d.,/-])0{0,3}(\d{1,2}\s?[.,]?\s?\d{3}\s?[.,]?\s?\d{3})\s?[-–—‐]\s?([\dkK])(?![\p{L}\d]|-\d|[.,]\d)/gu
const email = /[\p{L}\d._%+-]{2,64}\s?@\s?[\p{L}\d-]{1,63}\s?\.\s?\p{L}{2,}/gu
const phones: readonly RegExp[] = [
  /(?<!\d)\(?\+\s?56\)?[\s().-]{0,4}\d(?:[\s().-]{0,3}\d){7,8}(?!\d)/gu,
  /(?<![\p{L}\d.,$/-])9[\s.-]?\d{4}[\s.-]?\d{4}(?![\d/-]|[.,]\d)/gu,
  /(?:fonos?|tel[eé]fonos?|celular(?:es)?|whatsapp)[\s:(]{0,4}(?:n[°º.o]{0,2}\s?)?\+?\d[\d\s.()-]{5,16}\d/giu,
]

const isValidRut = ([, written = '', digit = '']: RegExpMatchArray): boolean => {
  const number = written.replace(/\D/gu, '').replace(/^0+/u, '')
  return number.length >= 6 && checkDigitModulo11(number) === digit.toUpperCase()
}

const kindsIn = (text: string): PersonalDataKind[] => [
  ...[...text.matchAll(rut)].filter(isValidRut).map(() => 'RUT' as const),
  ...[...text.matchAll(email)].map(() => 'correo' as const),
  ...phones.flatMap((phone) => [...text.matchAll(phone)].map(() => 'teléfono' as const)),
]

/** Ids are skipped: any nine digits are a valid RUT once in eleven times. So is the RUC, which has the form of a RUT. */
const unread: ReadonlySet<string> = new Set(['docId', 'idSentence', 'ruc'])

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** RUTs with a valid check digit, e-mails and Chilean telephones in any stored field of a ruling, found independently of the masking. */
export function personalDataLeft(ruling: Ruling): PersonalDataLeft[] {
  return Object.entries(ruling).flatMap(([field, value]) =>
    unread.has(field) ? [] : stringsOf(value).flatMap((text) => kindsIn(text).map((kind) => ({ docId: ruling.docId, field, kind }))),
  )
}
