import { z } from 'zod'
import { allCollections, baseIds, collectionIds } from './bases.ts'

export const collectionIdSchema = z.enum(collectionIds)
/** One collection, or all of them. */
export const namespaceSchema = z.enum([allCollections, ...collectionIds])
export const baseIdSchema = z.enum(baseIds)
