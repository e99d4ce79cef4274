import type { Ruling } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { extractiveModel } from '../models/extractive-model.ts'
import type { LanguageModel } from '../models/language-model.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { ToolRefused } from '../tools/run-tool.ts'
import { findContraryLine } from './contrary-line.ts'
import { planResearch } from './plan-research.ts'

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
  /** A ruling on a recourse of the employer, of a higher court unless `more` says otherwise. */
  const reviewed = (docId: string, holding: string, more: Partial<Ruling> = {}) =>
    sourceOf(
      docId,
      [
        'Primero: Que la parte demandada dedujo recurso de nulidad por infracción del artículo 162 del Código del Trabajo.',
        `${holding.replace('Primero', 'Segundo').slice(0, -1)}, según el artículo 162 del Código del Trabajo.`,
        `Se declara: Que se ${more.outcome === 'anula' ? 'acoge' : 'rechaza'} el recurso de nulidad deducido por la parte demandada.`,
      ],
      { collection: 'corte_de_apelaciones', appealType: 'Laboral-recurso de nulidad', outcome: 'rechaza', norms: article, ...more },
    )
  const leader = reviewed('exige', grants)
  const other = reviewed('no exige', denies, { outcome: 'anula' })
  const request = { question, budget: 800, quoted: ['exige'], read: ['exige'] }

  it('quotes what the index marks as contrary', async () => {
    const line = await findContraryLine(withContrary([leader, other], ['no exige']), request, open)
    expect(line).toMatchObject({ article: 'art. 162 Código del Trabajo', against: ['exige'] })
    expect(new Set(line.answer?.spans.map(({ docId }) => docId))).toEqual(new Set(['no exige']))
  })

  it('finds those read that decided the same article the other way, without any mark', async () => {
    const line = await findContraryLine(withContrary([leader, other], []), { ...request, read: ['exige', 'no exige'] }, open)
    expect(new Set(line.answer?.spans.map(({ docId }) => docId))).toEqual(new Set(['no exige']))
    const citing = sourceOf('solo cita', [denies], { collection: 'corte_de_apelaciones', outcome: 'anula', norms: article })
    expect(await findContraryLine(withContrary([leader, citing], []), { ...request, read: ['solo cita'] }, open)).toMatchObject({
      answer: null,
    })
  })

  it('shows opposite outcomes in first instance by their result: they may be of different facts', async () => {
    const instance = (docId: string, holding: string, outcome: 'acoge' | 'rechaza') =>
      sourceOf(
        docId,
        [
          `${holding.slice(0, -1)}, según el artículo 162 del Código del Trabajo, por lo que se ${outcome}rá la demanda.`,
          `Se declara: Que se ${outcome} la demanda.`,
        ],
        { outcome, norms: article },
      )
    const sources = [instance('acogida', grants, 'acoge'), instance('rechazada', denies, 'rechaza')]
    const ask = { ...request, quoted: ['acogida'], read: ['rechazada'] }
    const line = await findContraryLine(withContrary(sources, []), ask, open)
    expect(line).toMatchObject({
      ground: 'resultado',
      article: null,
      counts: { others: 1, compared: 1, opposite: 1 },
      against: ['acogida'],
    })
    expect(line.answer?.sources.map(({ ruling }) => ruling.docId)).toEqual(['rechazada'])
  })

  /** An action of protection that a court of appeals decides first. */
  const action = (docId: string, reason: string, outcome: 'acoge' | 'rechaza') =>
    sourceOf(docId, [`Primero: Que ${reason}.`, `Se declara: Que se ${outcome} el recurso de protección.`], {
      collection: 'corte_de_apelaciones',
      appealType: 'Protección-Protección',
      outcome,
      norms: [],
    })
  const canal = '¿Es arbitrario el cierre del canal de regadío?'
  const granted = action('acogida', 'el cierre del canal de regadío es arbitrario e ilegal', 'acoge')
  const late = action('tardía', 'sobre el cierre arbitrario del canal de regadío se recurrió de manera extemporánea', 'rechaza')
  const askCanal = { ...request, question: canal, quoted: ['acogida'], read: [] }
  const overLine = (sources: readonly SourceRuling[]) => {
    const line = sources.map(({ ruling }) => ruling.docId)
    return portsOver(sources, { line }).ports
  }

  it('looks for the opposite result in the line of the question, also where no article was decided', async () => {
    const line = await findContraryLine(overLine([granted, late]), askCanal, open)
    expect(line).toMatchObject({ ground: 'resultado', counts: { others: 1, compared: 1, opposite: 1 } })
    expect(line.answer?.sources.map(({ ruling }) => ruling.docId)).toEqual(['tardía'])
  })

  it('counts how many rulings on the question it could compare', async () => {
    const partial = sourceOf('parcial', ['Primero: Que el cierre del canal de regadío es arbitrario.'], {
      collection: 'corte_de_apelaciones',
      appealType: 'Civil-apelación sentencia definitiva',
      outcome: 'confirma',
      norms: [],
    })
    const same = action('otra acogida', 'el cierre del canal de regadío es arbitrario', 'acoge')
    expect(await findContraryLine(overLine([granted, same, partial]), askCanal, open)).toMatchObject({
      answer: null,
      counts: { others: 2, compared: 1, opposite: 0 },
    })
    expect(await findContraryLine(overLine([partial, granted]), { ...askCanal, quoted: ['parcial'] }, open)).toMatchObject({
      answer: null,
      counts: { others: 1, compared: 0, opposite: 0 },
    })
  })

  it('calls no ruling contrary that ended for the same side, though the first decides no known article', async () => {
    const alsoDenied = action('otra rechazada', 'el cierre del canal de regadío no es arbitrario', 'rechaza')
    const ask = { ...askCanal, quoted: ['tardía'] }
    expect((await findContraryLine(withContrary([late, alsoDenied], ['otra rechazada']), ask, open)).answer).toBeNull()
    expect((await findContraryLine(withContrary([late, granted], ['acogida']), ask, open)).answer).not.toBeNull()
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
    const line = await findContraryLine(withContrary([leader, other], []), { ...request, quoted: ['no exige', 'exige'] }, open)
    expect(line.against).toEqual(['no exige'])
    expect(new Set(line.answer?.spans.map(({ docId }) => docId))).toEqual(new Set(['exige']))
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
    const gone = sourceOf('exige', [grants], { norms: article }, { overturned: { text: 'revocada', docId: 'cs' } })
    expect((await findContraryLine(withContrary([gone, other], ['no exige']), request, open)).against).toEqual([])
  })
})
