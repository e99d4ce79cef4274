import type { TextSpan } from '../analysis/text-span.ts'
import type { TreatmentCue } from './find-cues.ts'
import { held } from './treatment-words.ts'

const turn =
  /;|, (?:y |e )?(?:pero|mientras|en tanto|en cambio|sin embargo|no asi|al paso que|aunque|empero|por el contrario|a diferencia)(?!\p{L})/gu
const objectBehind =
  /^ ?(?:en|por|de|del|que|contenid|emanad|sustentad|expresad|asentad|vertid|fijad|expuest|dictad|recaid|sentad|rol|la |el |los |las |esta |este |con|,? ?rol)/u
const maxListGap = 120
/** Letters between the words and the citation that they treat, and where the words name no criterion. */
const maxReach = 320
const shortReach = 230
const namesCriterion = new RegExp(`(?<!\\p{L})(?:${held}|resuelto|decidido|fallado|razonado|sostenido)(?!\\p{L})`, 'u')

/** Citations that one phrase treats together, as in «Roles N° 1-2019, 2-2019 y 3-2020». */
interface CitationGroup<C extends TextSpan> extends TextSpan {
  readonly citations: readonly C[]
}

function groupsOf<C extends TextSpan>(
  citations: readonly C[],
  cues: readonly TreatmentCue[],
  turns: readonly number[],
): CitationGroup<C>[] {
  const groups: { from: number; to: number; citations: C[] }[] = []
  for (const citation of citations) {
    const last = groups.at(-1)
    const between = ({ from }: { readonly from: number }): boolean => from >= (last?.to ?? 0) && from < citation.from
    const isList =
      last !== undefined && citation.from - last.to <= maxListGap && !cues.some(between) && !turns.some((from) => between({ from }))
    if (isList) {
      last.to = citation.to
      last.citations.push(citation)
    } else groups.push({ from: citation.from, to: citation.to, citations: [citation] })
  }
  return groups
}

/** The cues of a sentence that speak of each of its citations. Offsets are those of the paragraph. */
export function assignCues<C extends TextSpan>(
  words: string,
  { from, to, cues }: TextSpan & { readonly cues: readonly TreatmentCue[] },
  citations: readonly C[],
): Map<C, TreatmentCue[]> {
  const turns = Array.from(words.slice(from, to).matchAll(turn), ({ index }) => from + index)
  const groups = groupsOf(citations, cues, turns)
  const assigned = new Map<C, TreatmentCue[]>(citations.map((citation) => [citation, []]))
  for (const cue of cues) {
    const group = groupOfCue(words, cue, groups, turns)
    for (const citation of group?.citations ?? []) assigned.get(citation)?.push(cue)
  }
  return assigned
}

const reporting =
  /(?<!\p{L})(?:concluyo|señalo|sostuvo|resolvio|dijo|expreso|indico|establecio|decidio|declaro|razono|afirmo|estimo|entendio|preciso|determino|manifesto|explico|agrego|señala|sostiene|indica|expresa|establece|concluye|señalado|sostenido|resuelto|dicho|expresado|indicado|establecido|declarado|concluido|decidido|en orden a|en el sentido de|consistente en|segun (?:el|la) cual|conforme (?:al|a la) cual)(?: \p{L}+){0,3}? que (?!se comparte|se sigue|se reitera|est[ae] )[^,;]*$/u

/** «… en que se concluyó que no basta»: the words are of the ruling cited. */
const isReported = (between: string): boolean => reporting.test(between)

function groupOfCue<G extends TextSpan>(words: string, cue: TreatmentCue, groups: readonly G[], turns: readonly number[]): G | null {
  const segment = (at: number): number => turns.filter((turned) => turned <= at).length
  const isCriterion = namesCriterion.test(words.slice(cue.from, cue.to))
  const reach = isCriterion ? maxReach : shortReach
  const near = groups.filter(
    ({ from, to }) =>
      from - cue.to <= reach && cue.from - to <= reach && (isCriterion || !isInParentheses(words, from) || isInSame(words, cue, from)),
  )
  const same = near.filter(({ from }) => segment(from) === segment(cue.from))
  const choice = same.length > 0 ? same : near
  const before = choice.findLast(({ from }) => from < cue.from) ?? null
  const behind = choice.find(({ from }) => from >= cue.from) ?? null
  if (before !== null && isReported(words.slice(before.to, cue.from))) return behind
  if (before === null || behind === null) return before ?? behind
  if (behind.from < cue.to) return behind
  const gap = words.slice(cue.to, behind.from)
  if (objectBehind.test(gap) && !/[,;]/u.test(words.slice(cue.to, Math.max(cue.to, behind.from - 45)))) return behind
  return cue.from - before.to <= behind.from - cue.to ? before : behind
}

/** Letters before a citation in which its parenthesis may open. */
const maxParenthesis = 400
const openingOf = (words: string, at: number): number => {
  const start = Math.max(0, at - maxParenthesis)
  const before = words.slice(start, at)
  const open = before.lastIndexOf('(')
  return open > before.lastIndexOf(')') ? start + open : -1
}
/** «(STC Rol N° 12, c. 3)» supports a sentence; what that says of other things is not said of the ruling. */
const isInParentheses = (words: string, at: number): boolean => openingOf(words, at) >= 0
const isInSame = (words: string, cue: TreatmentCue, at: number): boolean => cue.from > openingOf(words, at)
