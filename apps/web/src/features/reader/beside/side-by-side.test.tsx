// @vitest-environment happy-dom
import type { RulingView } from '@basejuris/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { parseSideBySide, sideBySideHref } from '../../../components/ruling/side-by-side-address.ts'
import { renderOnServer } from '../../../testing/render-view.tsx'
import { sampleRuling } from '../../../testing/samples.ts'
import { placeOfRange } from '../behaviour/passages/text-place.ts'
import { unitOf } from '../behaviour/position/reader-unit.ts'
import { sharedNorms } from './shared-norms.ts'
import { SideBySide } from './side-by-side.tsx'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('../../../session/current-session.ts', () => ({ currentUser: async () => null }))

type Use = NonNullable<RulingView['normas'][number]['uso']>

const article = (number: string, uso: Use, subdivision: { readonly numeral?: string } = {}): RulingView['normas'][number] => ({
  clave: `CT:${number}`,
  etiqueta: `art. ${number}${subdivision.numeral === undefined ? '' : ` N° ${subdivision.numeral}`} Código del Trabajo`,
  uso,
  idNorma: 207436,
  articulo: number,
  url: null,
  ...subdivision,
})

/** A ruling whose considerando 1 names article 161, and what a dissent and a party say of it. */
function rulingWith(change: Partial<RulingView>): RulingView {
  const { secciones } = sampleRuling()
  const reference = { tipo: 'norma', desde: 0, hasta: 7, destino: 'n1' } as const
  const naming = { ancla: 'x', texto: 'Artículo 161.', marcas: [], referencias: [reference] }
  return sampleRuling({
    secciones: [
      ...secciones.map((section) =>
        section.ancla === 'c1' ? { ...section, parrafos: [...section.parrafos, { ...naming, ancla: 'c1-2' }] } : section,
      ),
      {
        ancla: 'c2',
        tipo: 'considerando',
        numero: 2,
        titulo: '2°',
        relato: 'parte',
        voz: 'Alega la demandante',
        parrafos: [{ ...naming, ancla: 'c2-1' }],
      },
      { ancla: 'voto', tipo: 'voto', numero: null, titulo: 'Voto en contra', parrafos: [{ ...naming, ancla: 'voto-1' }] },
    ],
    destinos: {
      n1: {
        tipo: 'norma',
        clave: 'CT:161',
        etiqueta: 'art. 161 Código del Trabajo',
        idNorma: 207436,
        articulo: '161',
        url: 'https://www.bcn.cl/leychile/navegar?idNorma=207436',
      },
    },
    ...change,
  })
}

const left = rulingWith({
  docId: 'una',
  caratulado: 'Soto con Comercial Norte',
  normas: [article('161', 'aplicada'), article('162', 'citada')],
})
const right = rulingWith({
  docId: 'otra',
  caratulado: 'Rojas con Servicios Sur',
  normas: [article('161', 'aplicada', { numeral: '2' }), article('162', 'aplicada')],
})

describe('articles in common', () => {
  it('are those that both courts apply, with the considerandos in which the court itself names them', () => {
    const places = [{ anchor: 'c1', label: 'c. 1°' }]
    expect(sharedNorms(left, right)).toEqual([{ name: 'art. 161 Código del Trabajo', places: [places, places] }])
  })

  it('are named as the whole article where one of the two names no numeral', () => {
    const [numbered] = sharedNorms(right, left)
    expect(numbered?.name).toBe('art. 161 Código del Trabajo')
    const both = { ...left, normas: [article('161', 'aplicada', { numeral: '2' })] }
    expect(sharedNorms(both, { ...right, normas: [article('161', 'aplicada')] })[0]?.name).toBe('art. 161 Código del Trabajo')
  })

  it('stand where the court writes an article of a decree to which no link leads', () => {
    const decree = { ...article('63', 'aplicada'), clave: 'DS-9-1990:63', etiqueta: 'art. 63 DS N° 9 de 1990' }
    const naming = (ruling: RulingView): RulingView => ({
      ...ruling,
      normas: [decree],
      secciones: ruling.secciones.map((section) =>
        section.ancla === 'c1'
          ? {
              ...section,
              parrafos: [
                { ancla: 'c1-9', texto: 'El artículo 63 del Decreto Supremo N° 9 obliga a reembolsar.', marcas: [], referencias: [] },
              ],
            }
          : section,
      ),
    })
    const places = [{ anchor: 'c1', label: 'c. 1°' }]
    expect(sharedNorms(naming(left), naming(right))).toEqual([{ name: 'art. 63 DS N° 9 de 1990', places: [places, places] }])
  })

  it('leave out a code that is named as a whole, and an article that only a party cites', () => {
    const code = { ...article('161', 'aplicada'), clave: 'CT', articulo: null, etiqueta: 'Código del Trabajo' }
    expect(sharedNorms({ ...left, normas: [code] }, { ...right, normas: [code] })).toEqual([])
    expect(sharedNorms({ ...left, normas: [article('161', 'citada')] }, right)).toEqual([])
  })
})

describe('address', () => {
  it('names two rulings', () => {
    expect(sideBySideHref('una', 'otra')).toBe('/sentencia/comparar?id=una&con=otra')
    expect(parseSideBySide({ id: ' una ', con: ['otra', 'más'] })).toEqual(['una', 'otra'])
    expect(parseSideBySide({ id: 'una' })).toBeNull()
    expect(parseSideBySide({ id: 'una', con: 'x'.repeat(201) })).toBeNull()
  })
})

describe('two rulings side by side', () => {
  const show = () =>
    renderOnServer(
      <SideBySide
        sides={[
          { docId: 'una', ruling: left },
          { docId: 'otra', ruling: right },
        ]}
        opposition={{
          article: 'art. 161 Código del Trabajo',
          key: 'CT:161',
          sides: [
            { detail: 'demandó el trabajador, se acogió', favours: 'el trabajador' },
            { detail: 'demandó el trabajador, se rechazó', favours: 'el empleador' },
          ],
        }}
      />,
    )

  it('have headings, indexes and anchors of their own', async () => {
    await show()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [caption, prefix] of [
      ['Soto con Comercial Norte', 'a-'],
      ['Rojas con Servicios Sur', 'b-'],
    ] as const) {
      const column = within(screen.getByRole('region', { name: caption }))
      expect(column.getByRole('heading', { level: 2, name: caption })).toBeTruthy()
      expect(column.getByRole('link', { name: 'Considerando 1' }).getAttribute('href')).toBe(`#${prefix}c1`)
      expect(document.querySelector(`#${prefix}indice a[href="#${prefix}c1"]`)).not.toBeNull()
      expect(column.getByRole('button', { name: `Citar ${caption}` }).getAttribute('popovertarget')).toBe(`${prefix}citar`)
    }
  })

  it('say why they are contrary and where each applies the article', async () => {
    await show()
    const shared = document.querySelector<HTMLElement>('.bs-shared')
    expect(shared?.querySelector('summary')?.textContent).toContain('En sentido contrario sobre el artículo 161 del Código del Trabajo')
    expect(shared?.textContent).toContain('A la derecha, demandó el trabajador, se rechazó: favorece al empleador.')
    expect([...(shared?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(['#a-c1', '#b-c1'])
  })

  it('cite and save places by the anchors of their ruling, not of the page', async () => {
    await show()
    const paragraph = document.getElementById('b-c1-1') as HTMLElement
    expect(unitOf(paragraph)).toMatchObject({ anchor: 'c1', place: 'c. 1°' })
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    const text = paragraph.closest<HTMLElement>('.rd-text') as HTMLElement
    expect(placeOfRange(text, range)).toMatchObject({ desde: { ancla: 'c1-1', posicion: 0 }, hasta: { ancla: 'c1-1' } })
  })

  it('keep the one that can be read beside the reason why the other cannot', async () => {
    await renderOnServer(
      <SideBySide
        sides={[
          { docId: 'una', ruling: left },
          { docId: 'otra', failure: 'La sentencia fue retirada.' },
        ]}
        opposition={null}
      />,
    )
    expect(screen.getByText('La sentencia fue retirada.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Soto con Comercial Norte' })).toBeTruthy()
    expect(document.querySelector('.bs-shared')).toBeNull()
  })
})
