import type { BillingFields } from '@basejuris/contract'
import { billingMessages, invalidPhone, invalidPostalCode, invalidRut, phonePattern } from '@basejuris/contract/billing-messages'
import { regionNames } from '@basejuris/domain/regions'
import { parseRut } from '@basejuris/domain/rut'
import { type Problems, toSentence } from '../../../components/form/failure.ts'

/** In page order. */
export const billingFields = [
  'tipoPersona',
  'nombre',
  'apellidos',
  'razonSocial',
  'giro',
  'representanteLegal',
  'rut',
  'telefono',
  'direccion',
  'ciudad',
  'region',
  'codigoPostal',
] as const
export type BillingField = (typeof billingFields)[number]
export type BillingValues = Readonly<Record<BillingField, string>>

/** Labels, as the list of problems names them. */
export const billingLabels: Readonly<Record<BillingField, string>> = {
  tipoPersona: 'Contrata como',
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  razonSocial: 'Razón social',
  giro: 'Giro',
  representanteLegal: 'Representante legal',
  rut: 'RUT',
  telefono: 'Teléfono',
  direccion: 'Dirección',
  ciudad: 'Ciudad',
  region: 'Región',
  codigoPostal: 'Código postal',
}

const requiredOf = {
  natural: ['nombre', 'apellidos'],
  juridica: ['razonSocial', 'giro', 'representanteLegal'],
  anyone: ['rut', 'telefono', 'direccion', 'ciudad', 'region'],
} as const

const kindOf = ({ tipoPersona }: Pick<BillingValues, 'tipoPersona'>): BillingFields['tipoPersona'] =>
  tipoPersona === 'juridica' ? 'juridica' : 'natural'
const isRegion = (name: string): name is BillingFields['region'] => regionNames.some((each) => each === name)

/** What is wrong with each field; empty when the data can be sent. */
export function billingProblems(values: BillingValues): Problems<BillingField> {
  const problems: { [F in BillingField]?: string } = {}
  for (const field of [...requiredOf[kindOf(values)], ...requiredOf.anyone])
    if (values[field].trim() === '') problems[field] = billingMessages[field]
  if (problems.rut === undefined && parseRut(values.rut) === null) problems.rut = invalidRut
  if (problems.telefono === undefined && !phonePattern.test(values.telefono.trim())) problems.telefono = toSentence(invalidPhone)
  if (problems.region === undefined && !isRegion(values.region)) problems.region = billingMessages.region
  if (!/^(?:\d{7})?$/.test(values.codigoPostal.trim())) problems.codigoPostal = toSentence(invalidPostalCode)
  return problems
}

/** The body of a correct form. What was written for the other kind of person travels along and is stored with it. */
export function billingBody(values: BillingValues): BillingFields {
  const filled = billingFields.map((field) => [field, values[field].trim()] as const).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(filled), tipoPersona: kindOf(values), rut: parseRut(values.rut) ?? values.rut } as BillingFields
}

/** What a profile stores, as the form shows it; null where it stores nothing. */
export function storedBilling(stored: Readonly<Record<string, unknown>> | null): Partial<BillingValues> | null {
  const known = billingFields.flatMap((field) => {
    const value = stored?.[field]
    return typeof value === 'string' && value !== '' ? [[field, value] as const] : []
  })
  return known.length === 0 ? null : Object.fromEntries(known)
}
