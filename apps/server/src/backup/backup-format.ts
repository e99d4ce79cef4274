import { z } from 'zod'

/** Folders of the data folder that a backup holds. The index is not among them: it is built again from the database. */
export const backupFolders = ['database', 'quarantine', 'private'] as const

export const headerName = 'basejuris-backup.json'
export const manifestName = 'manifest.json'

/** First file of a backup, a gzipped tar: what it is. */
export const headerSchema = z.object({ format: z.literal(1), createdAt: z.iso.datetime() })
export type BackupHeader = z.infer<typeof headerSchema>

/** Last file: every other one with its size and SHA-256, so that a backup cut short or damaged is known before anything is replaced. */
export const manifestSchema = z.object({
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
})
export type BackupManifest = z.infer<typeof manifestSchema>

const safeName = /^(?:database|quarantine|private)(?:\/[\w.+-]{1,200})*$/u

/** Whether a name of the archive stays inside the folders it may fill. */
export function isAllowedName(name: string): boolean {
  return safeName.test(name) && !name.split('/').some((part) => part === '.' || part === '..')
}
