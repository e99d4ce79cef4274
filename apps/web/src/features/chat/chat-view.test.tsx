// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  sampleAnswer,
  sampleChatAnswer,
  sampleConversation,
  sampleMessage,
  sampleMessageId,
  sampleQuoted,
  sampleRead,
  sampleSession,
} from '../../testing/chat-samples.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { chatEvent, stubChat, WithAddress } from '../../testing/stub-chat.tsx'
import { ChatView } from './chat-view.tsx'
import { type AnswerModel, noLanguageModel } from './composer/answer-model.ts'
import type { ChatStart } from './composer/use-next-message.ts'

const question = '¿Puede el empleador despedir durante la licencia médica?'
const stored = `GET /v1/conversations/${sampleSession}`
const oneConversation = { data: { conversaciones: [sampleConversation()], total: 1, pagina: 1, tamano: 20, maximo: 1000 } }
const storedAnswer = (mensajes = [sampleMessage()]) => ({
  data: { conversacion: sampleConversation(), mensajes, compartida: null, documento: null },
})
const done = chatEvent('done', sampleChatAnswer())
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Su pregunta')
const text = () => document.body.textContent ?? ''
const button = (name: string | RegExp) => screen.getByRole('button', { name })

afterEach(() => history.replaceState(null, '', '/'))

const examples = ['¿Procede el desahucio sin aviso?', '¿Quién paga el flete?']
const noModel: AnswerModel = { configured: noLanguageModel, accountQuotesOnly: false }

function open(address = '/chat', start: ChatStart = { question: '', search: null, ruling: null }, model = noModel) {
  history.replaceState(null, '', address)
  renderView(
    <WithAddress>
      <ChatView userId="u1" start={start} model={model} examples={examples} />
    </WithAddress>,
    signedIn,
  )
}

function ask(message = question) {
  fireEvent.change(field(), { target: { value: message } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

describe('a new conversation', () => {
  it('says what the assistant does and offers questions, which are not sent by themselves', () => {
    const { asked } = stubChat([])
    open()
    expect(text()).toContain('Responde solo con palabras de sentencias')
    const offered = within(screen.getByRole('list', { name: 'Por ejemplo' })).getAllByRole('button')
    expect(offered.map(({ textContent }) => textContent)).toEqual(examples)
    fireEvent.click(offered[0] as HTMLElement)
    expect(field().value).toBe(examples[0])
    expect(document.activeElement).toBe(field())
    expect(asked).toEqual([])
  })

  it('shows the steps and the sentences as they come, then the answer, and takes its address', async () => {
    const { asked, streams, calls } = stubChat(['open'])
    open()
    ask()
    expect(screen.getByRole('heading', { name: question })).toBeTruthy()
    expect(screen.getAllByRole('status').some((status) => status.textContent === 'Buscando la respuesta.')).toBe(true)
    await waitFor(() => expect(streams).toHaveLength(1))
    act(() => streams[0]?.write(chatEvent('step', { herramienta: 'search_rulings', texto: 'Buscó «licencia»: 12 sentencias' })))
    await screen.findByText('Buscó «licencia»: 12 sentencias')
    act(() => {
      streams[0]?.write(chatEvent('source', sampleRead()))
      streams[0]?.write(
        chatEvent('delta', { oracion: { grado: 'textual', partes: [{ tipo: 'cita', n: 1 }], citas: [1] }, citas: [sampleQuoted()] }),
      )
    })
    expect((await screen.findByRole('figure')).textContent).toContain('la prohibición atiende al día')
    expect(document.querySelector('[data-grade]')).toBeNull()
    act(() => streams[0]?.write(done))
    await waitFor(() => expect(document.querySelector('[data-grade="responde"]')).toBeTruthy())
    expect(location.search).toBe(`?id=${sampleSession}`)
    expect(asked).toEqual([{ message: question, mensajeId: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
    expect(calls.some(({ call }) => call === stored)).toBe(false)
    expect(screen.getAllByRole('status').some((status) => status.textContent?.startsWith('Respuesta lista. Lo resuelve CS'))).toBe(true)
    expect(field().value).toBe('')
  })

  it('sends follow-ups in the same conversation, and one message at a time', async () => {
    const { asked } = stubChat([done, 'open'])
    open()
    ask()
    await screen.findByText('Copiar con citas')
    ask('¿Y con fuero?')
    ask('otra')
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]).toMatchObject({ message: '¿Y con fuero?', sessionId: sampleSession })
    expect(button('Detener')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Preguntar' })).toBeNull()
  })

  it('brings the question and the filters of a search, and drops them on request', async () => {
    const { asked } = stubChat([done, done])
    open('/chat?q=despido', {
      question: 'despido',
      search: { filtros: { anio: ['2021'] }, filters: [{ kind: 'año', text: '2021', excluded: false }] },
      ruling: null,
    })
    expect(field().value).toBe('despido')
    expect(text()).toContain('En su búsqueda: año 2021')
    fireEvent.keyDown(field(), { key: 'Enter' })
    await screen.findByText('Copiar con citas')
    fireEvent.click(button('Buscar en todas las sentencias'))
    ask('¿Y antes?')
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked).toMatchObject([{ filtros: { anio: ['2021'] } }, { filtros: {} }])
  })
})

describe('the composer', () => {
  it('breaks the line with Shift, sends no empty text, and counts the characters near the limit', () => {
    const { asked } = stubChat([])
    open()
    fireEvent.keyDown(field(), { key: 'Enter' })
    fireEvent.change(field(), { target: { value: '   ' } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    fireEvent.change(field(), { target: { value: 'a' } })
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
    expect(asked).toEqual([])
    fireEvent.change(field(), { target: { value: 'a'.repeat(7500) } })
    expect(text()).toContain('7.500 de 8.000 caracteres')
    fireEvent.change(field(), { target: { value: 'a'.repeat(8003) } })
    expect(text()).toContain('Son 8.003 caracteres: quite 3.')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(asked).toEqual([])
  })

  it('says how many petitions are left before one is sent', async () => {
    const petitions = { ilimitado: false, restantes: 3, asignacion: 10, hasta: '2026-12-01', motivo: null, conserva: null }
    stubChat([], { 'POST /v1/status-payment/': { data: petitions } })
    open()
    expect(await screen.findByText('Peticiones gratuitas: quedan 3 de 10. Hasta el 01-12-2026.')).toBeTruthy()
  })
})

describe('a configured language model', () => {
  const configured = {
    proveedor: 'openai' as const,
    modelo: 'modelo-1',
    servicio: 'modelos.ejemplo.cl',
    recibe: ['la pregunta', 'los tramos'],
  }
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Solo citas, sin modelo de lenguaje' })
  const start: ChatStart = { question: '', search: null, ruling: null }

  it('is named at the box with its place and what it gets, and each question says whether it is asked', async () => {
    const { asked } = stubChat([done, done, done])
    open('/chat', start, { configured, accountQuotesOnly: false })
    expect(text()).toContain('Redacta el modelo modelo-1, en modelos.ejemplo.cl')
    expect(text()).toContain('Recibe la pregunta; los tramos.')
    expect(box().checked).toBe(false)
    ask()
    await screen.findByText('Copiar con citas')
    fireEvent.click(box())
    expect(text()).toContain('No se consulta el modelo modelo-1')
    ask('¿Y con fuero?')
    await waitFor(() => expect(screen.getAllByText('Copiar con citas')).toHaveLength(2))
    ask('¿Y sin él?')
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked.map((sent) => (sent as { soloCitas?: boolean }).soloCitas)).toEqual([false, true, true])
  })

  it('stays out of a conversation that was read again and whose last question asked for quotations alone', async () => {
    const { asked } = stubChat([done], { [stored]: storedAnswer([sampleMessage({ soloCitas: true })]) })
    open(`/chat?id=${sampleSession}`, start, { configured, accountQuotesOnly: false })
    await screen.findByText('Copiar con citas')
    expect(box().checked).toBe(true)
    ask('¿Y con fuero?')
    await waitFor(() => expect(asked).toMatchObject([{ soloCitas: true }]))
  })

  it('is not offered where the account asks for quotations alone, nor where there is none', async () => {
    const { asked } = stubChat([done])
    open('/chat', start, { configured, accountQuotesOnly: true })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(text()).toContain('Solo citas, por la preferencia de su cuenta.')
    expect(screen.getByRole('link', { name: 'preferencia de su cuenta' }).getAttribute('href')).toBe('/cuenta#preferencias')
    ask()
    await screen.findByText('Copiar con citas')
    expect(asked[0]).not.toHaveProperty('soloCitas')
    cleanup()
    open()
    expect(text()).not.toMatch(/modelo/u)
  })
})

describe('a question without an answer', () => {
  it('stops on request and is asked again under the same id', async () => {
    const { asked, streams } = stubChat(['open', done], { [stored]: storedAnswer([]) })
    open()
    ask()
    await waitFor(() => expect(streams).toHaveLength(1))
    fireEvent.click(button('Detener'))
    await screen.findByText('Se detuvo antes de terminar.')
    expect(streams[0]?.signal.aborted).toBe(true)
    fireEvent.click(button('Preguntar de nuevo'))
    await screen.findByText('Copiar con citas')
    expect(asked[1]).toEqual(asked[0])
  })

  it.each([
    ['takes the address of its conversation, where the server stored it', true, `?id=${sampleSession}`],
    ['takes no address of a conversation without it', false, ''],
  ])('%s', async (_, isStored, query) => {
    const server = stubChat(['open'], {
      'GET /v1/conversations': oneConversation,
      [stored]: {
        get data() {
          const [sent] = server.asked as readonly { readonly mensajeId: string }[]
          const mensajeId = isStored ? sent?.mensajeId : sampleMessageId
          return storedAnswer([sampleMessage({ mensajeId: mensajeId ?? '', estado: 'detenido', respuesta: null })]).data
        },
      },
    })
    open()
    ask()
    await waitFor(() => expect(server.streams).toHaveLength(1))
    fireEvent.click(button('Detener'))
    await waitFor(() => expect(server.calls.filter(({ call }) => call === stored)).toHaveLength(1))
    await screen.findByText('Se detuvo antes de terminar.')
    await waitFor(() => expect(location.search).toBe(query))
  })

  it.each([
    ['petition.blocked', 403, null],
    ['chat.in_progress', 409, 'Intentar de nuevo'],
    ['conversation.not_found', 404, 'Preguntar en una conversación nueva'],
  ])('says why it was refused (%s), with what can be done', async (code, status, action) => {
    stubChat([{ status, code, message: 'La razón del servidor.' }])
    open()
    ask()
    expect((await screen.findByRole('alert')).textContent).toContain('La razón del servidor.')
    const offered = ['Intentar de nuevo', 'Preguntar en una conversación nueva'].filter(
      (name) => screen.queryByRole('button', { name }) !== null,
    )
    expect(offered).toEqual(action === null ? [] : [action])
  })

  it('says that the connection failed, and tries again', async () => {
    const { asked } = stubChat(['offline', done])
    open()
    ask()
    fireEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
    await screen.findByText('Copiar con citas')
    expect(asked[1]).toEqual(asked[0])
  })
})

describe('a stored conversation', () => {
  it('is loaded by its address', async () => {
    stubChat([], { [stored]: storedAnswer(), 'GET /v1/conversations': oneConversation })
    open(`/chat?id=${sampleSession}`)
    expect(await screen.findByRole('heading', { name: question })).toBeTruthy()
    expect((await screen.findByRole('link', { current: 'page' })).textContent).toContain('Despido durante la licencia')
    expect(document.title).toBe('Despido durante la licencia · BaseJuris')
  })

  it('that was erased says so, and begins another', async () => {
    stubChat([], { [stored]: { status: 404, code: 'conversation.not_found', message: 'Esa conversación no existe o la borró.' } })
    open(`/chat?id=${sampleSession}`)
    await screen.findByRole('heading', { name: 'Esa conversación no existe o la borró.' })
    fireEvent.click(screen.getByRole('button', { name: 'Nueva conversación' }))
    expect(await screen.findByRole('heading', { name: 'Asistente' })).toBeTruthy()
    expect(location.search).toBe('')
  })

  it('that cannot be read is tried again', async () => {
    stubChat([], { [stored]: [{ status: 500, message: 'Falló.' }, storedAnswer()] })
    open(`/chat?id=${sampleSession}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
    expect(await screen.findByRole('heading', { name: question })).toBeTruthy()
  })

  it('takes a question in other words in the place of the old one', async () => {
    const second = sampleMessage({ mensajeId: '11111111-2222-4333-8444-555555555555', pregunta: '¿Y con fuero?' })
    const { asked } = stubChat([done], { [stored]: storedAnswer([sampleMessage(), second]) })
    open(`/chat?id=${sampleSession}`)
    await screen.findByRole('heading', { name: '¿Y con fuero?' })
    fireEvent.click(screen.getAllByRole('button', { name: 'Cambiar la pregunta' })[0] as HTMLElement)
    expect(text()).toContain('Reemplaza esta pregunta, su respuesta y las que siguen.')
    fireEvent.change(screen.getByRole('textbox', { name: /Cambiar la pregunta/ }), { target: { value: '¿Y con aviso?' } })
    fireEvent.click(button('Preguntar de nuevo'))
    await waitFor(() => expect(asked).toMatchObject([{ message: '¿Y con aviso?', reemplaza: sampleMessageId, sessionId: sampleSession }]))
    await waitFor(() => expect(screen.queryByRole('heading', { name: '¿Y con fuero?' })).toBeNull())
  })

  it('keeps what it had when the new wording is refused', async () => {
    stubChat([{ status: 403, code: 'petition.blocked', message: 'Su período de prueba terminó.' }], { [stored]: storedAnswer() })
    open(`/chat?id=${sampleSession}`)
    await screen.findByRole('heading', { name: question })
    fireEvent.click(button('Cambiar la pregunta'))
    fireEvent.change(screen.getByRole('textbox', { name: /Cambiar la pregunta/ }), { target: { value: '¿Y con aviso?' } })
    fireEvent.click(button('Preguntar de nuevo'))
    await screen.findByText('Su período de prueba terminó.')
    expect(screen.getByRole('heading', { name: question })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '¿Y con aviso?' })).toBeTruthy()
  })

  it('repeats the question with the chosen rulings alone', async () => {
    const { asked } = stubChat([done], { [stored]: storedAnswer() })
    open(`/chat?id=${sampleSession}`)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Usar como fuente Soto con Maderas del Sur S.A.' }))
    expect(text()).toContain('Solo en 1 sentencia elegida')
    fireEvent.click(button('Repetir la pregunta con ella'))
    await waitFor(() => expect(asked).toMatchObject([{ message: question, reemplaza: sampleMessageId, docIds: ['cs-1'] }]))
  })

  it('is rated, and the rating is taken back where it could not be stored', async () => {
    const { calls } = stubChat([], {
      [stored]: storedAnswer(),
      [`POST /v1/conversations/${sampleSession}/feedback`]: [
        { data: { mensajeId: sampleMessageId, valoracion: 'util' } },
        { status: 500, message: 'Falló.' },
      ],
    })
    open(`/chat?id=${sampleSession}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Es útil' }))
    await waitFor(() => expect(button('Es útil').getAttribute('aria-pressed')).toBe('true'))
    fireEvent.click(button('No es útil'))
    await waitFor(() => expect(button('Es útil').getAttribute('aria-pressed')).toBe('true'))
    const sent = calls.filter(({ call }) => call.endsWith('/feedback')).map(({ body }) => body)
    expect(sent).toEqual([
      { mensajeId: sampleMessageId, valoracion: 'util' },
      { mensajeId: sampleMessageId, valoracion: 'no_util' },
    ])
  })

  it('waits for an answer that another page asked for', async () => {
    const waiting = sampleMessage({ estado: 'pendiente', respuesta: null })
    stubChat([], { [stored]: [storedAnswer([waiting]), storedAnswer([sampleMessage({ respuesta: sampleAnswer() })])] })
    open(`/chat?id=${sampleSession}`)
    await screen.findByText('Buscando en las sentencias…')
    expect(await screen.findByText('Copiar con citas')).toBeTruthy()
  })
})
