import type { BillingFields } from '@basejuris/contract'

/** Billing data of an invented person, which the product accepts. */
export const sampleBilling: BillingFields = {
  tipoPersona: 'natural',
  nombre: 'Ana',
  apellidos: 'Pérez Soto',
  rut: '11.111.111-1',
  telefono: '+56 2 2345 6789',
  direccion: 'Calle de los Faroles 12',
  ciudad: 'Santiago',
  region: 'Metropolitana de Santiago',
  codigoPostal: null,
}
