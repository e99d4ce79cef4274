import { listFacts, listRulings } from '@basejuris/database'
import type { RulingEntry } from '@basejuris/documents'
import { type Actor, formatCount, formatPlural, type RulingFacts, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import type { ExportExtent, ExportSource } from './export-source.ts'
import { presentEntry, withoutEntitlement } from './present-entry.ts'
import { type Marks, readOwnMarks } from './read-marks.ts'

/** Whole texts read at once. */
const batch = 10
const maxNamedInNotice = 10

export interface ListedRulings {
  readonly docIds: readonly string[]
  readonly title: string
  readonly name: string
  readonly facts?: ExportSource['facts']
  readonly notes?: ExportSource['notes']
  /** Tags and notes by docId. */
  readonly marks: ReadonlyMap<string, Marks>
}

/** Rulings that the user chose, with the user's own tags and notes. */
export async function sourceOfChoice(
  services: Services,
  actor: UserActor,
  docIds: readonly string[],
  extent: ExportExtent,
): Promise<ExportSource> {
  const marks = extent.withNotes ? await readOwnMarks(services, actor) : new Map<string, Marks>()
  return sourceOfList(services, actor, { docIds, title: 'Sentencias elegidas', name: 'sentencias', marks }, extent)
}

/** Rulings by id, in the order given. Missing ones are reported in a notice. If none are left: `export.empty`. */
export async function sourceOfList(
  services: Services,
  actor: Actor,
  { docIds, title, name, facts = [], notes = [], marks }: ListedRulings,
  { withText, limit }: ExportExtent,
): Promise<ExportSource> {
  const requested = [...new Set(docIds)]
  const [known, { readable }] = await Promise.all([listFacts(services.db, requested), services.entitlementOf(actor)])
  const exported = known.slice(0, limit)
  if (exported.length === 0) throw new ServiceError('export.empty')
  const { publicUrl } = services.site

  async function* entries(): AsyncGenerator<RulingEntry> {
    for (let from = 0; from < exported.length; from += batch) {
      const part = exported.slice(from, from + batch)
      const open = part.filter(({ collection }) => readable.has(collection)).map(({ docId }) => docId)
      const texts = withText ? new Map((await listRulings(services.db, open)).map(({ docId, sections }) => [docId, sections])) : null
      for (const ruling of part) {
        const sections = texts?.get(ruling.docId)
        if (withText && sections === undefined && readable.has(ruling.collection)) continue
        yield presentEntry(ruling, publicUrl, {
          sections: sections ?? [],
          warnings: readable.has(ruling.collection) ? [] : [withoutEntitlement],
          marks: marks.get(ruling.docId),
        })
      }
    }
  }
  return {
    title,
    name,
    facts,
    describeContents: (included) => `${formatCount(included)} de ${formatPlural(requested.length, 'sentencia', 'sentencias')}`,
    notes,
    notices: [...missingNotices(requested, known), ...truncatedNotices(known.length, exported.length)],
    total: exported.length,
    entries: entries(),
  }
}

function missingNotices(requested: readonly string[], known: readonly RulingFacts[]): string[] {
  const found = new Set(known.map(({ docId }) => docId))
  const missing = requested.filter((docId) => !found.has(docId))
  if (missing.length === 0) return []
  const named = `${missing.slice(0, maxNamedInNotice).join(', ')}${missing.length > maxNamedInNotice ? '…' : ''}`
  return [
    `No están ${formatPlural(missing.length, 'sentencia que se retiró', 'sentencias que se retiraron')} de BaseJuris o que no existen: ${named}.`,
  ]
}

const truncatedNotices = (known: number, exported: number): string[] =>
  exported < known ? [`Están las primeras ${formatCount(exported)}: faltan ${formatCount(known - exported)}.`] : []
