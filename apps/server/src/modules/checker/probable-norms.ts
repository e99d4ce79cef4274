import { maxProbableNorms, type ProbableNorm } from '@basejuris/contract'
import { listFacts } from '@basejuris/database'
import { collectionIds, monthNames, type RulingFacts } from '@basejuris/domain'
import { readCitations } from '@basejuris/ingestion'
import { foldText, stopWords } from '@basejuris/legal-text'
import { EncoderUnavailable } from '@basejuris/search'
import type { Services } from '../../services.ts'
import type { NormCounts } from './norm-counts.ts'

/** Rulings most similar to the text. */
const compared = 40
/** Characters of the text by which they are sought. */
const maxMessage = 20_000
/** Fewer are chance. */
const minRulings = 3
/** Rulings read for the words that suggest a norm, and words named. */
const readRulings = 4
const maxWords = 5
const minWordLength = 5
const courtWords =
  'articulo articulos inciso incisos numeral letra codigo codigos ley leyes norma normas conforme segun mismo misma mismos mismas dicho dicha ' +
  'primero segundo tercero cuarto quinto sexto primera segunda tercera cuarta corte cortes suprema apelaciones tribunal tribunales juzgado ' +
  'sentencia sentencias fallo recurso causa autos demanda demandante demandada demandado recurrente recurrida solicitud escrito ' +
  'relacion virtud efecto efectos respecto asimismo ademas dispone dispuesto establece establecido senala senalado resolvio procede'
/** Words of every brief, whatever it is about: they suggest no norm. */
const matterless = new Set(`${monthNames.join(' ')} ${courtWords}`.split(' '))
/** Articles from which on words are compared with those of the others. */
const minCompared = 3

export interface ProbableNorms {
  readonly norms: readonly ProbableNorm[]
  /** Rulings compared; 0 where no ruling is similar or the encoder is away. */
  readonly compared: number
}

/**
 * Articles that the real rulings most similar to a text apply and that it does not cite. An article that many rulings apply whatever they
 * are about counts less: the number of similar rulings is weighted by inverse document frequency (Spärck Jones, 1972).
 */
export async function probableNorms(
  services: Pick<Services, 'db' | 'search' | 'rulings'>,
  text: string,
  { cited, counts }: { readonly cited: ReadonlySet<string>; readonly counts: NormCounts },
): Promise<ProbableNorms> {
  const similar = await similarRulings(services, text)
  const applying = new Map<string, RulingFacts[]>()
  for (const facts of similar)
    for (const key of appliedArticles(facts)) if (!cited.has(key)) applying.set(key, [...(applying.get(key) ?? []), facts])
  const often = [...applying].filter(([, rulings]) => rulings.length >= minRulings)
  const total = await counts.rulings()
  const weighted = await Promise.all(
    often.map(async ([key, rulings]) => {
      const present = await counts.present(key)
      return { key, rulings, present, weight: rulings.length * Math.log((total + 1) / (present.sentencias + 1)) }
    }),
  )
  const best = weighted.sort((a, b) => b.weight - a.weight || a.key.localeCompare(b.key)).slice(0, maxProbableNorms)
  const words = wordsOf(text)
  const shared = await Promise.all(best.map(({ key, rulings }) => sharedWords(services, { key, rulings, words })))
  const norms = best.map(
    ({ rulings, present }, at): ProbableNorm => ({
      ...present,
      score: rulings.length / similar.length,
      parecidas: rulings.length,
      palabras: suggestingWords(shared[at] ?? new Map(), shared).map((word) => words.get(word) ?? word),
    }),
  )
  return { norms, compared: similar.length }
}

async function similarRulings({ db, search }: Pick<Services, 'db' | 'search'>, text: string): Promise<readonly RulingFacts[]> {
  const request = {
    message: text.slice(0, maxMessage),
    topK: compared,
    filters: {},
    collections: collectionIds,
    fictional: 'excluir',
  } as const
  try {
    const hits = await search.semantic(request)
    return await listFacts(
      db,
      hits.map(({ id }) => id),
    )
  } catch (error) {
    if (error instanceof EncoderUnavailable) return []
    throw error
  }
}

const appliedArticles = ({ norms }: RulingFacts): ReadonlySet<string> =>
  new Set(norms.flatMap(({ key, use }) => (use === 'applied' && key.includes(':') ? [key] : [])))

const plainWords = (text: string): string[] => (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= minWordLength)

/** Words of a text by their folded form. */
const wordsOf = (text: string): ReadonlyMap<string, string> => {
  const words = new Map<string, string>()
  for (const word of plainWords(text)) {
    const folded = foldText(word)
    if (!stopWords.has(folded) && !matterless.has(folded) && !words.has(folded)) words.set(folded, word.toLowerCase())
  }
  return words
}

interface Suggested {
  readonly key: string
  readonly rulings: readonly RulingFacts[]
  readonly words: ReadonlyMap<string, string>
}

/** Words of the text in the paragraphs that cite the article, with the number of rulings. */
async function sharedWords(
  { rulings: cache }: Pick<Services, 'rulings'>,
  { key, rulings, words }: Suggested,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { docId } of rulings.slice(0, readRulings)) {
    const ruling = await cache.find(docId)
    if (ruling === null) continue
    const citing = await readCitations(ruling.sections)
    const paragraphs = ruling.sections.flatMap((section) => section.paragraphs)
    const passages = paragraphs.filter(({ anchor }) => citing.get(anchor)?.norms.some((norm) => norm.key === key))
    for (const word of new Set(passages.flatMap((passage) => plainWords(passage.text).map(foldText))))
      if (words.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** Words that stand beside most articles, as «dispuesto», suggest none. The others by number of rulings, the longer ones of equals first. */
function suggestingWords(own: ReadonlyMap<string, number>, all: readonly ReadonlyMap<string, number>[]): string[] {
  const isCommon = (word: string): boolean => all.length >= minCompared && all.filter((words) => words.has(word)).length > all.length / 2
  return [...own]
    .filter(([word]) => !isCommon(word))
    .sort(([a, first], [b, second]) => second - first || b.length - a.length)
    .slice(0, maxWords)
    .map(([word]) => word)
}
