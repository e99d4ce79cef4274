// @vitest-environment happy-dom
import type { LanguageModelView } from '@basejuris/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleChatAnswer, sampleConversation, sampleMessage, sampleSession } from '../../testing/chat-samples.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { chatEvent, stubChat, WithAddress } from '../../testing/stub-chat.tsx'
import { ChatView } from './chat-view.tsx'
import { noLanguageModel } from './composer/answer-model.ts'

const stored = `GET /v1/conversations/${sampleSession}`
const text = () => document.body.textContent ?? ''
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => history.replaceState(null, '', '/'))

function open(address = '/chat', configured: LanguageModelView = noLanguageModel) {
  history.replaceState(null, '', address)
  renderView(
    <WithAddress>
      <ChatView
        userId="u1"
        start={{ question: '', search: null, ruling: null }}
        model={{ configured, accountQuotesOnly: false }}
        examples={[]}
      />
    </WithAddress>,
    signedIn,
  )
}

function ask() {
  const field = screen.getByLabelText('Su pregunta')
  fireEvent.change(field, { target: { value: '¿Qué plazo tiene?' } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

describe('a document of the conversation', () => {
  const documento = {
    nombre: 'contrato.pdf',
    formato: 'pdf' as const,
    paginas: 3,
    paginasSinTexto: [2],
    createdAt: '2026-11-20T15:00:00.000Z',
  }
  const attaching = 'POST /v1/conversation-documents'
  const choose = (file: File) => fireEvent.change(screen.getByLabelText('Adjuntar documento'), { target: { files: [file] } })
  const said = { nombre: 'contrato.pdf', retirado: false, citas: [{ texto: 'El plazo es de un año.', lugar: 'su documento, p. 3' }] }

  it('begins the conversation, is named at the box with what is not searched, and is quoted apart from the courts', async () => {
    const { asked } = stubChat([chatEvent('done', sampleChatAnswer({ documento: said }))], {
      [attaching]: { data: { sessionId: sampleSession, nombre: 'contrato.pdf', documento } },
    })
    open()
    choose(new File(['%PDF-'], 'contrato.pdf'))
    await screen.findByText('contrato.pdf, 3 páginas')
    expect(text()).toContain('La página 2 de su documento no trae texto: no se busca en ella.')
    ask()
    const section = await screen.findByRole('region', { name: 'En su documento' })
    expect(section.textContent).toBe('En su documento, contrato.pdfEl plazo es de un año. (su documento, p. 3)')
    expect(asked).toMatchObject([{ sessionId: sampleSession }])
  })

  it('says why a file cannot be attached, and asks for nothing', async () => {
    const { calls } = stubChat([], { [attaching]: { status: 422, message: 'El documento está dañado y no se puede leer.' } })
    open()
    choose(new File(['x'], 'malo.pdf'))
    await screen.findByText('El documento está dañado y no se puede leer.')
    expect(screen.getByLabelText('Adjuntar documento')).toBeTruthy()
    const before = calls.length
    const large = new File(['x'], 'enorme.pdf')
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 })
    choose(large)
    await screen.findByText('Ese archivo es demasiado grande: elija uno de hasta 20 MB.')
    expect(calls).toHaveLength(before)
  })

  it('is shown to a model only after its user says so, and no other one is', async () => {
    const { asked } = stubChat(
      [0, 1, 2].map(() => chatEvent('done', sampleChatAnswer({ documento: said }))),
      {
        [attaching]: { data: { sessionId: sampleSession, nombre: 'contrato.pdf', documento } },
        [`DELETE /v1/conversations/${sampleSession}/document`]: { data: { sessionId: sampleSession, quitado: true } },
      },
    )
    const box = () =>
      screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Mostrar al modelo lo que su documento dice de la pregunta' })
    open('/chat', { proveedor: 'openai', modelo: 'modelo-1', servicio: 'modelos.ejemplo.cl', recibe: ['la pregunta'] })
    expect(box()).toBeNull()
    choose(new File(['%PDF-'], 'contrato.pdf'))
    await screen.findByText('contrato.pdf, 3 páginas')
    expect(box()?.checked).toBe(false)
    ask()
    await screen.findByText('Copiar con citas')
    fireEvent.click(box() as HTMLInputElement)
    ask()
    await waitFor(() => expect(screen.getAllByText('Copiar con citas')).toHaveLength(2))
    expect(asked.map((sent) => (sent as { documentoAlModelo?: boolean }).documentoAlModelo)).toEqual([false, true])
    fireEvent.click(button('Quitar contrato.pdf: lo citado de él deja de mostrarse'))
    await waitFor(() => expect(box()).toBeNull())
    ask()
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked[2]).not.toHaveProperty('documentoAlModelo')
  })

  it('is removed with what was quoted of it', async () => {
    const mensaje = sampleMessage({ documento: said })
    stubChat([], {
      [stored]: { data: { conversacion: sampleConversation(), mensajes: [mensaje], compartida: null, documento } },
      [`DELETE /v1/conversations/${sampleSession}/document`]: { data: { sessionId: sampleSession, quitado: true } },
    })
    open(`/chat?id=${sampleSession}`)
    await screen.findByText('El plazo es de un año.')
    fireEvent.click(button('Quitar contrato.pdf: lo citado de él deja de mostrarse'))
    await screen.findByText('El documento se quitó: sus palabras ya no se muestran.')
    expect(text()).not.toContain('El plazo es de un año.')
    expect(screen.getByLabelText('Adjuntar documento')).toBeTruthy()
  })
})

it('reports an error without the question, unless its user sends it too', async () => {
  const feedback = `POST /v1/conversations/${sampleSession}/feedback`
  const { calls } = stubChat([], {
    [stored]: { data: { conversacion: sampleConversation(), mensajes: [sampleMessage()], compartida: null, documento: null } },
    [feedback]: { data: { mensajeId: sampleMessage().mensajeId, valoracion: 'no_util' } },
  })
  open(`/chat?id=${sampleSession}`)
  for (const withQuestion of [false, true]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Informar un error' }))
    fireEvent.change(screen.getByLabelText('Qué está mal'), { target: { value: 'No es del tribunal.' } })
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Enviar también mi pregunta/ })
    expect(box.checked).toBe(false)
    if (withQuestion) fireEvent.click(box)
    fireEvent.click(button('Enviar'))
    await waitFor(() => expect(screen.queryByLabelText('Qué está mal')).toBeNull())
  }
  const sent = calls.filter(({ call }) => call === feedback).map(({ body }) => body)
  expect(sent).toMatchObject([{ comentario: 'No es del tribunal.', conPregunta: false }, { conPregunta: true }])
})
