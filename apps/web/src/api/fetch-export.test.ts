import { afterEach, expect, test, vi } from 'vitest'
import { type ExportProgress, fetchExport } from './fetch-export.ts'

afterEach(() => void vi.unstubAllGlobals())

const answer = (lines: readonly object[], cutInto = 7): Response => {
  const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const stream = new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += cutInto) controller.enqueue(bytes.subarray(from, from + cutInto))
      controller.close()
    },
  })
  return new Response(stream)
}
const ask = (progress: ExportProgress[] = []) =>
  fetchExport('/v1/exports', {}, { signal: new AbortController().signal, onProgress: (one) => void progress.push(one) })
const begin = { tipo: 'archivo', nombre: 'ñ.csv', medio: 'text/csv' }

test('assembles a file from its lines and reports progress', async () => {
  const data = { tipo: 'datos', base64: btoa('uno') }
  vi.stubGlobal('fetch', async () =>
    answer([begin, { tipo: 'avance', etapa: 'leer', hechas: 1, total: 2 }, data, data, { tipo: 'fin', bytes: 6 }]),
  )
  const progress: ExportProgress[] = []
  const { name, content } = await ask(progress)
  expect([name, content.type, await content.text()]).toEqual(['ñ.csv', 'text/csv', 'unouno'])
  expect(progress).toEqual([
    { stage: 'leer', done: 1, total: 2 },
    { stage: 'recibir', done: 3, total: null },
    { stage: 'recibir', done: 6, total: null },
  ])
})

test('gives no file when the stream fails or ends early', async () => {
  vi.stubGlobal('fetch', async () => answer([begin, { tipo: 'error', error: 'No alcanzó.', code: 'export.too_large', requestId: 'r' }]))
  await expect(ask()).rejects.toMatchObject({ message: 'No alcanzó.', requestId: 'r' })
  vi.stubGlobal('fetch', async () => answer([begin, { tipo: 'datos', base64: btoa('uno') }]))
  await expect(ask()).rejects.toMatchObject({ name: 'ConnectionError' })
  vi.stubGlobal('fetch', async () => Response.json({ error: 'No hay sentencias que exportar.', code: 'export.empty' }, { status: 404 }))
  await expect(ask()).rejects.toMatchObject({ code: 'export.empty' })
})
