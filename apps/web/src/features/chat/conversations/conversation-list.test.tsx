// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sampleConversation, sampleSession } from '../../../testing/chat-samples.ts'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { stubServer } from '../../../testing/stub-server.ts'
import { ConversationList } from './conversation-list.tsx'
import { useConversations } from './use-conversations.ts'

const other = sampleConversation({
  sessionId: '11111111-2222-4333-8444-555555555555',
  nombre: 'Fuero maternal',
  coincidencia: '…el fuero de la trabajadora…',
})
const page = (conversaciones: readonly object[], total = conversaciones.length) => ({
  data: { conversaciones, total, pagina: 1, tamano: 20, maximo: 1000 },
})
const list = 'GET /v1/conversations'

function List(props: Omit<Parameters<typeof ConversationList>[0], 'conversations'>) {
  return <ConversationList {...props} conversations={useConversations()} />
}

function show(answers: Parameters<typeof stubServer>[0], current: string | null = null) {
  const calls = stubServer(answers)
  const [onShow, onRenamed] = [vi.fn(), vi.fn()]
  renderView(<List current={current} onShow={onShow} onRenamed={onRenamed} />, signedIn)
  return { calls, onShow, onRenamed }
}

const confirm = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

it('lists the conversations with their last day, and shows one without leaving the page', async () => {
  const { onShow } = show({ [list]: page([sampleConversation(), other]) }, sampleSession)
  const links = await screen.findAllByRole('link', { name: /20-11-2026/ })
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
  fireEvent.click(links[1] as HTMLElement)
  expect(onShow).toHaveBeenCalledWith(other.sessionId)
  fireEvent.click(screen.getByRole('link', { name: 'Nueva conversación' }))
  expect(onShow).toHaveBeenCalledWith(null)
})

it('searches in names and texts, and says when none has the words', async () => {
  const fetched = vi.fn()
  show({ [list]: [page([sampleConversation()]), page([other]), page([])] })
  const { fetch: answer } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    fetched(path)
    return answer(path, init)
  })
  await screen.findByText('Despido durante la licencia')
  const field = screen.getByRole('searchbox', { name: 'Buscar en sus conversaciones' })
  fireEvent.change(field, { target: { value: 'fuero' } })
  expect(await screen.findByText('…el fuero de la trabajadora…')).toBeTruthy()
  expect(fetched.mock.lastCall).toEqual(['/v1/conversations?pagina=1&q=fuero'])
  fireEvent.change(field, { target: { value: 'nada' } })
  expect(await screen.findByText('Ninguna conversación tiene «nada».')).toBeTruthy()
})

it('changes a name in its place', async () => {
  const renamed = sampleConversation({ nombre: 'Caso Soto' })
  const { calls, onRenamed } = show(
    { [list]: page([sampleConversation()]), [`PUT /v1/conversations/${sampleSession}`]: { data: renamed } },
    sampleSession,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar el nombre de Despido durante la licencia' }))
  const field = screen.getByRole('textbox', { name: 'Nuevo nombre de Despido durante la licencia' })
  fireEvent.change(field, { target: { value: ' Caso Soto ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('Caso Soto')).toBeTruthy()
  await waitFor(() => expect(onRenamed).toHaveBeenCalledWith('Caso Soto'))
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ nombre: 'Caso Soto' })
})

it('asks before it erases one, and leaves the one that was shown', async () => {
  const { onShow } = show(
    {
      [list]: [page([sampleConversation()]), page([])],
      [`DELETE /v1/conversations/${sampleSession}`]: { data: { sessionId: sampleSession, borrada: true } },
    },
    sampleSession,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Borrar Despido durante la licencia' }))
  expect(screen.getByRole('dialog').textContent).toContain('No se puede deshacer.')
  expect(onShow).not.toHaveBeenCalled()
  fireEvent.click(confirm('Borrar'))
  expect(await screen.findByText('Aquí quedan sus conversaciones. Solo usted las ve.')).toBeTruthy()
  expect(onShow).toHaveBeenCalledWith(null)
})

it('erases all of them once it was written', async () => {
  const { calls } = show({ [list]: [page([sampleConversation(), other]), page([])], 'DELETE /v1/conversations': { data: { borradas: 2 } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Borrar todas' }))
  expect(screen.getByRole('dialog').textContent).toContain('Se borran 2 conversaciones')
  fireEvent.click(confirm('Borrar todas'))
  expect(screen.getByRole('dialog').textContent).toContain('Escriba antes «borrar todas».')
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('textbox'), { target: { value: 'borrar todas' } })
  fireEvent.click(confirm('Borrar todas'))
  await waitFor(() => expect(calls.some(({ call }) => call === 'DELETE /v1/conversations')).toBe(true))
  expect(await screen.findByText('Aquí quedan sus conversaciones. Solo usted las ve.')).toBeTruthy()
})

it('says why the list could not be read, and reads it again', async () => {
  show({ [list]: [{ status: 500, message: 'Falló la lista.' }, page([other])] })
  expect((await screen.findByRole('alert')).textContent).toContain('Falló la lista.')
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('Fuero maternal')).toBeTruthy()
})
