import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { textAt } from '../spans/ruling-words.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { spanOf } from '../testing/span-of.ts'
import { readDraft } from './draft.ts'
import { verifyAnswer } from './verify-answer.ts'

const source = (ruling: Ruling): SourceRuling => ({ ruling, textHash: `hash of ${ruling.docId}`, overturned: null, departed: null })

const supreme = source(
  buildRuling({
    docId: 'suprema',
    court: 'Corte Suprema',
    chamber: 'Cuarta Sala',
    docketNumber: '12345-2020',
    rit: null,
    decidedOn: '2021-05-03',
    sections: buildSections([
      'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada por el empleador.',
      'Segundo: Que el plazo para reclamar es de sesenta días hábiles contados desde la separación del trabajador, según el artículo 168 del Código del Trabajo.',
      'Tercero: Que la demandada sostuvo que el despido obedeció a una reorganización completa de sus faenas del norte.',
    ]),
  }),
)
const talca = source(
  buildRuling({
    docId: 'talca',
    court: 'Corte de Apelaciones de Talca',
    docketNumber: '77-2019',
    rit: null,
    decidedOn: '2019-08-01',
    sections: buildSections([
      'Primero: Que no procede descontar el aporte del empleador al seguro de cesantía cuando el despido es injustificado.',
    ]),
  }),
)
const spans = [
  spanOf(1, supreme, 'la carta de aviso debe expresar los hechos en que se funda la causal invocada por el empleador'),
  spanOf(
    2,
    supreme,
    'el plazo para reclamar es de sesenta días hábiles contados desde la separación del trabajador, según el artículo 168 del Código del Trabajo',
  ),
  spanOf(3, talca, 'no procede descontar el aporte del empleador al seguro de cesantía cuando el despido es injustificado'),
]
const verify = (text: string) => verifyAnswer(readDraft(text), { spans, rulings: [supreme, talca] })
const only = (text: string) => verify(text).sentences[0] ?? expect.fail('a sentence expected')
const shown = (text: string) =>
  only(text)
    .parts.map((part) => (part.kind === 'quotation' ? `«${part.text}»[${part.span}]` : part.text))
    .join(' ')

describe('verifyAnswer', () => {
  it('shows quoted words as the ruling has them, with what introduces them', () => {
    const written = 'La Corte Suprema, Cuarta Sala, rol N° 12.345-2020, señaló que «LA CARTA DE AVISO, debe expresar los hechos» [1].'
    expect(only(written)).toMatchObject({ grade: 'textual', spans: [1], problems: [] })
    expect(shown(written)).toBe(
      'La Corte Suprema, Cuarta Sala, rol N° 12.345-2020, señaló que «la carta de aviso debe expresar los hechos»[1]',
    )
  })

  it('takes every shown quotation from its places', () => {
    const [part] = only('«no procede descontar el aporte del empleador» [3]').parts
    if (part?.kind !== 'quotation') throw new Error('a quotation expected')
    expect(part.places.map((place) => textAt(talca.ruling, place)).join(' ')).toBe(part.text)
    expect(part.places).toMatchObject([{ section: 'c1', anchor: 'p2' }])
  })

  it('repairs a citation of the wrong span, ruling or place', () => {
    expect(only('«no procede descontar el aporte del empleador» [1]')).toMatchObject({ spans: [3], problems: ['attribution_repaired'] })
    const unnumbered = verify('«en que se funda la causal invocada por el empleador»')
    expect(unnumbered.sentences[0]).toMatchObject({ grade: 'textual', spans: [1] })
    const outside = verify('«Se resuelve: que se acoge la demanda» [1]')
    expect(outside.spans).toHaveLength(4)
    expect(outside.sentences[0]?.parts).toMatchObject([{ span: 4, docId: 'suprema', text: 'Se resuelve: que se acoge la demanda' }])
  })

  it.each([
    ['La Corte de Apelaciones de Talca señaló que «la carta de aviso debe expresar los hechos» [1].', 'of another court'],
    ['La Corte Suprema, rol N° 77-2019, señaló que «la carta de aviso debe expresar los hechos» [1].', 'of another number'],
    ['La Corte Suprema, rol N° 99.999-2020, señaló que «la carta de aviso debe expresar los hechos» [1].', 'of no ruling'],
    ['La Corte Suprema, el 4 de mayo de 2021, señaló que «la carta de aviso debe expresar los hechos» [1].', 'of another day'],
    ['La Corte Suprema no señaló que «la carta de aviso debe expresar los hechos» [1].', 'denied'],
    ['La Corte Suprema, en el considerando 9°, señaló que «la carta de aviso debe expresar los hechos» [1].', 'of another considerando'],
    ['Según el artículo 162 del Código del Trabajo, «la carta de aviso debe expresar los hechos» [1].', 'of an article not cited'],
    ['La Corte Suprema acogió la demanda porque «la carta de aviso debe expresar los hechos» [1].', 'with a claim of its own'],
  ])('leaves the quotation alone: %s (%s)', (written) => {
    expect(only(written).problems).toEqual(['frame_removed'])
    expect(shown(written)).toBe('«la carta de aviso debe expresar los hechos»[1]')
  })

  it.each([
    ['«la carta de aviso puede omitir los hechos» [1]', 'quotation_absent'],
    ['«el plazo para reclamar es de noventa días hábiles» [2]', 'quotation_absent'],
    ['«los daños punitivos proceden siempre» [3]', 'quotation_absent'],
    ['«daños punitivos» [3]', 'quotation_absent'],
    [
      'El plazo para reclamar es de noventa días hábiles contados desde la separación del trabajador, según el artículo 168 del Código del Trabajo [2].',
      'not_in_sources',
    ],
    [
      'El plazo para reclamar no es de sesenta días hábiles contados desde la separación del trabajador, según el artículo 168 del Código del Trabajo [2].',
      'not_in_sources',
    ],
    [
      'El plazo para reclamar es de sesenta días hábiles contados desde la separación del trabajador, según el artículo 169 del Código del Trabajo [2].',
      'not_in_sources',
    ],
    ['El trabajador siempre gana este tipo de juicios [1].', 'not_in_sources'],
    ['Así lo dijo la Corte Suprema en el rol N° 99.999-2020 [1].', 'not_in_sources'],
    ['Sí [1].', 'not_in_sources'],
  ])('strikes %s', (written, problem) => {
    expect(only(written)).toMatchObject({ grade: 'sin_apoyo', parts: [], problems: [problem] })
  })

  it('strikes the words of a party that nobody asked for, and shows them where their span was chosen', () => {
    const words = 'el despido obedeció a una reorganización completa de sus faenas del norte'
    expect(only(`«${words}» [1]`)).toMatchObject({ grade: 'sin_apoyo', problems: ['other_voice'] })
    const chosen = { spans: [spanOf(1, supreme, words)], rulings: [supreme] }
    expect(verifyAnswer(readDraft(`«${words}» [1]`), chosen).sentences[0]).toMatchObject({ grade: 'textual' })
  })

  it('shows nearly the same words as a paraphrase', () => {
    const written =
      'El plazo para reclamar es de sesenta días hábiles contado desde la separación del trabajador, según el artículo 168 del Código del Trabajo [2].'
    expect(only(written)).toMatchObject({ grade: 'parafraseada', spans: [2], parts: [{ kind: 'generated' }] })
    expect(only(written.replace('[2]', '')).grade).toBe('sin_apoyo')
  })

  it('gives a sentence of the words of a source the grade of a quotation', () => {
    expect(shown('No procede descontar el aporte del empleador al seguro de cesantía [1].')).toBe(
      '«no procede descontar el aporte del empleador al seguro de cesantía»[3]',
    )
  })

  it.each(['Procede descontar el aporte del empleador al seguro de cesantía [3].', '«procede descontar el aporte del empleador» [3]'])(
    'never cuts off a negation: %s',
    (written) => {
      expect(shown(written)).toMatch(/^«no procede descontar el aporte del empleador/u)
    },
  )

  it('reports a span that does not exist', () => {
    expect(only('«no procede descontar el aporte del empleador» [99]')).toMatchObject({
      spans: [3],
      problems: ['unknown_span', 'attribution_repaired'],
    })
  })
})

describe('readDraft', () => {
  it.each([
    [
      'Uno dice algo [1]. Dos dice otra cosa.[2] Tres [3][1].',
      [
        ['Uno dice algo.', [1]],
        ['Dos dice otra cosa.', [2]],
        ['Tres.', [3, 1]],
      ],
    ],
    [
      'Dijo «una cosa. Y luego otra cosa más» [1, 2]. Fin',
      [
        ['Dijo «una cosa. Y luego otra cosa más».', [1, 2]],
        ['Fin', []],
      ],
    ],
    ['El art. 168 rige [1].', [['El art. 168 rige.', [1]]]],
    ['[persona 1] demandó [2]', [['[persona 1] demandó', [2]]]],
    ['  ', []],
  ])('%s', (text, expected) => {
    expect(readDraft(text).map((sentence) => [sentence.text, sentence.spans])).toEqual(expected)
  })
})

it('quotes a span that ends in a mask with it', () => {
  const masked = source(
    buildRuling({
      docId: 'amparo',
      sections: buildSections(['Primero: Que se acoge el recurso de amparo que fue presentado en favor de don [persona 1]']),
    }),
  )
  const words = 'se acoge el recurso de amparo que fue presentado en favor de don [persona 1]'
  const { sentences } = verifyAnswer([{ text: words, spans: [1], isQuotation: true }], {
    spans: [spanOf(1, masked, words)],
    rulings: [masked],
  })
  expect(sentences[0]?.parts).toMatchObject([{ kind: 'quotation', text: words }])
})
