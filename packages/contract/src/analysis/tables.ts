import {
  cellStates,
  columnTypes,
  isoDateSchema,
  maxAnalysisColumns,
  maxAnalysisRulings,
  maxColumnOptions,
  maxColumnQuestion,
  maxColumnTitle,
} from '@basejuris/domain'
import { z } from 'zod'
import { answerQuotationSchema, citedStateSchema } from '../assistant/answers.ts'
import { privateText, requiredText } from '../fields/text.ts'
import { rulingCardSchema } from '../rulings/ruling-card.ts'
import { fictionalModeSchema } from '../search/fictional.ts'
import { searchBodySchema } from '../search/search.ts'
import { folderIdSchema } from '../workspace/folders.ts'

export const analysisStates = ['pendiente', 'en_curso', 'completado', 'fallido', 'cancelado'] as const
export const analysisStateSchema = z.enum(analysisStates)
export type AnalysisStateName = z.infer<typeof analysisStateSchema>

export const columnTypeSchema = z.enum(columnTypes, { error: `valores permitidos: ${columnTypes.join(', ')}` })
export const cellStateSchema = z.enum(cellStates, { error: `valores permitidos: ${cellStates.join(', ')}` })

const searchedFields = {
  consulta: true,
  bases: true,
  colecciones: true,
  filtros: true,
  orden: true,
  modo: true,
  agrupar: true,
  literal: true,
  lectura: true,
  exigir: true,
  preferir: true,
  ficticias: true,
} as const

const isWithinLines = (text: string): boolean => text.split('\n').filter((line) => line.trim() !== '').length <= maxAnalysisRulings

/** Which rulings are analysed: the first results of a search, those of a folder, favourites, or docket numbers, one a line. */
export const analysisOriginSchema = z.discriminatedUnion(
  'tipo',
  [
    searchBodySchema.pick(searchedFields).extend({ tipo: z.literal('busqueda') }),
    z.strictObject({ tipo: z.literal('carpeta'), folderId: folderIdSchema }),
    z.strictObject({ tipo: z.literal('favoritos') }),
    z.strictObject({
      tipo: z.literal('roles'),
      texto: requiredText(120_000, 'pegue al menos un rol').refine(isWithinLines, {
        error: `use como máximo ${maxAnalysisRulings} líneas`,
      }),
      ficticias: fictionalModeSchema.optional(),
    }),
  ],
  { error: 'valores permitidos: busqueda, carpeta, favoritos, roles' },
)
export type AnalysisOrigin = z.output<typeof analysisOriginSchema>

/** A question to each ruling. */
export const newColumnSchema = z
  .strictObject({
    titulo: requiredText(maxColumnTitle, 'escriba un título'),
    tipo: columnTypeSchema,
    pregunta: requiredText(maxColumnQuestion, 'escriba la pregunta'),
    /** Of the type `opcion` only. */
    opciones: z
      .array(requiredText(maxColumnTitle, 'escriba la opción'))
      .max(maxColumnOptions, { error: `use como máximo ${maxColumnOptions} opciones` })
      .default([]),
  })
  .refine(({ tipo, opciones }) => (tipo === 'opcion' ? opciones.length >= 2 : opciones.length === 0), {
    path: ['opciones'],
    error: 'indique dos opciones o más en una columna de opción, y ninguna en las demás',
  })
export type NewColumn = z.output<typeof newColumnSchema>

export const newColumnsSchema = z
  .array(newColumnSchema)
  .min(1, { error: 'agregue al menos una pregunta' })
  .max(maxAnalysisColumns, { error: `use como máximo ${maxAnalysisColumns} preguntas` })

export const analysisColumnSchema = z.object({
  id: z.uuid(),
  titulo: z.string(),
  tipo: columnTypeSchema,
  pregunta: z.string(),
  opciones: z.array(z.string()),
  /** Cells by state, of the rulings that may be read. */
  cuenta: z.record(cellStateSchema, z.int()),
  /** Values of answered cells, the commonest first, at most twenty; none of text. */
  valores: z.array(z.object({ valor: z.string(), unidad: z.string().nullable(), cuantas: z.int() })),
})
export type AnalysisColumn = z.infer<typeof analysisColumnSchema>

/**
 * An answer of a ruling with the words of the court that it rests on. `valor` is `si` or `no`, a decimal number, a day, an option or an
 * outcome; empty for text, without an answer, and where the quotation cannot be shown.
 */
export const analysisCellSchema = z.object({
  columna: z.uuid(),
  estado: cellStateSchema,
  valor: z.string(),
  unidad: z.string().nullable(),
  /** How the answer rests on its quotation; null without one. */
  grado: z.literal('textual').nullable(),
  cita: answerQuotationSchema.omit({ n: true }).nullable(),
})
export type AnalysisCell = z.infer<typeof analysisCellSchema>

export const analysisRowSchema = z.object({
  docId: z.string(),
  /** From 1, in the order of the origin. */
  posicion: z.int(),
  /** `retirada` and `sin_acceso` have no cells. */
  estado: citedStateSchema,
  /** Null once it was withdrawn. */
  sentencia: rulingCardSchema.nullable(),
  celdas: z.array(analysisCellSchema),
})
export type AnalysisRow = z.infer<typeof analysisRowSchema>

export const listedAnalysisSchema = z.object({
  id: z.uuid(),
  nombre: z.string(),
  estado: analysisStateSchema,
  /** How many wait before it; null unless it waits. */
  delante: z.int().nullable(),
  /** Rulings, and those that all columns were asked of. */
  total: z.int(),
  hechas: z.int(),
  preguntas: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ListedAnalysis = z.infer<typeof listedAnalysisSchema>

export const analysisSchema = listedAnalysisSchema.extend({
  /** Where the rulings came from, in words. */
  origen: z.string(),
  /** What of the origin is not in it, and other notices. */
  avisos: z.array(z.string()),
  columnas: z.array(analysisColumnSchema),
  /** Rulings that were withdrawn since, and those whose base may not be read. */
  retiradas: z.int(),
  sinAcceso: z.int(),
})
export type Analysis = z.infer<typeof analysisSchema>

const boundError = 'use un número, como 1500000 o 12.5, o una fecha, como 2024-03-31'
const cellBoundSchema = z.union([z.string().regex(/^-?\d{1,15}(\.\d{1,4})?$/), isoDateSchema], { error: boundError })

/** How the rows are ordered: as the origin gave them, by date, or by the cells of a column. */
export const rowQueryFields = {
  ordenar: z.union([z.enum(['origen', 'fecha']), z.uuid()], { error: 'use origen, fecha o el id de una columna' }).default('origen'),
  sentido: z.enum(['asc', 'desc'], { error: 'valores permitidos: asc, desc' }).default('asc'),
  /** Column whose cells are filtered by `estado`, `valor`, `desde` and `hasta`. */
  columna: z.uuid({ error: 'el identificador de la columna no es válido' }).optional(),
  estado: cellStateSchema.optional(),
  valor: privateText(200).optional(),
  /** Bounds of numbers, sums and days, both included. */
  desde: cellBoundSchema.optional(),
  hasta: cellBoundSchema.optional(),
} as const
