// @vitest-environment happy-dom
import type { DocketLine } from '@basejuris/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { sampleCard } from '../../testing/samples.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { DocketListView } from './docket-list-view.tsx'

const path = 'POST /v1/docket-list'
const lines: readonly DocketLine[] = [
  {
    linea: 1,
    texto: '12.345-2020',
    estado: 'encontrada',
    rol: '12345-2020',
    candidatas: [sampleCard({ resuelve: { tipo: 'resuelve', texto: 'se acoge', ancla: 'p9', desde: 0, hasta: 8, mas: 0, enParte: true } })],
    sinFicticias: 0,
    repite: null,
    aviso: null,
  },
  {
    linea: 2,
    texto: 'O-364-2020',
    estado: 'ambigua',
    rol: 'O-364-2020',
    candidatas: [sampleCard({ docId: 'a', caratulado: 'Una con Otra' }), sampleCard({ docId: 'b', caratulado: 'Dos con Otra' })],
    sinFicticias: 0,
    repite: null,
    aviso: null,
  },
  { linea: 3, texto: '9-1999', estado: 'no_esta', rol: '9-1999', candidatas: [], sinFicticias: 0, repite: null, aviso: null },
  { linea: 4, texto: 'hola', estado: 'no_entendida', rol: null, candidatas: [], sinFicticias: 0, repite: null, aviso: null },
]
const answer = { lineas: lines, resumen: { encontradas: 1, ambiguas: 1, noEstan: 1, noEntendidas: 1, repetidas: 0 } }
const write = (text: string) => fireEvent.change(screen.getByLabelText('Roles, uno por línea'), { target: { value: text } })
const search = () => screen.getByRole('button', { name: 'Buscar roles' }) as HTMLButtonElement
const text = () => document.body.textContent ?? ''

describe('docket list', () => {
  it('says what it takes while it is empty', () => {
    const calls = stubServer({})
    renderView(<DocketListView />, signedIn)
    expect(text()).toContain('Hasta 200, como los tenga: con puntos, «rol», RIT, RUC o el tribunal en siglas.')
    fireEvent.click(search())
    expect(calls).toEqual([])
  })

  it('counts the lines and refuses more than 200', () => {
    renderView(<DocketListView />, signedIn)
    write('1-2020\n\n2-2020')
    expect(text()).toContain('2 líneas de 200.')
    write('1-2020\n'.repeat(203))
    expect(text()).toContain('Son 203 líneas: quite 3.')
    expect(screen.getByLabelText('Roles, uno por línea').getAttribute('aria-invalid')).toBe('true')
  })

  it('says what a found ruling decides, and leads to it', async () => {
    stubServer({ [path]: { data: answer } })
    renderView(<DocketListView />, signedIn)
    write('12.345-2020')
    fireEvent.click(search())
    expect((await screen.findByText('se acoge')).tagName).toBe('Q')
    const place = screen.getByRole('link', { name: 'Abrir donde resuelve, acogiendo en parte' })
    expect(place.textContent).toBe('Resuelve, acogiendo en parte:')
    expect(place.getAttribute('href')).toMatch(/#p9$/)
  })

  it('says why the search failed and keeps the list', async () => {
    stubServer({ [path]: { status: 429, message: 'Espere unos minutos antes de buscar otra lista.' } })
    renderView(<DocketListView />, signedIn)
    write('12.345-2020')
    fireEvent.click(search())
    expect((await screen.findByRole('alert')).textContent).toBe('Espere unos minutos antes de buscar otra lista.')
    expect((screen.getByLabelText('Roles, uno por línea') as HTMLTextAreaElement).value).toBe('12.345-2020')
  })

  it('shows each line with its status and what to do about it', async () => {
    stubServer({ [path]: { data: answer } })
    renderView(<DocketListView />, signedIn)
    write('12.345-2020')
    fireEvent.click(search())
    const table = within(await screen.findByRole('table'))
    expect(screen.getByRole('heading', { name: '1 de 4 roles encontrados' })).toBe(document.activeElement)
    expect(table.getByRole('link', { name: 'González con Transportes del Sur S.A.' })).toBeTruthy()
    expect(table.getByText('Puede existir y no haber llegado a nuestras bases.')).toBeTruthy()
    expect(table.getByText(/Escriba el rol y el año/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Guardar 1 en una carpeta' })).toBeTruthy()
  })

  it('never guesses among several rulings: a person chooses', async () => {
    stubServer({ [path]: { data: answer } })
    renderView(<DocketListView />, signedIn)
    write('O-364-2020')
    fireEvent.click(search())
    const choice = (await screen.findByRole('radio', { name: /^O-364-2020: Dos con Otra/ })) as HTMLInputElement
    expect(choice.checked).toBe(false)
    fireEvent.click(choice)
    expect(screen.getByRole('button', { name: 'Guardar 2 en una carpeta' })).toBeTruthy()
  })

  it('names the lines that repeat another and those that could not be read', async () => {
    const [first, , , unread] = lines as [DocketLine, DocketLine, DocketLine, DocketLine]
    const repeated = { ...first, linea: 5, repite: 1 }
    const resumen = { encontradas: 1, ambiguas: 0, noEstan: 0, noEntendidas: 1, repetidas: 1 }
    stubServer({ [path]: { data: { lineas: [first, { ...unread, aviso: 'Falta el año del rol.' }, repeated], resumen } } })
    renderView(<DocketListView />, signedIn)
    write('hola')
    fireEvent.click(search())
    await screen.findByRole('table')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 de 2 roles encontrados')
    expect(text()).toContain('1 línea repite un rol de otra y no se cuenta. No se entiende la línea 4.')
    expect(text()).toContain('Repite la línea 1.')
    expect(text()).toContain('Falta el año del rol. Escriba el rol y el año')
  })

  it('narrows the table to one status', async () => {
    stubServer({ [path]: { data: answer } })
    renderView(<DocketListView />, signedIn)
    write('hola')
    fireEvent.click(search())
    fireEvent.click(await screen.findByRole('radio', { name: /No está en nuestro índice/ }))
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2)
  })
})
