import { describe, expect, it } from 'vitest'
import { drafterInText, withDissenters, withPanel } from './judges-in-text.ts'

const drafterOf = (...texts: readonly string[]) => drafterInText([{ paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })) }])

it.each([
  ['Regístrese. Redactó el ministro señor Gonzalo Prado Lagos. N° Familia-208-2023.', 'Gonzalo Prado Lagos'],
  ['Redacción de la Ministra Suplente señora Ana de la Fuente Rivas.', 'Ana de la Fuente Rivas'],
  ['Redactó la sentencia la Ministra señora Inés Lomas Barril, y la disidencia, el Ministro señor Luis Robles Soto.', 'Inés Lomas Barril'],
  ['Redacción a cargo del abogado integrante don Mario Quilodrán Vera', 'Mario Quilodrán Vera'],
  ['Redacción del Fiscal Judicial Pedro Cáceres Mora.', 'Pedro Cáceres Mora'],
])('reads %s', (text, expected) => {
  expect(drafterOf('Se confirma la sentencia apelada.', text)).toBe(expected)
})

it('reads nobody where the last lines name none in full', () => {
  for (const text of [
    'Redacción del Ministro señor Soto.',
    'Redactó el informe el perito Luis Robles Soto.',
    'La redacción de la Ministra no fue objetada.',
    'El contrato fue redactado por la empresa Minera Lagos Azules.',
  ])
    expect([text, drafterOf(text)]).toEqual([text, null])
  expect(drafterOf('Redactó el ministro señor Gonzalo Prado Lagos.', ...Array.from({ length: 15 }, () => 'Anexo.'))).toBeNull()
})

describe('dissenters', () => {
  const vote = (text: string) => [{ kind: 'voto' as const, paragraphs: [{ anchor: 'v1', text }] }]

  it('are added where a vote names them in full', () => {
    expect(
      withDissenters([], vote('Acordada con el voto en contra del Ministro señor Luis Robles Soto, quien estuvo por acoger.')),
    ).toEqual([{ name: 'Luis Robles Soto', vote: 'contra' }])
    const both =
      'Acordada con el voto en contra de la Ministra Sra. Ana Prado Rivas y del abogado integrante señor Mario Vera Lagos, quienes'
    expect(withDissenters([], vote(both)).map(({ name }) => name)).toEqual(['Ana Prado Rivas', 'Mario Vera Lagos'])
  })

  it('are those of the panel whom a vote names by a surname that nobody else has', () => {
    const sections = (panel: string) => [
      ...vote('Acordada con el voto en contra del Ministro señor Robles, quien estuvo por rechazar.'),
      { kind: 'cierre' as const, paragraphs: [{ anchor: 'c1', text: `Pronunciada por los Ministros señores ${panel}.` }] },
    ]
    expect(withDissenters([], sections('Ana Prado Rivas, Presidenta, Sr. Luis Robles Soto y Sr. Mario Vera Lagos'))).toEqual([
      { name: 'Luis Robles Soto', vote: 'contra' },
    ])
    expect(withDissenters([], sections('Ana Robles Rivas, Presidenta, y Sr. Luis Robles Soto'))).toEqual([])
  })

  it('are read where the decision itself says how it was agreed', () => {
    const agreed = (text: string) => [{ kind: 'resolutiva' as const, paragraphs: [{ anchor: 'p1', text }] }]
    for (const verb of ['acordada', 'adoptada'])
      expect(
        withDissenters(
          [],
          agreed(`Decisión ${verb} con el voto en contra de la Ministra señora Ana Prado Rivas, quien estuvo por admitirlo.`),
        ),
      ).toEqual([{ name: 'Ana Prado Rivas', vote: 'contra' }])
  })

  it('are those of the source where it names them, and nobody else', () => {
    const judges = [{ name: 'Ana María Prado Rivas', vote: 'contra' as const }]
    expect(withDissenters(judges, vote('Acordada con el voto en contra de la ministra señora Ana Prado Rivas.'))).toEqual(judges)
    expect(withDissenters([], vote('Prevención del Ministro señor Luis Robles Soto.'))).toEqual([])
  })

  it('are known by a surname alone where the ruling names nobody who has it', () => {
    const sections = vote('Acordada con el voto en contra de la ministra señora Robles, quien estuvo por confirmar.')
    expect(withDissenters([], sections)).toEqual([{ name: 'Robles', vote: 'contra' }])
    expect(withDissenters([{ name: 'Ana Prado Rivas', vote: null }], sections).at(-1)).toEqual({ name: 'Robles', vote: 'contra' })
    expect(withDissenters([], vote('Acordada con el voto en contra del Ministro Suplente, quien estuvo por confirmar.'))).toEqual([])
  })
})

describe('the panel of a ruling whose source gives none', () => {
  const section = (kind: 'encabezado' | 'cierre', ...texts: readonly string[]) => ({
    kind,
    paragraphs: texts.map((text, at) => ({ anchor: `${kind}-${at}`, text })),
  })
  const panelOf = (...sections: Parameters<typeof withPanel>[1]) => withPanel([], sections).map(({ name }) => name)

  it('is read from the head and from the closing, each judge once', () => {
    const head = 'Integrantes: los Ministros señora Ana Prado Rivas, señor Luis Robles Soto y el Abogado Integrante señor Mario Vera Lagos'
    const closing =
      'Pronunciada por la Novena Sala, integrada por los Ministros señora Ana Prado Rivas y el Ministro (S) señor Luis Robles Soto.'
    expect(panelOf(section('encabezado', 'Sala: Novena', head, 'Relatora: Inés Lomas Barril'))).toEqual([
      'Ana Prado Rivas',
      'Luis Robles Soto',
      'Mario Vera Lagos',
    ])
    expect(panelOf(section('cierre', closing))).toEqual(['Ana Prado Rivas', 'Luis Robles Soto'])
    expect(panelOf(section('encabezado', head), section('cierre', closing))).toHaveLength(3)
  })

  it('has no courts, no clerks and nobody whose first name was lost', () => {
    expect(panelOf(section('encabezado', `Integrantes: la Ministra señora Ana Prado Rivas Relator: Luis Robles Soto`))).toEqual([
      'Ana Prado Rivas',
    ])
    expect(panelOf(section('cierre', 'Resolución dictada por el Cuarto Juzgado Civil de San Miguel, en los autos de folio 3.'))).toEqual([])
    expect(panelOf(section('cierre', 'Pronunciada por el Ministro señor J. Robles Soto.'))).toEqual([])
    expect(panelOf(section('encabezado', 'Integrantes: Ana Prado Rivas y otros comuneros'))).toEqual([])
  })

  it('is that of the hearing, and not who pleaded there', () => {
    const hearing =
      'Audiencia ante la Cuarta Sala de esta Corte, presidida por el Ministro señor Luis Robles Soto e integrada por la Fiscal Judicial señora Ana Prado Rivas, constituida para la vista del recurso deducido por el abogado don Mario Vera Lagos.'
    expect(panelOf(section('encabezado', hearing))).toEqual(['Luis Robles Soto', 'Ana Prado Rivas'])
    const appeal =
      'Se declara abandonado el recurso deducido por el abogado don Mario Vera Lagos contra la sentencia dictada por el Juzgado.'
    expect(panelOf(section('cierre', appeal))).toEqual([])
  })

  it('is that of the source where it gives one', () => {
    const judges = [{ name: 'Inés Lomas Barril', vote: null }]
    expect(withPanel(judges, [section('cierre', 'Pronunciada por los Ministros señora Ana Prado Rivas.')])).toEqual(judges)
  })
})

it('finds who dissents «contra el parecer» of the others', () => {
  const paragraphs = [{ anchor: 'v1', text: 'Acordada contra el parecer del Ministro señor Luis Robles Soto, quien estuvo por revocar.' }]
  expect(withDissenters([], [{ kind: 'voto', paragraphs }])).toEqual([{ name: 'Luis Robles Soto', vote: 'contra' }])
})

it('finds who dissents in the operative part, where no vote stands apart', () => {
  const text =
    'Se confirma la resolución apelada. Decisión acordada con el voto en contra del ministro señor Luis Robles Soto, quien fue del parecer de revocar.'
  const operative = { kind: 'resolutiva' as const, paragraphs: [{ anchor: 'resolutiva', text }] }
  expect(withDissenters([{ name: 'Ana Prado Rivas', vote: null }], [operative])).toEqual([
    { name: 'Ana Prado Rivas', vote: null },
    { name: 'Luis Robles Soto', vote: 'contra' },
  ])
})
