// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleQuoted } from '../../../testing/chat-samples.ts'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { sampleRuling } from '../../../testing/samples.ts'
import { type Answer, stubServer } from '../../../testing/stub-server.ts'
import { PassagePanel } from './passage-panel.tsx'
import { useOpenCitation } from './use-open-citation.ts'

const words = 'el despido ocurrió durante la licencia'
const from = 'Primero: Que '.length
const first = sampleQuoted({ parrafo: 'c1-1', etiqueta: 'c. 1°', ancla: 'c1', texto: words, desde: from, hasta: from + words.length })
const second = sampleQuoted({ n: 2, parrafo: 'resolutiva-1', etiqueta: 'parte resolutiva', texto: 'Se acoge', desde: 0, hasta: 8 })
const gone = sampleQuoted({ n: 3, estado: 'retirada', texto: '' })
const find = 'POST /v2/find-by-id'
const found: Answer = { data: { sentencia: sampleRuling() } }

/** An answer with three citations and its panel. */
function Citations({ voz = null }: { readonly voz?: string | null }) {
  const { passage, open, openAnother, close } = useOpenCitation([{ id: 't1', citations: [{ ...first, voz }, second, gone] }])
  return (
    <div data-turn-id="t1">
      {[first, second, gone].map(({ n }) => (
        <button key={n} type="button" data-citation={n} onClick={() => open('t1', n)}>
          abrir {n}
        </button>
      ))}
      {passage !== null && <PassagePanel {...passage} onOpen={openAnother} onClose={close} />}
    </div>
  )
}

const text = () => document.body.textContent ?? ''
let isWide = true
beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
})

function open(n = 1, answer: Answer | readonly Answer[] = found, voz: string | null = null) {
  const calls = stubServer({ [find]: answer })
  renderView(<Citations voz={voz} />, signedIn)
  fireEvent.click(screen.getByRole('button', { name: `abrir ${n}` }))
  return calls
}

it('shows the ruling around the words, marked, and compares them', async () => {
  const calls = open(1, [found, found])
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'Pasaje citado' }))
  await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe(words))
  expect(document.querySelectorAll('mark')).toHaveLength(1)
  expect(text()).toContain('Cita textual: coincide palabra por palabra')
  expect(text()).toContain('6 palabras comparadas con el texto de la sentencia.')
  expect(screen.getByRole('link', { name: 'Abrir en c. 1°' }).getAttribute('href')).toBe('/sentencia?id=cs-1#p12')
  expect(calls).toEqual([{ call: find, body: { docId: 'cs-1', ancla: 'c1-1' } }])
})

it('says when the ruling no longer says it, and marks nothing', async () => {
  const change = sampleRuling()
  const secciones = change.secciones.map((section) => ({
    ...section,
    parrafos: section.parrafos.map((paragraph) => ({ ...paragraph, texto: `Hoy: ${paragraph.texto}` })),
  }))
  open(1, { data: { sentencia: { ...change, secciones } } })
  expect(await screen.findByText('La sentencia cambió: ya no dice lo mismo en este lugar')).toBeTruthy()
  expect(document.querySelector('mark')).toBeNull()
  expect(text()).not.toContain('Cita textual')
})

it('walks through the citations that can be read, by buttons and arrows', async () => {
  open(1, [found, found, found])
  const panel = screen.getByRole('complementary')
  expect((screen.getByRole('button', { name: 'Cita anterior' }) as HTMLButtonElement).disabled).toBe(true)
  fireEvent.keyDown(panel, { key: 'ArrowRight' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cita 2, parte resolutiva' }).getAttribute('aria-current')).toBe('true'))
  expect((screen.getByRole('button', { name: 'Cita siguiente' }) as HTMLButtonElement).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Cita anterior' }))
  expect(screen.getByRole('button', { name: 'Cita 1, c. 1°' }).getAttribute('aria-current')).toBe('true')
  expect(screen.queryByRole('button', { name: /^Cita 3/ })).toBeNull()
})

it('closes on Escape and gives the focus back to the citation that was shown last', async () => {
  open(1, [found, found])
  fireEvent.keyDown(screen.getByRole('complementary'), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByRole('complementary'), { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'abrir 2' })))
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('opens over the answer where there is no room beside it', async () => {
  isWide = false
  open()
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Pasaje citado' })
  expect(dialog.open).toBe(true)
  act(() => dialog.close())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'abrir 1' })))
})

it('opens nothing for words that are gone', () => {
  const calls = open(3)
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(calls).toEqual([])
})

it('says why the ruling could not be read, and reads it again', async () => {
  open(1, [{ status: 404, code: 'ruling.not_found', message: 'Esa sentencia no está.' }, found])
  expect((await screen.findByRole('alert')).textContent).toContain('Esa sentencia no está.')
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await waitFor(() => expect(document.querySelector('mark')).toBeTruthy())
})

it.each([
  [null, ''],
  ['Alega la demandante', 'Alega la demandante: '],
])('copies the words of %s with their citation and its warning', async (voz, said) => {
  const written = vi.fn(() => Promise.resolve())
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly parts: Record<string, Blob>
      constructor(parts: Record<string, Blob>) {
        this.parts = parts
      }
    },
  )
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: written } })
  open(1, found, voz)
  await waitFor(() => expect(document.querySelector('mark')).toBeTruthy())
  fireEvent.click(screen.getByRole('button', { name: 'Citar' }))
  await waitFor(() => expect(written).toHaveBeenCalledTimes(1))
  const [[[item]]] = written.mock.calls as unknown as [[[{ parts: Record<string, Blob> }]]]
  expect(await item.parts['text/plain']?.text()).toBe(
    `${said}«${words}» (CS, rol N° 12.345-2020, 03-05-2021, c. 1°; sentencia ficticia de demostración).`,
  )
})
