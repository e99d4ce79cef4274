import { expect, it } from 'vitest'
import { topicsText } from './index-commands.ts'

it('says how many rulings each topic has, and how many topics have none', () => {
  const text = topicsText([
    { id: 'lab-fuero-maternal', name: 'Fuero maternal', real: 1234, fictional: 7 },
    { id: 'civ-accesion', name: 'Accesión', real: 0, fictional: 0 },
  ])
  expect(text).toContain('   1.234        7  lab-fuero-maternal  Fuero maternal')
  expect(text.endsWith('Temas: 2; sin ninguna sentencia: 1.')).toBe(true)
})
