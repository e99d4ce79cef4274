import { fullEntitlement, type Section } from '@basejuris/domain'
import { createHighlighter, parseQuery, type Reason, type RulingHit } from '@basejuris/search'
import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { presentResult } from './present-result.ts'

const considerando = (number: number, text: string): Section => ({
  anchor: `c${number}`,
  kind: 'considerando',
  number,
  title: `${number}°`,
  paragraphs: [{ anchor: `p${number}`, text }],
})
const sections = [
  considerando(1, 'Primero: Que comparece doña Inés Faro Luna e interpone demanda por despido verbal.'),
  considerando(2, 'Segundo: Que el despido verbal exige prueba de quien lo afirma.'),
  considerando(3, 'Tercero: Que la actora rindió prueba testimonial sobre el despido verbal.'),
  considerando(4, 'Cuarto: Que, del despido verbal, se concluye que no procede.'),
]
const hitWith = (scores: Readonly<Record<number, number>>): RulingHit => ({
  docId: 'prueba:1',
  relevance: 1,
  level: 'alta',
  passages: Object.entries(scores)
    .sort(([, left], [, right]) => right - left)
    .map(([number, score]) => ({ id: `prueba:1#c${number}`, anchor: `c${number}`, score })),
  reasons: [],
  missing: [],
  similar: 0,
  contrary: null,
})
const shown = (scores: Readonly<Record<number, number>>) =>
  presentResult(hitWith(scores), buildRuling({ docId: 'prueba:1', sections }), {
    highlighter: createHighlighter(parseQuery('despido verbal')),
    searched: { consulta: 'despido verbal' },
    readable: fullEntitlement.readable,
  }).fragmentos.map(({ ancla, voz }) => [ancla, voz])

it('says in words why it was found, and where the words are', () => {
  const wordsOf = (scores: Readonly<Record<number, number>>, reasons: readonly Reason[]) => {
    const context = {
      highlighter: createHighlighter(parseQuery('despido verbal')),
      searched: { consulta: 'despido verbal' },
      readable: fullEntitlement.readable,
    }
    return presentResult({ ...hitWith(scores), reasons }, buildRuling({ docId: 'prueba:1', sections }), context).motivos
  }
  expect(
    wordsOf({ 1: 4, 2: 3.5, 4: 3.3 }, [
      { kind: 'norm', label: 'art. 162 CT', keys: ['CT:162'], inFacts: false },
      { kind: 'quote', anchors: ['c1', 'c3', 'c4'], inFacts: false },
      { kind: 'words', anchors: ['c1', 'c2'] },
    ]),
  ).toEqual(['cita art. 162 CT', 'frase en c. 1° y c. 3°', 'palabras en c. 2° y c. 4°'])
  expect(wordsOf({}, [{ kind: 'quote', anchors: [], inFacts: false }, { kind: 'words', anchors: ['c4'] }, { kind: 'facts' }])).toEqual([
    'frase textual',
    'palabras en c. 4°',
    'palabras en la ficha',
  ])
  expect(
    wordsOf({}, [{ kind: 'docket' }, { kind: 'caption' }, { kind: 'idea', idea: 'fuero maternal', inFacts: false }, { kind: 'meaning' }]),
  ).toEqual(['coincide rol', 'coincide carátula', 'menciona fuero maternal', 'sentido cercano'])
  expect(
    wordsOf({}, [
      { kind: 'norm', label: 'art. 162 CT', keys: ['CT:162'], inFacts: true },
      { kind: 'quote', anchors: [], inFacts: true },
      { kind: 'idea', idea: 'fuero maternal', inFacts: true },
    ]),
  ).toEqual(['cita art. 162 CT, según la ficha de la fuente', 'frase en la ficha', '«fuero maternal», según la ficha de la fuente'])
  expect(wordsOf({}, [{ kind: 'docketOrigin' }, { kind: 'docketMentioned' }, { kind: 'docketWithoutLetter' }])).toEqual([
    'proviene de esta causa',
    'cita este rol',
    'mismo número, sin letra',
  ])
  expect(
    wordsOf({}, [
      {
        kind: 'conditions',
        conditions: [
          { kind: 'tribunal', label: 'Corte Suprema' },
          { kind: 'resultado', label: 'Acoge, total o en parte' },
          { kind: 'fecha', label: '2024' },
        ],
      },
    ]),
  ).toEqual(['sentencia con resultado «Acoge, total o en parte» de 2024 de la Corte Suprema'])
  expect(wordsOf({}, [{ kind: 'docketElsewhere' }, { kind: 'docketMaybeOrigin' }])).toEqual([
    'mismo rol, de otro tribunal',
    'proviene de una causa de igual rol',
  ])
})

it("shows the court's reasoning before parties and evidence, unless these match much better", () => {
  expect(shown({ 1: 4, 2: 3.5, 3: 3.4, 4: 3.3 })).toEqual([
    ['c2', undefined],
    ['c4', undefined],
  ])
  expect(shown({ 1: 9, 2: 3 })).toEqual([
    ['c2', undefined],
    ['c1', 'Alega la parte demandante'],
  ])
  expect(shown({ 3: 2 })).toEqual([['c3', 'Prueba rendida']])
})

it('shows what closes a ruling only where nothing else has the words', () => {
  const closing: Section = {
    anchor: 'cierre',
    kind: 'cierre',
    number: null,
    title: 'Cierre',
    paragraphs: [{ anchor: 'p9', text: 'Regístrese y devuélvase. Despido verbal, N° 12-2023.' }],
  }
  const hit = (...anchors: readonly string[]): RulingHit => ({
    ...hitWith({}),
    passages: anchors.map((anchor) => ({ id: `prueba:1#${anchor}`, anchor, score: anchor === 'cierre' ? 9 : 3 })),
  })
  const fragmentsOf = (...anchors: readonly string[]) =>
    presentResult(hit(...anchors), buildRuling({ docId: 'prueba:1', sections: [...sections, closing] }), {
      highlighter: createHighlighter(parseQuery('despido verbal')),
      searched: { consulta: 'despido verbal' },
      readable: fullEntitlement.readable,
    }).fragmentos.map(({ ancla }) => ancla)
  expect(fragmentsOf('cierre', 'c2', 'c4')).toEqual(['c2', 'c4'])
  expect(fragmentsOf('cierre')).toEqual(['cierre'])
})

it('shows of a passage with several voices what the court says', () => {
  const mixed = 'Quinto: Que la demandada alega que el despido verbal no existió. Este tribunal estima que el despido verbal está probado.'
  const dissent: Section = {
    ...considerando(6, 'Que, del despido verbal, la ministra Luna discrepa.'),
    kind: 'voto',
    title: 'Voto en contra',
  }
  const ruling = buildRuling({ docId: 'prueba:1', sections: [considerando(5, mixed), { ...dissent, anchor: 'voto1' }] })
  const passages = ['c5', 'voto1'].map((anchor) => ({ id: `prueba:1#${anchor}`, anchor, score: anchor === 'c5' ? 2 : 5 }))
  const highlighter = createHighlighter(parseQuery('despido verbal'))
  const { fragmentos } = presentResult({ ...hitWith({}), passages }, ruling, {
    highlighter,
    searched: { consulta: 'despido verbal' },
    readable: fullEntitlement.readable,
  })
  expect(fragmentos.map(({ texto, voz }) => [texto, voz])).toEqual([
    ['Este tribunal estima que el despido verbal está probado.', undefined],
    ['Que, del despido verbal, la ministra Luna discrepa.', 'Voto en contra'],
  ])
})

it('calls the number of a ruling what citations call it', () => {
  const opinion = buildRuling({ docId: 'prueba:1', docketNumber: 'E-586880-2024', kind: 'dictamen', sections })
  const context = {
    highlighter: createHighlighter(parseQuery('E-586880-2024')),
    searched: { consulta: 'E-586880-2024' },
    readable: fullEntitlement.readable,
  }
  const { numero, motivos } = presentResult({ ...hitWith({}), reasons: [{ kind: 'docket' }] }, opinion, context)
  expect([numero, motivos]).toEqual(['dictamen N° E586880, de 2024', ['coincide dictamen']])
})
