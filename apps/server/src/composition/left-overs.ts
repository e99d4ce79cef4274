import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const kinds = ['backup', 'restore', 'replaced'] as const
type Kind = (typeof kinds)[number]

/** File in the folder of an unfinished backup that names the half-written file. */
export const draftNoteName = 'draft.txt'

/** Folder beside the data folder in which a backup or a restore works. */
export function workFolder(dataDir: string, kind: Kind, id: string): string {
  return `${dataDir}.${kind}-${id}`
}

/**
 * Removes what interrupted backups and restores left beside the data folder. `running` are the work folders of this process. A restore
 * interrupted between its two renames left no data folder: the old one is put back. Only the holder of the lock may call it.
 */
export async function removeLeftOvers(dataDir: string, running: ReadonlySet<string> = new Set()): Promise<readonly string[]> {
  const beside = dirname(dataDir)
  const left = new RegExp(`^${RegExp.escape(basename(dataDir))}\\.(${kinds.join('|')})-${uuid}$`, 'u')
  const removed: string[] = []
  for (const name of (await readdir(beside).catch(() => [])).sort()) {
    const path = join(beside, name)
    const kind = left.exec(name)?.[1]
    if (kind === undefined || running.has(path)) continue
    if (kind === 'replaced' && (await isMissing(dataDir))) await rename(path, dataDir)
    else {
      if (kind === 'backup') await removeDraft(path)
      await rm(path, { recursive: true, force: true })
      removed.push(path)
    }
  }
  return removed
}

async function removeDraft(folder: string): Promise<void> {
  const draft = await readFile(join(folder, draftNoteName), 'utf8').catch(() => null)
  if (draft?.endsWith('.partial')) await rm(draft, { force: true })
}

const isMissing = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) === null
