import type { SavedSearch } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { savedSearchRow } from './saved-search-row.ts'

const saved: SavedSearch = {
  savedSearchId: '3f2b6c1e-0000-4000-8000-000000000001',
  nombre: 'despido con licencia',
  consulta: 'despido',
  parametros: { filtros: { norma: ['CT:161'], desde: ['2020'] } },
  frecuencia: 'semanal',
  normas: [{ clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' }],
  vigila: [{ filtro: 'norma', valor: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' }],
  createdAt: '2026-11-01T12:00:00Z',
  ultimoEnvio: '2026-11-19T11:00:00Z',
}
const now = new Date('2026-11-20T15:00:00Z')

test('an alert shows its norms, its link and its last mail', () => {
  expect(savedSearchRow(saved, now)).toMatchObject({
    name: 'Despido con licencia',
    href: '/resultados?q=despido&desde=2020&norma=CT:161',
    chips: [
      { kind: 'norma', text: 'art. 161 Código del Trabajo', excluded: false },
      { kind: 'fecha', text: 'desde 2020', excluded: false },
    ],
    alert: true,
    watched: 'norma',
    lastSent: 'Ayer, 08:00',
  })
})

test('shows no date before the first mail', () => expect(savedSearchRow({ ...saved, ultimoEnvio: null }, now).lastSent).toBeNull())

test('says what an alert watches, and no filter that is its name', () => {
  const vigila: SavedSearch['vigila'] = [
    { filtro: 'rol', valor: 'O-364-2020', etiqueta: 'rol O-364-2020' },
    { filtro: 'tribunal', valor: 'Corte Suprema', etiqueta: 'Corte Suprema' },
  ]
  const alert = { ...saved, nombre: 'rol O-364-2020', consulta: '', parametros: { filtros: { rol: ['O-364-2020'] } }, normas: [] }
  expect(savedSearchRow({ ...alert, vigila }, now)).toMatchObject({ name: 'Rol O-364-2020', chips: [], watched: 'rol y tribunal' })
  expect(savedSearchRow({ ...saved, normas: [], vigila: [] }, now)).toMatchObject({ alert: false, watched: '' })
})

test('repeats neither words nor filters of which the name was made', () => {
  const filtros = { rol: ['248493-2023'], tribunal: ['Corte Suprema'] }
  const made = { ...saved, nombre: 'isapre · rol N° 248.493-2023 · Corte Suprema', consulta: 'isapre', parametros: { filtros }, normas: [] }
  expect(savedSearchRow(made, now)).toMatchObject({ query: '', chips: [] })
  const written = { ...made, nombre: 'Caso de la señora Quilodrán' }
  expect(savedSearchRow(written, now)).toMatchObject({ query: 'isapre', chips: [{ kind: 'rol' }, { kind: 'tribunal' }] })
})
