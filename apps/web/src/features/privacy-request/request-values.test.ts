import { privacyRequestEndpoint } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { type RequestValues, requestBody, requestFields, requestProblems } from './request-values.ts'

const empty = Object.fromEntries(requestFields.map((name) => [name, ''])) as RequestValues
const right: RequestValues = {
  derecho: 'ocultar',
  sentencia: 'O-1-2020',
  nombreEnSentencia: 'Ana Fic',
  fundamento: 'Pido',
  nombre: 'Ana',
  correo: 'a@b.cl',
  calidad: 'titular',
  declaracion: 'on',
  sitio: '',
}

it('reports every missing field at once; the name only for hiding one', () => {
  expect(Object.keys(requestProblems(empty))).toEqual(['derecho', 'sentencia', 'fundamento', 'nombre', 'correo', 'calidad', 'declaracion'])
  expect(requestProblems({ ...right, nombreEnSentencia: ' ' })).toHaveProperty('nombreEnSentencia')
  expect(requestProblems({ ...right, derecho: 'suprimir', nombreEnSentencia: '' })).toEqual({})
  expect(privacyRequestEndpoint.body.parse(requestBody(right))).toMatchObject({ derecho: 'ocultar', declaracion: true })
})
