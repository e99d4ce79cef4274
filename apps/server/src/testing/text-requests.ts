import { addFolderItems, addPassage, addSavedSearch, updateUser } from '@basejuris/database'
import { readPdf, readZip } from '@basejuris/documents/testing/read-back'
import type { BaseId, Ruling } from '@basejuris/domain'
import { followCitations, followTexts, QuotationTracer } from '@basejuris/ingestion'
import { makeDocx } from '@basejuris/ingestion/testing/docx'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { passageContent } from '../modules/workspace/passages/passage-content.ts'
import { hashPassage, paragraphsOf } from '../modules/workspace/passages/passage-words.ts'
import { savedSearchContent } from '../modules/workspace/saved-searches/saved-search-content.ts'
import { makeAnalysis } from './make-analysis.ts'
import { makeConversation } from './make-conversation.ts'
import { makeResearch } from './make-research.ts'
import type { SignedIn, TestApp } from './open-test-app.ts'
import { findNews } from './watch-samples.ts'

/** Words that stand in the text of the ruling and nowhere else in it. */
export const secret = 'arrayanes petrificados'
const sections = buildSections([`Primero: Que los ${secret} prueban el hecho.`])
export const ruling = buildRuling({
  collection: 'corte_suprema',
  base: 'base_corte_suprema',
  court: 'Corte Suprema',
  docketNumber: '90111-2020',
  rit: null,
  sections: sections.map((section) =>
    section.kind === 'resolutiva'
      ? {
          ...section,
          paragraphs: section.paragraphs.map((one) => ({ ...one, text: `Se acoge la demanda, porque los ${secret} prueban el hecho.` })),
        }
      : section,
  ),
})

export interface Reader {
  readonly test: TestApp
  readonly user: SignedIn
}

/** A request whose answer has words of a ruling for who may read it. */
export interface TextRequest {
  readonly body?: object
  /** Base of the text, the Corte Suprema's by default. */
  readonly base?: BaseId
  /** Makes what the request is about, and answers the address where that has an id. */
  readonly prepare?: (reader: Reader) => Promise<string>
  /** Text of the answer where its bytes are packed. */
  readonly read?: (bytes: Buffer) => Promise<string>
}

const appeals = 'base_corte_apelaciones'
const listed = { tipo: 'lista', docIds: [ruling.docId] }
const pdfText = async (bytes: Buffer): Promise<string> => (await readPdf(bytes)).pages.join(' ').replaceAll(/\s+/g, ' ')
const docxText = async (bytes: Buffer): Promise<string> => String((await readZip(bytes)).get('word/document.xml'))

/** Text of every part of a packed file, without its marks. */
export async function packedText(bytes: Buffer): Promise<string> {
  const parts = [...(await readZip(bytes)).values()]
  return parts
    .map(String)
    .join(' ')
    .replaceAll(/<[^>]+>/g, '')
}

/** A folder with a passage that was saved while its author could read the base. */
export async function makeFolderWithPassage({ test, user }: Reader): Promise<string> {
  const folder = await test.app.inject({ method: 'POST', url: '/v1/folders', headers: user.headers, payload: { nombre: 'Caso' } })
  const { folderId } = folder.json().data.carpeta
  const paragraphs = paragraphsOf(ruling.sections)
  const range = { first: 1, from: 0, last: 1, to: paragraphs[1]?.text.length ?? 0 }
  const place = { desde: { ancla: 'p2', posicion: range.from }, hasta: { ancla: 'p2', posicion: range.to } }
  const content = {
    version: 1,
    ...place,
    huella: hashPassage(paragraphs, range),
    nota: null,
    versionNota: 1,
    etiquetas: [],
    resaltado: null,
  }
  const [id, at] = [crypto.randomUUID(), new Date()]
  const sealed = passageContent.encrypt(test.services, id, content)
  const passage = { id, folderId, docId: ruling.docId, authorId: user.userId, sealed, createdAt: at, updatedAt: at }
  await test.services.db.transaction(async (tx) => {
    await addFolderItems(tx, [{ folderId, docId: ruling.docId, addedBy: user.userId, createdAt: at }], 1)
    await addPassage(tx, passage, 1)
  })
  return `/v1/folders/${folderId}/passages`
}

/** An alert that is older than the ruling that it finds. */
async function makeAlert({ test, user }: Reader): Promise<string> {
  const [id, at] = [crypto.randomUUID(), new Date(0)]
  const sealed = savedSearchContent.encrypt(test.services, id, { nombre: '', consulta: secret, parametros: {} })
  const alert = { id, userId: user.userId, sealed, frequency: 'diaria' as const, createdAt: at, consideredUntil: at, lastSentAt: null }
  await addSavedSearch(test.services.db, alert, 1)
  return '/v1/desk'
}

const listedFavorite = { docId: ruling.docId }
async function star({ test, user }: Reader): Promise<string> {
  await test.app.inject({ method: 'POST', url: '/v1/favorites', headers: user.headers, payload: listedFavorite })
  return '/v1/favorites'
}

/** A ruling of the Corte Suprema that says the same of an article. */
async function citeArticle({ test }: Reader): Promise<string> {
  const text = `Primero: Que los ${secret} prueban el hecho según el artículo 161 del Código del Trabajo.`
  const collection = { collection: 'corte_suprema', base: 'base_corte_suprema' } as const
  await test.store([buildRuling({ docId: 'suprema', idSentence: 'suprema', ...collection, sections: buildSections([text]) })])
  return '/normativa/corte-suprema/text/CT/1/10?ficticias=incluir'
}

/** Two rulings of Cortes de Apelaciones, one for each side. */
async function oppose({ test }: Reader): Promise<void> {
  const opposed = (docId: string, outcome: 'anula' | 'rechaza') =>
    buildRuling({
      docId,
      idSentence: docId,
      outcome,
      collection: 'corte_de_apelaciones',
      base: 'base_corte_apelaciones',
      appealType: 'Laboral-recurso de nulidad',
      court: `Corte de Apelaciones de ${outcome === 'anula' ? 'Talca' : 'Arica'}`,
      docketNumber: outcome === 'anula' ? '12-2021' : '34-2022',
      rit: null,
      subjects: [],
      caption: `Persona ${docId} con Molino`,
      sections: buildSections([
        'Primero: Que la parte demandada dedujo recurso de nulidad por infracción del artículo 161 del Código del Trabajo.',
        `Segundo: Que el artículo 161 del Código del Trabajo se aplica cuando los ${secret} prueban el hecho, de modo que el recurso ${outcome === 'anula' ? 'será acogido' : 'no puede prosperar'}.`,
        `Tercero: Que por estas consideraciones se ${outcome === 'anula' ? 'acoge' : 'rechaza'} el recurso de nulidad deducido por la parte demandada.`,
      ]),
    })
  await test.store([opposed('opuesta-1', 'anula'), opposed('opuesta-2', 'rechaza')])
}

/** A ruling whose court applies an article with the words. */
async function applyArticle({ test }: Reader): Promise<string> {
  const text = `Primero: Que los ${secret} prueban el hecho según el artículo 161 del Código del Trabajo.`
  const norms: Ruling['norms'] = [
    { key: 'CT:161', label: 'art. 161 Código del Trabajo', idNorma: 207436, article: '161', origin: 'text', use: 'applied' },
  ]
  await test.store([{ ...ruling, docId: 'aplica', idSentence: 'aplica', norms, sections: buildSections([text]) }])
  while (!(await followCitations(test.services.db)).done);
  return '/v1/lines?norma=CT:161'
}

/** A real ruling of the Corte Suprema that a brief quotes with other words. */
async function quoteInBrief({ test }: Reader): Promise<string> {
  const facts = {
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    court: 'Corte Suprema',
    docketNumber: '77-2019',
    rit: null,
  } as const
  await test.store([buildRuling({ docId: 'citada', idSentence: 'citada', fictional: false, ...facts, sections: ruling.sections })])
  return '/v1/citations/check'
}
/** A ruling of the Corte Suprema that the ruling departs from. */
async function departFrom({ test }: Reader): Promise<string> {
  const facts = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null } as const
  const words = `Primero: Que no se comparte lo resuelto por la Corte Suprema en el rol N° 78-2019, pues los ${secret} prueban el hecho.`
  await test.store([
    buildRuling({ docId: 'seguida', idSentence: 'seguida', docketNumber: '78-2019', ...facts }),
    { ...ruling, docId: 'aparta', idSentence: 'aparta', sections: buildSections([words]) },
  ])
  while (!(await followCitations(test.services.db)).done);
  return '/v1/rulings/seguida/treatment'
}
let watches = 0
/** A watched ruling of the Corte Suprema that another departs from later. */
async function watchRuling({ test, user }: Reader): Promise<string> {
  watches += 1
  const [watched, later, number] = [`vigilada-${watches}`, `aparta-despues-${watches}`, 700 + watches]
  const facts = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null } as const
  const words = `Primero: Que no se comparte lo resuelto por la Corte Suprema en el rol N° ${number}-2019, pues los ${secret} prueban el hecho.`
  await test.store([buildRuling({ docId: watched, idSentence: watched, docketNumber: `${number}-2019`, ...facts })])
  await findNews(test)
  const payload = { nombre: 'Recurso', sentencias: [{ docId: watched, cita: '' }] }
  await test.app.inject({ method: 'POST', url: '/v1/watches', headers: user.headers, payload })
  await test.store([
    { ...ruling, docId: later, idSentence: later, docketNumber: `${number + 9000}-2020`, sections: buildSections([words]) },
  ])
  if ((await findNews(test)) !== 1) throw new Error('one piece of news expected')
  return '/v1/watches/news'
}
/** A ruling of the Corte Suprema that quotes one of its own. */
async function quoteRuling({ test }: Reader): Promise<string> {
  const facts = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null } as const
  const words = `los ${secret} prueban el hecho que la demandante alegó, según consta de los documentos que acompañaron ambas partes en la audiencia preparatoria del juicio`
  const quoted = (docId: string, decidedOn: string, text: string) =>
    buildRuling({ docId, idSentence: docId, decidedOn, ...facts, sections: buildSections([`Primero: Que ${text}.`]) })
  await test.store([quoted('transcrita', '2018-01-01', words), quoted('transcribe', '2019-01-01', `se dijo «${words}»`)])
  while (!(await followTexts(test.services.db)).done);
  const tracer = new QuotationTracer(test.services.db)
  while (!(await tracer.trace()).done);
  return '/v1/rulings/transcribe/citations?textual=0'
}
/** A conversation that quotes the ruling, from when its user could read it. */
const converse = async ({ test, user }: Reader): Promise<string> =>
  `/v1/conversations/${await makeConversation(test, { userId: user.userId, ruling, anchor: 'p2' })}`
/** The same, shared by somebody else. */
async function readShared({ test }: Reader): Promise<string> {
  const owner = await test.signIn()
  await updateUser(test.services.db, owner.userId, { emailVerifiedAt: new Date() })
  const url = `${await converse({ test, user: owner })}/share`
  const { data } = (await test.app.inject({ method: 'POST', url, headers: owner.headers, payload: {} })).json()
  return `/v1/shared-conversations/${new URL(data.url).searchParams.get('codigo')}`
}
/** A memo that quotes the ruling, from when its user could read it. */
const research = async ({ test, user }: Reader, verb: 'status' | 'events' | 'export'): Promise<string> =>
  `/api/multiagent/async/${verb}/${await makeResearch(test, { userId: user.userId, ruling, anchor: 'p2' })}`
/** An analysis of the ruling and two that say the same, from when its user could read them. */
async function analyse({ test, user }: Reader, rest = ''): Promise<string> {
  const others = ['arriendo de un local comercial en Arica', 'despido de una trabajadora portuaria en Osorno'].map((matter, at) => {
    const own = [sections[0]?.paragraphs[0]?.text ?? '', `Segundo: Que el asunto trata del ${matter}, que se conoció en otra causa.`]
    return {
      ...ruling,
      docId: `repite-${at}`,
      idSentence: `repite-${at}`,
      docketNumber: `${90200 + at}-2020`,
      sections: buildSections(own),
    }
  })
  const rulings = [ruling, ...others]
  await test.store(rulings)
  return `/v1/analysis/${await makeAnalysis(test, { userId: user.userId, rulings, anchor: 'p2' })}${rest}`
}
const brief = 'La Corte Suprema, en rol N° 77-2019, resolvió «se acoge la demanda, porque los peces prueban el hecho».'
/** An annex repeats what the text quotes, which must not be taken for the ruling. */
const quotedBrief = brief.replace('prueban', 'muestran')

/** How the text of the ruling is asked for. Each endpoint with `rulingContent: 'text'` has its row. */
export const textRequests: Readonly<Record<string, readonly TextRequest[]>> = {
  desk: [{ prepare: makeAlert }],
  search: [{ body: { consulta: secret } }, { body: { consulta: `"${secret}"`, modo: 'lexica' } }],
  findByIdV1: [{ body: { searcher: [{ field: 'idSentence', value: ruling.idSentence }] } }],
  findByIdV2: [{ body: { docId: ruling.docId } }, { body: { docId: ruling.docId, ancla: 'c1' } }],
  exportRulings: [
    { body: { formato: 'csv', origen: { tipo: 'busqueda', consulta: secret } } },
    { body: { formato: 'xlsx', origen: { tipo: 'busqueda', consulta: secret } }, read: packedText },
    { body: { formato: 'docx', contenido: 'texto', origen: listed }, read: docxText },
    { body: { formato: 'pdf', contenido: 'texto', origen: { tipo: 'sentencia', docId: ruling.docId } }, read: pdfText },
    {
      base: appeals,
      prepare: (reader) => oppose(reader).then(() => '/v1/exports'),
      body: { formato: 'docx', origen: { tipo: 'contraste', docId: 'opuesta-1' } },
      read: docxText,
    },
  ],
  folderSearch: [{ body: { texto: secret }, prepare: (reader) => makeFolderWithPassage(reader).then(() => '/v1/folders/search') }],
  folderPassages: [{ prepare: makeFolderWithPassage }],
  folder: [{ prepare: async (reader) => (await makeFolderWithPassage(reader)).replace('/passages', '') }],
  deviceFolderRulings: [
    {
      body: { docIds: [ruling.docId] },
      prepare: async (reader) => (await makeFolderWithPassage(reader)).replace('/passages', '/device/rulings'),
    },
  ],
  docketList: [{ body: { texto: ruling.docketNumber ?? '' } }],
  supremeCourtPassages: [{ prepare: citeArticle }],
  rulingTreatment: [{ prepare: departFrom }],
  lines: [{ prepare: applyArticle }],
  contrast: [{ base: appeals, prepare: (reader) => oppose(reader).then(() => '/v1/rulings/opuesta-1/contrast?alcance=amplio') }],
  articleContrast: [{ base: appeals, prepare: (reader) => oppose(reader).then(() => '/v1/norms/207436/articles/161/contrast') }],
  favorites: [{ prepare: star }],
  addFavorite: [{ body: listedFavorite }],
  updateFavorite: [{ prepare: star, body: { ...listedFavorite, etiquetas: ['caso'] } }],
  exportBook: [{ body: { titulo: 'Libro', autor: 'Elisa Ficticia', sentencias: [{ docId: ruling.docId }] }, read: pdfText }],
  rulingCitations: [{ prepare: quoteRuling }],
  watchNews: [{ prepare: watchRuling }],
  chat: [{ body: { message: `¿qué hecho prueban los ${secret}?`, docIds: [ruling.docId] } }],
  conversation: [{ prepare: converse }],
  exportConversation: [
    { body: { formato: 'docx' }, prepare: async (reader) => `${await converse(reader)}/export`, read: docxText },
    { body: { formato: 'pdf' }, prepare: async (reader) => `${await converse(reader)}/export`, read: pdfText },
  ],
  sharedConversation: [{ prepare: readShared }],
  analysis: [{ prepare: (reader) => analyse(reader) }],
  analysisFigures: [{ prepare: (reader) => analyse(reader, '/figures') }],
  exportAnalysis: [
    { body: { formato: 'xlsx' }, prepare: (reader) => analyse(reader, '/export'), read: packedText },
    { body: { formato: 'docx' }, prepare: (reader) => analyse(reader, '/export'), read: docxText },
  ],
  researchStatus: [{ prepare: (reader) => research(reader, 'status') }],
  researchEvents: [{ prepare: (reader) => research(reader, 'events') }],
  exportResearch: [
    { body: { formato: 'docx' }, prepare: (reader) => research(reader, 'export'), read: docxText },
    { body: { formato: 'pdf' }, prepare: (reader) => research(reader, 'export'), read: pdfText },
  ],
  // Last, because a real ruling leaves the fictional one out of other lists.
  checkCitations: [{ body: { texto: brief }, prepare: quoteInBrief }],
  exportAnnex: [
    {
      body: { texto: quotedBrief, formato: 'docx' },
      prepare: (reader) => quoteInBrief(reader).then((url) => `${url}/annex`),
      read: async (bytes) => (await docxText(bytes)).replaceAll(/<[^>]+>/g, ''),
    },
    {
      body: { texto: quotedBrief, formato: 'pdf' },
      prepare: (reader) => quoteInBrief(reader).then((url) => `${url}/annex`),
      read: pdfText,
    },
  ],
  exportCommented: [
    {
      body: { archivo: Buffer.from(makeDocx([brief])).toString('base64') },
      prepare: (reader) => quoteInBrief(reader).then((url) => `${url}/document`),
      read: async (bytes) => String((await readZip(bytes)).get('word/comments.xml')),
    },
  ],
}

/** Words that stand around the query in the text and in no query. */
export const planted = 'prueban el hecho'

/** The words of an answer, unpacked where they are packed. */
export async function wordsOf(
  { read }: Pick<TextRequest, 'read'>,
  response: { readonly statusCode: number; readonly body: string; readonly rawPayload: Buffer },
): Promise<string> {
  return read !== undefined && response.statusCode === 200 ? read(response.rawPayload) : response.body
}
