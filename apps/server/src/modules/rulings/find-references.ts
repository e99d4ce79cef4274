import { setImmediate } from 'node:timers/promises'
import type { CitedRuling, ReferenceTarget, ReferenceView } from '@basejuris/contract'
import { type Database, listFactsByDocket, type Transaction } from '@basejuris/database'
import {
  citedNumber,
  formatDocketNumber,
  type Paragraph,
  parseDocketNumber,
  type Ruling,
  type RulingFacts,
  type Section,
} from '@basejuris/domain'
import { type FoundNormCitation, findNormCitations, findRulingReferences, type RulingReference } from '@basejuris/legal-text'
import { normUrl } from './norm-url.ts'
import { resolveDocket } from './resolve-docket.ts'
import { rulingUrl } from './ruling-url.ts'

export interface References {
  /** By anchor of paragraph; ascending, without overlap. */
  readonly byParagraph: ReadonlyMap<string, ReferenceView[]>
  readonly targets: Readonly<Record<string, ReferenceTarget>>
}

/** What a paragraph names, before it is known whether it resolves. */
interface Named {
  readonly norms: readonly FoundNormCitation[]
  readonly dockets: readonly RulingReference[]
}

/** Characters read at a time, between which other requests get their turn: about five milliseconds. */
const readAtOnce = 20_000

/** Norms and other rulings that a ruling's text names and that resolve: norms of known idNorma, docket numbers of the index. */
export async function findReferences(db: Database | Transaction, ruling: Ruling): Promise<References> {
  const named = await namedLately(ruling.sections)
  const dockets = [...named.values()].flatMap((paragraph) => paragraph.dockets)
  const candidates = Map.groupBy(
    await listFactsByDocket(
      db,
      dockets.map(({ docket }) => docket),
    ),
    numberOf,
  )
  const idOfNorm = sourceIds(ruling)
  const targets: Record<string, ReferenceTarget> = {}
  const byParagraph = new Map<string, ReferenceView[]>()
  for (const [anchor, paragraph] of named) {
    const norms = paragraph.norms.flatMap((citation): ReferenceView[] => {
      const idNorma = citation.idNorma ?? idOfNorm.get(normOf(citation.key))
      if (idNorma === undefined) return []
      const { key, label, article, from, to } = citation
      targets[key] ??= { tipo: 'norma', clave: key, etiqueta: label, idNorma, articulo: article, url: normUrl(idNorma, article) }
      return [{ tipo: 'norma', desde: from, hasta: to, destino: key }]
    })
    const rulings = paragraph.dockets.flatMap((reference): ReferenceView[] => {
      const { number, year } = reference.docket
      const resolved = resolveDocket(reference, ruling, candidates.get(`${number}-${year}`) ?? [])
      if (resolved === null) return []
      const rol = formatDocketNumber(reference.docket)
      const destino = [rol, reference.docket.book, resolved.court].filter((part) => part !== null).join(', ')
      targets[destino] ??= { tipo: 'rol', rol, tribunal: resolved.court, sentencias: resolved.rulings.map(presentNamed) }
      return [{ tipo: 'rol', desde: reference.from, hasta: reference.to, destino }]
    })
    const references = withoutOverlap([...rulings, ...norms])
    if (references.length > 0) byParagraph.set(anchor, references)
  }
  return { byParagraph, targets }
}

/** By the very sections: those of a ruling that is read again while it is at hand are the same. */
const namedIn = new WeakMap<readonly Section[], Map<string, Named>>()

async function namedLately(sections: readonly Section[]): Promise<ReadonlyMap<string, Named>> {
  const known = namedIn.get(sections)
  if (known !== undefined) return known
  const named = await readSections(sections)
  namedIn.set(sections, named)
  return named
}

/** Paragraphs are read together, so that «el mismo Código» reaches the one before; places are told within their paragraph. */
async function readSections(sections: readonly Section[]): Promise<Map<string, Named>> {
  const named = new Map<string, Named>()
  for (const { paragraphs } of sections) {
    for (const stretch of stretchesOf(paragraphs)) {
      const text = stretch.map((paragraph) => paragraph.text).join('\n')
      const norms = findNormCitations(text)
      const dockets = findRulingReferences(text)
      let start = 0
      for (const paragraph of stretch) {
        const end = start + paragraph.text.length
        const own = { norms: within(norms, start, end), dockets: within(dockets, start, end) }
        if (own.norms.length > 0 || own.dockets.length > 0) named.set(paragraph.anchor, own)
        start = end + 1
      }
      if (text.length >= readAtOnce / 2) await setImmediate()
    }
  }
  return named
}

function stretchesOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const stretches: Paragraph[][] = []
  let length = readAtOnce
  for (const paragraph of paragraphs) {
    if (length >= readAtOnce) {
      stretches.push([])
      length = 0
    }
    stretches.at(-1)?.push(paragraph)
    length += paragraph.text.length
  }
  return stretches
}

const within = <T extends { readonly from: number; readonly to: number }>(found: readonly T[], start: number, end: number): T[] =>
  found.filter(({ from, to }) => from >= start && to <= end).map((one) => ({ ...one, from: one.from - start, to: one.to - start }))

/** Of two that overlap the one that begins first stays. */
function withoutOverlap(references: readonly ReferenceView[]): ReferenceView[] {
  const kept: ReferenceView[] = []
  for (const one of [...references].sort((a, b) => a.desde - b.desde || b.hasta - a.hasta))
    if (one.desde >= (kept.at(-1)?.hasta ?? 0)) kept.push(one)
  return kept
}

const normOf = (key: string): string => key.split(':', 1)[0] ?? key

/** What the source itself says a norm's idNorma is, by the norm's key. */
const sourceIds = ({ norms }: RulingFacts): ReadonlyMap<string, number> =>
  new Map(norms.flatMap(({ key, idNorma }) => (idNorma === null ? [] : [[normOf(key), idNorma] as const])))

const numberOf = (facts: RulingFacts): string => {
  const docket = parseDocketNumber(facts.docketNumber ?? facts.rit ?? '')
  return docket === null ? '' : `${docket.number}-${docket.year}`
}

const presentNamed = (facts: RulingFacts): CitedRuling => ({
  docId: facts.docId,
  caratulado: facts.caption,
  tribunal: facts.court,
  rol: facts.docketNumber,
  numero: citedNumber(facts),
  fechaSentencia: facts.decidedOn,
  resultado: facts.outcome,
  ficticia: facts.fictional,
  url: rulingUrl(facts.docId),
})
