import type { FinalityView, OppositionView, oppositionGrades } from '@basejuris/contract'
import type { CollectionId, Ruling } from '@basejuris/domain'
import { findOpposedPassages, type HoldingPassage, normLabel, partyName, placeSubdivisions } from '@basejuris/legal-text'
import { anchorLabel, type Contradiction, type OpposedPair } from '@basejuris/search'
import { cardFacts, presentCard } from '../rulings/present-card.ts'
import { describeAppeal } from '../rulings/present-contrary.ts'

export type OpposedRuling = OpposedPair['claimant']

interface Opposition extends Pick<Contradiction, 'article' | 'place' | 'grade' | 'similarity'> {
  readonly sides: readonly [OpposedRuling, OpposedRuling]
}

interface ReaderView {
  readonly readable: ReadonlySet<CollectionId>
  /** Rulings that others left without effect. */
  readonly undone: ReadonlySet<string>
  /** By docId; null where finality was not asked for. */
  readonly finality: ReadonlyMap<string, FinalityView> | null
}

const gradeNames: Readonly<Record<Contradiction['grade'], (typeof oppositionGrades)[number]>> = {
  both_decide: 'ambas_deciden',
  one_decides: 'una_decide',
  both_cite: 'ambas_citan',
}

/** Two opposed rulings as a reader may see them: passages only of what they may read. */
export function presentOpposition(
  { article, place, grade, similarity, sides }: Opposition,
  rulings: readonly [Ruling, Ruling],
  view: ReaderView,
): OppositionView {
  const readable = rulings.map(({ collection }) => view.readable.has(collection))
  const passages = readable.some(Boolean) ? findOpposedPassages(rulings[0].sections, rulings[1].sections, article) : [null, null]
  const present = (at: 0 | 1) =>
    presentSide(rulings[at], { ...sides[at], article, place }, readable[at] ? (passages[at] ?? null) : null, view)
  return {
    articulo: { clave: article, etiqueta: normLabel(article, placeSubdivisions(place)) },
    grado: gradeNames[grade],
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
