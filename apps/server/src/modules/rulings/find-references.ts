import type { CitedRuling, ReferenceTarget, ReferenceView } from '@basejuris/contract'
import { type Database, listFactsByDocket, type Transaction } from '@basejuris/database'
import {
  type CollectionId,
  citedNumber,
  formatDocketNumber,
  formatSubdivision,
  parseDocketNumber,
  type Ruling,
  type RulingFacts,
} from '@basejuris/domain'
import { type ParagraphCitations, readCitations, resolveDocket } from '@basejuris/ingestion'
import { type RulingReference, wholeKey } from '@basejuris/legal-text'
import { cardFacts } from './present-card.ts'
import { normUrl, rulingUrl } from './ruling-url.ts'

export interface References {
  /** By anchor of paragraph; ascending, without overlap. */
  readonly byParagraph: ReadonlyMap<string, ReferenceView[]>
  readonly targets: Readonly<Record<string, ReferenceTarget>>
}

/**
 * Norms and other rulings that a ruling's text cites and that resolve: norms with a known idNorma, docket numbers of stored rulings.
 * Those are named as an actor with these rights may see them.
 */
export async function findReferences(db: Database | Transaction, ruling: Ruling, readable: ReadonlySet<CollectionId>): Promise<References> {
  const citations = await readCitations(ruling.sections)
  const dockets = [...citations.values()].flatMap(docketsOf)
  const stored = await listFactsByDocket(
    db,
    dockets.map(({ docket }) => docket),
  )
  // A real ruling never cites a fictional one, whatever its docket number.
  const candidates = Map.groupBy(
    stored.filter(({ fictional }) => fictional === ruling.fictional),
    numberOf,
  )
  const idOfNorm = sourceIds(ruling)
  const targets: Record<string, ReferenceTarget> = {}
  const byParagraph = new Map<string, ReferenceView[]>()
  for (const [anchor, paragraph] of citations) {
    const norms = paragraph.norms.flatMap((citation): ReferenceView[] => {
      const idNorma = citation.idNorma ?? idOfNorm.get(wholeKey(citation.key))
      if (idNorma === undefined) return []
      const { key, label, article, subdivisions, from, to } = citation
      const destino = key + subdivisions.map(formatSubdivision).join(',')
      targets[destino] ??= { tipo: 'norma', clave: key, etiqueta: label, idNorma, articulo: article, url: normUrl(idNorma, article) }
      return [{ tipo: 'norma', desde: from, hasta: to, destino }]
    })
    const rulings = docketsOf(paragraph).flatMap((reference): ReferenceView[] => {
      const { number, year } = reference.docket
      const resolved = resolveDocket(reference, ruling, candidates.get(`${number}-${year}`) ?? [])
      if (resolved === null) return []
      const rol = formatDocketNumber(reference.docket)
      const destino = [rol, reference.docket.book, resolved.court].filter((part) => part !== null).join(', ')
      const sentencias = resolved.rulings.map((each) => presentNamed(cardFacts(each, readable)))
      targets[destino] ??= { tipo: 'rol', rol, tribunal: resolved.court, sentencias }
      return [{ tipo: 'rol', desde: reference.from, hasta: reference.to, destino }]
    })
    const references = withoutOverlap([...rulings, ...norms])
    if (references.length > 0) byParagraph.set(anchor, references)
  }
  return { byParagraph, targets }
}

/** Citations by number and year: only these resolve without asking. */
const docketsOf = ({ rulings }: ParagraphCitations): RulingReference[] =>
  rulings.flatMap(({ from, to, docket, court }) => (docket === null ? [] : [{ from, to, docket, court }]))

/** Of two that overlap, the one that begins first stays. */
function withoutOverlap(references: readonly ReferenceView[]): ReferenceView[] {
  const retained: ReferenceView[] = []
  for (const one of [...references].sort((a, b) => a.desde - b.desde || b.hasta - a.hasta))
    if (one.desde >= (retained.at(-1)?.hasta ?? 0)) retained.push(one)
  return retained
}

/** The idNorma that the source gives, by norm key. */
const sourceIds = ({ norms }: RulingFacts): ReadonlyMap<string, number> =>
  new Map(norms.flatMap(({ key, idNorma }) => (idNorma === null ? [] : [[wholeKey(key), idNorma] as const])))

const numberOf = (facts: RulingFacts): string => {
  const docket = parseDocketNumber(facts.docketNumber ?? facts.rit ?? '')
  return docket === null ? '' : `${docket.number}-${docket.year}`
}

/** A stored ruling as citations list it. */
export function presentNamed(facts: RulingFacts): CitedRuling {
  return {
    docId: facts.docId,
    caratulado: facts.caption,
    tribunal: facts.court,
    rol: facts.docketNumber,
    numero: citedNumber(facts),
    fechaSentencia: facts.decidedOn,
    resultado: facts.outcome,
    ficticia: facts.fictional,
    url: rulingUrl(facts.docId),
  }
}
