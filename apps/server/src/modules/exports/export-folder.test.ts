import { removeRulings } from '@basejuris/database'
import { readPdf, readZip, unbroken } from '@basejuris/documents/testing/read-back'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { openTestApp, type SignedIn, type TestApp } from '../../testing/open-test-app.ts'

const [first, second, gone] = ['Araya con Boldos', 'Bravo con Cipreses', 'Castro con Daudá'].map((caption) =>
  buildRuling({ caption, fictional: false }),
)
if (first === undefined || second === undefined || gone === undefined) throw new Error('no rulings')

const quoted = second.sections[1]?.paragraphs[0]?.text.split(' ').slice(0, 6).join(' ') ?? ''

let test: TestApp
let folderId = ''
let owner: SignedIn
let member: SignedIn

beforeAll(async () => {
  test = await openTestApp()
  await test.store([first, second, gone])
  owner = await test.signIn()
  member = await test.signIn()
  const [ana, eva] = [callAs(test, owner.headers), callAs(test, member.headers)]
  const created = await ana('POST', '/v1/folders', { nombre: 'Caso Andes', docIds: [first.docId, second.docId, gone.docId] })
  folderId = created.body.data.carpeta.folderId
  await test.database.execute('insert into folder_members (folder_id, user_id, created_at) values ($1::uuid, $2::uuid, now())', [
    folderId,
    member.userId,
  ])
  await ana('POST', `/v1/folders/${folderId}/notes`, { texto: 'Audiencia el lunes.' })
  await ana('POST', `/v1/folders/${folderId}/notes`, { docId: first.docId, texto: 'Revisar el considerando\nséptimo; «decisivo».' })
  await eva('POST', `/v1/folders/${folderId}/notes`, { docId: first.docId, texto: 'De acuerdo con ella.' })
  await eva('POST', `/v1/folders/${folderId}/notes`, { docId: gone.docId, texto: 'Nota sobre la que se fue.' })
  await ana('POST', '/v1/favorites', { docId: first.docId, etiquetas: ['finiquito', 'clave'], nota: 'Estrategia reservada de la dueña.' })
  await eva('POST', '/v1/favorites', { docId: second.docId, etiquetas: ['ajena'], nota: 'Lo que solo ve la miembro.' })
  const passage = (docId: string, ancla: string, from: number, to: number, fields: object) =>
    ana('POST', '/v1/passages', { docId, folderId, desde: { ancla, posicion: from }, hasta: { ancla, posicion: to }, ...fields })
  await passage(second.docId, 'p2', 0, quoted.length, { nota: 'Pasaje para el alegato.', etiquetas: ['central'] })
  await passage(gone.docId, 'p2', 0, quoted.length, { nota: 'Se perdió.' })
  await removeRulings(test.services.db, [gone.docId])
})
afterAll(() => test.close())

const ask = (fields: object, { headers } = owner) =>
  test.app.inject({ method: 'POST', url: '/v1/exports', payload: { origen: { tipo: 'carpeta', folderId }, ...fields }, headers })
const textOf = (xml: Buffer | undefined): string => (xml ?? '').toString().replaceAll(/<[^>]+>/g, ' ')

const wordsOf = async (format: string, bytes: Buffer): Promise<string> => {
  if (format === 'pdf') return unbroken((await readPdf(bytes)).pages.join(''))
  if (format !== 'docx' && format !== 'xlsx') return unbroken(bytes.toString())
  const zip = await readZip(bytes)
  return unbroken(textOf(zip.get('word/document.xml') ?? zip.get('xl/sharedStrings.xml')))
}

describe('a folder with notes', () => {
  it.each(['csv', 'ris', 'bibtex', 'pdf', 'docx', 'xlsx'] as const)('has them, its tags and who wrote them in %s', async (formato) => {
    const words = await wordsOf(formato, (await ask({ formato })).rawPayload)
    for (const part of [
      'Audiencia el lunes.',
      'séptimo; «decisivo».',
      'De acuerdo con ella.',
      'Estrategia reservada de la dueña.',
      'finiquito',
      'clave',
      member.email,
      quoted,
      'c. 1° (alega la demandante)',
      'Pasaje para el alegato.',
      'central',
    ])
      expect(words).toContain(unbroken(part).replaceAll('_', formato === 'bibtex' ? '\\_' : '_'))
    expect(words).toContain(unbroken(`sobre la sentencia ${gone.docId}, que se retiró`))
    expect(words).not.toContain(unbroken('Lo que solo ve la miembro.'))
    expect(words).not.toContain('ajena')
  })

  it('gives a member the notes of the folder and their own marks, never those of another', async () => {
    const { body } = await ask({ formato: 'csv' }, member)
    expect(body).toContain('Revisar el considerando')
    expect(body).toContain('Lo que solo ve la miembro.')
    expect(body).not.toContain('Estrategia reservada')
    expect(body).not.toContain('finiquito')
  })

  it('leaves them out when asked', async () => {
    const { body } = await ask({ formato: 'csv', notas: false })
    for (const words of ['Audiencia', 'considerando\nséptimo', 'Estrategia', 'finiquito', 'alegato', 'central'])
      expect(body).not.toContain(words)
    expect(body).toContain(`«${quoted}»`)
    expect((await ask({ formato: 'csv', pasajes: false })).body).not.toContain('alegato')
  })

  it('says what holds for the whole file once', async () => {
    const { body } = await ask({ formato: 'csv' })
    expect(body.split('Lo hace un programa y algo se le escapa').length - 1).toBe(1)
    expect(body.split('Audiencia el lunes').length - 1).toBe(1)
  })

  it.each(['pdf', 'docx', 'csv', 'xlsx'] as const)('says what each ruling decides, as its card does, in %s', async (formato) => {
    const decided = await wordsOf(formato, (await ask({ formato })).rawPayload)
    // A spreadsheet stores equal texts once.
    expect(decided.match(/Resuelve[^«]*«/gu)).toHaveLength(formato === 'xlsx' ? 1 : 2)
    const search = { tipo: 'busqueda', consulta: 'Araya', filtros: {}, orden: 'relevancia', modo: 'hibrida', agrupar: true }
    expect(await wordsOf(formato, (await ask({ formato, origen: search })).rawPayload)).toMatch(/Resuelve[^«]*«/u)
  })

  it('comes in the order asked, or with only the rulings named', async () => {
    const captions = async (origen: object) => {
      const { body } = await ask({ formato: 'csv', origen: { tipo: 'carpeta', folderId, ...origen } })
      return [...body.matchAll(/"(\w+ con \w+)"/g)].map(([, caption]) => caption)
    }
    expect(await captions({ orden: 'caratulado' })).toEqual(['Araya con Boldos', 'Bravo con Cipreses'])
    expect(await captions({ sentencias: [second.docId, first.docId, 'de-otra-carpeta'] })).toEqual([
      'Bravo con Cipreses',
      'Araya con Boldos',
    ])
    const refused = await ask({ formato: 'csv', origen: { tipo: 'carpeta', folderId, orden: 'azar' } })
    expect(refused.json().details[0].field).toBe('origen.orden')
  })

  it('gives a list the own marks of the user', async () => {
    const { body } = await ask({ formato: 'csv', origen: { tipo: 'lista', docIds: [first.docId, second.docId] } })
    expect(body).toContain('Estrategia reservada')
    expect(body).not.toContain('Revisar el considerando')
    expect(body).not.toContain('Lo que solo ve la miembro.')
  })
})

describe('the file of a folder', () => {
  it('has the name of the folder, which a reserved one keeps to itself', async () => {
    const nameOf = async (fields: object) => (await ask({ formato: 'csv', ...fields })).headers['content-disposition']
    expect(await nameOf({})).toMatch(/filename="basejuris-caso-andes-\d\d-\d\d-\d{4}\.csv"/)
    const ana = callAs(test, owner.headers)
    const reserved = { nombre: 'Secreto Andes', reservada: true, docIds: [first.docId] }
    const made = await ana('POST', '/v1/folders', reserved)
    expect(await nameOf({ origen: { tipo: 'carpeta', folderId: made.body.data.carpeta.folderId } })).toMatch(
      /filename="basejuris-carpeta-reservada-\d\d-\d\d-\d{4}\.csv"/,
    )
  })

  it('shades the saved passages in a whole text', async () => {
    const document = String((await readZip((await ask({ formato: 'docx', contenido: 'texto' })).rawPayload)).get('word/document.xml'))
    const shaded = [...document.matchAll(/<w:r>(?:(?!<\/w:r>).)*<w:shd[^>]*w:fill="(\w+)"(?:(?!<\/w:r>).)*<\/w:r>/gs)]
    expect(new Set(shaded.map(([, fill]) => fill?.toUpperCase()))).toEqual(new Set(['FFE27A']))
    expect(shaded.map(([run]) => run.replaceAll(/<[^>]+>/g, '')).join('')).toBe(quoted)
  })
})

describe('a minuta', () => {
  const minuta = (fields: object = {}) => ask({ formato: 'docx', contenido: 'minuta', ...fields })
  const paragraphsOf = async (bytes: Buffer) =>
    [...String((await readZip(bytes)).get('word/document.xml')).matchAll(/<w:p>.*?<\/w:p>/gs)].map(([xml]) => ({
      style: /<w:pStyle w:val="(\w+)"/.exec(xml)?.[1] ?? '',
      text: xml.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&'),
    }))

  it('quotes the passages under each ruling in styles of Word, with links to their places', async () => {
    const response = await minuta({ asunto: 'Rol C-1234-2026', origen: { tipo: 'carpeta', folderId, orden: 'caratulado' } })
    expect(response.headers['content-disposition']).toMatch(/filename="minuta-caso-andes-\d\d-\d\d-\d{4}\.docx"/)
    const paragraphs = await paragraphsOf(response.rawPayload)
    const of = (style: string) => paragraphs.filter((one) => one.style === style).map(({ text }) => text)
    expect([of('Title'), of('Subtitle')]).toEqual([['Minuta de jurisprudencia'], ['Rol C-1234-2026']])
    expect(of('Heading1')).toEqual([
      '1. Araya con Boldos',
      '2. Bravo con Cipreses',
      `3. Sentencia retirada (${gone.docId})`,
      'Fuentes y advertencias',
    ])
    expect(of('Heading2')).toEqual(['Notas', 'Pasajes', 'Pasajes', 'Notas'])
    const quotes = of('Quote')
    expect(quotes[0]).toMatch(/«.+»$/)
    expect(quotes[0]).toContain(quoted)
    expect(quotes[0]).toMatch(/^c\. 1° \(alega la demandante\)/u)
    expect(of('Aviso')).toEqual(['La sentencia se retiró.', 'La sentencia se retiró.'])
    expect(of('Nota').join(' ')).toContain('Pasaje para el alegato.')
    expect(of('Nota').join(' ')).toContain('Se perdió.')
    const files = await readZip(response.rawPayload)
    expect(String(files.get('word/_rels/document.xml.rels'))).toContain(`sentencia?id=${second.docId}"`)
    expect(String(files.get('word/document.xml'))).toContain('w:anchor="p2"')
    expect(String(files.get('word/styles.xml'))).toMatch(/w:styleId="Quote".*?<w:name w:val="Quote"/s)
    expect(paragraphs.at(-1)?.text).toContain('Lo hace un programa y algo se le escapa')
    expect(paragraphs.some(({ text }) => text.includes('se copiaron a la letra'))).toBe(true)
  })

  it('is a row for each passage in XLSX', async () => {
    const strings = textOf((await readZip((await minuta({ formato: 'xlsx' })).rawPayload)).get('xl/sharedStrings.xml'))
    for (const words of ['Pasaje para el alegato.', 'La sentencia se retiró.', 'Araya con Boldos', 'Etiquetas del pasaje'])
      expect(strings).toContain(words)
  })

  it('follows the passages of the folder, and rulings without one come behind', async () => {
    const headings = async (fields: object) =>
      (await paragraphsOf((await minuta(fields)).rawPayload)).flatMap(({ style, text }) => (style === 'Heading1' ? [text] : [])).slice(0, 3)
    const followed = ['1. Bravo con Cipreses', `2. Sentencia retirada (${gone.docId})`, '3. Araya con Boldos']
    expect(await headings({})).toEqual(followed)
    expect(await headings({ origen: { tipo: 'carpeta', folderId, orden: 'pasajes' } })).toEqual(followed)
    const listed = await test.app.inject({ url: `/v1/folders/${folderId}?orden=pasajes`, headers: owner.headers })
    expect(listed.json().data.items.map(({ docId }: { docId: string }) => docId)).toEqual([second.docId, gone.docId, first.docId])
  })

  it('leaves out notes or passages, and takes the rulings and the order asked', async () => {
    const bare = await paragraphsOf((await minuta({ notas: false, pasajes: false })).rawPayload)
    expect(bare.filter(({ style }) => style === 'Quote' || style === 'Nota')).toEqual([])
    const one = await paragraphsOf((await minuta({ origen: { tipo: 'carpeta', folderId, sentencias: [second.docId] } })).rawPayload)
    expect(one.filter(({ style }) => style === 'Heading1').map(({ text }) => text)).toEqual([
      '1. Bravo con Cipreses',
      'Fuentes y advertencias',
    ])
  })

  it('is refused in other formats, of other things and of an empty folder', async () => {
    expect((await minuta({ formato: 'pdf' })).json().details).toEqual([
      { field: 'contenido', message: 'la minuta se entrega en DOCX o XLSX' },
    ])
    expect((await minuta({ origen: { tipo: 'lista', docIds: [first.docId] } })).json().details).toEqual([
      { field: 'origen.tipo', message: 'la minuta se hace de una carpeta' },
    ])
    const empty = await callAs(test, owner.headers)('POST', '/v1/folders', { nombre: 'Vacía' })
    const refused = await minuta({ origen: { tipo: 'carpeta', folderId: empty.body.data.carpeta.folderId } })
    expect(refused.json()).toMatchObject({ code: 'export.empty' })
    expect((await ask({ formato: 'docx', contenido: 'minuta' }, await test.signIn())).json()).toMatchObject({ code: 'folder.not_found' })
  })

  it('has no text of a base that its reader may not read', async () => {
    const limited = await openTestApp({ readable: ['civil'] })
    await limited.store([second])
    const { headers } = await limited.signIn()
    const created = await callAs(limited, headers)('POST', '/v1/folders', { nombre: 'Caso', docIds: [second.docId] })
    const payload = { formato: 'docx', contenido: 'minuta', origen: { tipo: 'carpeta', folderId: created.body.data.carpeta.folderId } }
    const { rawPayload } = await limited.app.inject({ method: 'POST', url: '/v1/exports', payload, headers })
    const text = (await paragraphsOf(rawPayload)).map((one) => one.text).join(' ')
    expect(text).toContain('Sin texto ni pasajes: su base requiere una suscripción premium.')
    expect(text).not.toContain(quoted)
    await limited.close()
  })
})
