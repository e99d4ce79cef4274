import { randomUUID } from 'node:crypto'
import { buildRuling } from '@basejuris/testkit'
import { password } from './account-calls.ts'
import { callAs } from './call-as.ts'
import { makeAnalysis } from './make-analysis.ts'
import { makeResearch } from './make-research.ts'
import type { TestApp } from './open-test-app.ts'
import { ownedPayments } from './payments/owned-payments.ts'
import { sampleBilling } from './sample-billing.ts'
import { shareFolder } from './share-folder.ts'
import { signInPerson, type TestPerson } from './sign-in-person.ts'

/** Input of a call; `params` fill the path. */
export interface OwnedRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

export interface OwnedFixture {
  readonly owner: Pick<TestPerson, 'headers'>
  readonly request: OwnedRequest
}

interface Own {
  readonly owner: TestPerson
  readonly test: TestApp
}

/** A new owner, and a request for something made for them. */
const owned =
  (requestOf: (own: Own) => Promise<OwnedRequest> | OwnedRequest) =>
  async (test: TestApp): Promise<OwnedFixture> => {
    const owner = await signInPerson(test)
    return { owner, request: await requestOf({ owner, test }) }
  }

const profile = (body?: object) => owned(({ owner }) => ({ params: { userId: owner.userId }, ...(body === undefined ? {} : { body }) }))
const ownId = (body: object = {}) => owned(({ owner }) => ({ body: { userId: owner.userId, ...body } }))

/** An account made by registering, so that it has a password. */
async function deletedProfile(test: TestApp): Promise<OwnedFixture> {
  const email = `propia-${randomUUID()}@ejemplo.test`
  const { body } = await callAs(test)('POST', '/v1/auth/register', { email, password, aceptaTerminos: true })
  const headers = { authorization: `Bearer ${body.data.token}` }
  return { owner: { headers }, request: { params: { userId: body.data.user.id }, body: { passwordActual: password } } }
}

async function ruling({ test }: Own): Promise<string> {
  const docId = `propia-${randomUUID()}`
  await test.store([buildRuling({ docId })])
  return docId
}
const made = async ({ owner }: Own, url: string, body: object) => (await owner.call('POST', url, body)).body.data

const historyId = async (own: Own): Promise<string> =>
  (await made(own, '/v1/history', { userId: own.owner.userId, userMessage: 'despido' })).historyId
const history = (body: object = {}) =>
  owned(async (own) => ({ body: { userId: own.owner.userId, historyId: await historyId(own), ...body } }))

async function starred(own: Own): Promise<string> {
  const docId = await ruling(own)
  await made(own, '/v1/favorites', { docId })
  return docId
}

async function folder(own: Own, docIds: readonly string[] = []): Promise<{ folderId: string }> {
  return { folderId: (await made(own, '/v1/folders', { nombre: 'Asunto', docIds })).carpeta.folderId }
}
const folderWith = (body?: object) => owned(async (own) => ({ params: await folder(own), ...(body === undefined ? {} : { body }) }))
const noted = (body?: object) =>
  owned(async (own) => {
    const params = await folder(own)
    const { noteId } = await made(own, `/v1/folders/${params.folderId}/notes`, { texto: 'Una nota' })
    return { params: { ...params, noteId }, ...(body === undefined ? {} : { body }) }
  })
/** The whole first paragraph of a built ruling. */
const place = { desde: { ancla: 'p1', posicion: 0 }, hasta: { ancla: 'p1', posicion: 10 } }
async function marked(own: Own): Promise<{ readonly docId: string; readonly folderId: string; readonly passageId: string }> {
  const docId = await ruling(own)
  const { folderId } = await folder(own)
  return { docId, folderId, passageId: (await made(own, '/v1/passages', { docId, folderId, ...place })).passageId }
}
const markedWith = (requestOf: (passage: Awaited<ReturnType<typeof marked>>) => OwnedRequest) =>
  owned(async (own) => requestOf(await marked(own)))
const saved = (body?: object) =>
  owned(async (own) => {
    const { savedSearchId } = await made(own, '/v1/saved-searches', { nombre: 'Despidos', consulta: 'despido', frecuencia: 'diaria' })
    return { params: { savedSearchId }, ...(body === undefined ? {} : { body }) }
  })

async function watch(own: Own): Promise<{ readonly watchId: string }> {
  const authorities = { nombre: 'Recurso', sentencias: [{ docId: await ruling(own), cita: 'rol 1-2020' }] }
  return { watchId: (await made(own, '/v1/watches', authorities)).vigilancia.watchId }
}
const watched = (body?: object) => owned(async (own) => ({ params: await watch(own), ...(body === undefined ? {} : { body }) }))

interface OwnConversation {
  readonly sessionId: string
  readonly mensajeId: string
}
/** A conversation of one question that nothing answers. */
const converse = async (own: Own): Promise<OwnConversation> => {
  const { sessionId, mensajeId } = await made(own, '/v1/chat', { message: '¿qué receta lleva el pastel de jaiba?' })
  return { sessionId, mensajeId }
}
/** A document to attach. */
const attached = { archivo: Buffer.from('Cláusula primera: el plazo es de un año.').toString('base64'), nombre: 'contrato.txt' }
const conversed = (bodyOf?: (conversation: OwnConversation) => object) =>
  owned(async (own) => {
    const conversation = await converse(own)
    return { params: { sessionId: conversation.sessionId }, ...(bodyOf === undefined ? {} : { body: bodyOf(conversation) }) }
  })

/** A research job that waits. */
const researched = (body?: object) =>
  owned(async (own) => {
    const { id } = await made(own, '/api/multiagent/async/start', { message: '¿qué receta lleva el pastel de jaiba?' })
    return { params: { id }, ...(body === undefined ? {} : { body }) }
  })
/** One whose memo is complete. */
const answeredResearch = (body?: object) =>
  owned(async ({ test, owner }) => {
    const ruling = buildRuling({ docId: 'investigada' })
    const anchor = ruling.sections[0]?.paragraphs[0]?.anchor ?? ''
    const id = await makeResearch(test, { userId: owner.userId, ruling, anchor })
    return { params: { id }, ...(body === undefined ? {} : { body }) }
  })

/** An analysis that ended. */
async function analyse({ test, owner }: Own): Promise<string> {
  const stored = buildRuling({ docId: 'analizada' })
  await test.store([stored])
  return makeAnalysis(test, { userId: owner.userId, rulings: [stored], anchor: stored.sections[0]?.paragraphs[0]?.anchor ?? '' })
}
const analysed = (body?: object) => owned(async (own) => ({ params: { id: await analyse(own) }, ...(body === undefined ? {} : { body }) }))
const question = { titulo: 'Costas', tipo: 'si_no', pregunta: '¿Se condenó en costas?' }

/**
 * One entry for each endpoint that takes the id of something a user owns, by its name in `endpoints`. A new entry creates an owner and
 * the thing in `owned`, and answers a request that succeeds for its owner. Entries are called twice, so each call creates everything
 * anew.
 */
export const ownedFixtures: Readonly<Record<string, (test: TestApp) => Promise<OwnedFixture>>> = {
  ...ownedPayments,
  profile: profile(),
  updateProfile: profile({ preferencias: { tamano: 25 } }),
  deleteProfile: deletedProfile,
  exportProfile: profile(),
  importData: profile({ archivo: Buffer.from('{"producto":"BaseJuris","datos":{}}').toString('base64') }),
  billing: profile(),
  updateBilling: profile({ billingData: sampleBilling }),
  clearBilling: profile(),
  closeSession: owned(async ({ owner, test }) => {
    await test.services.sessions.open({ userId: owner.userId, device: 'otro', address: '127.0.0.1' })
    const { sesiones } = (await owner.call('GET', '/v1/auth/sessions')).body.data
    return { params: { sessionId: sesiones.find(({ actual }: { actual: boolean }) => !actual).id } }
  }),
  addHistory: ownId({ userMessage: 'despido' }),
  renameHistory: history({ nombre: 'Mi búsqueda' }),
  deleteHistory: history(),
  clearHistory: ownId(),
  petitionStatus: ownId(),
  favorites: owned(async (own) => ({ query: await folder(own) })),
  updateFavorite: owned(async (own) => ({ body: { docId: await starred(own), nota: 'Mía', versionNota: 1 } })),
  deleteFavorite: owned(async (own) => ({ body: { docId: await starred(own) } })),
  folder: folderWith(),
  updateFolder: folderWith({ nombre: 'Otro asunto' }),
  deleteFolder: folderWith(),
  folderSearch: owned(async (own) => ({ body: { texto: 'sentencia', ...(await folder(own)) } })),
  folderLog: folderWith(),
  folderEvents: folderWith(),
  addFolderItems: owned(async (own) => ({ params: await folder(own), body: { docIds: [await ruling(own)] } })),
  deleteFolderItem: owned(async (own) => {
    const docId = await ruling(own)
    return { params: await folder(own, [docId]), body: { docId } }
  }),
  deviceFolder: folderWith({ sentencias: [] }),
  deviceFolderRulings: owned(async (own) => {
    const docId = await ruling(own)
    return { params: await folder(own, [docId]), body: { docIds: [docId] } }
  }),
  folderNotes: folderWith(),
  addFolderNote: folderWith({ texto: 'Una nota' }),
  updateFolderNote: noted({ texto: 'Otra nota', version: 1 }),
  deleteFolderNote: noted({ version: 1 }),
  folderInvitations: folderWith(),
  inviteToFolder: folderWith({ email: 'invitada@ejemplo.test' }),
  revokeInvitation: owned(async (own) => {
    const params = await folder(own)
    const { invitaciones } = await made(own, `/v1/folders/${params.folderId}/invitations`, { email: 'invitada@ejemplo.test' })
    return { params: { ...params, invitationId: invitaciones[0].invitationId } }
  }),
  changeMemberRole: owned(async (own) => {
    const [params, member] = [await folder(own), await signInPerson(own.test)]
    await shareFolder(own.test, { ...own, ...params, member })
    return { params: { ...params, userId: member.userId }, body: { rol: 'lee' } }
  }),
  removeFolderMember: owned(async (own) => {
    const [params, member] = [await folder(own), await signInPerson(own.test)]
    await shareFolder(own.test, { ...own, ...params, member })
    return { params: { ...params, userId: member.userId } }
  }),
  passages: markedWith(({ docId, passageId }) => ({ query: { docId, passageId } })),
  addPassage: owned(async (own) => ({ body: { docId: await ruling(own), ...(await folder(own)), ...place } })),
  updatePassage: markedWith(({ passageId }) => ({ params: { passageId }, body: { nota: 'Otra nota', versionNota: 1 } })),
  deletePassage: markedWith(({ passageId }) => ({ params: { passageId }, body: { versionNota: 1 } })),
  folderPassages: markedWith(({ folderId }) => ({ params: { folderId } })),
  orderPassages: markedWith(({ folderId, passageId }) => ({ params: { folderId }, body: { passageIds: [passageId] } })),
  revokeAccessKey: owned(async (own) => {
    const { creada } = await made(own, '/v1/keys', { nombre: 'Programa', permisos: ['leer'] })
    return { params: { keyId: creada.keyId } }
  }),
  updateSavedSearch: saved({ nombre: 'Otro nombre' }),
  deleteSavedSearch: saved(),
  chat: owned(async (own) => {
    const { sessionId, mensajeId } = await converse(own)
    return { body: { message: 'despido', sessionId, reemplaza: mensajeId } }
  }),
  conversation: conversed(),
  renameConversation: conversed(() => ({ nombre: 'Otro nombre' })),
  deleteConversation: conversed(),
  rateMessage: conversed(({ mensajeId }) => ({ mensajeId, valoracion: 'util' })),
  attachDocument: owned(async (own) => ({ body: { ...attached, sessionId: (await converse(own)).sessionId } })),
  removeDocument: owned(async (own) => ({ params: { sessionId: (await made(own, '/v1/conversation-documents', attached)).sessionId } })),
  shareConversation: conversed(() => ({ dias: 1 })),
  unshareConversation: conversed(),
  exportConversation: conversed(() => ({ formato: 'docx' })),
  startResearch: owned(async (own) => {
    const { sessionId } = await converse(own)
    return { body: { message: 'despido', sessionId } }
  }),
  researchStatus: researched(),
  researchEvents: answeredResearch(),
  cancelResearch: researched(),
  deleteResearch: researched(),
  exportResearch: answeredResearch({ formato: 'docx' }),
  createAnalysis: owned(async (own) => {
    const docId = await ruling(own)
    return { body: { nombre: 'Costas', origen: { tipo: 'carpeta', ...(await folder(own, [docId])) }, columnas: [question] } }
  }),
  analysis: analysed(),
  analysisFigures: analysed(),
  changeAnalysis: owned(async (own) => ({ body: { id: await analyse(own), columnas: [question] } })),
  cancelAnalysis: owned(async (own) => {
    const docId = await ruling(own)
    const origen = { tipo: 'carpeta', ...(await folder(own, [docId])) }
    const { id } = await made(own, '/v1/analysis', { nombre: 'Costas', origen, columnas: [question] })
    return { params: { id } }
  }),
  deleteAnalysis: analysed(),
  exportAnalysis: analysed({ formato: 'xlsx' }),
  createWatch: owned(async (own) => ({ body: await folder(own) })),
  watch: watched(),
  updateWatch: watched({ frecuencia: 'ninguna' }),
  deleteWatch: watched(),
  watchNews: owned(async (own) => ({ query: await watch(own) })),
  exportBook: markedWith(({ docId, folderId }) => ({
    body: { titulo: 'Libro', autor: 'Elisa Ficticia', carpeta: folderId, sentencias: [{ docId }] },
  })),
  exportRulings: owned(async (own) => {
    const docId = await ruling(own)
    return { body: { formato: 'ris', origen: { tipo: 'carpeta', ...(await folder(own, [docId])) } } }
  }),
}
