import { z } from 'zod'
import { baseIds, collectionIds } from './bases.ts'

export const collectionIdSchema = z.enum(collectionIds)
export const baseIdSchema = z.enum(baseIds)
