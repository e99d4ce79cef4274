import { personalDataAnswerDays, privacyResolutionSchema, privacyRightSchema } from '@basejuris/domain'
import { z } from 'zod'
import { emailSchema } from '../fields/identity.ts'
import { exactText, privateText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'

export const privacyLengths = { ruling: 300, name: 150, statement: 4000 } as const

export const privacyRequestEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/privacy-requests',
  tag: 'Datos personales',
  rulingContent: 'none',
  summary: `Pide ocultar, retirar, corregir, conocer o bloquear datos propios en una sentencia; se responde en ${personalDataAnswerDays} días corridos`,
  body: z
    .strictObject({
      derecho: privacyRightSchema,
      /** Link, docId or rol of the ruling. */
      sentencia: requiredText(privacyLengths.ruling, 'indique la sentencia: su enlace, su identificador o su rol'),
      nombre: requiredText(privacyLengths.name, 'indique su nombre'),
      correo: emailSchema,
      calidad: z.enum(['titular', 'representante'], { error: 'indique si es la persona nombrada o la representa' }),
      /** As written in the ruling. Required to hide a name. */
      nombreEnSentencia: privateText(privacyLengths.name).default(''),
      fundamento: requiredText(privacyLengths.statement, 'explique qué pide y por qué'),
      declaracion: z.literal(true, { error: 'declare que los datos de la solicitud son verdaderos' }),
      /** Honeypot: people leave it empty because the page hides it. */
      sitio: exactText(200).default(''),
    })
    .refine(({ derecho, nombreEnSentencia }) => derecho !== 'ocultar' || nombreEnSentencia !== '', {
      path: ['nombreEnSentencia'],
      error: 'indique el nombre tal como aparece en la sentencia',
    }),
  /** `codigo` opens the page of the request and is answered only here. `vence` is the deadline. */
  data: z.object({ referencia: z.string(), codigo: z.string(), vence: z.iso.datetime(), sentenciaEncontrada: z.boolean() }),
  rateLimit: { max: 6, minutes: 10 },
})

export const privacyStatusEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/privacy-requests/status',
  tag: 'Datos personales',
  rulingContent: 'none',
  summary: 'Estado de una solicitud sobre datos personales, con su referencia y su código',
  body: z.strictObject({
    referencia: requiredText(40, 'indique la referencia'),
    codigo: requiredText(80, 'indique el código'),
  }),
  data: z.object({
    referencia: z.string(),
    derecho: privacyRightSchema,
    recibida: z.iso.datetime(),
    vence: z.iso.datetime(),
    prorrogada: z.boolean(),
    /** Negative after the deadline. Null once resolved. */
    diasRestantes: z.number().int().nullable(),
    resolucion: privacyResolutionSchema.nullable(),
    motivo: z.string().nullable(),
    resuelta: z.iso.datetime().nullable(),
  }),
  errors: ['privacy.not_found'],
  rateLimit: { max: 20, minutes: 10 },
})
