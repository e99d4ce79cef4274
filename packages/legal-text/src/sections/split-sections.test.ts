import { type Section, sectionSchema } from '@basejuris/domain'
import { ordinalValue } from '@basejuris/domain/spanish-ordinals'
import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '../analysis/fold-text.ts'
import { splitSections } from './split-sections.ts'

const anchors = (paragraphs: readonly string[]): string[] => splitSections(paragraphs).map((section) => section.anchor)
const outline = (paragraphs: readonly string[]): string[] =>
  splitSections(paragraphs).map(
    (section) => `${section.anchor}:${section.paragraphs.map((paragraph) => paragraph.text.slice(0, 12)).join('|')}`,
  )
const joined = (paragraphs: readonly string[]): string => paragraphs.join(' ').replace(/\s+/gu, ' ').trim()
const rejoined = (paragraphs: readonly string[]): string =>
  joined(splitSections(paragraphs).flatMap((section) => section.paragraphs.map((paragraph) => paragraph.text)))

const head = ['C.A. de Villa Ficticia', 'Villa Ficticia, tres de mayo de dos mil veinte.']
const decision = ['Por estas consideraciones, se rechaza el recurso deducido a folio uno.', 'Regístrese y devuélvase.', 'N°Civil-12-2020.']
const ordinals = 'Primero Segundo Tercero Cuarto Quinto Sexto Séptimo Octavo Noveno Décimo Undécimo Duodécimo'.split(' ')

describe('splitSections', () => {
  it('finds header, vistos, considerandos, decision and closing', () => {
    const ruling = [
      ...head,
      'Vistos y teniendo presente:',
      'Primero: Que el actor pidió.',
      'Agregó otra cosa.',
      'Segundo: Que no probó.',
      ...decision,
    ]
    expect(outline(ruling)).toEqual([
      'encabezado:C.A. de Vill|Villa Fictic',
      'vistos:Vistos y ten',
      'c1:Primero: Que|Agregó otra ',
      'c2:Segundo: Que',
      'resolutiva:Por estas co',
      'cierre:Regístrese y|N°Civil-12-2',
    ])
    expect(splitSections(ruling).flatMap((section) => section.paragraphs.map((paragraph) => paragraph.anchor))).toEqual(
      ruling.map((_, index) => `p${index + 1}`),
    )
    for (const section of splitSections(ruling)) expect(() => sectionSchema.parse(section)).not.toThrow()
  })

  it.each([
    ['PRIMERO:', (n: number) => `${ordinals[n - 1]?.toUpperCase()}: Que`],
    ['Primero.-', (n: number) => `${ordinals[n - 1]}.- Que`],
    ['PRIMERO (título):', (n: number) => `${ordinals[n - 1]?.toUpperCase()} (Punto ${n}): Que`],
    ['1°', (n: number) => `${n}° Que`],
    ['1º)', (n: number) => `${n}º) Que`],
    ['1°.-', (n: number) => `${n}°.- Que,`],
    ['1.-', (n: number) => `${n}.- Que`],
    ['1)', (n: number) => `${n}) Que`],
    ['CONSIDERANDO PRIMERO:', (n: number) => `CONSIDERANDO ${ordinals[n - 1]?.toUpperCase()}: Que`],
  ])('numbers considerandos written %s', (_, write) => {
    const body = Array.from({ length: 12 }, (_unused, index) => `${write(index + 1)} el tribunal razonó sobre el punto.`)
    expect(anchors([...head, 'Vistos:', ...body, ...decision]).filter((anchor) => /^c\d/u.test(anchor))).toEqual(
      body.map((_unused, index) => `c${index + 1}`),
    )
  })

  it('reads ordinals up to centésimo and over', () => {
    const joinedWords = ['DECIMOTERCERO', 'DÉCIMO CUARTO', 'DÉCIMOQUINTO', 'decimo-sexto']
    expect(joinedWords.map((word) => ordinalValue(foldText(word)))).toEqual([13, 14, 15, 16])
    const all = Array.from({ length: 130 }, (_unused, index) => spell(index + 1))
    const sections = splitSections(['Considerando:', ...all.map((word) => `${word}: Que se razona.`)])
    expect(sections.filter((section) => section.kind === 'considerando').map((section) => section.number)).toEqual(
      all.map((_unused, index) => index + 1),
    )
  })

  it('splits a considerando that begins inside a line', () => {
    const ruling = [
      'Vistos y teniendo presente: 1° Que el recurso es extemporáneo; 2° Que así lo muestran los autos.',
      '3° Que nada más cabe.',
      ...decision,
    ]
    expect(outline(ruling).slice(0, 4)).toEqual(['vistos:Vistos y ten', 'c1:1° Que el re', 'c2:2° Que así l', 'c3:3° Que nada '])
    expect(rejoined(ruling)).toBe(joined(ruling))
  })

  it('splits plain numbers inside a line where the first one is announced in its line', () => {
    const grounds = 'Vistos y teniendo presente: 1.- Que el actor pidió una suma. 2.- Que no probó su derecho. 3.- Que nada más consta.'
    expect(anchors([...head, grounds, ...decision])).toEqual(['encabezado', 'vistos', 'c1', 'c2', 'c3', 'resolutiva', 'cierre'])
    const list = 'Primero: Que el actor pide: 1.- Que se le pague una suma. 2.- Que se le devuelva la casa.'
    expect(anchors([...head, 'Vistos:', list, 'Segundo: Que no probó.', ...decision])).toEqual([
      'encabezado',
      'vistos',
      'c1',
      'c2',
      'resolutiva',
      'cierre',
    ])
  })

  it('is not fooled by a numbered list inside a considerando', () => {
    const ruling = [
      'Vistos:',
      'Primero: Que la demanda pide lo que sigue:',
      '1.- Que se pague lo debido.',
      '2.- Que se condene en costas.',
      'Segundo: Que la contestación señala:',
      '1° Que nada debe.',
      '2° Que todo pagó.',
      'Tercero: Que la prueba es la siguiente.',
      ...decision,
    ]
    expect(anchors(ruling)).toEqual(['vistos', 'c1', 'c2', 'c3', 'resolutiva', 'cierre'])
  })

  it('leaves the orders of the decision in the decision', () => {
    const ruling = [
      'Vistos:',
      'PRIMERO: Que hay mérito.',
      'SE RESUELVE:',
      '1.- Que se acoge la demanda.',
      '2.- Que se condena en costas.',
      'Regístrese.',
    ]
    expect(outline(ruling).at(-2)).toBe('resolutiva:SE RESUELVE:|1.- Que se a|2.- Que se c')
  })

  it('gives repeated numbers an anchor of their own', () => {
    const run = ['Primero', 'Segundo', 'Tercero', 'Cuarto'].map((word) => `${word}: Que se razona.`)
    const ruling = ['Considerando:', 'I.- EN CUANTO A LA CASACIÓN', ...run, 'II.- EN CUANTO A LA APELACIÓN', ...run, ...decision]
    expect(anchors(ruling)).toEqual(['vistos', 'c1', 'c2', 'c3', 'c4', 'c1-2', 'c2-2', 'c3-2', 'c4-2', 'resolutiva', 'cierre'])
    expect(outline(ruling)[5]).toBe('c1-2:II.- EN CUAN|Primero: Que')
  })

  it('counts on where one number is repeated by mistake, and reads a number without «Que» between others', () => {
    const ruling = [
      'Considerando:',
      ...['PRIMERO', 'SEGUNDO', 'TERCERO', 'CUARTO'].map((word) => `${word}: Que se razona.`),
      'QUINTO: Así las cosas, se concluye.',
      ...['SEXTO', 'SÉPTIMO', 'OCTAVO', 'NOVENO', 'QUINTO', 'DÉCIMO PRIMERO', 'DÉCIMO SEGUNDO'].map((word) => `${word}: Que se razona.`),
      ...decision,
    ]
    const counted = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c5-2', 'c11', 'c12']
    expect(anchors(ruling)).toEqual(['vistos', ...counted, 'resolutiva', 'cierre'])
  })

  it('keeps votes apart, with their own considerandos', () => {
    const ruling = [
      'Vistos y teniendo presente:',
      'Primero: Que el recurso es inadmisible.',
      'Se confirma la sentencia apelada.',
      'Acordada con el voto en contra de la ministra señora Ficticia, quien estuvo por revocar, teniendo presente:',
      '1° Que la acción es oportuna.',
      '2° Que el acto es ilegal.',
      'Se previene que el ministro señor Inventado concurre a la decisión sin compartir el motivo primero.',
      'Regístrese y devuélvase.',
    ]
    expect(anchors(ruling)).toEqual(['vistos', 'c1', 'resolutiva', 'voto1', 'voto1-c1', 'voto1-c2', 'voto2', 'cierre'])
    expect(splitSections(ruling).map((section) => section.title)).toEqual([
      'Vistos',
      '1°',
      'Resolutiva',
      'Voto en contra',
      'Voto en contra, 1°',
      'Voto en contra, 2°',
      'Prevención',
      'Cierre',
    ])
  })

  it.each([
    'Acordada la sentencia, conforme a la ley orgánica, con el voto dirimente de la Presidenta señora Inés Ficticia Mora.',
    'Acordado lo decidido por haberse producido empate de votos, con el voto de calidad del Presidente.',
  ])('leaves a casting vote to the majority: %s', (casting) => {
    const vote = 'DISIDENCIA'
    const ruling = ['Vistos:', 'Primero: Que uno.', 'Segundo: Que dos.', 'SE RESUELVE:', 'Que se acoge el requerimiento.', casting, vote]
    expect(outline([...ruling, 'El Ministro señor Inventado estuvo por rechazarlo.']).slice(-2)).toEqual([
      `resolutiva:SE RESUELVE:|Que se acoge|${casting.slice(0, 12)}`,
      'voto1:DISIDENCIA|El Ministro ',
    ])
  })

  it.each([
    'Conforme a lo señalado anteriormente, solicita se confirmen los siguientes criterios:',
    'Que por presentación de fojas 9, la reclamante acompañó la siguiente prueba documental:',
    'Por su parte, el artículo 9° de esa ley dispone:',
  ])('never takes a request, evidence or a norm before its list for the decision: %s', (line) => {
    const facts = Array.from({ length: 14 }, (_unused, index) => `${index + 1}) Un antecedente que se acompaña.`)
    const opinion = ['Oficio sobre una materia.', 'Se ha recibido su presentación.', line, ...facts]
    expect(anchors(opinion)).not.toContain('resolutiva')
    expect(outline([...opinion, 'III.- CONCLUSIÓN:', 'Procede la deducción.']).at(-1)).toBe('resolutiva:III.- CONCLU|Procede la d')
  })

  it('finds a decision that follows a vote', () => {
    const ruling = [
      'Regístrese el ingreso.',
      'Considerando:',
      'Primero: Que se razona.',
      'Segundo: Que se razona más.',
      'Se previene que el abogado integrante señor Ficticio comparte sólo lo primero.',
      ...decision,
    ]
    expect(anchors(ruling).slice(-3)).toEqual(['voto1', 'resolutiva', 'cierre'])
  })

  it('gives rulings without considerandos vistos, text and decision', () => {
    expect(
      anchors([...head, 'Vistos:', 'Atendido el mérito de los antecedentes, se confirma la resolución apelada.', 'Devuélvase.']),
    ).toEqual(['encabezado', 'vistos', 'resolutiva', 'cierre'])
    expect(outline(['VISTOS: Atendido el mérito de los antecedentes, se confirma la resolución apelada.', 'Devuélvase.'])).toEqual([
      'vistos:VISTOS:',
      'resolutiva:Atendido el ',
      'cierre:Devuélvase.',
    ])
    expect(
      anchors([
        'Vistos y teniendo presente:',
        'Que la causal no concurre.',
        'Y visto lo dispuesto en la ley, se declara inadmisible el recurso.',
      ]),
    ).toEqual(['vistos', 'texto', 'resolutiva'])
    expect(anchors(['Dictamen sobre una materia.', `Un oficio largo ${'que explica '.repeat(40)}.`])).toEqual(['encabezado', 'texto'])
    expect(splitSections([])).toEqual([])
  })

  it('keeps the whole text in order, whatever it is', () => {
    const piece = fc.constantFrom(
      'Vistos:',
      'Considerando:',
      'PRIMERO: Que uno.',
      'SEGUNDO: Que dos.',
      '1° Que uno; 2° Que dos.',
      '1.- Que uno',
      'Tercero',
      'Por estas consideraciones, se acoge.',
      'SE RESUELVE:',
      'Acordada con el voto en contra de alguien.',
      'Regístrese.',
      'Téngase a la parte por desistida del recurso.',
      'VISTOS: PRIMERO: Que, se rechaza',
      'I.- EN CUANTO A ALGO:',
    )
    const paragraph = fc.oneof(piece, fc.string({ unit: 'binary', minLength: 1 }), fc.lorem({ mode: 'sentences', maxCount: 2 }))
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 25 }), (paragraphs) => {
        expect(rejoined(paragraphs)).toBe(joined(paragraphs))
        const sections = splitSections(paragraphs)
        expect(new Set(sections.map((section) => section.anchor)).size).toBe(sections.length)
        expect(sections.flatMap((section) => section.paragraphs.map((one) => one.anchor))).toEqual(
          sections.flatMap((section) => section.paragraphs).map((_unused, index) => `p${index + 1}`),
        )
      }),
      { numRuns: 400 },
    )
  })

  const numbers = (paragraphs: readonly string[]): (number | null)[] =>
    splitSections(paragraphs).flatMap((section) => (section.kind === 'considerando' ? [section.number] : []))

  it('reads ordinals a scan or a page has damaged', () => {
    const body = [
      'Decimo séptimo: Que uno.',
      'Decimoctavo: Que dos.',
      'Décimo no veno: Que tres.',
      'DVi.1gé.1s.imo: Que cuatro.',
      'Vigé simo primero: Que cinco.',
      'Vigésimo tercero: Que el vigésimo segundo se perdió.',
    ]
    const before = Array.from({ length: 16 }, (_, index) => `${spell(index + 1)}: Que se razona.`)
    expect(numbers([...head, 'Vistos:', ...before, ...body, ...decision]).slice(-6)).toEqual([17, 18, 19, 20, 21, 23])
  })

  it('numbers the long resolution of an agency, without «Que», in a scan that misreads the degree', () => {
    const signs = ['°', '"', '•', "'", '*.', '°', '%']
    const texts = Array.from(
      { length: 40 },
      (_, index) => `${index + 1}${signs[index % signs.length]} El artículo citado dispone lo que se lee.`,
    )
    const retained = texts.filter((_, index) => ![0, 12, 13, 29].includes(index))
    const ruling = ['RESOLUCIÓN EXENTA', 'Vistos:', 'La ley orgánica citada.', 'CONSIDERANDO:', ...retained, 'RESUELVO:']
    const orders = ['PRIMERO: Aplíquese la multa.', 'SEGUNDO: Notifíquese.', 'TERCERO: Archívese.']
    expect(numbers([...ruling, ...orders])).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1).filter((n) => ![1, 13, 14, 30].includes(n)),
    )
    expect(anchors([...ruling, ...orders])).toContain('resolutiva')
  })

  it('does not number a list of documents, however long', () => {
    const list = Array.from({ length: 20 }, (_, index) => `${index + 1}. Copia del documento ${index + 1}.`)
    expect(numbers([...head, 'Vistos:', 'Que se acompañó:', ...list, 'Se razonó.', 'Se razonó más.', ...decision])).toEqual([])
  })

  it('numbers the grounds of a vote that writes them without «Que»', () => {
    const vote = [
      'DISIDENCIA',
      'Los Ministros señores Inventado y Ficticio estuvieron por declarar lo contrario:',
      '1°. Estos disidentes sostienen que no.',
      '2°. En el sistema jurídico no se conoce.',
      '3°. De esta forma se concluye.',
    ]
    expect(
      anchors([...head, 'Vistos:', 'Primero: Que uno.', 'Segundo: Que dos.', 'SE DECILARA:', 'Que es constitucional.', ...vote]),
    ).toEqual(expect.arrayContaining(['resolutiva', 'voto1', 'voto1-c1', 'voto1-c2', 'voto1-c3']))
  })

  const opensWith = (paragraphs: readonly string[], kind: Section['kind']): string | undefined =>
    splitSections(paragraphs).find((section) => section.kind === kind)?.paragraphs[0]?.text

  it('finds the decision behind «Vistos …, se declara:» and not in its last order', () => {
    const orders = ['I.- Que, se absuelve al imputado del requerimiento.', 'II.- Que, no se condena en costas.']
    const last = 'Habiéndose renunciado a los plazos se ordena dar cumplimiento a la ley.'
    const ruling = ['Participación Autor.', 'Vistos lo dispuesto en los artículos 4 y 340, se declara:', ...orders, last, 'Regístrese.']
    expect(opensWith(ruling, 'resolutiva')).toBe(orders[0])
    expect(opensWith(ruling, 'vistos')).toBe(ruling[1])
  })

  it('finds the decision whose formula is broken over lines and ends in «DECIDIMOS:»', () => {
    const formula = ['Por estas consideraciones y visto, además, lo dispuesto en los artículos 1, N', ', y 2 del Código Penal; DECIDIMOS:']
    const orders = ['I. CONDENAR al acusado.', 'II. NO CONDENARLO en costas.', 'III. En su caso, devuélvanse los documentos.']
    const grounds = ['PRIMERO: Que uno.', 'SEGUNDO: Que dos.']
    expect(opensWith([...head, 'VISTOS:', ...grounds, ...formula, ...orders, 'Regístrese.'], 'resolutiva')).toBe(formula[0])
  })

  it('finds orders behind a paragraph that ends in «SE DECLARA que:»', () => {
    const formula = 'La parte considerativa está en el audio, y de acuerdo con las normas citadas, SE DECLARA que:'
    const facts = Array.from({ length: 14 }, (_, index) => `Condición ${index + 1} de la pena.`)
    const last = 'Teniendo presente la ley, se declara incompetente para la ejecución.'
    expect(opensWith([...head, 'VISTO:', formula, 'I.- SE CONDENA al imputado.', ...facts, last], 'resolutiva')).toBe(formula)
  })

  it('never reads a table cell as the decision', () => {
    const table = [
      'PENA',
      'Multa de dos unidades',
      'ARTICULO 49',
      'Se acoge PSBC',
      'Opta pago',
      'DIAS DE ABONO',
      'Sin abonos',
      'COSTAS',
      'No',
      'OTROS',
    ]
    expect(opensWith([...head, ...table, 'RUC 1', 'RIT 2'], 'resolutiva')).toBeUndefined()
  })

  it.each([
    'Se deja constancia que lo decidido contó con el voto en contra del magistrado Inventado, quien fue del parecer de condenar.',
    'La decisión adoptada lo ha sido con el voto en contra del ministro Inventado, quien tuvo presente lo que sigue:',
  ])('finds the vote of a judge of whom the text says that the decision was against it: %s', (vote) => {
    const ruling = [...head, 'VISTOS:', 'PRIMERO: Que uno.', 'SEGUNDO: Que dos.', ...decision, vote, 'El disidente lo razonó.']
    expect(opensWith(ruling, 'voto')).toBe(vote)
  })

  it('takes time linear in the text', () => {
    const time = (copies: number): number => {
      const paragraphs = Array.from({ length: copies }, (_unused, index) => [
        `${index % 9}° Que se razona; Segundo: Que 1.- se condena a quien corresponda.`,
        'Visto: se previene.',
      ]).flat()
      return cpuMillis(() => void splitSections(paragraphs))
    }
    time(50)
    expect(time(4_000)).toBeLessThan(60 * Math.max(time(400), 1))
  })
})

const tensOf = [
  '',
  'Décimo',
  'Vigésimo',
  'Trigésimo',
  'Cuadragésimo',
  'Quincuagésimo',
  'Sexagésimo',
  'Septuagésimo',
  'Octogésimo',
  'Nonagésimo',
]
function spell(number: number): string {
  const hundreds = number >= 100 ? 'Centésimo' : ''
  const rest = number % 100
  if (rest === 11 && hundreds === '') return 'Undécimo'
  const words = [hundreds, tensOf[Math.floor(rest / 10)] ?? '', rest % 10 === 0 ? '' : (ordinals[(rest % 10) - 1] ?? '')].filter(
    (word) => word !== '',
  )
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(' ')
}
