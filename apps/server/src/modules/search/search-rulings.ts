import type { Result, SearchBody, SearchData } from '@basejuris/contract'
import type { Actor, Entitlement } from '@basejuris/domain'
import { formatCount, formatPlural } from '@basejuris/domain'
import {
  type Corpus,
  type CorrectableRequest,
  maxReviewedWords,
  type QueryCorrection,
  type RulingHit,
  type RulingSearchResult,
  type SearchControl,
} from '@basejuris/search'
import type { Services } from '../../services.ts'
import { presentCoverage } from '../platform/coverage.ts'
import { searchedCorpus } from '../platform/searched-corpus.ts'
import { findOverturning } from '../rulings/find-overturning.ts'
import { describeExclusions } from './describe-exclusions.ts'
import {
  describeAnyOfWords,
  describeLoosened,
  describeLooseQuotes,
  describeLooseWords,
  describeUnknownWords,
  describeUnmet,
} from './describe-loosened.ts'
import { describeMissingCases, describeUnmatchedCases, unmetCourts } from './describe-unmatched-cases.ts'
import { describeUnnamedPlaces, offerArticle } from './describe-unnamed-places.ts'
import { presentFacets } from './present-facets.ts'
import { presentNamedNorms } from './present-norms.ts'
import { presentResult } from './present-result.ts'
import { pendingNotice, summariseSearch } from './summarise-search.ts'

/** Ranks rulings and presents one page. Rulings of an unreadable collection count and have cards, without passages. */
export async function searchRulings(services: Services, actor: Actor, body: SearchBody, control: SearchControl = {}): Promise<SearchData> {
  const startedMs = performance.now()
  const [corpus, entitlement] = await Promise.all([searchedCorpus(services, body), services.entitlementOf(actor)])
  const [found, figures, pending] = await Promise.all([
    services.search.search({ ...requestOf(body, corpus), readable: [...entitlement.readable] }, control),
    services.coverage.list(),
    services.coverage.cachedPending(),
  ])
  const searched = found.correction?.applied === true ? found.correction.query : body.consulta
  const facets = presentFacets(found.facets)
  const present = presenter(services, found, entitlement, { ...body, consulta: searched })
  return {
    resumen:
      (pending > 0 ? null : (summariseEmpty(found) ?? describeUnmet(found))) ??
      summariseSearch({
        total: found.total,
        others: found.others,
        pending,
        facets,
        norm:
          found.norm === null
            ? null
            : { label: found.norm.label, outcomes: presentFacets({ resultado: found.norm.outcomes }).resultado ?? [] },
      }),
    resultados: await present(found.hits),
    total: found.total,
    ademas: found.others,
    ficticias: { modo: corpus.fictional, total: found.fictional.total, conRol: found.fictional.named },
    agrupadas: found.collapsed,
    ademasAgrupadas: found.othersCollapsed,
    totalExacto: found.totalExact,
    pagina: body.pagina,
    tamano: body.tamano,
    facetas: { ...facets, ...presentFacets(found.choices) },
    interpretacion: {
      chips: found.chips.map((chip) => ({ ...chip })),
      formal: found.formal,
      alternativa: found.alternative === null ? null : presentAlternative(found.alternative),
      normas: await presentNamedNorms(services, found.norms, body.filtros.norma),
      relajados: [
        ...found.loosened.map(({ key, text }) => ({ clave: key, texto: text })),
        ...unmetCourts(found).map(({ clave, texto }) => ({ clave, texto })),
      ],
      avisos: [...noticesOf(found, body, { ...corpus, pending }), ...(pending > 0 ? [] : await describeUnnamedPlaces(services, found))],
    },
    correccion: presentCorrection(found.correction ?? offerArticle(found)),
    cobertura: presentCoverage(figures, { ...corpus, pending }),
    ...(found.empty === undefined ? {} : { vacio: await presentEmpty(found.empty, present) }),
    ms: Math.round((performance.now() - startedMs) * 10) / 10,
  }
}

const subjects = { operators: 'operadores', shorthand: 'abreviatura', exclusion: 'exclusion', kind: 'clase' } as const

/** What may be read another way, in the words of the contract. */
const presentAlternative = ({
  notice,
  reading,
  about,
}: NonNullable<RulingSearchResult['alternative']>): SearchData['interpretacion']['alternativa'] => ({
  aviso: notice,
  lectura: reading,
  sobre: subjects[about],
})

const requestOf = (body: SearchBody, corpus: Corpus): CorrectableRequest => ({
  ...corpus,
  query: body.consulta,
  filters: body.filtros,
  sort: body.orden,
  page: body.pagina,
  size: body.tamano,
  mode: body.modo,
  group: body.agrupar,
  literal: body.literal,
  reading: body.lectura,
  required: body.exigir,
  preferred: body.preferir,
  values: body.valores,
})

const emptyQueryNotice = 'En lo que escribió no hay palabras ni números que buscar: la lista es de todas las sentencias.'
const operatorsAlone = /^[\s()|&!+-]*(?:(?:AND|OR|NOT|NO|Y|O)(?![\p{L}\d])[\s()|&!+-]*)+$/u
const operatorsAloneNotice = 'Y, O y NO necesitan palabras que unir o excluir: solos se buscan como palabras.'
const exclusionsAloneNotice = 'Usted solo pidió excluir: la lista es de todas las demás sentencias.'
/** «N°», «rol N°»: what announces a number, without it. */
const cueAlone = /^\s*(?:(?:rol|rit|ruc|n|nro|n[uú]mero|ingreso)[\s°º.:]*)+$/iu
const missingNumberNotice = 'Falta el número. Escriba el rol y el año, como «12.345-2020», o un RUC.'
const noMeaningNotice = 'La búsqueda por significado no está disponible en este momento: se buscó solo por palabras.'

const manyWordsNotice = `La consulta tiene más de ${maxReviewedWords} palabras distintas: se contaron por separado las primeras ${maxReviewedWords} y no se probaron otras formas de buscarla.`
const extrasOmittedNotice =
  'La consulta exigió más trabajo del habitual: la lista está completa, pero no se revisó su ortografía ni se buscaron alternativas. Use menos palabras para obtenerlas.'

/** Mode `lexica` needs no notice about meaning, unless its results are ordered by meaning. */
function noticesOf(
  {
    meaningAvailable,
    unmatchedCases,
    empty,
    fictional,
    match,
    extrasOmitted,
    loosened,
    looseQuotes,
    looseWords,
    unknownWords,
    anyOfWords,
    chips,
  }: RulingSearchResult,
  { consulta, modo, orden }: SearchBody,
  corpus: Pick<Corpus, 'fictional'> & { readonly pending: number },
): string[] {
  if (consulta.trim() !== '' && !/[\p{L}\d]/u.test(consulta)) return [emptyQueryNotice]
  if (cueAlone.test(consulta)) return [missingNumberNotice]
  const alone = operatorsAlone.test(consulta) ? [operatorsAloneNotice] : []
  const excluding = chips.length > 0 && chips.every(({ tipo }) => tipo === 'excluye') ? [exclusionsAloneNotice] : []
  const wordsAlone = meaningAvailable || (modo === 'lexica' && orden !== 'filtro-semantico') ? [] : [noMeaningNotice]
  const unknownDocket = empty === undefined ? describeUnmatchedCases(unmatchedCases, match.clauses > 0) : []
  const manyWords = empty !== undefined && match.clauses > maxReviewedWords ? [manyWordsNotice] : []
  const fictionalDocket = corpus.fictional === 'excluir' && fictional.named > 0 ? [fictionalDocketNotice(fictional.named)] : []
  const denials = [
    ...describeLooseQuotes(looseQuotes),
    ...describeUnknownWords(unknownWords),
    ...describeAnyOfWords(anyOfWords),
    ...describeLooseWords(looseWords),
    ...describeLoosened({ loosened, chips }),
    ...unknownDocket,
  ]
  return [
    ...(corpus.pending > 0 && denials.length > 0 ? [pendingNotice(corpus.pending)] : []),
    ...alone,
    ...excluding,
    ...describeExclusions(chips),
    ...denials,
    ...wordsAlone,
    ...fictionalDocket,
    ...manyWords,
    ...(extrasOmitted && consulta.trim() !== '' ? [extrasOmittedNotice] : []),
  ]
}

const fictionalDocketNotice = (named: number): string =>
  `Hay ${formatPlural(named, 'sentencia ficticia', 'sentencias ficticias')} con ese rol, que no se ${named === 1 ? 'incluyó' : 'incluyeron'}.`

function presentCorrection(correction: QueryCorrection | null): SearchData['correccion'] {
  if (correction === null) return null
  const { kind, query, changes, applied } = correction
  return {
    tipo: kind === 'article' ? 'articulo' : 'palabras',
    consulta: query,
    cambios: changes.map(({ from, to }) => ({ de: from, a: to })),
    aplicada: applied,
  }
}

/** Null when neither filters nor the number of a case of a named court leave nothing. */
function summariseEmpty({ empty, unmatchedCases }: Pick<RulingSearchResult, 'empty' | 'unmatchedCases'>): string | null {
  const hidden = empty?.withoutFilters ?? 0
  if (hidden === 0) return empty === undefined ? null : describeMissingCases(unmatchedCases)
  return `Ninguna sentencia cumple los filtros. Sin ellos hay ${formatCount(hidden)}.`
}

type PresentHits = (hits: readonly RulingHit[]) => Promise<Result[]>

function presenter(services: Services, { highlighter }: RulingSearchResult, { readable }: Entitlement, body: SearchBody): PresentHits {
  return async (hits) => {
    const rulings = await services.rulings.list(hits.map(({ docId }) => docId))
    const byId = new Map(rulings.map((ruling) => [ruling.docId, ruling]))
    const overturnings = await findOverturning(services, rulings)
    return hits.flatMap((hit) => {
      const ruling = byId.get(hit.docId)
      if (ruling === undefined) return []
      const overturning = overturnings.get(hit.docId)
      return [presentResult(hit, ruling, { highlighter, searched: body, readable, overturning })]
    })
  }
}

async function presentEmpty(
  empty: NonNullable<RulingSearchResult['empty']>,
  present: PresentHits,
): Promise<NonNullable<SearchData['vacio']>> {
  return {
    terminos: empty.terms.map(({ term, total }) => ({ termino: term, total })),
    filtros: empty.filters.map(({ name, total }) => ({ filtro: name, total })),
    relajar: empty.relaxed.map(({ label, query, total }) => ({ etiqueta: label, consulta: query, total })),
    cercanas: await present(empty.nearest),
  }
}
