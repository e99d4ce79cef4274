import { z } from 'zod'
import { userParams } from '../fields/identity.ts'
import { maxUploadBodyBytes, uploadedFileSchema } from '../fields/upload.ts'
import { defineEndpoint } from '../http/endpoint.ts'

/** What a file of a user's data brings back. */
export const importedKinds = [
  'favoritos',
  'carpetas',
  'sentenciasDeCarpetas',
  'notas',
  'pasajes',
  'busquedasGuardadas',
  'historial',
] as const
export type ImportedKind = (typeof importedKinds)[number]

const countsSchema = z.object({ nuevos: z.number().int(), presentes: z.number().int() })

/** Rulings that are named one by one in the answer. */
export const maxNamedAbsent = 100

export const importReportSchema = z.object({
  /** By kind: what came, and what was there already. */
  datos: z.record(z.enum(importedKinds), countsSchema),
  /** Rulings that this installation does not hold. What refers to them waits for them, as for any ruling that was withdrawn. */
  sentenciasAusentes: z.object({ total: z.number().int(), docIds: z.array(z.string()).max(maxNamedAbsent) }),
  /** What stays behind, in words, and how much of it. */
  omitidos: z.array(z.object({ motivo: z.string(), total: z.number().int() })),
})
export type ImportReport = z.infer<typeof importReportSchema>

export const importDataEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/auth/profile/:userId/import',
  tag: 'Cuentas',
  rulingContent: 'none',
  summary:
    'Trae a la cuenta favoritos, carpetas, notas, pasajes, búsquedas guardadas e historial de un archivo de datos (ZIP o datos.json) de otra instalación; repetido, no cambia nada',
  access: 'user',
  params: userParams,
  maxBodyBytes: maxUploadBodyBytes,
  body: z.strictObject({ archivo: uploadedFileSchema }),
  data: importReportSchema,
  errors: ['auth.forbidden', 'import.format', 'import.too_large', 'import.invalid', 'import.full', 'notes.full'],
  rateLimit: { max: 10, minutes: 10 },
})
