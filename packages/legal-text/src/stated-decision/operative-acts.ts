import { foldSameLength } from '../analysis/fold-text.ts'
import { decisionActs } from '../disposition/decision-acts.ts'
import type { OperativeParagraph } from '../disposition/joined-text.ts'
import { type DecidedObject, locateObjects } from './decided-object.ts'
import { bringersIn, topicsOf } from './object-topics.ts'

/** What one verb of an operative part does, and to what. */
export interface OperativeAct {
  readonly act: 'grants' | 'denies' | 'confirms' | 'reverses' | 'inadmissible'
  /** Null where the words name none. */
  readonly object: DecidedObject | null
  readonly topics: ReadonlySet<string>
  readonly bringers: ReadonlySet<string>
  readonly inPart: boolean
  /** Only what was not granted before: «en lo demás», «las demás excepciones». */
  readonly ofRest: boolean
}

const clauseEnd = /(?<!\b\p{L})[;.](?:\s|$)|\n/u
const minClause = 24
const maxClause = 420
const lookBack = 320
/** «La sentencia por la que se rechaza», «en cuanto se rechaza»: what the ruling under review did. */
const ofReviewed =
  /(?:(?:por|en|mediante|con) (?:la|el|lo) (?:que|cual)|(?:sentencia|resolucion|fallo)[^.;]{0,120} (?:que|en cuanto|donde)) $/u
const ofRest = /\ben (?:todo )?lo (?:demas|restante)\b|\ben lo que excede\b|\b(?:las?|los) (?:demas|restantes?|otr[oa]s)\b/u
const partly = /\b(?:parcialmente|en parte|parcial)\b/u
/** «Se rechaza el interpuesto por», «rechazarla», «dicho incidente queda acogido»: named before the verb. */
const namedBefore = /\b(?:el|la|los|las) (?:deducid|interpuest|entablad|presentad|impetrad|opuest)[oa]s?\b/u
const passive = /^(?:quedan?|es|son) /u
const enclitic = /(?:r|se)l[ao]s?$/u
const reverses = /^(?:se |\p{L}+se )?(?:revo|anul|invalid|casa|deja|dej)|revo[cq]|anul|invalid/u

/** What an operative part does with each thing that it names, in order. */
export function operativeActs(paragraphs: readonly OperativeParagraph[]): OperativeAct[] {
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n')
  const folded = foldSameLength(text)
  const acts = decisionActs(text)
  return acts.flatMap(({ from, to, kind, inPart }, at): OperativeAct[] => {
    const verb = folded.slice(from, to)
    if (ofReviewed.test(folded.slice(Math.max(0, from - lookBack), from))) return []
    const next = Math.min(acts[at + 1]?.from ?? Number.POSITIVE_INFINITY, to + maxClause)
    const rest = folded.slice(to, next)
    const end = rest.slice(minClause).search(clauseEnd)
    const clause = end < 0 ? rest : rest.slice(0, end + minClause)
    const act = actOf(kind, verb, clause)
    if (act === null) return []
    const [behind] = locateObjects(clause)
    const before = isNamedBefore(verb, clause) ? locateObjects(folded.slice(Math.max(0, from - lookBack), from)).at(-1) : undefined
    const said = behind === undefined || isNamedBefore(verb, clause) ? clause : clause.slice(behind.from)
    const isBefore = before !== undefined && (behind === undefined || namedBefore.test(clause.slice(0, behind.from)))
    const object = (isBefore ? before.object : behind?.object) ?? null
    const phrase = isBefore ? `${folded.slice(Math.max(0, from - lookBack) + before.from, from)} ${said}` : said
    return [
      {
        act,
        object: isSubsidiaryRequest(clause, object) ? null : object,
        topics: topicsOf(isBefore ? phrase.slice(0, topicReach) : topicPart(phrase)),
        bringers: bringersIn(said),
        inPart: inPart || partly.test(clause.slice(0, partReach)),
        ofRest: ofRest.test(clause.slice(0, partReach)),
      },
    ]
  })
}

const partReach = 120
const topicReach = 160
/** What an object is about stands before who brought it. */
const topicPart = (phrase: string): string =>
  phrase.slice(0, topicReach).split(/,? y,? en consecuencia|, condenando|, y (?:se )?conden/u)[0] ?? ''

/** «La petición subsidiaria» may be the claim itself. */
const isSubsidiaryRequest = (clause: string, object: DecidedObject | null): boolean =>
  object?.kind === 'solicitud' && /\bsubsidi/u.test(clause.slice(0, partReach))

const isNamedBefore = (verb: string, clause: string): boolean =>
  namedBefore.test(clause.slice(0, topicReach)) || passive.test(verb) || enclitic.test(verb)

const actOf = (kind: ReturnType<typeof decisionActs>[number]['kind'], verb: string, clause: string): OperativeAct['act'] | null => {
  if (kind === 'grants') return /^(?:no|tampoco) /u.test(verb) ? 'denies' : 'grants'
  if (kind === 'denies') return 'denies'
  if (kind === 'reviews') return reverses.test(verb) ? 'reverses' : 'confirms'
  if (kind === 'states' && /deja?n? sin efecto|dejase/u.test(verb)) return 'reverses'
  return kind === 'declares' && /^(?: \p{L}+){0,3} (?:inadmisib|improceden)/u.test(clause) ? 'inadmissible' : null
}
