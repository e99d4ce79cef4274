import { maxNeighbours, type OppositionSearch, type OppositionView } from '@basejuris/contract'
import { listFacts } from '@basejuris/database'
import type { EntryPassage, RulingEntry } from '@basejuris/documents'
import type { RulingFacts, UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { listArticleContrast } from '../../contrast/list-article-contrast.ts'
import { listContrast } from '../../contrast/list-contrast.ts'
import { cardFacts } from '../../rulings/present-card.ts'
import { rulingUrl } from '../../rulings/ruling-url.ts'
import type { ExportExtent, ExportOriginOf, ExportSource } from './export-source.ts'
import { presentEntry, withoutEntitlement } from './present-entry.ts'
import type { InSearchSlot } from './source-of-search.ts'

type Origin = ExportOriginOf<'contraste'>

const titles = { amplio: 'Sentencias contradictorias', unificacion: 'Sentencias para un recurso de unificación de jurisprudencia' } as const

/** Rulings that contradict one ruling or divide an article, each with the passage that it opposes. None: `export.empty`. */
export async function sourceOfContrast(
  services: Services,
  actor: UserActor,
  origin: Origin,
  { limit, inSearchSlot }: ExportExtent & { readonly inSearchSlot: InSearchSlot },
): Promise<ExportSource> {
  const { alcance: scope, nivel: level, desde: from, hasta: to } = origin
  const filters = { scope, level, from, to, limit: Math.min(limit, origin.limite, maxNeighbours) }
  const busqueda = await inSearchSlot((control) => findOppositions(services, actor, origin, { ...filters, ...control }))
  if (busqueda === null || busqueda.oposiciones.length === 0) throw new ServiceError('export.empty')
  const { oposiciones, articulos } = busqueda
  const { readable } = await services.entitlementOf(actor)
  const facts = new Map(
    (
      await listFacts(
        services.db,
        oposiciones.map(({ otro }) => otro.docId),
      )
    ).map((each) => [each.docId, cardFacts(each, readable)]),
  )
  const { publicUrl } = services.site
  async function* entries(): AsyncGenerator<RulingEntry> {
    for (const opposition of oposiciones) {
      const ruling = facts.get(opposition.otro.docId)
      if (ruling !== undefined) yield presentOpposed(ruling, opposition, publicUrl)
    }
  }
  return {
    title: titles[scope],
    name: `contradicciones ${articulos[0]?.etiqueta ?? ''}`,
    facts: [
      { name: 'Artículos comparados', value: articulos.map(({ etiqueta }) => etiqueta).join('; ') },
      ...(from === undefined && to === undefined ? [] : [{ name: 'Años', value: `${from ?? '…'} a ${to ?? '…'}` }]),
    ],
    notices: [
      'Se comparan sentencias que deciden un mismo artículo, con resultado opuesto y hechos parecidos. Que se contradigan lo decide quien las lee.',
    ],
    notes: [],
    total: oposiciones.length,
    entries: entries(),
  }
}

type Filters = Pick<Parameters<typeof listArticleContrast>[2], 'scope' | 'level' | 'from' | 'to' | 'limit'> &
  Pick<Parameters<typeof listContrast>[2], 'visitor' | 'signal'>

async function findOppositions(
  services: Services,
  actor: UserActor,
  { docId, idNorma, articulo }: Origin,
  filters: Filters,
): Promise<OppositionSearch | null> {
  if (docId !== undefined) return (await listContrast(services, actor, { ...filters, docId, article: articulo })).busqueda
  const { visitor = null, signal, ...rest } = filters
  const control = signal === undefined ? { visitor } : { visitor, signal }
  const request = { ...rest, idNorma: idNorma ?? 0, article: articulo ?? '' }
  return listArticleContrast(services, actor, request, control)
}

function presentOpposed(ruling: RulingFacts, { articulo, uno, otro }: OppositionView, publicUrl: string): RulingEntry {
  const [own, contrary] = [passageOf(uno), passageOf(otro)]
  const detailOf = ({ detalle, favorece, legible }: OppositionView['uno']): string =>
    legible
      ? `${detalle}: favorece ${favorece.startsWith('el ') ? `al ${favorece.slice(3)}` : `a ${favorece}`}`
      : 'texto en una base de pago'
  const finality = otro.firmeza?.texto ?? null
  const warnings = [
    ...(otro.legible ? [] : [withoutEntitlement]),
    ...(otro.sinEfecto ? ['Otra sentencia la dejó sin efecto.'] : []),
    ...(finality === null ? [] : [`${finality}.`]),
  ]
  return {
    ...presentEntry(ruling, publicUrl, {
      passages: [
        ...(contrary === null ? [] : [contrary]),
        ...(own === null ? [] : [{ ...own, place: `Se opone a ${uno.cita.corta}, ${own.place}` }]),
      ],
      warnings,
    }),
    opposition: {
      article: articulo.etiqueta,
      detail: detailOf(otro),
      finality,
      passage: contrary,
      against: { citation: uno.cita.oficial, detail: detailOf(uno), passage: own, url: `${publicUrl}${rulingUrl(uno.docId)}` },
    },
  }
}

const passageOf = ({ pasaje }: OppositionView['uno']): EntryPassage | null =>
  pasaje === null ? null : { place: pasaje.etiqueta, text: pasaje.cortado ? `${pasaje.texto} …` : pasaje.texto }
