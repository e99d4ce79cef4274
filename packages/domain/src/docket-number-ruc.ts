/** A RUC (rol único de causa) found in a text; `ruc` is canonical: `2200822562-5` (penal) or `23-4-0461221-2` (civil, labour, family). */
export interface FoundRuc {
  readonly from: number
  readonly to: number
  readonly ruc: string
  readonly written: string
}

const source = String.raw`(?<penal>\d{10})\s?-\s?(?<penalDigit>[\dk])|(?<year>\d{2})\s?-\s{0,2}(?<kind>\d)\s?-\s?(?<serial>\d{7})\s?-\s?(?<digit>[\dk])`
const whole = new RegExp(String.raw`^(?:r\.?u\.?c\.?)?[\s:°ºn.]*(?:${source})\s*$`, 'iu')
const inside = new RegExp(String.raw`(?<![\d.-])(?:${source})(?![\p{L}\d]|-\d)`, 'giu')

const canonical = (groups: Readonly<Record<string, string | undefined>>): string =>
  groups['penal'] !== undefined
    ? `${groups['penal']}-${(groups['penalDigit'] ?? '').toUpperCase()}`
    : `${groups['year']}-${groups['kind']}-${groups['serial']}-${(groups['digit'] ?? '').toUpperCase()}`

/** Reads a text that is nothing but a RUC; null otherwise. */
export const parseRuc = (text: string): string | null => {
  const groups = text.length > 60 ? undefined : whole.exec(text.trim())?.groups
  return groups === undefined ? null : canonical(groups)
}

/** Every RUC of a text, in order. */
export const findRucs = (text: string): FoundRuc[] =>
  [...text.matchAll(inside)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    ruc: canonical(match.groups ?? {}),
    written: match[0],
  }))
