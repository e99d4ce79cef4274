import type { DataOf, DetectedCitation, detectNormsEndpoint } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import type { MarkedCitation } from '../../components/checked-text/text-parts.ts'
import type { Checked } from '../../components/checked-text/use-check.ts'

export type DetectedText = Checked<DataOf<typeof detectNormsEndpoint>>

/** A stretch of the text that cites one norm or article, numbered from 1. */
export interface NormMark extends MarkedCitation {
  readonly clave: string
  readonly texto: string
  readonly lugar: DetectedCitation['lugar']
}

/** A norm, or one of its articles, with every place of the text that cites it. */
export interface CitedArticle {
  readonly clave: string
  readonly idNorma: number | null
  readonly norma: string
  /** Null where the norm is cited as a whole. */
  readonly articulo: string | null
  readonly url: string | null
  readonly sentencias: number
  /** Whether a text of the norm is imported. */
  readonly conTexto: boolean
  /** «inciso 2°», «N° 1 letra a)», each once. */
  readonly places: readonly string[]
  /** Cited incisos: «2», «final». */
  readonly incisos: ReadonlySet<string>
  /** The lowest of its citations. */
  readonly confianza: number
  /** Cited, and lacking in the norm according to the catalogue. */
  readonly articuloAusente: string | null
  /** Empty where one norm alone may be meant. */
  readonly candidatas: DetectedCitation['candidatas']
  readonly marks: readonly NormMark[]
}

/** One norm with its articles, those of the text first to last. */
export interface CitedNorm {
  readonly key: string
  readonly norma: string
  readonly idNorma: number | null
  readonly articles: readonly CitedArticle[]
}

export interface CitedNorms {
  readonly marks: readonly NormMark[]
  readonly norms: readonly CitedNorm[]
  readonly ambiguous: readonly CitedArticle[]
}

/** The citations of an answer by norm and article. An answer has one entry for each place within an article, and a mark joins those of one stretch. */
export function groupCitedNorms(citas: readonly DetectedCitation[]): CitedNorms {
  const entries = [...citas].sort((a, b) => a.desde - b.desde || a.hasta - b.hasta)
  const marks = new Map<string, NormMark>()
  for (const { clave, texto, desde, hasta, lugar } of entries) {
    const id = `${desde} ${hasta} ${clave}`
    if (!marks.has(id)) marks.set(id, { n: marks.size + 1, desde, hasta, clave, texto, lugar })
  }
  const marksOf = Map.groupBy(marks.values(), ({ clave }) => clave)
  const articles = [...Map.groupBy(entries, ({ clave }) => clave)].map(([clave, own]) => toArticle(own, marksOf.get(clave) ?? []))
  const certain = articles.filter(({ candidatas }) => candidatas.length === 0)
  return {
    marks: [...marks.values()],
    norms: [...Map.groupBy(certain, ({ clave }) => normKeyOf(clave))].map(([key, own]) => ({
      key,
      norma: own[0]?.norma ?? key,
      idNorma: own[0]?.idNorma ?? null,
      articles: own,
    })),
    ambiguous: articles.filter(({ candidatas }) => candidatas.length > 0),
  }
}

const normKeyOf = (clave: string): string => clave.split(':', 1)[0] ?? clave

function toArticle(entries: readonly DetectedCitation[], marks: readonly NormMark[]): CitedArticle {
  const [first] = entries as readonly [DetectedCitation]
  const { clave, idNorma, norma, articulo, url, sentencias, conTexto, candidatas } = first
  return {
    clave,
    idNorma,
    norma,
    articulo,
    url,
    sentencias,
    conTexto,
    places: [...new Set(entries.map(describeSubdivision))].filter((place) => place !== ''),
    incisos: new Set(entries.flatMap(({ inciso }) => (inciso === null ? [] : [inciso]))),
    confianza: Math.min(...entries.map(({ confianza }) => confianza)),
    articuloAusente: entries.find(({ articuloAusente }) => articuloAusente !== null)?.articuloAusente ?? null,
    candidatas,
    marks,
  }
}

/** «inciso 2° N° 1 letra a)». Empty for the whole article. */
function describeSubdivision({ inciso, numeral, letra }: DetectedCitation): string {
  return [
    ...(inciso === null ? [] : [/^\d+$/.test(inciso) ? `inciso ${inciso}°` : `inciso ${inciso}`]),
    ...(numeral === null ? [] : [`N° ${numeral}`]),
    ...(letra === null ? [] : [`letra ${letra})`]),
  ].join(' ')
}

/** «Artículo 161», «Artículo 4 transitorio», or that the norm is cited as a whole. */
export function articleName({ articulo }: Pick<CitedArticle, 'articulo'>): string {
  return articulo === null ? 'La norma, sin artículo' : `Artículo ${articulo}`
}

/** «2 normas citadas y 1 ambigua en 5 lugares; 1 artículo posiblemente aplicable». */
export function headlineOf({ norms, ambiguous, marks }: CitedNorms, probable: number): string {
  const cited = [
    ...(norms.length === 0 && ambiguous.length > 0 ? [] : [formatPlural(norms.length, 'norma citada', 'normas citadas')]),
    ...(ambiguous.length === 0
      ? []
      : [
          norms.length > 0
            ? formatPlural(ambiguous.length, 'ambigua', 'ambiguas')
            : formatPlural(ambiguous.length, 'cita ambigua', 'citas ambiguas'),
        ]),
  ].join(' y ')
  return [
    norms.length + ambiguous.length === 0
      ? 'No encontramos normas citadas'
      : `${cited} en ${formatPlural(marks.length, 'lugar', 'lugares')}`,
    ...(probable === 0 ? [] : [formatPlural(probable, 'artículo posiblemente aplicable', 'artículos posiblemente aplicables')]),
  ].join('; ')
}
