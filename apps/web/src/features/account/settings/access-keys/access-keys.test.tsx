// @vitest-environment happy-dom
import type { AccessKey } from '@basejuris/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderView, signedIn } from '../../../../testing/render-view.tsx'
import { stubServer } from '../../../../testing/stub-server.ts'
import { AccessKeys } from './access-keys.tsx'

const url = 'https://basejuris.test/mcp'
const keyOf = (at: number): AccessKey => ({
  keyId: `00000000-0000-4000-8000-00000000000${at}`,
  nombre: `Programa ${at}`,
  termina: 'a1b2',
  permisos: ['buscar', 'leer'],
  creada: '2026-11-02T10:00:00.000Z',
  ultimoUso: at === 0 ? null : '2026-11-03T15:30:00.000Z',
})
const show = (keys: readonly AccessKey[]) => renderView(<AccessKeys keys={keys} max={3} url={url} />, signedIn)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const text = () => document.body.textContent ?? ''

afterEach(() => {
  vi.restoreAllMocks()
})

describe('access keys', () => {
  it('says that there is none, and offers the form', () => {
    show([])
    expect(text()).toContain('Todavía no tiene claves.')
    expect(screen.getByRole('form', { name: 'Crear una clave' })).toBeTruthy()
  })

  it('names what is missing, and asks the server nothing', () => {
    const calls = stubServer({})
    show([])
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    press('Crear clave')
    expect(text()).toContain('Escriba un nombre.')
    expect(text()).toContain('Elija al menos un permiso.')
    expect(calls).toEqual([])
  })

  it('shows a new key once, with an example that holds address and key', async () => {
    const clave = 'basejuris_secreto'
    const calls = stubServer({ 'POST /v1/keys': { data: { clave, creada: keyOf(1) } } })
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    show([])
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: ' Programa 1 ' } })
    fireEvent.click(screen.getByLabelText('Verificar citas'))
    press('Crear clave')
    expect(await screen.findByText(clave)).toBeTruthy()
    expect(calls).toEqual([{ call: 'POST /v1/keys', body: { nombre: 'Programa 1', permisos: ['buscar', 'leer'] } }])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Copie su clave ahora'))
    press('Copiar la clave')
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(clave))
    press('Copiar la configuración')
    const [example = ''] = (writeText.mock.calls.at(-1) ?? []) as string[]
    expect(JSON.parse(example).mcpServers.basejuris).toEqual({ type: 'http', url, headers: { Authorization: `Bearer ${clave}` } })
    press('Ya la guardé')
    expect(text()).not.toContain(clave)
  })

  it('tells a refusal of the server, and keeps what was written', async () => {
    stubServer({ 'POST /v1/keys': { status: 409, code: 'access_key.too_many', message: 'Llegó al máximo.' } })
    show([])
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Programa' } })
    press('Crear clave')
    expect((await screen.findByRole('alert')).textContent).toContain('Llegó al máximo.')
    expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Programa')
  })

  it('lists each key with its last use and scopes, and revokes one once it is confirmed', async () => {
    const calls = stubServer({ [`DELETE /v1/keys/${keyOf(1).keyId}`]: { data: { revocadas: 1 } } })
    show([keyOf(0), keyOf(1)])
    const items = screen.getAllByRole('listitem')
    expect(items[0]?.textContent).toContain('Sin uso todavía')
    expect(items[1]?.textContent).toContain('Último uso: 03-11-2026, 12:30')
    expect(items[1]?.textContent).toContain('Buscar sentencias · Leer sentencias y normas')
    press('Revocar la clave Programa 1')
    expect(calls).toEqual([])
    fireEvent.click(within(screen.getByRole('dialog', { name: 'Revocar la clave' })).getByRole('button', { name: 'Revocar' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(calls).toHaveLength(1)
  })

  it('offers no form at the maximum', () => {
    show([keyOf(0), keyOf(1), keyOf(2)])
    expect(screen.queryByRole('form')).toBeNull()
    expect(text()).toContain('Tiene 3 claves, el máximo.')
  })
})
