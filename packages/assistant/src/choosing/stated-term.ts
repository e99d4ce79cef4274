import { cardinalInWords, foldText } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import type { ScoredCandidate } from './score-candidates.ts'

const number = String.raw`(?:\d{1,3}|${cardinalInWords}|(?:segundo|tercero?|quinto|sexto|septimo|octavo|noveno|decimo) (?=dia\b))`
/** «Dentro del plazo de treinta días corridos», «prescriben en dos años». No penalty, age or time of service. On folded text. */
const term = new RegExp(
  String.raw`\b(?:plazos?|terminos?|dentro de|a mas tardar|antes de|(?:prescrib|caduc)\p{L}+ (?:en|al))\b[^.;]{0,70}?\b${number}\s*(?:\([^)]{0,20}\)\s*)?(?:dias?|meses|mes|a[nñ]os?|horas)\b(?! (?:de|y un dia de) (?:presidio|reclusion|prision|edad|servicios?|trabajo|remuneracion))`,
  'u',
)
/** The rule itself, from when it runs. On folded text. */
const runs = /\b(?:contad[oa]s?|desde|a contar de|siguientes? a|a partir de|corridos|habiles|fatal)\b/u
/** What happened in the case, or is ordered there, states no rule: «transcurrió el plazo», «el 3 de mayo de 2023». On folded text. */
const ofCase =
  /\b(?:\d{1,2}|\p{L}+) de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b|\bha(?:n|bia|bian|biendo|ber)? (?:transcurrido|vencido)\b|\b(?:transcurrieron|transcurrio|vencio)\b|\b(?:debera[n]?|condena\p{L}*|ordena\p{L}*)\b[^.;]{0,80}\b(?:pagar|restituir|acreditar|cumplir|informar)\b/u
/** Words of a question for a term that name no act. Folded. */
const termWords = new Set('plazo plazos tiempo dias dia meses mes anos termino terminos tengo cuenta vence'.split(' '))
/** Ways to bring something before a court, which say the same of a term. On folded text. */
const bringing =
  /\b(?:interpon|interpus|interpuest|present|deduc|deduj|entabl|ejerc|ejercit|demand(?!ad|ant)|accion(?:ar|e)|recurr(?!ente|id)|promov|formul|solicit)\p{L}*/u

/** «El recurso de reposición»: the remedy for which a sentence states its term stands before the term. On folded text. */
const remedy =
  /\b(?:(?:recursos?|accion(?:es)?) (?:de|para|del?) (?:la |el )?(?<kind>\p{L}{4,})|(?<name>reclamos?|reclamacion(?:es)?|incidentes?|apelacion(?:es)?))\b/gu
/** What a question may do that has a name of its own. On folded text. */
const ownAct = /^(?:reclam|apel|impugn|opon|contest)/u
/** Letters that the forms of one word share. */
const sharedLetters = 5
/** From here on a demand is spoken of: by another form of its words at least. */
const minCover = 0.7

/** Part of the act asked about that a sentence speaks of where its section speaks of all of it, and where it does not. */
const minSpoken = { inSection: 0.3, alone: 0.45 }
const weights = { spoken: 1, section: 0.5, runs: 0.25, worth: 0.3, place: 0.03 }

export interface StatedTerm {
  readonly demands: readonly QuestionDemand[]
  /** Rulings by docId, best first. */
  readonly order: readonly string[]
}

/** The court's own sentence that states the term for the act that a question asks about. Null where none does. */
export function findStatedTerm(candidates: readonly ScoredCandidate[], { demands, order }: StatedTerm): ScoredCandidate | null {
  const acts = demands
    .map(({ kind, label, rarity }, at) => ({ kind, folded: foldText(label), worth: 0.1 + rarity, at }))
    .filter(({ kind, folded }) => kind !== 'topic' && !termWords.has(folded))
  const all = acts.reduce((sum, { worth }) => sum + worth, 0)
  const asked = acts.flatMap(({ folded }) => folded.match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, sharedLetters))
  const spokenBy = (some: readonly ScoredCandidate[]): number => {
    const spoken = acts.filter(({ folded, at }) =>
      some.some((each) => (each.covers[at] ?? 0) >= minCover || (bringing.test(folded) && bringing.test(each.folded))),
    )
    return all === 0 ? 0 : spoken.reduce((sum, { worth }) => sum + worth, 0) / all
  }
  const isOfAct = acts.filter(({ folded }) => bringing.test(folded) || ownAct.test(folded))
  const speaksOfAct = ({ covers, folded }: ScoredCandidate): boolean =>
    isOfAct.length === 0 || isOfAct.some((act) => (covers[act.at] ?? 0) >= minCover || (bringing.test(act.folded) && bringing.test(folded)))
  const sections = Map.groupBy(candidates, sectionOf)
  const stating = candidates.filter(
    (each) =>
      !each.isAccount &&
      each.voice.speaker === 'tribunal' &&
      statesTerm(each.folded) &&
      speaksOfAct(each) &&
      !isOfAnotherRemedy(each.folded, asked),
  )
  const best = stating.flatMap((candidate) => {
    const spoken = spokenBy([candidate])
    const section = spokenBy(sections.get(sectionOf(candidate)) ?? [])
    if (spoken < (section >= 1 ? minSpoken.inSection : minSpoken.alone)) return []
    const value =
      weights.spoken * spoken +
      weights.section * section +
      weights.runs * Number(runs.test(candidate.folded)) +
      weights.worth * candidate.score -
      weights.place * order.indexOf(candidate.source.ruling.docId)
    return [{ candidate, value }]
  })
  return best.sort((a, b) => b.value - a.value)[0]?.candidate ?? null
}

/** Whether the remedy to which a folded sentence gives its term, the last one named up to it, is of a kind that nobody asks about. */
function isOfAnotherRemedy(folded: string, asked: readonly string[]): boolean {
  const stated = term.exec(folded)
  const upTo = folded.slice(0, (stated?.index ?? 0) + (stated?.[0].length ?? 0))
  const named = ([...upTo.matchAll(remedy)].at(-1) ?? [...folded.matchAll(remedy)][0])?.groups
  const kind = named?.['kind'] ?? named?.['name'] ?? null
  return kind !== null && !asked.includes(kind.slice(0, sharedLetters))
}

/** Whether a folded sentence states how long something may be done, as a rule. */
export function statesTerm(folded: string): boolean {
  return term.test(folded) && !ofCase.test(folded)
}

const sectionOf = ({ source, place }: ScoredCandidate): string => `${source.ruling.docId} ${place.section}`
