import { billingFieldsSchema } from '@basejuris/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BillingValues, billingBody, billingFields, billingProblems, storedBilling } from './billing-rules.ts'

const empty = Object.fromEntries(billingFields.map((field) => [field, ''])) as Record<(typeof billingFields)[number], string>
const natural: BillingValues = {
  ...empty,
  tipoPersona: 'natural',
  nombre: 'Ana',
  apellidos: 'Pérez',
  rut: '12.345.678-5',
  telefono: '+56 2 2345 6789',
  direccion: 'Calle de los Faroles 12',
  ciudad: 'Santiago',
  region: 'Ñuble',
}
const legal: BillingValues = {
  ...natural,
  tipoPersona: 'juridica',
  razonSocial: 'Faroles SpA',
  giro: 'Alumbrado',
  representanteLegal: 'Ana',
}

describe('the billing form', () => {
  it('reports every empty field of a natural person at once', () => {
    expect(billingProblems({ ...empty, tipoPersona: 'natural' })).toEqual({
      nombre: 'Nombre es requerido',
      apellidos: 'Apellidos son requeridos',
      rut: 'RUT es requerido',
      telefono: 'Teléfono es requerido',
      direccion: 'Dirección es requerida',
      ciudad: 'Ciudad es requerida',
      region: 'Región es requerida',
    })
  })

  it('asks a legal person for other names', () => {
    expect(billingProblems({ ...natural, tipoPersona: 'juridica', nombre: '' })).toEqual({
      razonSocial: 'Razón social es requerida',
      giro: 'Giro es requerido',
      representanteLegal: 'Representante legal es requerido',
    })
  })

  it.each([
    ['rut', '12.345.678-4', 'Formato de RUT inválido'],
    ['rut', '1-9', 'Formato de RUT inválido'],
    ['region', 'Región XV', 'Región es requerida'],
    ['telefono', '  ', 'Teléfono es requerido'],
    ['telefono', '12', 'Use entre 8 y 15 números, por ejemplo +56 2 2345 6789.'],
    ['codigoPostal', '12345', 'Use los siete números del código postal.'],
  ])('refuses %s «%s»', (field, value, message) => {
    expect(billingProblems({ ...natural, [field]: value })).toEqual({ [field]: message })
  })

  it('sends what the server takes, and keeps what was written for the other kind of person', () => {
    expect(billingProblems(natural)).toEqual({})
    const form = { ...natural, rut: ' 12345678-5', giro: 'Alumbrado', aceptaCobro: 'si' }
    expect(billingFieldsSchema.parse(billingBody(form))).toMatchObject({
      tipoPersona: 'natural',
      rut: '12.345.678-5',
      giro: 'Alumbrado',
    })
    expect(billingFieldsSchema.parse(billingBody(legal))).toMatchObject({ tipoPersona: 'juridica', razonSocial: 'Faroles SpA' })
  })

  it('refuses exactly what the server refuses', () => {
    const written = fc.oneof(
      fc.constantFrom('', ' ', '8340648', '22345678', '12.345.678-5', '1234', 'Ñuble', 'Maule'),
      fc.string({ maxLength: 12 }),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(natural, legal),
        fc.constantFrom(...billingFields.filter((field) => field !== 'tipoPersona')),
        written,
        (values, field, text) => {
          const sent = { ...values, [field]: text }
          expect(Object.keys(billingProblems(sent)).length === 0).toBe(billingFieldsSchema.safeParse(billingBody(sent)).success)
        },
      ),
    )
  })

  it('shows what a profile stores, and nothing else', () => {
    expect(storedBilling({ nombre: 'Ana', giro: null, clave: 'x', rut: 7 })).toEqual({ nombre: 'Ana' })
    expect(storedBilling({})).toBeNull()
    expect(storedBilling(null)).toBeNull()
  })
})
