import { maxRutLength, parseRut, regionNames } from '@basejuris/domain'
import { z } from 'zod'
import { userParams } from '../fields/identity.ts'
import { privateText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { billingLimits, billingMessages, invalidPhone, invalidPostalCode, invalidRut, phonePattern } from './billing-messages.ts'

const unknownPerson = 'indique natural o juridica'
const unknownRegion = `${billingMessages.region}: una de ${regionNames.join(', ')}`
const maxName = billingLimits.name

const optionalText = (max: number) => privateText(max).nullable().optional()

const ofAnyone = {
  /** Dots and hyphen are added where they lack. */
  rut: requiredText(maxRutLength, billingMessages.rut)
    .refine((written) => parseRut(written) !== null, { error: invalidRut })
    .overwrite((written) => parseRut(written) ?? written),
  telefono: requiredText(billingLimits.telefono, billingMessages.telefono).regex(phonePattern, { error: invalidPhone }),
  direccion: requiredText(billingLimits.direccion, billingMessages.direccion),
  ciudad: requiredText(billingLimits.ciudad, billingMessages.ciudad),
  region: z.enum(regionNames, { error: unknownRegion }),
  codigoPostal: privateText(billingLimits.codigoPostal)
    .regex(/^(?:\d{7})?$/, { error: invalidPostalCode })
    .nullable()
    .optional(),
}

/** Whom a tax document is made out to. What belongs to the other kind of person may be sent and is stored as it is. */
export const billingFieldsSchema = z.discriminatedUnion(
  'tipoPersona',
  [
    z.strictObject({
      tipoPersona: z.literal('natural'),
      nombre: requiredText(maxName, billingMessages.nombre),
      apellidos: requiredText(maxName, billingMessages.apellidos),
      razonSocial: optionalText(maxName),
      giro: optionalText(maxName),
      representanteLegal: optionalText(maxName),
      ...ofAnyone,
    }),
    z.strictObject({
      tipoPersona: z.literal('juridica'),
      razonSocial: requiredText(maxName, billingMessages.razonSocial),
      giro: requiredText(maxName, billingMessages.giro),
      representanteLegal: requiredText(maxName, billingMessages.representanteLegal),
      nombre: optionalText(maxName),
      apellidos: optionalText(maxName),
      ...ofAnyone,
    }),
  ],
  { error: unknownPerson },
)
export type BillingFields = z.infer<typeof billingFieldsSchema>

export const billingWrapperSchema = z.object({
  billingData: z.record(z.string(), z.unknown()).nullable(),
  lastUpdated: z.iso.datetime().nullable(),
  version: z.literal('1.0'),
})

const billingPath = '/v1/auth/profile/:userId/billing'

export const billingEndpoint = defineEndpoint({
  method: 'GET',
  path: billingPath,
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Los datos de facturación guardados',
  access: 'user',
  params: userParams,
  data: billingWrapperSchema,
  errors: ['auth.forbidden'],
})

export const updateBillingEndpoint = defineEndpoint({
  method: 'PUT',
  path: billingPath,
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Guarda los datos de facturación',
  access: 'user',
  params: userParams,
  body: z.strictObject({ billingData: billingFieldsSchema }),
  data: billingWrapperSchema,
  errors: ['auth.forbidden'],
})

export const clearBillingEndpoint = defineEndpoint({
  method: 'DELETE',
  path: billingPath,
  tag: 'Cuentas',
  rulingContent: 'none',
  summary: 'Borra los datos de facturación',
  access: 'user',
  params: userParams,
  data: billingWrapperSchema,
  errors: ['auth.forbidden'],
})
