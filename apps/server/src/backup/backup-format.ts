import { z } from 'zod'

/** Rows of the tables of a PostgreSQL server; the files of an embedded database are in `database`. */
export const serverFolder = 'server'

/** Folders in a backup. The index is not among them, because it is rebuilt from the database. */
export const backupFolders = ['database', serverFolder, 'quarantine', 'private'] as const

export const headerName = 'basejuris-backup.json'
export const manifestName = 'manifest.json'

/** First file of a backup, which is a gzipped tar. */
export const headerSchema = z.object({ format: z.literal(1), createdAt: z.iso.datetime() })
export type BackupHeader = z.infer<typeof headerSchema>

/** Last file: all others with size and SHA-256, so that damage is detected before anything is replaced. */
export const manifestSchema = z.object({
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
})
export type BackupManifest = z.infer<typeof manifestSchema>

const safeName = /^(?:database|server|quarantine|private)(?:\/[\w.+-]{1,200})*$/u

/** Whether a name stays inside the folders of a backup. */
export function isAllowedName(name: string): boolean {
  return safeName.test(name) && !name.split('/').some((part) => part === '.' || part === '..')
}
