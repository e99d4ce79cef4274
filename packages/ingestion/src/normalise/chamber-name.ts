import { foldAccents } from '@basejuris/domain'
import { chamberOrdinal, ordinalValue } from '@basejuris/domain/spanish-ordinals'

const maxChambers = 19

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

/**
 * Unifies the names of a chamber: «TERCERA, CONSTITUCIONAL», «Tercera», «3ª Sala» → «Tercera Sala»; «Cuenta» → «Sala de Cuenta». The
 * subject after the comma is dropped because it belongs to the chamber.
 */
export function chamberName(written: string): string {
  const folded = foldAccents(written).replace(/\s+/gu, ' ').trim()
  const [, digits, word] = /^(?:(\d{1,2})\s?[ªa°º.]?|([a-z]+))(?: sala)?(?:,.*)?$/u.exec(folded) ?? []
  const number = digits === undefined ? ordinalValue(word ?? '') : Number(digits)
  if (number > 0 && number <= maxChambers) return `${chamberOrdinal(number)} Sala`
  if (/^(?:tribunal )?pleno$/u.test(folded)) return 'Pleno'
  const tray = /^(?:sala )?(?:de )?cuenta(?: (?:de )?(proteccion))?$/u.exec(folded)
  if (tray !== null) return tray[1] === undefined ? 'Sala de Cuenta' : 'Sala de Cuenta de Protección'
  return /[a-záéíóúñ]/u.test(written) ? written : sentenceCase(written)
}
