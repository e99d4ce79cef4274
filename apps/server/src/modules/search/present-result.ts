import type { Overturning, Result } from '@basejuris/contract'
import { citedNumber, numberedKind, type Ruling } from '@basejuris/domain'
import { anchorsWithWords, type Highlighter, type RulingHit } from '@basejuris/search'
import { chooseFragments, type ShownFragment } from '../rulings/choose-fragments.ts'
import { citeRuling } from '../rulings/cite-ruling.ts'
import { presentContrary } from '../rulings/present-contrary.ts'
import { presentDisposition } from '../rulings/present-disposition.ts'
import { type QuerySwitches, rulingUrl } from '../rulings/ruling-url.ts'
import { describeReason } from './describe-reason.ts'

export interface ResultContext {
  readonly highlighter: Highlighter
  /** Query of the link to the ruling, and how it was read. */
  readonly searched: { readonly consulta: string } & QuerySwitches
  /** Whether the actor may read the text; otherwise the card has no passages. */
  readonly readable: boolean
  /** What left the ruling without effect. */
  readonly overturning?: Overturning | undefined
}

export function presentResult(hit: RulingHit, ruling: Ruling, { highlighter, searched, readable, overturning }: ResultContext): Result {
  const shown = chooseFragments(hit.passages, ruling, highlighter)
  return {
    docId: ruling.docId,
    idSentence: ruling.idSentence,
    rol: ruling.docketNumber,
    numero: citedNumber(ruling),
    caratulado: ruling.caption,
    fechaSentencia: ruling.decidedOn,
    tribunal: ruling.court,
    sala: ruling.chamber,
    base: ruling.base,
    coleccion: ruling.collection,
    recurso: ruling.appealType,
    resultado: ruling.outcome,
    relevancia: hit.relevance,
    nivel: hit.level,
    resuelve: readable ? presentDisposition(ruling) : null,
    sinEfecto: overturning ?? null,
    fragmentos: readable ? shown.map(({ fragment }) => fragment) : [],
    motivos: presentReasons(hit, shown, ruling),
    similares: hit.similar,
    ...(hit.contrary === null ? {} : { contrario: presentContrary(hit.contrary, ruling.outcome) }),
    ficticia: ruling.fictional,
    cita: citeRuling(ruling),
    url: rulingUrl(ruling.docId, searched.consulta, searched),
  }
}

/** The reason for words names the passages that are shown. */
function presentReasons({ reasons }: RulingHit, shown: readonly ShownFragment[], { kind }: Ruling): string[] {
  const anchors = anchorsWithWords(shown.map(({ hit }) => hit))
  const number = numberedKind(kind) ?? 'rol'
  return reasons.map((reason) => describeReason(reason.kind === 'words' && anchors.length > 0 ? { ...reason, anchors } : reason, number))
}
