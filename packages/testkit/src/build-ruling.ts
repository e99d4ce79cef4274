import { type Paragraph, type Ruling, rulingSchema, type Section } from '@basejuris/domain'

let built = 0

/** Builds a valid fictional ruling, a different one on each call. The docId derives from `source`, `collection` and `idSentence`. */
export function buildRuling(overrides: Partial<Ruling> = {}): Ruling {
  built += 1
  const { idSentence = `f-${built}`, source = 'testkit', collection = 'laboral' } = overrides
  return rulingSchema.parse({
    docId: `${source}-${collection}-${idSentence}`,
    idSentence,
    source,
    collection,
    base: 'base_laboral',
    court: '2º Juzgado de Letras del Trabajo de Santiago',
    chamber: null,
    docketNumber: `O-${1000 + built}-2021`,
    book: null,
    rit: `O-${1000 + built}-2021`,
    ruc: null,
    caption: 'Araneda con Panificadora Los Boldos Limitada',
    decidedOn: '2021-09-14',
    kind: 'sentencia',
    appealType: null,
    outcome: 'acoge_parcial',
    outcomeText: 'ACOGE PARCIALMENTE LA DEMANDA',
    judges: [{ name: 'Elisa Ficticia Moraga', vote: null }],
    drafter: 'Elisa Ficticia Moraga',
    norms: [{ key: 'CT:161', label: 'art. 161 Código del Trabajo', idNorma: 207_436, article: '161', origin: 'text' }],
    subjects: ['Despido injustificado'],
    originCourt: null,
    originDocketNumber: null,
    officialUrl: null,
    publicationStatus: null,
    fictional: true,
    sections: buildSections(),
    ...overrides,
  })
}

/** Builds sections with the anchors of a parser: considerandos from 1, paragraphs numbered through the whole text. */
export function buildSections(
  considerandos: readonly string[] = [
    'Primero: Que la demandante sostiene haber sido despedida sin que la carta explicara los hechos que fundaban la causal invocada.',
    'Segundo: Que incumbía a la demandada probar la reestructuración que alegó, y la prueba rendida no alcanza a demostrarla.',
  ],
  decision = 'Se resuelve: que se acoge la demanda solo en cuanto se declara injustificado el despido, sin costas.',
): Section[] {
  const texts: Omit<Section, 'paragraphs'>[] = [
    { anchor: 'vistos', kind: 'vistos', number: null, title: 'Vistos' },
    ...considerandos.map((_, at) => ({ anchor: `c${at + 1}`, kind: 'considerando' as const, number: at + 1, title: `${at + 1}°` })),
    { anchor: 'resolutiva', kind: 'resolutiva', number: null, title: 'Resolutiva' },
  ]
  const paragraphs: Paragraph[] = [
    'Vistos y oídos: comparece la trabajadora de un caso inventado y deduce demanda por despido injustificado.',
    ...considerandos,
    decision,
  ].map((text, at) => ({ anchor: `p${at + 1}`, text }))
  return texts.map((section, at) => ({ ...section, paragraphs: paragraphs.slice(at, at + 1) }))
}
