import type { CollectionId } from '@basejuris/domain'
import type { QuestionDemands } from '@basejuris/search'

export type Agreement = 'agrees' | 'differs' | 'unknown'

/** Fields of law of the courts of some collections, as the ids of topics name them, whatever else a case is about. The other collections have rulings of every field. */
const fieldsOf: Partial<Readonly<Record<CollectionId, readonly string[]>>> = {
  penal: ['pen'],
  laboral: ['lab'],
  cobranza: ['lab', 'civ'],
  civil: ['civ'],
  familia: ['civ'],
  tribunal_constitucional: ['pub'],
  contraloria: ['pub'],
}
/** Part of the likely topics of a question from which on a field is its own. */
const minShare = 1 / 3

export interface RulingField {
  readonly collection: CollectionId
  /** Ids of the topics that it belongs to. */
  readonly topics: readonly string[]
}

/** Whether a ruling is of a field of law of which a question likely is. Unknown where either has no field. */
export function fieldAgreement(topics: QuestionDemands['topics'], { collection, topics: own }: RulingField): Agreement {
  const all = topics.reduce((sum, { share }) => sum + share, 0)
  const shares = Map.groupBy(topics, ({ id }) => fieldOf(id))
  const asked = [...shares].flatMap(([field, some]) =>
    field !== null && some.reduce((sum, { share }) => sum + share, 0) >= minShare * all ? [field] : [],
  )
  const fields = new Set([...own.flatMap((id) => fieldOf(id) ?? []), ...(fieldsOf[collection] ?? [])])
  if (asked.length === 0 || fields.size === 0) return 'unknown'
  return asked.some((field) => fields.has(field)) ? 'agrees' : 'differs'
}

const fieldOf = (topic: string): string | null => /^(?:lab|civ|pen|pub)(?=-)/u.exec(topic)?.[0] ?? null
