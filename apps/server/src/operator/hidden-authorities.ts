import { demoSize } from '@basejuris/demo'
import { type CitingRuling, citingRulings } from '@basejuris/demo/briefs'
import { collectionIds, type DocketNumber, parseDocketNumber, type Ruling } from '@basejuris/domain'
import { followCitations } from '@basejuris/ingestion'
import { findRulingCitations, splitSections, splitSentences } from '@basejuris/legal-text'
import { type BaselineBm25, createStemmedBm25, seededNumbers } from '@basejuris/search'
import { checkCitations } from '../modules/checker/check-citations.ts'
import { readUpload } from '../modules/checker/read-upload.ts'
import type { Services } from '../services.ts'
import { everyRuling } from './every-ruling.ts'

/** A brief that cites all but one of the rulings that its author cited. */
interface SilentBrief {
  readonly text: string
  /** Id of the ruling whose reasons it has, as its source names it. */
  readonly own: string
  /** Id of the ruling that was left out. */
  readonly hidden: string
}

export interface HiddenAuthorities {
  readonly briefs: number
  /** Briefs whose hidden ruling is among the ten offered. */
  readonly offered: number
  /** The same of the ten first ones by words alone. */
  readonly byWords: number
  /** Reasons for which the hidden ruling was offered. */
  readonly reasons: ReadonlyMap<string, number>
}

export interface HideAuthorities {
  readonly briefs: number
  readonly seed: number
  /** Rulings of the corpus that were stored. */
  readonly rulings?: number
  readonly onBrief?: (done: number) => void
}

const reader = { kind: 'user', userId: 'evaluation', sessionId: 'evaluation' } as const
const offeredLimit = 10

/**
 * Hides one citation in each of some briefs, and counts those whose hidden ruling is offered by the checker. The briefs are the reasons of
 * rulings of `storeCheckableRulings`, each of which is left out while its own is checked; the index must have them.
 */
export async function measureHiddenAuthorities(
  services: Services,
  { briefs, seed, rulings = demoSize, onBrief }: HideAuthorities,
): Promise<HiddenAuthorities> {
  while (!(await followCitations(services.db)).done);
  const stored = new Map<string, Ruling>()
  for await (const ruling of everyRuling(services.db)) stored.set(ruling.idSentence, ruling)
  const words = createStemmedBm25()
  for (const ruling of stored.values()) words.add(ruling)
  const open = { ...services, entitlementOf: async () => ({ readable: new Set(collectionIds) }) }
  const { signal } = new AbortController()
  const counts = { briefs: 0, offered: 0, byWords: 0 }
  const reasons = new Map<string, number>()
  for (const { text, own, hidden } of drawBriefs(stored, { briefs, seed, rulings })) {
    const source = stored.get(own)?.docId ?? null
    const options = { now: new Date(), signal, source }
    const { citas, omitidas } = await checkCitations(open, reader, await readUpload({ texto: text }, signal), options)
    const docId = stored.get(hidden)?.docId
    const offered = omitidas.find(({ sentencia }) => sentencia.docId === docId)
    const cited = citas.flatMap(({ evidencia: { sentencias } }) => sentencias.map(({ docId: id }) => id))
    counts.briefs += 1
    if (offered !== undefined) {
      counts.offered += 1
      reasons.set(offered.motivo, (reasons.get(offered.motivo) ?? 0) + 1)
    }
    if (firstByWords(words, text, [source, ...cited]).some((id) => id === docId)) counts.byWords += 1
    onBrief?.(counts.briefs)
  }
  return { ...counts, reasons }
}

/** The nearest rulings by words, without those that the brief cites or comes from. */
function firstByWords(words: BaselineBm25, text: string, left: readonly (string | null)[]): string[] {
  const known = new Set(left)
  const ranked = words.rank(text, offeredLimit + known.size)
  return ranked.filter((docId) => !known.has(docId)).slice(0, offeredLimit)
}

interface DrawBriefs {
  readonly briefs: number
  readonly seed: number
  readonly rulings: number
}

function drawBriefs(stored: ReadonlyMap<string, Ruling>, { briefs, seed, rulings }: DrawBriefs): SilentBrief[] {
  const next = seededNumbers(seed)
  const citing = citingRulings(rulings).filter(({ record, cited }) => stored.has(record.id) && cited.some((id) => stored.has(id)))
  const shuffled = citing
    .map((ruling) => ({ ruling, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ ruling }) => ruling)
  const drawn: SilentBrief[] = []
  for (const ruling of shuffled) {
    const brief = hideOne(ruling, stored, next)
    if (brief !== null) drawn.push(brief)
    if (drawn.length === briefs) break
  }
  return drawn
}

/** The reasons of a ruling without the sentences that name one that it cites. Null where they cite nothing else. */
function hideOne({ record, cited }: CitingRuling, stored: ReadonlyMap<string, Ruling>, next: () => number): SilentBrief | null {
  const known = cited.filter((id) => stored.has(id))
  const hidden = known[Math.floor(next() * known.length)] ?? ''
  const docket = parseDocketNumber(stored.get(hidden)?.docketNumber ?? stored.get(hidden)?.rit ?? '')
  if (docket === null) return null
  const reasons = splitSections(record.texto.split('\n')).filter(({ kind }) => kind === 'considerando')
  const paragraphs = reasons.flatMap(({ paragraphs: own }) => own.map(({ text }) => text))
  const remaining = paragraphs.map((text) => withoutCase(text, docket)).filter((text) => text !== '')
  const isHidden = remaining.join('\n').length < paragraphs.join('\n').length
  return isHidden && remaining.some((text) => /(?<!\p{L})art(?:\.|[ií]culos?)|(?<!\p{L})rol(?:es)?(?!\p{L})/iu.test(text))
    ? { text: remaining.join('\n'), own: record.id, hidden }
    : null
}

function withoutCase(text: string, docket: DocketNumber): string {
  const named = findRulingCitations(text).filter(
    ({ docket: other }) => other !== null && other.number === docket.number && other.year === docket.year,
  )
  if (named.length === 0) return text
  const sentences = splitSentences(text).filter(({ from, to }) => !named.some((each) => each.from < to && from < each.to))
  return sentences.map(({ from, to }) => text.slice(from, to).trim()).join(' ')
}

const percent = 100

/** The figures in lines for a terminal. */
export function formatHiddenAuthorities({ briefs, offered, byWords, reasons }: HiddenAuthorities): string {
  const share = (n: number): string => `${n} de ${briefs} (${((n / Math.max(1, briefs)) * percent).toFixed(1)} %)`
  const named = [...reasons].map(([reason, n]) => `${reason}: ${n}`).join(' · ') || 'ninguno'
  return [
    `Autoridad oculta en un escrito: ${briefs} escritos, una sentencia quitada de cada uno`,
    `entre las ${offeredLimit} ofrecidas: ${share(offered)} · por motivo: ${named}`,
    `entre las ${offeredLimit} primeras por palabras solas (BM25): ${share(byWords)}`,
  ].join('\n')
}
