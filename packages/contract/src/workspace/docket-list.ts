import { maxDocketLines } from '@basejuris/domain'
import { z } from 'zod'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { savedCardSchema } from '../rulings/ruling-card.ts'
import { fictionalModeSchema } from '../search/fictional.ts'

export const maxDocketCandidates = 20

export const docketLineStates = ['encontrada', 'ambigua', 'no_esta', 'no_entendida'] as const

const docketLineSchema = z.object({
  /** Number of the line in the pasted text, from 1. */
  linea: z.number().int(),
  texto: z.string(),
  estado: z.enum(docketLineStates),
  /** Normalized: `12345-2020`, or a RUC. Null when it was not understood. */
  rol: z.string().nullable(),
  /** Number of the line above that means the same. Such a line is not counted again. */
  repite: z.number().int().nullable(),
  /** What the state does not say: why the line is not understood, or that another court has the number. */
  aviso: z.string().nullable(),
  /** One ruling when found, up to 20 when ambiguous. `resuelve` is null beyond the first ones of a long list. */
  candidatas: z.array(savedCardSchema),
  /** Fictional rulings with that docket number which the mode left out. */
  sinFicticias: z.number().int(),
})
export type DocketLine = z.infer<typeof docketLineSchema>

export const docketListEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/docket-list',
  tag: 'Carpetas',
  rulingContent: 'text',
  summary: `Busca hasta ${maxDocketLines} roles o RUC pegados, uno por línea; los repetidos se cuentan una vez; los que corresponden a varias sentencias se listan, nunca se adivina`,
  access: 'user',
  body: z.strictObject({
    texto: requiredText(40_000, 'pegue al menos un rol').refine(
      (text) => text.split('\n').filter((line) => line.trim() !== '').length <= maxDocketLines,
      { error: `use como máximo ${maxDocketLines} líneas` },
    ),
    ficticias: fictionalModeSchema.optional(),
  }),
  data: z.object({
    /** Blank lines are left out. */
    lineas: z.array(docketLineSchema),
    resumen: z.object({
      encontradas: z.number(),
      ambiguas: z.number(),
      noEstan: z.number(),
      noEntendidas: z.number(),
      repetidas: z.number(),
    }),
  }),
  rateLimit: { max: 30, minutes: 10 },
})
