import { courtLevel } from '@basejuris/domain'
import { decisionActs, findDisposition, findResultSide, foldSameLength, type Side, splitSentences } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { candidateAt } from '../choosing/candidate.ts'
import { resultSide } from '../spans/decided-articles.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { readMentions, speaksOf } from './mentions.ts'
import { hasSubject } from './part-subject.ts'

/** Whom a ruling favours on the very matter that is asked, and where it says so. */
interface DecidedMatter {
  readonly favoured: Side
  /** Its operative part names the matter; else a recourse was about nothing else. */
  readonly isNamed: boolean
}

/** Part of what is asked, by rarity, that an item of the operative part names, and of which the court of a recourse speaks. */
const minNamed = 0.35
const minReviewed = 0.8
/** Either of the rarest things of a question names its matter. A question of fewer things is of no one matter. */
const rarestNaming = 2
const minThings = 3

/**
 * Whom a ruling favours on what is asked. Items of its operative part that name the matter say it, else a recourse on nothing else. Null where it
 * does not say, or says both.
 */
async function decidedMatter(source: SourceRuling, demands: readonly QuestionDemand[], signal: AbortSignal): Promise<DecidedMatter | null> {
  const asked = demands.filter(({ kind, label }) => kind === 'norm' || (kind === 'words' && hasSubject(label)))
  if (asked.length < minThings) return null
  const isInstance = courtLevel(source.ruling) === 'lower' && source.ruling.collection !== 'penal'
  const named = new Set((isInstance ? namingItems(source, asked) : []).flatMap((item) => favouredIn(item) ?? []))
  const [only] = named
  if (only !== undefined) return named.size === 1 ? { favoured: only, isNamed: true } : null
  const side = reviewedSide(source)
  if (side === null) return null
  const mentions = await readMentions(source, asked, signal)
  const isSpoken = isMatter(asked, (at) => mentions[at] === 'court', minReviewed)
  return isSpoken ? { favoured: side, isNamed: false } : null
}

/** Rulings that decide what is asked for the side that a leading one favours, and those that decide it for the other side. */
export interface OnMatter {
  readonly same: readonly string[]
  readonly opposite: readonly string[]
}

interface CompareOnMatter {
  /** The first of them that decides what is asked leads. */
  readonly leaders: readonly SourceRuling[]
  readonly others: readonly SourceRuling[]
  readonly demands: readonly QuestionDemand[]
}

/** Compares rulings by what they decide on the matter. One of the two must name it in its operative part. Null where no leader decides it. */
export async function compareOnMatter(
  { leaders, others, demands }: CompareOnMatter,
  signal: AbortSignal,
): Promise<{ readonly leader: string; readonly onMatter: OnMatter } | null> {
  for (const { ruling, ...source } of leaders) {
    const own = await decidedMatter({ ruling, ...source }, demands, signal)
    if (own === null) continue
    const [same, opposite]: [string[], string[]] = [[], []]
    for (const other of others) {
      const decided = other.ruling.docId === ruling.docId ? null : await decidedMatter(other, demands, signal)
      if (decided === null || !(own.isNamed || decided.isNamed)) continue
      const line = decided.favoured === own.favoured ? same : opposite
      line.push(other.ruling.docId)
    }
    return { leader: ruling.docId, onMatter: { same, opposite } }
  }
  return null
}

const byRarity = (asked: readonly QuestionDemand[]): number[] =>
  [...asked.keys()].sort((a, b) => (asked[b]?.rarity ?? 0) - (asked[a]?.rarity ?? 0))

/** Whether enough of what is asked is spoken of, one of the rarest things of it too. */
function isMatter(asked: readonly QuestionDemand[], isSpoken: (at: number) => boolean, least: number): boolean {
  const places = byRarity(asked)
  const worth = (some: readonly number[]): number => some.reduce((sum, at) => sum + 0.1 + (asked[at]?.rarity ?? 0), 0)
  const spoken = places.filter(isSpoken)
  return spoken.length >= minThings && places.slice(0, rarestNaming).some(isSpoken) && worth(spoken) >= least * worth(places)
}

/** Sentences of the operative part that name the matter, each behind the words that open its list. Folded. */
function namingItems(source: SourceRuling, asked: readonly QuestionDemand[]): string[] {
  const sections = new Map(source.ruling.sections.flatMap((section) => section.paragraphs.map(({ anchor }) => [anchor, section] as const)))
  let lead = ''
  return (findDisposition(source.ruling.sections)?.paragraphs ?? []).flatMap(({ anchor, text, from: start }) => {
    const section = sections.get(anchor)
    if (section === undefined) return []
    return splitSentences(text).flatMap(({ from, to }): string[] => {
      const own = text.slice(from, to)
      const acts = decisionActs(own)
      if (acts.length > 0) lead = /:\s*$/u.test(own) ? own : ''
      const words = candidateAt(source, section.kind, { section: section.anchor, anchor, from: start + from, to: start + to })
      const isNaming = isMatter(asked, (at) => speaksOf(words, asked[at] as QuestionDemand), minNamed)
      return isNaming ? [foldSameLength(acts.length > 0 ? own : `${lead} ${own}`)] : []
    })
  })
}

/** What is owed back, or must be paid. On folded text. */
const orders =
  /\b(?:conden\p{L}+|orden\p{L}+|debera[n]?|deb(?:e|en|iendo))\b[^.;]{0,160}\b(?:pagar?|pago|restitu\p{L}+|devol\p{L}+|reintegr\p{L}+|reembols\p{L}+)/u

/** Whom a sentence of the operative part favours. Null where it decides nothing, or both ways. */
function favouredIn(folded: string): Side | null {
  const acts = decisionActs(folded)
  const isGranted = acts.some(({ kind }) => kind === 'grants') || (orders.test(folded) && !acts.some(({ kind }) => kind === 'denies'))
  const isDenied = acts.some(({ deniesClaim, deniesRest }) => deniesClaim && !deniesRest)
  if (isGranted === isDenied) return null
  return isGranted ? 'claimant' : 'respondent'
}

/** An inadmissible recourse leaves what it was brought against. */
function reviewedSide({ ruling }: SourceRuling): Side | null {
  const result = ruling.outcome === 'inadmisible' ? findResultSide({ ...ruling, outcome: 'rechaza' }) : resultSide(ruling)
  return result === null || !/^corte_/u.test(result.kind) ? null : result.favoured
}
