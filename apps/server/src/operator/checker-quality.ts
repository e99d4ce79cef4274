import type { CheckedCitation, CitationVerdict } from '@basejuris/contract'
import type { Database } from '@basejuris/database'
import { demoFingerprint, demoSize, generateDemoRulings } from '@basejuris/demo'
import {
  type BriefMaterial,
  type BriefNorm,
  type ErrorKind,
  type PlantedBrief,
  type PlantedTruth,
  plantBriefs,
} from '@basejuris/demo/briefs'
import { collectionIds } from '@basejuris/domain'
import { ingestRecords } from '@basejuris/ingestion'
import { findCatalogueNorm, findCatalogueNormByKey, idNormaOf, listArticles, listCatalogueIds } from '@basejuris/legal-text'
import { checkCitations } from '../modules/checker/check-citations.ts'
import { readUpload } from '../modules/checker/read-upload.ts'
import type { Services } from '../services.ts'
import { everyRuling } from './every-ruling.ts'

/** Verdicts that name the error. Every other one but `existe` and `no_comprobado` warns of it under another name. */
export const verdictsOf: Readonly<Record<ErrorKind, readonly CitationVerdict[]>> = {
  docket: ['no_esta_en_indice', 'no_calza', 'cita_no_coincide'],
  court: ['no_esta_en_indice', 'no_calza'],
  date: ['no_calza'],
  caption: ['no_calza'],
  quotation: ['cita_no_coincide'],
  article: ['no_esta_en_indice'],
  law: ['no_esta_en_indice', 'no_calza', 'tipo_ambiguo'],
  repealed: ['norma_derogada'],
  attribution: ['cita_no_coincide'],
  reserved: ['reservada'],
  ambiguous: ['tipo_ambiguo'],
  parallel: ['no_esta_en_indice', 'no_calza', 'tipo_ambiguo'],
}

/** What the checker made of one planted citation. Null where it gave no verdict at its place. */
export interface JudgedCitation {
  readonly brief: number
  readonly truth: PlantedTruth
  readonly text: string
  readonly note: string
  readonly verdict: CitationVerdict | null
  readonly phrases: readonly string[]
  /** The words around it. */
  readonly context: string
}

/** A verdict on words that are no planted citation. */
interface StrayVerdict {
  readonly brief: number
  readonly text: string
  readonly verdict: CitationVerdict
}

export interface CheckerQuality {
  readonly briefs: number
  readonly judged: readonly JudgedCitation[]
  readonly stray: readonly StrayVerdict[]
  /** Milliseconds of all briefs together. */
  readonly ms: number
}

const reservedEvery = 25
const reservedAt = 7
const isReserved = (at: number): boolean => at % reservedEvery === reservedAt

/**
 * Stores the first rulings of the demonstration corpus as those of a real source: fictional ones give no verdict. Some are reserved, as a
 * source says so. The index is not brought up to date.
 */
export async function storeCheckableRulings(database: Database, dataDir: string, rulings = demoSize): Promise<void> {
  const name = 'escritos'
  const set = { name, fingerprint: `${demoFingerprint}/${name}/${rulings}`, total: rulings, records: () => checkableRecords(rulings) }
  await ingestRecords({ set, database, dataDir })
}

function* checkableRecords(rulings: number): Generator<unknown> {
  let at = 0
  for (const record of generateDemoRulings({ rulings })) {
    const reserved = isReserved(at) ? { reservada: true, caratulado: null, condicionPublicacion: 'Reservada' } : {}
    yield { ...record, ...reserved, ficticia: false }
    at++
  }
}

/** What briefs may cite: stored rulings of the demonstration corpus, and norms of the catalogue. */
async function readBriefMaterial(services: Pick<Services, 'db'>, rulings: number): Promise<BriefMaterial> {
  const records = [...generateDemoRulings({ rulings })]
  const reserved = new Set(records.filter((_, at) => isReserved(at)).map(({ id }) => id))
  const [clearCaptions, present] = [new Set<string>(), new Set<string>()]
  const written = new Map(records.map(({ id, caratulado }) => [id, caratulado]))
  for await (const stored of everyRuling(services.db)) {
    present.add(stored.idSentence)
    if (foldCaption(stored.caption) === foldCaption(written.get(stored.idSentence) ?? '')) clearCaptions.add(stored.idSentence)
  }
  const keys = new Set(records.flatMap(({ normas }) => normas.map(({ clave }) => clave.split(':')[0] ?? '')))
  const norms = [...keys].flatMap((key) => {
    const norm = findCatalogueNormByKey(key)
    return norm === null || norm.isRepealed ? [] : [[key, briefNorm(norm)] as const]
  })
  const repealed = listCatalogueIds()
    .map((id) => findCatalogueNorm(id))
    .filter((norm) => norm !== null)
    .filter(({ isRepealed, key, number, type }) => isRepealed && key !== null && type === 'Ley' && Number(number) >= firstKnownLaw)
    .map(briefNorm)
    .filter(({ articles }) => articles.length > 0)
  return {
    rulings: records.filter(({ id }) => present.has(id)),
    reserved,
    clearCaptions,
    norms: new Map(norms.filter(([, { articles }]) => articles.length >= minArticles)),
    repealed,
    isLaw: (number) => idNormaOf(`ley-${number}`) !== null,
  }
}

/** Briefs name no repealed law of the nineteenth century. */
const firstKnownLaw = 16_000
const minArticles = 10

/** A decree whose number and year others have too is named with its ministry. */
const ministryOf: ReadonlyMap<string, string> = new Map([['DFL-1-2005-salud', 'DFL N° 1, de 2005, del Ministerio de Salud']])

const briefNorm = (norm: NonNullable<ReturnType<typeof findCatalogueNorm>>): BriefNorm => ({
  name: ministryOf.get(norm.key ?? '') ?? norm.name,
  law: norm.type === 'Ley' && norm.number !== null && /^\d+$/u.test(norm.number) ? norm.number : null,
  usualNames: norm.usualNames,
  acronyms: norm.acronyms,
  articles: listArticles(norm.idNorma).filter((article) => /^\d+(?: \p{L}+)?$/u.test(article) && !article.endsWith('transitorio')),
})

const foldCaption = (caption: string): string =>
  caption
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/ con | c\/ |\/|[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const reader = { kind: 'user', userId: 'evaluation', sessionId: 'evaluation' } as const
const contextLength = 180

/** Checks each brief as `POST /v1/citations/check` does and compares the verdicts with what was planted. */
async function measureChecker(services: Services, briefs: Iterable<PlantedBrief>): Promise<CheckerQuality> {
  const open = { ...services, entitlementOf: async () => ({ readable: new Set(collectionIds) }) }
  const [judged, stray]: [JudgedCitation[], StrayVerdict[]] = [[], []]
  const { signal } = new AbortController()
  let [count, ms] = [0, 0]
  for (const { n, text, citations } of briefs) {
    const began = performance.now()
    const { citas } = await checkCitations(open, reader, await readUpload({ texto: text }, signal), { now: new Date(), signal })
    ms += performance.now() - began
    count++
    const matched = new Set<CheckedCitation>()
    for (const planted of citations) {
      const found = citas.filter(({ desde, hasta }) => desde < planted.to && planted.from < hasta)
      const at = found.toSorted((one, other) => overlap(other, planted) - overlap(one, planted))
      for (const each of found) matched.add(each)
      const worst = at[0]
      judged.push({
        brief: n,
        truth: planted.truth,
        text: planted.text,
        note: planted.note,
        verdict: worst?.veredicto ?? null,
        phrases: worst?.evidencia.frases ?? [],
        context: text.slice(Math.max(0, planted.from - contextLength), planted.to + contextLength),
      })
    }
    stray.push(...citas.filter((each) => !matched.has(each)).map(({ texto, veredicto }) => ({ brief: n, text: texto, verdict: veredicto })))
  }
  return { briefs: count, judged, stray, ms }
}

const overlap = ({ desde, hasta }: CheckedCitation, { from, to }: { readonly from: number; readonly to: number }): number =>
  Math.min(hasta, to) - Math.max(desde, from)

export interface PlantedErrorsOptions {
  readonly seed: number
  readonly briefs: number
  /** `first`, or another set of wordings of briefs. */
  readonly wordings: string
  readonly rulings?: number
}

/** Measures the checker on briefs with planted errors over the rulings of `storeCheckableRulings`, which the index must have. */
export async function measurePlantedErrors(
  services: Services,
  { rulings = demoSize, ...options }: PlantedErrorsOptions,
): Promise<CheckerQuality> {
  return measureChecker(services, plantBriefs(await readBriefMaterial(services, rulings), options))
}
