import { expect, test } from 'vitest'
import { rulingAlerts } from './ruling-alerts.ts'

const norm = { clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo', idNorma: null, articulo: '161', url: null }
const ruling = {
  rol: '12345-2020',
  rit: 'O-364-2020',
  ruc: '2000123456-7',
  tribunal: 'Corte Suprema',
  ministros: [{ nombre: 'Ana Prado Rivas', voto: null }],
  normas: [norm, { ...norm, inciso: '2' }],
  materias: ['Despido', 'Despido'],
}

test('offers the case with its court, each judge, each article once, each subject and the court', () => {
  expect(rulingAlerts(ruling)).toEqual({
    rol: [
      { label: 'rol N° 12.345-2020, Corte Suprema', filters: { rol: ['12345-2020'], tribunal: ['Corte Suprema'] }, total: null },
      { label: 'RUC 2000123456-7, en todos los tribunales', filters: { rol: ['2000123456-7'] }, total: null },
    ],
    ministro: [{ label: 'Ana Prado Rivas', filters: { ministro: ['Ana Prado Rivas'] }, total: null }],
    norma: [{ label: 'art. 161 Código del Trabajo', filters: { norma: ['CT:161'] }, total: null }],
    materia: [{ label: 'Despido', filters: { materia: ['Despido'] }, total: null }],
    tribunal: [{ label: 'Corte Suprema', filters: { tribunal: ['Corte Suprema'] }, total: null }],
  })
})

test('offers the RIT of a ruling without another number, and no number that cannot be read', () => {
  expect(rulingAlerts({ ...ruling, rol: null, ruc: null }).rol?.map(({ label }) => label)).toEqual(['RIT O-364-2020, Corte Suprema'])
  expect(rulingAlerts({ ...ruling, rol: 'sin número', ruc: null }).rol).toEqual([])
})
