import { isExecutionSuit } from '../outcome/execution-suit.ts'
import type { CourtReading } from './court-reading.ts'
import { type DecidedClause, decidedClauses, favouredBy } from './decided-clauses.ts'
import type { DecidingRuling } from './decided-place.ts'
import { isVoluntary, type Proceeding } from './proceeding.ts'
import { otherSide, type Side } from './sides.ts'
import { whoAppealed } from './who-appealed.ts'

/** Who moved the court, and whom its decision favours. */
export interface DecidedSides {
  readonly appellant: Side
  readonly favoured: Side
}

/** The recourse is described in the first reasons. */
export const openingReasons = 3
const lastReasons = 4

/** Decisions that do not reach the question: late, without object, of another way. */
const otherWay =
  /\bextempor|perdido (?:su )?(?:oportunidad|objeto)|(?:carece|falta) de (?:objeto|oportunidad)|(?:ha|habria) cesado|juicio de lato|lato conocimiento|no (?:es|constituye) (?:la|una) via|legitimacion|litispendencia|cosa juzgada/u
/** Also «derecho indubitado», which many actions of protection name without resting on it. */
const unreached = new RegExp(`${otherWay.source}|derecho indubitado`, 'u')

/** «se rechazará la excepción de falta de legitimación pasiva»: a defence that fails leaves the question open. */
const failedDefence = /\b(?:rechaz|desestim|descart)\w*,? (?:\w+ ){0,4}?(?:excepcion|alegacion|defensa|objecion)(?:es)?\b[^.;]*/gu

/** Of an action that a court decides for the first time. Null where it does not reach the question. */
export function actionSides({ outcome }: DecidingRuling, { reasons, closing }: CourtReading, notReached = unreached): DecidedSides | null {
  if (outcome === 'acoge') return { appellant: 'claimant', favoured: 'claimant' }
  const reached = ![...reasons.slice(-lastReasons).map(({ folded }) => folded), closing].some((text) =>
    notReached.test(text.replace(failedDefence, ' ')),
  )
  return outcome === 'rechaza' && reached ? { appellant: 'claimant', favoured: 'respondent' } : null
}

const succeeding: ReadonlySet<string> = new Set(['acoge', 'casa', 'anula', 'unifica', 'revoca'])
const failing: ReadonlySet<string> = new Set(['rechaza', 'confirma'])

export function isSucceeding(outcome: string): boolean {
  return succeeding.has(outcome)
}

const belowVerb =
  /\b(?:acogi(?:o|d[oa]s?|endo)|rechaz(?:o|ad[oa]s?)|desestim(?:o|ad[oa]s?)|deneg(?:o|ad[oa]s?)|(?:no )?(?:hizo|dio) lugar)\b/u
const insteadWords =
  /\ben su (?:lugar|reemplazo)\b|\ben cambio\b|\breemplaz\w+|\bacto continuo\b|\by se (?:resuelve|declara|decide),? que\b/u

/** «se invalida de oficio», «se omite pronunciamiento sobre la apelación»: what it does nobody asked for. */
const ofItsOwn =
  /\b(?:anul|invalid|casa|dej|retrotra)\w*\b[^.;]{0,60} de oficio\b|\b(?:actuando|procediendo|resolviendo)?,? ?de oficio\b[^.;]{0,80} (?:anul|invalid|casa\b|dej|retrotra)|\b(?:omit\w+|innecesario) (?:emitir |todo )?pronuncia\w+ [^.;]{0,60}\b(?:recurso|apelacion|arbitrio|casacion)/u
const grantsRecourse = /\b(?:acog\w+|ha lugar al?) [^.;]{0,60}\b(?:recurso|apelacion|arbitrio|casacion|nulidad)/u

/** Of a recourse. Null where the text does not say who lodged it, contradicts itself, or the court acts of its own. */
export function reviewSides({ outcome }: DecidingRuling, { reasons, accounts, operative }: CourtReading): DecidedSides | null {
  const won = isSucceeding(outcome)
  if (!won && !failing.has(outcome)) return null
  if (won && ofItsOwn.test(operative.folded) && !grantsRecourse.test(operative.folded)) return null
  const instead = insteadWords.exec(operative.folded)?.index ?? operative.folded.length
  const opening = [accounts.folded, ...reasons.slice(0, openingReasons).map(({ folded }) => folded)].join('\n')
  const named = whoAppealed(operative.folded) ?? whoAppealed(opening)
  const below = soleSide(
    `${operative.folded.slice(0, instead)}\n${opening}`
      .split(/[.;\n]/u)
      .filter((each) => belowVerb.test(each) && /\b(?:sentencia|resolucion|fallo|decision|ella)\b/u.test(each))
      .flatMap(decidedClauses),
  )
  const loser = below === null ? null : otherSide(below)
  if (named !== null && loser !== null && named !== loser) return null
  const decided = soleSide(decidedClauses(operative.folded.slice(instead)))
  const appellant = named ?? loser ?? (won ? decided : null)
  if (appellant === null) return null
  const favoured = won ? appellant : otherSide(appellant)
  return decided !== null && decided !== favoured ? null : { appellant, favoured }
}

/** The one side that the clauses on claims and defences favour. */
const soleSide = (clauses: readonly DecidedClause[]): Side | null => {
  const sides = new Set(clauses.flatMap((clause) => (clause.request === 'recourse' ? [] : (favouredBy(clause, null) ?? []))))
  const [side = null] = sides
  return sides.size === 1 ? side : null
}

/** Of a case in its first instance, or a complaint: what the whole decision grants or denies. */
export function instanceSides({ outcome }: DecidingRuling): DecidedSides | null {
  if (outcome !== 'acoge' && outcome !== 'rechaza') return null
  return { appellant: 'claimant', favoured: outcome === 'acoge' ? 'claimant' : 'respondent' }
}

/** «Se rechazan las excepciones»: who wins where only defences are named. */
const defenceSides = (ruling: DecidingRuling, { operative }: CourtReading): DecidedSides | null => {
  const clauses = decidedClauses(operative.folded)
  const isExecution = isExecutionSuit(operative.folded)
  const favoured = isExecution || clauses.every(({ request }) => request === 'defence') ? soleSide(clauses) : null
  return favoured === null ? instanceSides(ruling) : { appellant: 'claimant', favoured }
}

/** Whom the whole decision favours, whatever it rests on. Null where the text does not say who asked, or nobody resists what is refused. */
export function wholeSides(ruling: DecidingRuling, { kind, stage }: Proceeding, reading: CourtReading | null): DecidedSides | null {
  if (isVoluntary(kind) && ruling.outcome === 'rechaza') return null
  if (stage === 'instance' && reading !== null) return defenceSides(ruling, reading)
  if (stage === 'instance' || stage === 'opinion') return instanceSides(ruling)
  if (reading === null) return null
  return stage === 'action' ? actionSides(ruling, reading, otherWay) : reviewSides(ruling, reading)
}
