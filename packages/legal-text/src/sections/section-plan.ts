import type { SectionKind } from '@basejuris/domain'
import { findApprovedText } from './approved-text.ts'
import { chooseConsiderandos } from './considerando-chain.ts'
import { type ConsiderandoHead, findConsiderandoHeads } from './considerando-heads.ts'
import { markersOf, type ParagraphMarkers } from './section-markers.ts'

/** Where a section begins: at `offset` (UTF-16) of a paragraph. */
export interface SectionStart {
  readonly paragraph: number
  readonly offset: number
  readonly kind: SectionKind
  readonly number: number | null
  /** Kind of a `voto`; null for other sections. */
  readonly vote: 'contra' | 'prevencion' | null
}

const start = (paragraph: number, kind: SectionKind, offset = 0): SectionStart => ({ paragraph, offset, kind, number: null, vote: null })
const numbered = (head: ConsiderandoHead, kind: SectionKind, vote: SectionStart['vote']): SectionStart => ({
  paragraph: head.paragraph,
  offset: head.offset,
  kind,
  number: head.number,
  vote,
})

const maxHeadingParagraphs = 3
/** Up to this many paragraphs, a decision phrase is the decision. In long minutes it may be anything. */
const shortRuling = 12
const maxHeaderParagraphs = 12

const findIndexFrom = (
  markers: readonly ParagraphMarkers[],
  from: number,
  to: number,
  test: (marker: ParagraphMarkers, index: number) => boolean,
): number => {
  for (let index = Math.max(0, from); index < to; index += 1) {
    const marker = markers[index]
    if (marker !== undefined && test(marker, index)) return index
  }
  return -1
}

/** Index of the first vote, which follows a decision and never stands in the facts. */
const firstVote = (markers: readonly ParagraphMarkers[]): number => {
  let decided = false
  for (const [index, marker] of markers.entries()) {
    if (marker.vote !== null && decided) return index
    decided ||= marker.resolutive || marker.closing
  }
  return markers.length
}

/** Closing words count only where no numbered item of the decision follows. */
const findClosing = (markers: readonly ParagraphMarkers[], from: number, to: number): number =>
  findIndexFrom(markers, from, to, (marker, index) => {
    if (!marker.closing) return false
    const item = findIndexFrom(markers, index + 1, Math.min(to, index + 40), (later) => later.item && !later.closing)
    return item < 0
  })

const maxBrokenLines = 3

/**
 * Beginning of the words that lead to the orders, with or without broken lines: «Por estas consideraciones … artículos 1, / 2 y 3;
 * DECIDIMOS:».
 */
const withBrokenLines = (paragraphs: readonly string[], markers: readonly ParagraphMarkers[], from: number, at: number): number => {
  for (let index = at - 1; index >= Math.max(from, at - maxBrokenLines); index -= 1) {
    if (markers[at]?.resolutive === true || /[.:;]$/u.test(paragraphs[index] ?? '')) return at
    if (markers[index]?.opening === true) return index
  }
  return at
}

/** The answer of an authority, without considerandos, decides under its conclusion. */
const findResolutive = (
  paragraphs: readonly string[],
  markers: readonly ParagraphMarkers[],
  from: number,
  to: number,
  { chained, settled }: { readonly chained: boolean; readonly settled: boolean },
): number => {
  const conclusion = chained ? -1 : markers.slice(0, to).findLastIndex((marker) => marker.concludes)
  if (conclusion >= from) return conclusion
  const opening = findIndexFrom(markers, from, to, (marker) => marker.resolutive || marker.announces)
  if (opening >= 0 && markers[opening]?.orders !== true) {
    const orders = findIndexFrom(markers, opening + shortRuling, to, (marker) => marker.orders && marker.heading)
    if (orders >= 0) return orders
  }
  if (opening >= 0) return withBrokenLines(paragraphs, markers, from, opening)
  if (!settled && paragraphs.length > shortRuling) return -1
  return findIndexFrom(markers, from, to, (marker, index) => marker.decides && (paragraphs[index]?.length ?? 0) < 1_500)
}

/** Votes up to the end of the text. `decided` says whether the decision came before them; if not, it may follow one. */
const planVotes = (paragraphs: readonly string[], markers: readonly ParagraphMarkers[], from: number, decided: boolean): SectionStart[] => {
  const starts: SectionStart[] = []
  let index = from
  while (index < paragraphs.length) {
    const titleOnly = (paragraphs[index]?.length ?? 0) < 60 && (markers[index + 1]?.vote ?? null) !== null
    const vote = markers[index]?.vote ?? null
    const next = findIndexFrom(markers, index + (titleOnly ? 2 : 1), paragraphs.length, (marker) => marker.vote !== null)
    const end = next < 0 ? paragraphs.length : next
    const opened = new Set([index + 1, index + 2])
    const heads = chooseConsiderandos(
      findConsiderandoHeads(paragraphs.slice(index, end)).map((head) => ({ ...head, paragraph: head.paragraph + index })),
      { breaks: new Set(), announced: opened, grounds: opened },
    ).heads
    const after = Math.max(index + 1, (heads.at(-1)?.paragraph ?? -1) + 1)
    const resolutive = decided ? -1 : findIndexFrom(markers, after, end, (marker) => marker.resolutive)
    const closing = findClosing(markers, Math.max(after, resolutive + 1), end)
    starts.push({ paragraph: index, offset: 0, kind: 'voto', number: null, vote })
    for (const head of heads) if (head.paragraph > index || head.offset > 0) starts.push(numbered(head, 'voto', vote))
    if (resolutive >= 0) starts.push(start(resolutive, 'resolutiva'))
    if (closing >= 0) starts.push(start(closing, 'cierre'))
    index = end
  }
  return starts
}

/** Includes the headings right above a section in it. */
const withHeadings = (starts: readonly SectionStart[], markers: readonly ParagraphMarkers[]): SectionStart[] =>
  starts.map((section, index) => {
    if (section.offset > 0 || (section.kind !== 'considerando' && section.kind !== 'resolutiva')) return section
    const floor = (starts[index - 1]?.paragraph ?? -1) + 1
    let paragraph = section.paragraph
    const isHeading = (at: number): boolean => {
      const marker = markers[at]
      return marker?.heading === true && !marker.vistos && !marker.considerando && !marker.resolutive
    }
    while (paragraph > floor && section.paragraph - paragraph < maxHeadingParagraphs && isHeading(paragraph - 1)) paragraph -= 1
    return { ...section, paragraph }
  })

const planOpening = (
  paragraphs: readonly string[],
  markers: readonly ParagraphMarkers[],
  first: ConsiderandoHead | undefined,
  limit: number,
): SectionStart[] => {
  const end = first === undefined ? limit : first.paragraph + (first.offset > 0 ? 1 : 0)
  const vistos = findIndexFrom(markers, 0, end, (marker) => marker.vistos || marker.considerando)
  if (vistos >= 0) return vistos === 0 ? [start(0, 'vistos')] : [start(0, 'encabezado'), start(vistos, 'vistos')]
  let header = 0
  while (header < Math.min(end, maxHeaderParagraphs) && (paragraphs[header]?.length ?? 0) <= 200 && markers[header]?.decides === false)
    header += 1
  if (header === 0) return end > 0 ? [start(0, 'texto')] : []
  return header < end ? [start(0, 'encabezado'), start(header, 'texto')] : [start(0, first === undefined ? 'texto' : 'encabezado')]
}

const vistosHead = /^(?:y )?vistos?\b[^:.;]{0,80}(?:[:;]|\.-|\.)-?\s+/iu

/** «Vistos: Atendido …, se confirma» in one line: the decision begins after the colon. */
const offsetAfterVistos = (paragraph: string): number => vistosHead.exec(paragraph)?.[0].length ?? 0

const planBody = (
  paragraphs: readonly string[],
  markers: readonly ParagraphMarkers[],
  opening: readonly SectionStart[],
  chain: readonly ConsiderandoHead[],
  limit: number,
): SectionStart[] => {
  const vistos = opening.find((section) => section.kind === 'vistos')
  const last = chain.at(-1)
  const opened = vistos === undefined ? (opening.at(-1)?.paragraph ?? 0) : vistos.paragraph + 1
  const from = last === undefined ? opened : last.paragraph + 1
  const starts: SectionStart[] = chain.map((head) => numbered(head, 'considerando', null))
  const inVistos = last === undefined && vistos !== undefined && markers[vistos.paragraph]?.decides === true
  const split = inVistos ? offsetAfterVistos(paragraphs[vistos.paragraph] ?? '') : 0
  if (inVistos && vistos !== undefined && split > 0) starts.push(start(vistos.paragraph, 'resolutiva', split))
  const announced = inVistos && markers[from - 1]?.announces === true && from < limit
  const chained = last !== undefined
  const signs = { chained, settled: chained || vistos !== undefined }
  const resolutive = split > 0 ? (vistos?.paragraph ?? -1) : announced ? from : findResolutive(paragraphs, markers, from, limit, signs)
  if (split === 0 && resolutive >= 0) {
    if (last === undefined && vistos !== undefined && resolutive > vistos.paragraph + 1) starts.push(start(vistos.paragraph + 1, 'texto'))
    starts.push(start(resolutive, 'resolutiva'))
  } else if (split === 0 && last === undefined && vistos !== undefined && vistos.paragraph + 1 < limit) {
    starts.push(start(vistos.paragraph + 1, 'texto'))
  }
  const approved = resolutive >= 0 ? findApprovedText(paragraphs, markers, resolutive, limit) : null
  const closing = findClosing(markers, Math.max(approved?.to ?? 0, (resolutive >= 0 ? resolutive : from - 1) + 1), limit)
  if (approved !== null) {
    starts.push(start(approved.from, 'texto'))
    if (approved.to !== closing) starts.push(start(approved.to, 'resolutiva'))
  }
  const hasBody = resolutive >= 0 || (last !== undefined && closing > last.paragraph)
  if (closing >= 0 && hasBody) starts.push(start(closing, 'cierre'))
  return starts
}

/** Where each section of a ruling begins, in order. */
export function planSections(paragraphs: readonly string[]): SectionStart[] {
  const markers = paragraphs.map(markersOf)
  const limit = firstVote(markers)
  const breaks = new Set(markers.flatMap((marker, index) => (marker.vistos || marker.heading || marker.resolutive ? [index] : [])))
  const below = (test: (marker: ParagraphMarkers) => boolean): Set<number> =>
    new Set(markers.flatMap((marker, index) => (test(marker) ? [index, index + 1] : [])))
  const around = {
    breaks,
    announced: below((marker) => marker.vistos || marker.considerando),
    grounds: below((marker) => marker.considerando),
  }
  const heads = findConsiderandoHeads(paragraphs.slice(0, limit)).filter(
    (head) => markers[head.paragraph - 1]?.orders !== true || (head.style === 'words' && head.que),
  )
  const after = markers.findIndex((marker) => marker.considerando)
  const whole = chooseConsiderandos(heads, around)
  const body =
    after < 0
      ? whole
      : chooseConsiderandos(
          heads.filter((head) => head.paragraph >= after),
          around,
        )
  const chain = (body.worth >= whole.worth * 0.6 ? body : whole).heads
  const opening = planOpening(paragraphs, markers, chain[0], limit)
  const main = planBody(paragraphs, markers, opening, chain, limit)
  const decided = main.some((section) => section.kind === 'resolutiva')
  const starts = [...opening, ...main, ...planVotes(paragraphs, markers, limit, decided)]
  const ordered = starts.sort((a, b) => a.paragraph - b.paragraph || a.offset - b.offset)
  return withHeadings(ordered, markers).filter((section, index, all) => {
    const next = all[index + 1]
    return next === undefined || next.paragraph !== section.paragraph || next.offset !== section.offset
  })
}
