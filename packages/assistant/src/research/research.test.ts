import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../answer/answer-question.ts'
import { extractiveModel } from '../models/extractive-model.ts'
import type { LanguageModel } from '../models/language-model.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { ToolRefused } from '../tools/run-tool.ts'
import { findContraryLine } from './contrary-line.ts'
import { planResearch } from './plan-research.ts'
import { setAside } from './set-aside.ts'

const open = new AbortController().signal
const question = '¿debe la carta de aviso expresar los hechos de la causal?'
const grants = 'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada por el empleador.'
const denies = 'Primero: Que la carta de aviso no debe expresar los hechos de la causal cuando el trabajador los conocía.'
const applied = (key: string, label: string) => [
  { key, label, idNorma: null, article: null, origin: 'source' as const, use: 'applied' as const },
]
const article = applied('CT:162', 'art. 162 Código del Trabajo')

/** As `portsOver`, with rulings that the index marks as contrary to every ruling. */
function withContrary(sources: readonly SourceRuling[], contrary: readonly string[]): AssistantPorts {
  const { ports } = portsOver(sources)
  const sentencias = contrary.map((docId) => ({
    docId,
    cita: docId,
    caratulado: '',
    tribunal: '',
    fecha: null,
    resultado: 'rechaza' as const,
    ficticia: false,
    url: '',
  }))
  return {
    ...ports,
    tools: {
      ...ports.tools,
      find_contrary: async () => ({ articulo: 'art. 162 Código del Trabajo', total: sentencias.length, sentencias }),
    },
  }
}

describe('planResearch', () => {
  it('lets the searches of a model take the place of the last ones of the rules, and calls nothing else', async () => {
    const planning: LanguageModel = {
      ...extractiveModel,
      plan: async () => [
        { name: 'search_rulings', input: { consulta: 'requisitos de la carta de aviso' } },
        { name: 'borrar_todo', input: {} },
        { name: 'search_rulings', input: { consulta: '' } },
        { name: 'search_rulings', input: { consulta: question } },
      ],
    }
    const { subQuestions } = await planResearch(portsOver([], { topics: ['Carta de aviso'] }).ports, planning, question, open)
    expect(subQuestions.map(({ reason, query }) => [reason, query])).toEqual([
      ['pregunta', question],
      ['modelo', 'requisitos de la carta de aviso'],
      ['tema', 'Carta de aviso'],
    ])
  })
})

describe('findContraryLine', () => {
  const leader = sourceOf('acoge', [grants], { outcome: 'acoge', norms: article })
  const other = sourceOf('rechaza', [denies], { outcome: 'rechaza', norms: article })
  const request = { question, budget: 800, quoted: ['acoge'], read: ['acoge'] }

  it('quotes what the index marks as contrary', async () => {
    const line = await findContraryLine(withContrary([leader, other], ['rechaza']), request, open)
    expect(line).toMatchObject({ article: 'art. 162 Código del Trabajo', against: ['acoge'] })
    expect(new Set(line.answer?.spans.map(({ docId }) => docId))).toEqual(new Set(['rechaza']))
  })

  it('finds those read that decided the same norm the other way, without any mark', async () => {
    const line = await findContraryLine(withContrary([leader, other], []), { ...request, read: ['acoge', 'rechaza'] }, open)
    expect(new Set(line.answer?.spans.map(({ docId }) => docId))).toEqual(new Set(['rechaza']))
    const elsewhere = sourceOf('otra norma', [denies], { outcome: 'rechaza', norms: applied('CC:2314', 'art. 2314 Código Civil') })
    expect(await findContraryLine(withContrary([leader, elsewhere], []), { ...request, read: ['otra norma'] }, open)).toMatchObject({
      answer: null,
    })
  })

  it('takes the outcomes of two kinds of court for no contrast: a rejected appeal may uphold what was granted', async () => {
    const above = sourceOf('suprema', [denies], { outcome: 'rechaza', norms: article, collection: 'corte_suprema' })
    expect((await findContraryLine(withContrary([leader, above], []), { ...request, read: ['suprema'] }, open)).answer).toBeNull()
  })

  it('leaves out what its own words say is on the same side, though the index marks it', async () => {
    const dismissed = (docId: string, verdict: string, outcome: 'acoge' | 'rechaza') =>
      sourceOf(
        docId,
        [
          'Primero: Que comparece la actora, quien demanda por despido injustificado.',
          'Segundo: Que la demandada contesta y pide el rechazo de la acción.',
          `Tercero: Que la carta de aviso debe expresar los hechos de la causal, y las necesidades de la empresa del artículo 161 del Código del Trabajo ${verdict}.`,
          `Se declara: Que se ${outcome} la demanda.`,
        ],
        { subjects: ['Despido injustificado'], outcome, norms: [] },
      )
    const unjust = 'no fueron acreditadas. El despido es injustificado y se acogerá la demanda'
    const just = 'quedaron acreditadas. El despido es justificado y se rechazará la demanda'
    const [first, same, opposite] = [
      dismissed('primera', unjust, 'acoge'),
      dismissed('misma', unjust, 'acoge'),
      dismissed('opuesta', just, 'rechaza'),
    ]
    const ask = { ...request, quoted: ['primera'], read: [] }
    expect((await findContraryLine(withContrary([first, same], ['misma']), ask, open)).answer).toBeNull()
    const line = await findContraryLine(withContrary([first, same, opposite], ['misma', 'opuesta']), ask, open)
    expect(line.answer?.sources.map(({ ruling }) => ruling.docId)).toEqual(['opuesta'])
  })

  it('lets the first ruling say which line leads where the answers quote both', async () => {
    const line = await findContraryLine(withContrary([leader, other], []), { ...request, quoted: ['rechaza', 'acoge'] }, open)
    expect(line.against).toEqual(['rechaza'])
    expect(new Set(line.answer?.spans.map(({ docId }) => docId))).toEqual(new Set(['acoge']))
  })

  it('says that none was found where the contrary one speaks of something else, or the look-up is refused', async () => {
    const far = sourceOf('lejos', ['Primero: Que la servidumbre de tránsito fue constituida por escritura pública.'], {
      outcome: 'rechaza',
    })
    expect((await findContraryLine(withContrary([leader, far], ['lejos']), request, open)).answer).toBeNull()
    const refused = portsOver([leader]).ports
    const tools = { ...refused.tools, find_contrary: async () => Promise.reject(new ToolRefused('No está.')) }
    const line = await findContraryLine({ ...refused, tools }, request, open)
    expect(line).toMatchObject({ answer: null, article: null })
    expect(line.steps).toMatchObject([{ kind: 'refusal', sentence: 'No está.' }])
  })

  it('takes no ruling as a leader that does not stand', async () => {
    const gone = sourceOf('acoge', [grants], { outcome: 'acoge', norms: article }, { overturned: { text: 'revocada', docId: 'cs' } })
    expect((await findContraryLine(withContrary([gone, other], ['rechaza']), request, open)).against).toEqual([])
  })
})

describe('setAside', () => {
  it('says why each ruling that was read is not quoted', async () => {
    const gone = sourceOf('revocada', [grants], {}, { overturned: { text: 'revocada', docId: 'cs' } })
    const far = sourceOf('lejos', ['Primero: Que la servidumbre de tránsito fue constituida por escritura pública.'])
    const answer = await answerQuestion(
      portsOver([sourceOf('buena', [grants]), gone, far]).ports,
      extractiveModel,
      { question, budget: 800 },
      open,
    )
    expect(setAside(answer)).toEqual([
      { docId: 'lejos', reason: 'otro_asunto' },
      { docId: 'revocada', reason: 'sin_efecto' },
    ])
  })
})
