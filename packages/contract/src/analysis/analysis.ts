import { maxAnalysisName, maxAnalysisRulings } from '@basejuris/domain'
import { z } from 'zod'
import { pageFields, pagingFields } from '../fields/paging.ts'
import { requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { analysisFiguresSchema } from './figures.ts'
import {
  analysisOriginSchema,
  analysisRowSchema,
  analysisSchema,
  analysisStateSchema,
  listedAnalysisSchema,
  newColumnsSchema,
  rowQueryFields,
} from './tables.ts'

export const analysisTag = 'Análisis de patrones'

const nameSchema = requiredText(maxAnalysisName, 'escriba un nombre')
const analysisIdSchema = z.uuid({ error: 'el identificador no es válido' })
export const analysisParams = z.object({ id: analysisIdSchema })
const stateData = z.object({ id: z.uuid(), estado: analysisStateSchema })

export const createAnalysisEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/analysis',
  tag: analysisTag,
  rulingContent: 'none',
  summary: `Empieza un análisis en segundo plano: hasta ${maxAnalysisRulings} sentencias de una búsqueda, una carpeta, los favoritos o una lista de roles, con preguntas a cada una`,
  access: 'user',
  isAccepted: true,
  body: z.strictObject({ nombre: nameSchema, origen: analysisOriginSchema, columnas: newColumnsSchema }),
  data: stateData,
  errors: ['petition.blocked', 'folder.not_found', 'analysis.empty', 'analysis.too_many_waiting', 'analysis.too_many', 'search.busy'],
  rateLimit: { max: 30, minutes: 10 },
})

export const analysesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/analysis',
  tag: analysisTag,
  rulingContent: 'none',
  summary: 'Análisis del usuario, el último primero',
  access: 'user',
  query: z.object(pagingFields),
  data: z.object({ analisis: z.array(listedAnalysisSchema), ...pageFields }),
})

export const analysisEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/analysis/:id',
  tag: analysisTag,
  rulingContent: 'text',
  summary: 'Un análisis con una página de su tabla, filtrada y ordenada por sus celdas',
  access: 'user',
  params: analysisParams,
  query: z.object({ ...pagingFields, ...rowQueryFields }),
  data: z.object({ analisis: analysisSchema, filas: z.array(analysisRowSchema), ...pageFields }),
  errors: ['analysis.not_found'],
})

export const analysisFiguresEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/analysis/:id/figures',
  tag: analysisTag,
  rulingContent: 'text',
  summary: 'Cifras de un análisis: resultados con su intervalo, línea de tiempo, resultados opuestos y pasajes típicos',
  access: 'user',
  params: analysisParams,
  data: analysisFiguresSchema,
  errors: ['analysis.not_found'],
})

export const changeAnalysisEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/v1/analysis',
  tag: analysisTag,
  rulingContent: 'none',
  summary: 'Cambia el nombre de un análisis, le agrega preguntas o lo calcula de nuevo; una pregunta nueva es lo único que se calcula',
  access: 'user',
  body: z.strictObject({
    id: analysisIdSchema,
    nombre: nameSchema.optional(),
    /** Added after those that it has. */
    columnas: newColumnsSchema.optional(),
    recalcular: z.boolean({ error: 'use true o false' }).default(false),
  }),
  data: stateData,
  errors: ['analysis.not_found', 'analysis.running', 'analysis.too_many_columns'],
})

export const cancelAnalysisEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/analysis/:id/cancel',
  tag: analysisTag,
  rulingContent: 'none',
  summary: 'Detiene un análisis que espera o está en curso; lo calculado queda',
  access: 'user',
  params: analysisParams,
  data: stateData,
  errors: ['analysis.not_found', 'analysis.ended'],
})

export const deleteAnalysisEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/v1/analysis/:id',
  tag: analysisTag,
  rulingContent: 'none',
  summary: 'Borra un análisis; si estaba en curso, lo detiene',
  access: 'user',
  params: analysisParams,
  data: z.object({ id: z.uuid(), borrado: z.literal(true) }),
  errors: ['analysis.not_found'],
})
