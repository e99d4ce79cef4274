import type { Section } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { repeatsAnother, reportsAnother } from './account-sentences.ts'

describe('reportsAnother', () => {
  it.each([
    'Que Molinos Aurora ha argumentado en su defensa, en síntesis, que no tiene poder de mercado',
    '2°) Que, de acuerdo a lo expuesto en el recurso, el error estriba en la fecha de la multa, que en parecer del impugnante había prescrito',
    'Que la actuación cuya ilegalidad y arbitrariedad se denuncia se ha hecho consistir en la tala de los sauces',
    'El testigo Marcos Ruiz indicó que el camión venía sin luces',
    'indican que tuvieron que saltar la reja para entrar al patio',
    'Por su parte, señala que nunca recibió la carta de aviso',
    'Se entrevistaron con el conductor, quien les explicó cómo había ocurrido el choque',
    'No obstante, se sostiene por la reclamante que el fiscalizador no miró los documentos',
    'En subsidio, se alega también que el ministerio carece de patrimonio propio',
    'En conclusión solicita tener por entablada demanda incidental',
    'Por la parte demandada solidaria: establecer el poder liberatorio del finiquito',
    'Con todos los antecedentes se puede presumir ese conocimiento y por tanto pide veredicto condenatorio',
    '4. Contratos de trabajo entre la reclamante y tres de sus trabajadores',
    'fotocopia de la inscripción del terreno en el registro de la comuna',
    'En la afirmativa, hechos y fecha en que cerró la vitrina.',
    '3. Comunicación de término del contrato de la vitrina',
    '3.-Cumplimiento de las formalidades del aviso 4.-Efectividad de adeudarse el feriado',
    'solicitando acogerla a tramitación y declarar que se hace lugar a la demanda',
    'En particular, esa diferencia de precios sería la consecuencia de un reparto de zonas',
    'Por último, reiteró que resulta ilegal dejar fuera a la comunidad de la consulta',
    'Para la reclamante, el plazo de la solicitud ya había vencido cuando se pidió',
    'Una vecina recurrió a esta Superintendencia exponiendo que la caja le devolvió las dos solicitudes',
    'el perito balístico explicó las tres muestras que recibió, agregando que eran de calibres distintos',
    'Que la demandada, sin negar el contrato, ha alegado la prescripción de las rentas del año pasado',
    'Que la recurrente denuncia la falta de timbre en cada una de las hojas del acta',
    'Que a folio 2 se deduce acción de protección en favor de Julia Mena por no responder la oficina de partes',
    'Que la ejecutada funda su oposición en que el pagaré se llenó después de firmado',
    'Que la defensa, sin cuestionar los hechos, consideró justa la pena y solicitó se le reconozca su conducta anterior',
    'Que la recurrente imputa a la directora haber cerrado la sala de lectura',
    'Que la querellada finca su apelación sosteniendo que la bodega es de su hermano',
    'El recurso de nulidad se funda en la letra b) del artículo 478',
    'Que a folio 30 se deduce por la parte demandada la tacha de amistad con el testigo',
    'A fojas 8 consta el escrito de la fundición en el que solicita un plazo mayor',
    'Que Fundiciones Aurora menciona que las demandantes no indicaron la fecha de las faenas',
    'Que a fojas 2 el servicio remitió a este tribunal el acta con que acusa la descarga',
    'Que el infractor se fue, no acompañando a la inspección la planilla solicitada',
    'Esto es, las materias que la recurrente expuso y que después no fueron reclamadas en la sede',
    'Además, a juicio de la reclamante, el plano no vale como prueba',
    'También ha sido argüido por la demandada el hecho de que la vitrina quedó abierta',
    'Al respecto señala: inició un inventario de la vitrina y de sus llaves',
    'Así, [persona 4] refirió que encontró la llave en la vitrina',
    'Ambos deponentes fueron enfáticos en señalar que la vitrina estaba abierta',
    'Se incorporó una carta con fecha de mayo, señalando la misiva que la vitrina quedó abierta',
    'Que, para fijar la multa, la FNE propone mirar las ventas de la fundición del último año',
    'Así, a juicio de la FNE, la multa ha de mirar las ventas de la fundición',
    'Que la reclamante plantea que el faro y el muelle no son la misma obra',
    'Ello, en su entender, no daña a los vecinos del faro',
    'El ministerio público no insistió en el segundo cargo ni rindió prueba, señalando que la falta ya no tiene pena',
  ])('is true of «%s»', (text) => {
    expect(reportsAnother(foldText(text))).toBe(true)
  })

  it.each([
    'Por su parte, del artículo citado fluye que la empresa no puede exigir ese examen',
    'Por su parte, los fondos de esa clase aplican también el criterio indicado',
    'SEXTO: Que, en consecuencia, el tribunal del grado se hizo cargo de la prueba y la que reclama el recurrente alegando omisiones es otra',
    'lo cierto es que la defensa alegó una causal que los hechos no permiten',
  ])('is false of «%s»', (text) => {
    expect(reportsAnother(foldText(text))).toBe(false)
  })

  it('follows a teller into the other clauses of the sentence, until the court turns', () => {
    const before = foldText('La testigo Ana Soto declaró que el agente autorizaba los permisos;')
    expect(reportsAnother(foldText('y que el jefe de operaciones nada decidía en esa oficina'), before)).toBe(true)
    expect(reportsAnother(foldText('sin embargo, el contrato dice otra cosa en su cláusula quinta'), before)).toBe(false)
    expect(reportsAnother(foldText('y que el jefe de operaciones nada decidía en esa oficina'))).toBe(false)
  })

  it('ends a telling where the court draws what follows of it', () => {
    const before = foldText('La demandada sostuvo que el aviso se pegó en la puerta del local;')
    expect(reportsAnother(foldText('por tanto, corresponde tener por terminado el arriendo en esa fecha'), before)).toBe(false)
    expect(reportsAnother(foldText('lo que permite concluir que el aviso no llegó a su destino'), before)).toBe(false)
    expect(reportsAnother(foldText('por tanto el aviso llegó a todos los vecinos del local'), before)).toBe(true)
  })

  it('knows that a party draws consequences too', () => {
    const before = foldText('Tal razonamiento, según el recurrente, es incompleto y no mira las circunstancias del accidente,')
    expect(reportsAnother(foldText('de manera que se le exige al municipio una obligación desmedida'), before)).toBe(true)
    expect(reportsAnother(foldText('de manera que corresponde examinar si la obligación es desmedida'), before)).toBe(false)
  })

  it('leaves to another court what a later clause says of its ruling', () => {
    const before = foldText('Que la Excma. Corte Suprema concluyó que tales contratas son un vínculo transitorio,')
    const clause = foldText('pudiendo la autoridad no renovarlas para el año siguiente')
    expect(reportsAnother(clause, before)).toBe(true)
    expect(reportsAnother(clause, foldText('Que esta Corte concluyó que tales contratas son un vínculo transitorio,'))).toBe(false)
  })

  it.each([
    'Que la carta de aviso debe expresar los hechos en que se funda la causal',
    'Que el artículo 98 de la Ley 18.092 señala que el plazo de prescripción es de un año',
    'Que esta Corte ha señalado que la negativa a admitir prueba ilícita protege el debido proceso',
    'De lo anterior se desprende que el despido fue injustificado',
    'Si la empresa no llevara registro, la multa sería procedente por ese solo hecho',
    'En la cláusula cuarta se pactó el pago anticipado de las rentas pendientes',
    'El contrato de trabajo debe constar por escrito dentro de quince días',
    'La reclamante no acompañó planilla alguna que acredite los fundamentos de su rebaja',
    'En cuanto a la fuerza mayor del apelante, esta Corte coincide con lo argumentado en el fallo',
    'El recurrente no denuncia cuál regla de la lógica se habría quebrantado ni cómo influye en lo resuelto',
    'Las multas por las infracciones a que se refiere el acta del servicio se regulan en la ordenanza',
    'Si bien el demandado sostuvo que no hubo jornada, consta en el libro de asistencia que se firmaba a las ocho',
    'El acusado entregó la bolsa y, a juicio del tribunal, ello denota que sabía de su contenido, como lo afirmó el cabo',
    'Por su parte, este Servicio ha sostenido que la muestra de una colección es una actividad cultural',
    'La vitrina de [persona 2] quedó abierta, como indicó el plano',
    'La única anotación de la policía marítima se refiere a una visita al faro',
    'El farero puede abrir la torre cuando el Servicio tenga motivos fundados para cerrarla',
    'La multa cae sobre un imputado que no fue llamado ni acusado en el juicio del faro',
    'La donación, cuya insinuación se solicita, no daña a los vecinos del faro',
    'No resulta efectivo, como se sostiene en el recurso, que el faro estuviera apagado',
    'Se trata de una tarea que puede hacer otra persona, como sería el guardián del puerto',
    'La legítima defensa invocada no tiene sustento en la prueba del faro',
    'Séptimo: Que, tal como se advierte del recurso, la recurrente plantea que se mire otro faro, y eso es de los jueces del fondo',
    'Que, sobre el plazo, consta del mismo relato del demandante que el faro se apagó en mayo',
    'Ello se desprende del plano del faro, referido por la víctima, quien indicó que la torre estaba cerrada',
    'La conducta en que la demandada funda su rebaja debe calificarse de descuido',
  ])('is false of the court: «%s»', (text) => {
    expect(reportsAnother(foldText(text))).toBe(false)
  })
})

it('takes what goes on from what the court concludes for its own, unless somebody says it', () => {
  const clause = foldText('pues en todas el plano del faro es legible')
  expect(
    reportsAnother(clause, foldText('En consecuencia, no difieren los fallos sobre la materia de derecho cuya unificación se pide')),
  ).toBe(false)
  expect(
    reportsAnother(clause, foldText('La actora alega que, por consiguiente, el plano es falso, resulta ilegal y se solicita otro')),
  ).toBe(true)
})

const sectionOf = (...texts: string[]): Section => ({
  anchor: 'c2',
  kind: 'considerando',
  number: 2,
  title: '',
  paragraphs: texts.map((text, at) => ({ anchor: `p${at}`, text })),
})
const repeated = (section: Section) =>
  section.paragraphs.filter(({ anchor }) => repeatsAnother(section, anchor, 1, 20)).map(({ anchor }) => anchor)

describe('repeatsAnother', () => {
  it('knows the facts of an accusation by what announces them', () => {
    expect(
      repeated(sectionOf('Segundo: El requerimiento se basa en el siguiente hecho:', 'El día 3 de mayo el imputado tomó dos parkas.')),
    ).toContain('p1')
    const whole = sectionOf(
      'Primero: Que los hechos de la acusación son los siguientes.',
      'Un agente compró un envoltorio.',
      'Luego entró la policía.',
    )
    expect(repeated(whole)).toEqual(['p0', 'p1', 'p2'])
    const later = sectionOf(
      `Tercero: ${'La defensa nada dijo. '.repeat(30)}`,
      'Según el requerimiento, los hechos son:',
      'Que tomó dos parkas.',
      'Que se las llevó.',
    )
    expect(repeated(later)).toEqual(['p2'])
  })

  it('leaves to the court a section that only names an accusation', () => {
    const judged = sectionOf(
      'Noveno: Que la imputación de hechos del agente fue equivocada, como se explica.',
      'El faro estaba encendido.',
      'Nadie lo apagó esa noche.',
    )
    expect(repeated(judged)).toEqual([])
    expect(repeated(sectionOf('Cuarto: Actitud del acusado. Que fue informado de los hechos de la acusación.', 'Apagó el faro.'))).toEqual([
      'p0',
      'p1',
    ])
  })

  it('leaves what the court finds of an accusation to the court', () => {
    expect(
      repeated(sectionOf('Noveno: Que se acreditaron los hechos de la acusación, por lo que sigue:', 'El imputado tomó dos parkas.')),
    ).toEqual([])
    const operative: Section = { ...sectionOf('Que se condena por los hechos de la acusación.'), kind: 'resolutiva' }
    expect(repeated(operative)).toEqual([])
  })

  it('knows what stands between quotation marks, over paragraphs too', () => {
    const section = sectionOf(
      'Octavo: Que la Superintendencia resolvió: «VISTO:',
      'Esta Superintendencia concluyó que el reposo era justo.',
      'Se aprueba.» Que así las cosas el recurso se acoge.',
    )
    expect(repeated(section)).toEqual(['p1', 'p2'])
    expect(repeatsAnother(section, 'p2', 13, 40)).toBe(false)
    expect(repeatsAnother(section, 'p0', 0, 40)).toBe(false)
  })

  it('leaves to an author what is quoted of a norm', () => {
    const said = 'la ley de faros dispone que la luz será «siempre blanca en la bahía.'
    const rest = 'En cambio, nada dice de los puertos menores.» Que el recurso se acoge.'
    expect(repeated(sectionOf(`Octavo: Que la doctrina nacional señala que ${said}`, rest))).toEqual(['p1'])
    expect(repeated(sectionOf(`Octavo: Que ${said}`, rest))).toEqual([])
  })

  it('takes a mark that nothing closes near for a slip', () => {
    expect(repeated(sectionOf('Octavo: Que dijo «esto', 'x '.repeat(4000), 'y termina»'))).toEqual([])
  })

  it('knows a sentence that is a quotation of another ruling, whatever norm stands farther before it', () => {
    const section = sectionOf(
      'Octavo: Que del artículo 183-A, como dice el dictamen de la autoridad: “Resulta forzoso incluir a los servicios públicos en la regla.”.',
      'Según el artículo 13 de la ley: “El plazo será de treinta días contados desde la notificación.”',
    )
    const at = (anchor: number, words: string): [string, number, number] => {
      const text = section.paragraphs[anchor]?.text ?? ''
      return [`p${anchor}`, text.indexOf(words), text.length]
    }
    expect(repeatsAnother(section, ...at(0, '“Resulta'))).toBe(true)
    expect(repeatsAnother(section, ...at(1, '“El plazo'))).toBe(false)
  })

  it('follows who tells to where the telling goes on, unless the court speaks between', () => {
    const account = 'Quinto: Que el fallo, según el recurrente, mide mal la altura del letrero.'
    const between = 'El camión no podía pasar por esa calle a esa hora del día.'
    const more = 'Adicionalmente sostiene que nadie midió el letrero ese día.'
    expect(repeated(sectionOf(account, between, more, 'El letrero estaba a dos metros del suelo.'))).toEqual(['p1', 'p2'])
    expect(repeated(sectionOf(account, 'A juicio de esta Corte el reproche no es efectivo.', between, more))).toEqual([])
    expect(repeated(sectionOf(account, between))).toEqual([])
  })

  it('leaves to a party what the ruling takes from its filings, and what stands between its words', () => {
    const held = 'Décimo: Que, sobre la multa, la FNE plantea que la asesoría agrava la conducta de la fundición.'
    const between = 'Quien tiene abogados prevé mejor lo que la ley le pide.'
    const filed = 'Por lo anterior, no es igual que otras (observaciones a la prueba FNE, folio 12, p. 3);'
    expect(repeated(sectionOf(held, between, filed, 'La multa se fija en diez unidades.'))).toEqual(['p1', 'p2'])
    expect(repeated(sectionOf('Décimo: Que la multa es justa.', between, filed))).toEqual(['p2'])
    expect(repeated(sectionOf(held, 'A juicio de este Tribunal no agrava nada.', between))).toEqual([])
    expect(repeated(sectionOf('Se inició la investigación (véase requerimiento, folio 3, p. 3).'))).toEqual([])
  })

  it('knows considerandos of another ruling that are transcribed within one', () => {
    const section = sectionOf(
      'Décimo sexto: Que en reciente fallo de la Corte Suprema se lee lo que sigue:',
      'Cuarto: Que el deber de reparar no se extingue por el paso del tiempo.',
      'Así lo dicen los tratados.',
    )
    expect(repeatsAnother(section, 'p1', 0, 60)).toBe(true)
    expect(repeatsAnother(section, 'p2', 0, 20)).toBe(true)
    expect(repeatsAnother(section, 'p0', 0, 60)).toBe(false)
  })

  it('leaves to who asks for an opinion what comes before its analysis', () => {
    const opinion: Section = {
      ...sectionOf(
        'I.- ANTECEDENTES.',
        'La familia tiene dos campos.',
        'II.- ANÁLISIS.',
        'El impuesto se debe por mitades.',
        'Hecho 2: El día tres huyó.',
      ),
      kind: 'texto',
    }
    expect(repeated(opinion)).toEqual(['p0', 'p1', 'p4'])
  })

  it('follows what a section announces: an account, until the court concludes, and points of proof', () => {
    const account = sectionOf(
      'Segundo: Que la tercerista funda su pretensión en lo siguiente.',
      'Los muebles son suyos desde siempre.',
      'Es posible concluir que no lo probó.',
      'Las facturas son de otra persona.',
    )
    expect(repeated(account)).toEqual(['p1'])
    const points = sectionOf(
      'Tercero: Que se llamó a audiencia, fijando los siguientes puntos:',
      '1.- Fecha de inicio del contrato.',
      '2.- Causa del despido.',
    )
    expect(repeated(points)).toEqual(['p1', 'p2'])
  })

  it('leaves to who asks an authority what comes before its own voice', () => {
    const opinion: Section = {
      ...sectionOf(
        'Los señores Soto y Rojas reclaman del permiso de la obra.',
        'La casa está protegida por el plan.',
        'Sobre el particular, el plan permite obras nuevas.',
      ),
      kind: 'texto',
    }
    expect(repeated(opinion)).toEqual(['p0', 'p1'])
  })

  it.each([
    'II. Interpretación jurídica',
    'Así, para poder dar respuesta a la consulta, hay que mirar la ley de faros.',
    'En tal sentido, cabe señalar que la ley de faros rige a todos.',
  ])('hears the authority from «%s» on', (beginning) => {
    const opinion: Section = {
      ...sectionOf('I. Antecedentes', 'Se pregunta por la luz del faro.', beginning, 'La luz es blanca.'),
      kind: 'texto',
    }
    expect(repeated(opinion)).toEqual(['p0', 'p1'])
  })

  it('takes facts of a day in a text without considerandos for those of the charge, unless the court finds them', () => {
    const charged: Section = {
      ...sectionOf(
        'El día 3 de mayo de 2023, a las 15:00 horas, el requerido entró al faro y se llevó la linterna.',
        'Se absuelve al requerido.',
      ),
      kind: 'texto',
    }
    expect(repeated(charged)).toEqual(['p0'])
    const found: Section = {
      ...sectionOf('El día 3 de mayo de 2023 el requerido entró al faro, hecho que se tiene por acreditado.'),
      kind: 'texto',
    }
    expect(repeated(found)).toEqual([])
  })
})

it("takes for the court's own what it says of the mistake of a party", () => {
  expect(reportsAnother(foldText('Que, respecto de las multas del faro, el reclamante yerra al solicitar que se rebajen'))).toBe(false)
  expect(reportsAnother(foldText('el reclamante solicita que se rebajen las multas del faro'))).toBe(true)
})
