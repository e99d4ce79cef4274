import { type CollectionId, parseDocketNumber, rulingText, type Section } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'

/** Letters of the register of the environmental courts: article 17 of Ley 20.600. */
const environmental: Readonly<Record<string, string>> = {
  R: 'Reclamación',
  D: 'Demanda por daño ambiental',
  S: 'Solicitud de autorización',
}
/** Letters of the internal numbers (RIT and rol) of the courts of first instance, by collection. A letter that is not here says nothing. */
const byCollection: Readonly<Partial<Record<CollectionId, Readonly<Record<string, string>>>>> = {
  laboral: {
    O: 'Aplicación general (laboral)',
    M: 'Monitorio (laboral)',
    T: 'Tutela de derechos fundamentales (laboral)',
    I: 'Reclamo de multa o resolución administrativa (laboral)',
    S: 'Práctica antisindical (laboral)',
  },
  civil: { C: 'Contencioso (civil)', V: 'Voluntario (civil)' },
  familia: { C: 'Contencioso (familia)', V: 'Voluntario (familia)', F: 'Violencia intrafamiliar (familia)' },
}

/** Criminal proceedings before a single judge, by the word with which rulings name them. On folded text. */
const criminal: readonly (readonly [RegExp, string])[] = [
  [/\babreviado\b/gu, 'Procedimiento abreviado (penal)'],
  [/\bsimplificado\b/gu, 'Procedimiento simplificado (penal)'],
  [/\bmonitorio\b/gu, 'Procedimiento monitorio (penal)'],
]

export interface InstanceFacts {
  readonly collection: CollectionId
  readonly court: string | null
  readonly docketNumber: string | null
  readonly sections: readonly Section[]
}

/**
 * The proceeding in which a court of first instance decided, by the letter of the number. In criminal cases the court says it, or the proceeding
 * that the ruling names most. Null where nothing says it.
 */
export function proceedingOfInstance({ collection, court, docketNumber, sections }: InstanceFacts): string | null {
  const name = foldText(court ?? '')
  if (collection === 'penal') return criminalProceeding(name, sections)
  const letter = docketNumber === null ? undefined : parseDocketNumber(docketNumber)?.letter
  const letters = name.includes('tribunal ambiental') ? environmental : byCollection[collection]
  return letter === undefined || letter === null ? null : (letters?.[letter] ?? null)
}

function criminalProceeding(court: string, sections: readonly Section[]): string | null {
  if (/\boral\b/u.test(court)) return 'Juicio oral (penal)'
  if (!court.includes('garantia')) return null
  const text = foldText(rulingText({ sections: sections.filter(({ kind }) => kind !== 'voto') }))
  const counted = criminal.map(([pattern, proceeding]) => ({ proceeding, times: text.match(pattern)?.length ?? 0 }))
  const [most, next] = counted.toSorted((a, b) => b.times - a.times)
  return most === undefined || most.times === (next?.times ?? 0) ? null : most.proceeding
}
