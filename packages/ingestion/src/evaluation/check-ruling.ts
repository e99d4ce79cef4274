import type { Ruling, Section } from '@basejuris/domain'
import type { CheckedRuling } from './checked-records.ts'
import { comparableCourt, comparableDocket } from './comparable-facts.ts'
import { hashWords } from './hash-words.ts'
import { matchedNumbers } from './matched-numbers.ts'

export const checkedFacts = ['tribunal', 'rol', 'fecha', 'resultado'] as const
export type CheckedFact = (typeof checkedFacts)[number]

export interface Share {
  readonly right: number
  readonly of: number
}

/** Our reading of a ruling compared with a person's. */
export interface RulingCheck {
  readonly set: CheckedRuling['set']
  readonly id: string
  /** Share of the longer list, so that invented ones count as errors; null when not judged. */
  readonly considerandos: Share | null
  readonly facts: Readonly<Record<CheckedFact, boolean>>
  /** Null when the ruling has no resolutive part. */
  readonly resolutive: boolean | null
  readonly votes: Share
}

const numbersOf = (sections: readonly Section[]): number[] => sections.flatMap(({ number }) => number ?? [])

const share = (expected: readonly number[], found: readonly number[]): Share => ({
  right: matchedNumbers(expected, found),
  of: Math.max(expected.length, found.length),
})

const textOf = ({ paragraphs }: Section): string => paragraphs.map(({ text }) => text).join(' ')

const votesOf = (sections: readonly Section[]): Section[][] =>
  Map.groupBy(
    sections.filter(({ kind }) => kind === 'voto'),
    ({ anchor }) => anchor.split('-')[0] ?? '',
  )
    .values()
    .toArray()

const isPrevention = (vote: readonly Section[]): boolean => /prevenci/iu.test(vote[0]?.title ?? '')

/** A vote is right when its kind and its numbered considerandos are right. */
const checkVotes = (checked: CheckedRuling, sections: readonly Section[]): Share => {
  const found = votesOf(sections)
  const right = checked.votes.filter(({ vote, considerandos }, at) => {
    const own = found[at]
    return own !== undefined && isPrevention(own) === (vote === 'prevencion') && numbersOf(own).join() === considerandos.join()
  })
  return { right: right.length, of: Math.max(checked.votes.length, found.length) }
}

export function checkRuling(checked: CheckedRuling, ruling: Ruling): RulingCheck {
  const { sections } = ruling
  const resolutive = sections.find(({ kind }) => kind === 'resolutiva')
  const dockets = checked.docket.map(comparableDocket)
  return {
    set: checked.set,
    id: checked.id,
    considerandos:
      checked.considerandos === undefined
        ? null
        : share(checked.considerandos, numbersOf(sections.filter(({ kind }) => kind === 'considerando'))),
    facts: {
      tribunal: comparableCourt(ruling.court) === comparableCourt(checked.court),
      rol: ruling.docketNumber === null ? dockets.length === 0 : dockets.includes(comparableDocket(ruling.docketNumber)),
      fecha: ruling.decidedOn !== null && checked.date.includes(ruling.decidedOn),
      resultado: checked.outcome.includes(ruling.outcome),
    },
    resolutive:
      checked.resolutive === undefined ? null : resolutive !== undefined && checked.resolutive.includes(hashWords(textOf(resolutive))),
    votes: checkVotes(checked, sections),
  }
}
