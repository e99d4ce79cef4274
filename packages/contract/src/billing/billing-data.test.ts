import { describe, expect, it } from 'vitest'
import { billingFieldsSchema } from './billing-data.ts'

const address = {
  rut: '12.345.678-5',
  telefono: '+56 2 2345 6789',
  direccion: 'Calle de los Faroles 12',
  ciudad: 'Santiago',
  region: 'Metropolitana de Santiago',
}
const natural = { tipoPersona: 'natural', nombre: 'Ana', apellidos: 'Pérez', ...address }
const legal = { tipoPersona: 'juridica', razonSocial: 'Faroles SpA', giro: 'Alumbrado', representanteLegal: 'Ana Pérez', ...address }
const messagesOf = (sent: object) => billingFieldsSchema.safeParse(sent).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('billing data', () => {
  it('of either kind of person are taken, the RUT with dots and hyphen', () => {
    expect(billingFieldsSchema.parse({ ...natural, rut: ' 12345678-5 ', codigoPostal: null, giro: '' }).rut).toBe('12.345.678-5')
    expect(billingFieldsSchema.parse({ ...legal, codigoPostal: '8340648' })).toMatchObject({ razonSocial: 'Faroles SpA' })
  })

  it.each([
    [natural, 'rut', '', 'RUT es requerido'],
    [natural, 'rut', undefined, 'RUT es requerido'],
    [natural, 'rut', '12.345.678-4', 'Formato de RUT inválido'],
    [natural, 'telefono', ' ', 'Teléfono es requerido'],
    [natural, 'telefono', '12', 'use entre 8 y 15 números, por ejemplo +56 2 2345 6789'],
    [natural, 'telefono', 'llamar a la oficina 223456789', 'use entre 8 y 15 números, por ejemplo +56 2 2345 6789'],
    [natural, 'direccion', undefined, 'Dirección es requerida'],
    [natural, 'ciudad', '', 'Ciudad es requerida'],
    [natural, 'nombre', '', 'Nombre es requerido'],
    [natural, 'apellidos', undefined, 'Apellidos son requeridos'],
    [legal, 'razonSocial', '', 'Razón social es requerida'],
    [legal, 'giro', undefined, 'Giro es requerido'],
    [legal, 'representanteLegal', '', 'Representante legal es requerido'],
    [natural, 'codigoPostal', '12345', 'use los siete números del código postal'],
    [natural, 'tipoPersona', 'otra', 'indique natural o juridica'],
  ])('%#: %s %s', (fields, name, sent, message) => {
    expect(messagesOf({ ...fields, [name]: sent })).toContainEqual([name, message])
  })

  it('name the sixteen regions where the region is none of them', () => {
    const [[field, message] = []] = messagesOf({ ...natural, region: 'Región XV' }) ?? []
    expect(field).toBe('region')
    expect(message).toMatch(/^Región es requerida: una de Arica y Parinacota, .*Antártica Chilena$/)
    expect(message?.split(', ')).toHaveLength(16)
  })
})
