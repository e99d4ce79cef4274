import { type ImportedKind, type ImportReport, maxHistoryEntries, maxNamedAbsent } from '@basejuris/contract'
import {
  addImported,
  deleteOldestHistory,
  type ImportedTable,
  type ImportedWorkspace,
  listAbsentRulings,
  listOwnIds,
  lockUser,
  measureWorkspace,
  recordAudit,
  type Transaction,
  type WorkspaceSizes,
} from '@basejuris/database'
import {
  formatCount,
  maxFavorites,
  maxFolderItems,
  maxFolderNotes,
  maxFolders,
  maxSavedPassages,
  maxSavedSearches,
} from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { withinNoteQuota } from '../note-quota.ts'
import type { AccountFile } from './account-file.ts'
import { type ImportPlan, planImport } from './plan-import.ts'

const tableOfKind: Readonly<Record<ImportedKind, ImportedTable>> = {
  favoritos: 'favorites',
  carpetas: 'folders',
  sentenciasDeCarpetas: 'folderItems',
  notas: 'folderNotes',
  pasajes: 'savedPassages',
  busquedasGuardadas: 'savedSearches',
  historial: 'searchHistory',
}

/** Of each size: the field of the file that fills it, and its limit. */
const limits: Readonly<Record<keyof WorkspaceSizes, readonly [field: string, max: number]>> = {
  favorites: ['datos.favorites', maxFavorites],
  folders: ['datos.folders', maxFolders],
  savedSearches: ['datos.saved_searches', maxSavedSearches],
  itemsOfFolder: ['datos.folder_items', maxFolderItems],
  notesOfFolder: ['datos.folder_notes', maxFolderNotes],
  passagesOfFolder: ['datos.saved_passages', maxSavedPassages],
}

export interface ImportData {
  readonly file: AccountFile
  readonly at: Date
  /** For the audit. */
  readonly by: string
}

/**
 * Brings the data of a file to a user, all or nothing. What the user has stays as it is, and a repetition changes nothing. More than an
 * account holds: `import.full` or `notes.full`.
 */
export async function importData(
  services: Pick<Services, 'db' | 'textCipher' | 'historyQueue'>,
  userId: string,
  { file, at, by }: ImportData,
): Promise<ImportReport> {
  await services.historyQueue.settled(userId)
  return services.db.transaction(async (tx) => {
    if ((await lockUser(tx, userId)) === null) throw new ServiceError('auth.expired')
    const plan = planImport(services, file, { userId, own: await listOwnIds(tx, userId), at })
    const added = await withinNoteQuota(tx, { userId }, () => addImported(tx, plan.rows, at))
    refuseOverfull(await measureWorkspace(tx, userId))
    await deleteOldestHistory(tx, userId, maxHistoryEntries)
    await recordAudit(tx, [{ at, actor: by, action: 'user.data_imported', subject: userId, details: { ...added } }])
    return report(tx, file, { plan, added })
  })
}

function refuseOverfull(sizes: WorkspaceSizes): void {
  const details = (Object.keys(limits) as (keyof WorkspaceSizes)[]).flatMap((name) => {
    const [field, max] = limits[name]
    return sizes[name] <= max ? [] : [{ field, message: `quedarían ${formatCount(sizes[name])}; el máximo es ${formatCount(max)}` }]
  })
  if (details.length > 0) throw new ServiceError('import.full', { details })
}

interface Outcome {
  readonly plan: ImportPlan
  readonly added: Readonly<Record<ImportedTable, number>>
}

async function report(tx: Transaction, file: AccountFile, { plan, added }: Outcome): Promise<ImportReport> {
  const { rows, foreign, expired } = plan
  const absent = await listAbsentRulings(tx, docIdsOf(rows))
  const counts = Object.fromEntries(
    Object.entries(tableOfKind).map(([kind, table]) => [kind, { nuevos: added[table], presentes: rows[table].length - added[table] }]),
  ) as ImportReport['datos']
  return {
    datos: counts,
    sentenciasAusentes: { total: absent.length, docIds: absent.slice(0, maxNamedAbsent) },
    omitidos: [
      { motivo: 'De carpetas que otras personas le compartieron', total: foreign },
      { motivo: 'De carpetas cuyo último día ya pasó', total: expired },
      ...Object.entries(leftOut).map(([table, motivo]) => ({ motivo, total: lengthOf(file[table]) })),
    ].filter(({ total }) => total > 0),
  }
}

/** Tables of the file that belong to the installation where they were made, as far as people look for them. */
const leftOut: Readonly<Record<string, string>> = {
  conversations: 'Conversaciones con el asistente',
  research_jobs: 'Investigaciones',
  analyses: 'Análisis de patrones',
  watches: 'Vigilancias: actívelas de nuevo en cada carpeta',
  folder_members: 'Carpetas compartidas con usted',
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

const docIdsOf = ({ favorites, folderItems, savedPassages }: ImportedWorkspace): string[] => [
  ...new Set([...favorites, ...folderItems, ...savedPassages].map(({ docId }) => docId)),
]
