import { type AnalysisCellsRow, addAnalysis, changeAnalysis, listContentHashes, putAnalysisCells } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { type AnalysisContent, encryptAnswers, encryptContent } from '../modules/analysis/analysis-content.ts'
import { quotationPrint } from '../modules/assistant/answers/stored-answer.ts'
import type { TestApp } from './open-test-app.ts'

interface Analysed {
  readonly userId: string
  readonly rulings: readonly Ruling[]
  /** Anchor of the paragraph that answers the one column, and is a reason. */
  readonly anchor: string
}

/** A finished analysis whose cells quote a paragraph of each ruling, as if its user could read it then. Answers its id. */
export async function makeAnalysis({ services }: TestApp, { userId, rulings, anchor }: Analysed): Promise<string> {
  const [id, columnId, at] = [crypto.randomUUID(), crypto.randomUUID(), new Date()]
  const columns: AnalysisContent['columnas'] = [{ id: columnId, titulo: 'Prueba', tipo: 'texto', pregunta: '¿qué se probó?', opciones: [] }]
  const sealed = encryptContent(services, id, { nombre: 'Asunto', origen: 'Carpeta «Caso»', avisos: [], columnas: columns })
  const docIds = rulings.map(({ docId }) => docId)
  const hashes = await listContentHashes(services.db, docIds)
  const cells = rulings.map(({ docId, sections }): AnalysisCellsRow => {
    const section = sections.find(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.anchor === anchor))
    const text = section?.paragraphs.find((paragraph) => paragraph.anchor === anchor)?.text
    if (section === undefined || text === undefined) throw new Error(`no paragraph ${anchor}`)
    const place = {
      seccion: section.anchor,
      parrafo: anchor,
      desde: 0,
      hasta: text.length,
      huella: quotationPrint(services.codeHmac, text),
    }
    const answers = {
      version: hashes.get(docId) ?? '',
      celdas: { [columnId]: { estado: 'respondida' as const, valor: '', unidad: null, lugar: place } },
      razones: [{ ...place, palabras: [1, 2, 3] }],
      decide: [],
    }
    return { analysisId: id, docId, userId, revision: 1, sealed: encryptAnswers(services, { analysisId: id, docId }, answers) }
  })
  const row = { id, userId, state: 'pendiente', sealed, revision: 1, total: rulings.length, isCounted: false } as const
  await services.db.transaction(async (tx) => {
    await addAnalysis(tx, { row: { ...row, createdAt: at, updatedAt: at, queuedAt: at }, docIds }, { maxOpen: 1000, maxStored: 1000 })
    await changeAnalysis(tx, { id, from: ['pendiente'] }, { state: 'en_curso' })
    await putAnalysisCells(tx, { id, revision: 1, at }, cells)
    await changeAnalysis(tx, { id, from: ['en_curso'] }, { state: 'completado' })
  })
  return id
}
