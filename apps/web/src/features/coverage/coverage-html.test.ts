import type { CollectionCoverageView } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { coverageChartsHtml } from './coverage-charts-html.ts'
import { monthTableHtml } from './month-table-html.ts'

const collection: CollectionCoverageView = {
  id: 'civil',
  nombre: 'Civil <b>',
  base: 'base_civil',
  total: 1202,
  ficticias: 0,
  sinFecha: 0,
  actualizada: null,
  fuentes: [],
  desde: '2020-01-02',
  hasta: '2020-03-04',
  vacios: [],
  meses: [
    { mes: '2020-01', total: 1200 },
    { mes: '2020-03', total: 2 },
  ],
}

test('draws a named bar per month with rulings and names the highest', () => {
  const html = coverageChartsHtml([collection], ['2020-01', '2020-02', '2020-03'])
  expect([...html.matchAll(/<rect x="(\d)"[^>]*><title>([^<]+)/g)].map(([, x, title]) => [x, title])).toEqual([
    ['0', 'enero de 2020: 1.200'],
    ['2', 'marzo de 2020: 2'],
  ])
  expect(html).toContain('el mes con más es enero de 2020, con 1.200')
  expect(html).toContain('Civil &lt;b&gt;')
  expect(html).not.toContain('<b>')
})

test('lists every month of a year, including empty ones', () => {
  const html = monthTableHtml([collection])
  expect([...html.matchAll(/<td[^>]*>([^<]+)/g)].map(([, cell]) => cell)).toEqual(['1.200', '0', '2', ...Array(9).fill('0'), '1.202'])
  expect(html).not.toContain('<b>')
})
