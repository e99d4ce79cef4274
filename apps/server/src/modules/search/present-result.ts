import type { Overturning, Result } from '@basejuris/contract'
import { type CollectionId, numberedKind, type Ruling } from '@basejuris/domain'
import { anchorsWithWords, type Highlighter, type RulingHit } from '@basejuris/search'
import { chooseFragments, type ShownFragment } from '../rulings/choose-fragments.ts'
import { cardFacts, presentCard } from '../rulings/present-card.ts'
import { presentContrary } from '../rulings/present-contrary.ts'
import { presentDisposition } from '../rulings/present-disposition.ts'
import { type QuerySwitches, rulingUrl } from '../rulings/ruling-url.ts'
import { describeReason } from './describe-reason.ts'

export interface ResultContext {
  readonly highlighter: Highlighter
  /** Query of the link to the ruling, and how it was read. */
  readonly searched: { readonly consulta: string } & QuerySwitches
  /** What the actor may read. A card of another base says nothing that comes from the text. */
  readonly readable: ReadonlySet<CollectionId>
  /** What left the ruling without effect. */
  readonly overturning?: Overturning | undefined
}

export function presentResult(hit: RulingHit, ruling: Ruling, { highlighter, searched, readable, overturning }: ResultContext): Result {
  const card = {
    ...presentCard(cardFacts(ruling, readable)),
    relevancia: hit.relevance,
    nivel: hit.level,
    similares: hit.similar,
    url: rulingUrl(ruling.docId, searched.consulta, searched),
  }
  if (!readable.has(ruling.collection)) return { ...card, resuelve: null, sinEfecto: null, fragmentos: [], motivos: [] }
  const shown = chooseFragments(hit.passages, ruling, highlighter)
  return {
    ...card,
    resuelve: presentDisposition(ruling),
    sinEfecto: overturning ?? null,
    fragmentos: shown.map(({ fragment }) => fragment),
    motivos: presentReasons(hit, shown, ruling),
    ...(hit.contrary === null ? {} : { contrario: presentContrary(hit.contrary, ruling.outcome) }),
  }
}

/** The reason for words names the passages that are shown. */
function presentReasons({ reasons }: RulingHit, shown: readonly ShownFragment[], ruling: Ruling): string[] {
  const anchors = anchorsWithWords(shown.map(({ hit }) => hit))
  const number = numberedKind(ruling.kind) ?? 'rol'
  return reasons.map((reason) => {
    if (reason.kind === 'words' && anchors.length > 0) return describeReason({ ...reason, anchors }, number)
    // A citation that begins in one passage is read from the whole text.
    if (reason.kind === 'norm' && reason.inFacts && reason.keys.some((key) => isCitedInText(ruling, key)))
      return describeReason({ ...reason, inFacts: false }, number)
    return describeReason(reason, number)
  })
}

const isCitedInText = ({ norms }: Ruling, sought: string): boolean =>
  norms.some(({ key, origin }) => origin === 'text' && (key === sought || key.startsWith(`${sought}:`)))
