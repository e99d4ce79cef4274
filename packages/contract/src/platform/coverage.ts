import { baseIdSchema, collectionIdSchema, isoDateSchema } from '@basejuris/domain'
import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { fictionalModeSchema } from '../search/fictional.ts'
import { coverageSchema } from '../search/result.ts'

const monthSchema = z.string().regex(/^\d{4}-\d{2}$/)

export const collectionCoverageSchema = z.object({
  id: collectionIdSchema,
  nombre: z.string(),
  /** Null for collections that belong to no base. */
  base: baseIdSchema.nullable(),
  /** Without the fictional ones in mode `excluir`. So are the other figures. */
  total: z.number().int(),
  /** Whether `total` counts them or not. */
  ficticias: z.number().int(),
  desde: isoDateSchema.nullable(),
  hasta: isoDateSchema.nullable(),
  /** Rulings without a date, which belong to no month. */
  sinFecha: z.number().int(),
  /** When one of its rulings was last stored or changed. */
  actualizada: z.iso.datetime().nullable(),
  fuentes: z.array(z.object({ id: z.string(), total: z.number().int() })),
  /** Months with rulings, oldest first. */
  meses: z.array(z.object({ mes: monthSchema, total: z.number().int() })),
  /** Runs of empty months between the first and the last month with rulings, both ends included. */
  vacios: z.array(z.object({ desde: monthSchema, hasta: monthSchema, meses: z.number().int() })),
})
export type CollectionCoverageView = z.infer<typeof collectionCoverageSchema>

export const coverageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/coverage',
  tag: 'Plataforma',
  rulingContent: 'none',
  summary: 'Sentencias por base y mes, última actualización, fuentes y vacíos conocidos',
  query: z.strictObject({ ficticias: fictionalModeSchema.optional() }),
  data: z.object({
    cobertura: coverageSchema,
    actualizada: z.iso.datetime().nullable(),
    /** Norms of the catalogue, with which citations are compared. */
    normas: z.number().int(),
    colecciones: z.array(collectionCoverageSchema),
  }),
})
