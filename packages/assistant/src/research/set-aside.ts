import { type Outcome, outcomeNames } from '@basejuris/domain'
import { findDisposition } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import type { Answer, AnswerSource } from '../answer/answer.ts'
import { maxQuoted } from '../answer/quote-sources.ts'
import { readNamedRulings } from '../question/named-rulings.ts'
import { undecidedOutcomes } from '../sufficiency/decided-outcome.ts'
import { answers, isNear } from '../sufficiency/grade-answer.ts'
import { type Mention, ownWordings, readMentions } from './mentions.ts'
import { hasSubject } from './part-subject.ts'

/** Why a ruling that was read is not quoted. Each reason was checked; `leida` is what remains where none was found. */
export const asideReasons = [
  'sin_efecto',
  'sin_resolutiva',
  'no_lo_nombra',
  'no_lo_dice_el_tribunal',
  'sin_fondo',
  'otra_norma',
  'otra_materia',
  'sin_lugar',
  'leida',
] as const
export type AsideReason = (typeof asideReasons)[number]

export interface SetAside {
  readonly docId: string
  readonly reason: AsideReason
  /** What the reason speaks of: the things that are asked, or the outcome. */
  readonly terms: readonly string[]
}

/** Things named at most. */
const maxTerms = 3
/** Commoner words are of any matter. */
const minRarity = 0.15
/** Part of what is asked, by rarity, that must be missing to be a reason, unless the rarest thing is. */
const minMissing = 0.3

/** Rulings that an answer read and does not quote, in its order. */
export async function setAside(
  answer: Pick<Answer, 'question' | 'sources' | 'sentences' | 'spans' | 'demands' | 'norms'>,
  signal: AbortSignal,
): Promise<SetAside[]> {
  const { question, sources, sentences, spans, demands, norms } = answer
  const docIdOf = new Map(spans.map(({ n, docId }) => [n, docId]))
  const quoted = new Set(
    sentences.filter(({ grade }) => grade !== 'sin_apoyo').flatMap((sentence) => sentence.spans.map((n) => docIdOf.get(n))),
  )
  const isSearched = norms.length === 0 && readNamedRulings(question, sources) === null
  const candidates = isSearched ? sources.filter(({ signs }) => answers(signs) || isNear(signs)) : []
  const beyond = new Set(quoted.size < maxQuoted ? [] : candidates.slice(maxQuoted))
  const aside: SetAside[] = []
  for (const source of sources) {
    const { docId } = source.ruling
    if (quoted.has(docId)) continue
    aside.push({ docId, ...(await reasonOf(source, demands, beyond.has(source), signal)) })
  }
  return aside
}

type Reason = Omit<SetAside, 'docId'>

async function reasonOf(source: AnswerSource, demands: readonly QuestionDemand[], isBeyond: boolean, signal: AbortSignal): Promise<Reason> {
  const { ruling, signs } = source
  const because = (reason: AsideReason, terms: readonly string[] = []): Reason => ({ reason, terms })
  if (!signs.stands) return because('sin_efecto')
  if (findDisposition(ruling.sections) === null) return because('sin_resolutiva')
  const asked = demands.filter(isOfMatter)
  const mentions = await readMentions(source, ownWordings(asked), signal)
  const lacking = weighty(asked, (at) => mentions[at] === 'none')
  if (lacking.length > 0) return because('no_lo_nombra', lacking)
  const ofOthers = weighty(asked, (at) => isNotOfCourt(mentions[at]))
  if (ofOthers.length > 0) return because('no_lo_dice_el_tribunal', ofOthers)
  if (!signs.isDecided && undecidedOutcomes.has(ruling.outcome)) return because('sin_fondo', [endedAs(ruling.outcome)])
  if (signs.norm === 'differs') return because('otra_norma')
  if (signs.topic === 'differs' && !answers(signs) && !isNear(signs)) return because('otra_materia')
  return because(isBeyond ? 'sin_lugar' : 'leida')
}

/** A common word says nothing of a matter, nor does what is asked of any. */
const isOfMatter = ({ kind, label, rarity }: QuestionDemand): boolean =>
  kind === 'norm' || (kind === 'words' && rarity >= minRarity && hasSubject(label))

const isNotOfCourt = (mention: Mention | undefined): boolean => mention === 'others' || mention === 'none'

const endedAs = (outcome: Outcome): string => outcomeNames[outcome].toLowerCase()

/** The rarest of the things asked that meet a condition, where they are much of what is asked. In the order of the question. */
function weighty(asked: readonly QuestionDemand[], meets: (at: number) => boolean): string[] {
  const byRarity = [...asked.keys()].sort((a, b) => (asked[b]?.rarity ?? 0) - (asked[a]?.rarity ?? 0))
  const found = byRarity.filter(meets)
  const worth = (places: readonly number[]): number => places.reduce((sum, at) => sum + 0.1 + (asked[at]?.rarity ?? 0), 0)
  const isMuch = found.length > 0 && (found[0] === byRarity[0] || worth(found) >= minMissing * worth(byRarity))
  return isMuch
    ? found
        .slice(0, maxTerms)
        .sort((a, b) => a - b)
        .flatMap((at) => asked[at]?.label ?? [])
    : []
}
