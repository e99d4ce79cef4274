import { contactEndpoint, contactTopics as contractTopics } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { contactBody, contactProblems, contactTopics } from './contact-values.ts'

const right = { motivo: 'uso', nombre: 'Ana', correo: ' ana@ejemplo.cl ', asunto: 'Duda', mensaje: 'Hola', sitio: '' }

it('reports every problem at once and builds a valid body', () => {
  const empty = { motivo: '', nombre: ' ', correo: 'ana@', asunto: '', mensaje: '', sitio: '' }
  expect(Object.keys(contactProblems(empty))).toEqual(['motivo', 'nombre', 'correo', 'asunto', 'mensaje'])
  expect(contactProblems(right)).toEqual({})
  expect(contactEndpoint.body.parse(contactBody(right))).toMatchObject({ correo: 'ana@ejemplo.cl' })
  expect(contactTopics.map(({ value }) => value)).toEqual(contractTopics)
})
