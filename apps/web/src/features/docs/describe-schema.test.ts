import { endpoints } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeSchema } from './describe-schema.ts'

test('lists names, types, required flags and limits of fields, nested ones too', () => {
  const schema = z.strictObject({
    consulta: z.string().max(2000).default(''),
    tamano: z.int().min(1).max(100).default(10),
    bases: z
      .array(z.enum(['a', 'b']))
      .max(2)
      .optional(),
    searcher: z.array(z.object({ field: z.enum(['rol', 'base']), value: z.string().nullable() })),
  })
  expect(describeSchema(schema, 'input')).toEqual([
    { name: 'consulta', type: 'texto', required: false, limits: ['hasta 2000 caracteres', 'por defecto ""'] },
    { name: 'tamano', type: 'entero', required: false, limits: ['de 1 a 100', 'por defecto 10'] },
    { name: 'bases', type: 'lista de texto', required: false, limits: ['hasta 2 elementos', 'valores: a, b'] },
    { name: 'searcher', type: 'lista de objeto', required: true, limits: [] },
    { name: 'searcher[].field', type: 'texto', required: true, limits: ['valores: rol, base'] },
    { name: 'searcher[].value', type: 'texto o nulo', required: true, limits: [] },
  ])
})

test('every endpoint of the contract can be described', () => {
  for (const endpoint of Object.values(endpoints)) {
    const body = 'body' in endpoint ? describeSchema(endpoint.body, 'input') : []
    const names = [...body, ...describeSchema(endpoint.data, 'output')].map((row) => row.name)
    expect(names.length, endpoint.path).toBeGreaterThan(0)
    expect(
      names.every((name) => name !== ''),
      endpoint.path,
    ).toBe(true)
  }
})

test('a record names its keys', () => {
  expect(describeSchema(endpoints.facets.data, 'output').slice(0, 2)).toEqual([
    {
      name: '{clave}',
      type: 'lista de objeto',
      required: false,
      limits: ['clave: base, tribunal, sala, anio, recurso, resultado, ministro, redactor, disidente, norma, materia'],
    },
    { name: '{clave}[].valor', type: 'texto', required: true, limits: [] },
  ])
})

test('values that accept one or several are marked', () => {
  const rows = describeSchema(endpoints.search.body, 'input')
  expect(rows.find((row) => row.name === 'filtros.tribunal')?.type).toBe('texto o lista de texto')
})
