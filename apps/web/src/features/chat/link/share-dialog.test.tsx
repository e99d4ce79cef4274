// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sampleMessage, sampleSession } from '../../../testing/chat-samples.ts'
import { renderView, signedIn, unconfirmed } from '../../../testing/render-view.tsx'
import { stubServer } from '../../../testing/stub-server.ts'
import { ShareDialog } from './share-dialog.tsx'
import { SharedConversation } from './shared-conversation.tsx'

const path = `/v1/conversations/${sampleSession}/share`
const hasta = '2026-11-27T15:00:00.000Z'

function show(answers: Parameters<typeof stubServer>[0], shared: { hasta: string } | null = null) {
  const calls = stubServer(answers)
  const onChanged = vi.fn()
  renderView(<ShareDialog sessionId={sampleSession} shared={shared} onChanged={onChanged} onClosed={vi.fn()} />, signedIn)
  return { calls, onChanged }
}

const days = () => screen.getByLabelText('Días que sirve el enlace')

it('opens a link for some days and shows it whole', async () => {
  const { calls, onChanged } = show({ [`POST ${path}`]: { data: { hasta, url: '/chat/compartida?codigo=abc' } } })
  fireEvent.change(days(), { target: { value: '12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Abrir un enlace' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Enlace')).value).toMatch(/^http.*\/chat\/compartida\?codigo=abc$/)
  expect(calls).toEqual([{ call: `POST ${path}`, body: { dias: 12 } }])
  expect(onChanged).toHaveBeenCalledWith({ hasta })
})

it.each(['0', '31', '2.5', ''])('refuses %j days before it asks', (value) => {
  const { calls } = show({})
  fireEvent.change(days(), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Abrir un enlace' }))
  expect(screen.getByRole('alert').textContent).toBe('Indique de 1 a 30 días.')
  expect(calls).toEqual([])
})

it('closes a link that is open, whose code it does not know', async () => {
  const { onChanged } = show({ [`DELETE ${path}`]: { data: { sessionId: sampleSession, cerrado: true } } }, { hasta })
  expect(screen.getByText('Hay un enlace abierto hasta el 27-11-2026.')).toBeTruthy()
  expect(screen.queryByLabelText('Enlace')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar el enlace' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(null))
})

it('opens none before the address is confirmed, and says so at once', () => {
  stubServer({})
  renderView(<ShareDialog sessionId={sampleSession} shared={null} onChanged={vi.fn()} onClosed={vi.fn()} />, unconfirmed)
  expect(screen.getByText(/^Para compartir la conversación, primero confirme su correo/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Enviar el enlace otra vez' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Abrir un enlace' })).toBeNull()
})

it('says why no link was opened', async () => {
  show({ [`POST ${path}`]: { status: 403, code: 'auth.email_unverified', message: 'Confirme su correo.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Abrir un enlace' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Confirme su correo.')
})

it('shows a shared conversation without anything that changes it', () => {
  const { valoracion: _, soloCitas: __, ...mensaje } = sampleMessage()
  const waiting = { ...mensaje, mensajeId: 'otro', pregunta: '¿Y con fuero?', respuesta: null, estado: 'detenido' as const }
  renderView(<SharedConversation conversation={{ nombre: 'Despido', hasta, mensajes: [mensaje, waiting] }} />, signedIn)
  expect(screen.getByRole('heading', { level: 1, name: 'Despido' })).toBeTruthy()
  expect(document.body.textContent).toContain('Solo se puede leer.')
  expect(document.body.textContent).toContain('Esta pregunta quedó sin respuesta.')
  expect(screen.getByRole('button', { name: 'Cita 1 textual, c. 9°: ver el pasaje' })).toBeTruthy()
  for (const role of ['textbox', 'checkbox'] as const) expect(screen.queryByRole(role, { name: /pregunta|fuente/i })).toBeNull()
  expect(screen.queryByRole('button', { name: /útil|Cambiar|Informar|Carpetas/ })).toBeNull()
})
