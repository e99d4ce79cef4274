// @vitest-environment happy-dom
import type { Research, ResearchResult, ResearchStep } from '@basejuris/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleAnswer, sampleRead } from '../../testing/chat-samples.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { WithAddress } from '../../testing/stub-chat.tsx'
import { stubServer } from '../../testing/stub-server.ts'
import { type AnswerModel, noLanguageModel } from '../chat/composer/answer-model.ts'
import { ResearchView } from './research-view.tsx'

const root = '/api/multiagent/async'
const id = '0f1e2d3c-4b5a-4678-8899-aabbccddeeff'
const question = '¿Puede el empleador despedir durante la licencia médica?'
const empty = { data: { investigaciones: [], total: 0, pagina: 1, tamano: 20, maximo: 500 } }

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSource.all.push(this)
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
  emit(event: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
}
const source = () => FakeSource.all.at(-1) as FakeSource

beforeEach(() => {
  FakeSource.all = []
  vi.stubGlobal('EventSource', FakeSource)
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const step = (change: Partial<ResearchStep> = {}): ResearchStep => ({
  posicion: 1,
  tipo: 'plan',
  estado: 'listo',
  titulo: 'Dividir la pregunta',
  detalle: '2 preguntas por buscar',
  hallazgo: null,
  ...change,
})
const result = (change: Partial<ResearchResult> = {}): ResearchResult => ({
  respuesta: sampleAnswer(),
  razonamiento: [],
  contraria: { explicacion: 'No encontramos ninguna sentencia que resolviera lo contrario.', articulo: null, respuesta: null },
  normas: [
    { clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo', idNorma: 207436, articulo: '161', sentencias: 1, soloCercana: true },
  ],
  noCubierto: ['Ninguna sentencia responde con seguridad «¿Y con fuero?»: se citan las más cercanas.'],
  metodo: {
    consultas: [{ pregunta: question, motivo: 'La pregunta', formal: 'despido Y licencia', resultado: 'Buscó «despido»: 12 sentencias' }],
    abiertas: [sampleRead(), sampleRead({ docId: 'cs-9' })],
    descartadas: [{ sentencia: sampleRead({ docId: 'cs-9' }), motivo: 'No se citó: trata otro asunto.' }],
    citas: 3,
    comprobadas: 3,
    tachadas: 0,
    segundos: 1.4,
    cobertura: null,
  },
  ...change,
})
const research = (change: Partial<Research> = {}): Research => ({
  id,
  estado: 'en_curso',
  pregunta: question,
  delante: null,
  createdAt: '2026-11-23T12:00:00.000Z',
  finishedAt: null,
  pasos: [step()],
  resultado: null,
  ...change,
})
const complete = research({ estado: 'completado', finishedAt: '2026-11-23T12:00:02.000Z', resultado: result() })
const text = () => document.body.textContent ?? ''

const noModel: AnswerModel = { configured: noLanguageModel, accountQuotesOnly: false }

function open(answers: Parameters<typeof stubServer>[0], address = `/investigaciones?id=${id}`, model = noModel) {
  history.replaceState(null, '', address)
  const calls = stubServer({ [`GET ${root}`]: empty, ...answers })
  renderView(
    <WithAddress>
      <ResearchView userId="u1" draft="" model={model} />
    </WithAddress>,
    signedIn,
  )
  return calls
}

describe('a new research job', () => {
  it('is started with the question that was written, and takes its address', async () => {
    const calls = open(
      { [`POST ${root}/start`]: { data: { id, estado: 'pendiente' } }, [`GET ${root}/status/${id}`]: { data: research() } },
      '/investigaciones',
    )
    fireEvent.click(within(screen.getByRole('list', { name: 'Por ejemplo' })).getAllByRole('button')[1] as HTMLElement)
    const field = screen.getByLabelText<HTMLTextAreaElement>('Su pregunta')
    expect(field.value).toContain('contrata')
    fireEvent.change(field, { target: { value: `  ${question} ` } })
    fireEvent.click(screen.getByRole('button', { name: 'Investigar' }))
    await screen.findByRole('heading', { level: 1, name: question })
    expect(location.search).toBe(`?id=${id}`)
    expect(calls.find(({ call }) => call === `POST ${root}/start`)?.body).toEqual({ message: question })
  })

  it('shows its question as soon as the list has it', async () => {
    const { pasos: _steps, resultado: _result, ...listed } = research()
    const investigaciones = [{ ...listed, nueva: false }]
    open({ [`GET ${root}`]: { data: { ...empty.data, investigaciones, total: 1 } }, [`GET ${root}/status/${id}`]: 'pending' })
    expect(await screen.findByRole('heading', { level: 1, name: question })).toBeTruthy()
    expect(screen.getByRole('status', { name: 'Cargando la investigación' })).toBeTruthy()
  })

  it('asks for quotations alone on request, where a language model is configured', async () => {
    const configured = { proveedor: 'ollama' as const, modelo: 'modelo-1', servicio: null, recibe: ['la pregunta', 'los tramos'] }
    const calls = open(
      { [`POST ${root}/start`]: { data: { id, estado: 'pendiente' } }, [`GET ${root}/status/${id}`]: { data: research() } },
      '/investigaciones',
      { configured, accountQuotesOnly: false },
    )
    expect(text()).toContain('Redacta el modelo modelo-1, en este mismo servidor')
    expect(text()).toContain('Lo que recibe no sale del servidor.')
    fireEvent.change(screen.getByLabelText('Su pregunta'), { target: { value: question } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Solo citas, sin modelo de lenguaje' }))
    fireEvent.click(screen.getByRole('button', { name: 'Investigar' }))
    await screen.findByRole('heading', { level: 1, name: question })
    expect(calls.find(({ call }) => call === `POST ${root}/start`)?.body).toEqual({ message: question, soloCitas: true })
  })

  it('that is refused says why and keeps the question', async () => {
    open({ [`POST ${root}/start`]: { status: 409, message: 'Ya tiene 10 investigaciones en espera o en curso.' } }, '/investigaciones')
    const field = screen.getByLabelText<HTMLTextAreaElement>('Su pregunta')
    fireEvent.change(field, { target: { value: question } })
    fireEvent.click(screen.getByRole('button', { name: 'Investigar' }))
    await screen.findByText('Ya tiene 10 investigaciones en espera o en curso.')
    expect(field.value).toBe(question)
  })
})

describe('a running job', () => {
  it('shows each step as it comes, says when the connection is lost, and then its memo', async () => {
    const calls = open({ [`GET ${root}/status/${id}`]: [{ data: research() }, { data: complete }] })
    await screen.findByText('Dividir la pregunta')
    await waitFor(() => expect(FakeSource.all).toHaveLength(1))
    expect(source().url).toBe(`${root}/events/${id}`)
    act(() => source().emit('paso', step({ posicion: 2, tipo: 'lectura', estado: 'en_curso', titulo: question, detalle: '' })))
    const list = screen.getByRole('list', { name: 'Pasos de la investigación' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    expect(list.textContent).toContain('(en curso)')
    act(() => source().emit('error'))
    expect(text()).toContain('Se perdió la conexión con el servidor: la investigación sigue allá')
    act(() => source().emit('open'))
    expect(text()).not.toContain('Se perdió la conexión')
    act(() => source().emit('fin'))
    await screen.findByRole('heading', { name: 'Respuesta breve' })
    expect(calls.filter(({ call }) => call === `GET ${root}/status/${id}`)).toHaveLength(2)
    expect(source().readyState).toBe(FakeSource.CLOSED)
  })

  it('that waits says how many are before it, and can be cancelled', async () => {
    const calls = open({
      [`GET ${root}/status/${id}`]: [
        { data: research({ estado: 'pendiente', delante: 2, pasos: [] }) },
        { data: research({ estado: 'cancelado', finishedAt: '2026-11-23T12:00:02.000Z', pasos: [] }) },
      ],
      [`POST ${root}/cancel/${id}`]: { data: { id, estado: 'cancelado' } },
    })
    await screen.findByText('En espera, 2 antes. Empieza sola cuando le toque.')
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar la investigación' }))
    await screen.findByText(/^Usted canceló esta investigación/)
    expect(calls.some(({ call }) => call === `POST ${root}/cancel/${id}`)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Investigar de nuevo' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Su pregunta').value).toBe(question)
  })
})

describe('a memo', () => {
  it('has its parts in order, norms with their links, what is not covered and the method', async () => {
    open({ [`GET ${root}/status/${id}`]: { data: complete } })
    await screen.findByRole('heading', { name: 'Respuesta breve' })
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Respuesta breve',
      'Línea contraria',
      'Normas aplicadas',
      'Qué no se cubre',
    ])
    expect(screen.getByRole('link', { name: 'art. 161 Código del Trabajo' }).getAttribute('href')).toBe('/norma/207436?articulo=161')
    expect(text()).toContain('Ninguna sentencia responde con seguridad «¿Y con fuero?»')
    expect(text()).toContain('3 de 3 citas coinciden palabra por palabra con su sentencia.')
    expect(text()).toContain('No se citó: trata otro asunto.')
    expect(FakeSource.all).toEqual([])
  })

  it('opens the passage of a citation beside it', async () => {
    open({ [`GET ${root}/status/${id}`]: { data: complete } })
    await screen.findByRole('heading', { name: 'Respuesta breve' })
    fireEvent.click(screen.getByRole('button', { name: /^Cita 1 textual/ }))
    await waitFor(() => expect(document.querySelector('[data-citation="1"]')?.getAttribute('aria-pressed')).toBe('true'))
  })

  it('lists its parts beside it, and makes room for a passage', async () => {
    const finding = { titulo: '¿Y con fuero?', motivo: 'Una parte de la pregunta', estaArriba: true, respuesta: sampleAnswer() }
    open({ [`GET ${root}/status/${id}`]: { data: { ...complete, resultado: result({ razonamiento: [finding] }) } } })
    const outline = await screen.findByRole('navigation', { name: 'En este informe' })
    const targets = within(outline)
      .getAllByRole('link')
      .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2, h3')?.textContent)
    expect(targets).toEqual([
      'Respuesta breve',
      'Razonamiento',
      '¿Y con fuero?',
      'Línea contraria',
      'Normas aplicadas',
      'Qué no se cubre',
      'Sentencia citada',
    ])
    fireEvent.click(screen.getByRole('button', { name: /^Cita 1 textual/ }))
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'En este informe' })).toBeNull())
  })

  it('that is gone says so', async () => {
    open({ [`GET ${root}/status/${id}`]: { status: 404, code: 'research.not_found', message: 'Esa investigación no existe o la borró.' } })
    await screen.findByRole('heading', { name: 'Esa investigación no existe o la borró.' })
  })
})
