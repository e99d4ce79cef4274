import type { Section } from '@basejuris/domain'
import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findVoices } from './find-voices.ts'
import { speakerOf } from './speaker-of.ts'

const speaker = (...texts: string[]) =>
  speakerOf({ kind: 'considerando', title: '1°', paragraphs: texts.map((text, index) => ({ anchor: `p${index}`, text })) })

const sectionOf = (texts: readonly string[]) => ({
  kind: 'considerando' as const,
  title: '5°',
  paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })),
})

const isSpeaker = (text: string): boolean => ['tribunal', 'parte', 'prueba', 'antecedentes', 'fallo', 'doctrina'].includes(text)

describe('findVoices', () => {
  const letter =
    'Que es un hecho de la causa la carta. Los faroles que usted retira del patio ascienden a la suma de $34.250. El faro no sufrió daño alguno.'

  it('hears a letter in the sentence that speaks to somebody, and the court around it', () => {
    const ranges = findVoices(sectionOf([letter])).get('p0') ?? []
    expect(ranges.map(({ speaker: who, from, to }) => [who, letter.slice(from, to).trim()])).toEqual([
      ['prueba', 'Los faroles que usted retira del patio ascienden a la suma de $34.250.'],
    ])
  })

  it('hears the court where it says what the evidence of a party shows', () => {
    const account = 'DÉCIMO: Que la actora alega una diferencia en el pago del farol.'
    const own = 'Que de la propia documental acompañada por la actora, en especial el recibo de mayo, consta que el farol se pagó entero.'
    const text = `${account} ${own}`
    const ranges = findVoices(sectionOf([text])).get('p0') ?? []
    expect(ranges.map(({ speaker: who, from, to }) => [who, text.slice(from, to).trim()])).toEqual([['parte', account]])
  })

  it('hears an office in its answer to a letter', () => {
    expect(findVoices({ ...sectionOf([letter]), kind: 'texto' }).size).toBe(0)
  })
})

describe('speakerOf', () => {
  it.each([
    'Primero: Que comparece doña Inés Faro Luna, abogada, en representación de la actora, e interpone recurso de protección en contra de Molinos del Alba SpA.',
    'SEGUNDO: Que, por su parte, la demandada contestó la demanda y solicitó su rechazo, pues el contrato terminó por mutuo acuerdo.',
    '3°.- Que el recurrente sostiene que el fallo infringe el artículo 1545 del Código Civil, porque desconoce lo pactado.',
    'TERCERO: Alegatos de apertura. Que el Ministerio Público señaló que acreditaría los hechos con tres testigos.',
    'Cuarto: Que se ha deducido recurso de nulidad por la defensa, fundado en la causal del artículo 374 letra e) del Código Procesal Penal.',
    'QUINTO:  Que,  al  informar,  la  recurrida  expone  que  el  corte  obedeció  a  una  deuda  de  tres  meses.',
    'Duodécimo. Agregó que el informe fue entregado fuera de plazo.',
    'Por todo lo dicho, la Fiscalía solicita que se le imponga una pena de tres años.',
    'Segundo: Según el auto de apertura, los hechos de la acusación fiscal fueron los siguientes: que huyó.',
    'Sexto: Que, como se dijo, la ejecutada opone la excepción del N° 17, la que funda en que el plazo de la letra venció.',
    'CUARTO: Que luego contesta la empresa demandada, niega los hechos y solicita el rechazo.',
    'Segundo: Que por esta vía el recurrente denuncia como ilegal el que la recurrida haya apagado el faro.',
    'Tercero: Que, conforme se indica en el recurso, la materia de derecho que se propone uniformar consiste en determinar si el faro es una faena.',
    'La Asociación de Funcionarios de Faros reclama porque su servicio ha cambiado de criterio.',
    '1.- Ha recurrido a esta Superintendencia el interesado, reclamando en contra de su mutualidad.',
    'Esa Mutualidad ha hecho presente su discrepancia con el procedimiento de los faros.',
    'El titular indica que la planta de faros funciona desde mayo.',
    'Sexto: Que por la presente acción se recurre en contra del Servicio de Faros, por la demora en responder.',
  ])('hears a party in «%s»', (text) => {
    expect(speaker(text)).toBe('parte')
  })

  it.each([
    'SEXTO: Que, para acreditar sus dichos, la demandante rindió la siguiente prueba: documental, consistente en el contrato y dos cartas.',
    'Séptimo: Que la parte demandada incorporó los siguientes documentos: liquidaciones de enero y febrero.',
    'Segundo: Que, a fin de acreditar los asertos de su demanda, el actor, sin objeción, acompañó prueba instrumental, consistente en:',
    '3.- Informe del Servicio de Faros N° 38, que en lo pertinente señala que no hay anotaciones.',
    'OCTAVO: Que el acusado, advertido de sus derechos, renunció a su derecho a guardar silencio y dijo que ese día estaba en su casa.',
    'Cuarto: Que comparecieron a rendir información sumaria doña Inés Faro y doña Eva Luna, quienes corroboran lo aseverado por la solicitante.',
    'Fueron agregados los siguientes instrumentos: un contrato de dos de mayo.',
    '2. Comparece el testigo Elías Luna, quien debidamente juramentado declara:',
    'SÉPTIMO: Que la prueba de la defensa fue la que sigue:',
  ])('finds evidence in «%s»', (text) => {
    expect(speaker(text)).toBe('prueba')
  })

  it.each([
    'Noveno: Que el despido es injustificado, pues la carta no señala hechos.',
    'Décimo: Que la demandada alega que hubo acuerdo; sin embargo, ningún documento lo muestra.',
    'UNDÉCIMO: Que el demandante sostiene que trabajó hasta mayo. Este tribunal estima que así fue.',
    'Duodécimo: Que, respecto de lo que la recurrente reprocha, basta leer el contrato.',
    'Decimotercero: Que si bien la actora indica otra fecha, el finiquito dice marzo.',
    'Tercero: Que señala la norma citada que el plazo es de treinta días.',
    'Cuarto: Que el artículo 187 establece que son apelables las sentencias definitivas, y que la parte recurre dentro de plazo.',
    'Quinto: Que la alegación de la demandada no puede prosperar.',
    'Sexto: Que la solicitud de concesión se presentó dentro de plazo.',
    'Séptimo: Que no hay interpretaciones contradictorias sobre la materia de derecho cuya unificación se solicita.',
    'Octavo: Que agrega también el referido boletín lo siguiente.',
    'Noveno: Que de esta manera el acto recurrido debe ser calificado como ilegal, pues priva al actor de su derecho.',
    'Décimo: Que la resolución impugnada que rechazó la patente del faro contiene las razones que la justifican.',
    'Undécimo: Que este tribunal desestima la excepción que opone la ejecutada en su escrito.',
    'Duodécimo: Que este permiso tiene un rasgo propio, que dice relación con su plazo, y no obsta a la multa.',
    'Y teniendo presente: Que con los informes acompañados se justifica la venta del faro.',
  ])('leaves to the court «%s»', (text) => {
    expect(speaker(text)).toBe('tribunal')
  })

  it.each([
    ['Segundo: Que la defensa sostuvo que el faro estaba apagado.', 'Dicha tesis no logró respaldo en la bitácora del puerto.'],
    ['Segundo: Que la defensa sostuvo que el faro estaba apagado.', 'De la simple lectura de la bitácora resulta otra cosa.'],
    ['Segundo: Que la actora alegó que la linterna costó dos millones.', 'Se tendrá el monto de un millón como precio de la linterna.'],
    ['Segundo: Que ambos acusados señalan que dormían.', 'La unanimidad de estos adjudicadores rechazará la atenuante invocada.'],
    ['Segundo: Que el actor alegó que apagó el faro por orden de su jefe.', 'A juicio del tribunal, la orden no consta en parte alguna.'],
    ['Segundo: Que el recurrente propone una infracción de la sana crítica.', 'En su recurso no precisa cuál regla se quebrantó.'],
    [
      'Segundo: Que la Municipalidad apeló del monto.',
      'La sentencia será confirmada en esto, pues la suma que pide rebajar la municipalidad es prudente.',
    ],
    ['Segundo: Que el recurso se interpuso el dos de mayo.', 'Como puede advertirse, el recurso llegó tarde, debiendo así declararse.'],
  ])('gives back to the court what follows «%s»', (account, own) => {
    expect(findVoices(sectionOf([account, own])).get('p1')).toBeUndefined()
    expect(findVoices(sectionOf([account, own])).get('p0')).toHaveLength(1)
  })

  it('leaves what is asked, and what an expert says, to who told before', () => {
    const asked = sectionOf([
      'Quinto: Que corresponde analizar el permiso del faro.',
      'Agrega que la oficina deberá informar lo siguiente.',
      '2. Si el faro cumple con lo dispuesto en la ordenanza.',
    ])
    expect(findVoices(asked).get('p2')?.[0]?.speaker).toBe('parte')
    const expert = sectionOf([
      'Quinto: Que compareció el testigo Elías Luna, debidamente juramentado.',
      'Dijo que hay que tener cuidado con el faro.',
    ])
    expect(findVoices(expert).get('p1')?.[0]?.speaker).toBe('prueba')
  })

  it('gives to a party what is invoked, for its sentence', () => {
    const section = sectionOf([
      '2° Que por el recurso, se ha invocado la causal de falta de luz.',
      'La ordenanza exige dos faros por bahía.',
    ])
    expect(findVoices(section).get('p0')?.[0]?.speaker).toBe('parte')
    expect(findVoices(section).get('p1')).toBeUndefined()
    expect(speaker('Décimo: Que se ha solicitado por la Minera del Cabo la constitución de una servidumbre sobre el faro.')).toBe('parte')
    expect(speaker('Décimo: Que no se ha alegado por la demandada que el faro estuviera apagado.')).toBe('tribunal')
  })

  it('hears a company in spite of the full stops of its name', () => {
    expect(speaker('Vigésimo: Que FAROS DEL SUR S.A. alegó que no procede la resolución del contrato.')).toBe('parte')
    expect(speaker('Vigésimo: Que el contrato con Faros del Sur S.A. quedó resuelto el dos de mayo.')).toBe('tribunal')
  })

  it('gives to the evidence what an expert found, and what a witness goes on to tell', () => {
    const found = sectionOf([
      'Quinto: Que es relevante el informe de la psicóloga del puerto, quien concluyó un cuadro de insomnio.',
      'Mantiene alterado el sueño mientras gira la linterna.',
    ])
    expect(findVoices(found).get('p1')?.[0]?.speaker).toBe('prueba')
    const witness = sectionOf([
      'Quinto: Que compareció el testigo Elías Luna, debidamente juramentado.',
      'Se hace encargo a la caleta, se acoge denuncia y se dan teléfonos.',
      'El bote era verde o azul, no recuerda bien.',
    ])
    expect(findVoices(witness).get('p1')?.[0]?.speaker).toBe('prueba')
    expect(findVoices(witness).get('p2')?.[0]?.speaker).toBe('prueba')
  })

  it('gives to the court below the reasons that are listed of its ruling', () => {
    const section = sectionOf([
      'Sexto: Que la sentencia impugnada rechaza la acción por las razones de su considerando décimo, a saber: 1) Que no hubo luz. 2) Que nadie avisó al puerto.',
    ])
    expect(findVoices(section).get('p0')?.[0]).toMatchObject({ speaker: 'fallo', role: 'recurrida' })
  })

  it('hears the court where it turns to decide what a party alleged, though a claim was deduced', () => {
    const alleged = 'Octavo: Que la demandada alegó que el contrato no estaba vigente al momento de deducir la demanda.'
    const turns = [
      'Que, para resolver la vigencia del contrato se hace indispensable analizar si el aviso pudo ponerle término.',
      'Que, de los correos reseñados, se puede establecer que el contrato está vigente, no siendo atendible la defensa de la demandada.',
      'En consecuencia, el Tribunal analizará: 1) si el aviso fue oportuno; 2) si fue recibido.',
    ]
    for (const turn of turns) {
      const paragraphs = [alleged, turn, 'El aviso no cumplió lo pactado.'].map((text, at) => ({ anchor: `p${at}`, text }))
      const voices = findVoices({ kind: 'considerando', title: '8°', paragraphs })
      expect([voices.get('p0')?.[0]?.speaker, voices.get('p1') ?? null, voices.get('p2') ?? null]).toEqual(['parte', null, null])
    }
  })

  it('reads the whole section before it takes it from the court', () => {
    expect(speaker('Primero: Que la actora pide la nulidad del despido.', 'Lo pedido debe ser acogido.')).toBe('tribunal')
    expect(speaker('Primero: Que la actora pide la nulidad del despido.', 'Dice que le deben dos meses.')).toBe('parte')
  })

  it('tells a party from the court outside the considerandos as well', () => {
    const of = (kind: Section['kind'], title: string, text: string) => speakerOf({ kind, title, paragraphs: [{ anchor: 'p1', text }] })
    expect(of('vistos', 'Vistos', 'Que comparece doña Inés Faro Luna e interpone demanda.')).toBe('parte')
    expect(of('vistos', 'Vistos', 'Vistos y teniendo presente:')).toBe('antecedentes')
    expect(of('texto', 'Texto', 'La reclamante expone que su licencia fue rechazada.')).toBe('parte')
    expect(of('voto', 'Voto en contra', 'Acordada con el voto en contra del ministro señor Alba, quien estuvo por acoger.')).toBe('voto')
    expect(of('resolutiva', 'Resolutiva', 'Acordada la sentencia con el voto dirimente del Presidente señor Alba.')).toBe('tribunal')
    expect(of('voto', 'Prevención', 'Se previene que la ministra señora Luna concurre sin compartir el motivo tercero.')).toBe('prevencion')
    expect(of('resolutiva', 'Resolutiva', 'Por estas consideraciones, la demandada alega y se rechaza la demanda.')).toBe('tribunal')
    expect(speakerOf({ kind: 'considerando', title: '1°', paragraphs: [] })).toBe('tribunal')
  })

  it('leaves what a party asks of the court in the vistos to that party', () => {
    const report = 'A folio 6 informa la recurrida Servicio de Faros, quien pide el rechazo.'
    const of = (...texts: string[]) =>
      speakerOf({ kind: 'vistos', title: 'Vistos', paragraphs: [report, ...texts].map((text, at) => ({ anchor: `p${at}`, text })) })
    for (const plea of [
      '3.- Que, por lo dicho, la Corte debe declarar inadmisible el recurso, por haberse dirigido contra otro servicio.',
      'Sobre el particular, este Tribunal no puede acoger lo pedido.',
      'Por ende, esta Superintendencia estima que los permisos fueron bien denegados.',
    ])
      expect(of(plea)).toBe('parte')
    expect(of('Y teniendo presente: Que el permiso fue bien denegado.')).toBe('tribunal')
  })

  it('follows what was done in the case after what a party told, and lists of documents', () => {
    const spoken = (kind: Section['kind'], ...texts: string[]) => {
      const voices = findVoices({ kind, title: '1°', paragraphs: texts.map((text, index) => ({ anchor: `p${index}`, text })) })
      return texts.map(
        (_, index) =>
          voices
            .get(`p${index}`)
            ?.map(({ speaker: said, role }) => role ?? said)
            .join() ?? 'tribunal',
      )
    }
    expect(
      spoken(
        'vistos',
        'Que la demandada contestó la demanda.',
        'A folio 9, se notificó al demandado Elías Luna.',
        'La causa quedó en estudio.',
      ),
    ).toEqual(['la demandada', 'antecedentes', 'antecedentes'])
    expect(spoken('considerando', 'La actora lo sostiene.', '3. Copia de carta de dos de mayo.')).toEqual(['la actora', 'prueba'])
  })

  it('names who tells, not whom he tells of', () => {
    const role = (...texts: string[]) =>
      findVoices({ kind: 'considerando', title: '1°', paragraphs: texts.map((text, index) => ({ anchor: `p${index}`, text })) }).get(
        `p${texts.length - 1}`,
      )?.[0]?.role
    expect(role('Que contesta la demandada y pide el rechazo.', 'Señala que la actora no cumplió.')).toBe('la demandada')
    expect(role('Que contesta la demandada.', 'En cuanto a lo demás, argumenta que los daños imputados no son efectivos.')).toBe(
      'la demandada',
    )
    expect(
      role('Que reclama doña Inés Faro en contra del servicio.', 'Al respecto, el Servicio de Faros hizo presente que no hubo perjuicio.'),
    ).toBe(null)
    expect(role('Que recurre la recurrente en contra del servicio.', 'A folio 10, informan la secretaría y el centro de faros.')).toBe(null)
    expect(role('Que la mutual pide autorización.', 'Agrega que la inversión no responde a la demanda de los accidentados.')).toBe(null)
  })

  it('keeps a list of documents with who tells of them, and the letter of a dismissal with its author', () => {
    const carried = 'Segundo: Que, a fin de probarlo, el actor acompañó prueba instrumental, consistente en:'
    expect(speaker(carried, '1. Contrato de dos de mayo.', '2. Una boleta.')).toBe('prueba')
    const letter =
      'la carta de despido señala lo siguiente: “Se ha resuelto poner término a su contrato por las necesidades de nuestra empresa”.'
    const voices = findVoices({ kind: 'considerando', title: '6°', paragraphs: [{ anchor: 'p1', text: `En efecto, ${letter}` }] })
    expect(voices.get('p1')?.map(({ speaker: said }) => said)).toEqual(['prueba'])
  })

  it('leaves to who asks the numbered list of what is asked for, whatever it cites, and no list of documents', () => {
    const asks = [
      'PRIMERO: Que comparece don Pablo Ríos, quien interpuso demanda por despido indirecto.',
      'Funda su demanda en que trabajó en el faro, y cita jurisprudencia, solicitando que, en definitiva, se declare:',
      '1.- Que el despido es injustificado.',
      '2.- La suma de $326.500, según lo dispuesto en el artículo 162 del Código del Trabajo, en relación con el artículo 171.',
      '3.- El 50% de recargo, según lo establecido en el artículo 171 del Código del Trabajo.',
    ]
    const spoken = (paragraphs: readonly string[], at: number): string | undefined =>
      findVoices(sectionOf(paragraphs)).get(`p${at}`)?.[0]?.speaker
    expect([2, 3, 4].map((at) => spoken(asks, at))).toEqual(['parte', 'parte', 'parte'])
    const held = [...asks, 'Que, de acuerdo a lo razonado por este tribunal, se acogerá la demanda.']
    expect(spoken(held, 5)).toBeUndefined()
    expect(findVoices(sectionOf(['QUINTO: Que este tribunal tiene por acreditado:', '1.- El despido.', '2.- El aviso.'])).size).toBe(0)
  })

  it('throws on no text and takes time linear in it', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => isSpeaker(speaker(text))))
    const long = `Primero: Que ${'por su parte la demandada en la presentación '.repeat(20_000)}`
    expect(cpuMillis(() => void speaker(long))).toBeLessThan(2000)
  })
})
