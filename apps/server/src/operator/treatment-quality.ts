import { readFileSync } from 'node:fs'
import { generateDemoRulings } from '@basejuris/demo'
import { isNegativeTreatment, parseDocketNumber, type Treatment } from '@basejuris/domain'
import { type FoundTreatment, findRulingCitations, findTreatments, splitSections } from '@basejuris/legal-text'

/** A citation planted in the demonstration corpus: citing and cited ruling, treatment, the words that show it. */
type PlantedCitation = readonly [from: string, to: string, treatment: Treatment, phrase: string]

/** What was planted, and what was read; `ninguno` where no treatment was. */
interface ReadCitation {
  readonly planted: Treatment
  readonly read: Treatment | 'ninguno'
  /** The words read overlap those planted. */
  readonly isSamePhrase: boolean
}

/** Precision, recall and F1 of one treatment, or of the negative ones together, over `planted` citations. */
export interface TreatmentFigure {
  readonly name: string
  readonly planted: number
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

export interface TreatmentQuality {
  readonly citations: number
  /** Planted citations whose place in the text was not found. */
  readonly lost: number
  readonly figures: readonly TreatmentFigure[]
  readonly macroF1: number
  /** `se_aparta` and `distingue` as one. */
  readonly negative: TreatmentFigure
  readonly samePhrase: number
  /** «planted > read», with how many. */
  readonly errors: ReadonlyMap<string, number>
}

const classes: readonly Treatment[] = ['se_aparta', 'distingue', 'sigue', 'cita']
/** The corpus plants the words of courts in opinions of the Contraloría too. */
const ofCourts: Partial<Record<Treatment, Treatment>> = { aplica: 'sigue', reconsidera: 'se_aparta' }

const planted = (): readonly PlantedCitation[] =>
  (
    JSON.parse(readFileSync(new URL('../../../../demo/planted-truths.json', import.meta.url), 'utf8')) as {
      citations: readonly PlantedCitation[]
    }
  ).citations

/** Reads the treatment of every citation planted in the demonstration corpus. */
export function measureTreatments(): TreatmentQuality {
  const records = new Map(Array.from(generateDemoRulings(), (record) => [record.id, record]))
  const truths = planted()
  const read: ReadCitation[] = []
  for (const [from, to, treatment, phrase] of truths) {
    const citing = records.get(from)
    const cited = records.get(to)
    const docket = cited === undefined ? null : parseDocketNumber(cited.rol ?? cited.rit ?? '')
    const place =
      citing === undefined || docket === null ? null : findPlace(citing.texto, docket, phrase, citing.coleccion === 'contraloria')
    if (place !== null) read.push({ planted: treatment, ...place })
  }
  const errors = new Map<string, number>()
  for (const { planted: one, read: other } of read)
    if (one !== other) errors.set(`${one} > ${other}`, (errors.get(`${one} > ${other}`) ?? 0) + 1)
  const figures = classes.map((name) => figureOf(name, read, (each) => each === name))
  return {
    citations: truths.length,
    lost: truths.length - read.length,
    figures,
    macroF1: figures.reduce((sum, { f1 }) => sum + f1, 0) / figures.length,
    negative: figureOf('negativas', read, (each) => each !== 'ninguno' && isNegativeTreatment(each)),
    samePhrase: read.filter(({ isSamePhrase }) => isSamePhrase).length,
    errors,
  }
}

type Docket = NonNullable<ReturnType<typeof parseDocketNumber>>

/** The treatment read at the citation of a docket number in the paragraph that holds the planted words. */
function findPlace(text: string, docket: Docket, phrase: string, isOpinion: boolean): Omit<ReadCitation, 'planted'> | null {
  for (const section of splitSections(text.split('\n'))) {
    const citations = section.paragraphs.flatMap(({ anchor, text: words }) =>
      findRulingCitations(words).map((citation) => ({ anchor, words, from: citation.from, to: citation.to, docket: citation.docket })),
    )
    const at = citations.findIndex(
      (each) => each.docket?.number === docket.number && each.docket.year === docket.year && each.words.includes(phrase),
    )
    const citation = citations[at]
    if (citation === undefined) continue
    const found = findTreatments(section, citations, { isOpinion })[at] ?? null
    const read = found === null ? 'ninguno' : (ofCourts[found.treatment] ?? found.treatment)
    return { read, isSamePhrase: overlaps(found, citation.words, phrase) }
  }
  return null
}

function overlaps(found: FoundTreatment | null, text: string, phrase: string): boolean {
  const at = text.indexOf(phrase)
  return found?.phrase != null && at < found.phrase.to && found.phrase.from < at + phrase.length
}

function figureOf(name: string, read: readonly ReadCitation[], isOne: (treatment: ReadCitation['read']) => boolean): TreatmentFigure {
  const count = (isPlanted: boolean, isRead: boolean): number =>
    read.filter((each) => isOne(each.planted) === isPlanted && isOne(each.read) === isRead).length
  const [right, wrong, missed] = [count(true, true), count(false, true), count(true, false)]
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
  return {
    name,
    planted: right + missed,
    precision: share(right, right + wrong),
    recall: share(right, right + missed),
    f1: share(2 * right, 2 * right + wrong + missed),
  }
}

const decimals = 3

/** The figures as a table for a terminal. */
export function formatTreatments({ citations, lost, figures, macroF1, negative, samePhrase, errors }: TreatmentQuality): string {
  const line = ({ name, planted: n, precision, recall, f1 }: TreatmentFigure): string =>
    [name.padEnd(12), String(n).padStart(6), ...[precision, recall, f1].map((value) => value.toFixed(decimals).padStart(10))].join('')
  const wrong = [...errors].map(([kind, n]) => `${kind}: ${n}`).join(' · ') || 'ninguno'
  return [
    `Tratamiento entre sentencias, corpus de demostración: ${citations} citas plantadas, ${lost} sin lugar`,
    `${'trato'.padEnd(12)}${'n'.padStart(6)}${['precisión', 'recuerdo', 'F1'].map((head) => head.padStart(10)).join('')}`,
    ...figures.map(line),
    line(negative),
    `macro-F1 ${macroF1.toFixed(decimals)} · misma frase ${samePhrase} de ${citations - lost}`,
    `errores: ${wrong}`,
  ].join('\n')
}
