import type { CollectionId } from '@basejuris/domain'
import { type Day, yearOf } from '../language/dates.ts'
import type { Rng } from '../random/rng.ts'

export interface DocketRequest {
  readonly collection: CollectionId
  readonly court: string
  readonly book: string | null
  readonly letter: string | null
  readonly filedOn: Day
}

const largest = ({ collection, court }: DocketRequest, year: number): number => {
  switch (collection) {
    case 'corte_suprema':
    case 'salud_corte_suprema':
      return year < 2010 ? 9_000 : year < 2018 ? 60_000 : 252_000
    case 'corte_de_apelaciones':
    case 'salud_corte_de_apelaciones':
      return court.endsWith('Santiago') ? 18_000 : 7_500
    case 'contraloria':
      return year < 2018 ? 95_000 : 590_000
    case 'penal':
      return 14_000
    default:
      return 9_500
  }
}

const written = ({ collection, letter }: DocketRequest, n: number, year: number): string => {
  const short = String(year % 100).padStart(2, '0')
  if (collection === 'contraloria') return year < 2018 ? `${String(n).padStart(6, '0')}N${short}` : `E${n}N${short}`
  if (collection === 'tribunal_constitucional') return `${n + Math.max(0, year - 2006) * 900}-${short}-INA`
  return letter === null ? `${n}-${year}` : `${letter}-${n}-${year}`
}

/** Assigns docket numbers, unique by court, book, letter and year. */
export class DocketRegister {
  readonly #used = new Set<string>()

  next(rng: Rng, request: DocketRequest): string {
    const year = yearOf(request.filedOn)
    const limit = request.collection === 'tribunal_constitucional' ? 899 : largest(request, year)
    for (;;) {
      const docket = written(request, rng.between(1, limit), year)
      const key = `${request.court}|${request.book ?? ''}|${docket}`
      if (this.#used.has(key)) continue
      this.#used.add(key)
      return docket
    }
  }
}
