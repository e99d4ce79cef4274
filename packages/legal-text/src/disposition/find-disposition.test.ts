import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSections } from '../sections/split-sections.ts'
import { maxLineLength } from './cut-line.ts'
import { findDisposition } from './find-disposition.ts'
import { ruled, said, section } from './testing/operative-part.ts'

describe('findDisposition', () => {
  it.each([
    [
      'Por estas consideraciones y visto lo dispuesto en los artículos 186 y 768 del Código de Procedimiento Civil, se confirma la sentencia apelada de dos de mayo. Regístrese.',
      'se confirma la sentencia apelada de dos de mayo',
    ],
    [
      'Y visto, además, lo dispuesto en el artículo 20 de la Constitución, SE RECHAZA, sin costas, el recurso de protección deducido por doña Inés Faro.',
      'SE RECHAZA, sin costas, el recurso de protección deducido por doña Inés Faro',
    ],
    ['SE RESUELVE: ACOGER la reclamación de fojas 1, con costas.', 'ACOGER la reclamación de fojas 1, con costas'],
    ['Téngase a la recurrente por desistida del recurso de apelación.', 'Téngase a la recurrente por desistida del recurso de apelación'],
    [
      'Se declara que la Corte es incompetente para conocer del recurso.',
      'Se declara que la Corte es incompetente para conocer del recurso',
    ],
    ['Con lo expuesto, se resuelve rechazarla sin más trámites.', 'se resuelve rechazarla sin más trámites'],
    ['SE DECLARA: 1. Que los números 6 y 11 del proyecto son constitucionales.', 'los números 6 y 11 del proyecto son constitucionales'],
    ['No ha lugar a la solicitud de folio 3.', 'No ha lugar a la solicitud de folio 3'],
  ])('quotes the decision of «%s»', (text, line) => {
    expect(said(text)).toBe(line)
  })

  it('gives the place of the line, which stands there word for word', () => {
    const paragraph = 'Por estas razones, se resuelve que: se revoca la sentencia y se acoge la demanda de doña Inés Faro.'
    const line = ruled('Y visto:', paragraph)
    expect(line).toMatchObject({ anchor: 'p2', more: 0, inPart: false, kind: 'decision' })
    expect(paragraph.slice(line?.from, line?.to)).toBe(line?.text)
  })

  it('puts the claim before objections, exceptions and costs, and counts what it leaves out', () => {
    const line = ruled(
      'Se declara:',
      'I.- Que se rechaza la tacha del testigo.',
      'II.- Que se rechaza la excepción de prescripción.',
      'III.- Que se acoge la demanda de cobro.',
      'IV.- Que se rechaza la demanda reconvencional.',
      'V.- Que se condena a la demandada al pago de las costas.',
      'VI.- Regístrese y archívese.',
    )
    expect(line).toMatchObject({ text: 'se acoge la demanda de cobro', anchor: 'p4', more: 2 })
  })

  it('says that a claim was granted in part', () => {
    const long = `I. Se acoge la demanda deducida por doña Inés Faro Luna, ${'empleada de comercio, '.repeat(12)}sólo en cuanto se condena a pagar $1.`
    expect(ruled(long)).toMatchObject({
      text: 'Se acoge la demanda deducida por doña Inés Faro Luna … sólo en cuanto se condena a pagar $1',
      inPart: false,
      more: 0,
    })
    expect(ruled(`I. Se acoge la demanda de ${'doña Inés Faro, '.repeat(16)}parcialmente.`)).toMatchObject({ inPart: true, more: 0 })
    expect(ruled('Se acoge parcialmente la demanda.')).toMatchObject({ inPart: true })
    expect(
      ruled('I. Se rechaza la tutela.', 'II. Se acoge la demanda subsidiaria, sólo en cuanto se declara injustificado el despido.'),
    ).toMatchObject({
      text: 'Se rechaza la tutela … Se acoge la demanda subsidiaria, sólo en cuanto se declara injustificado el despido',
      more: 0,
    })
  })

  it('prefers what is decided on the ruling under review to a recourse that failed beside it', () => {
    const texts = ['Se declara:', 'I. Que se rechaza el recurso de casación en la forma.', 'II. Que se confirma la sentencia apelada.']
    expect(ruled(...texts)).toMatchObject({ text: 'se confirma la sentencia apelada', more: 1 })
  })

  it('prefers a conviction to an acquittal, and never takes costs for a conviction', () => {
    expect(said('I. Se absuelve a N.N. del primer cargo.', 'II. Se condena a N.N. a la pena de multa.')).toBe(
      'Se condena a N.N. a la pena de multa',
    )
    expect(
      said(
        'I. Se absuelve a N.N. de la acusación.',
        'II. Se condena al Ministerio Público, por haber sido vencido, al pago de las costas, y tampoco se condena al querellante.',
      ),
    ).toBe('Se absuelve a N.N. de la acusación')
  })

  it('keeps the decision of a cassation with its replacement ruling', () => {
    const text =
      'Se acoge el recurso de casación en el fondo y se invalida la sentencia de dos de mayo, la que se reemplaza por la que se dicta a continuación.'
    expect(said(text)).toBe(text.slice(0, -1))
  })

  it('reads no dissent, no quotation and no supposition', () => {
    expect(
      ruled('Se rechaza el recurso. Acordada con el voto en contra de la ministra señora Faro, quien estuvo por: acoger la demanda.'),
    ).toMatchObject({ text: 'Se rechaza el recurso', more: 0 })
    expect(said('El artículo dice “se rechaza la demanda”; por ello, se acoge el reclamo.')).toBe('se acoge el reclamo')
    expect(said('Si la licencia se rechaza, podrá reclamarse. Se confirma lo resuelto.')).toBe('Se confirma lo resuelto')
    expect(said('Se revoca la resolución que rechazó la demanda de doña Inés.')).toBe(
      'Se revoca la resolución que rechazó la demanda de doña Inés',
    )
  })

  it('never shows a card number or a domicile, and its place covers them', () => {
    const text =
      'Se absuelve a [persona 1], cédula de identidad N° [RUT], domiciliado en Los Boldos Nº 12, Villa Faro, Curicó, de los cargos formulados.'
    const line = ruled(text)
    expect(line?.text).toBe('Se absuelve a [persona 1] … de los cargos formulados')
    expect(text.slice(line?.from, line?.to)).toBe(text.slice(0, -1))
    expect(said('Se designa árbitro a doña Inés Faro, domiciliada en calle Sur 4, Curicó.')).toBe('Se designa árbitro a doña Inés Faro…')
  })

  it('leaves out who somebody is, accessories and articles before an offence or its penalty', () => {
    const accessory = 'a la accesoria de suspensión de cargo u oficio público durante el tiempo de la condena'
    expect(
      said(
        `I. Que se condena a don [persona 1], chileno, soltero, jornalero, apodado “El Faro”, ya individualizado, a sufrir la pena de cien días de presidio menor en su grado mínimo, ${accessory} y demás que correspondan, como autor del delito de hurto simple, cometido en Curicó.`,
      ),
    ).toBe(
      'se condena a don [persona 1] … a sufrir la pena de cien días de presidio menor en su grado mínimo … como autor del delito de hurto simple, cometido en Curicó',
    )
    expect(
      said(
        `I. Que se condena a [persona 1], ya individualizada, como autora del delito consumado de estafa, previsto en el artículo 473 del Código Penal, cometido en Curicó el 2 de mayo de 2021 en perjuicio de [persona 2], a la pena de cien días de presidio menor en su grado mínimo, ${accessory}.`,
      ),
    ).toMatch(
      /^se condena a \[persona 1\] … como autora del delito consumado de estafa … a la pena de cien días de presidio menor en su grado mínimo, a la accesoria .+ de la condena$/u,
    )
  })

  it('keeps «sólo en cuanto» and what it grants', () => {
    const parties =
      'en contra de la Isapre Faro S.A., de la Municipalidad de Curicó, de la Caja de Compensación del Faro y de la Comisión de Medicina Preventiva e Invalidez'
    expect(
      ruled(`Se acoge el recurso de protección de doña Inés Faro, ${parties}, sólo en cuanto se ordena restituir lo descontado.`),
    ).toMatchObject({
      text: 'Se acoge el recurso de protección de doña Inés Faro, en contra de la Isapre Faro S.A., de la Municipalidad de Curicó, de la Caja de Compensación del Faro y de la Comisión de Medicina … sólo en cuanto se ordena restituir lo descontado',
      inPart: false,
    })
  })

  it('says that a conviction goes with an acquittal, and a grant with a rejected claim', () => {
    const acquits = 'I. Se absuelve a [persona 1] del delito de receptación.'
    expect(ruled(acquits, 'II. Se condena a [persona 1] a la pena de multa.')).toMatchObject({ inPart: true, more: 1 })
    expect(ruled(acquits, 'II. Se condena al Fisco en costas.')).toMatchObject({ inPart: false, more: 0 })
    expect(ruled('I. Se rechaza la demanda de despido injustificado.', 'II. Se acoge la demanda de cobro de feriado.')).toMatchObject({
      inPart: true,
    })
    expect(ruled('I. Se rechaza la demanda reconvencional.', 'II. Se acoge la demanda de cobro.')).toMatchObject({ inPart: false })
  })

  it('begins at the clause that names what «la» stands for', () => {
    expect(said('Atendido el mérito, no siendo la denuncia suficiente por sí sola, se resuelve rechazarla sin más trámites.')).toBe(
      'no siendo la denuncia suficiente por sí sola, se resuelve rechazarla sin más trámites',
    )
    expect(said('Hubo avenimiento, y no existiendo cuestión que resolver, se omite pronunciamiento.')).toBe(
      'no existiendo cuestión que resolver, se omite pronunciamiento',
    )
  })

  it('goes on to the list that its colon announces', () => {
    expect(
      said(
        'I. Se acoge la demanda, sólo en cuanto se condena a pagar la siguiente prestación:',
        '- $9.000 por feriado.',
        'II. Regístrese.',
      ),
    ).toBe('Se acoge la demanda, sólo en cuanto se condena a pagar la siguiente prestación: - $9.000 por feriado')
  })

  it('goes on to every item of a list that fits', () => {
    expect(
      ruled(
        'I. Se acoge la demanda, sólo en cuanto se condena a pagar:',
        'a) $9.000 por feriado.',
        'b) $2.000 por días trabajados.',
        'II. Regístrese.',
      ),
    ).toMatchObject({
      text: 'Se acoge la demanda, sólo en cuanto se condena a pagar: a) $9.000 por feriado. b) $2.000 por días trabajados',
      more: 0,
    })
    const crime = 'conducción de vehículo motorizado sin placas en una zona de playas, dunas, parques y jardines de uso público'
    expect(
      said(
        `I. Se condena a [persona 1], ya individualizado, como autor de dos delitos consumados de ${crime}, cometidos en Curicó el 2 de mayo de 2021, a sufrir las siguientes penas:`,
        '• Dos penas de cien días de presidio menor en su grado mínimo.',
        'II. Regístrese.',
      ),
    ).toMatch(/ … a sufrir las siguientes penas: • Dos penas de cien días de presidio menor en su grado mínimo$/u)
  })

  it('leaves out court, folio, docket number and term before what is granted', () => {
    const under =
      'se revoca, en lo apelado, la sentencia de dos de mayo de dos mil veintiuno, dictada por el Juzgado de Letras y Familia de Villa Faro, que consta en folio 9 de la causa RIT C-1-2021'
    expect(said(`Por estas razones, ${under}, y en su lugar se declara que se acoge la demanda de alimentos de doña Inés Faro.`)).toBe(
      'se revoca, en lo apelado, la sentencia de dos de mayo de dos mil veintiuno … y en su lugar se declara que se acoge la demanda de alimentos de doña Inés Faro',
    )
    expect(
      said(
        'Se acoge el recurso de protección deducido en favor de doña Inés Faro Luna y de doña Luz Faro Luna, en contra del Servicio de Faros y Balizas, sólo en cuanto el servicio recurrido deberá, dentro del plazo de sesenta días corridos, resolver la solicitud de doña Inés.',
      ),
    ).toMatch(/, sólo en cuanto el servicio recurrido deberá … resolver la solicitud de doña Inés$/u)
  })

  it('never leaves out a fine, and counts a penalty that is replaced or held served', () => {
    const convicts =
      'I. Que se condena a [persona 1], ya individualizada, a la pena de cien días de presidio menor en su grado mínimo, la accesoria de suspensión de cargo u oficio público durante el tiempo de la condena, multa de dos unidades tributarias mensuales, como autora del delito de estafa, cometido en Curicó.'
    const replaces = 'II. Que se sustituye la pena por la remisión condicional, por el término de un año.'
    const served = 'III. Que la multa se tiene por cumplida.'
    const line = ruled(convicts, replaces, served)
    expect(line?.text).toMatch(/grado mínimo … multa de dos unidades tributarias mensuales, como autora del delito de estafa/u)
    expect(line?.more).toBe(2)
    expect(ruled(convicts, 'II. Que no se concede la remisión condicional.')?.more).toBe(1)
    expect(ruled(convicts, 'II. Que la pena se cumplirá en forma efectiva.')?.more).toBe(0)
  })

  it('says that a grant goes with a rejected claim, or with the rest rejected', () => {
    const grants = 'II. Se acoge la demanda, sólo en cuanto se condena a pagar $9.000.'
    expect(ruled('I. Se rechaza la demanda de despido injustificado.', grants)).toMatchObject({ inPart: true })
    expect(ruled(grants)).toMatchObject({ inPart: false })
    expect(ruled('I. Se acoge la demanda de cobro.', 'II. Se rechaza la demanda en todo lo demás.')).toMatchObject({ inPart: true })
  })

  it('names what is granted for a term, and what was declared inadmissible', () => {
    const grants = 'Visto el mérito, concédase a doña Inés Faro la autorización para vender.'
    const term = 'La presente autorización se concede por el plazo de seis meses.'
    expect(findDisposition([section('texto', [grants]), section('resolutiva', [term], 2)])?.line.text).toBe(
      'concédase a doña Inés Faro la autorización para vender',
    )
    expect(said(term)).toBe('La presente autorización se concede por el plazo de seis meses')
    expect(said('Visto el auto acordado sobre recurso de protección, se declara inadmisible el deducido en folio 1.')).toBe(
      'recurso de protección … se declara inadmisible el deducido en folio 1',
    )
  })

  it('takes the sanction at the end, not the finding before it', () => {
    const sections = [
      section('resolutiva', ['Por lo anterior, se tiene por configurada la infracción N° 6.']),
      section('considerando', ['Por tanto, resuelvo: aplíquese a Faros S.A. una multa de 2 UTA.'], 2),
    ]
    expect(findDisposition(sections)?.line).toMatchObject({ text: 'aplíquese a Faros S.A. una multa de 2 UTA', anchor: 'p2' })
  })

  it('goes on over lines that the source broke', () => {
    const line = ruled('I. Que se condena a [persona 1]', ', ya individualizado, a la pena de multa,', 'sin costas.', 'II. Regístrese.')
    expect(line).toMatchObject({
      text: 'se condena a [persona 1], ya individualizado, a la pena de multa, sin costas',
      anchor: 'p1',
      from: 7,
      to: 31,
    })
  })

  it('cuts a long decision at a clause or a word, never within a mask', () => {
    const line = ruled(`Se acoge la demanda de ${'[persona 1] y '.repeat(30)}otros.`)
    expect(line?.text).toMatch(/(?:\]| y)…$/u)
    expect(line?.text.length).toBeLessThanOrEqual(maxLineLength)
  })

  it('finds the decision that the splitter left inside the reasoning', () => {
    const reasoning = section('considerando', [
      'Primero: Que así se dirá. Por estas consideraciones y lo dispuesto en el artículo 21, se acoge el recurso de amparo.',
    ])
    expect(findDisposition([reasoning])?.line).toMatchObject({ text: 'se acoge el recurso de amparo', anchor: 'p1' })
  })

  it('reads a short order without a formula', () => {
    const order = [section('encabezado', ['Curicó, dos de mayo.']), section('texto', ['Se hace efectivo el apercibimiento. Archívese.'], 2)]
    expect(findDisposition(order)?.line.text).toBe('Se hace efectivo el apercibimiento')
  })

  it('quotes a dictamen from its answer on, behind a long premise', () => {
    const premise = 'En mérito de lo expuesto, y haciendo presente que tal conclusión resulta concordante con la reseñada regulación'
    const texts = [
      'Dictamen N° 9 de la Contraloría General de la República.',
      'Se ha reclamado del faro.',
      `${premise}, pues de su tenor aparece que la finalidad es proteger el faro, y no solo su torre, corresponde desestimar la reclamación.`,
      'Saluda atentamente a Ud.',
    ]
    const section = { kind: 'texto' as const, anchor: 'texto', number: null, title: 'Texto' }
    const paragraphs = texts.map((text, at) => ({ anchor: `p${at}`, text }))
    expect(findDisposition([{ ...section, paragraphs }])?.line.text).toBe('corresponde desestimar la reclamación')
  })

  it('quotes what a dictamen concludes', () => {
    const opinion = [
      section('texto', [
        'ORD. 12. La Dirección del Trabajo responde. Se ha consultado por el descanso.',
        'El dictamen anterior dispone que se rechaza toda consulta.',
        'En consecuencia, sobre la base de lo expuesto, cumplo con informar a Ud. que no procede descontar el descanso.',
        'Saluda atentamente a Ud.,',
      ]),
    ]
    expect(findDisposition(opinion)?.line).toMatchObject({ kind: 'conclusion', text: 'no procede descontar el descanso', anchor: 'p3' })
  })

  it('quotes the conclusion of an opinion, not its premise', () => {
    const opinion = section('texto', [
      'Dictamen. Se consulta por los faros.',
      'El decreto nada dice.',
      'En consecuencia, dado que, en este caso, debe presumirse que los fareros obraron de buena fe, no procede que la autoridad los invalide.',
      'Saluda atentamente a Ud.,',
    ])
    expect(findDisposition([opinion])?.line).toMatchObject({ text: 'no procede que la autoridad los invalide', anchor: 'p3' })
  })

  it('counts the other conclusions of an opinion', () => {
    const opinion = section('texto', [
      'Oficio de la Superintendencia.',
      'III.- CONCLUSIONES:',
      '1.- Procede el cobro.',
      '2.- No procede el interés.',
      'Saluda a Ud.,',
    ])
    expect(findDisposition([opinion])?.line).toMatchObject({ kind: 'conclusion', text: 'Procede el cobro', more: 1 })
  })

  it('quotes an authority that decides in its own name', () => {
    const opinion = section('texto', [
      'Dictamen. La universidad pide reconsiderarlo.',
      'El decreto nada dice.',
      'En estas condiciones, este Organismo de Control rechaza la solicitud de reconsiderar el dictamen.',
      'Asimismo, esta Entidad Fiscalizadora devuelve sin tramitar la resolución.',
    ])
    expect(findDisposition([opinion])?.line).toMatchObject({
      text: 'este Organismo de Control rechaza la solicitud de reconsiderar el dictamen',
      more: 1,
    })
  })

  it('is silent where nothing is decided', () => {
    expect(findDisposition([])).toBeNull()
    expect(findDisposition([section('texto', ['PENA ACCESORIA', 'COSTAS NO'])])).toBeNull()
    expect(findDisposition([section('considerando', ['Primero: Que la actora pide que se acoja la demanda.'])])).toBeNull()
  })

  it('throws on no text, and its line stands in its paragraph', () => {
    const word = fc.constantFrom(
      'se acoge',
      'la demanda',
      'I.-',
      'Que',
      'se declara:',
      '[persona 1]',
      'Por tanto,',
      'costas',
      '.',
      ';',
      'RUT',
    )
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 60 }), { maxLength: 8 }), (paragraphs) => {
        const sections = splitSections(paragraphs.map((words) => words.join(' ')))
        const line = findDisposition(sections)?.line
        if (line === undefined) return true
        const own = sections.flatMap((each) => each.paragraphs).find(({ anchor }) => anchor === line.anchor)?.text ?? ''
        const [first = ''] = line.text.replace(/…$/u, '').split(' … ')
        const shown = own.slice(line.from, line.to)
        return line.text.length <= maxLineLength && (shown.startsWith(first) || first.startsWith(shown)) && line.to <= own.length
      }),
    )
  })

  it('takes time linear in the text', () => {
    const long = `Por tanto, ${'se declara que no se condena a la parte y '.repeat(20_000)}`
    expect(cpuMillis(() => void ruled(long))).toBeLessThan(2000)
  })
})
