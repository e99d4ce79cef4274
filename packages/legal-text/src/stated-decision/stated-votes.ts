import { foldSameLength, foldText } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import type { FoundRulingCitation } from '../references/ruling-citation.ts'

/** That a text says a ruling was unanimous, or has a dissenting vote. Range of the words. */
export interface StatedVotes extends TextSpan {
  readonly kind: 'unanime' | 'disidencia'
}

const unanimous =
  /(?<!\p{L})(?<!no (?:fue |se )?)(?:por (?:la )?unanimidad|unanimemente|en (?:fallo|forma|sentencia|decision) unanime)(?!\p{L})/u
const dissenting = /(?<!\p{L})(?:voto (?:de minoria|disidente|en contra)|(?:la )?disidencia de(?:l| la))(?!\p{L})/u
/** What is supposed or denied says nothing of it. */
const unsure = /(?<!\p{L})(?:si|no|sin|aunque|cuando)(?!\p{L})/u

/** What the sentence of each citation says of the votes, where it cites no other ruling. */
export function findStatedVotes(text: string, citations: readonly FoundRulingCitation[]): ReadonlyMap<FoundRulingCitation, StatedVotes> {
  const found = new Map<FoundRulingCitation, StatedVotes>()
  let next = 0
  for (const { from, to } of splitSentences(text)) {
    while ((citations[next]?.from ?? Number.POSITIVE_INFINITY) < from) next += 1
    const only = citations[next]
    if (only === undefined || only.from >= to || (citations[next + 1]?.from ?? Number.POSITIVE_INFINITY) < to) continue
    const words = foldSameLength(text.slice(from, to))
    const [one, other] = [unanimous.exec(words), dissenting.exec(words)]
    const match = one ?? other
    if (match === null || (one !== null && other !== null) || unsure.test(words.slice(0, match.index))) continue
    const at = from + match.index
    found.set(only, { kind: one === null ? 'disidencia' : 'unanime', from: at, to: at + match[0].length })
  }
  return found
}

/** A vote against the decision. */
const against =
  /(?<!\p{L})(?:voto en contra|votos en contra|votos? (?:de minoria|disidentes?)|contra el voto|con el voto en contra)(?!\p{L})/u
const anyVote = /(?<!\p{L})(?:votos?|disiden\p{L}+|minoria|prevencion|previene)(?!\p{L})/u

/** What a ruling says of its votes that contradicts a text; null where nothing does. `closing` are its operative part and what follows. */
export function votedOtherwise(
  { kind }: StatedVotes,
  { whole, closing }: { readonly whole: string; readonly closing: string },
): string | null {
  if (kind === 'unanime') return against.test(foldText(closing)) ? 'tiene un voto en contra' : null
  return anyVote.test(foldText(whole)) ? null : 'no tiene votos de minoría'
}
