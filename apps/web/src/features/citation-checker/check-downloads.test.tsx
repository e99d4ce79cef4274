// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { fetchExport } from '../../api/fetch-export.ts'
import { sampleCheck, sampleCitation } from '../../testing/checked-samples.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { CheckDownloads } from './check-downloads.tsx'

const calls: { readonly path: string; readonly body: object; readonly signal: AbortSignal }[] = []
let answer: (signal: AbortSignal) => ReturnType<typeof fetchExport>
vi.mock('../../api/fetch-export.ts', () => ({
  fetchExport: (path: string, body: object, { signal }: Parameters<typeof fetchExport>[2]) => {
    calls.push({ path, body, signal })
    return answer(signal)
  },
}))
const saved: string[] = []
vi.mock('../exports/save-file.ts', () => ({ saveFile: ({ name }: { name: string }) => void saved.push(name) }))

const data = sampleCheck([sampleCitation()])
const word = { ...data, documento: { formato: 'docx' as const, paginas: null, paginasSinTexto: [], texto: 'rol 1-2020' } }
const show = (checked: typeof data, sent: object, fileName = '') =>
  renderView(<CheckDownloads checked={{ text: 'rol 1-2020', data: checked, sent, fileName }} />, signedIn)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  calls.length = 0
  saved.length = 0
  answer = async () => ({ name: 'anexo.pdf', content: new Blob([]) })
})

describe('the files of a check', () => {
  it('are made of the same text, sent again with the name of its file', async () => {
    show(word, { archivo: 'QQ==' }, 'escrito.docx')
    press('Word con comentarios')
    await screen.findByText('Listo: anexo.pdf está en sus descargas.')
    press('Anexo Word')
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/citations/check/document', { archivo: 'QQ==', nombre: 'escrito.docx' }],
      ['/v1/citations/check/annex', { archivo: 'QQ==', nombre: 'escrito.docx', formato: 'docx' }],
    ])
    expect(saved).toEqual(['anexo.pdf', 'anexo.pdf'])
  })

  it('of a text that is no DOCX are annexes alone', async () => {
    show(data, { texto: 'rol 1-2020' })
    expect(screen.queryByRole('button', { name: 'Word con comentarios' })).toBeNull()
    expect(document.body.textContent).toContain('Suba el escrito como archivo de Word (.docx)')
    press('Anexo PDF')
    await screen.findByText('Listo: anexo.pdf está en sus descargas.')
    expect(calls[0]?.body).toEqual({ texto: 'rol 1-2020', nombre: '', formato: 'pdf' })
  })

  it('say that they are being made, one at a time, and stop', async () => {
    answer = (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    show(data, { texto: 'rol 1-2020' })
    press('Anexo PDF')
    expect(document.activeElement?.textContent).toContain('Anexo PDF: comprobamos las citas y escribimos el archivo…')
    expect(screen.getByRole('progressbar', { name: 'Avance del archivo' })).toBeTruthy()
    expect((screen.getByRole('button', { name: 'Anexo Word' }) as HTMLButtonElement).disabled).toBe(true)
    press('Cancelar')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect([calls[0]?.signal.aborted, saved]).toEqual([true, []])
  })

  it('say why one was not made, and may be asked for again', async () => {
    answer = () => Promise.reject(new Error('Ya descargó 60 archivos del verificador en la última hora.'))
    show(data, { texto: 'rol 1-2020' })
    press('Anexo PDF')
    await screen.findByText(/Ya descargó 60 archivos/)
    expect((screen.getByRole('button', { name: 'Anexo PDF' }) as HTMLButtonElement).disabled).toBe(false)
  })
})
