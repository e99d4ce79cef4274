import { type AnswerRuling, exportMediaTypes, type ResearchResult } from '@basejuris/contract'
import { listResearchSteps } from '@basejuris/database'
import { type AnsweredQuestion, type DocumentPart, fileName, writeInWorker } from '@basejuris/documents'
import { chileanDate, formatDate, formatPlural, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { maskedNotice } from '../../exports/export-notices.ts'
import { answerSection, coverageLines, rulingLine } from '../answers/answer-section.ts'
import { ownResearch } from './own-research.ts'
import { presentResult, ResearchContent, readResearchRulings } from './present-research.ts'
import { decryptResearchQuestion } from './research-content.ts'

export interface ExportResearch {
  readonly id: string
  readonly formato: 'docx' | 'pdf'
  readonly now: Date
  readonly signal: AbortSignal
}

/** Characters of the question in the title of the file. */
const titleCharacters = 200

/** The memo of a research job as a file, with what it says today. Before its end: `research.unfinished`. */
export async function exportResearch(
  services: Services,
  actor: UserActor,
  { id, formato, now, signal }: ExportResearch,
): Promise<AsyncGenerator<DocumentPart>> {
  const job = await ownResearch(services, actor, id)
  const content = new ResearchContent(services, await listResearchSteps(services.db, id))
  const rulings = await readResearchRulings(services, actor, content)
  const result = await presentResult(services, actor, { job, content, rulings })
  if (result === null) throw new ServiceError('research.unfinished')
  const question = decryptResearchQuestion(services, job).pregunta.replace(/\s+/gu, ' ')
  const { publicUrl } = services.site
  const day = formatDate(chileanDate(now))
  const hasGenerated = result.respuesta.oraciones.some(({ partes }) => partes.some(({ tipo }) => tipo === 'texto'))
  const answers = {
    title: question.length <= titleCharacters ? question : `${question.slice(0, titleCharacters)}…`,
    facts: [
      { name: 'Investigación', value: `BaseJuris (${publicUrl})` },
      {
        name: 'Verificado el',
        value: `${day}, contra el texto guardado de ${formatPlural(result.metodo.abiertas.length, 'sentencia', 'sentencias')}`,
      },
    ],
    notices: [
      'Las palabras entre comillas se copiaron de cada sentencia y se compararon con ella al hacer este archivo. Que algo no esté aquí no significa que no exista.',
      maskedNotice(publicUrl),
    ],
    footer: hasGenerated ? 'BaseJuris · Texto generado' : 'BaseJuris · Citas textuales, sin texto generado',
    questions: sectionsOf(result, publicUrl),
  }
  async function* file(): AsyncGenerator<DocumentPart> {
    const name = fileName({ kind: 'basejuris', subject: question, day: chileanDate(now), extension: formato })
    yield { name, mediaType: exportMediaTypes[formato] }
    yield* writeInWorker({ kind: 'answers', format: formato, answers }, noEntries(), signal)
  }
  return file()
}

async function* noEntries(): AsyncGenerator<never> {}

const plain = { lead: '', lines: [], quoted: [], others: [], searched: [], notices: [] } as const

function sectionsOf(result: ResearchResult, publicUrl: string): AnsweredQuestion[] {
  const { respuesta, razonamiento, contraria, normas, noCubierto } = result
  const answered = (title: string, answer: typeof respuesta): AnsweredQuestion => ({
    ...answerSection(title, answer, publicUrl),
    others: [],
    searched: [],
  })
  return [
    answered('Respuesta breve', respuesta),
    ...razonamiento.map(({ titulo, estaArriba, respuesta: own }) =>
      estaArriba ? { ...plain, question: titulo, lead: `${own.entrada} Sus citas están más arriba.` } : answered(titulo, own),
    ),
    contraria.respuesta === null
      ? { ...plain, question: 'Línea contraria', lead: contraria.explicacion }
      : { ...answered('Línea contraria', contraria.respuesta), lead: contraria.explicacion },
    {
      ...plain,
      question: 'Normas aplicadas',
      lead: normas.length === 0 ? 'Las sentencias citadas no nombran las normas que aplican.' : '',
      points: normas.map(
        ({ etiqueta, sentencias, soloCercana }) =>
          `${etiqueta}: ${formatPlural(sentencias, 'sentencia citada', 'sentencias citadas')}${soloCercana ? ', solo entre lo más cercano' : ''}`,
      ),
    },
    {
      ...plain,
      question: 'Qué no se cubre',
      lead: noCubierto.length === 0 ? 'Todo lo que se preguntó tiene respuesta.' : '',
      points: noCubierto,
    },
    methodOf(result, publicUrl),
  ]
}

function methodOf({ metodo }: ResearchResult, publicUrl: string): AnsweredQuestion {
  const { consultas, abiertas, descartadas, citas, comprobadas, tachadas, segundos, cobertura } = metodo
  const line = (ruling: AnswerRuling) => rulingLine(ruling, publicUrl)
  return {
    ...plain,
    question: 'Método',
    lead: `${comprobadas} de ${formatPlural(citas, 'cita', 'citas')} coinciden con su sentencia. Tardó ${segundos.toLocaleString('es-CL', { maximumFractionDigits: 1 })} s.`,
    points: [
      ...consultas.map(
        ({ pregunta, motivo, formal, resultado }) =>
          `${motivo}: «${pregunta}». ${resultado}.${formal === '' ? '' : ` Consulta: ${formal}`}`,
      ),
      ...coverageLines(cobertura),
      ...(tachadas === 0 ? [] : [`Se retiró ${formatPlural(tachadas, 'afirmación', 'afirmaciones')} que ninguna sentencia sostenía.`]),
    ],
    quoted: [],
    others: [
      ...abiertas.filter(({ docId }) => descartadas.every(({ sentencia }) => sentencia.docId !== docId)).map(line),
      ...descartadas.map(({ sentencia, motivo }) => {
        const { ruling, facts } = line(sentencia)
        return { ruling, facts: [motivo, ...facts] }
      }),
    ],
  }
}
