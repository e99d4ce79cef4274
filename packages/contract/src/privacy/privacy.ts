import { personalDataAnswerDays, privacyResolutionSchema, privacyRightSchema } from '@basejuris/domain'
import { z } from 'zod'
import { emailSchema } from '../fields/identity.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { messageText } from '../platform/contact.ts'

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
      sentencia: messageText('indique la sentencia: su enlace, su identificador o su rol', privacyLengths.ruling),
      nombre: messageText('indique su nombre', privacyLengths.name),
      correo: emailSchema,
      calidad: z.enum(['titular', 'representante'], { error: 'indique si es la persona nombrada o la representa' }),
      /** As written in the ruling. Required to hide a name. */
      nombreEnSentencia: z
        .string()
        .trim()
        .max(privacyLengths.name, { error: `use como máximo ${privacyLengths.name} caracteres` })
        .default(''),
      fundamento: messageText('explique qué pide y por qué', privacyLengths.statement),
      declaracion: z.literal(true, { error: 'declare que los datos de la solicitud son verdaderos' }),
      /** Honeypot: people leave it empty because the page hides it. */
      sitio: z.string().max(200).default(''),
    })
    .refine(({ derecho, nombreEnSentencia }) => derecho !== 'ocultar' || nombreEnSentencia !== '', {
      path: ['nombreEnSentencia'],
      error: 'indique el nombre tal como aparece en la sentencia',
    }),
  /** `codigo` opens the page of the request and is answered only here. `vence` is the deadline. */
  data: z.object({ referencia: z.string(), codigo: z.string(), vence: z.iso.datetime(), sentenciaEncontrada: z.boolean() }),
  errors: ['privacy.too_many'],
  rateLimit: { max: 6, minutes: 10 },
})

export const privacyStatusEndpoint = defineEndpoint({
  method: 'POST',
  path: '/v1/privacy-requests/status',
  tag: 'Datos personales',
  rulingContent: 'none',
  summary: 'Estado de una solicitud sobre datos personales, con su referencia y su código',
  body: z.strictObject({
    referencia: messageText('indique la referencia', 40),
    codigo: messageText('indique el código', 80),
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
