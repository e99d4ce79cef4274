import { foldSameLength, foldText } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import type { FoundRulingCitation } from '../references/ruling-citation.ts'
import { authorsAt, castingOfOthers, type VoteAuthors, votesOfOthers } from './details/vote-authors.ts'

/** That a text says a ruling was unanimous, or has a dissenting or a casting vote. Range of the words. */
export interface StatedVotes extends TextSpan {
  readonly kind: 'unanime' | 'disidencia' | 'dirimente'
  /** Whose vote it is said to be. Null where it does not say. */
  readonly authors: VoteAuthors | null
}

const unanimous =
  /(?<!\p{L})(?<!no (?:fue |se )?)(?:por (?:la )?unanimidad|unanimemente|en (?:fallo|forma|sentencia|decision) unanime)(?!\p{L})/u
const judge = '(?:ministr[oa]s?|abogad[oa]s? integrantes?|president[ea]|fiscal(?: judicial)?|magistrad[oa]s?)'
const dissenting = new RegExp(
  `(?<!\\p{L})(?:votos? (?:de minoria|disidentes?|en contra)|contra el voto|(?:la )?disidencia de(?:l| la| los| las)|(?:la|el|los|las) (?<judge>${judge}[^.;:,]{0,80}?) (?:disinti(?:o|eron)|votaron en contra|fue(?:ron)? (?:la |el |los )?disidentes?))(?!\\p{L})`,
  'u',
)
/** «La ministra Paz votó en contra». */
const voter = new RegExp(`(?<!\\p{L})(?:la|el|los|las) (?<judge>${judge}[^.;:,]{0,80}?) $`, 'u')
const casting = /(?<!\p{L})voto dirimente(?!\p{L})/u
/** What is supposed or denied says nothing of it. */
const unsure = /(?<!\p{L})(?:si|no|sin|aunque|cuando)(?!\p{L})[^,]*$/u

/** What the sentence of each citation says of the votes, where it cites no other ruling. */
export function findStatedVotes(text: string, citations: readonly FoundRulingCitation[]): ReadonlyMap<FoundRulingCitation, StatedVotes> {
  const found = new Map<FoundRulingCitation, StatedVotes>()
  let next = 0
  for (const { from, to } of splitSentences(text)) {
    while ((citations[next]?.from ?? Number.POSITIVE_INFINITY) < from) next += 1
    const only = citations[next]
    if (only === undefined || only.from >= to || (citations[next + 1]?.from ?? Number.POSITIVE_INFINITY) < to) continue
    const stated = votesIn(text.slice(from, to))
    if (stated !== null) found.set(only, { ...stated, from: from + stated.from, to: from + stated.to })
  }
  return found
}

const votesIn = (sentence: string): StatedVotes | null => {
  const words = foldSameLength(sentence)
  const [one, other, deciding] = [unanimous.exec(words), dissenting.exec(words), casting.exec(words)]
  const match = one ?? other ?? deciding
  if (match === null || (one !== null && other !== null) || unsure.test(words.slice(0, match.index))) return null
  const to = match.index + match[0].length
  const kind = one !== null ? 'unanime' : other === null ? 'dirimente' : 'disidencia'
  const named = kind === 'unanime' ? null : (judgeNamed(sentence, match, to) ?? authorsAt(sentence.slice(to)))
  return { kind, authors: named, from: match.index, to }
}

/** The judges named as the subject of the words: «la ministra Paz disintió», «la ministra Paz votó en contra». */
const judgeNamed = (sentence: string, { index, 0: said, groups }: RegExpExecArray, to: number): VoteAuthors | null => {
  const own = groups?.['judge']
  if (own !== undefined) return authorsAt(sentence.slice(index + said.indexOf(own), to))
  if (!/^vot[óo] en contra/iu.test(said === 'voto en contra' ? sentence.slice(index, to) : '')) return null
  const before = voter.exec(foldSameLength(sentence.slice(0, index)))
  const subject = before?.groups?.['judge']
  return before === null || subject === undefined ? null : authorsAt(sentence.slice(index - subject.length - 1, index))
}

/** A vote against the decision. */
const against =
  /(?<!\p{L})(?:voto en contra|votos en contra|votos? (?:de minoria|disidentes?)|contra el voto|con el voto en contra)(?!\p{L})/u
const anyVote = /(?<!\p{L})(?:votos?|disiden\p{L}+|minoria|prevencion|previene)(?!\p{L})/u

/** What a ruling says of its votes that contradicts a text; null where nothing does. `closing` are its operative part and what follows. */
export function votedOtherwise(
  { kind, authors }: StatedVotes,
  { whole, closing }: { readonly whole: string; readonly closing: string },
): string | null {
  if (kind === 'unanime') return against.test(foldText(closing)) ? 'tiene un voto en contra' : null
  if (kind === 'dirimente') return castingOfOthers(authors ?? { names: [], isPresident: false }, closing)
  if (!anyVote.test(foldText(whole))) return 'no tiene votos de minoría'
  return authors === null ? null : votesOfOthers(authors, closing)
}
