import { checkDigitModulo11 } from '../../text/check-digit.ts'

/** A RUC (rol único de causa) in a text. `ruc` is canonical: `2200822562-5` (penal) or `23-4-0461221-2` (civil, labour, family). */
export interface FoundRuc {
  readonly from: number
  readonly to: number
  readonly ruc: string
  readonly written: string
}

const joint = String.raw`[\s\u00a0]{0,2}[-–][\s\u00a0]{0,2}`
const source = String.raw`(?<penal>\d{2}[ \u00a0]?\d{8})${joint}(?<penalDigit>[\dk])|(?<year>\d{2})${joint}(?<kind>\d)${joint}(?<serial>\d{7})${joint}(?<digit>[\dk])`
const whole = new RegExp(String.raw`^(?:r\.?u\.?c\.?)?[\s\u00a0:°ºn.]*(?:${source}|(?<bare>\d{10}[\dk]))[\s.]*$`, 'iu')
const inside = new RegExp(String.raw`(?<![\d.–-])(?:${source})(?![\p{L}\d]|-\d)`, 'giu')

type Groups = Readonly<Record<string, string | undefined>>

const civilForm = (digits: string, digit: string): string => `${digits.slice(0, 2)}-${digits.slice(2, 3)}-${digits.slice(3)}-${digit}`

const canonical = (groups: Groups): { readonly ruc: string; readonly valid: boolean } => {
  const bare = groups['bare']
  const digits = bare?.slice(0, 10) ?? groups['penal']?.replace(/\D/gu, '') ?? `${groups['year']}${groups['kind']}${groups['serial']}`
  const digit = (bare?.slice(10) ?? groups['penalDigit'] ?? groups['digit'] ?? '').toUpperCase()
  const civil = groups['penal'] === undefined && (bare === undefined || digits.charAt(2) > '1')
  return { ruc: civil ? civilForm(digits, digit) : `${digits}-${digit}`, valid: checkDigitModulo11(digits) === digit }
}

/** Parses a text that contains only a RUC, with or without dashes; null otherwise. Without dashes the check digit must be valid. */
export function parseRuc(text: string): string | null {
  const groups = text.length > 60 ? undefined : whole.exec(text.trim())?.groups
  if (groups === undefined || (/^\d\d\D/u.test(groups['penal'] ?? '') && !/r\.?u\.?c/iu.test(text))) return null
  const { ruc, valid } = canonical(groups)
  return valid || groups['bare'] === undefined ? ruc : null
}

const announced = /r\.?u\.?c\.?[\s\u00a0:°ºn.]*$/iu

/** A RUT with leading zeros («0012345678-5») or behind another number has the same form, so these count only after «RUC». */
const mayBeRut = (text: string, match: RegExpExecArray): boolean =>
  /^(?:00|\d\d\D\d{8})/u.test(match[0]) && !announced.test(text.slice(Math.max(0, match.index - 12), match.index))

/** Every RUC with a valid check digit, in order. */
export function findRucs(text: string): FoundRuc[] {
  return [...text.matchAll(inside)].flatMap((match) => {
    const { ruc, valid } = canonical(match.groups ?? {})
    return valid && !mayBeRut(text, match) ? [{ from: match.index, to: match.index + match[0].length, ruc, written: match[0] }] : []
  })
}
