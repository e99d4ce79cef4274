const tildeN = /n\u0303/gu
const marks = /\p{Mn}/gu

/** Lower case without accents; ñ stays a letter of its own. The length may change: use `foldSameLength` where offsets matter. */
export const foldText = (text: string): string => text.toLowerCase().normalize('NFD').replace(tildeN, 'ñ').replace(marks, '')

const foldedUnits = new Map<string, string>()
const foldUnit = (unit: string): string => {
  const known = foldedUnits.get(unit)
  if (known !== undefined) return known
  const folded = unit === 'º' || unit === 'ª' || unit === '˚' ? '°' : foldText(unit)
  const kept = folded.length === unit.length ? folded : unit
  foldedUnits.set(unit, kept)
  return kept
}

const foldUnits = (text: string): string => text.replace(/[^\0-@[-\x7f]/gu, foldUnit)

/** As `foldText`, but every UTF-16 unit keeps its place; `º` and `ª` become `°`. Meant for composed (NFC) text. */
export const foldSameLength = (text: string): string => {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower.replace(/[^\0-\x7f]/gu, foldUnit) : foldUnits(text)
}
