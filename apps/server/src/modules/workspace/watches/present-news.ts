import type { WatchNews } from '@basejuris/contract'
import { findTreatingRuling, listFacts, type WatchNewsRow, type WatchRow } from '@basejuris/database'
import { type Actor, citedNumber, formatDate, type Ruling, type RulingFacts, type Treatment } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { readNorm } from '../../norms/read-norm.ts'
import { describeOverturning } from '../../rulings/find-overturning.ts'
import { cardFacts } from '../../rulings/present-card.ts'
import { presentDisposition } from '../../rulings/present-disposition.ts'
import { presentNamedRuling } from '../../rulings/present-named-ruling.ts'
import { rulingUrl } from '../../rulings/ruling-url.ts'
import { presentTreating } from '../../rulings/treatment/list-treatments.ts'
import { departures } from './find-ruling-news.ts'
import { NormReader } from './norm-reader.ts'
import { citationsOf } from './watch-content.ts'

export type PresentNewsServices = Pick<Services, 'db' | 'rulings' | 'entitlementOf' | 'textCipher'>

/** What a fact says, once it is known to be so still. */
type Statement = Pick<WatchNews, 'frase' | 'consta' | 'pasaje' | 'sinAcceso' | 'url'> & Partial<Pick<WatchNews, 'articulo'>>

interface Around {
  readonly services: PresentNewsServices
  readonly facts: ReadonlyMap<string, RulingFacts>
  /** Later rulings, also those that the actor may not read: their words are shown only where `legible` has them. */
  readonly texts: ReadonlyMap<string, Ruling>
  readonly legible: ReadonlySet<string>
  readonly norms: NormReader
}

const verbs: Readonly<Partial<Record<Treatment, string>>> = {
  se_aparta: 'se aparta de',
  deja_sin_efecto: 'deja sin efecto',
  reconsidera: 'reconsidera',
}

/**
 * News with their words as the texts now have them. Who may not read the base of a ruling gets its card without words. `watches`: those
 * that the news belong to.
 */
export async function presentNews(
  services: PresentNewsServices,
  actor: Actor,
  { news, watches, now }: { readonly news: readonly WatchNewsRow[]; readonly watches: readonly WatchRow[]; readonly now: Date },
): Promise<WatchNews[]> {
  const ids = [...new Set(news.flatMap(({ docId, laterDocId }) => [docId, laterDocId].filter((id) => id !== null)))]
  const [{ readable }, listed] = await Promise.all([services.entitlementOf(actor), listFacts(services.db, ids)])
  const facts = new Map(listed.map((each) => [each.docId, each]))
  const named = (each: RulingFacts) => presentNamedRuling(cardFacts(each, readable))
  const later = news.flatMap(({ laterDocId }) => (laterDocId !== null && facts.has(laterDocId) ? [laterDocId] : []))
  const texts = new Map((await services.rulings.list([...new Set(later)])).map((ruling) => [ruling.docId, ruling]))
  const legible = new Set(listed.filter(({ collection }) => readable.has(collection)).map(({ docId }) => docId))
  const around = { services, facts, texts, legible, norms: new NormReader(services, now) }
  const citations = new Map(watches.map((watch) => [watch.id, citationsOf(services, watch)]))
  const presented: WatchNews[] = []
  for (const row of news) {
    const own = row.docId === null ? undefined : facts.get(row.docId)
    const laterFacts = row.laterDocId === null ? undefined : facts.get(row.laterDocId)
    const cita = citations.get(row.watchId)?.[row.docId ?? ''] ?? ''
    presented.push({
      newsId: row.id,
      watchId: row.watchId,
      tipo: row.kind,
      sentencia: own === undefined ? null : named(own),
      docId: row.docId,
      cita,
      posterior: laterFacts === undefined ? null : named(laterFacts),
      articulo: null,
      createdAt: row.createdAt.toISOString(),
      leida: row.readAt !== null,
      ...(await describe(row, { own, laterFacts, cita }, around)),
    })
  }
  return presented
}

interface Subject {
  readonly own: RulingFacts | undefined
  readonly laterFacts: RulingFacts | undefined
  readonly cita: string
}

const noWords = { pasaje: null, sinAcceso: false } as const

/** The texts no longer say so, or one of the two rulings is gone. */
const noLonger: Statement = {
  frase: 'Lo que se avisó ya no consta: los textos cambiaron o se retiraron.',
  consta: false,
  url: null,
  ...noWords,
}

async function describe(row: WatchNewsRow, subject: Subject, around: Around): Promise<Statement> {
  const { own, laterFacts, cita } = subject
  if (row.kind === 'articulo') return describeArticle(row, around)
  if (row.kind === 'retirada') {
    if (own !== undefined) return noLonger
    return {
      frase: `${cita === '' ? 'Una sentencia' : cita}: se retiró de BaseJuris y su texto ya no se puede leer.`,
      consta: true,
      url: null,
      ...noWords,
    }
  }
  if (own === undefined) return noLonger
  if (row.kind === 'anonimizada')
    return {
      frase: `${nameRuling(own)}: se anonimizó de nuevo. Revise si su cita reproduce datos que ahora van ocultos.`,
      consta: true,
      url: `/sentencia/versiones?id=${encodeURIComponent(own.docId)}`,
      ...noWords,
    }
  if (laterFacts === undefined) return noLonger
  return row.kind === 'se_aparta' ? describeDeparture(own, laterFacts, around) : describeReversal(own, laterFacts, around)
}

async function describeDeparture(own: RulingFacts, later: RulingFacts, { services, texts, legible }: Around): Promise<Statement> {
  const treating = await findTreatingRuling(services.db, own, later.docId)
  if (treating === null || !departures.has(treating.treatment)) return noLonger
  const isLegible = legible.has(later.docId)
  const [shown] = presentTreating(treating, later, isLegible ? texts.get(later.docId) : undefined)
  if (shown === undefined) return noLonger
  const where = shown.considerando === null ? '' : `, considerando ${shown.considerando}`
  return {
    frase: `${nameRuling(later)}, ${verbs[treating.treatment]} ${nameRuling(own)}${where}.`,
    consta: true,
    pasaje: shown.pasaje,
    sinAcceso: !isLegible,
    url: isLegible ? `${rulingUrl(later.docId)}#${shown.ancla}` : rulingUrl(later.docId),
  }
}

function describeReversal(own: RulingFacts, later: RulingFacts, { texts, legible }: Around): Statement {
  const text = texts.get(later.docId)
  const overturning = text === undefined ? null : describeOverturning(own, text)
  if (text === undefined || overturning === null) return noLonger
  const isLegible = legible.has(later.docId)
  const decision = isLegible ? presentDisposition(text) : null
  return {
    frase: `${nameRuling(own)}: ${overturning.texto}, paso siguiente de la misma causa.`,
    consta: true,
    pasaje: decision === null ? null : { ancla: decision.ancla, antes: '', texto: decision.texto, despues: '' },
    sinAcceso: !isLegible,
    url: `${rulingUrl(later.docId)}${decision === null ? '' : `#${decision.ancla}`}`,
  }
}

async function describeArticle({ idNorma, article, inForceFrom }: WatchNewsRow, { services, norms }: Around): Promise<Statement> {
  if (idNorma === null || article === null || inForceFrom === null) return noLonger
  const { wordings, removedOn } = await norms.history({ idNorma, article })
  const wording = wordings.find(({ from }) => from === inForceFrom)
  const { name } = (await readNorm(services, idNorma)).facts
  const articulo = { idNorma, articulo: article, etiqueta: `art. ${article} ${name}`, vigenteDesde: inForceFrom }
  const day = formatDate(inForceFrom)
  const url = `/norma/${idNorma}?${new URLSearchParams({ articulo: article })}`
  if (wording === undefined && removedOn !== inForceFrom) return { ...noLonger, articulo }
  const frase =
    wording === undefined
      ? `${name}: el artículo ${article} ya no está en el texto vigente desde el ${day}.`
      : wording.isRepealed
        ? `${name}: el artículo ${article} figura derogado en el texto vigente desde el ${day}.`
        : `${name}: el artículo ${article} cambió. Texto vigente desde el ${day}.`
  return { frase, consta: true, url, articulo, ...noWords }
}

/** «Corte Suprema, rol N° 12.345-2020, 03-05-2021». */
function nameRuling(facts: RulingFacts): string {
  const name = [facts.court, citedNumber(facts), facts.decidedOn && formatDate(facts.decidedOn)].filter(Boolean).join(', ')
  return facts.fictional ? `${name} (sentencia ficticia de demostración)` : name
}
