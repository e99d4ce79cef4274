import { z } from 'zod'
import { userParams } from '../fields/identity.ts'
import { exactText } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'

const maxBillingFields = 30

export const billingFieldsSchema = z
  .record(exactText(60), z.union([exactText(500), z.null()]))
  .refine((fields) => Object.keys(fields).length <= maxBillingFields, { error: `indique como máximo ${maxBillingFields} datos` })

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
