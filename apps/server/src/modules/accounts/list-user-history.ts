import { type HistoryEntry, profileHistoryEntries } from '@basejuris/contract'
import { listHistory } from '@basejuris/database'
import type { Services } from '../../services.ts'
import { presentEntry } from '../workspace/history/kept-search.ts'

/** Active entries of a user's history, newest first, as many as a profile carries. */
export const listUserHistory = async (services: Pick<Services, 'db' | 'textSeal'>, userId: string): Promise<HistoryEntry[]> =>
  (await listHistory(services.db, userId, profileHistoryEntries)).map((row) => presentEntry(services, row))
