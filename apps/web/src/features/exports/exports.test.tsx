// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import type { ExportedFile, fetchExport } from '../../api/fetch-export.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { sampleCard, sampleFolder, sampleFolderItem } from '../../testing/samples.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { BookDialog } from './book/book-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { ExportDialog } from './export-dialog.tsx'
import type { ExportSubject } from './export-subject.ts'

type Report = Parameters<typeof fetchExport>[2]['onProgress']

/** The export in progress, which the tests drive. */
const server = { body: null as object | null, aborted: false, report: (() => {}) as Report, ...Promise.withResolvers<ExportedFile>() }

vi.mock('../../api/fetch-export.ts', () => ({
  fetchExport: (_path: string, body: object, { signal, onProgress }: Parameters<typeof fetchExport>[2]) => {
    signal.addEventListener('abort', () => {
      server.aborted = true
      server.reject(new Error('aborted'))
    })
    Object.assign(server, { body, report: onProgress })
    return server.promise
  },
}))
vi.mock('./save-file.ts', () => ({ saveFile: () => {} }))

beforeEach(() => {
  Object.assign(server, { body: null, aborted: false, ...Promise.withResolvers<ExportedFile>() })
})

const subject: ExportSubject = {
  origin: { tipo: 'busqueda', consulta: 'despido' },
  total: 1234,
  grouped: 2,
  title: 'Exportar los resultados',
}
const text = () => document.body.textContent ?? ''
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('export dialog', () => {
  const dialog = <ExportDialog subject={subject} onClosed={() => {}} />

  it('offers every format and says how much fits', () => {
    renderView(dialog)
    expect(screen.getByRole('dialog', { name: 'Exportar los resultados' })).toBeTruthy()
    expect(within(screen.getByRole('group', { name: 'Formato' })).getAllByRole('radio')).toHaveLength(6)
    expect(text()).toContain('Las primeras 500 de 1.234: es el máximo por archivo.')
    fireEvent.click(screen.getByRole('radio', { name: /Texto completo/ }))
    expect(text()).toContain('Las primeras 50 de 1.234: es el máximo por archivo con texto completo.')
  })

  it('includes what mentions a part when asked, and when nothing else is there', async () => {
    const { unmount } = renderView(
      <ExportDialog subject={{ ...subject, total: 3, grouped: 0, others: { total: 40, grouped: 0 } }} onClosed={() => {}} />,
    )
    fireEvent.click(screen.getByRole('checkbox', { name: 'Incluir también 40 sentencias que mencionan solo una parte de lo pedido' }))
    expect(text()).toContain('43')
    press('Exportar')
    expect(server.body).toMatchObject({ origen: { tipo: 'busqueda', ademas: true } })
    unmount()
    renderView(<ExportDialog subject={{ ...subject, total: 0, others: { total: 40, grouped: 0 } }} onClosed={() => {}} />)
    expect(screen.queryByRole('checkbox')).toBeNull()
    press('Exportar')
    expect(server.body).toMatchObject({ origen: { ademas: true } })
  })

  it('offers no full text where the format holds none', () => {
    renderView(dialog)
    fireEvent.click(screen.getByRole('radio', { name: /Excel/ }))
    expect(screen.queryByRole('group', { name: 'De cada sentencia' })).toBeNull()
  })

  it('shows the progress and confirms the file', async () => {
    renderView(dialog)
    press('Exportar')
    expect(screen.getByRole('status').textContent).toBe('Preparando…')
    expect(server.body).toMatchObject({ formato: 'docx', contenido: 'datos' })
    act(() => server.report({ stage: 'leer', done: 20, total: 500 }))
    expect(screen.getByRole('status').textContent).toBe('Leyendo sentencias: 20 de 500')
    expect(screen.getByRole('progressbar', { name: 'Avance de la exportación' }).getAttribute('max')).toBe('500')
    await act(async () => server.resolve({ name: 'despido.docx', content: new Blob() }))
    expect(screen.getByRole('status').textContent).toBe('Listo: despido.docx está en sus descargas.')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('says why an export failed and keeps the choice', async () => {
    renderView(dialog)
    fireEvent.click(screen.getByRole('radio', { name: /PDF/ }))
    press('Exportar')
    await act(async () => server.reject(new CallError(503, { message: 'Demasiadas exportaciones a la vez.', requestId: 'a1b2c3' })))
    expect(screen.getByRole('alert').textContent).toContain('Demasiadas exportaciones a la vez.')
    expect(screen.getByRole('alert').textContent).toContain('Código para soporte: a1b2c3')
    expect((screen.getByRole('radio', { name: /PDF/ }) as HTMLInputElement).checked).toBe(true)
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeTruthy()
  })

  it('stops on request, without an error', async () => {
    renderView(dialog)
    press('Exportar')
    await act(async () => press('Cancelar'))
    expect(server.aborted).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a folder', () => {
  const folderId = sampleFolder().folderId
  const dialog = (
    <ExportDialog subject={{ origin: { tipo: 'carpeta', folderId }, total: 3, title: 'Exportar la carpeta' }} onClosed={() => {}} />
  )

  it('goes with its notes and passages, says which are private, and in the order chosen', () => {
    renderView(dialog)
    expect(text()).toContain('su nota privada, que solo usted ve: revise el archivo antes de compartirlo.')
    fireEvent.change(screen.getByRole('combobox', { name: 'Orden de las sentencias' }), { target: { value: 'fecha' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pasajes, a la letra' }))
    press('Exportar')
    expect(server.body).toEqual({
      formato: 'docx',
      contenido: 'datos',
      origen: { tipo: 'carpeta', folderId, orden: 'fecha' },
      notas: true,
      pasajes: false,
      asunto: '',
    })
  })

  it('makes a minuta of the case, in Word and Excel alone', () => {
    renderView(dialog)
    fireEvent.click(screen.getByRole('radio', { name: /Minuta/ }))
    fireEvent.change(screen.getByRole('textbox', { name: /^Asunto/ }), { target: { value: 'Rol C-1-2026' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Notas y etiquetas' }))
    press('Exportar')
    expect(server.body).toMatchObject({ formato: 'docx', contenido: 'minuta', asunto: 'Rol C-1-2026', notas: false, pasajes: true })
    expect(server.body).toMatchObject({ origen: { orden: 'pasajes' } })
  })

  it('offers no minuta in PDF', () => {
    renderView(dialog)
    fireEvent.click(screen.getByRole('radio', { name: /Minuta/ }))
    fireEvent.click(screen.getByRole('radio', { name: /PDF/ }))
    expect(screen.queryByRole('radio', { name: /Minuta/ })).toBeNull()
    press('Exportar')
    expect(server.body).toMatchObject({ formato: 'pdf', contenido: 'datos' })
  })

  it('takes an order of one’s own', async () => {
    const item = (at: number) =>
      sampleFolderItem({ docId: `r${at}`, sentencia: sampleCard({ docId: `r${at}`, caratulado: `Parte ${at} con Otro` }) })
    const items = [item(0), item(1)]
    const data = { carpeta: sampleFolder(), items, notas: [], miembros: [], total: 2, pagina: 1, tamano: 100 }
    stubServer({ [`GET /v1/folders/${folderId}`]: { data } })
    renderView(dialog)
    fireEvent.change(screen.getByRole('combobox', { name: 'Orden de las sentencias' }), { target: { value: 'propio' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Bajar «Parte 0 con Otro», ahora en el lugar 1 de 2' }))
    press('Exportar')
    expect(server.body).toMatchObject({ origen: { tipo: 'carpeta', sentencias: ['r1', 'r0'] } })
  })
})

describe('export button', () => {
  it('opens the dialog for a signed-in user', async () => {
    renderView(<ExportButton subject={subject} />, signedIn)
    press('Exportar')
    expect(await screen.findByRole('dialog', { name: 'Exportar los resultados' })).toBeTruthy()
  })

  it('has a name where it shows an icon alone', () => {
    renderView(<ExportButton subject={subject} shape="icon" />, signedIn)
    expect(screen.getByRole('button', { name: 'Exportar' }).textContent).toBe('')
  })
})

describe('compilation', () => {
  const folderId = sampleFolder().folderId
  const path = `GET /v1/folders/${folderId}`
  const page = (count: number, withdrawn = 0) => ({
    carpeta: sampleFolder(),
    items: Array.from({ length: count }, (_, index) =>
      sampleFolderItem({
        docId: `r${index}`,
        sentencia: index < withdrawn ? null : sampleCard({ docId: `r${index}`, caratulado: `Parte ${index} con Otro` }),
      }),
    ),
    notas: [],
    miembros: [],
    total: count,
    pagina: 1,
    tamano: 100,
  })
  const dialog = <BookDialog folderId={folderId} name="Caso Transportes" onClosed={() => {}} />

  it('says that it is reading the folder', () => {
    stubServer({ [path]: 'pending' })
    renderView(dialog)
    expect(screen.getByText('Leyendo las sentencias de la carpeta…')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Armar la compilación' })).toBeNull()
  })

  it('says why the folder could not be read', async () => {
    stubServer({ [path]: { status: 500, message: 'Error interno del servidor.' } })
    renderView(dialog)
    expect((await screen.findByRole('alert')).textContent).toContain('Error interno del servidor.')
  })

  it('chooses every ruling, says which were withdrawn and needs at least one', async () => {
    stubServer({ [path]: { data: page(3, 1) } })
    renderView(dialog)
    expect(await screen.findByText('Parte 1 con Otro')).toBeTruthy()
    expect(text()).toContain('1 sentencia se retiró de BaseJuris y no puede ir.')
    expect(text()).toContain('2 sentencias elegidas.')
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    expect((screen.getByRole('button', { name: 'Armar la compilación' }) as HTMLButtonElement).disabled).toBe(true)
  })

  it('takes the rulings in the order given by hand', async () => {
    stubServer({ [path]: { data: page(3) } })
    renderView(dialog)
    const up = await screen.findByRole('button', { name: 'Subir «Parte 2 con Otro», ahora en el lugar 3 de 3' })
    fireEvent.click(up)
    fireEvent.click(screen.getByRole('button', { name: 'Subir «Parte 2 con Otro», ahora en el lugar 2 de 3' }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar «Parte 2 con Otro», ahora en el lugar 1 de 3')
    fireEvent.change(screen.getByRole('textbox', { name: 'Quién lo presenta (obligatorio)' }), { target: { value: 'Elisa Ficticia' } })
    press('Armar la compilación')
    const { sentencias, ...rest } = server.body as { sentencias: readonly { docId: string }[] }
    expect(sentencias.map(({ docId }) => docId)).toEqual(['r2', 'r0', 'r1'])
    expect(rest).toMatchObject({ carpeta: folderId, pasajes: true, notas: false })
  })

  it('splits a long folder into books and finds a ruling by its words', async () => {
    stubServer({ [path]: { data: page(60) } })
    renderView(dialog)
    expect(await screen.findByRole('button', { name: '1 a 50', pressed: true })).toBeTruthy()
    expect(screen.getByRole('button', { name: '51 a 60', pressed: false })).toBeTruthy()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filtrar por carátula o rol' }), { target: { value: 'xilófono' } })
    expect(text()).toContain('Ninguna sentencia de la carpeta coincide con «xilófono».')
  })
})
