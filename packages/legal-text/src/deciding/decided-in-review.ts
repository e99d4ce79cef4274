import { splitSentences } from '../analysis/split-sentences.ts'
import type { ArticleEvidence } from '../norms/find-norm-citations.ts'
import { actionSubject } from './action-subject.ts'
import { type CitedPlace, citedPlaces, placeKey } from './cited-places.ts'
import type { CourtReading, ReadText } from './court-reading.ts'
import type { DecidedPlace, DecidingRuling } from './decided-place.ts'
import { actionSides, isSucceeding, openingReasons, reviewSides } from './decided-sides.ts'
import type { Proceeding } from './proceeding.ts'

const minLastReasons = 4
const maxArticles = 3
/** Operative parts that list more articles than these name no deciding one. */
const maxListed = 3

/** What a court decided on a constitutional action or on a recourse: one decision, which rests on the articles of its last reasons. */
export function decidedInReview(ruling: DecidingRuling, { kind, stage }: Proceeding, reading: CourtReading): DecidedPlace[] {
  const sides = stage === 'action' ? actionSides(ruling, reading) : reviewSides(ruling, reading)
  if (sides === null) return []
  const { reasons, operative, accounts, evidence } = reading
  // A guarantee is a different question for each subject.
  const subject = actionSubject([accounts, ...reasons].map(({ folded }) => folded).join('\n'))
  const inAccounts = new Set(citedPlaces(accounts.text, evidence).map(({ key }) => key))
  const listed = citedPlaces(operative.text, evidence)
  const inOperative = new Set(listed.length <= maxListed ? listed.map(placeKey) : [])
  const last = reasons.slice(-Math.max(minLastReasons, Math.ceil(reasons.length / 2)))
  const found = new Set(
    last.flatMap((reason) => citedIn(reason, evidence, (each) => finding.test(each) && !accuses.test(each)).map(placeKey)),
  )
  const opening = stage === 'review' ? [accounts, ...reasons.slice(0, openingReasons)] : []
  const questioned = new Map(
    opening.flatMap((text) => citedIn(text, evidence, (each) => question.test(each))).map((place) => [placeKey(place), place]),
  )
  const answered = new Set(last.flatMap((text) => citedIn(text, evidence, (each) => !question.test(each))).map(placeKey))
  const counts = new Map<string, { readonly article: string; readonly place: string; readonly count: number }>()
  for (const text of [...last.map(({ text }) => text), ...(inOperative.size > 0 ? [operative.text] : [])])
    for (const { key: article, place } of citedPlaces(text, evidence)) {
      const key = placeKey({ key: article, place })
      counts.set(key, { article, place, count: (counts.get(key)?.count ?? 0) + 1 })
    }
  const disputed = [...counts].filter(
    ([key, { article, count }]) =>
      inAccounts.has(article) || count > 1 || inOperative.has(key) || found.has(key) || (questioned.has(key) && answered.has(key)),
  )
  const [sole] = questioned.values()
  if (disputed.length === 0 && sole !== undefined && questioned.size === 1 && isOfLaw.test(kind) && answersQuestion(ruling.outcome, last))
    return [{ article: sole.key, place: sole.place, kind, ...sides }].filter(({ article }) => !article.startsWith('CPR:'))
  return disputed
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, maxArticles)
    .flatMap(([, { article, place }]): DecidedPlace[] => {
      if (!article.startsWith('CPR:')) return [{ article, place, kind, ...sides }]
      return subject === null || place === '' ? [] : [{ article, place, kind: `${kind} ${subject}`, ...sides }]
    })
}

/** A finding that an act respects or breaks an article. */
const finding =
  /\b(?:vulner|infring|infraccion|quebrant|transgre|contrav|conculc|desconoc|no consiente|ilegal|ajustad|se ajusta|incumpl|inmotivad|arbitrari)/u

/** What the recourse says of the ruling under review. */
const accuses = /\b(?:acusa|denuncia|invoca|reprocha|plantea|sostiene|alega|aduce|esgrime|se funda en)\b/u

/** The question that a recourse puts: «la materia de derecho consiste en el alcance del artículo», «por vulneración del artículo». */
const question =
  /\b(?:materia de derecho|sentido y alcance|inteligencia|debe(?:n)? entenderse|contraven\w*|interpreta\w*|vulner\w*|infring\w*|infraccion(?:es)?|quebrant\w*|transgre\w*|error(?:es)? de derecho|erronea|agravios?|falsa aplicacion|equivocada)\b/u
/** Recourses of strict law: the court decides the question that they put, and no other. */
const isOfLaw = /\b(?:nulidad|casacion en el fondo|casacion fondo|unificacion)\b/u
/** The recourse failed before its question. */
const unanswered =
  /\b(?:inadmisib|hechos (?:asentados|establecidos|fijados)|no (?:existen|concurren|se advierten|se verifican?) [^.;]{0,40}\b(?:interpretaciones|criterios|pronunciamientos|sentencias)|no (?:cumple|satisface)\b|homolog|disimil|contraste|influencia sustancial|influi|formaliz|preparad|falta de fundamento|genericamente)/u

const answersQuestion = (outcome: DecidingRuling['outcome'], last: readonly ReadText[]): boolean =>
  isSucceeding(outcome) || (last.length > 0 && !last.some(({ folded }) => unanswered.test(folded)))

/** Places in the sentences that pass. */
const citedIn = ({ text, folded }: ReadText, evidence: ArticleEvidence, passes: (sentence: string) => boolean): CitedPlace[] => {
  const places = citedPlaces(text, evidence)
  return splitSentences(text)
    .filter(({ from, to }) => passes(folded.slice(from, to)))
    .flatMap(({ from, to }) => places.filter((place) => place.from >= from && place.to <= to))
}
