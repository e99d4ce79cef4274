import type { Coverage } from '@basejuris/contract'
import { formatCount, formatDate, joinWords } from '@basejuris/domain/spanish-format'

type SearchedBases = Pick<Coverage, 'basesConDatos' | 'bases' | 'fueraDeBases'>

/** Where rulings were searched: «en 8 de 10 bases y en otros órganos», of which no base holds any. */
export function describeBases({ basesConDatos, bases, fueraDeBases }: SearchedBases, preposition: 'en' | 'de'): string {
  const inBases = `${preposition} ${formatCount(basesConDatos)} de ${formatCount(bases)} ${bases === 1 ? 'base' : 'bases'}`
  if (fueraDeBases === 0) return inBases
  return bases === 0 ? `${preposition} órganos fuera de las bases` : `${inBases} y ${preposition} otros órganos`
}

/**
 * Up to which day: «, al 02-01-2024», or of each group of courts where they differ: «: Corte Suprema y cortes al 02-01-2024; tribunales al
 * 31-03-2024». Empty without dated rulings.
 */
export function describeLastDays({ hasta, ultimas }: Pick<Coverage, 'hasta' | 'ultimas'>): string {
  if (ultimas.length > 0) return `: ${ultimas.map(({ organos, hasta: last }) => `${joinWords(organos)} al ${formatDate(last)}`).join('; ')}`
  return hasta === null ? '' : `, al ${formatDate(hasta)}`
}
