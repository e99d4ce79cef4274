import type { AssistantAnswer } from '@basejuris/contract'
import type { StoredAnswer } from '../answers/stored-answer.ts'
import { renumberSentence } from './number-citations.ts'

/** Sentences that a short answer takes of each part. */
const sentencesOfPart = 1

/** A short answer from answers to parts of the question: the first words of each, once. */
export function mergeAnswers(whole: StoredAnswer, parts: readonly StoredAnswer[]): StoredAnswer {
  const places: StoredAnswer['citas'] = []
  const merged: MergedSentence[] = []
  for (const part of parts)
    for (const sentence of part.oraciones.slice(0, sentencesOfPart)) {
      const quoted = sentence.citas.flatMap((n) => part.citas.find((place) => place.n === n) ?? [])
      if (quoted.some((place) => merged.some((each) => each.quoted.some((known) => isSamePlace(known, place))))) continue
      merged.push({ sentence, quoted })
    }
  const sentences = inOrderOfReasons(merged).map(({ sentence, quoted }) => {
    const renumbered = new Map(quoted.map((place, at) => [place.n, places.length + at + 1]))
    places.push(...quoted.map((place) => ({ ...place, n: renumbered.get(place.n) ?? place.n })))
    return renumberSentence(sentence, (n) => renumbered.get(n) ?? n)
  })
  return {
    ...whole,
    oraciones: sentences,
    citas: places,
    leidas: [...new Set([...whole.leidas, ...parts.flatMap(({ leidas }) => leidas)])],
  }
}

interface MergedSentence {
  readonly sentence: StoredAnswer['oraciones'][number]
  readonly quoted: StoredAnswer['citas']
}

/** Those that quote one considerando in the order of the ruling, in the places that they have together. */
function inOrderOfReasons(merged: readonly MergedSentence[]): readonly MergedSentence[] {
  const byReason = Map.groupBy(merged, reasonOf)
  const ordered = new Map([...byReason].map(([reason, own]) => [reason, own.toSorted((a, b) => positionOf(a) - positionOf(b))]))
  return merged.flatMap((each) => ordered.get(reasonOf(each))?.shift() ?? [])
}

/** Unnumbered text is one section, whatever it is about. */
const reasonOf = ({ quoted: [first] }: MergedSentence): string =>
  first === undefined ? '' : `${first.docId} ${first.seccion === 'texto' ? first.parrafo : first.seccion}`
const positionOf = ({ quoted: [first] }: MergedSentence): number =>
  first === undefined ? 0 : Number(first.parrafo.replace(/\D/gu, '')) * 1e6 + first.desde

type Place = StoredAnswer['citas'][number]

/** Whether two quotations have words in common. */
function isSamePlace(one: Place, other: Place): boolean {
  return one.docId === other.docId && one.parrafo === other.parrafo && one.desde < other.hasta && other.desde < one.hasta
}

const holds = (known: Place, { docId, parrafo, desde, hasta }: Place): boolean =>
  known.docId === docId && known.parrafo === parrafo && known.desde <= desde && hasta <= known.hasta

/** An answer without the sentences whose quotations all stand in `known` as a whole. */
export function withoutRepeated(answer: StoredAnswer, known: readonly Place[]): StoredAnswer {
  const isKnown = (n: number): boolean => {
    const place = answer.citas.find((each) => each.n === n)
    return place !== undefined && known.some((each) => holds(each, place))
  }
  const oraciones = answer.oraciones.filter(({ citas }) => citas.length === 0 || !citas.every(isKnown))
  const named = new Set(oraciones.flatMap(({ citas }) => citas))
  return { ...answer, oraciones, citas: answer.citas.filter(({ n }) => named.has(n)) }
}

type Led = Pick<AssistantAnswer, 'entrada' | 'respuesta' | 'sentencias'>

/** An answer that begins with another lead; with none where it is empty. */
export function withLead<Rest extends Led>(answer: Rest, entrada: string): Rest {
  return { ...answer, entrada, respuesta: `${entrada}${answer.respuesta.slice(answer.entrada.length)}`.trimStart() }
}

/** What is left of an answer, with the lead of the whole. Words of the ruling that leads may stand above. */
export function withLeadOf<Rest extends Led>(rest: Rest, whole: Led): Rest {
  const isAbove = rest.sentencias[0]?.docId !== whole.sentencias[0]?.docId
  const entrada = isAbove ? whole.entrada.replace(/ Lo que sigue son sus palabras[^.]*\.$/u, '') : whole.entrada
  return withLead(rest, entrada)
}
