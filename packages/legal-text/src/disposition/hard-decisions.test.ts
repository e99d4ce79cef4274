import { describe, expect, it } from 'vitest'
import { findDisposition } from './find-disposition.ts'
import { ruled, said, section } from './testing/operative-part.ts'

describe('findDisposition, where the decision is hard to see', () => {
  it('takes no request for the decision, and quotes what a summary reports', () => {
    const summary = section('texto', [
      'Síntesis. Por lo anterior, el director solicitó el rechazo de la reclamación, con costas.',
      'En la sentencia, el Tribunal rechazó la reclamación, sin condena en costas.',
    ])
    expect(findDisposition([summary])?.line).toMatchObject({
      text: 'el Tribunal rechazó la reclamación, sin condena en costas',
      anchor: 'p2',
      more: 0,
    })
  })

  it('begins a decision whose first sentence was left to the considerando before, and quotes no order of form', () => {
    const reasons = section('considerando', [
      'DÉCIMO: Que la prueba no bastó. Por estas consideraciones y lo dispuesto en el artículo 340 del Código Procesal Penal, se declara: I.- Que SE ABSUELVE a [persona 1]',
    ])
    const rest = section(
      'resolutiva',
      [
        ', ya individualizado, de la acusación que lo suponía autor del delito de hurto de faroles. II.- Que no se condena en costas.',
        'III.- Ejecutoriado el fallo, remítanse los antecedentes necesarios al Juez de Garantía de Coronel, para la ejecución de la sentencia.',
      ],
      2,
    )
    expect(findDisposition([reasons, rest])?.line).toMatchObject({
      text: 'SE ABSUELVE a [persona 1], ya individualizado, de la acusación que lo suponía autor del delito de hurto de faroles',
      more: 0,
    })
  })

  it('quotes the conclusion of an opinion that an act approves, not its approval', () => {
    const opinion = section('texto', [
      'VISTOS: La ley.',
      'RESUELVO: 1° APRUÉBASE el presente Dictamen denominado “Dictamen sobre los faroles”, cuyo texto se transcribe a continuación:',
      'I. Antecedentes',
      'Se consultó por los faroles del puerto.',
      'II. Conclusión',
      'Este Servicio interpreta que los faroles deben llevar una etiqueta permanente.',
    ])
    expect(findDisposition([opinion])?.line).toMatchObject({
      text: 'Este Servicio interpreta que los faroles deben llevar una etiqueta permanente',
      kind: 'conclusion',
    })
  })

  it('leaves out of a long subject what its verb needs the room of', () => {
    const subject = `las disposiciones del proyecto contenidas en las letras a) y b) del artículo 5, propuesto por el número 7${' y por el número 8'.repeat(9)}`
    expect(said(`SE DECLARA: Que ${subject}, son conformes con la Constitución.`)).toMatch(
      /^las disposiciones del proyecto .+ … son conformes con la Constitución$/u,
    )
    expect(ruled('1. Que el artículo primero es constitucional.', '2. Que el artículo segundo es igualmente constitucional.')?.more).toBe(1)
  })

  it('names the crime before what a long list of penalties adds', () => {
    const penalties =
      'a sufrir la pena de cuarenta días de prisión en su grado máximo, a las accesorias de suspensión de cargos u oficios públicos, multa de dos unidades tributarias'
    expect(
      said(
        `I.- Que se condena a [persona 1] ${penalties}, por su responsabilidad como autor del delito en grado de desarrollo de consumado y no frustrado, por el delito de conducción de un faro sin luz, cometido en Curicó el 2 de mayo de 2021.`,
      ),
    ).toMatch(/grado máximo … multa de dos unidades tributarias … por el delito de conducción de un faro sin luz/u)
    expect(
      said(
        `Se condena a [persona 1], como autor de cuatro delitos de hurto de faros de la costa del sur, previstos en el artículo 446 del Código Penal y cometidos en Curicó los días 2, 3, 4 y 5 de mayo de 2021, en perjuicio de [persona 2], a CUATRO PENAS de cuarenta días de prisión.`,
      ),
    ).toMatch(/ … a CUATRO PENAS de cuarenta días de prisión$/u)
  })

  it('finds a penalty without the word, and crimes in a list before their penalties', () => {
    expect(
      said(
        'Se condena, sin costas, a [persona 1], como autor del delito de hurto de faros, previsto y sancionado en el artículo 446 del Código Penal, cometido en esta jurisdicción el 28 de diciembre de 2021, a sufrir cien días de presidio menor en su grado mínimo, suspensión de cargos y oficios públicos durante el tiempo de la condena.',
      ),
    ).toMatch(/^Se condena, .+ hurto de faros … a sufrir cien días de presidio menor en su grado mínimo/u)
    expect(
      said(
        'SE CONDENA a [persona 1], por los hechos ocurridos dentro del territorio jurisdiccional de este Tribunal con fecha 2 de septiembre de 2019; como autor del delito consumado de hurto de faros, del artículo 446 del Código Penal; a sufrir la pena de multa de una unidad tributaria mensual, más la suspensión de la licencia.',
      ),
    ).toMatch(/^SE CONDENA a \[persona 1\] … como autor del delito consumado de hurto de faros.+multa de una unidad tributaria/u)
    expect(
      said(
        'I. Se condena a [persona 1] como autor de los siguientes delitos: Hurto de faros, en grado de consumado. Daños, en grado de consumado. A las siguientes penas: cien días de presidio.',
        'II. Regístrese.',
      ),
    ).toMatch(/A las siguientes penas: cien días de presidio$/u)
  })

  it('says in part where some exceptions are denied, or the rest of what was declared', () => {
    const denied = 'I. Se rechaza la excepción del número 2, y se ordena seguir adelante con la ejecución.'
    expect(ruled(denied, 'II. Se acoge la excepción del número 9.')).toMatchObject({ inPart: true, more: 0 })
    expect(ruled('I. Que el despido indirecto se ajusta a derecho.', 'II. Se rechaza la demanda en todo lo demás.')).toMatchObject({
      inPart: true,
    })
  })

  it('counts orders to pay and what is ordered in spite of a rejection', () => {
    const grants = `I. Se acoge la demanda de doña Inés Faro${', y de sus hermanos y parientes'.repeat(5)}.`
    expect(ruled(grants, 'II. Se ordena el pago de las siguientes prestaciones: $9.000.')?.more).toBe(1)
    expect(ruled('Se rechaza el recurso.', 'Sin perjuicio de lo resuelto, se ordena al servicio responder la solicitud.')?.more).toBe(1)
  })

  it('names the recourse where only its noun is missing, far before the decision', () => {
    expect(
      said(
        'Atendido que la apelación intentada carece de fundamentos, incumpliendo la exigencia del artículo 189 del Código de Procedimiento Civil, y lo previsto en los artículos 201 y 213, se declara INADMISIBLE el deducido por doña Inés Faro, en contra de la sentencia de dos de mayo de dos mil veintiuno.',
      ),
    ).toMatch(/^apelación … se declara INADMISIBLE el deducido por doña Inés Faro/u)
    expect(said('Visto el Auto Acordado sobre el Recurso de Protección, se rechaza, sin costas, el deducido por doña Inés Faro.')).toBe(
      'Recurso de Protección … se rechaza, sin costas, el deducido por doña Inés Faro',
    )
  })

  it('closes a quotation at whichever mark the source has, and reads no dissent after it', () => {
    expect(
      ruled(
        '1°. Que el artículo 4, que dice “se estará a lo dispuesto“, es constitucional.',
        '2°. Que el artículo 5 es constitucional.',
        'Decisión acordada con el voto en contra del ministro, quien estuvo por declarar: Que el artículo 6 es inconstitucional.',
      ),
    ).toMatchObject({ text: 'el artículo 4, que dice “se estará a lo dispuesto“, es constitucional', more: 1 })
  })

  it('begins a decision on one charge with its heading', () => {
    const charge = (name: string, fault: string, decides: string) => `Respecto del cargo ${name}, consistente en “${fault}”, ${decides}.`
    const fault =
      'El recinto no tiene doble cierre. Se constató un cierre simple en las zonas sur, este y oeste de todas las instalaciones del faro'
    expect(
      ruled(
        'RESUELVO:',
        `a) ${charge('A.1', fault, 'absuélvase al titular')}`,
        `b) ${charge('A.2', fault, 'aplíquese al titular la sanción de multa de veintiún unidades tributarias anuales')}`,
      ),
    ).toMatchObject({
      text: expect.stringMatching(
        /^Respecto del cargo A\.2, .+ … aplíquese al titular la sanción de multa de veintiún unidades tributarias anuales$/u,
      ),
      more: 1,
    })
    expect(
      said(
        'PRIMERO: Aplíquense las sanciones que indica.',
        'a) El incumplimiento de la norma 5 constituye una infracción leve, por lo que se establece como sanción una multa de 5 UTA.',
      ),
    ).toBe('El incumplimiento de la norma 5 constituye una infracción leve, por lo que se establece como sanción una multa de 5 UTA')
  })

  it('begins after the last line that says «RESUELVO:», wherever the splitter left it', () => {
    const sections = [
      section('resolutiva', ['Se tienen por acompañados los documentos.']),
      section('cierre', ['RESUELVO:', 'a) En relación con la infracción N" 1, sesanciona al titular con una multa de 7 UTA.'], 2),
    ]
    expect(findDisposition(sections)?.line.text).toBe('En relación con la infracción N" 1, sesanciona al titular con una multa de 7 UTA')
  })

  it('reads the rows of a form that sentences', () => {
    const form = (penalty: string) =>
      section('texto', [
        'Acta de audiencia',
        'DELITO',
        'Hurto de faros, previsto en el artículo 446',
        'GRADO PARTICIPACION (AUTOR-COMPLICE)',
        'Autor',
        `PENA (CORPORAL Y/O MULTA) ${penalty}`,
        'GRADO MINIMO',
        'PENA SUSTITUTIVA / PLAZO',
        'Remisión condicional por un año',
        'COSTAS (SI-NO) NO',
      ])
    expect(findDisposition([form('61 días de presidio menor en su')])?.line).toMatchObject({
      text: 'DELITO Hurto de faros … PENA (CORPORAL Y/O MULTA) 61 días de presidio menor en su GRADO MINIMO … PENA SUSTITUTIVA / PLAZO Remisión condicional por un año',
      anchor: 'p2',
    })
    expect(findDisposition([form('1 días de presidio menor en su')])?.line.text).toBe(
      'DELITO Hurto de faros … PENA SUSTITUTIVA / PLAZO Remisión condicional por un año',
    )
  })

  it('counts the other crimes of one conviction', () => {
    const first = `como autor del delito de hurto de faros${', cometido en la costa del sur'.repeat(6)}`
    const second = 'y a la pena de veinte días de prisión, como autor del ilícito de apagar boyas'
    expect(ruled(`Se condena a [persona 1] a la pena de cien días de presidio, ${first}.`)?.more).toBe(0)
    expect(ruled(`Se condena a [persona 1] a la pena de cien días de presidio, ${first}; ${second}.`)?.more).toBe(1)
    expect(
      ruled(`Se condena a [persona 1] a las siguientes penas: - cien días de presidio, ${first}. - veinte días de prisión, ${first}.`)
        ?.more,
    ).toBe(1)
  })

  it('says of a long subject what an answer confirms of it', () => {
    const answer = `se confirma el criterio consultado, en el sentido de que las pérdidas de un faro, en tanto obra de utilidad pública acreditada por sentencia${', con motivo del pago de una deuda'.repeat(3)}, es un gasto deducible de la renta líquida.`
    const opinion = section('texto', [
      'Dictamen. Se consulta por los faros.',
      `En consecuencia, sobre la base de lo expuesto, cumplo con informar a Ud. que ${answer}`,
      'Saluda atentamente a Ud.,',
    ])
    expect(findDisposition([opinion])?.line.text).toMatch(/^se confirma el criterio consultado, .+ … es un gasto deducible/u)
  })

  it('reads the row of a form that acquits, with every charge', () => {
    const form = (verdict: string) =>
      section('texto', [
        verdict,
        'Hechos: el día 2 de mayo apagó un faro.',
        'DELITOS',
        'Daños simples, artículo 487',
        'Hurto de faros',
        'COSTAS No',
      ])
    expect(findDisposition([form('SENTENCIA ABSOLUTORIA')])?.line).toMatchObject({
      text: 'SENTENCIA ABSOLUTORIA … DELITOS Daños simples, artículo 487 Hurto de faros',
      anchor: 'p1',
    })
    expect(findDisposition([form('La defensa pide sentencia absolutoria para el faro.')])).toBeNull()
  })

  it('says of no prison that it is the reason of an acquittal, and keeps the number of an inciso', () => {
    expect(
      said(
        `SE ABSUELVE a don [persona 1], ya individualizado y actualmente privado de libertad en calidad de rematado, en virtud de causas diversas, en el Centro de Cumplimiento de Villa Faro, de los cargos formulados en su contra por el Ministerio Público como autor de hurto de faros${' en la costa'.repeat(12)}.`,
      ),
    ).toMatch(/^SE ABSUELVE a don \[persona 1\] … de los cargos/u)
    expect(said('Se absuelve a [persona 1] del delito de apagar faros, previsto en el art. 291 bis inc. 2° del Código Penal.')).toMatch(
      /inc\. 2° del Código Penal$/u,
    )
  })

  it('leaves no part of what it left out, and no weak word at the end', () => {
    const by = 'dictada por la Directora Ejecutiva del Servicio de Faros, en su calidad de secretaria del Comité, el 23 de mayo de 2023'
    const long = `Se acoge la reclamación de doña Inés Faro en contra de la Resolución N° 2, ${by}, por los fundamentos que se desarrollan en las consideraciones precedentes de este fallo, con costas.`
    expect(said(long)).toBe('Se acoge la reclamación de doña Inés Faro en contra de la Resolución N° 2 … con costas')
    expect(
      said(`Remítanse los antecedentes a la Corte ${'de los faros del sur '.repeat(9)}para que, si es del caso, a) que resuelva y diga.`),
    ).not.toMatch(/(?: de| la| que| del caso)…$/u)
  })

  it('keeps what was revoked, and leaves out how the file holds it', () => {
    expect(
      said(
        'SE REVOCA la resolución de ocho de mayo de dos mil veintiuno, íntegramente transcrita en la carpeta digital, en cuanto por ella se dio lugar a la medida precautoria de prohibición de encender los faros de la demanda y, en su lugar, se decide que se deniega la referida medida debiendo el tribunal librar las órdenes del caso para que se alce y se comunique a quien corresponda.',
      ),
    ).toMatch(
      /^SE REVOCA la resolución de ocho de mayo de dos mil veintiuno … en cuanto por ella se dio lugar a la medida precautoria .+ se deniega la referida medida…$/u,
    )
  })

  it('keeps the penalty that «se condena a» governs, and the law that defines the crime', () => {
    expect(
      said(
        'Que se condena a [persona 1], a las siguientes penas como autor en los términos del artículo 15 N° 1 del Código Penal, grado de desarrollo frustrado, de un delito de hurto de faros, previsto y sancionado en el artículo 443 inciso primero en relación al artículo 432, ambos del Código Penal, perpetrado en Curicó el 2 de mayo de 2021, a una pena de cincuenta días de prisión en su grado máximo, accesorias del artículo 30 del Código Penal.',
      ),
    ).toMatch(/hurto de faros … a una pena de cincuenta días de prisión en su grado máximo/u)
    expect(
      said(
        'I. Se condena a [persona 1], ya individualizada, como autora del delito consumado de infracción al artículo 4°, en relación al artículo 1° de la Ley 99.000, ilícito cometido el día 4 de marzo de 2022, en la comuna de Curicó, a sufrir la pena de QUINIENTOS DÍAS DE PRESIDIO MENOR EN SU GRADO MEDIO, accesoria de suspensión de cargo u oficio público y al pago de UNA MULTA DE 10 UNIDADES TRIBUTARIAS MENSUALES.',
      ),
    ).toMatch(/en relación al artículo 1° de la Ley 99\.000 … a sufrir la pena de QUINIENTOS DÍAS DE PRESIDIO MENOR EN SU GRADO MEDIO…$/u)
  })

  it('shows the main claim that was denied before the accessory one that was granted', () => {
    expect(
      ruled('I. Se rechaza la demanda por despido injustificado.', 'II. Se acoge la demanda, sólo en cuanto se condena a pagar $9.000.'),
    ).toMatchObject({
      text: 'Se rechaza la demanda por despido injustificado … Se acoge la demanda, sólo en cuanto se condena a pagar $9.000',
      more: 0,
      inPart: true,
    })
  })

  it('keeps the answer that follows its premise, and the authority that gave it', () => {
    const opinion = (said: string) =>
      findDisposition([section('texto', ['Ordinario. Dirección del Trabajo.', said, 'Saluda a Ud.,'])])?.line.text
    expect(
      opinion(
        'En consecuencia, cumplo con informar a Ud. que el sistema de registro y control de asistencia denominado "Faro", consultado por la empresa Faros del Sur S.A., RUT Nº[RUT], no se ajusta a todas las exigencias establecidas en la Resolución Exenta Nº99 de 2.5.2021, por lo que no se autoriza su utilización en el marco de las relaciones laborales.',
      ),
    ).toMatch(/no se ajusta.* por lo que no se autoriza su utilización en el marco de las relaciones laborales$/u)
    expect(opinion('La Contraloría General ha dado curso al instrumento del rubro.')).toBe(
      'La Contraloría General ha dado curso al instrumento del rubro',
    )
  })

  it('shows the name of a party whole or not at all', () => {
    expect(
      said(
        'Se acoge la demanda deducida por doña Inés Margarita Faro Luna del Carmen en contra de su ex empleadora SERVICIOS FAROLES Y COMPAÑIA LIMITADA en cuanto se declara nulo el despido de la demandante con fecha 1 de junio de 2023, por la deuda previsional que existía entonces y por todo lo que ya se dijo.',
      ),
    ).toMatch(/SERVICIOS FAROLES Y COMPAÑIA LIMITADA/u)
    expect(
      said(
        'Se rechaza en todas sus partes la reclamación que fue interpuesta en estos autos por don Carlos Alberto Faro Luna, por sí y en representación de los demás vecinos del puerto, en contra de la INSPECCIÓN PROVINCIAL DEL TRABAJO DE LOS FAROS DEL SUR Y DEL PUERTO.',
      ),
    ).not.toMatch(/INSPECCIÓN(?!.*PUERTO)/u)
  })

  it('goes on to the end of a sentence that the splitter took for the closing, and passes over reasoning before an acquittal', () => {
    const closed = [
      section('resolutiva', [
        'Por lo expuesto, se acoge el recurso de nulidad de [persona 1], contra la sentencia de dos de mayo, en la causa RUC',
      ]),
      section('cierre', ['N°2.100 RIT N°3-2021, y, en consecuencia, se anula el juicio.', 'Regístrese.'], 2),
    ]
    expect(findDisposition(closed)?.line.text).toMatch(/se anula el juicio$/u)
    expect(
      said(
        'Por lo anterior, se desestima la pretensión del fiscal de tenerlo por autor del delito de hurto de faros.',
        'El testigo agrega que se acoge denuncia.',
        'Por estas consideraciones y lo dispuesto en el artículo 340, se declara: I.- Que SE ABSUELVE a [persona 1] del delito de hurto de faros.',
      ),
    ).toBe('SE ABSUELVE a [persona 1] del delito de hurto de faros')
  })

  it('counts an order to pay that the line does not show', () => {
    expect(
      ruled(
        `Se acoge la demanda deducida por doña Inés Faro Luna en contra de Faros del Sur S.A., declarándose injustificado el despido de que fue objeto ${'en el puerto del sur '.repeat(5)}, condenándose a la demandada a pagar $9.000 por el aviso previo.`,
      )?.more,
    ).toBe(1)
  })

  it('adds to a short line what is decided next', () => {
    expect(ruled('I. HA LUGAR al reclamo de fojas 1.', 'II. DÉJESE SIN EFECTO el acta de denuncia.', 'III. Regístrese.')).toMatchObject({
      text: 'HA LUGAR al reclamo de fojas 1 … DÉJESE SIN EFECTO el acta de denuncia',
      more: 0,
    })
  })

  it('leaves out the name of a judge with the office', () => {
    const line = said(
      'SE RECHAZA, sin costas, el recurso de hecho presentado por el abogado don Elías Mar Puerto, en contra de la resolución dictada por la Juez Titular del Primer Juzgado de Letras de Puerto Faro, doña Inés Faro Luna, de fecha cuatro de mayo de dos mil veintiuno, por la que no se hizo lugar a la apelación deducida en subsidio.',
    )
    expect(line).toContain('no se hizo lugar a la apelación')
    expect(line).not.toContain('Luna')
  })

  it('shows what a granted petition is followed by', () => {
    expect(
      said(
        'Que, SE ACOGE, la solicitud de fecha 3 de mayo del año 2021.',
        'En consecuencia, se ordena al Conservador de Faros inscribir la escritura de doña Inés Faro Luna.',
        'Regístrese.',
      ),
    ).toBe(
      'SE ACOGE, la solicitud de fecha 3 de mayo del año 2021 … se ordena al Conservador de Faros inscribir la escritura de doña Inés Faro Luna',
    )
  })

  it('counts what is ordered although the recourse failed', () => {
    expect(
      ruled(
        'SE RECHAZA la acción de amparo interpuesta en favor de [persona 1] en contra del Servicio de Faros. Sin perjuicio de lo cual, se ordena al Servicio remitir los antecedentes.',
      ),
    ).toMatchObject({
      text: 'SE RECHAZA la acción de amparo interpuesta en favor de [persona 1] en contra del Servicio de Faros',
      more: 1,
    })
  })

  it('says that a claim was denied in a clause of what it grants', () => {
    expect(
      ruled(
        `1. Que se acoge la demanda de folio 1 en cuanto se declara resuelto el contrato de arriendo de los faros celebrado entre las partes ${'del puerto '.repeat(8)}.`,
        '2. Que se condena a Faros del Sur S.A. a pagar $9.000, rechazándose la demanda respecto de la suma de $3.000.',
      ),
    ).toMatchObject({ inPart: true, more: 1 })
  })

  it.each([0, 12, 24, 30, 36, 45, 50, 55, 60, 65])('cuts no number or date, whatever stands before it: %i', (length) => {
    const before = 'con la conformidad de los intervinientes y de la fiscalía local del puerto'.slice(0, length)
    const fined = `I.- Que se condena a [persona 1], como autor del delito de hurto de faros en el puerto del sur ${before}, a la pena de TRES AÑOS DE PRESIDIO MENOR EN SU GRADO MÁXIMO, más la pena de SESENTA Y UN (61) DÍAS DE PRESIDIO MENOR EN SU GRADO MÍNIMO, en el puerto.`
    expect(said(fined)).not.toMatch(/(?:sesenta|sesenta y un|\(61\)|pena|más)…$/iu)
    const dated = `Se declara inadmisible, por improcedente, el recurso de apelación interpuesto por la solicitante ${before} el 9 de mayo, y concedido el once del mismo mes y año, contra de la resolución de cuatro de mayo de dos mil veintiuno.`
    expect(said(dated)).not.toMatch(/(?:cuatro|mayo|dos|mil)…$/iu)
  })

  it('shows whole the name behind what was claimed, and no subject of a list without its verb', () => {
    const line = said(
      'Ha lugar a la demanda interpuesta por despido improcedente y cobro de prestaciones por INÉS MARÍA FAROLERO SANTILLANA, en contra de FAROS DEL SUR SA., todos ya singularizados, en consecuencia, se declara: a) Que, el despido del que fue objeto la demandante con fecha tres de mayo de dos mil veintiuno en el puerto, es improcedente.',
    )
    expect(line).toContain('INÉS MARÍA FAROLERO SANTILLANA')
    expect(line).not.toMatch(/(?:puerto|veintiuno|mayo|mil)…$/u)
  })

  it('counts what an opinion instructs after its answer', () => {
    const opinion = section('texto', [
      'Oficio de la Superintendencia.',
      'Se consulta por los faros.',
      'En consecuencia, esta Superintendencia debe manifestar que el cálculo es correcto.',
      'Sin perjuicio de lo anterior, ese Instituto deberá informar a la recurrente.',
      'Saluda a Ud.,',
    ])
    expect(findDisposition([opinion])?.line).toMatchObject({ text: 'el cálculo es correcto', more: 1 })
  })
})
