import { expect, it } from 'vitest'
import type { CitedArticle } from './cited-norms.ts'
import { describeDoubt } from './norms-report.ts'

const cited: CitedArticle = {
  clave: 'CCom:9',
  idNorma: 1974,
  norma: 'Código de Comercio',
  articulo: '9',
  url: null,
  sentencias: 0,
  conTexto: false,
  places: [],
  incisos: new Set(),
  confianza: 0.99,
  articuloAusente: null,
  candidatas: [],
  marks: [],
}

it('says that the norm lacks the article before it doubts the reading', () => {
  expect(describeDoubt({ ...cited, articulo: '9 bis', articuloAusente: '9 bis', confianza: 0.59 })).toBe(
    'Según nuestro catálogo, el Código de Comercio no tiene artículo 9 bis: revise la cita.',
  )
  expect(describeDoubt({ ...cited, confianza: 0.59 })).toContain('se leyó con menos seguridad')
  expect(describeDoubt(cited)).toBeNull()
})

it('says that a treaty or an old act is not in the catalogue', () => {
  expect(describeDoubt({ ...cited, clave: 'T-OIT-158', idNorma: null, norma: 'Convenio N° 158 de la OIT' })).toBe(
    'No está en nuestro catálogo de normas: no tiene página aquí ni enlace a Ley Chile.',
  )
})
