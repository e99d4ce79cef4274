import type { APIRequestContext } from '@playwright/test'
import { ingestRuling } from './own-rulings.ts'
import { subscribe } from './payment-pages.ts'
import { expect, test } from './payment-server.ts'
import { signInNewPerson } from './people.ts'

test.describe.configure({ timeout: 300_000 })

const matter = 'alumbrado de la plaza de Quillota'
/** Words that stand in the text of the ruling and in no query. */
const planted = 'ordenó reponer los veinte faroles'
const texto = [
  'Vistos:',
  `Primero: Que este caso inventado trata de ${matter}.`,
  `Segundo: Que, conforme al artículo 161 del Código del Trabajo, se ${planted} del ${matter}.`,
  'Se resuelve: que se acoge la demanda.',
].join('\n')
const office = { coleccion: 'contraloria', tribunal: 'Contraloría General de la República', texto }

/** Stores a passage of a ruling in a new folder, stars the ruling and watches it. Answers the id of the folder. */
async function collect(request: APIRequestContext, docId: string, origin: string): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers: { origin } })
    expect([path, answer.status()], await answer.text()).toEqual([path, 200])
    return (await answer.json()).data
  }
  const { carpeta } = await post('/v1/folders', { nombre: 'Faroles' })
  const place = { desde: { ancla: 'p3', posicion: 0 }, hasta: { ancla: 'p3', posicion: 120 } }
  await post('/v1/passages', { docId, folderId: carpeta.folderId, ...place })
  await post('/v1/favorites', { docId })
  await post('/v1/watches', { nombre: 'Faroles', sentencias: [{ docId, cita: '' }] })
  return carpeta.folderId
}

interface Address {
  readonly path: string
  /** Its HTML is known to say words of the text to who may read it. */
  readonly hasText: boolean
}

const publicPages = (docId: string, otherId: string): Address[] => [
  { path: `/sentencia?id=${docId}&q=${matter}`, hasText: true },
  { path: `/sentencia?id=${docId}&version=1`, hasText: true },
  { path: `/sentencia/comparar?id=${docId}&con=${otherId}`, hasText: true },
  { path: `/sentencia/versiones?id=${docId}`, hasText: false },
  { path: `/resultados?q=${matter}`, hasText: true },
  { path: `/resultados?q="${matter}"&modo=lexica`, hasText: true },
  { path: '/linea?norma=CT:161', hasText: false },
  { path: '/norma/207436?articulo=161', hasText: false },
  { path: `/contradicciones?id=${docId}`, hasText: false },
  { path: '/cobertura', hasText: false },
]
const ownPages = (folderId: string): Address[] => [
  { path: '/mis-favoritos', hasText: false },
  { path: `/carpetas/${folderId}`, hasText: true },
  { path: `/carpetas/${folderId}/pasajes`, hasText: true },
  { path: `/carpetas/${folderId}/registro`, hasText: false },
  { path: '/vigilancia', hasText: false },
]

const said = (html: string): boolean => html.includes(planted)
/** What is told of a page where its link is shown: `description`, `og:…` and the title. */
const previewOf = (html: string) =>
  [...html.matchAll(/<meta (?:name|property)="(?:description|og:[\w:]+|twitter:[\w:]+)"[^>]*>|<title>[^<]*<\/title>/g)].map(([tag]) => tag)

test('no page, metadata or preview says words of a closed base, to a guest or after the subscription ended', async ({ page, payments }) => {
  const ruling = await ingestRuling(payments, { caption: 'Dictamen de los veinte faroles', matter, more: office })
  const other = await ingestRuling(payments, { caption: 'Dictamen de las farolas', matter, more: { ...office, fecha: '2021-06-07' } })
  await signInNewPerson(page, payments.origin)
  await subscribe(page)
  const folderId = await collect(page.request, ruling.docId, payments.origin)
  const [open, own] = [publicPages(ruling.docId, other.docId), ownPages(folderId)]
  const read = async (request: APIRequestContext, { path }: Address) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return answer.text()
  }
  for (const address of [...open, ...own].filter(({ hasText }) => hasText))
    expect([address.path, said(await read(page.request, address))]).toEqual([address.path, true])

  const guest = await (await page.context().browser())?.newContext({ baseURL: payments.origin })
  if (guest === undefined) throw new Error('no browser')
  const { data } = await (await page.request.get('/v1/payment/invoices')).json()
  await payments.operate('payments', 'refund', String(data.cobros[0].invoiceId))
  for (const reader of [guest.request, page.request])
    for (const address of reader === page.request ? [...open, ...own] : open) {
      const html = await read(reader, address)
      expect([address.path, said(html), previewOf(html).filter((tag) => tag.includes('faroles del'))]).toEqual([address.path, false, []])
    }
  const versions = await guest.request.get(`/sentencia/versiones?id=${ruling.docId}`)
  expect([versions.status(), new URL(versions.url()).pathname]).toEqual([200, '/sentencia'])
  const closed = previewOf(await read(guest.request, { path: `/sentencia?id=${ruling.docId}`, hasText: false }))
  expect(closed.find((tag) => tag.startsWith('<title>'))).toContain('Dictamen de los veinte faroles')
  const home = previewOf(await read(guest.request, { path: '/', hasText: false }))
  const named = (tags: readonly string[], name: string) => tags.filter((tag) => tag.includes(`"${name}"`))
  for (const name of ['description', 'og:description', 'og:image'])
    expect(named(closed, name).map((tag) => tag.replace(/\?[\w]+/, ''))).toEqual(named(home, name).map((tag) => tag.replace(/\?[\w]+/, '')))
  await guest.close()
})
