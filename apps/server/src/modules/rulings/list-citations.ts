import type { AppliedNorm, CitationPlaceView, CitedCase, CitingRulingView, DataOf, rulingCitationsEndpoint } from '@basejuris/contract'
import {
  type CitationPlace,
  type CitingPage,
  type Database,
  findNormPlaces,
  listCitationsOf,
  listCitingRulings,
  listFacts,
  listFactsByCaption,
  listFactsByDocket,
  listFactsBySerial,
  type RulingCitationRow,
  type StoredNormPlaces,
} from '@basejuris/database'
import {
  type Actor,
  courtTreatment,
  type Entitlement,
  formatDocketLabel,
  formatDocketNumber,
  hasOneSeries,
  numberedLabel,
  type Ruling,
  type RulingFacts,
} from '@basejuris/domain'
import { resolveCitation } from '@basejuris/ingestion'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { presentNamed } from './find-references.ts'
import { cardFacts } from './present-card.ts'
import { compareTrace } from './quotations/compare-trace.ts'
import { listRepeated, listTraces } from './quotations/list-traces.ts'
import { normUrl } from './ruling-url.ts'

export interface ListCitations {
  readonly docId: string
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Number of a quotation to compare, from 0. */
  readonly quotation?: number | undefined
  /** Anchor of a considerando whose repetitions are listed. */
  readonly considerando?: string | undefined
  /** Number of a considerando: only the rulings that name it are listed as citing this one. */
  readonly citedConsiderando?: number | undefined
}

const notIndexed = 'No está en nuestro índice.'
const bySentenceNumber = 'Se cita por su número de sentencia, que nuestro índice no guarda.'
const severalFit = 'Varias sentencias de nuestro índice tienen ese número.'
const courtUnnamed = 'El texto no dice de qué tribunal es: puede ser otra.'
const otherDate = 'Coincide el número, no la fecha que indica el texto.'
const maxConsiderandos = 20

/**
 * What a ruling cites, what cites it, the norms it names, the origin of its quotations and the considerandos that stand again, with their
 * places. Fictional rulings cite fictional ones alone. Unknown:
 * `ruling.not_found`; base not readable by the actor: `base.premium_required`.
 */
export async function listCitations(
  services: Pick<Services, 'db' | 'rulings' | 'entitlementOf'>,
  actor: Actor,
  { docId, page, size, quotation, considerando, citedConsiderando }: ListCitations,
): Promise<DataOf<typeof rulingCitationsEndpoint>> {
  const [ruling, entitlement] = await Promise.all([services.rulings.find(docId), services.entitlementOf(actor)])
  if (ruling === null) throw new ServiceError('ruling.not_found')
  if (!entitlement.readable.has(ruling.collection)) throw new ServiceError('base.premium_required')
  const { readable } = entitlement
  const offset = (page - 1) * size
  const stored = await findNormPlaces(services.db, docId)
  const cases = stored === undefined ? [] : groupCases(await listCitationsOf(services.db, docId))
  const normas = presentNorms(ruling, stored)
  return {
    cita: { total: cases.length, citas: await presentCases(services.db, { ruling, readable }, cases.slice(offset, offset + size)) },
    citadaPor: await listCiting(services.db, { ruling, readable }, { offset, limit: size, considerando: citedConsiderando }),
    normas: { total: normas.length, normas: normas.slice(offset, offset + size) },
    ...(await listTraces(services, { ruling, readable }, { offset, limit: size })),
    comparacion: quotation === undefined ? null : await compareTrace(services, entitlement, { ruling, n: quotation }),
    repeticiones:
      considerando === undefined
        ? null
        : await listRepeated(services.db, { docId, anchor: considerando, readable }, { offset, limit: size }),
    version: stored?.version ?? null,
    pagina: page,
    tamano: size,
  }
}

type Case = readonly [RulingCitationRow, ...RulingCitationRow[]]

/**
 * Citations of one number and court belong together; those of the case decided itself are left out. A number of one series without its year
 * is the one that the text writes with it.
 */
function groupCases(rows: readonly RulingCitationRow[]): Case[] {
  const others = rows.filter(({ sameCase }) => !sameCase)
  const yearOf = ({ serial, year, court }: RulingCitationRow): number | null => {
    if (year !== null || serial === null || !hasOneSeries(court)) return year
    return others.find((other) => other.serial === serial && other.court === court && other.year !== null)?.year ?? null
  }
  const groups = Map.groupBy(others, (row) =>
    JSON.stringify([row.kind, row.letter, row.serial, yearOf(row), row.court, row.serial === null ? [row.decidedOn, row.caption] : null]),
  )
  return [...groups.values()].flatMap(([first, ...rest]): Case[] => (first === undefined ? [] : [[first, ...rest]]))
}

/** A ruling, and what an actor may read. */
interface Reading {
  readonly ruling: Ruling
  readonly readable: Entitlement['readable']
}

async function presentCases(db: Database, { ruling, readable }: Reading, cases: readonly Case[]): Promise<CitedCase[]> {
  const candidates = (await listCandidates(db, cases)).filter(({ fictional }) => fictional === ruling.fictional)
  return cases.map((rows) => {
    const [first] = rows
    const decidedOn = rows.find((row) => row.decidedOn !== null)?.decidedOn ?? null
    const year = rows.find((row) => row.year !== null)?.year ?? null
    const cited = { ...first, decidedOn, year }
    const { rulings, isCertain } = resolveCitation(cited, candidates)
    return {
      cita: citationLabel(cited),
      tribunal: first.court,
      fecha: decidedOn,
      estado: isCertain ? 'unica' : rulings.length > 0 || first.kind === 'sentencia' ? 'ambigua' : 'fuera',
      mensaje: isCertain ? null : messageOf(cited, rulings),
      sentencias: rulings.map((each) => presentNamed(cardFacts(each, readable))),
      confianza: Math.max(...rows.map(({ confidence }) => confidence)),
      trato: courtTreatment(rows),
      considerandos: [...new Set(rows.flatMap(({ considerandos }) => considerandos))].sort((a, b) => a - b),
      lugares: rows.map(({ anchor, startsAt, endsAt }) => ({ ancla: anchor, desde: startsAt, hasta: endsAt })),
    }
  })
}

async function listCandidates(db: Database, cases: readonly Case[]): Promise<RulingFacts[]> {
  const firsts = cases.map(([first]) => first)
  const [byDocket, bySerial, byCaption] = await Promise.all([
    listFactsByDocket(
      db,
      firsts.flatMap(({ serial, year }) => (serial === null || year === null ? [] : [{ number: serial, year }])),
    ),
    listFactsBySerial(
      db,
      firsts.flatMap(({ serial, year, court }) => (serial === null || (year !== null && !hasOneSeries(court)) ? [] : [serial])),
    ),
    listFactsByCaption(
      db,
      firsts.flatMap(({ serial, caption }) => (serial !== null || caption === null ? [] : [caption])),
    ),
  ])
  return [...new Map([...byDocket, ...bySerial, ...byCaption].map((facts) => [facts.docId, facts])).values()]
}

function messageOf({ kind, court, decidedOn }: RulingCitationRow, rulings: readonly RulingFacts[]): string {
  if (kind === 'sentencia' && rulings.length === 0) return bySentenceNumber
  if (rulings.length === 0) return notIndexed
  if (rulings.length > 1) return severalFit
  return court !== null && decidedOn !== null && rulings[0]?.decidedOn !== decidedOn ? otherDate : courtUnnamed
}

/** «rol N° 12.345-2020», «RIT O-17-2023» as «rol O-17-2023», «dictamen N° 24.526, de 2018», «rol N° 576». */
function citationLabel({ kind, letter, serial, year, caption }: RulingCitationRow): string {
  if (serial === null) return caption === null ? 'sentencia' : `sentencia caratulada «${caption}»`
  if (kind === 'rol' && year !== null) return formatDocketLabel(formatDocketNumber({ letter, number: serial, year }))
  return numberedLabel(kind, { letter, number: serial, year })
}

async function listCiting(
  db: Database,
  { ruling, readable }: Reading,
  page: CitingPage,
): Promise<DataOf<typeof rulingCitationsEndpoint>['citadaPor']> {
  const { total, rulings, considerandos: counts } = await listCitingRulings(db, ruling, page)
  const facts = new Map(
    (
      await listFacts(
        db,
        rulings.map(({ docId }) => docId),
      )
    ).map((each) => [each.docId, each]),
  )
  const anchors = new Map(
    ruling.sections.flatMap(({ kind, number, anchor }) => (kind === 'considerando' && number !== null ? [[number, anchor]] : [])),
  )
  return {
    total,
    sentencias: rulings.flatMap(({ docId, ambiguous, treatment, confidence, considerandos, places }): CitingRulingView[] => {
      const citing = facts.get(docId)
      if (citing === undefined) return []
      return [
        {
          ...presentNamed(cardFacts(citing, readable)),
          ambigua: ambiguous,
          trato: treatment,
          confianza: confidence,
          considerandos: [...considerandos],
          lugares: readable.has(citing.collection) ? places.map(presentPlace) : [],
        },
      ]
    }),
    considerandos: counts.slice(0, maxConsiderandos).map(({ number, total: cited }) => ({
      numero: number,
      ancla: anchors.get(number) ?? null,
      total: cited,
    })),
  }
}

/** Norms of the facts, each once, with the places where the text names them; most named first. */
function presentNorms(ruling: Ruling, stored: StoredNormPlaces | undefined): AppliedNorm[] {
  const placesOf = new Map(stored?.norms.map(({ key, places }) => [key, places]))
  const norms = new Map(ruling.norms.map((norm) => [norm.key, norm]))
  return [...norms.values()]
    .map(({ key, label, idNorma, article, use }) => ({
      clave: key,
      etiqueta: label,
      idNorma,
      articulo: article,
      uso: use ?? null,
      url: idNorma === null ? null : normUrl(idNorma, article),
      lugares: (placesOf.get(key) ?? []).map(presentPlace),
    }))
    .sort((a, b) => b.lugares.length - a.lugares.length)
}

const presentPlace = ({ anchor, from, to }: CitationPlace): CitationPlaceView => ({ ancla: anchor, desde: from, hasta: to })
