// @vitest-environment happy-dom
import type { DataOf, FolderNote, folderEndpoint, SavedPassage } from '@basejuris/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { sampleCard, sampleFolder, sampleFolderItem, samplePassage } from '../../testing/samples.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { FolderView } from './folder-page/folder-view.tsx'

type Folder = DataOf<typeof folderEndpoint>
type Address = ComponentProps<typeof FolderView>['address']

const me = sampleFolder().dueno
const colleague = { userId: 'c0ffee00-0000-4000-8000-000000000001', email: 'colega@ejemplo.cl', yo: false }
const note: FolderNote = {
  noteId: 'n1',
  texto: 'Revisar el c. 7°.',
  autor: colleague,
  createdAt: '2026-10-01T15:00:00.000Z',
  updatedAt: '2026-10-01T15:00:00.000Z',
  version: 1,
}
const page = (change: Partial<Folder> = {}): Folder => {
  const items = change.items ?? [sampleFolderItem()]
  return {
    carpeta: sampleFolder({ sentencias: items.length }),
    items,
    notas: [],
    totalNotas: change.notas?.length ?? 0,
    miembros: [],
    watchId: null,
    total: items.length,
    pagina: 1,
    tamano: 50,
    maximo: 1000,
    ...change,
  }
}
const address: Address = { folderId: sampleFolder().folderId, text: '', order: 'guardado', page: 1 }
const show = (data: Folder, change: Partial<Address> = {}, passages: readonly SavedPassage[] = []) =>
  renderView(
    <FolderView address={{ ...address, ...change }} contents={data} folders={[data.carpeta]} passages={passages} events={[]} />,
    signedIn,
  )
const text = () => document.body.textContent ?? ''

const passage = samplePassage()

describe('passages of a folder', () => {
  it('stand under their ruling with note, tags and the way to the reader', () => {
    show(page(), {}, [passage])
    const list = within(screen.getByRole('list', { name: /^Pasajes de González/ }))
    expect(list.getByText('Que la carta calla. Que nada.')).toBeTruthy()
    expect(list.getByText('Para la réplica')).toBeTruthy()
    expect(list.getByRole('link', { name: 'c. 7°' }).getAttribute('href')).toBe(passage.url)
    expect(list.getByText('Alega la actora')).toBeTruthy()
    expect(list.getByRole('link', { name: 'carta' }).getAttribute('href')).toContain('/pasajes?etiqueta=carta')
    expect(screen.getByRole('link', { name: '1 pasaje guardado' })).toBeTruthy()
  })

  it.each([
    [{ estado: 'retirada', desde: null, parrafos: [] }, 'La sentencia se retiró'],
    [{ estado: 'sin_acceso', desde: null, parrafos: [] }, 'Su suscripción no incluye la base'],
    [{ estado: 'cambio', desde: null, parrafos: [] }, 'ya no se encuentra'],
    [{ estado: 'cambio' }, 'se muestra el actual'],
  ] as const)('say what became of them: %o', (change, notice) => {
    show(page(), {}, [{ ...passage, ...change, parrafos: [...('parrafos' in change ? change.parrafos : passage.parrafos)] }])
    expect(text()).toContain(notice)
    expect(text()).toContain('Para la réplica')
  })
})

describe('folder page', () => {
  it('shows its rulings with who added them and what can be done', () => {
    show(page({ items: [sampleFolderItem({ agregadaPor: colleague })] }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Caso Transportes')
    const row = within(screen.getByRole('article'))
    expect(row.getByText(/por colega@ejemplo.cl/)).toBeTruthy()
    expect(row.getByRole('button', { name: 'Sacar de la carpeta González con Transportes del Sur S.A.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Registro' })).toBeTruthy()
  })

  it.each([
    {
      state: 'empty',
      data: page({ items: [] }),
      text: '',
      title: 'Todavía no hay sentencias en esta carpeta.',
      links: ['Buscar sentencias', 'Pegar una lista de roles'],
    },
    {
      state: 'empty and reserved',
      data: page({ items: [], carpeta: sampleFolder({ reservada: true, sentencias: 0 }) }),
      text: '',
      title: 'Todavía no hay sentencias en esta carpeta.',
      links: ['Pegar una lista de roles'],
    },
    {
      state: 'without a match',
      data: page({ items: [] }),
      text: 'xilófono',
      title: 'Ninguna sentencia de la carpeta coincide con ese filtro.',
      links: ['Ver todas'],
    },
  ])('$state: says what to do next', ({ data, text: filter, title, links }) => {
    show(data, { text: filter })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { name: title })).toBeTruthy()
    const found = main.getAllByRole('link').map((link) => link.textContent)
    expect(found.filter((name) => name !== 'Registro')).toEqual(links)
  })

  it('says that it is reserved, shared and kept until a day', () => {
    const carpeta = sampleFolder({ reservada: true, conservarHasta: '2027-03-31', miembros: 2 })
    show(page({ carpeta, miembros: [{ ...colleague, rol: 'escribe' }] }))
    const facts = within(screen.getByRole('main'))
    expect(facts.getByText('Reservada')).toBeTruthy()
    expect(facts.getByText('Compartida con 1 persona')).toBeTruthy()
    expect(facts.getByText(/Se conserva hasta el 31-03-2027/)).toBeTruthy()
    expect(screen.queryByRole('searchbox', { name: 'Filtrar la carpeta' })).toBeNull()
  })

  it('lets a member remove only what they added', () => {
    const carpeta = sampleFolder({ rol: 'escribe', dueno: colleague, sentencias: 2 })
    const other = sampleFolderItem({
      docId: 'o',
      agregadaPor: colleague,
      sentencia: sampleCard({ docId: 'o', caratulado: 'Otra con Otro' }),
    })
    show(page({ carpeta, items: [sampleFolderItem(), other], miembros: [{ ...colleague, rol: 'escribe' }] }))
    expect(text()).toContain('La comparte colega@ejemplo.cl')
    expect(screen.getAllByRole('button', { name: /^Sacar de la carpeta/ })).toHaveLength(1)
  })

  it('offers nothing that writes to who only reads', () => {
    const carpeta = sampleFolder({ rol: 'lee', dueno: colleague })
    show(page({ carpeta, items: [sampleFolderItem({ notas: [{ ...note, autor: me }] })] }))
    expect(text()).toContain('La comparte colega@ejemplo.cl, solo para leer')
    expect(screen.getByText('Revisar el c. 7°.')).toBeTruthy()
    for (const name of [/^Sacar de la carpeta/, 'Agregar nota', 'Cambiar la nota', 'Borrar la nota'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByRole('button', { name: 'Salir' })).toBeTruthy()
  })

  it('that is empty does not ask who only reads to fill it', () => {
    show(page({ items: [], carpeta: sampleFolder({ rol: 'lee', dueno: colleague, reservada: true }) }))
    expect(text()).toContain('Aquí verá las que agreguen quienes escriben en ella.')
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Pegar una lista de roles' })).toBeNull()
  })

  it('that is reserved has one box, which searches all rulings or the folder', async () => {
    const calls = stubServer({
      'POST /v1/search': { data: { resultados: [], total: 0, ademas: 0, facetas: {}, ficticias: { modo: 'con', total: 0 } } },
      'POST /v1/folders/search': { data: { hallazgos: [], total: 0, completa: true } },
    })
    show(page({ carpeta: sampleFolder({ reservada: true, sentencias: 1 }) }))
    const box = within(screen.getByRole('main')).getByRole('searchbox', { name: 'Buscar en reserva' })
    fireEvent.change(box, { target: { value: 'licencia' } })
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByRole('heading', { name: 'Sin resultados' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Esta carpeta' }))
    await waitFor(() => expect(text()).toContain('Nada en esta carpeta coincide con «licencia».'))
    expect(screen.queryByRole('heading', { name: 'Sin resultados' })).toBeNull()
    expect(screen.getByRole('searchbox', { name: 'Buscar en esta carpeta' })).toBe(box)
    const searches = calls.filter(({ call }) => call.endsWith('/search'))
    expect(searches.map(({ call, body }) => [call, body])).toEqual([
      ['POST /v1/search', { consulta: 'licencia', pagina: 1, tamano: 10, reservada: true }],
      ['POST /v1/folders/search', { texto: 'licencia', folderId: sampleFolder().folderId }],
    ])
  })

  it('that is reserved orders and filters what it found, and has it again for who comes back, until it is closed', async () => {
    const facetas = { anio: [{ valor: '2024', etiqueta: '2024', total: 3 }] }
    const found = { resultados: [], total: 3, ademas: 0, facetas, ficticias: { modo: 'con', total: 0 } }
    const calls = stubServer({ 'POST /v1/search': [{ data: found }, { data: found }, { data: { ...found, total: 2 } }] })
    const contents = page({ carpeta: sampleFolder({ folderId: 'con-memoria', reservada: true, sentencias: 1 }) })
    const { unmount } = show(contents)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar en reserva' }), { target: { value: 'licencia' } })
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    fireEvent.change(await screen.findByRole('combobox', { name: 'Año' }), { target: { value: '2024' } })
    const searches = () => calls.filter(({ call }) => call === 'POST /v1/search')
    await waitFor(() => expect(searches()).toHaveLength(2))
    fireEvent.change(screen.getByRole('combobox', { name: 'Orden' }), { target: { value: 'recientes' } })
    expect(await screen.findByRole('heading', { name: '2 sentencias' })).toBeTruthy()
    const body = { consulta: 'licencia', pagina: 1, tamano: 10, reservada: true }
    expect(searches().map((call) => call.body)).toEqual([
      body,
      { ...body, filtros: { anio: ['2024'] } },
      { ...body, filtros: { anio: ['2024'] }, orden: 'recientes' },
    ])
    unmount()
    show(contents)
    expect(screen.getByRole('heading', { name: '2 sentencias' })).toBeTruthy()
    expect((screen.getByRole('searchbox', { name: 'Buscar en reserva' }) as HTMLInputElement).value).toBe('licencia')
    expect((screen.getByRole('combobox', { name: 'Año' }) as HTMLSelectElement).value).toBe('2024')
    expect([location.search, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join()).not.toContain('licencia')
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar resultados' }))
    expect(screen.queryByRole('heading', { name: '2 sentencias' })).toBeNull()
  })

  it.each([
    ['escribe', ['Agregar']],
    ['lee', []],
  ] as const)('that is reserved offers to who %s %j', async (rol, offered) => {
    const { docId, ...card } = sampleCard({ docId: 'otra' })
    const found = { ...card, docId, fragmentos: [] }
    stubServer({
      'POST /v1/search': { data: { resultados: [found], total: 1, ademas: 0, facetas: {}, ficticias: { modo: 'con', total: 0 } } },
    })
    show(page({ carpeta: sampleFolder({ reservada: true, rol, dueno: colleague, sentencias: 1 }) }))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar en reserva' }), { target: { value: 'licencia' } })
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByRole('heading', { name: '1 sentencia' })).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: 'Agregar' }).map((button) => button.textContent)).toEqual(offered)
  })

  it('keeps the notes of a withdrawn ruling', () => {
    show(page({ items: [sampleFolderItem({ retirada: true, sentencia: null, ficticia: false, notas: [note] })] }))
    expect(screen.getByRole('heading', { name: 'Sentencia retirada' })).toBeTruthy()
    expect(screen.getByText('Revisar el c. 7°.')).toBeTruthy()
  })

  it('pages a long folder', () => {
    const items = Array.from({ length: 50 }, (_, index) =>
      sampleFolderItem({ docId: `r${index}`, sentencia: sampleCard({ docId: `r${index}` }) }),
    )
    show(page({ items, total: 120, carpeta: sampleFolder({ sentencias: 120 }) }))
    expect(screen.getAllByRole('article')).toHaveLength(50)
    expect(within(screen.getByRole('navigation', { name: 'Páginas de la carpeta' })).getByText('1 a 50 de 120 sentencias')).toBeTruthy()
  })
})

describe('notes of a folder', () => {
  const notesPath = `POST /v1/folders/${sampleFolder().folderId}/notes`
  const write = () => {
    const notes = within(screen.getByRole('region', { name: 'Notas de la carpeta' }))
    fireEvent.click(notes.getByRole('button', { name: 'Agregar nota' }))
    fireEvent.change(notes.getByRole('textbox', { name: 'Nueva nota sobre Caso Transportes' }), { target: { value: 'Llamar al perito.' } })
    fireEvent.click(notes.getByRole('button', { name: 'Agregar nota' }))
    return notes
  }

  it('shows each with its author, and only the author may change it', () => {
    show(page({ items: [], notas: [note, { ...note, noteId: 'n2', texto: 'Mía.', autor: me }] }))
    const notes = within(screen.getByRole('list', { name: 'Notas sobre Caso Transportes' }))
    expect(notes.getAllByRole('listitem')).toHaveLength(2)
    expect(notes.getAllByRole('button', { name: 'Cambiar la nota' })).toHaveLength(1)
    expect(notes.getAllByRole('button', { name: 'Borrar la nota' })).toHaveLength(2)
  })

  it('adds one and empties the field', async () => {
    const calls = stubServer({ [notesPath]: { data: { ...note, noteId: 'n3', texto: 'Llamar al perito.', autor: me } } })
    show(page({ items: [] }))
    const notes = write()
    expect(await notes.findByText('Llamar al perito.', { selector: 'p' })).toBeTruthy()
    expect(notes.queryByRole('textbox')).toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('shows earlier ones on request', async () => {
    const earlier = ['n0', 'n1'].map((noteId, at) => ({ ...note, noteId, texto: `Nota ${at}`, createdAt: `2026-09-01T15:00:0${at}.000Z` }))
    const newest = { ...note, noteId: 'n9', texto: 'La última.' }
    const calls = stubServer({
      [notesPath.replace('POST', 'GET')]: { data: { notas: [...earlier, newest], total: 3, pagina: 1, tamano: 20, maximo: 2000 } },
    })
    show(page({ items: [], notas: [newest], totalNotas: 3 }))
    const notes = within(screen.getByRole('region', { name: 'Notas de la carpeta' }))
    const button = notes.getByRole('button', { name: 'Ver más notas sobre Caso Transportes' })
    expect(button.textContent).toBe('Ver más notas (2 anteriores)')
    fireEvent.click(button)
    expect(await notes.findByText('Nota 0')).toBeTruthy()
    expect(notes.getAllByRole('listitem').map((one) => one.querySelector('p:last-child')?.textContent)).toEqual([
      'Nota 0',
      'Nota 1',
      'La última.',
    ])
    expect(notes.queryByRole('button', { name: /^Ver más notas/ })).toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('keeps the text and says why it could not be sent', async () => {
    stubServer({ [notesPath]: 'offline' })
    show(page({ items: [] }))
    const notes = write()
    expect((await notes.findByRole('alert')).textContent).toContain('Error de conexión.')
    expect((notes.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Llamar al perito.')
  })
})

describe('a note that changed meanwhile', () => {
  const mine = { ...note, texto: 'Primera.', autor: me }
  const path = `/v1/folders/${sampleFolder().folderId}/notes/n1`
  const present = { texto: 'De la otra ventana.', version: 2, updatedAt: '2026-10-02T15:00:00.000Z' }
  const edit = async () => {
    show(page({ items: [], notas: [mine] }))
    const notes = within(screen.getByRole('region', { name: 'Notas de la carpeta' }))
    fireEvent.click(notes.getByRole('button', { name: 'Cambiar la nota' }))
    fireEvent.change(notes.getByRole('textbox'), { target: { value: 'De esta ventana.' } })
    fireEvent.click(notes.getByRole('button', { name: 'Guardar' }))
    return { notes, shown: await notes.findByRole('alert') }
  }
  const stub = () =>
    stubServer({
      [`PUT ${path}`]: [
        { status: 409, message: 'La nota cambió.', code: 'note.changed', presente: present },
        { data: { ...mine, texto: 'guardada', version: 3 } },
      ],
    })

  it('shows both texts, and stores the own one once chosen', async () => {
    const calls = stub()
    const { notes, shown } = await edit()
    expect(shown.textContent).toContain('De la otra ventana.')
    expect((notes.getByRole('textbox') as HTMLTextAreaElement).value).toBe('De esta ventana.')
    fireEvent.click(notes.getByRole('button', { name: 'Guardar la mía' }))
    expect(await notes.findByText('guardada')).toBeTruthy()
    expect(calls.map(({ body }) => body)).toEqual([
      { texto: 'De esta ventana.', version: 1 },
      { texto: 'De esta ventana.', version: 2 },
    ])
  })

  it('joins both for a last look before they are stored', async () => {
    const calls = stub()
    const { notes } = await edit()
    fireEvent.click(notes.getByRole('button', { name: 'Juntar ambas' }))
    expect((notes.getByRole('textbox') as HTMLTextAreaElement).value).toBe('De la otra ventana.\n\nDe esta ventana.')
    fireEvent.click(notes.getByRole('button', { name: 'Guardar' }))
    expect(await notes.findByText('guardada')).toBeTruthy()
    expect(calls[1]?.body).toEqual({ texto: 'De la otra ventana.\n\nDe esta ventana.', version: 2 })
  })

  it('leaves the stored one, and shows it', async () => {
    stub()
    const { notes } = await edit()
    fireEvent.click(notes.getByRole('button', { name: 'Dejar la guardada' }))
    expect(notes.queryByRole('textbox')).toBeNull()
    expect(notes.getByText('De la otra ventana.')).toBeTruthy()
  })

  it('becomes a new note when somebody deleted it', async () => {
    const calls = stubServer({
      [`PUT ${path}`]: { status: 404, message: 'Esa nota no existe.', code: 'folder.note_not_found' },
      [`POST ${path.replace('/n1', '')}`]: { data: { ...mine, noteId: 'n2', texto: 'De esta ventana.' } },
    })
    const { notes, shown } = await edit()
    expect(shown.textContent).toContain('borró esta nota')
    fireEvent.click(notes.getByRole('button', { name: 'Agregar como nota nueva' }))
    expect(await notes.findByText('De esta ventana.', { selector: 'p' })).toBeTruthy()
    expect(notes.getAllByRole('listitem')).toHaveLength(1)
    expect(calls[1]).toMatchObject({ body: { texto: 'De esta ventana.' } })
  })
})
