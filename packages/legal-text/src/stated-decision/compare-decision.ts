import type { Outcome } from '@basejuris/domain'
import { foldText } from '../analysis/fold-text.ts'
import { compareCharges, compareCosts, comparePenalties } from './compare-judgement.ts'
import { type Comparison, compareConstitutional } from './constitutional-statement.ts'
import { type DecidedObject, isRecourse, mayBeOneObject } from './decided-object.ts'
import { decidedOtherwise, isSaidInLine, judgements, type RulingDecision, sayAct } from './decided-otherwise.ts'
import { compareDecidedPlaces } from './details/decided-places.ts'
import { compareLabelled } from './details/labelled-amounts.ts'
import { compareFindings } from './details/stated-findings.ts'
import { compareMeasures } from './details/stated-measures.ts'
import { comparePlaces } from './details/stated-places.ts'
import { compareTerms } from './details/stated-terms.ts'
import type { StatedDecision } from './find-stated-decisions.ts'
import { formatAmount, isSameAmount, isSumOf, locateAmounts } from './money-amounts.ts'
import { mayShareTopic } from './object-topics.ts'
import { type OperativeAct, operativeActs } from './operative-acts.ts'

const unknown: Comparison = { kind: 'unknown' }
const agrees: Comparison = { kind: 'agrees' }
const differs = (says: string): Comparison => ({ kind: 'differs', says })

/**
 * Whether a ruling decided what a text states of it. `unknown` where its operative part does not name the same thing, or decides it in several
 * ways: what it decides on another object is no contradiction.
 */
export function compareDecision(stated: StatedDecision, { outcome, disposition, whole: text }: RulingDecision): Comparison {
  const written = disposition.paragraphs.map(({ text: words }) => words).join('\n')
  const operative = foldText(written)
  const whole = text ?? written
  const compared = compareAct(stated, { outcome, disposition }, operative)
  if (compared.kind === 'differs') return compared
  const placed = comparePlaced(stated, written)
  if (placed.kind === 'differs') return placed
  const charges = compareCharges(stated, operative)
  const beside = [
    compareCosts(stated, operative),
    charges,
    comparePenalties(stated, operative),
    compareMeasures(stated.measures, operative),
    compareFindings(stated.findings, operative),
    comparePlaces(stated.places, { operative: written, whole }),
    compareTerms(stated.terms, operative),
  ]
  const other = beside.find(({ kind }) => kind === 'differs')
  if (other !== undefined) return other
  const labelled = compareLabelled(stated.amounts, operative)
  if (labelled.kind === 'differs') return labelled
  const sum = compareAmounts(stated, operative)
  if (sum.kind !== 'agrees') return sum
  if (stated.act === 'otro' && stated.amounts.length === 0) return alone(stated, beside)
  if (beside.slice(0, judged).some(({ kind }) => kind === 'unknown')) return unknown
  if (stated.articles.length > 0 && stated.act !== 'otro' && !isSaidOfAll(stated)) return placed
  return stated.crimes.length > 0 && charges.kind === 'agrees' ? agrees : compared
}

/** What a text says of articles apart, by the parts of the operative part that name them. */
const comparePlaced = ({ act, articles }: StatedDecision, written: string): Comparison => {
  if (articles.length === 0) return agrees
  if (act === 'acoge' || act === 'inaplicable') return compareDecidedPlaces('grants', articles, written)
  return act === 'rechaza' ? compareDecidedPlaces('denies', articles, written) : unknown
}
const isSaidOfAll = ({ act }: StatedDecision): boolean => act !== 'acoge' && act !== 'rechaza' && act !== 'inaplicable'

/** Costs, charges and penalties: an act is not compared where these are not. */
const judged = 3

/** What is said of costs, of a penalty and the like by a verb that says nothing else. */
const alone = ({ costs, penalties, measures, findings, places, terms }: StatedDecision, beside: readonly Comparison[]): Comparison =>
  (costs !== null || [penalties, measures, findings, places, terms].some((list) => list.length > 0)) &&
  beside.every(({ kind }) => kind === 'agrees')
    ? agrees
    : unknown

const compareAct = (stated: StatedDecision, ruling: RulingDecision, operative: string): Comparison => {
  const { act, object } = stated
  const acts = operativeActs(ruling.disposition.paragraphs)
  if (act === 'otro') return stated.amounts.length > 0 && compareAmounts(stated, operative).kind === 'agrees' ? agrees : unknown
  if (act === 'constitucional' || act === 'inconstitucional' || act === 'inaplicable' || act === 'sin pronunciamiento') {
    const isDenied = act === 'inaplicable' && acts.length > 0 && acts.every((each) => each.act === 'denies')
    return isDenied ? differs('rechaza el requerimiento') : compareConstitutional(act, operative)
  }
  if (act === 'inadmisible' || act === 'desistido' || act === 'abandonado') return endings[act].test(operative) ? agrees : unknown
  if (ruling.disposition.line.kind === 'conclusion') return compareConclusion(stated, operative)
  const otherwise = decidedOtherwise({ ...stated, act }, ruling)
  if (otherwise !== null) return differs(otherwise)
  if (act === 'acoge' || act === 'rechaza') {
    if (object === null) return compareUnnamed(act, ruling.outcome, acts)
    const compared = compareObject(stated, object, acts)
    return compared.kind === 'unknown' && acts.length === 0 && isSaidInLine(act, object, ruling) ? agrees : compared
  }
  if (act === 'confirma') return compareReview('confirms', stated, acts)
  if (act === 'revoca' || act === 'anula') return compareReview('reverses', stated, acts)
  return compareJudgement(act, operative)
}

/** How a recourse ends without being decided. */
const endings = {
  inadmisible: /\b(?:inadmisib|improceden)/u,
  desistido: /\bdesisti/u,
  abandonado: /\b(?:abandonad|desiert)/u,
} as const

const compareJudgement = (act: 'condena' | 'absuelve', operative: string): Comparison =>
  judgements[act].test(operative) && !judgements[act === 'condena' ? 'absuelve' : 'condena'].test(operative) ? agrees : unknown

/** «Acogió», of whatever was brought: every act of the operative part, and its outcome, say one thing. */
const compareUnnamed = (act: 'acoge' | 'rechaza', outcome: Outcome, acts: readonly OperativeAct[]): Comparison => {
  const [same, other] = act === 'acoge' ? (['grants', 'denies'] as const) : (['denies', 'grants'] as const)
  if (acts.length === 0) return unknown
  // «Rechazó» is not said of an execution that goes on because its defences failed.
  if (acts.every((each) => each.act === same)) return outcome === (act === 'acoge' ? 'rechaza' : 'acoge') ? unknown : agrees
  const isOpposite = outcome === (act === 'acoge' ? 'rechaza' : 'acoge') && acts.every((each) => each.act === other && !each.inPart)
  return isOpposite ? differs(act === 'acoge' ? 'rechaza' : 'acoge') : unknown
}

interface Acts {
  readonly grants: readonly OperativeAct[]
  readonly denies: readonly OperativeAct[]
}

/** What was granted and denied of one object. */
const compareObject = (stated: StatedDecision, object: DecidedObject, acts: readonly OperativeAct[]): Comparison => {
  const named = acts.filter((own) => own.object !== null && mayBeOneObject(own.object, object))
  const own = ofBringer(stated, split(named.filter((each) => mayShareTopic(stated.topics, each.topics))))
  const isUnclear = (act: OperativeAct['act']): boolean => acts.some((each) => each.act === act && each.object === null && !each.ofRest)
  const { grants, denies } = own
  const isMixed = grants.length > 0 && denies.length > 0
  if (stated.act === 'acoge') {
    if (isMixed)
      return stated.isWhole && !stated.isOfPart ? differs(`${sayAct('acoge', object)} en parte`) : ofTopic(stated, grants, denies)
    if (grants.length > 0)
      return stated.isWhole && grants.every(({ inPart }) => inPart) ? differs(`${sayAct('acoge', object)} en parte`) : agrees
    if (denies.length > 0) return isUnclear('grants') || stated.isOfPart ? unknown : differs(sayAct('rechaza', object))
    return isRecourse(object) && hasReview(acts, 'reverses') && !hasReview(acts, 'confirms') && isAgainstRuling(object) ? agrees : unknown
  }
  if (isMixed) return stated.isWhole && !stated.isOfPart ? differs(`${sayAct('acoge', object)} en parte`) : ofTopic(stated, denies, grants)
  if (denies.length > 0) return agrees
  if (grants.length > 0) return notDenied(stated, object, named, grants, isUnclear('denies'))
  if (!isAgainstRuling(object)) return unknown
  const inadmissible = acts.some((each) => each.act === 'inadmissible')
  return inadmissible || (hasReview(acts, 'confirms') && !hasReview(acts, 'reverses')) ? agrees : unknown
}

/** What a text says was denied, and the operative part grants alone. */
const notDenied = (
  stated: StatedDecision,
  object: DecidedObject,
  named: readonly OperativeAct[],
  grants: readonly OperativeAct[],
  isUnclear: boolean,
): Comparison => {
  const isPart = grants.some(({ inPart }) => inPart)
  const isNamed = stated.topics.size === 0 || grants.some(({ topics }) => [...topics].some((topic) => stated.topics.has(topic)))
  if (isUnclear || stated.isOfPart || (!isNamed && (isPart || named.length > 1))) return unknown
  return differs(`${sayAct('acoge', object)}${isPart ? ' en parte' : ''}`)
}

const split = (acts: readonly OperativeAct[]): Acts => ({
  grants: acts.filter(({ act }) => act === 'grants'),
  denies: acts.filter(({ act, ofRest }) => act === 'denies' && !ofRest),
})

/** Of several things of one kind, those that the one named in the text brought. */
const ofBringer = ({ bringers }: StatedDecision, { grants, denies }: Acts): Acts => {
  if (grants.length === 0 || denies.length === 0 || bringers.size === 0) return { grants, denies }
  const isTheirs = (act: OperativeAct): boolean => [...act.bringers].some((word) => bringers.has(word))
  const own = { grants: grants.filter(isTheirs), denies: denies.filter(isTheirs) }
  const isOne = own.grants.length > 0 !== own.denies.length > 0
  return isOne ? own : { grants, denies }
}

/** Among acts of both kinds, one that is about what the text names decides so. */
const ofTopic = ({ topics }: StatedDecision, same: readonly OperativeAct[], other: readonly OperativeAct[]): Comparison => {
  const isAbout = (act: OperativeAct): boolean => [...act.topics].some((topic) => topics.has(topic))
  return same.some(isAbout) && !other.some(isAbout) ? agrees : unknown
}

const hasReview = (acts: readonly OperativeAct[], act: 'confirms' | 'reverses'): boolean => acts.some((each) => each.act === act)

const isAgainstRuling = (object: DecidedObject): boolean => isRecourse(object) && !['proteccion', 'amparo', 'queja'].includes(object.kind)

const isOfRuling = ({ object }: OperativeAct): boolean => object !== null && isAgainstRuling(object)

const compareReview = (act: 'confirms' | 'reverses', { reviewed }: StatedDecision, acts: readonly OperativeAct[]): Comparison => {
  const [same, other] = [hasReview(acts, act), hasReview(acts, act === 'confirms' ? 'reverses' : 'confirms')]
  if (same || other) return same && !other ? agrees : unknown
  const decided = acts.filter(isOfRuling)
  if (act === 'confirms' && decided.length > 0 && decided.every((each) => each.act === 'denies')) return agrees
  if (act === 'reverses' && decided.length > 0 && decided.every((each) => each.act === 'grants')) return agrees
  const [only, second] = acts
  const isRefused = only?.act === 'inadmissible' && second === undefined && only.object?.kind === 'apelacion'
  return isRefused ? differs(`declara inadmisible el recurso de apelación y no revisa ${reviewed ?? 'la sentencia'}`) : unknown
}

const denies =
  /\b(?:rechaza|desestima|deniega)n?(?:se)?\b|\bno (?:se )?(?:acoge|accede|da lugar|hace lugar|ha lugar)|\b(?:debe|deben|procede|corresponde|cabe|resuelve|cumple con|es dable|es forzoso) (?:rechazar|desestimar|denegar)|\bno (?:procede|corresponde|es posible|cabe|resulta procedente) (?:acoger|acceder)/u
const grants =
  /(?<!\bno )(?<!\bno se )\b(?:acoge|accede)n?\b|(?<!\bno )\b(?:debe|deben|procede|corresponde|cabe|resuelve|cumple con) (?:acoger|acceder)|(?<!\bno )(?<!\bno se )\b(?:da|hace|ha) lugar\b/u

/** What an opinion grants or denies of what it was asked. It says nothing of other things. */
const compareConclusion = ({ act, isOfPart }: StatedDecision, operative: string): Comparison => {
  const [granted, denied] = [grants.test(operative), denies.test(operative)]
  if ((act !== 'acoge' && act !== 'rechaza') || granted === denied) return unknown
  if (granted === (act === 'acoge')) return agrees
  return isOfPart ? unknown : differs(granted ? 'acoge lo que se le pidió' : 'rechaza lo que se le pidió')
}

/** Sums that the text states. A ruling that names one sum alone decided no other. */
const compareAmounts = ({ act, amounts }: StatedDecision, operative: string): Comparison => {
  if (amounts.length === 0) return agrees
  const located = locateAmounts(operative)
  const own = located.filter(({ from }) => act === 'rechaza' || !refusedBefore.test(operative.slice(Math.max(0, from - maxRefusal), from)))
  const refused = amounts.find(
    (stated) => located.some((one) => isSameAmount(one, stated)) && !own.some((one) => isSameAmount(one, stated)),
  )
  if (refused !== undefined) return differs(`rechaza la demanda de ${formatAmount(refused)}`)
  if (amounts.every((stated) => own.some((one) => isSameAmount(one, stated)) || isSumOf(stated, own))) return agrees
  const [only, ...others] = own
  const [stated, second] = amounts
  if (only === undefined || stated === undefined || second !== undefined || others.some((one) => !isSameAmount(one, only))) return unknown
  return only.unit === stated.unit ? differs(`dice ${formatAmount(only)}, no ${formatAmount(stated)}`) : unknown
}

/** «rechazándose la demanda respecto de la suma de $20.000.000»: what is not to be paid. On folded text. */
const refusedBefore =
  /\b(?:rechaz|desestim|deneg)\p{L}*\b(?:(?!\b(?:acog|conden|orden|pag)\p{L}*)[^.;\n]){0,80}?\b(?:respecto (?:de|a)|en (?:cuanto a|lo relativo a|la parte de)|por)\s+(?:la (?:suma|cantidad|cifra) de\s+|el monto de\s+)$/u
/** Letters before a sum in which it may be refused. */
const maxRefusal = 160
