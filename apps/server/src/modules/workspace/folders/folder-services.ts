import type { FolderReader } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { chileanToday } from '../chilean-today.ts'

/** What the verbs of matters work with. */
export type FolderServices = Pick<Services, 'db' | 'textSeal'>

export const readerOf = ({ userId }: UserActor, at: Date): FolderReader => ({ userId, today: chileanToday(at) })
