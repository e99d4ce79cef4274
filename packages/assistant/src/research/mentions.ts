import type { Section } from '@basejuris/domain'
import { analyze, findNormCitations, stopWords } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { type Candidate, candidatesIn } from '../choosing/candidate.ts'
import { spokenOf } from '../choosing/spoken-share.ts'
import { takeTurns } from '../choosing/turns.ts'
import { beginningOf } from '../question/asked-direction.ts'
import { isLeftUndecided } from '../spans/left-undecided.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'

/**
 * Who speaks of a thing that is asked. `court`: the court in words of its own. `others`: whoever else, as the parties, and the court only to
 * leave it undecided. `unsure`: it stands there, in whose words was not read. `none`: it stands nowhere.
 */
export type Mention = 'court' | 'others' | 'unsure' | 'none'

/** From here on a thing is spoken of: by another form of its words at least. */
const minCover = 0.7
/** Shorter stems have no forms of their own. */
const minLetters = 5

/** Who speaks of each thing that is asked, in the order of the demands. */
export async function readMentions(source: SourceRuling, demands: readonly QuestionDemand[], signal: AbortSignal): Promise<Mention[]> {
  const mentions = demands.map((): Mention => 'none')
  const endTurn = takeTurns(signal)
  for (const section of source.ruling.sections) {
    const open = [...demands.keys()].filter((at) => mentions[at] !== 'court')
    if (open.length === 0) break
    const found = mentionsIn(source, section, (at) => demands[at] as QuestionDemand, open)
    for (const [at, mention] of found) mentions[at] = stronger(mentions[at] ?? 'none', mention)
    await endTurn()
  }
  return mentions
}

const order: readonly Mention[] = ['none', 'others', 'unsure', 'court']
const stronger = (one: Mention, other: Mention): Mention => (order.indexOf(one) >= order.indexOf(other) ? one : other)

function mentionsIn(
  source: SourceRuling,
  section: Section,
  demandAt: (at: number) => QuestionDemand,
  open: readonly number[],
): ReadonlyMap<number, Mention> {
  const byAnchor = Map.groupBy(candidatesIn(source, section), ({ place }) => place.anchor)
  const found = new Map<number, Mention>()
  for (const { anchor, text } of section.paragraphs) {
    const whole = wordsOf(text)
    for (const at of open) {
      const demand = demandAt(at)
      if (found.get(at) === 'court' || !speaksOf(whole, demand)) continue
      const speaking = (byAnchor.get(anchor) ?? []).filter((candidate) => speaksOf(candidate, demand))
      const isCourt = speaking.some((candidate) => isOwn(section, candidate))
      const mention = isCourt ? 'court' : speaking.length > 0 ? 'others' : 'unsure'
      found.set(at, stronger(found.get(at) ?? 'none', mention))
    }
  }
  return found
}

const wordsOf = (text: string): Pick<Candidate, 'stems' | 'norms'> => {
  let norms: ReadonlySet<string> | undefined
  return {
    stems: analyze(text).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token])),
    norms: () => {
      norms ??= new Set(findNormCitations(text).map(({ key }) => key))
      return norms
    },
  }
}

/** Whether some words speak of a thing that is asked, in whatever form. */
export function speaksOf(words: Pick<Candidate, 'stems' | 'norms'>, demand: QuestionDemand): boolean {
  if (spokenOf(words, demand) >= minCover) return true
  const single = demand.wordings.flatMap(([only = '', ...rest]) => (rest.length > 0 || only.length < minLetters ? [] : [beginningOf(only)]))
  return words.stems.some((stem) => stem.length >= minLetters && single.includes(beginningOf(stem)))
}

/**
 * Demands without the wordings that are made of other words of the question: who speaks of «falta de servicio» does not yet speak of a
 * hospital.
 */
export function ownWordings(demands: readonly QuestionDemand[]): QuestionDemand[] {
  const own = demands.map(({ wordings: [first = []] }) => first)
  return demands.map((demand, at) => {
    const others = new Set(own.filter((_, other) => other !== at).flat())
    return { ...demand, wordings: demand.wordings.filter((wording, i) => i === 0 || !wording.every((stem) => others.has(stem))) }
  })
}

const isOwn = (section: Section, candidate: Candidate): boolean =>
  candidate.voice.speaker === 'tribunal' &&
  !candidate.isOfAnother() &&
  !isLeftUndecided(section, candidate.place.anchor, candidate.place.from, candidate.place.to)
