import { listDocIds } from '@basejuris/database'
import { citedNumber, collectionIds, type Ruling } from '@basejuris/domain'
import { findRulingCitations, findVerbatim, WordSequence } from '@basejuris/legal-text'
import { seededNumbers } from '@basejuris/search'
import { checkCitations } from '../modules/checker/check-citations.ts'
import { readUpload } from '../modules/checker/read-upload.ts'
import type { Services } from '../services.ts'

export interface MovedQuotations {
  /** Runs of words drawn, each from a ruling drawn by lot. */
  readonly drawn: number
  /** Said of their own ruling, and found there to the letter. */
  readonly own: number
  /** Said of another ruling that lacks them, and found where they stand. */
  readonly found: number
  /** Said of another ruling that lacks them, and taken for its words, or shown in a third one that lacks them too. */
  readonly wrong: number
  /** The others, by verdict. */
  readonly missed: ReadonlyMap<string, number>
}

export interface MoveQuotations {
  readonly draws: number
  readonly seed: number
}

const reader = { kind: 'user', userId: 'evaluation', sessionId: 'evaluation' } as const
const [minWords, maxWords] = [12, 39]
/** Lots for one draw: a ruling without a number, a short paragraph or words that both rulings have are drawn again. */
const maxLots = 200

/** Quotes runs of words of stored real rulings under their own number and under that of another ruling drawn by lot, and checks both. */
export async function measureMovedQuotations(services: Services, { draws, seed }: MoveQuotations): Promise<MovedQuotations> {
  const open = { ...services, entitlementOf: async () => ({ readable: new Set(collectionIds) }) }
  const { signal } = new AbortController()
  const check = async (texto: string) =>
    (await checkCitations(open, reader, await readUpload({ texto }, signal), { now: new Date(), signal })).citas[0]
  const docIds = await listDocIds(services.db, { limit: Number.MAX_SAFE_INTEGER })
  const next = seededNumbers(seed)
  const counts = { drawn: 0, own: 0, found: 0, wrong: 0 }
  const missed = new Map<string, number>()
  for (let lots = 0; counts.drawn < draws && lots < draws * maxLots; lots += 1) {
    const drawn = await draw(services, docIds, next)
    if (drawn === null) continue
    counts.drawn += 1
    const own = await check(quoting(drawn.own, drawn.words))
    if (own?.evidencia.citasTextuales[0]?.resultado === 'textual') counts.own += 1
    const moved = await check(quoting(drawn.other, drawn.words))
    const quotation = moved?.evidencia.citasTextuales[0]
    const shown = quotation?.resultado === 'en_otra' ? (quotation.sentencia?.docId ?? null) : null
    if (shown !== null && (await hasWords(services, shown, drawn.words))) counts.found += 1
    else if (shown !== null || quotation?.resultado === 'textual') counts.wrong += 1
    else missed.set(moved?.veredicto ?? 'sin cita', (missed.get(moved?.veredicto ?? 'sin cita') ?? 0) + 1)
  }
  return { ...counts, missed }
}

interface Drawn {
  readonly own: Ruling
  readonly other: Ruling
  readonly words: string
}

async function draw(services: Services, docIds: readonly string[], next: () => number): Promise<Drawn | null> {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const ids = [pick(docIds), pick(docIds)].filter((docId) => docId !== undefined)
  const [own, other] = await Promise.all(ids.map((docId) => services.rulings.find(docId)))
  if (own == null || other == null || own.docId === other.docId || !isCitable(own) || !isCitable(other)) return null
  const considerandos = own.sections.filter(({ kind }) => kind === 'considerando').flatMap(({ paragraphs }) => paragraphs)
  const paragraph = pick(considerandos)?.text ?? ''
  const all = new WordSequence(paragraph)
  const length = minWords + Math.floor(next() * (maxWords - minWords + 1))
  const first = Math.floor(next() * (all.words.length - length))
  if (first < 0) return null
  const words = all.slice(first, first + length)
  const isPlain = !/[«»“”"\n[\]]/u.test(words) && findRulingCitations(words).length === 0
  return isPlain && findVerbatim(words, wordsOf(other)) === null ? { own, other, words } : null
}

/** Real, with a number and a court by which a brief can name it. */
const isCitable = (ruling: Ruling): boolean => !ruling.fictional && ruling.court !== null && citedNumber(ruling) !== null

const wordsOf = ({ sections }: Ruling): WordSequence =>
  new WordSequence(sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n'))

const hasWords = async ({ rulings }: Services, docId: string, words: string): Promise<boolean> => {
  const ruling = await rulings.find(docId)
  return ruling !== null && findVerbatim(words, wordsOf(ruling)) !== null
}

const quoting = (ruling: Ruling, words: string): string => `${ruling.court}, en ${citedNumber(ruling)}, resolvió que «${words}».`

/** The figures in lines for a terminal. */
export function formatMovedQuotations({ drawn, own, found, wrong, missed }: MovedQuotations): string {
  const others = [...missed].map(([verdict, n]) => `${verdict}: ${n}`).join(' · ') || 'ninguna'
  return [
    `Citas textuales reales: ${drawn} sorteadas, de ${minWords} a ${maxWords} palabras`,
    `en su sentencia, a la letra: ${own} de ${drawn}`,
    `bajo otro rol, halladas donde están: ${found} de ${drawn} · falsas: ${wrong} · sin hallar, por veredicto: ${others}`,
  ].join('\n')
}
