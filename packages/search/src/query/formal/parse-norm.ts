import { codeAliases, foldText } from '@basejuris/legal-text'
import { type CitedNorm, citedNorm } from '../cited-norm.ts'
import { findNorms } from '../norms/find-norms.ts'

const withoutDots = (written: string): string => foldText(written).replaceAll('.', '')
const codeNames: ReadonlyMap<string, string> = new Map(
  codeAliases.flatMap(({ key, name, acronyms }) => [key, ...acronyms].map((short) => [withoutDots(short), name] as const)),
)

const article = String.raw`(?:art(?:[ií]culo)?\.?\s*)?(?<article>\d{1,4}(?:[\s-]?(?:bis|ter|qu[aá]ter|\p{L})(?!\p{L}))?)`
const ofCode = new RegExp(String.raw`^(?<code>\p{L}[\p{L}.]*)(?:[\s:._-]*${article}(?:[\s:]+(?<numeral>\d{1,3}))?)?$`, 'iu')
const ofLaw = new RegExp(
  String.raw`^(?<kind>ley|d\.?f\.?l\.?|d\.?[ls]\.?)?[\s:_-]*(?:n[°º]\s*)?(?<number>\d{1,2}\.?\d{3}|(?<=\D)\d{1,3})(?:\s*:\s*${article})?$`,
  'iu',
)

/** The norm that a field value names, as in running text or in a short unambiguous form: «CT:162», «CPR:19:24», «CPP-373», «19.496:12». */
export function parseNorm(value: string): CitedNorm | null {
  const [norm] = findNorms(inFull(value.trim()))
  return norm === undefined ? null : citedNorm(norm)
}

const inFull = (value: string): string => {
  const { code = '', article: ofThis, numeral } = ofCode.exec(value)?.groups ?? {}
  const name = codeNames.get(withoutDots(code))
  if (name !== undefined) return ofThis === undefined ? name : `art. ${ofThis}${numeral === undefined ? '' : ` N° ${numeral}`} ${name}`
  const { kind = 'ley', number, article: ofThat } = ofLaw.exec(value)?.groups ?? {}
  if (number === undefined) return value
  return ofThat === undefined ? `${kind} ${number}` : `art. ${ofThat} ${kind} ${number}`
}
