// @vitest-environment happy-dom
import type { ListedNorm, NormList, NormResult } from '@basejuris/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { sampleSearch } from '../../testing/samples.ts'
import type { FoundNorms } from './load-norm-list.ts'
import { type NormListAddress, normListHref, parseNormListAddress } from './norm-list-address.ts'
import { NormListPage } from './norm-list-page.tsx'

const listed = (change: Partial<ListedNorm> = {}): ListedNorm => ({
  idNorma: 5,
  clave: 'ley-99001',
  nombre: 'Ley N° 99.001',
  titulo: 'SOBRE FAROLES',
  derogada: false,
  textoDisponible: true,
  sentencias: 12,
  ...change,
})
const list = (change: Partial<NormList> = {}): NormList => ({
  clases: [{ clase: 'leyes', nombre: 'Leyes', total: 120, citadas: 1, primeras: [listed()] }],
  normas: [],
  total: 120,
  citadas: 1,
  conTexto: 3,
  pagina: 1,
  tamano: 50,
  cobertura: sampleSearch().cobertura,
  ...change,
})
const hit = (change: Partial<NormResult> = {}): NormResult => ({
  tipo: 'norma',
  idNorma: 5,
  clave: 'ley-99001',
  nombre: 'Ley N° 99.001',
  titulo: 'SOBRE FAROLES',
  tipoNorma: 'Ley',
  articulo: null,
  epigrafe: null,
  ruta: [],
  fragmento: null,
  textoDisponible: true,
  derogada: false,
  refundidaEn: null,
  score: 1,
  url: 'https://www.bcn.cl/leychile/navegar?idNorma=5',
  ...change,
})
const found = (...resultados: NormResult[]): FoundNorms => ({
  resultados,
  total: resultados.length,
  pagina: 1,
  tamano: 20,
  nombrada: null,
})
const everything: NormListAddress = { query: '', kind: null, page: 1 }
const show = (address: NormListAddress, shown: { list?: NormList | null; found?: FoundNorms | null } = {}) =>
  renderView(<NormListPage address={address} list={list()} found={null} sizes={{ listed: 50, found: 20 }} {...shown} />)
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('the page of norms', () => {
  it('shows the most cited norms of each kind, with the search of their rulings', () => {
    show(everything)
    expect(hrefOf('Ley N° 99.001')).toBe('/norma/5')
    expect(hrefOf('12 sentencias que citan Ley N° 99.001')).toBe('/resultados?norma=ley-99001')
    expect(document.body.textContent).toContain('Texto importado')
    expect(hrefOf(/Lista completa \(120\)/)).toBe('/normativa?clase=leyes')
    expect(within(screen.getByRole('navigation', { name: 'Clases de normas' })).getByRole('link', { current: 'page' }).textContent).toBe(
      'Las más citadas',
    )
  })

  it('pages through one kind, and marks repealed norms and those without a page or a ruling', () => {
    const norms = [
      listed({ derogada: true, textoDisponible: false, sentencias: 0 }),
      listed({ idNorma: null, clave: 'DS-7-1999', nombre: 'DS N° 7 de 1999', titulo: null, sentencias: 1 }),
    ]
    show({ ...everything, kind: 'leyes', page: 2 }, { list: list({ normas: norms }) })
    expect(document.body.textContent).toContain('DerogadaSin texto importado')
    expect(document.body.textContent).toContain('sin sentencias')
    expect(screen.queryByRole('link', { name: 'DS N° 7 de 1999' })).toBeNull()
    expect(hrefOf('1 sentencia que cita DS N° 7 de 1999')).toBe('/resultados?norma=DS-7-1999')
    expect(hrefOf('Siguientes')).toBe('/normativa?clase=leyes&pagina=3')
  })

  it('shows what a search finds, with marked words, and keeps the query in the box', () => {
    const article = hit({
      tipo: 'articulo',
      articulo: '7',
      ruta: ['TÍTULO I De los faroles'],
      fragmento: { texto: 'El farol se apaga.', marcas: [[3, 8]] },
    })
    show({ ...everything, query: 'farol' }, { found: found(article, hit()) })
    expect(hrefOf('Artículo 7, Ley N° 99.001')).toBe('/norma/5?articulo=7')
    expect(document.querySelector('mark')?.textContent).toBe('farol')
    expect(screen.getByRole('status').textContent).toBe('2 normas y artículos con «farol»')
    expect((screen.getByRole('searchbox', { name: 'Buscar norma o artículo' }) as HTMLInputElement).value).toBe('farol')
    expect(hrefOf('Buscarlo en las sentencias')).toBe('/resultados?q=farol')
  })

  it('says what to do where nothing is found, and where the server fails', () => {
    show({ ...everything, query: 'zzz', kind: 'codigos' }, { found: found() })
    expect(screen.getByRole('heading', { name: 'Ninguna norma tiene «zzz»' })).toBeTruthy()
    expect(hrefOf('Buscar en todas las clases')).toBe('/normativa?buscar=zzz')
    document.body.innerHTML = ''
    show({ ...everything, query: 'zzz' })
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('/normativa?buscar=zzz')
    document.body.innerHTML = ''
    show(everything, { list: null })
    expect(screen.getByRole('alert').textContent).toContain('No pudimos mostrar las normas')
  })
})

describe('the address', () => {
  it('is read as it is written', () => {
    const address: NormListAddress = { query: 'ley de faroles', kind: 'leyes', page: 3 }
    expect(normListHref(address)).toBe('/normativa?buscar=ley+de+faroles&clase=leyes&pagina=3')
    expect(parseNormListAddress({ buscar: 'ley de faroles', clase: 'leyes', pagina: '3' })).toEqual(address)
  })

  it('leaves out what cannot be', () => {
    expect(parseNormListAddress({ buscar: ' \0 ', clase: 'nada', pagina: '-1' })).toEqual(everything)
  })
})
