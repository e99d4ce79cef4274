const typedDocket =
  /^\s*(?:(?:rol|rit|ruc|ingreso|causa)(?:\s+(?:corte|ingreso|rol))?[\s:.]*(?:n[°ºo.]{0,2}|nro\.?)?[\s:.]*)?(?:(?<letter>[a-zñ]{1,2})\s*[-\s]\s*)?(?<number>\d{1,3}(?:\.\d{0,3})*|\d+)(?:\s*[-/–]\s*(?<year>\d{0,4}))?\s*$/iu

export interface PartialDocket {
  /** Prefixes of its index term. */
  readonly prefixes: readonly string[]
  /** Digits typed so far. */
  readonly number: string
}

/** Parses a docket number while it is typed («C-12», «12.34», «rol 345-20»). Null for other text. */
export function parsePartialDocket(text: string): PartialDocket | null {
  const { letter, number = '', year } = typedDocket.exec(text)?.groups ?? {}
  const digits = number.replaceAll('.', '').replace(/^0+/u, '')
  if (digits === '') return null
  const stem = `${letter === undefined ? '' : `${letter.toLowerCase()}-`}${digits}`
  return { prefixes: year === undefined ? [stem] : possibleYears(year).map((each) => `${stem}-${each}`), number: digits }
}

/** «20» may begin 2020 or stand for it. */
const possibleYears = (typed: string): string[] => {
  if (typed.length !== 2) return [typed]
  return typed === '19' || typed === '20' ? [typed, `20${typed}`] : [`20${typed}`, `19${typed}`]
}
