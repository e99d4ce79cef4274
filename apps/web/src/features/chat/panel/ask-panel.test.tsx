// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AskButton } from '../../../components/assistant/ask-button.tsx'
import type { AskedRuling } from '../../../components/assistant/ask-request.ts'
import { sampleChatAnswer, sampleConversation, sampleMessage, sampleQuoted, sampleSession } from '../../../testing/chat-samples.ts'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { chatEvent, stubChat } from '../../../testing/stub-chat.tsx'
import { noLanguageModel } from '../composer/answer-model.ts'
import { LazyAskPanel } from './lazy-ask-panel.tsx'

const navigation = vi.hoisted(() => ({ navigate: vi.fn(), showOffline: vi.fn(), pending: false }))
vi.mock('../../../components/navigation/navigation.tsx', () => ({ useNavigation: () => navigation }))

const question = '¿Puede el empleador despedir durante la licencia médica?'
const ruling: AskedRuling = { docId: 'cs-1', caption: 'Soto con Maderas del Sur S.A.' }
const done = chatEvent('done', sampleChatAnswer())
const opener = () => document.querySelector<HTMLElement>('[data-ask]') as HTMLElement
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Su pregunta')
const panel = () => document.querySelector('[data-assistant]')

interface Place {
  readonly path: string
  readonly query: string
  readonly asked: AskedRuling | null
}

let goTo: (place: Place) => void

function Page(first: Place) {
  const [{ path, query, asked }, setPlace] = useState(first)
  goTo = (place) => act(() => setPlace(place))
  return (
    <PathnameContext value={path}>
      <SearchParamsContext value={new URLSearchParams(query)}>
        <AskButton ruling={asked} title="" className="">
          Preguntar
        </AskButton>
        <LazyAskPanel configured={noLanguageModel} />
      </SearchParamsContext>
    </PathnameContext>
  )
}

let isWide = true
beforeEach(() => {
  isWide = true
  vi.clearAllMocks()
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
  location.hash = ''
})

const results: Place = { path: '/resultados', query: 'q=despido&tribunal=Corte+Suprema&bases=base_laboral', asked: null }
const reader: Place = { path: '/sentencia', query: 'id=cs-1&q=despido', asked: ruling }

async function open(place: Place) {
  renderView(<Page {...place} />, signedIn)
  opener().focus()
  fireEvent.click(opener())
  await waitFor(() => expect(panel()).toBeTruthy())
}

async function ask(message: string) {
  fireEvent.change(field(), { target: { value: message } })
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }))
}

describe('beside the results', () => {
  it('asks within the bases and filters of the search, and links to the chat once the conversation is stored', async () => {
    const { asked } = stubChat([done])
    await open(results)
    expect(screen.getByRole('complementary', { name: 'Asistente' })).toBe(panel())
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(field().value).toBe('despido')
    expect(screen.getByText(/^En su búsqueda: .*Corte Suprema/u)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Seguir en el chat' })).toBeNull()
    await ask(question)
    await screen.findByText('Copiar con citas')
    expect(asked).toMatchObject([{ message: question, filtros: { tribunal: ['Corte Suprema'] }, bases: ['base_laboral'] }])
    expect(screen.getByRole('link', { name: 'Seguir en el chat' }).getAttribute('href')).toBe(`/chat?id=${sampleSession}`)
    // The page stays at its own address.
    expect(location.search).toBe('')
  })

  it('follows the search when its filters change', async () => {
    const { asked } = stubChat([done])
    await open(results)
    goTo({ ...results, query: 'q=despido&anio=2021' })
    await screen.findByText('En su búsqueda: año 2021')
    await ask(question)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({ filtros: { anio: ['2021'] } })
    expect(asked[0]).not.toHaveProperty('bases')
  })

  it('leads to the place of a citation in the page of its ruling, and closes where it covered the page', async () => {
    stubChat([done, done])
    await open(results)
    await ask(question)
    fireEvent.click(await screen.findByRole('button', { name: /^Cita 1 textual/ }))
    expect(navigation.navigate).toHaveBeenCalledWith('/sentencia?id=cs-1#p12')
    expect(panel()).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Cita 1 textual/ }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('beside a ruling', () => {
  it('asks within that ruling, message after message, until the limit is dropped', async () => {
    const { asked } = stubChat([done, done, done])
    await open(reader)
    expect(field().value).toBe('')
    expect(screen.getByText(`Solo en ${ruling.caption}`)).toBeTruthy()
    await ask(question)
    await screen.findByText('Copiar con citas')
    await ask('¿Y con fuero?')
    await waitFor(() => expect(screen.getAllByText('Copiar con citas')).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: 'Buscar en todas las sentencias' }))
    await ask('¿Y en otras?')
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked.map((sent) => (sent as { docIds?: string[] }).docIds)).toEqual([['cs-1'], ['cs-1'], undefined])
  })

  it('opens a citation of the ruling within the page, and of another ruling in its page', async () => {
    const other = sampleQuoted({ n: 2, docId: 'cs-2', parrafo: 'p3', url: '/sentencia?id=cs-2#p3' })
    const oraciones = [1, 2].map((n) => ({ grado: 'textual' as const, partes: [{ tipo: 'cita' as const, n }], citas: [n] }))
    stubChat([chatEvent('done', sampleChatAnswer({ oraciones, citas: [sampleQuoted(), other] }))])
    await open(reader)
    await ask(question)
    fireEvent.click(await screen.findByRole('button', { name: /^Cita 1 textual/ }))
    expect(location.hash).toBe('#p12')
    expect(navigation.navigate).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: /^Cita 2 textual/ }))
    expect(navigation.navigate).toHaveBeenCalledWith('/sentencia?id=cs-2#p3')
  })
})

describe('the panel', () => {
  it('loads nothing and asks nothing before it is opened', () => {
    const { calls } = stubChat([])
    renderView(<Page {...results} />, signedIn)
    expect([panel(), calls]).toEqual([null, []])
  })

  it('closes with Escape, gives the focus back, and goes on with its conversation', async () => {
    const stored = { data: { conversacion: sampleConversation(), mensajes: [sampleMessage()], compartida: null, documento: null } }
    stubChat([done], { [`GET /v1/conversations/${sampleSession}`]: stored })
    await open(results)
    await ask(question)
    await screen.findByText('Copiar con citas')
    expect(document.documentElement.hasAttribute('data-asking')).toBe(true)
    fireEvent.keyDown(field(), { key: 'Escape' })
    await waitFor(() => expect(panel()).toBeNull())
    expect(document.documentElement.hasAttribute('data-asking')).toBe(false)
    expect(document.activeElement).toBe(opener())
    fireEvent.click(opener())
    await screen.findByText('Copiar con citas')
    expect(field().value).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Nueva conversación' }))
    expect(screen.queryByText('Copiar con citas')).toBeNull()
    expect(document.activeElement).toBe(field())
  })

  it('stays open when Escape ends the change of a question', async () => {
    stubChat([done])
    await open(results)
    await ask(question)
    await screen.findByText('Copiar con citas')
    fireEvent.click(screen.getByRole('button', { name: 'Cambiar la pregunta' }))
    fireEvent.keyDown(screen.getByLabelText(/Cambiar la pregunta$/u), { key: 'Escape' })
    expect(screen.getByRole('heading', { name: question })).toBeTruthy()
    expect(panel()).toBeTruthy()
  })

  it('covers a narrow page as a dialog, and closes when a citation is opened', async () => {
    isWide = false
    stubChat([done])
    await open(reader)
    expect(screen.getByRole('dialog', { name: 'Asistente' })).toBe(panel())
    await ask(question)
    fireEvent.click(await screen.findByRole('button', { name: /^Cita 1 textual/ }))
    await waitFor(() => expect(panel()).toBeNull())
    expect(location.hash).toBe('#p12')
  })

  it('stays from the results to a ruling, and closes on any other page', async () => {
    stubChat([])
    await open(results)
    goTo(reader)
    expect(panel()).toBeTruthy()
    goTo({ ...results, path: '/chat' })
    await waitFor(() => expect(panel()).toBeNull())
  })
})

it('sends a guest to the login, and opens on return', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  stubChat([])
  renderView(<Page {...reader} />)
  fireEvent.click(opener())
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/login/)))
  renderView(<Page {...reader} />, signedIn)
  await waitFor(() => expect(panel()).toBeTruthy())
  assign.mockRestore()
})
