import { findTypedCases } from '@basejuris/legal-text'
import { nameTerms } from '../word-tokens.ts'

const typedDocket =
  /^\s*(?:(?:rol|rit|ingreso|causa)(?:\s+(?:corte|ingreso|rol))?[\s:.]*(?:n[°ºo.]{0,2}|nro\.?)?[\s:.]*)?(?:(?<letter>[a-zñ]{1,2})\s*[-\s]\s*)?(?<number>\d{1,3}(?:\.\d{0,3})*|\d+)(?:\s*[-/–]\s*(?<year>\d{0,4}))?\s*$/iu
/** «RUC 20001234», «20-4-0123». Ten digits are a RUC without its check digit. */
const typedRuc = /^\s*(?<cue>r\.?u\.?c\.?[\s:°ºn.]*)?(?<ruc>\d{2}-\d-\d{0,7}(?:-[\dk]?)?|\d{2,10}(?:-[\dk]?)?)\s*$/iu

export interface PartialDocket {
  /** Prefixes of its index term. */
  readonly prefixes: readonly string[]
  /** Digits typed so far. */
  readonly number: string
  /** Terms of the court typed before it. */
  readonly court: readonly string[]
}

/** Parses a docket number or RUC while it is typed («C-12», «12.34», «CS rol 345-20», «RUC 2000»). Null for other text. */
export function parsePartialDocket(text: string): PartialDocket | null {
  const { court, rest } = withoutCourt(text)
  const ruc = partialRuc(rest)
  if (ruc !== null) return { prefixes: [ruc.toLowerCase()], number: ruc.toLowerCase(), court }
  const { letter, number = '', year } = typedDocket.exec(rest)?.groups ?? {}
  const digits = number.replaceAll('.', '').replace(/^0+/u, '')
  if (digits === '') return null
  const stem = `${letter === undefined ? '' : `${letter.toLowerCase()}-`}${digits}`
  return { prefixes: year === undefined ? [stem] : possibleYears(year).map((each) => `${stem}-${each}`), number: digits, court }
}

/** The court is read as if the number were whole. */
const withoutCourt = (text: string): { readonly court: readonly string[]; readonly rest: string } => {
  const number = /\d[\d.]*(?:\s*[-/–]\s*\d{0,4})?\s*$/u.exec(text)
  const [found] = number === null ? [] : findTypedCases(`${text.slice(0, number.index)}99999-2020`)
  const court = found?.court ?? null
  return court === null || court.to > (number?.index ?? 0)
    ? { court: [], rest: text }
    : { court: nameTerms(court.name), rest: text.slice(court.to).replace(/^[\s,.:]+/u, '') }
}

const partialRuc = (text: string): string | null => {
  const { cue, ruc = '' } = typedRuc.exec(text)?.groups ?? {}
  return cue !== undefined || /^\d{2}-\d-|^\d{10}-/u.test(ruc) || /^\d{10}$/u.test(ruc) ? ruc || null : null
}

/** «20» may begin 2020 or stand for it. */
const possibleYears = (typed: string): string[] => {
  if (typed.length !== 2) return [typed]
  return typed === '19' || typed === '20' ? [typed, `20${typed}`] : [`20${typed}`, `19${typed}`]
}
