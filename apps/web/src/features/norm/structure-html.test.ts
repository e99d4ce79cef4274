// @vitest-environment happy-dom
import type { NormNode } from '@basejuris/contract'
import { describe, expect, it } from 'vitest'
import { normHref } from '../../components/ruling/norm-href.ts'
import { parseNormAddress } from './norm-address.ts'
import { buildStructureHtml, openStructureAt } from './structure-html.ts'

const node = (ancla: string, titulo: string, change: Partial<NormNode> = {}): NormNode => ({
  ancla,
  tipo: 'titulo',
  padre: null,
  nivel: 0,
  titulo,
  articulo: null,
  transitorio: false,
  derogado: false,
  desde: null,
  idNorma: null,
  ...change,
})
const address = { idNorma: 5, article: null, day: null, query: '' }
const article = (number: string, padre: string, change: Partial<NormNode> = {}): NormNode =>
  node(`art-${number}`, `Artículo ${number}`, { tipo: 'articulo', articulo: number, padre, nivel: 1, ...change })

const build = (nodes: readonly NormNode[], shown: readonly string[] = [], day: string | null = null): void => {
  document.body.innerHTML = openStructureAt(buildStructureHtml(nodes, { idNorma: address.idNorma, day }), new Set(shown))
}
const links = () => [...document.querySelectorAll('a')].map((link) => [link.id, link.getAttribute('href'), link.textContent])

describe('address of a norm', () => {
  it('reads norm, article and day, and drops what cannot be', () => {
    expect(parseNormAddress('5', { articulo: ' 3 bis ', fecha: '2024-01-02', buscar: ' plazo ' })).toEqual({
      idNorma: 5,
      article: '3 bis',
      day: '2024-01-02',
      query: 'plazo',
    })
    expect(parseNormAddress('5', { articulo: 'x'.repeat(61), fecha: '02-01-2024' })).toEqual(address)
    for (const id of ['0', '-1', '5a', '9999999999', '']) expect(parseNormAddress(id, {}), id).toBeNull()
  })

  it('is written back', () => {
    expect(normHref({ idNorma: 5, article: '3 bis', day: '2024-01-02' }, 'art-3-bis')).toBe(
      '/norma/5?articulo=3+bis&fecha=2024-01-02#art-3-bis',
    )
    expect(normHref(address)).toBe('/norma/5')
    expect(normHref({ ...address, query: 'días hábiles' })).toBe('/norma/5?buscar=d%C3%ADas+h%C3%A1biles')
  })
})

describe('structure of a norm', () => {
  it('nests articles in their divisions, each with its anchor and the day', () => {
    build(
      [node('titulo-i', 'Título I <De faroles>'), article('1', 'titulo-i'), article('2', 'titulo-i', { derogado: true })],
      [],
      '2024-01-02',
    )
    expect(document.querySelector('summary')?.textContent).toBe('Título I <De faroles>')
    expect(document.querySelector('details')?.id).toBe('titulo-i')
    expect(links()).toEqual([
      ['art-1', '?articulo=1&fecha=2024-01-02#art-1', 'Artículo 1'],
      ['art-2', '?articulo=2&fecha=2024-01-02#art-2', 'Artículo 2 (derogado)'],
    ])
  })

  it('leaves the anchor to the text on the page, and marks that article', () => {
    build([node('titulo-i', 'Título I'), article('1', 'titulo-i')], ['art-1'])
    expect(document.querySelector('#art-1')).toBeNull()
    expect(document.querySelector('a')?.getAttribute('aria-current')).toBe('true')
  })

  it('opens a long norm only around the article being read', () => {
    const many = Array.from({ length: 61 }, (_, at) => article(`${at + 1}`, 'titulo-i'))
    build([node('titulo-i', 'Título I'), ...many, node('titulo-ii', 'Título II'), article('99', 'titulo-ii')], ['art-99'])
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  })

  it('opens every division around several articles, and stays as it was for the next reader', () => {
    const many = Array.from({ length: 61 }, (_, at) => article(`${at + 1}`, 'titulo-i'))
    const nodes = [
      ...[node('titulo-i', 'Título I'), ...many],
      ...[node('libro-ii', 'Libro II'), node('titulo-ii', 'Título II', { padre: 'libro-ii', nivel: 1 })],
      ...[article('98', 'titulo-ii'), article('99', 'titulo-ii')],
    ]
    const structure = buildStructureHtml(nodes, { idNorma: address.idNorma, day: null })
    const openDetails = (shown: readonly string[]) => {
      document.body.innerHTML = openStructureAt(structure, new Set(shown))
      return [...document.querySelectorAll('details[open]')].map(({ id }) => id)
    }
    expect(openDetails(['art-99', 'art-1'])).toEqual(['titulo-i', 'libro-ii', 'titulo-ii'])
    expect([...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(['Artículo 1', 'Artículo 99'])
    expect(document.querySelectorAll('#art-1, #art-99')).toHaveLength(0)
    expect(openDetails([])).toEqual([])
    expect(document.querySelectorAll('a[id]')).toHaveLength(63)
  })

  it('reads the article of a restated law in that law', () => {
    build([node('titulo-i', 'Título I'), article('1', 'titulo-i', { idNorma: 77 })])
    expect(links()[0]?.[1]).toBe('/norma/77?articulo=1#art-1')
  })
})
