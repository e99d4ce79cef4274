// @vitest-environment happy-dom
import type { Watch, WatchNews } from '@basejuris/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { stubServer } from '../../testing/stub-server.ts'
import { parseWatchAddress, watchHref } from './watch-address.ts'
import { WatchBrief } from './watch-brief.tsx'
import { WatchSwitch } from './watch-switch.tsx'
import { WatchView } from './watch-view.tsx'

vi.mock('../../notifications/notify.ts', () => ({ notify: async () => {} }))

const watchId = '3f2b6c1e-0000-4000-8000-000000000001'
const watch = (change: Partial<Watch> = {}): Watch => ({
  watchId,
  tipo: 'carpeta',
  nombre: 'Caso Ñandú',
  folderId: '3f2b6c1e-0000-4000-8000-000000000002',
  reservada: false,
  sentencias: 2,
  articulos: 1,
  sinLeer: 1,
  frecuencia: 'diaria',
  createdAt: '2026-10-01T12:00:00.000Z',
  ultimoEnvio: null,
  ...change,
})
const cited = {
  docId: 'uno',
  caratulado: 'A con B',
  tribunal: 'Corte Suprema',
  rol: '1-2020',
  numero: 'rol N° 1-2020',
  fechaSentencia: '2020-01-01',
  resultado: 'rechaza',
  ficticia: false,
  url: '/sentencia?id=uno',
} as const
const news = (change: Partial<WatchNews> = {}): WatchNews => ({
  newsId: '3f2b6c1e-0000-4000-8000-000000000009',
  watchId,
  tipo: 'se_aparta',
  frase: 'Corte Suprema, rol N° 2-2022, se aparta de Corte Suprema, rol N° 1-2020, considerando 5.',
  consta: true,
  sentencia: cited,
  docId: 'uno',
  cita: '',
  posterior: { ...cited, docId: 'dos', url: '/sentencia?id=dos' },
  articulo: null,
  pasaje: { ancla: 'p5', antes: 'Que ', texto: 'no se comparte', despues: ' lo resuelto.' },
  sinAcceso: false,
  url: '/sentencia?id=dos#p5',
  createdAt: '2026-10-02T12:00:00.000Z',
  leida: false,
  ...change,
})
const show = (watches: readonly Watch[], found: readonly WatchNews[], emailVerificado = true) =>
  renderView(
    <WatchView
      address={{ watchId: null, page: 1 }}
      watches={{ vigilancias: [...watches], maximo: 50, sinLeer: 1, emailVerificado }}
      news={{
        novedades: [...found],
        sinLeer: found.filter(({ leida }) => !leida).length,
        total: found.length,
        pagina: 1,
        tamano: 20,
        maximo: 1000,
      }}
      content={null}
    />,
    signedIn,
  )
const text = () => document.body.textContent ?? ''

describe('the page of watches', () => {
  it('explains itself while nothing is watched', () => {
    show([], [])
    expect(text()).toContain('Todavía no vigila nada.')
    expect(screen.getByRole('link', { name: 'Ir a mis carpetas' })).toBeTruthy()
  })

  it('shows each fact with its words and its place, and never calls a ruling superseded', () => {
    show(
      [watch()],
      [news(), news({ newsId: 'b', tipo: 'retirada', frase: 'Una sentencia: se retiró.', pasaje: null, url: null, leida: true })],
    )
    expect(screen.getByRole('link', { name: /se aparta de Corte Suprema, rol N° 1-2020, considerando 5/ }).getAttribute('href')).toBe(
      '/sentencia?id=dos#p5',
    )
    expect(text()).toContain('«Que no se comparte lo resuelto.»')
    expect(screen.getAllByText('Nueva')).toHaveLength(1)
    expect(text()).toContain('1 novedad sin leer')
    expect(text()).not.toMatch(/superada/i)
  })

  it('says where words are in a paid base, and what no longer is so', () => {
    show(
      [watch()],
      [
        news({ pasaje: null, sinAcceso: true }),
        news({ newsId: 'b', consta: false, pasaje: null, url: null, frase: 'Lo que se avisó ya no consta.' }),
      ],
    )
    expect(text()).toContain('Las palabras que lo dicen están en una base de pago.')
    expect(screen.getByText('Ya no consta')).toBeTruthy()
  })

  it('marks as read, and takes that back when it could not be stored', async () => {
    const calls = stubServer({ 'POST /v1/watches/news/read': 'offline' })
    show([watch()], [news()])
    fireEvent.click(screen.getByRole('button', { name: /^Marcar como leída/ }))
    expect(screen.queryByText('Nueva')).toBeNull()
    await waitFor(() => expect(screen.getByText('Nueva')).toBeTruthy())
    expect(calls).toHaveLength(1)
  })

  it('asks for the confirmation of the address before any mail', () => {
    show([watch()], [], false)
    expect(text()).toContain('Los correos empiezan cuando confirme su dirección')
  })

  it('reads only addresses that can be', () => {
    expect(parseWatchAddress({ vigilancia: watchId, pagina: '3' })).toEqual({ watchId, page: 3 })
    expect(parseWatchAddress({ vigilancia: '<script>', pagina: '-1' })).toEqual({ watchId: null, page: 1 })
    expect(watchHref({ watchId, page: 2 })).toBe(`/vigilancia?vigilancia=${watchId}&pagina=2`)
  })
})

describe('watching', () => {
  it('a folder turns on at once and says what comes', async () => {
    stubServer({ 'POST /v1/watches': { data: { vigilancia: watch(), desconocidas: [] } } })
    renderView(<WatchSwitch folderId="f" watchId={null} />, signedIn)
    const toggle = screen.getByRole('switch', { name: 'Vigilar' }) as HTMLInputElement
    expect(toggle.checked).toBe(false)
    fireEvent.click(toggle)
    await waitFor(() => expect(text()).toContain('Ver novedades'))
    expect(toggle.checked).toBe(true)
  })

  it('a text needs a name, and says that the text itself is not stored', async () => {
    const calls = stubServer({ 'POST /v1/watches': { data: { vigilancia: watch({ tipo: 'escrito' }), desconocidas: [] } } })
    const authorities = { sentencias: [{ docId: 'uno', cita: 'rol N° 1-2020' }], articulos: [{ idNorma: 5, articulo: '161' }] }
    renderView(<WatchBrief authorities={authorities} name="recurso.docx" />, signedIn)
    expect(text()).toContain('nunca el texto del escrito')
    const field = screen.getByRole('textbox', { name: /Nombre/ }) as HTMLInputElement
    fireEvent.change(field, { target: { value: ' ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Vigilar' }))
    expect(screen.getByRole('alert').textContent).toBe('Indique un nombre.')
    expect(calls).toHaveLength(0)
    fireEvent.change(field, { target: { value: 'Recurso' } })
    fireEvent.click(screen.getByRole('button', { name: 'Vigilar' }))
    await waitFor(() => expect(text()).toContain('Desde ahora se vigilan 1 sentencia y 1 artículo'))
    expect(screen.getByRole('button', { name: 'Dejar de vigilar' })).toBeTruthy()
  })
})
