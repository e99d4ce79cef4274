import type { HistoryEntry } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { searchRow } from '../../history/search-row.ts'
import { storedSearches } from './stored-searches.ts'

const entry: HistoryEntry = {
  historyId: 'b5f0a3a2-6f0e-4a1d-9a43-0b7b9a1c2d3e',
  userMessage: 'despido & licencia',
  parametros: {
    bases: ['base_corte_suprema'],
    filtros: { desde: ['2015'], resultado: ['-inadmisible'] },
    modo: 'semantica',
    orden: 'recientes',
  },
  total: 12,
  isActive: true,
  createdAt: '2026-11-02T10:00:00.000Z',
}

test('links repeat the search with its words, filters, mode and order', () => {
  const [stored] = storedSearches([entry])
  expect(stored?.href).toBe(searchRow(entry, new Date()).href)
  expect(stored?.href).toMatch(/^\/resultados\?q=despido\+%26\+licencia&bases=/)
  expect(stored?.href).toContain('desde=2015&resultado=-inadmisible')
})

test('uses the name of a search and keeps the newest twenty', () => {
  const many = storedSearches([{ ...entry, nombre: 'Réplica' }, ...Array.from({ length: 30 }, () => entry)])
  expect(many).toHaveLength(20)
  expect(many.slice(0, 2).map(({ query }) => query)).toEqual(['Réplica', 'despido & licencia'])
})
