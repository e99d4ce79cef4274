import { listFacts, listRulings } from '@basejuris/database'
import type { EntryPassage, RulingEntry } from '@basejuris/documents'
import { type Actor, formatCount, formatPlural, type Ruling, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { findOverturning, nullWithoutEngine } from '../../rulings/find-overturning.ts'
import { cardFacts } from '../../rulings/present-card.ts'
import { missingNotices } from '../export-notices.ts'
import type { ExportExtent, ExportSource } from './export-source.ts'
import { overturnedWarning, presentDecision, presentEntry, presentWithdrawn, withoutEntitlement } from './present-entry.ts'
import { type Marks, readOwnMarks } from './read-marks.ts'
import type { MarkedPlaces } from './read-saved-passages.ts'

/** Whole texts read at once. */
const batch = 10

export interface ListedRulings {
  readonly docIds: readonly string[]
  readonly title: string
  readonly name: string
  readonly facts?: ExportSource['facts']
  readonly notes?: ExportSource['notes']
  /** Tags and notes by docId. */
  readonly marks: ReadonlyMap<string, Marks>
  /** Saved passages by docId. */
  readonly passages?: ReadonlyMap<string, readonly EntryPassage[]>
  /** Passages to mark in whole texts, by docId. */
  readonly places?: ReadonlyMap<string, MarkedPlaces>
}

/** Rulings that the user chose, with the user's own tags and notes. */
export async function sourceOfChoice(
  services: Services,
  actor: UserActor,
  docIds: readonly string[],
  extent: ExportExtent,
): Promise<ExportSource> {
  const marks = extent.withNotes ? await readOwnMarks(services, actor) : new Map<string, Marks>()
  return sourceOfList(services, actor, { docIds, title: 'Sentencias elegidas', name: namedAfterCount(new Set(docIds).size), marks }, extent)
}

/** «12 sentencias». What was searched may name people, so it names no file. */
export function namedAfterCount(total: number): string {
  return `${total} ${total === 1 ? 'sentencia' : 'sentencias'}`
}

const noPassages: ReadonlyMap<string, readonly EntryPassage[]> = new Map()
const noPlaces: ReadonlyMap<string, MarkedPlaces> = new Map()

/** Rulings by id, in the order given. Missing ones are reported in a notice; a brief has their place. If none are left: `export.empty`. */
export async function sourceOfList(
  services: Services,
  actor: Actor,
  { docIds, title, name, facts = [], notes = [], marks, passages = noPassages, places = noPlaces }: ListedRulings,
  { withText, asBrief, limit }: ExportExtent,
): Promise<ExportSource> {
  const requested = [...new Set(docIds)]
  const [found, { readable }] = await Promise.all([listFacts(services.db, requested), services.entitlementOf(actor)])
  const known = new Map(found.map((ruling) => [ruling.docId, ruling]))
  const listed = asBrief ? requested : requested.filter((docId) => known.has(docId))
  const exported = listed.slice(0, limit)
  if (exported.length === 0) throw new ServiceError('export.empty')
  const { publicUrl } = services.site
  const isReadable = (docId: string): boolean => {
    const ruling = known.get(docId)
    return ruling !== undefined && readable.has(ruling.collection)
  }
  const present = (docId: string, text: Ruling | undefined, warnings: readonly string[]): RulingEntry | null => {
    const saved = { marks: marks.get(docId), passages: passages.get(docId) ?? [] }
    const ruling = known.get(docId)
    if (ruling === undefined) return presentWithdrawn(docId, saved)
    if (!isReadable(docId)) return presentEntry(cardFacts(ruling, readable), publicUrl, { ...saved, warnings: [withoutEntitlement] })
    if (text === undefined) return withText ? null : presentEntry(ruling, publicUrl, { ...saved, warnings })
    const shown = withText
      ? { sections: text.sections, places: places.get(docId) ?? new Map() }
      : { decision: presentDecision(text, publicUrl) }
    return presentEntry(ruling, publicUrl, { ...saved, ...shown, warnings })
  }

  async function* entries(): AsyncGenerator<RulingEntry> {
    for (let from = 0; from < exported.length; from += batch) {
      const part = exported.slice(from, from + batch)
      const open = await listRulings(services.db, part.filter(isReadable))
      const texts = new Map(open.map((ruling) => [ruling.docId, ruling]))
      const overturnings = await findOverturning(services, open).catch(nullWithoutEngine)
      for (const docId of part) {
        const entry = present(docId, texts.get(docId), overturnedWarning(overturnings, docId))
        if (entry !== null) yield entry
      }
    }
  }
  return {
    title,
    name,
    facts,
    describeContents: (included) =>
      `${formatCount(Math.min(included, found.length))} de ${formatPlural(requested.length, 'sentencia', 'sentencias')}`,
    notes,
    notices: [...missingNotices(requested, found), ...truncatedNotices(listed.length, exported.length)],
    total: exported.length,
    entries: entries(),
  }
}

const truncatedNotices = (known: number, exported: number): string[] =>
  exported < known ? [`Están las primeras ${formatCount(exported)}: faltan ${formatCount(known - exported)}.`] : []
