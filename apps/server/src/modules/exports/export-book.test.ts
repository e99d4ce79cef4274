import { removeRulings } from '@basejuris/database'
import { readPdf, unbroken } from '@basejuris/documents/testing/read-back'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { openTestApp, type SignedIn, type TestApp } from '../../testing/open-test-app.ts'

const [open, gone] = [buildRuling({ caption: 'Araya con Boldos' }), buildRuling({ caption: 'Retirada con Nadie' })]
const premium = buildRuling({
  collection: 'corte_suprema',
  base: 'base_corte_suprema',
  court: 'Corte Suprema',
  rit: null,
  docketNumber: '77-2020',
})

let test: TestApp
let user: SignedIn
beforeAll(async () => {
  test = await openTestApp({ readable: ['laboral'] })
  await test.store([open, gone, premium])
  await removeRulings(test.services.db, [gone.docId])
  user = await test.signIn()
})
afterAll(() => test.close())

const ask = (payload: object, headers: Record<string, string> = user.headers) =>
  test.app.inject({ method: 'POST', url: '/v1/exports/book', payload, headers })
const book = {
  titulo: 'Recurso Andes',
  materia: 'Rol C-1-2026',
  autor: 'Elisa Ficticia',
  sentencias: [{ docId: open.docId, considerandos: ['c2', 'c99'] }],
}

describe('POST /v1/exports/book', () => {
  it('makes the book with its highlights, and lists what is missing', async () => {
    const sentencias = [...book.sentencias, { docId: gone.docId }, { docId: premium.docId }]
    const response = await ask({ ...book, sentencias })
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="compilacion-recurso-andes-\d\d-\d\d-\d{4}\.pdf"$/),
    })
    const { pages, bookmarks } = await readPdf(response.rawPayload)
    expect(bookmarks.map(({ title, page }) => [title, page])).toEqual([
      ['Portada', 1],
      ['Índice', 2],
      ['1. Araya con Boldos', 3],
      ['  Considerando 2°', 3],
    ])
    const cover = unbroken(pages[0] ?? '')
    for (const words of [
      gone.docId,
      'Sin texto, porque su base requiere una suscripción premium: CS, rol N° 77-2020',
      'Lo hace un programa y algo se le escapa',
    ])
      expect(cover).toContain(unbroken(words))
    const text = unbroken(pages[2] ?? '')
    for (const { paragraphs } of open.sections) for (const paragraph of paragraphs) expect(text).toContain(unbroken(paragraph.text))
    expect(text).toContain(unbroken('No están en este texto las partes que se pidió destacar: c99.'))
    expect(text).toContain(unbroken('no existe ni puede citarse'))
  })

  it('marks the passages of a folder, with their notes only where they are asked for', async () => {
    const call = callAs(test, user.headers)
    const folder = { nombre: 'Caso Andes', docIds: [open.docId] }
    const { folderId } = (await call('POST', '/v1/folders', folder)).body.data.carpeta
    const save = (ancla: string, nota: string) =>
      call('POST', '/v1/passages', { docId: open.docId, folderId, desde: { ancla, posicion: 0 }, hasta: { ancla, posicion: 20 }, nota })
    await save('p1', 'Estrategia del alegato.')
    await save('p2', 'Otra.')
    const made = async (fields: object) => {
      const { headers, rawPayload } = await ask({ ...book, carpeta: folderId, ...fields })
      const { pages, fills } = await readPdf(rawPayload)
      return {
        name: String(headers['content-disposition']),
        text: unbroken(pages.join('')),
        isMarked: fills.some((one) => one.has('#ffe27a')),
      }
    }
    const plain = await made({})
    expect(plain.text).toContain(unbroken('2 pasajes marcados en su texto'))
    expect([plain.isMarked, plain.text.includes('Estrategia')]).toEqual([true, false])
    expect((await made({ notas: true })).text).toContain(unbroken('Estrategia del alegato.'))
    expect((await made({ pasajes: false })).isMarked).toBe(false)
    await call('PUT', `/v1/folders/${folderId}`, { reservada: true })
    expect((await made({})).name).toMatch(/filename="compilacion-carpeta-reservada-\d\d-\d\d-\d{4}\.pdf"$/)
    expect((await ask({ ...book, carpeta: '7b4a1c52-0000-4000-8000-000000000009' })).json()).toMatchObject({ code: 'folder.not_found' })
  })

  it('asks for a user, for what is missing and for something to hold', async () => {
    expect((await ask(book, {})).json()).toMatchObject({ code: 'auth.required' })
    expect((await ask({ ...book, sentencias: [{ docId: premium.docId }] })).json()).toMatchObject({ code: 'export.empty' })
    const { details } = (await ask({ titulo: ' ', sentencias: [], paginasPorTomo: 10 })).json()
    expect(details.map(({ field }: { field: string }) => field).sort()).toEqual(['autor', 'paginasPorTomo', 'sentencias', 'titulo'])
  })
})
