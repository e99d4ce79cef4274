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
  await removeRulings(test.services.db, [gone.docId])
})
afterAll(() => test.close())

const ask = (fields: object, { headers } = owner) =>
  test.app.inject({ method: 'POST', url: '/v1/exports', payload: { origen: { tipo: 'carpeta', folderId }, ...fields }, headers })
const textOf = (xml: Buffer | undefined): string => (xml ?? '').toString().replaceAll(/<[^>]+>/g, ' ')

describe('a folder with notes', () => {
  it.each(['csv', 'ris', 'bibtex', 'pdf', 'docx', 'xlsx'] as const)('has them, its tags and who wrote them in %s', async (formato) => {
    const { rawPayload } = await ask({ formato })
    const zip = formato === 'docx' || formato === 'xlsx' ? await readZip(rawPayload) : null
    const text =
      zip !== null
        ? textOf(zip.get('word/document.xml') ?? zip.get('xl/sharedStrings.xml'))
        : formato === 'pdf'
          ? (await readPdf(rawPayload)).pages.join('')
          : rawPayload.toString()
    const words = unbroken(text)
    for (const part of [
      'Audiencia el lunes.',
      'séptimo; «decisivo».',
      'De acuerdo con ella.',
      'Estrategia reservada de la dueña.',
      'finiquito',
      'clave',
      member.email,
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
    for (const words of ['Audiencia', 'considerando\nséptimo', 'Estrategia', 'finiquito']) expect(body).not.toContain(words)
  })

  it('says what holds for the whole file once', async () => {
    const { body } = await ask({ formato: 'csv' })
    expect(body.split('Los datos personales van anonimizados').length - 1).toBe(1)
    expect(body.split('Audiencia el lunes').length - 1).toBe(1)
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
