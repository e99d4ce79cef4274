import { maxRutLength, parseRut, regionNames } from '@basejuris/domain'
import { z } from 'zod'
import { userParams } from '../fields/identity.ts'
import { privateText, requiredText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'

const unknownPerson = 'indique natural o juridica'
const unknownRegion = `Region es requerida: una de ${regionNames.join(', ')}`
const maxName = 120

const optionalText = (max: number) => privateText(max).nullable().optional()

const ofAnyone = {
  /** Dots and hyphen are added where they lack. */
  rut: requiredText(maxRutLength, 'RUT es requerido')
    .refine((written) => parseRut(written) !== null, { error: 'Formato de RUT invalido' })
    .overwrite((written) => parseRut(written) ?? written),
  telefono: requiredText(30, 'Telefono es requerido'),
  direccion: requiredText(200, 'Direccion es requerida'),
  ciudad: requiredText(80, 'Ciudad es requerida'),
  region: z.enum(regionNames, { error: unknownRegion }),
  codigoPostal: privateText(7)
    .regex(/^(?:\d{7})?$/, { error: 'use los siete números del código postal' })
    .nullable()
    .optional(),
}

/** Whom a tax document is made out to. What belongs to the other kind of person may be sent and is stored as it is. */
export const billingFieldsSchema = z.discriminatedUnion(
  'tipoPersona',
  [
    z.strictObject({
      tipoPersona: z.literal('natural'),
      nombre: requiredText(maxName, 'Nombre es requerido'),
      apellidos: requiredText(maxName, 'Apellidos son requeridos'),
      razonSocial: optionalText(maxName),
      giro: optionalText(maxName),
      representanteLegal: optionalText(maxName),
      ...ofAnyone,
    }),
    z.strictObject({
      tipoPersona: z.literal('juridica'),
      razonSocial: requiredText(maxName, 'Razon social es requerida'),
      giro: requiredText(maxName, 'Giro es requerido'),
      representanteLegal: requiredText(maxName, 'Representante legal es requerido'),
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
