import { expect, it } from 'vitest'
import { restoreCapitalAccent } from './capital-accent.ts'

it.each([
  ['BANCO FICTICIO/HERN NDEZÁ', 'BANCO FICTICIO/HERNÁNDEZ'],
  ['/V SQUEZÁ', '/VÁSQUEZ'],
  ['FICTICIA LTDA/V SQUEZÁ', 'FICTICIA LTDA/VÁSQUEZ'],
  ['BANCO FICTICIO CHILE/SOTO', 'BANCO FICTICIO CHILE/SOTO'],
  ['SOTO GARC AÍ', 'SOTO GARC AÍ'],
  ['HERN NDEZ CON V SQUEZÁ', 'HERN NDEZ CON V SQUEZÁ'],
])('%s → %s', (caption, restored) => {
  expect(restoreCapitalAccent(caption)).toBe(restored)
})
