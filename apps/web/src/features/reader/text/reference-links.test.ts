import type { CitedRuling } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { referenceLinks } from './reference-links.ts'

const one = (over: Partial<CitedRuling> = {}): CitedRuling => ({
  docId: 'x1',
  caratulado: 'Rojas con "Molinos" & Cía',
  tribunal: 'Corte Suprema',
  rol: '12345-2020',
  numero: 'rol N° 12.345-2020',
  fechaSentencia: '2021-05-03',
  resultado: 'acoge',
  ficticia: true,
  url: '/sentencia?id=x1',
  ...over,
})

it('links a norm to its official text in another tab', () => {
  const url = 'https://www.bcn.cl/leychile/navegar?idNorma=207436'
  const links = referenceLinks({
    'CT:161': { tipo: 'norma', clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo', idNorma: 207436, articulo: '161', url },
  })
  expect(links.open('CT:161')).toContain(`href="${url}" target="_blank" rel="noreferrer" title="art. 161 Código del Trabajo (`)
  expect(links.open('CT:161')).toContain('data-article="161"')
  expect(links.open('CT:162')).toBeNull()
  expect(links.lists).toBe('')
})

it('links straight to the only ruling of the court the text says', () => {
  const links = referenceLinks({ a: { tipo: 'rol', rol: '12345-2020', tribunal: 'Corte Suprema', sentencias: [one()] } })
  expect(links.open('a')).toBe(
    '<a class="rd-ref rd-ref-ruling" href="/sentencia?id=x1" data-preview="rol-nombrado-1" aria-describedby="rol-nombrado-1">',
  )
  expect(links.lists).toBe(
    '<div id="rol-nombrado-1" class="rd-named rd-preview" popover="manual" role="tooltip"><b>Rojas con &quot;Molinos&quot; &amp; Cía</b>' +
      '<p>Corte Suprema · rol N° 12.345-2020 · 03-05-2021 · Acoge</p></div>',
  )
})

it('lists the rulings of a number whose court is not said, even a single one', () => {
  const links = referenceLinks({ a: { tipo: 'rol', rol: '12345-2020', tribunal: null, sentencias: [one()] } })
  expect(links.open('a')).toContain('href="/resultados?q=rol+12345-2020" data-named="rol-nombrado-1" aria-haspopup="dialog"')
  expect(links.lists).toContain('<div id="rol-nombrado-1" class="rd-named" popover role="dialog"')
  expect(links.lists).toContain('Compruebe que sea del tribunal que nombra el texto.')
  expect(links.lists).toContain('<a href="/sentencia?id=x1">Rojas con &quot;Molinos&quot; &amp; Cía</a>')
})
