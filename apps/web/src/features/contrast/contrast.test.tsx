// @vitest-environment happy-dom
import type { OppositionSearch, OppositionView } from '@basejuris/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { articleContrastHref, contrastHref, parseContrastAddress, rulingContrastHref } from '../../components/ruling/contrast-address.ts'
import { renderOnServer } from '../../testing/render-view.tsx'
import { sampleRuling, sampleSearch } from '../../testing/samples.ts'
import { ContrastStart } from './contrast-start.tsx'
import { ContrastView } from './contrast-view.tsx'

const side = (docId: string, change: Partial<OppositionView['uno']> = {}): OppositionView['uno'] => {
  const { idSentence, rol, numero, fechaSentencia, tribunal, sala, base, coleccion, recurso, resultado, ficticia, cita } = sampleRuling()
  return {
    idSentence,
    rol,
    numero,
    fechaSentencia,
    tribunal,
    sala,
    base,
    coleccion,
    recurso,
    resultado,
    ficticia,
    cita,
    docId,
    caratulado: `Persona ${docId} con Molino`,
    url: `/sentencia?id=${docId}`,
    detalle: 'recurrió el trabajador, se acogió',
    favorece: 'el trabajador',
    legible: true,
    pasaje: { texto: `Palabras de ${docId}`, ancla: 'p7', etiqueta: 'c. 2°', desde: 0, hasta: 10, cortado: false },
    sinEfecto: false,
    firmeza: null,
    ...change,
  }
}
const articulo = { clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' }
const opposition: OppositionView = {
  articulo,
  cercania: 0.5,
  uno: side('una'),
  otro: side('otra', { favorece: 'el empleador', firmeza: { estado: 'no_consta', texto: 'firmeza: no consta' } }),
}
const found: OppositionSearch = { alcance: 'amplio', articulos: [articulo], total: 1, oposiciones: [opposition], mensaje: null }
const address = { subject: { kind: 'ruling', docId: 'una', article: null }, scope: 'amplio', level: null, from: null, to: null } as const

describe('address of contradictions', () => {
  it('names a ruling or an article, and survives being read', () => {
    expect(rulingContrastHref('una')).toBe('/contradicciones?id=una')
    expect(articleContrastHref(207436, '161 bis')).toBe('/contradicciones?norma=207436&articulo=161+bis')
    const filtered = { ...address, scope: 'unificacion', level: 'suprema', from: '2019', to: '2024' } as const
    const query = new URLSearchParams(contrastHref(filtered).split('?')[1])
    expect(parseContrastAddress(Object.fromEntries(query))).toEqual(filtered)
  })

  it('drops filters that cannot be, and is none without a subject', () => {
    expect(parseContrastAddress({ id: 'una', nivel: 'x', desde: 'ayer', alcance: 'z' })).toEqual(address)
    expect(parseContrastAddress({ norma: '207436' })).toBeNull()
    expect(parseContrastAddress({ norma: '0', articulo: '1' })).toBeNull()
    expect(parseContrastAddress({})).toBeNull()
  })
})

describe('contradictions', () => {
  it('stand face to face, each passage linked to its place, with the way to read both', async () => {
    await renderOnServer(<ContrastView address={address} found={found} />)
    const [pair] = screen.getAllByRole('listitem')
    const sides = within(pair as HTMLElement).getAllByRole('article')
    expect(
      sides.map((each) =>
        within(each)
          .getByRole('link', { name: /^Abrir en/u })
          .getAttribute('href'),
      ),
    ).toEqual(['/sentencia?id=una#p7', '/sentencia?id=otra#p7'])
    expect(sides[0]?.textContent).toContain('Esta sentencia. Recurrió el trabajador, se acogió: favorece al trabajador.')
    expect(sides[1]?.textContent).toContain('favorece al empleador.')
    expect(sides[1]?.textContent).toContain('Firmeza: no consta')
    expect(screen.getByRole('link', { name: /^Leer lado a lado/u }).getAttribute('href')).toBe('/sentencia/comparar?id=una&con=otra')
  })

  it('give no text of a paid base, and no comparison with it', async () => {
    const locked = { ...opposition, otro: side('otra', { legible: false, pasaje: null }) }
    await renderOnServer(<ContrastView address={address} found={{ ...found, oposiciones: [locked] }} />)
    expect(screen.getByText('Su texto está en una base de pago.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Leer lado a lado/u })).toBeNull()
  })

  it('say that nothing was compared where no article was', async () => {
    const mensaje = 'No se buscó: no pudimos determinar quién recurre ni a quién favorece la decisión.'
    await renderOnServer(<ContrastView address={address} found={{ ...found, articulos: [], total: 0, oposiciones: [], mensaje }} />)
    expect(screen.getByRole('heading', { name: 'Esta sentencia no se comparó' })).toBeTruthy()
    expect(screen.getByText(mensaje)).toBeTruthy()
  })

  it('say what was looked for and offer to look without filters', async () => {
    const mensaje = 'No encontramos sentencias en sentido contrario.'
    await renderOnServer(
      <ContrastView address={{ ...address, level: 'suprema' }} found={{ ...found, total: 0, oposiciones: [], mensaje }} />,
    )
    expect(screen.getByText(mensaje)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Buscar sin filtros' }).getAttribute('href')).toBe('/contradicciones?id=una')
    expect(screen.getByRole('combobox', { name: 'Tribunales' })).toBeTruthy()
  })
})

describe('page without a subject', () => {
  it('asks for one and shows examples', async () => {
    await renderOnServer(<ContrastStart asked="" offer={null} />)
    expect(screen.getByRole('textbox', { name: 'Artículo, rol o materia' }).getAttribute('name')).toBe('q')
    expect(within(screen.getByRole('list', { name: 'Por ejemplo' })).getAllByRole('link')).toHaveLength(3)
  })

  it('offers what the words may mean', async () => {
    const articles = [{ href: articleContrastHref(207436, '161'), name: 'Artículo 161', norm: 'Código del Trabajo' }]
    const [first] = sampleSearch().resultados
    if (first === undefined) throw new Error('No sample.')
    const ruling = { ...first, docId: 'una', caratulado: 'Persona una con Molino' }
    await renderOnServer(<ContrastStart asked="despido" offer={{ articles, rulings: [ruling] }} />)
    expect(screen.getByRole('link', { name: 'Artículo 161, Código del Trabajo' }).getAttribute('href')).toBe(articles[0]?.href)
    expect(screen.getByRole('link', { name: 'Persona una con Molino' }).getAttribute('href')).toBe(rulingContrastHref('una'))
  })

  it('says why nothing could be looked for', async () => {
    await renderOnServer(<ContrastStart asked="a" offer={{ failure: 'Escriba al menos dos letras.' }} />)
    expect(screen.getByRole('alert').textContent).toBe('Escriba al menos dos letras.')
  })
})
