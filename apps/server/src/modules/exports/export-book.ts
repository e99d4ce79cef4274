import type { exportBookEndpoint } from '@basejuris/contract'
import { findFolder, listFacts, listRulings } from '@basejuris/database'
import { type DocumentPart, fileName, type RulingEntry } from '@basejuris/documents'
import { chileanDate, type RulingFacts, type UserActor } from '@basejuris/domain'
import type { z } from 'zod'
import { ServiceError } from '../../errors/service-error.ts'
import type { FileAnswer } from '../../http/files/file-answer.ts'
import type { Services } from '../../services.ts'
import { citeRuling } from '../rulings/cite-ruling.ts'
import { findOverturning, nullWithoutEngine } from '../rulings/find-overturning.ts'
import { fictionalNotices, lostNotices, maskedNotice, missingNotices } from './export-notices.ts'
import type { ExportContext } from './export-rulings.ts'
import { gatherEntries } from './gather-entries.ts'
import { overturnedWarning, presentEntry } from './sources/present-entry.ts'
import { markPlaces, readSavedPassages, type SavedPassages } from './sources/read-saved-passages.ts'
import { reservedFolder } from './sources/source-of-folder.ts'
import { unmarkedNotices } from './sources/unmarked-notices.ts'
import { typesetInWorker } from './typeset-in-worker.ts'
import { withExportSlot } from './with-export-slot.ts'

type Body = z.output<typeof exportBookEndpoint.body>

/** Whole texts read at once. */
const batch = 10

/** A compilation of rulings in the order asked. Its cover lists rulings that are unreadable or gone. If none are left: `export.empty`. */
export async function exportBook(
  services: Services,
  actor: UserActor,
  { titulo, materia, autor, sentencias, paginasPorTomo, carpeta, pasajes, notas }: Body,
  { now, signal, limiter, address }: ExportContext,
): Promise<FileAnswer> {
  const highlighted = Object.fromEntries(sentencias.map(({ docId, considerandos }) => [docId, considerandos]))
  const requested = Object.keys(highlighted)
  const [known, { readable }] = await Promise.all([listFacts(services.db, requested), services.entitlementOf(actor)])
  const open = known.filter(({ collection }) => readable.has(collection))
  if (open.length === 0) throw new ServiceError('export.empty')
  const consultedOn = chileanDate(now)
  const folder = carpeta === undefined ? null : await openFolder(services, actor, carpeta, consultedOn)
  const saved = folder === null || !pasajes ? null : chosenPassages(await readSavedPassages(services, actor, folder.id), requested)
  const closed = known.filter(({ collection }) => !readable.has(collection))
  const notices = [...missingNotices(requested, known), ...premiumNotices(closed), ...unmarkedNotices(saved)]
  async function* book(): AsyncGenerator<DocumentPart> {
    const entries = yield* gatherEntries(readEntries(services, open, { highlighted, saved, withNotes: notas }), open.length)
    const included = entries.length
    if (included === 0) throw new ServiceError('export.empty')
    const allNotices = [
      ...notices,
      ...lostNotices(open.length, included),
      ...fictionalNotices(entries),
      maskedNotice(services.site.publicUrl),
    ]
    const head = { title: titulo, subject: materia, author: autor, notices: allNotices, consultedOn }
    const task = {
      kind: 'book',
      head,
      total: included,
      pagesPerVolume: paginasPorTomo,
      highlighted,
      fileName: nameOf(folder?.reserved === true ? reservedFolder : titulo, consultedOn),
    } as const
    yield* typesetInWorker(task, entries, signal)
  }
  return withExportSlot(book(), { limiter, userId: actor.userId, address, signal })
}

/** Without extension: a book is a PDF or an archive. */
const nameOf = (title: string, day: string): string =>
  fileName({ kind: 'compilacion', subject: title, day, extension: 'pdf' }).replace(/\.pdf$/, '')

interface BookMarks {
  /** Anchors of whole sections, by docId. */
  readonly highlighted: Readonly<Record<string, readonly string[]>>
  readonly saved: SavedPassages | null
  readonly withNotes: boolean
}

/** A folder that the user may read. Any other: `folder.not_found`. */
async function openFolder({ db }: Pick<Services, 'db'>, { userId }: UserActor, folderId: string, today: string) {
  const folder = await findFolder(db, { userId, today }, folderId)
  if (folder === null) throw new ServiceError('folder.not_found')
  return folder
}

const chosenPassages = (saved: SavedPassages, docIds: readonly string[]): SavedPassages =>
  new Map(docIds.flatMap((docId) => (saved.has(docId) ? [[docId, saved.get(docId) ?? []] as const] : [])))

async function* readEntries(
  services: Pick<Services, 'db' | 'site' | 'search' | 'rulings'>,
  rulings: readonly RulingFacts[],
  { highlighted, saved, withNotes }: BookMarks,
): AsyncGenerator<RulingEntry> {
  for (let from = 0; from < rulings.length; from += batch) {
    const docIds = rulings.slice(from, from + batch).map(({ docId }) => docId)
    const open = await listRulings(services.db, docIds)
    const overturnings = await findOverturning(services, open).catch(nullWithoutEngine)
    for (const ruling of open) {
      const anchors = new Set(ruling.sections.map(({ anchor }) => anchor))
      const unknown = (highlighted[ruling.docId] ?? []).filter((anchor) => !anchors.has(anchor))
      const missing = unknown.length === 0 ? [] : [`No están en este texto las partes que se pidió destacar: ${unknown.join(', ')}.`]
      const warnings = [...overturnedWarning(overturnings, ruling.docId), ...missing]
      const places = markPlaces(saved?.get(ruling.docId) ?? [], { withNotes })
      yield presentEntry(ruling, services.site.publicUrl, { sections: ruling.sections, places, warnings })
    }
  }
}

const premiumNotices = (closed: readonly RulingFacts[]): string[] =>
  closed.length === 0
    ? []
    : [`Sin texto, porque su base requiere una suscripción premium: ${closed.map((facts) => citeRuling(facts).corta).join('; ')}.`]
