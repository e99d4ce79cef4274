import type { FinalityView, OppositionView } from '@basejuris/contract'
import type { CollectionId, Ruling } from '@basejuris/domain'
import { findOpposedPassages, type HoldingPassage, normLabel, partyName, placeSubdivisions } from '@basejuris/legal-text'
import { anchorLabel, type Contradiction, type OpposedPair } from '@basejuris/search'
import { cardFacts, presentCard } from '../rulings/present-card.ts'
import { describeAppeal } from '../rulings/present-contrary.ts'

export type OpposedRuling = OpposedPair['claimant']

interface Opposition extends Pick<Contradiction, 'article' | 'place' | 'similarity'> {
  readonly sides: readonly [OpposedRuling, OpposedRuling]
}

interface ReaderView {
  readonly readable: ReadonlySet<CollectionId>
  /** Rulings that others left without effect. */
  readonly undone: ReadonlySet<string>
  /** By docId; null where finality was not asked for. */
  readonly finality: ReadonlyMap<string, FinalityView> | null
}

/**
 * Two opposed rulings as a reader may see them: passages only of what they may read. Null where one of them has no words of its own court
 * that answer.
 */
export function presentOpposition(
  { article, place, similarity, sides }: Opposition,
  rulings: readonly [Ruling, Ruling],
  view: ReaderView,
): OppositionView | null {
  const passages = findOpposedPassages(rulings[0].sections, rulings[1].sections, article)
  if (passages.includes(null)) return null
  const present = (at: 0 | 1) =>
    presentSide(rulings[at], { ...sides[at], article, place }, view.readable.has(rulings[at].collection) ? passages[at] : null, view)
  return {
    articulo: { clave: article, etiqueta: normLabel(article, placeSubdivisions(place)) },
    cercania: Math.max(0, Math.min(1, similarity)),
    uno: present(0),
    otro: present(1),
  }
}

function presentSide(
  ruling: Ruling,
  { side }: OpposedRuling & Pick<Opposition, 'article' | 'place'>,
  passage: HoldingPassage | null,
  { readable, undone, finality }: ReaderView,
): OppositionView['uno'] {
  const card = presentCard(cardFacts(ruling, readable))
  if (!readable.has(ruling.collection))
    return { ...card, detalle: '', favorece: '', legible: false, pasaje: null, sinEfecto: false, firmeza: null }
  return {
    ...card,
    detalle: describeAppeal({ kind: side.kind, appellant: side.appellant, outcome: ruling.outcome }),
    favorece: partyName(side.kind, side.favoured),
    legible: true,
    pasaje: passage === null ? null : presentPassage(ruling, passage),
    sinEfecto: undone.has(ruling.docId),
    firmeza: finality?.get(ruling.docId) ?? null,
  }
}

function presentPassage(
  { sections }: Ruling,
  { anchor, from, to, text, isCut }: HoldingPassage,
): NonNullable<OppositionView['uno']['pasaje']> {
  const section = sections.find(({ paragraphs }) => paragraphs.some((each) => each.anchor === anchor))
  const place = section === undefined || section.kind === 'texto' ? anchor : section.anchor
  return { texto: text, ancla: anchor, etiqueta: anchorLabel(place), desde: from, hasta: to, cortado: isCut }
}
