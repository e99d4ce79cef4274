import { foldText } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { type AskedPlace, placeIn } from '../../question/asked-place.ts'
import { hasSubject } from '../part-subject.ts'

/** What a question asks beneath the outcome of a case: a circumstance, a head of the claim, costs. */
export interface AskedIssue {
  /** Null where the question names no numeral of an article. */
  readonly place: AskedPlace | null
  /** Decisive words, without those by which courts decide: the first one says what is decided. */
  readonly things: readonly QuestionDemand[]
  /** Who is asked about, where it is costs. Null for anything else, and for anybody's costs. */
  readonly bearer: CostsBearer | null
  /** It is done against a claimant: who sues over it wants it undone. */
  readonly isHarm: boolean
}

/** Under which circumstances it is asked, and not what. On folded text. */
const circumstance =
  /(?<=.{12})[\s,]+(?:si|cuando|aunque|en (?:el )?(?:caso|evento) de|trat(?:andose|arse) de|en (?:una |las? |su )?(?:sentencias?|fallos?|causas?|juicios?)|pese a|no obstante|siempre que|por (?:no|haber|ser|estar))(?!\p{L}).*$/su
/** By these words a court decides whatever is asked. On folded words. */
const deciding =
  /^(?:reconoc\p{L}*|acog\p{L}*|acoj\p{L}*|rechaz\p{L}*|desestim\p{L}*|conced\p{L}*|otorg\p{L}*|conden(?:a[nr]?|ad[oa]s?|ar\p{L}*)|indemniz\p{L}*|respon(?:de[n]?|der\p{L}*)|devol\p{L}*|restitu\p{L}*|devuel\p{L}*|exim\p{L}*|exencion|liber(?:a[nr]?|ad[oa]s?)|concurr\p{L}*|configur\p{L}*|benefici\p{L}*|favorec\p{L}*|proced\p{L}*|improced\p{L}*|declar\p{L}*|orden(?:a[nr]?|ad[oa]s?)|pag(?:a[nr]?|ad[oa]s?|o|arse)|lugar|deb(?:e|en|id[oa]s?)|consider\p{L}*|estim\p{L}*|apreci\p{L}*|impon\p{L}*|aplic\p{L}*|corresponde\p{L}*|cabe|chilen\p{L}*|persona|articulo|numeral|letra|inciso|codigo)$/u
/** What is done against a claimant. On folded text. */
const harms = /\b(?:descont|descuent|imput|deduc(?:ir|cion)|compens|rebaj|reten(?:er|cion)|cobr|multa|sancion|embarg|clausur)\p{L}*/u

/** Reads what is asked beneath the outcome. Null where the question names neither a numeral nor two things. */
export function readIssue(question: string, demands: readonly QuestionDemand[]): AskedIssue | null {
  const folded = foldText(question)
  const main = folded.replace(circumstance, '')
  const place = placeIn(question)
  const asked = demands.filter(({ kind, label }) => kind === 'words' && hasSubject(label) && !isDeciding(label))
  const own = asked.filter(({ label }) => main.includes(foldText(label)))
  const bearers = /\bcostas\b/u.test(main) ? bearersIn(main) : []
  if (bearers.length > 0) {
    const [bearer = null] = bearers
    return { place, things: own.filter(({ label }) => /^costas$/iu.test(label)), bearer, isHarm: false }
  }
  const things = own.length > 0 ? own : asked
  if (place === null && things.length < minThings) return null
  return { place, things, bearer: null, isHarm: harms.test(main) }
}

/** One word alone is of no one issue. */
const minThings = 2

/** Whom costs are laid on. On folded text. */
const bearerWords = {
  prosecutor: /\b(?:ministerio publico|fiscalia|persecutor|ente (?:acusador|persecutor)|fisco)/u,
  accused: /\b(?:acusad|sentenciad|(?:el|al|los|la|las|del) condenad|requerid|imputad|encartad|enjuiciad|encausad|inculpad|convict)/u,
  claimant: /\b(?:demandante|actor\b|actora\b|querellante|reclamante|ejecutante)/u,
  respondent: /\b(?:demandad[oa]|reclamad[oa]|ejecutad[oa])/u,
  appellant: /\b(?:recurrente|apelante)/u,
} as const
export type CostsBearer = keyof typeof bearerWords

/** Whom a folded text names that may bear costs. */
export function bearersIn(folded: string): CostsBearer[] {
  return (Object.keys(bearerWords) as CostsBearer[]).filter((bearer) => bearerWords[bearer].test(folded))
}

const isDeciding = (label: string): boolean =>
  foldText(label)
    .split(/\s+/u)
    .every((word) => deciding.test(word))
