import { exportOriginSchema } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { describeSearch } from './describe-search.ts'

const search = (fields: object) => {
  const origin = exportOriginSchema.parse({ tipo: 'busqueda', consulta: 'despido', ...fields })
  if (origin.tipo !== 'busqueda') throw new Error('not a search')
  return describeSearch(origin)
}

it('names mode and order, unless they are the defaults', () => {
  expect(search({})).toEqual([{ name: 'Búsqueda', value: 'despido' }])
  expect(search({ modo: 'lexica', orden: 'recientes', filtros: { desde: ['2015'] } })).toEqual([
    { name: 'Búsqueda', value: 'despido' },
    { name: 'Modo', value: 'solo por palabras' },
    { name: 'Orden', value: 'más recientes primero' },
    { name: 'Filtros', value: 'desde 2015' },
  ])
})

it('tells what was turned in what the query leaves out from what it demands and prefers', () => {
  const [, ...switched] = search({ exigir: ['fecha:2024', 'excluye:fuero'], preferir: ['excluye:tribunal:Corte Suprema'] })
  expect(switched).toEqual([
    { name: 'Exigido', value: 'fecha: 2024' },
    { name: 'Excluido', value: 'fuero' },
    { name: 'No excluido', value: 'tribunal: Corte Suprema' },
  ])
})

it('names topics that are demanded or left out', () => {
  const [, ...switched] = search({ exigir: ['tema:Despido indirecto'], preferir: ['-tema:Finiquito'] })
  expect(switched).toEqual([
    { name: 'Exigido', value: 'tema: Despido indirecto' },
    { name: 'Sin considerar', value: 'tema: Finiquito' },
  ])
})
