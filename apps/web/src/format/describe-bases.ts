import type { Coverage } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'

type SearchedBases = Pick<Coverage, 'basesConDatos' | 'bases' | 'fueraDeBases'>

/** Where rulings were searched: «en 8 de 10 bases y en otros órganos», of which no base holds any. */
export function describeBases({ basesConDatos, bases, fueraDeBases }: SearchedBases, preposition: 'en' | 'de'): string {
  const inBases = `${preposition} ${formatCount(basesConDatos)} de ${formatCount(bases)} ${bases === 1 ? 'base' : 'bases'}`
  if (fueraDeBases === 0) return inBases
  return bases === 0 ? `${preposition} órganos fuera de las bases` : `${inBases} y ${preposition} otros órganos`
}
