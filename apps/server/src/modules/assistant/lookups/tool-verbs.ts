import type { ToolInput, ToolOutput, ToolRuling, ToolVerbs } from '@basejuris/assistant'
import { ToolRefused } from '@basejuris/assistant'
import { type Filters, type RulingView, searchBodySchema } from '@basejuris/contract'
import { type Actor, type CollectionId, collectionIds, collectionNames, formatDate, isAppliedUse, treatmentNames } from '@basejuris/domain'
import { findNormCitations } from '@basejuris/legal-text'
import { anchorLabel } from '@basejuris/search'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { listContrast } from '../../contrast/list-contrast.ts'
import { getNormArticle } from '../../norms/get-norm-article.ts'
import { lacksPlace } from '../../norms/lacks-place.ts'
import { coverageOf, fictionalModeOf, presentCoverage } from '../../platform/coverage.ts'
import { getRuling } from '../../rulings/get-ruling.ts'
import { listCitations } from '../../rulings/list-citations.ts'
import { listSimilar } from '../../rulings/list-neighbours.ts'
import { listTreatments } from '../../rulings/treatment/list-treatments.ts'
import { searchRulings } from '../../search/search-rulings.ts'
import { describeAbsentArticle } from './absent-article.ts'
import { partOfArticle } from './article-part.ts'
import { nameCitation } from './name-citation.ts'
import { verifyCitations } from './verify-citations.ts'

const pageSize = 10
/** Characters of a ruling in one answer. */
const maxOpened = 30_000
const maxPassages = 20
/** Characters of one found paragraph. */
const maxPassage = 2000

/** Where every search looks. */
export interface SearchLimits {
  readonly filtros?: Filters | undefined
  /** Undefined for all. */
  readonly colecciones?: readonly CollectionId[] | undefined
}

/** The tools of the assistant over the verbs of the interface. Errors are those of the verbs. */
export function toolVerbs(services: Services, actor: Actor, limits: SearchLimits): ToolVerbs {
  return {
    search_rulings: (input, signal) => search(services, actor, { ...input, limits }, signal),
    open_ruling: async ({ docId, desde }) => openFrom(await getRuling(services, actor, { docId }), desde),
    find_in_ruling: async ({ docId, frase }) => findPassages(await getRuling(services, actor, { docId, query: frase })),
    list_cited: (input) => listCited(services, actor, input),
    list_citing: (input) => listCiting(services, actor, input),
    read_norm: (input) => readArticle(services, input),
    find_contrary: async ({ docId }, signal) => {
      const { contrario, resultados } = await listContrast(services, actor, { docId, limit: pageSize, signal })
      return { articulo: contrario?.articulo.etiqueta ?? null, total: contrario?.total ?? 0, sentencias: resultados.map(nameRuling) }
    },
    find_similar: async ({ docId }) => {
      const { resultados } = await listSimilar(services, actor, { docId, limit: pageSize })
      return { sentencias: resultados.map((each) => ({ ...nameRuling(each), cercania: each.cercania })) }
    },
    verify_citations: (input, signal) => verifyCitations(services, actor, input, signal),
    describe_coverage: () => describeCoverage(services, actor),
  }
}

type NamedFields = Pick<RulingView, 'docId' | 'caratulado' | 'tribunal' | 'fechaSentencia' | 'resultado' | 'ficticia' | 'url' | 'cita'>

const nameRuling = ({ docId, caratulado, tribunal, fechaSentencia, resultado, ficticia, url, cita }: NamedFields): ToolRuling => ({
  docId,
  cita: cita.corta,
  caratulado,
  tribunal,
  fecha: fechaSentencia,
  resultado,
  ficticia,
  url,
})

async function search(
  services: Services,
  actor: Actor,
  { consulta, colecciones, desde, hasta, pagina, limits }: ToolInput<'search_rulings'> & { readonly limits: SearchLimits },
  signal: AbortSignal,
): Promise<ToolOutput<'search_rulings'>> {
  const body = searchBodySchema.parse({
    consulta,
    pagina,
    tamano: pageSize,
    colecciones: within(limits.colecciones, colecciones),
    filtros: { ...(desde === undefined ? {} : { desde }), ...(hasta === undefined ? {} : { hasta }), ...limits.filtros },
  })
  const found = await searchRulings(services, actor, body, { signal })
  const shown = found.resultados.length > 0 ? found.resultados : (found.vacio?.cercanas ?? [])
  return {
    total: found.total,
    ademas: found.ademas,
    resumen: found.resumen,
    formal: found.interpretacion.formal,
    relajados: found.interpretacion.relajados.map(({ texto }) => texto),
    resultados: shown.map((result) => ({
      ...nameRuling(result),
      nivel: result.nivel,
      relevancia: result.relevancia,
      similares: result.similares,
      resuelve: result.resuelve?.texto ?? null,
      sinEfecto: result.sinEfecto?.texto ?? null,
      fragmentos: result.fragmentos.map(({ texto, ancla, etiqueta, voz }) => ({ ancla, etiqueta, texto, voz: voz ?? null })),
    })),
  }
}

/** Collections that a search names, as far as they are within the limits. */
function within(limits: SearchLimits['colecciones'], named: readonly CollectionId[] | undefined): readonly CollectionId[] | undefined {
  const common = named?.filter((collection) => limits?.includes(collection) !== false) ?? []
  return common.length > 0 ? common : limits
}

/**
 * Whole sections from an anchor on, as many as fit. One that is longer than an answer comes alone and in parts: `c7+30000` names the part
 * of section `c7` that begins after 30,000 UTF-16 units.
 */
function openFrom(ruling: RulingView, from: string | undefined): ToolOutput<'open_ruling'> {
  const [anchor, start] = (from ?? '').split('+', 2)
  const first = from === undefined ? 0 : ruling.secciones.findIndex(({ ancla }) => ancla === anchor)
  const offset = start === undefined ? 0 : Number(start)
  if (first < 0 || !Number.isSafeInteger(offset) || offset < 0)
    throw new ToolRefused(`La sentencia no tiene la sección «${from}». Tiene: ${ruling.secciones.map(({ ancla }) => ancla).join(', ')}.`)
  const rest = ruling.secciones.slice(first).map((section, at) => ({ section, text: sectionText(section).slice(at === 0 ? offset : 0) }))
  let characters = 0
  const fitting = rest.filter(({ text }, at) => {
    characters += text.length
    return at === 0 || characters <= maxOpened
  })
  const [opened] = fitting
  const isPart = opened !== undefined && opened.text.length > maxOpened
  return {
    ...nameRuling(ruling),
    sinEfecto: ruling.sinEfecto?.texto ?? null,
    secciones: fitting.map(({ section, text }) => ({
      ancla: section.ancla,
      etiqueta: anchorLabel(section.ancla),
      titulo: section.titulo,
      texto: text.slice(0, maxOpened),
      voz: section.voz ?? null,
    })),
    siguiente: isPart ? `${opened.section.ancla}+${offset + maxOpened}` : (rest[fitting.length]?.section.ancla ?? null),
  }
}

const sectionText = ({ parrafos }: RulingView['secciones'][number]): string => parrafos.map(({ texto }) => texto).join('\n')

function findPassages({ secciones }: RulingView): ToolOutput<'find_in_ruling'> {
  const matching = secciones.flatMap((section) =>
    section.parrafos
      .filter(({ marcas }) => marcas.length > 0)
      .map(({ ancla, texto, marcas, voces = [] }) => ({
        ancla,
        etiqueta: `${anchorLabel(section.ancla)}, ${anchorLabel(ancla)}`,
        texto: aroundMark(texto, marcas[0]?.[0] ?? 0),
        voz: section.voz ?? voces[0]?.voz ?? null,
        matches: texto.length === 0 ? 0 : new Set(marksOf(texto, ancla, section)).size,
      })),
  )
  const best = [...matching].sort((a, b) => b.matches - a.matches).slice(0, maxPassages)
  return { total: matching.length, pasajes: best.map(({ matches: _, ...passage }) => passage) }
}

/** A paragraph, or of a long one what stands around a place. */
function aroundMark(text: string, at: number): string {
  if (text.length <= maxPassage) return text
  const from = Math.max(0, at - maxPassage / 4)
  const part = text.slice(from, from + maxPassage).toWellFormed()
  return `${from > 0 ? '…' : ''}${part}${from + maxPassage < text.length ? '…' : ''}`
}

/** The different marked words of a paragraph. */
const marksOf = (text: string, anchor: string, { parrafos }: RulingView['secciones'][number]): string[] =>
  parrafos.find(({ ancla }) => ancla === anchor)?.marcas.map(([from, to]) => text.slice(from, to).toLowerCase()) ?? []

/** A citation that several rulings may mean is a candidate; one that none means is outside. */
const citedIntegrity = { unica: 'verificada', ambigua: 'candidata', fuera: 'fuera_del_indice' } as const

async function listCited(services: Services, actor: Actor, { docId, pagina }: ToolInput<'list_cited'>): Promise<ToolOutput<'list_cited'>> {
  const { cita, normas } = await listCitations(services, actor, { docId, page: pagina, size: pageSize })
  return {
    total: cita.total,
    citas: cita.citas.map(({ cita: written, tribunal, estado, sentencias, trato }) => ({
      cita: written,
      tribunal,
      docId: estado === 'unica' ? (sentencias[0]?.docId ?? null) : null,
      trato: treatmentNames[trato],
      integridad: citedIntegrity[estado],
    })),
    normas: normas.normas.map(({ etiqueta, uso }) => ({ etiqueta, aplicada: isAppliedUse(uso ?? undefined) })),
  }
}

async function listCiting(
  services: Services,
  actor: Actor,
  { docId, pagina }: ToolInput<'list_citing'>,
): Promise<ToolOutput<'list_citing'>> {
  const { total, sentencias } = await listTreatments(services, actor, { docId, treatment: null, page: pagina, size: pageSize })
  return {
    total,
    sentencias: sentencias.map((each) => ({
      docId: each.docId,
      cita: nameCitation(each),
      trato: treatmentNames[each.trato],
      integridad: each.ambigua ? ('candidata' as const) : ('verificada' as const),
      pasaje: each.pasaje === null ? null : `${each.pasaje.antes}${each.pasaje.texto}${each.pasaje.despues}`,
    })),
  }
}

async function readArticle(services: Services, { norma, fecha }: ToolInput<'read_norm'>): Promise<ToolOutput<'read_norm'>> {
  const [cited] = findNormCitations(norma)
  if (cited === undefined || cited.idNorma === null)
    throw new ToolRefused(`No se reconoce la norma «${norma}». Escriba su nombre o número, y el artículo: «art. 161 Código del Trabajo».`)
  const article = cited.article ?? cited.missingArticle
  if (article === null) throw new ToolRefused(`Falta el artículo de «${norma}».`)
  const asked = { idNorma: cited.idNorma, article }
  const view = await getNormArticle(services, { ...asked, day: fecha ?? null }).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'norm.article_not_found') return null
    throw error
  })
  if (view === null) return describeAbsentArticle(services, asked)
  const { version } = view
  const part = partOfArticle(view.textos, cited.subdivisions)
  return {
    etiqueta:
      part.place === '' ? view.etiqueta : cited.subdivisions[0]?.inciso === undefined ? cited.label : `${view.etiqueta},${part.place}`,
    texto: view.textoDisponible ? part.texts.map((paragraphs) => paragraphs.map(({ texto }) => texto).join('\n')).join('\n\n') : null,
    vigencia:
      version === null
        ? null
        : (version.aviso ?? (version.desde === null ? null : `Versión de la norma desde ${formatDate(version.desde)}`)),
    advertencia:
      part.missing === null || !view.textoDisponible
        ? view.advertencia
        : `${lacksPlace(`El artículo ${cited.article}, ${view.norma.nombre},`, part.missing)} ${view.advertencia}`,
    url: view.norma.url,
  }
}

/** What the assistant reads: rulings outside the subscription of the actor are counted apart. */
async function describeCoverage(services: Services, actor: Actor): Promise<ToolOutput<'describe_coverage'>> {
  const [figures, pending, fictional, { readable }] = await Promise.all([
    services.coverage.list(),
    services.coverage.cachedPending(),
    fictionalModeOf(services),
    services.entitlementOf(actor),
  ])
  const stored = collectionIds.map((id) => ({ id, nombre: collectionNames[id], total: coverageOf(figures, id, fictional).total }))
  const present = stored.filter(({ total }) => total > 0)
  const unread = present.filter(({ id }) => !readable.has(id))
  const read = presentCoverage(figures, { collections: collectionIds.filter((id) => readable.has(id)), fictional, pending })
  return {
    sentencias: read.sentencias,
    ficticias: read.ficticias.total,
    desde: read.desde,
    hasta: read.hasta,
    colecciones: present.filter(({ id }) => readable.has(id)).map(({ nombre, total }) => ({ nombre, total })),
    vacias: presentCoverage(figures, { collections: collectionIds, fictional, pending }).vacias,
    pendientes: pending,
    ...(unread.length === 0
      ? {}
      : { sinAcceso: { sentencias: unread.reduce((sum, { total }) => sum + total, 0), bases: unread.map(({ nombre }) => nombre) } }),
  }
}
