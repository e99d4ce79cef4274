/** What is wrong with a field of the billing form, by the specification. Free of zod, so that pages may import it. */
export const billingMessages = {
  nombre: 'Nombre es requerido',
  apellidos: 'Apellidos son requeridos',
  razonSocial: 'Razón social es requerida',
  giro: 'Giro es requerido',
  representanteLegal: 'Representante legal es requerido',
  rut: 'RUT es requerido',
  telefono: 'Teléfono es requerido',
  direccion: 'Dirección es requerida',
  ciudad: 'Ciudad es requerida',
  region: 'Región es requerida',
} as const

export const invalidRut = 'Formato de RUT inválido'
/** Eight to fifteen numbers, as written in Chile and, by ITU-T E.164, elsewhere. */
export const phonePattern = /^(?=(?:\D*\d){8,15}\D*$)\+?[\d .()-]+$/
export const invalidPhone = 'use entre 8 y 15 números, por ejemplo +56 2 2345 6789'
export const invalidPostalCode = 'use los siete números del código postal'

/** Characters of each field. */
export const billingLimits = { name: 120, telefono: 30, direccion: 200, ciudad: 80, codigoPostal: 7 } as const
