import { foldText } from '@basejuris/domain/fold-text'

export { foldText }

const foldedUnits = new Map<string, string>()
const foldUnit = (unit: string): string => {
  const cached = foldedUnits.get(unit)
  if (cached !== undefined) return cached
  const folded = unit === 'º' || unit === 'ª' || unit === '˚' ? '°' : foldText(unit)
  const ofSameLength = folded.length === unit.length ? folded : unit
  foldedUnits.set(unit, ofSameLength)
  return ofSameLength
}

const foldUnits = (text: string): string => text.replace(/[^\0-@[-\x7f]/gu, foldUnit)

/** What each UTF-16 unit folds to by itself; 0 until computed. */
const foldedCodes = new Uint16Array(65_536)
const surrogate = 0xd800
const finalSigma = 0x3a3

const foldCode = (code: number): number => {
  const folded = foldSameLength(String.fromCharCode(code)).charCodeAt(0)
  foldedCodes[code] = folded
  return folded
}

const lastOfLatin1 = 0xff

/** Null where a unit cannot be folded by itself. */
const foldCodes = (text: string): string | null => {
  const bytes = Buffer.allocUnsafe(text.length)
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const folded = foldedCodes[code] || foldCode(code)
    if (folded > lastOfLatin1) return foldWideCodes(text)
    bytes[index] = folded
  }
  // Half the memory of a string with wider units, and patterns read it faster.
  return bytes.toString('latin1')
}

const foldWideCodes = (text: string): string | null => {
  const codes = new Uint16Array(text.length)
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === finalSigma || (code >= surrogate && code < 0xe000)) return null
    codes[index] = foldedCodes[code] || foldCode(code)
  }
  return Buffer.from(codes.buffer).toString('utf16le')
}

/** A pattern folds shorter texts faster. */
const longText = 100

/** As `foldText`, but every UTF-16 unit keeps its position; `º` and `ª` become `°`. For composed (NFC) text. */
export function foldSameLength(text: string): string {
  const folded = text.length < longText ? null : foldCodes(text)
  if (folded !== null) return folded
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower.replace(/[^\0-\x7f]/gu, foldUnit) : foldUnits(text)
}
