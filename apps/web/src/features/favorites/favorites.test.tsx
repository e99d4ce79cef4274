// @vitest-environment happy-dom
import type { DataOf, favoritesEndpoint } from '@basejuris/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { sampleCard, sampleFavorite, sampleFolder } from '../../testing/samples.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { parseFavoritesAddress } from './favorites-address.ts'
import { FavoritesView } from './favorites-view.tsx'

type Favorites = DataOf<typeof favoritesEndpoint>

const page = (change: Partial<Favorites> = {}): Favorites => {
  const favoritos = change.favoritos ?? [sampleFavorite()]
  return {
    favoritos,
    etiquetas: [{ etiqueta: 'urgente', total: 1 }],
    total: favoritos.length,
    pagina: 1,
    tamano: 50,
    maximo: 1000,
    ...change,
  }
}
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleFavorite({
      docId: `r${index}`,
      etiquetas: [],
      sentencia: sampleCard({ docId: `r${index}`, caratulado: `Parte ${index} con Otro` }),
    }),
  )
const show = (favorites: Favorites, query = {}) =>
  renderView(<FavoritesView address={parseFavoritesAddress(query)} favorites={favorites} folders={[sampleFolder()]} />, signedIn)
const text = () => document.body.textContent ?? ''

describe('favorites', () => {
  it('shows a favorite with its tags, its note and its actions', () => {
    show(page({ favoritos: [sampleFavorite({ carpetas: [{ folderId: sampleFolder().folderId, nombre: 'Caso Transportes' }] })] }))
    const row = within(screen.getByRole('article'))
    expect(row.getByRole('link', { name: 'González con Transportes del Sur S.A.' }).getAttribute('href')).toBe(
      '/sentencia?id=cs-12345-2020',
    )
    expect(within(row.getByRole('list', { name: /^Etiquetas de/ })).getByText('urgente')).toBeTruthy()
    expect(row.getByText('Citar en el alegato.')).toBeTruthy()
    expect(row.getByRole('link', { name: 'Caso Transportes' })).toBeTruthy()
    expect(row.getByRole('button', { name: 'Quitar de favoritos: González con Transportes del Sur S.A.' })).toBeTruthy()
    expect(row.getByText('01-10-2026')).toBeTruthy()
  })

  it.each([
    { state: 'without favorites', query: {}, title: 'Guarde aquí las sentencias que va a usar.', link: 'Buscar sentencias', filter: false },
    {
      state: 'without a match',
      query: { texto: 'xilófono' },
      title: 'Ningún favorito coincide con ese filtro.',
      link: 'Ver todos',
      filter: true,
    },
    {
      state: 'without a tag',
      query: { etiqueta: 'otra' },
      title: 'Ningún favorito coincide con ese filtro.',
      link: 'Ver todos',
      filter: true,
    },
  ])('$state: says what to do next', ({ query, title, link, filter }) => {
    show(page({ favoritos: [] }), query)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: link })).toBeTruthy()
    expect(screen.queryByRole('searchbox', { name: 'Filtrar favoritos' }) !== null).toBe(filter)
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('opens the note at the first click while a tag is being written, and keeps the tag', async () => {
    const calls = stubServer({ 'PUT /v1/favorites': { data: { favorito: sampleFavorite() } } })
    show(page({ favoritos: [sampleFavorite({ etiquetas: [], nota: '' })] }))
    fireEvent.click(screen.getByRole('button', { name: /Agregar etiqueta/ }))
    const field = screen.getByLabelText(/Nueva etiqueta/)
    fireEvent.change(field, { target: { value: 'urgente' } })
    const button = screen.getByRole('button', { name: 'Agregar nota' })
    expect(fireEvent.mouseDown(button), 'the field keeps the focus until the click').toBe(false)
    fireEvent.click(button)
    expect(screen.getByLabelText(/Nota sobre/)).toBeTruthy()
    fireEvent.blur(field)
    await waitFor(() => expect(JSON.stringify(calls)).toContain('urgente'))
  })

  it('shows both texts of a note that another window changed, and stores what was chosen', async () => {
    const calls = stubServer({
      'PUT /v1/favorites': [
        {
          status: 409,
          message: 'La nota cambió.',
          code: 'note.changed',
          presente: { texto: 'De la otra ventana.', version: 4, updatedAt: '2026-10-02T15:00:00.000Z' },
        },
        { data: sampleFavorite({ versionNota: 5 }) },
      ],
    })
    show(page({ favoritos: [sampleFavorite()] }))
    const field = screen.getByLabelText(/Nota sobre/)
    fireEvent.change(field, { target: { value: 'De esta ventana.' } })
    fireEvent.blur(field)
    expect((await screen.findByRole('alert')).textContent).toContain('De la otra ventana.')
    fireEvent.click(screen.getByRole('button', { name: 'Juntar ambas' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls.map(({ body }) => body)).toEqual([
      { docId: sampleFavorite().docId, nota: 'De esta ventana.', versionNota: 1 },
      { docId: sampleFavorite().docId, nota: 'De la otra ventana.\n\nDe esta ventana.', versionNota: 4 },
    ])
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('keeps tags and note of a withdrawn ruling', () => {
    show(page({ favoritos: [sampleFavorite({ retirada: true, sentencia: null, ficticia: false })] }))
    expect(screen.getByRole('heading', { name: 'Sentencia retirada' })).toBeTruthy()
    expect(text()).toContain('Se retiró de BaseJuris y su texto ya no se puede leer. Sus etiquetas y su nota siguen aquí.')
    expect(screen.getByText('Citar en el alegato.')).toBeTruthy()
  })

  it('says of a removed fictional ruling that it was invented', () => {
    show(page({ favoritos: [sampleFavorite({ retirada: true, sentencia: null, ficticia: true })] }))
    expect(screen.getByRole('heading', { name: 'Sentencia ficticia retirada' })).toBeTruthy()
    expect(text()).toContain('Era una sentencia inventada de la colección de demostración, que se eliminó de BaseJuris.')
  })

  it('pages a long list and selects all of a page', () => {
    show(page({ favoritos: many(50), total: 130, pagina: 2 }))
    const pager = within(screen.getByRole('navigation', { name: 'Páginas de favoritos' }))
    expect(pager.getByText('51 a 100 de 130 sentencias')).toBeTruthy()
    expect(pager.getByRole('link', { name: 'Siguientes' }).getAttribute('href')).toBe('/mis-favoritos?pagina=3')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir las de esta página' }))
    expect(within(screen.getByRole('region', { name: 'Sentencias elegidas' })).getByRole('status').textContent).toBe('50 elegidas')
    fireEvent.click(screen.getByRole('button', { name: 'Quitar selección' }))
    expect(screen.queryByRole('region', { name: 'Sentencias elegidas' })).toBeNull()
  })

  it('counts the favorites of a tag and links to the others', () => {
    show(page(), { etiqueta: 'urgente' })
    expect(text()).toContain('1 sentencia con la etiqueta «urgente»')
    const rail = within(screen.getByRole('navigation', { name: 'Favoritos y carpetas' }))
    expect(rail.getByRole('link', { name: /urgente/ }).getAttribute('aria-current')).toBe('true')
    expect(rail.getByRole('link', { name: /Caso Transportes/ })).toBeTruthy()
  })
})

describe('tags', () => {
  const add = (tag: string) => {
    fireEvent.click(screen.getByRole('button', { name: /^Agregar etiqueta a/ }))
    const field = screen.getByRole('combobox', { name: /^Nueva etiqueta de/ })
    fireEvent.change(field, { target: { value: tag } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  const tags = () => screen.queryAllByRole('button', { name: /^Quitar la etiqueta/ }).map((button) => button.getAttribute('aria-label'))

  it('saves a new one at once', () => {
    const calls = stubServer({ 'PUT /v1/favorites': { data: sampleFavorite() } })
    show(page())
    add('alegato')
    expect(tags()).toEqual(['Quitar la etiqueta urgente', 'Quitar la etiqueta alegato'])
    expect(calls[0]?.body).toEqual({ docId: 'cs-12345-2020', etiquetas: ['urgente', 'alegato'] })
  })

  it('adds none twice', () => {
    const calls = stubServer({})
    show(page())
    add('URGENTE')
    expect(calls).toEqual([])
  })

  it('takes back what could not be saved', async () => {
    stubServer({ 'PUT /v1/favorites': 'offline' })
    show(page())
    add('alegato')
    expect(tags()).toHaveLength(2)
    await waitFor(() => expect(tags()).toEqual(['Quitar la etiqueta urgente']))
  })
})
