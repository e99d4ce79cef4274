import type { Outcome, Ruling, Section } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { isExecutionSuit } from '../outcome/execution-suit.ts'
import { operativePart } from './operative-part.ts'

const claim = String.raw`(?:(?:el|la|los|las|dich[oa]s?|referid[oa]|presente)\s+)*(?:recurso|accion|amparo|proteccion|demanda|reclamo|reclamacion|denuncia|requerimiento|tutela|querella|solicitud|peticion|excepcion|incidente)`
const revokes = String.raw`(?<!\p{L})(?:se\s+)?(?:revoca|deja\s+sin\s+efecto)(?:se)?(?!\p{L})`
/** Signs between the revocation and what is decided instead. */
const maxBetween = 600
const instead = new RegExp(
  String.raw`${revokes}[^]{0,${maxBetween}}?(?<!\p{L})(?<!no\s)se\s+(?:(?<acoge>acoge|hace\s+lugar\s+a|da\s+lugar\s+a)|(?<rechaza>rechaza|desestima|deniega|niega\s+lugar\s+a))n?\s+${claim}(?!\p{L})`,
  'u',
)

/**
 * What a ruling that revokes decides on the claim: «se revoca la sentencia apelada y en su lugar se acoge el recurso de protección». Null where
 * it revokes nothing or the operative part does not say it.
 */
export function decidedInstead({
  outcome,
  sections,
}: {
  readonly outcome: Outcome
  readonly sections: readonly Section[]
}): Outcome | null {
  if (outcome !== 'revoca') return null
  const text = foldSameLength(
    operativePart(sections)
      .map((paragraph) => paragraph.text)
      .join('\n')
      .toLowerCase(),
  )
  const { acoge, rechaza } = instead.exec(text)?.groups ?? {}
  if (acoge !== undefined) return 'acoge'
  return rechaza === undefined ? null : 'rechaza'
}

const defences = /(?<!\p{L})excepcion(?:es)?(?!\p{L})/u
const ofDefences: Readonly<Partial<Record<Outcome, Outcome>>> = { acoge: 'rechaza', rechaza: 'acoge' }
const executions: ReadonlySet<Ruling['collection']> = new Set(['civil', 'cobranza', 'laboral'])

/** What an execution suit decides on the defences, where its outcome on the claim is the opposite: «excepción de prescripción acogida». */
const decidedOnDefences = ({ outcome, collection, sections }: Pick<Ruling, 'outcome' | 'collection' | 'sections'>): Outcome | null => {
  const opposite = ofDefences[outcome]
  if (opposite === undefined || !executions.has(collection)) return null
  const text = foldSameLength(
    operativePart(sections)
      .map((paragraph) => paragraph.text)
      .join('\n')
      .toLowerCase(),
  )
  return isExecutionSuit(text) && defences.test(text) ? opposite : null
}

/**
 * What a ruling decides beside its outcome: on the claim, where it revokes, on the defences of an execution suit, and both verdicts, where a
 * criminal court convicts and acquits.
 */
export function alsoDecided(ruling: Pick<Ruling, 'outcome' | 'collection' | 'sections'>): readonly Outcome[] {
  if (ruling.outcome === 'mixto' && ruling.collection === 'penal') return ['condena', 'absuelve']
  const also = decidedInstead(ruling) ?? decidedOnDefences(ruling)
  return also === null ? [] : [also]
}
