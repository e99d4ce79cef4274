import { checkDigitModulo11 } from '@basejuris/domain'
import type { PersonalSpan } from './masked-span.ts'

const dash = String.raw`[\s\u00a0]?[-–—‐−][\s\u00a0]?`
const dotted = new RegExp(
  String.raw`(?<![\d.,$])(?<body>\d{1,3}[.,][\s\u00a0]?\d{3}[.,][\s\u00a0]?\d{3})(?:(?<dash>${dash}|\.-)(?<digit>[\dkK])(?![\d\p{L}])|(?!\d|[.,]\d))`,
  'gu',
)
const plain = new RegExp(
  String.raw`(?<![\d.,–-])(?<body>0{0,3}\d{7,8}|\d{1,2}\.\d{6}|\d{4,5}\.\d{3})(?:(?<dash>${dash})(?<digit>[\dkK])(?![\d\p{L}]|[.,]\d)|(?!\d|[.,]\d|[\s\u00a0]?[-–/]\d))`,
  'gu',
)
/** Blanks in place of the dots, only where the number is announced. */
const spaced = new RegExp(
  String.raw`(?<![\d.,$-])(?<body>\d{1,2}[ \u00a0]\d{3}[ \u00a0]\d{3})(?<dash>${dash})(?<digit>[\dkK])(?![\d\p{L}])`,
  'gu',
)
/** «15.22.2676-4»: dots in wrong places, only where the number is announced. */
const misplaced = new RegExp(
  String.raw`(?<![\d.,$-])(?<body>\d{1,4}(?:[.,]\d{1,4}){1,3})(?<dash>${dash})(?<digit>[\dkK])(?![\d\p{L}])`,
  'gu',
)
/** «RUN 7.348. 87-4», «N° 19 484 33 -4»: digits that the text lost, only where the number is announced. */
const damaged =
  /(?<![\d.,$-])(?<body>\d{1,2}(?:[ \u00a0]?\.[ \u00a0]?|[ \u00a0])[\d. \u00a0]{1,10})[-–—‐−][ \u00a0]?[\dkK]?(?=[\s\u00a0,;.)]|$)/gu
const minDamaged = 2
const withoutDash = /(?<![\d.,–-])(?<body>\d{7,9}|\d{1,2}\.\d{3}\.\d{3})(?<digit>[\dkK])(?![\d\p{L}]|[.,-]\d)/gu

const cue =
  /(?:\br\.?\s?u\.?\s?[tn]\b\.?|c[eé]?\s?dulas?\b|\bc\.\s?(?:n\.?\s?)?i\.?|\bci\b|\bidentidad|\bidentificaci[oó]n)(?:[\s\u00a0:°º.,#]|n(?:[°ºo.]|ro|[uú]m(?:ero)?)?|de|identidad|nacional|chilena|para|extranjeros?|y|el|su|es|de[\s\u00a0]\p{L}+(?:[\s\u00a0]\p{L}+){0,3}[\s\u00a0](?:es|era)|rol|[uú]nico|tributario|chile|personal|[\p{L}]{1,3}\b)*$/iu
const rucBefore = /(?:\br\.?u\.?c\b\.?|[ií]ngreso|\d{2}[\s-]{1,3}\d[\s-]{1,3})[\s\u00a0:°º.n]*$/iu
/** Medical leave forms carry numbers built like a RUT. */
const licences = /\blicencias?\b/iu
const otherDocument =
  /(?<cue>\b(?:pasaporte|dni|d\.n\.i\.?|(?:c[eé]dula|carn[eé])(?:[\s\u00a0]de[\s\u00a0](?:identidad|ciudadan[ií]a|extranjer[ií]a))?(?=[\s\u00a0](?:venezolana|peruana|boliviana|colombiana|haitiana|ecuatoriana|argentina|extranjera|CE|V-))|(?:c[eé]dula|carn[eé])[\s\u00a0]de[\s\u00a0](?:ciudadan[ií]a|extranjer[ií]a))\b(?:[\s\u00a0](?:venezolan|peruan|bolivian|colombian|haitian|ecuatorian|argentin|extranjer)[oa])?(?:[\s\u00a0](?:ordinario|oficial|diplom[aá]tico|vigente))?(?:[\s\u00a0]de[\s\u00a0](?:la[\s\u00a0])?(?:rep[uú]blica[\s\u00a0](?:de[\s\u00a0])?)?\p{L}{4,20})?[\s\u00a0:°º.,n]*(?:n[uú]mero|nro\.?)?[\s\u00a0]?(?:\p{L}+[\s\u00a0]n[°º][\s\u00a0]?)?)(?:CE[\s\u00a0])?(?<number>(?=[A-Z.-]*\d[A-Z\d.-]*\d{3})[A-Z\d][A-Z\d.-]{4,14}[A-Z\d])/giu

/** Digits of a RUT without its check digit. */
const isLength = (body: string): boolean => /^\d{7,8}$/u.test(body.replace(/\D/gu, ''))

const hasFewDigits = (body: string): boolean => {
  const { length } = body.replace(/\D/gu, '')
  return length >= minDamaged && length <= 7
}

const isRut = (body: string, digit: string): boolean => {
  const digits = body.replace(/\D/gu, '').replace(/^0+/u, '')
  return digits.length >= 7 && digits.length <= 8 && checkDigitModulo11(digits) === digit.toUpperCase()
}

const spansOf = (
  text: string,
  pattern: RegExp,
  holds: (match: RegExpExecArray, announced: () => boolean, before: string) => boolean,
): PersonalSpan[] => {
  const spans: PersonalSpan[] = []
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, match.index - 70), match.index)
    if (!holds(match, () => cue.test(before), before)) continue
    const licence = !match[0].includes('.') && licences.test(text.slice(Math.max(0, match.index - 260), match.index)) && !cue.test(before)
    spans.push({ kind: licence ? 'document' : 'rut', from: match.index, to: match.index + match[0].length })
  }
  return spans
}

/** A dotted number with a check digit is a RUT even with the wrong digit (typing slips), unless blanks or a full stop make it an amount. */
const dottedHolds = (match: RegExpExecArray, announced: () => boolean, before: string): boolean => {
  const { body = '', dash: joint = '', digit } = match.groups ?? {}
  if (/\$[\s\u00a0]?$/u.test(before)) return false
  if (digit === undefined) return announced()
  const tight = joint.length === 1
  return isRut(body, digit)
    ? tight || !/pesos|suma|monto|\$/iu.test(before.slice(-20))
    : announced() || (tight && body.length <= 10 && !body.includes(','))
}

const plainHolds = (match: RegExpExecArray, announced: () => boolean, before: string): boolean => {
  const { body = '', digit } = match.groups ?? {}
  if (rucBefore.test(before)) return false
  if (digit === undefined) return announced()
  return isRut(body, digit) || body.startsWith('00') || announced()
}

/**
 * RUT and RUN in every written form: with or without dots, leading zeros, blanks around the dash, small k. After «C.I. N°» and the like
 * also without check digit.
 */
export function findIdentityNumbers(text: string): PersonalSpan[] {
  const documents: PersonalSpan[] = []
  for (const match of text.matchAll(otherDocument)) {
    const from = match.index + (match.groups?.['cue']?.length ?? 0)
    documents.push({ kind: 'document', from, to: match.index + match[0].length })
  }
  return [
    ...spansOf(text, dotted, dottedHolds),
    ...spansOf(text, plain, plainHolds),
    ...spansOf(text, spaced, (_, announced) => announced()),
    ...spansOf(text, misplaced, ({ groups }, announced) => isLength(groups?.['body'] ?? '') && announced()),
    ...spansOf(text, damaged, ({ groups }, announced) => hasFewDigits(groups?.['body'] ?? '') && announced()),
    ...spansOf(text, withoutDash, ({ groups }, announced) => isRut(groups?.['body'] ?? '', groups?.['digit'] ?? '') && announced()),
    ...documents,
  ]
}
