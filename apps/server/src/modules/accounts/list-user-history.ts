import type { HistoryEntry } from '@basejuris/contract'
import type { Services } from '../../services.ts'

/** Active entries of a user's history, newest first; the history module keeps them. */
export const listUserHistory = async (_services: Pick<Services, 'db'>, _userId: string): Promise<HistoryEntry[]> => []
