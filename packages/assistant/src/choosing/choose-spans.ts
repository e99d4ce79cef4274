import { decisionActs, foldText } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import type { Span } from '../spans/span.ts'
import { addContext } from './added/add-context.ts'
import { addHeads, isHeadOf } from './added/add-heads.ts'
import { addOutcome } from './added/add-outcome.ts'
import { addReasons, isOfCourt, isOperativeAlone } from './added/add-reasons.ts'
import { leadWithSanctions } from './added/lead-with-sanctions.ts'
import { matterOf, speaksOfTopic } from './asked-subject.ts'
import { isOtherPart, joinBroken } from './broken-sentences.ts'
import { closeMarks } from './close-marks.ts'
import type { ScoredCandidate } from './score-candidates.ts'
import { applied, conclusion, said } from './sentence-patterns.ts'
import { isSaidBy } from './text-overlap.ts'
import { charactersOf, isBeside, makeWhole } from './whole-sentences.ts'

export interface ChooseSpans {
  readonly demands: readonly QuestionDemand[]
  /** By docId, how well the search ranks the ruling, from 0 to 1. A ruling that does not stand has less. */
  readonly trust: ReadonlyMap<string, number>
  /** Rulings whose sentences come first, by docId. */
  readonly leading?: ReadonlySet<string>
  /** Rulings on the topic of the question, by docId: what they say of its matter is quoted beside the leading ones. */
  readonly onTopic?: ReadonlySet<string>
  /** Characters of all spans together, before clauses are made whole. */
  readonly budget: number
  /** Characters that may be added to make clauses whole, then to quote what stands beside, then for more of a leading ruling. None where it is absent. */
  readonly room?: number
  /** As many as the budget is worth where it is absent. */
  readonly maxSpans?: number
  /** What the first ruling decided is quoted too, with both sides of it. */
  readonly withOutcome?: boolean
  /** The question asks how a case ended: an order that says no more than that answers it. */
  readonly asksOutcome?: boolean
  /** The question asks which sanction was imposed: all that the first ruling imposes comes first. */
  readonly asksSanction?: boolean
  /** The sentence that is quoted before all others, where one must be. */
  readonly first?: ScoredCandidate | null
  /** Part of the gain of the first quotation that another needs. One that speaks of a main demand of which none speaks yet needs less. */
  readonly minShare?: number
}

/** Part of the score that a sentence retains which speaks of nothing new. */
const repeated = 0.7
/** What the best sentence for one thing asked is worth beside that for the whole question. */
const partWeight = 1
/** A sentence is taken by its worth for its length, to this power and with so many characters more: a long one tells more of its context. */
const lengthPower = 0.8
const besideLength = 40
/** More sentences than one for so many characters are a list of scraps. */
const charactersOfSpan = 120
/** Part of the gain of the first quotation that another needs where the ruling answers, or was chosen by its reader. */
const usualShare = 0.1
/** The same where no ruling answers: the rest of their sentences is mostly beside the point. */
export const nearShare = 0.3
/** The same of a sentence that speaks of a main demand of which none speaks yet. */
const newShare = 0.25
/** The same of a ruling that neither leads nor is quoted first: of 78 sentences that were quoted with less, 67 were beside the point. */
const otherShare = 0.5
/** The same of one on the topic of the question, for what it says in the words that courts have for it. People ask in other words. */
const topicShare = 0.05
/** A demand of this part of the question is worth a quotation of its own. */
const minDemandShare = 0.15
/** A reason that is worth less tells less than the decision. */
const minLeading = 0.15
/** Part of the worth of the best reason from which one is quoted first that needs nothing before it. */
const minWhole = 0.6
/** The same of a reason that says what the court holds. */
const minHolding = 0.4
/** Part of the worth of the sentence that answers best, from which one before it in its considerando is quoted. */
const minPremise = 0.5
/** Part of what the reason speaks of, from which on an order answers as well. */
const minSpoken = 0.75
/** The same where the question asks how a case ended: «se rechaza la demanda» alone answers nobody. */
const minOutcome = 0.4
/** Acts of less weight order what goes with a decision. */
const minWeight = 2
/** «Tales diferentes sustratos …», «Por este motivo …»: what it refers to stands before it. On folded text. */
const refersBack =
  /^(?:(?:\p{L}+(?: \p{L}+)?|\d{1,2})\s?[.:°º)-]+\s*)?(?:(?:y|pero|que|luego|asi),? )?(?:(?:(?:por|en|de|con|a|ante|para) )?(?:tal(?:es)?(?! (?:y )?como\b)|dich[oa]s?|es[ao]s?|est[ao]s|es[ae]|aquel(?:l[ao]s?)?)\b|por (?:este|ese|tal|dicho) motivo|lo anterior|ello\b|de (?:ello|ahi|alli)|ademas|asimismo|tambien|tampoco|por otra parte|a su vez|sin embargo|no obstante)/u
/** Part of the worth of the best quotation of a leading ruling from which another sentence of it takes the characters that are left. */
const minAdded = 0.15
/** Characters between two clauses of one sentence. */
const maxGap = 3
/** From here on a demand is spoken of: by another form of its words at least. */
const minCover = 0.7

/**
 * Chooses the sentences to quote, best first: each demand is to be spoken of once, nothing is said twice, and all fit the budget. None reports
 * what somebody else says. They come in the order of the rulings that were chosen first, the leading ones before the others. Within each the
 * sentence that is worth most comes first and the others in the order of the text.
 */
export function chooseSpans(candidates: readonly ScoredCandidate[], request: ChooseSpans): Span[] {
  const { trust, leading = new Set(), room = 0, first = null } = request
  const quotable = withoutOtherOrders(
    candidates.filter(({ isAccount }) => !isAccount),
    request.demands,
  )
  let open = quotable
  let chosen = pickBest(open, request)
  for (let bare = bareBeside(chosen, trust); bare.size > 0; bare = bareBeside(chosen, trust)) {
    open = open.filter(({ source }) => !bare.has(source.ruling.docId))
    chosen = pickBest(open, request)
  }
  const reasoned = addReasons(chosen, quotable, trust)
  const [lead] = request.withOutcome === true ? inOrder(reasoned, leading, request) : []
  const unused = request.budget + room - charactersOf(reasoned)
  const decided = lead === undefined ? reasoned : addOutcome(reasoned, lead.source, { demands: request.demands, room: unused })
  const left = request.budget + room - charactersOf(decided)
  const added = (more: readonly ScoredCandidate[]): number => Math.max(0, charactersOf(more) - charactersOf(decided))
  const headed = addHeads(decided, left)
  const unbroken = joinBroken(headed, left - added(headed))
  const whole = makeWhole(unbroken, quotable, left - added(unbroken))
  const closed = closeMarks(firstOf(inOrder(whole, leading, request), first), left - added(whole))
  const wide = addContext(closed, quotable, left - added(closed))
  const isLed = room > 0 && leading.has(wide[0]?.source.ruling.docId ?? '')
  const led = isLed ? addMore(wide, quotable, left - added(wide)) : wide
  if (request.asksSanction !== true) return led.map(toSpan)
  return leadWithSanctions(led, { quotable: candidates.filter(({ isAccount }) => !isAccount), characters: request.budget + room }).map(
    toSpan,
  )
}

/**
 * The quotations, and behind those of the first ruling its other sentences that are worth most for their length, while they fit `room` more characters.
 * Each stands for itself and says what none of them says. They come in the order of the text.
 */
function addMore(chosen: readonly ScoredCandidate[], quotable: readonly ScoredCandidate[], room: number): readonly ScoredCandidate[] {
  const [lead] = chosen
  if (lead === undefined) return chosen
  const isOfLead = ({ source }: ScoredCandidate): boolean => source.ruling.docId === lead.source.ruling.docId
  const own = chosen.filter(isOfLead)
  const minScore = minAdded * Math.max(...own.map(({ score }) => score))
  const isSaid = (each: ScoredCandidate, other: ScoredCandidate): boolean => isSaidBy(each, other) || meets(each, other)
  const stands = ({ text, folded }: ScoredCandidate): boolean => !/^\p{Ll}/u.test(text) && !refersBack.test(folded)
  const isBefore = (each: ScoredCandidate): boolean => isOfOneReason(each, lead) && positionOf(each) < positionOf(lead)
  const open = quotable
    .filter((each) => isOfLead(each) && each.score >= minScore && stands(each) && !isBefore(each))
    .sort((a, b) => b.score / weightOf(b) - a.score / weightOf(a))
  const more: ScoredCandidate[] = []
  let left = room
  for (const each of open) {
    if (each.text.length > left || [...own, ...more].some((other) => isSaid(each, other))) continue
    left -= each.text.length
    more.push(each)
  }
  const behind = more.sort((a, b) => positionOf(a) - positionOf(b))
  return [...own, ...behind, ...chosen.filter((each) => !isOfLead(each))]
}

const meets = (one: ScoredCandidate, other: ScoredCandidate): boolean =>
  isBeside(one, other) && one.place.from < other.place.to && other.place.from < one.place.to

/** What the length of a sentence counts against its worth. */
const weightOf = ({ text }: Pick<ScoredCandidate, 'text'>): number => (text.length + besideLength) ** lengthPower

/** A ruling decides more than what is asked. Who pays the costs is left out, and, where one of its orders speaks of what is asked, the others too. */
function withoutOtherOrders(candidates: readonly ScoredCandidate[], demands: readonly QuestionDemand[]): readonly ScoredCandidate[] {
  const speaks = ({ covers }: ScoredCandidate): boolean => demands.some(({ kind }, at) => kind !== 'topic' && (covers[at] ?? 0) >= minCover)
  const isOrder = ({ kind }: ScoredCandidate): boolean => kind === 'resolutiva'
  const answering = new Set(candidates.filter((each) => isOrder(each) && speaks(each)).map(({ source }) => source.ruling.docId))
  const isOfCosts = ({ folded }: ScoredCandidate): boolean =>
    folded.length < maxCosts && /\bcostas\b/u.test(folded) && !decides.test(folded)
  return candidates.filter(
    (each) => speaks(each) || !(isOfCosts(each) || (isOrder(each) && !isDeciding(each) && answering.has(each.source.ruling.docId))),
  )
}
/** Who is convicted of what, and whether a claim is granted, is what the others go with. */
const isDeciding = ({ text }: ScoredCandidate): boolean => decisionActs(text).some(({ weight }) => weight >= minWeight)
/** A longer sentence on costs says something else too, and so does one that decides: «se acoge el recurso, sin costas». */
const maxCosts = 200
const decides = /\b(?:acog|acoj|rechaz|desestim|confirm|revoc|anul|invalid|declar|orden|absuel|conden\p{L}*(?!\p{L}| en costas))/u

/** Rulings beside the most trusted one of which nothing but the operative part is quoted: an outcome without its reason tells nobody anything. */
function bareBeside(chosen: readonly ScoredCandidate[], trust: ReadonlyMap<string, number>): ReadonlySet<string> {
  const byRuling = Map.groupBy(chosen, ({ source }) => source.ruling.docId)
  const most = Math.max(0, ...[...byRuling.keys()].map((docId) => trust.get(docId) ?? 0))
  return new Set([...byRuling].filter(([docId, own]) => (trust.get(docId) ?? 0) < most && isOperativeAlone(own)).map(([docId]) => docId))
}

/** The sentences that are worth most for their length, as many as fit. */
function pickBest(
  candidates: readonly ScoredCandidate[],
  {
    demands,
    trust,
    leading,
    onTopic,
    budget,
    maxSpans = Math.ceil(budget / charactersOfSpan),
    minShare = usualShare / partsOf(candidates),
    first = null,
  }: ChooseSpans,
): ScoredCandidate[] {
  const chosen: ScoredCandidate[] = []
  const covered = demands.map(() => 0)
  const served: number[] = []
  let left = budget
  const best = { order: 0, reason: 0 }
  const open = new Set(candidates)
  const choose = (next: ScoredCandidate): void => {
    chosen.push(next)
    left -= next.text.length
    for (const [at, each] of next.covers.entries()) covered[at] = Math.max(covered[at] ?? 0, each)
    for (const [at, each] of (next.parts ?? []).entries()) served[at] = Math.max(served[at] ?? 0, each)
    for (const each of open) if (each === next || isSaidBy(each, next)) open.delete(each)
  }
  if (first !== null) choose(first)
  const asked = mainDemands(demands)
  const matter = matterOf(demands)
  const minGainOf = (candidate: ScoredCandidate): number => {
    const isOther = chosen.length > 0 && candidate.source !== chosen[0]?.source && leading?.has(candidate.source.ruling.docId) !== true
    const isOnMatter = onTopic?.has(candidate.source.ruling.docId) === true && speaksOfTopic(candidate, matter)
    if (isOther) return Math.max(best.order, best.reason) * (isOnMatter ? Math.min(topicShare, minShare) : Math.max(otherShare, minShare))
    return best[partOf(candidate)] * (speaksAnew(candidate, covered, asked) ? Math.min(newShare, minShare) : minShare)
  }
  while (chosen.length < maxSpans) {
    let next: ScoredCandidate | null = null
    let gain = 0
    let plainGain = 0
    for (const candidate of open) {
      if (candidate.text.length > left) continue
      const trusted = trust.get(candidate.source.ruling.docId) ?? 0
      const { plain, anew } = gainOf(candidate, { covered, demands, served })
      const value = (plain + anew) * trusted
      if (value <= gain || plain * trusted < minGainOf(candidate)) continue
      next = candidate
      gain = value
      plainGain = plain * trusted
    }
    if (next === null) break
    const part = partOf(next)
    best[part] = Math.max(best[part], plainGain)
    choose(next)
  }
  return chosen
}

/** An order is worth much more than any reason for it, and each is measured by its own kind. */
const partOf = ({ kind }: ScoredCandidate): 'order' | 'reason' => (kind === 'resolutiva' ? 'order' : 'reason')

/** How many things a question asks by itself: for each of them less is quoted where there are several. */
const partsOf = (candidates: readonly ScoredCandidate[]): number => Math.max(1, candidates[0]?.parts?.length ?? 1)

/** Places of the demands that make up much of the question. */
function mainDemands(demands: readonly QuestionDemand[]): readonly number[] {
  const all = demands.reduce((sum, { rarity }) => sum + rarity, 0)
  return [...demands.keys()].filter((at) => demands[at]?.kind !== 'topic' && (demands[at]?.rarity ?? 0) >= all * minDemandShare)
}

const speaksAnew = ({ covers }: ScoredCandidate, covered: readonly number[], asked: readonly number[]): boolean =>
  asked.some((at) => (covers[at] ?? 0) >= minCover && (covered[at] ?? 0) < minCover)

interface Chosen {
  readonly demands: readonly QuestionDemand[]
  /** By demand, how far the chosen sentences speak of it. */
  readonly covered: readonly number[]
  /** By thing asked, what the best chosen sentence is worth. */
  readonly served: readonly number[]
}

const gainOf = (
  { score, covers, parts = [], text }: ScoredCandidate,
  { demands, covered, served }: Chosen,
): { readonly plain: number; readonly anew: number } => {
  const worth = covers.reduce((sum, each, at) => sum + each * (demands[at]?.rarity ?? 0), 0)
  const fresh = covers.reduce((sum, each, at) => sum + Math.max(0, each - (covered[at] ?? 0)) * (demands[at]?.rarity ?? 0), 0)
  const novelty = worth === 0 ? 0 : fresh / worth
  const anew = parts.reduce((sum, each, at) => sum + Math.max(0, each - (served[at] ?? 0)), 0)
  const length = weightOf({ text })
  return { plain: (score * (repeated + (1 - repeated) * novelty)) / length, anew: (partWeight * anew) / length }
}

function inOrder(chosen: readonly ScoredCandidate[], leading: ReadonlySet<string>, request: ChooseSpans): ScoredCandidate[] {
  const byRuling = [...Map.groupBy(chosen, ({ source }) => source.ruling.docId)]
  const ordered = byRuling.sort(([one], [other]) => Number(leading.has(other)) - Number(leading.has(one)))
  return ordered.flatMap(([, own]) =>
    bestFirst(
      own.sort((a, b) => positionOf(a) - positionOf(b)),
      request,
    ),
  )
}

/** The quotation that holds a sentence, with the others of its ruling behind it, then the rest. What stands before it in its considerando is left out. */
function firstOf(ordered: readonly ScoredCandidate[], first: ScoredCandidate | null): readonly ScoredCandidate[] {
  const holding =
    first === null
      ? undefined
      : ordered.find((each) => isBeside(each, first) && each.place.from < first.place.to && first.place.from < each.place.to)
  if (holding === undefined) return ordered
  const isOwn = ({ source }: ScoredCandidate): boolean => source.ruling.docId === holding.source.ruling.docId
  const isBefore = (each: ScoredCandidate): boolean => isOfOneReason(each, holding) && positionOf(each) < positionOf(holding)
  const others = ordered.filter((each) => each !== holding && !(isOwn(each) && isBefore(each)))
  return [holding, ...others.filter(isOwn), ...others.filter((each) => !isOwn(each))]
}

/**
 * The sentence that answers best, with the clauses of its sentence and what else is quoted of its considerando, then the others. What it concludes from
 * comes before it. What else stands before it there and is worth little is left out.
 */
function bestFirst(own: readonly ScoredCandidate[], request: ChooseSpans): ScoredCandidate[] {
  const best = bestOf(own, request)
  if (best === undefined) return []
  const first = [best]
  const weak: ScoredCandidate[] = []
  const leans = leansBack(best)
  for (const each of own.slice(0, own.indexOf(best)).toReversed()) {
    const [next = best] = first
    const isPremise = isOfOneReason(each, best)
    if (isSameSentence(each, next) || (isPremise && leans && each.score >= minPremise * best.score)) first.unshift(each)
    else if (isPremise && each.score < minPremise * best.score) weak.push(each)
  }
  const behind = own.filter((each) => isOfOneReason(each, best) && ![...first, ...weak].includes(each))
  return [...first, ...behind, ...own.filter((each) => ![...first, ...weak, ...behind].includes(each))]
}

/** Whether a sentence begins with what it concludes from those before it. */
const leansBack = ({ text, folded }: ScoredCandidate): boolean => {
  const opening = folded.slice(0, openingLength)
  return /^\p{Ll}/u.test(text) || refersBack.test(folded) || conclusion.test(opening) || said.consequence.test(opening)
}
/** UTF-16 units of the beginning of a sentence that may conclude. */
const openingLength = 40

/** Whether two sentences stand in one considerando or paragraph: in another order «en este sentido» speaks of nothing. */
const isOfOneReason = (one: ScoredCandidate, other: ScoredCandidate): boolean =>
  isBeside(one, other) || (one.kind === 'considerando' && one.place.section === other.place.section)

/**
 * The court's reason that is worth most, one that is applied to the case before a rule. Its decision comes instead where that is worth as much, if the
 * question asks how a case ends and the decision speaks of it. So it does where the reason holds nothing and the decision speaks of nearly as much.
 */
function bestOf(own: readonly ScoredCandidate[], { demands, asksOutcome = false }: ChooseSpans): ScoredCandidate | undefined {
  const byWorth = [...own].sort((a, b) => b.score - a.score)
  const reasons = byWorth.filter((each) => (each.kind !== 'resolutiva' || !isOfCourt(each)) && each.score >= minLeading)
  const most = reasons[0]?.score ?? 0
  const whole = reasons.filter(({ folded }) => !refersBack.test(folded))
  const holding = whole.filter(({ score, text }) => score >= minHolding * most && holds(foldText(text)))
  const reason =
    holding.find(({ folded }) => applied.test(folded)) ?? holding[0] ?? whole.find(({ score }) => score >= minWhole * most) ?? reasons[0]
  const order = byWorth.find(({ kind, text }) => kind === 'resolutiva' && decisionActs(text).some(({ weight }) => weight >= minWeight))
  if (reason === undefined) return order ?? byWorth[0]
  if (order === undefined || order.score < reason.score) return reason
  const spoken = spokenOf(order, demands) / spokenOf(reason, demands)
  const answersAsWell = spoken >= minSpoken && !holds(foldText(reason.text))
  return (asksOutcome && spoken >= minOutcome) || answersAsWell ? order : reason
}

/** Whether a folded sentence says what the court holds, and does not only tell what the case is about. */
const holds = (folded: string): boolean => conclusion.test(folded) || said.denial.test(folded) || said.consequence.test(folded)

const spokenOf = ({ covers }: ScoredCandidate, demands: readonly QuestionDemand[]): number =>
  demands.reduce((sum, { kind, rarity }, at) => (kind === 'topic' ? sum : sum + (covers[at] ?? 0) * rarity), 0)

const isSameSentence = (one: ScoredCandidate, next: ScoredCandidate): boolean =>
  (one.place.anchor === next.place.anchor && next.place.from - one.place.to <= maxGap && !/[.;:]\s*$/u.test(one.text)) ||
  isOtherPart(one, next) ||
  isHeadOf(one, next)

const positionOf = ({ place, source }: ScoredCandidate): number => {
  const paragraphs = source.ruling.sections.flatMap((section) => section.paragraphs)
  return paragraphs.findIndex(({ anchor }) => anchor === place.anchor) * 1e6 + place.from
}

/** A sentence as the quotation with a number one above its place in the list. */
export const toSpan = ({ source, place, text, voice }: ScoredCandidate, at: number): Span => ({
  ...place,
  n: at + 1,
  docId: source.ruling.docId,
  textHash: source.textHash,
  text,
  voice,
})
