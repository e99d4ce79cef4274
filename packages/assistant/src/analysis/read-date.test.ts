import { describe, expect, it } from 'vitest'
import { askCell, rulingOf } from '../testing/ask-cell.ts'
import { findEventDays } from './event-days.ts'

const plain = ['Primero: Que el actor prestó servicios de bodeguero para la demandada, su empleador, en la ciudad de Talca.']
const rejected = 'Se rechaza la demanda en todas sus partes.'
const ask = (question: string, considerandos: readonly string[], operative = rejected): string =>
  askCell('fecha', question, rulingOf([...plain, ...considerandos], operative))

describe('a day', () => {
  it.each([
    ['El despido sufrido por la bodeguera con fecha 3 de mayo de 2021 es improcedente.', 'dismissal'],
    ['Se estableció que con fecha 3 de mayo de 2021 la empresa puso término al contrato de trabajo.', 'dismissal'],
    ['Comenzó a prestar servicios para la panadería el 3 de mayo de 2021 como ayudante.', 'hiring'],
    ['La relación laboral entre ambos, que se inició el 3 de mayo de 2021, fue indefinida.', 'hiring'],
    ['Se acompañó la carta de despido de fecha 3 de mayo de 2021 con su comprobante.', 'letter'],
    ['Con fecha 3 de mayo de 2021 se notificó la demanda al representante de la sociedad.', 'notice'],
    ['Se confirma, en lo apelado y sin costas, la resolución dictada en audiencia de tres de mayo de dos mil veintiuno.', 'challenged'],
    ['Se deja sin efecto la Resolución Exenta N° 12, dictada por la Seremi de Salud, el 3 de mayo de 2021.', 'challenged'],
    ['Autor del delito de hurto simple, cometido el 3 de mayo de 2021 en la comuna de Angol.', 'facts'],
    ['Las partes contrajeron matrimonio el 3 de mayo de 2021 en la circunscripción de Lota.', 'marriage'],
    ['Luego de saber de su despido, el 3 de mayo de 2021, suscribió un contrato de transacción.', 'contract'],
    ['El plazo corre desde la presentación de la demanda (3 de mayo de 2021), según el actuario.', 'filing'],
    ['La cajera fue despedida el 3 de mayo de 2021 por necesidades de la empresa.', 'dismissal'],
    ['Se notificó la resolución exenta el 3 de mayo de 2021 al dueño del local.', 'notice'],
    ['Con fecha 3 de mayo de 2021 la resolución fue notificada por carta certificada.', 'notice'],
    ['La resolución recurrida fue notificada al Sr. Alarcón con fecha 3 de mayo de 2021.', 'notice'],
    ['El día 3 de mayo de 2021, en horas de la tarde, el acusado entró en la bodega.', 'facts'],
    ['El pagaré venció el 3 de mayo de 2021 sin que se pagara.', 'due'],
    ['El día 3 de mayo de 2021, alrededor de las 10:30 horas, el requerido entró en la bodega.', 'facts'],
    ['La notificación de la demanda, esto es, el 3 de mayo de 2021, interrumpió el plazo.', 'notice'],
  ])('belongs to what happened on it: %s', (text, event) => {
    expect(findEventDays(text).map(({ date, events }) => [date, [...events][0]])).toEqual([['2021-05-03', event]])
  })

  it('of a span begins it or ends it', () => {
    const days = findEventDays('Existió una relación laboral entre las partes desde el 4 de enero de 2019 hasta el 7 de junio de 2021.')
    expect(days.map(({ date, events }) => [date, ...events])).toEqual([
      ['2019-01-04', 'hiring'],
      ['2021-06-07', 'dismissal'],
    ])
  })

  it('before or after which something happened is not its day', () => {
    expect(findEventDays('No se discute si la relación laboral comenzó antes del 3 de mayo de 2021 en la bodega.')).toEqual([])
  })

  it('that is fixed for later, or belongs to a noun before it, is of nothing else', () => {
    expect(findEventDays('Interpuso el reclamo, y se fijó comparendo para el 3 de mayo de 2021.')).toEqual([])
    expect(findEventDays('Así se ha escrito en una revista, N° 15 enero 2007, sobre el matrimonio celebrado en Chile.')).toEqual([])
    expect(findEventDays('La venta de 3 de mayo de 2021 detallada en la carta fue un error.')).toEqual([])
  })

  it('is not of the event that has another day behind a new clause', () => {
    const days = findEventDays('El contrato terminaba el 30 de abril de 2021, y habiéndose interpuesto la demanda el 3 de mayo de 2021.')
    expect(days.find(({ date }) => date === '2021-05-03')?.events).toEqual(new Set(['filing']))
    expect(days.find(({ date }) => date === '2021-04-30')?.events.has('filing')).not.toBe(true)
  })

  it.each([
    ['Con fecha 3 de mayo de 2021 se comunicó el despido mediante una carta certificada.', true],
    ['Con fecha 3 de mayo de 2021 fue despedido mediante una carta certificada.', false],
    ['Los finiquitos son de fecha 30 de enero y 3 de mayo de 2021.', true],
    ['Estuvo en prisión preventiva desde el 3 de mayo de 2021.', true],
    ['Estuvo privado de libertad del 24 de abril hasta el día 3 de mayo de 2021.', true],
  ])('may be of something else: %s', (text, isLoose) => {
    expect(findEventDays(text).map((day) => day.isLoose)).toEqual([isLoose])
  })

  it('on which a letter is received is not the day of the letter', () => {
    expect(findEventDays('Con fecha 3 de mayo de 2021 recibió en su casa una carta certificada.')).toEqual([])
  })
})

describe('a column of a day', () => {
  it('tells the dismissal from the letter and from the complaint', () => {
    const facts =
      'Segundo: Que el despido ocurrió el 4 de marzo de 2021, y el reclamo ante la Inspección se presentó el 9 de marzo de 2021.'
    const letter = 'Tercero: Que se incorporó la carta de despido de fecha 5 de marzo de 2021 y el contrato de 1 de julio de 2018.'
    expect(ask('¿Cuál es la fecha del despido?', [facts, letter])).toBe('respondida 2021-03-04')
    expect(ask('fecha de la carta de aviso', [facts, letter])).toBe('respondida 2021-03-05')
    expect(ask('¿Qué fecha tiene la carta de despido?', [facts])).toBe('vacia')
  })

  it('prefers the operative part', () => {
    const said = 'Segundo: Que el despido del trabajador, según el finiquito acompañado, se produjo el 1 de febrero de 2022 en la obra.'
    const operative = 'Se acoge la demanda y se declara que el despido de fecha 31 de enero de 2022 fue injustificado.'
    expect(ask('¿Cuándo fue el despido?', [said], operative)).toBe('respondida 2022-01-31')
  })

  it('is doubtful where only a party tells it, or several days are given', () => {
    const party = 'Segundo: Que la demandante sostiene que comenzó a prestar servicios el 5 de abril de 2019 como cajera del local.'
    expect(ask('fecha de ingreso', [party])).toBe('dudosa 2019-04-05')
    const two =
      'Segundo: Que el despido de la primera actora ocurrió el 4 de marzo de 2021, mientras el despido del segundo actor ocurrió el 8 de abril de 2021.'
    expect(ask('fecha del despido', [two])).toMatch(/^dudosa /)
  })

  it('asks for the ruling that is challenged', () => {
    const operative =
      'Se confirma la sentencia apelada de treinta de agosto de dos mil veintitrés, dictada por el Juzgado de Letras de Lota.'
    expect(ask('¿De qué fecha es la resolución recurrida?', [], operative)).toBe('respondida 2023-08-30')
    expect(ask('¿Cuándo se notificó la resolución recurrida?', [], operative)).toBe('vacia')
    const fine = 'Se acoge la reclamación y se deja sin efecto la Resolución de Multa N° 12 de fecha 3 de mayo de 2021.'
    expect(ask('¿De qué fecha es la resolución recurrida?', [], fine)).toBe('respondida 2021-05-03')
    expect(ask('¿Qué fecha tiene la sentencia apelada?', [], fine)).toBe('vacia')
  })

  it('reads the sentence of a decision that announces its orders', () => {
    const operative =
      'Se acoge la denuncia, con ocasión de su despido de fecha 7 de marzo de 2023, por lo que se deberá pagar lo siguiente:'
    expect(ask('fecha del despido', [], operative)).toBe('respondida 2023-03-07')
  })

  it('takes no decree that a ruling only names for the challenged act', () => {
    const text = 'Segundo: Que el convenio se rige por el programa que aprueba el decreto alcaldicio N° 9 de fecha 3 de mayo de 2021.'
    expect(ask('¿En qué fecha se dictó el acto impugnado?', [text])).toBe('vacia')
  })

  it('of a dismissal that a letter told is doubtful, unless another sentence ties it', () => {
    const byLetter = 'Segundo: Que con fecha 4 de marzo de 2021 se comunicó al bodeguero su despido mediante carta que envió la empresa.'
    expect(ask('¿Cuándo fue despedido el trabajador?', [byLetter])).toBe('dudosa 2021-03-04')
    const tied = 'Tercero: Que la relación laboral terminó el 4 de marzo de 2021 por necesidades de la empresa, según el finiquito.'
    expect(ask('¿Cuándo fue despedido el trabajador?', [byLetter, tied])).toBe('respondida 2021-03-04')
  })

  it('of a paper is asked by its name', () => {
    const papers = [
      'Segundo: Que se acompañó el finiquito de fecha 9 de abril de 2021, firmado por las partes ante un notario de la ciudad.',
      'Tercero: Que la escritura pública de compraventa de 2 de junio de 2019 fue inscrita el 5 de julio de 2019 a fojas 12.',
      'Cuarto: Que la empresa suscribió un pagaré con fecha 1 de agosto de 2020, cuyo vencimiento era el 30 de agosto de 2020.',
    ]
    expect(ask('fecha del finiquito', papers)).toBe('respondida 2021-04-09')
    expect(ask('fecha de la escritura pública de compraventa', papers)).toBe('respondida 2019-06-02')
    expect(ask('fecha de inscripción de la escritura', papers)).toBe('respondida 2019-07-05')
    expect(ask('fecha del pagaré', papers)).toBe('respondida 2020-08-01')
    expect(ask('fecha de vencimiento del pagaré', papers)).toBe('respondida 2020-08-30')
    expect(ask('fecha del contrato de arrendamiento', papers)).toBe('vacia')
  })

  it('tells letters and remedies of one kind from those of another', () => {
    const letter =
      'Segundo: Que la isapre informó el alza por carta de adecuación de fecha 4 de marzo de 2021 a su afiliada de toda la vida.'
    expect(ask('fecha de la carta de adecuación', [letter])).toBe('dudosa 2021-03-04')
    expect(ask('fecha de la carta de despido', [letter])).toBe('vacia')
    const remedy = 'Segundo: Que la recurrente interpuso recurso de reposición el 4 de marzo de 2021 ante la misma autoridad regional.'
    expect(ask('fecha de interposición del recurso de protección', [remedy])).toBe('vacia')
    expect(ask('fecha de interposición del recurso de reposición', [remedy])).toBe('dudosa 2021-03-04')
  })

  it('is doubtful where another one is given much oftener', () => {
    const body = ['Segundo', 'Tercero', 'Cuarto'].map(
      (ordinal) => `${ordinal}: Que el contrato de arrendamiento de fecha 4 de marzo de 2021 fue firmado por ambas partes en Talca.`,
    )
    const operative = 'Se declara terminado el contrato de arrendamiento celebrado con fecha 4 de mayo de 2021.'
    expect(ask('fecha del contrato de arrendamiento', body, operative)).toBe('dudosa 2021-05-04')
  })

  it('asks for an act of an authority by its name', () => {
    const operative = 'Se revoca la resolución apelada de diez de octubre de dos mil veintitrés, dictada por el Juzgado Civil de Lota.'
    expect(ask('fecha de la liquidación impugnada', [], operative)).toBe('vacia')
    const tax = 'Se rechaza el reclamo en contra de la liquidación reclamada de diez de octubre de dos mil veintitrés.'
    expect(ask('fecha de la liquidación impugnada', [], tax)).toBe('respondida 2023-10-10')
  })

  it('on which somebody was summoned is that of the claim', () => {
    const text = 'Segundo: Que la multa fue notificada a la empresa el 4 de marzo de 2021 por la autoridad, según el acta acompañada.'
    expect(ask('¿Cuándo se emplazó al demandado?', [text])).toBe('vacia')
    const claim = 'Segundo: Que la demanda fue notificada a la empresa el 4 de marzo de 2021 por un receptor, según el acta acompañada.'
    expect(ask('¿Cuándo se emplazó al demandado?', [claim])).toBe('respondida 2021-03-04')
    const recipient = 'Segundo: Que el día 4 de marzo de 2021 se notificó al demandado de conformidad al artículo 44 del código del ramo.'
    expect(ask('¿Cuándo se emplazó al demandado?', [recipient])).toBe('respondida 2021-03-04')
  })

  it('tells a crime from another one', () => {
    const facts = 'Se condena al acusado como autor del delito de tráfico de drogas, cometido el 4 de marzo de 2021 en la comuna de Lota.'
    expect(ask('¿Cuándo se cometió el delito?', [], facts)).toBe('respondida 2021-03-04')
    expect(ask('día del tráfico', [], facts)).toBe('respondida 2021-03-04')
    expect(ask('día del robo', [], facts)).toBe('vacia')
    const earlier =
      'Segundo: Que según su extracto de filiación fue condenado por un hecho cometido el 4 de marzo de 2011 en la comuna de Angol.'
    expect(ask('¿Cuándo se cometió el delito?', [earlier])).toBe('vacia')
  })

  it('is doubtful where several papers of that name are dated', () => {
    const deeds = [
      'Segundo: Que por escritura pública de 4 de marzo de 2021 los cónyuges pactaron la separación total de sus bienes.',
      'Tercero: Que la sociedad fue constituida por escritura pública de 5 de mayo de 1999 ante un notario de la ciudad.',
    ]
    expect(ask('¿Cuándo se otorgó la escritura pública?', deeds)).toMatch(/^dudosa /)
  })

  it('is doubtful where a ruling speaks of two papers of that name', () => {
    const notes = [
      'Segundo: Que se cobran dos pagarés que la ejecutada firmó en la misma sucursal del banco demandante de estos autos.',
      'Tercero: Que el pagaré fue suscrito el 4 de marzo de 2021 y se hizo exigible el 5 de mayo de 2022 por el no pago.',
    ]
    expect(ask('fecha del pagaré', notes)).toBe('dudosa 2021-03-04')
    expect(ask('¿Cuándo venció el pagaré?', notes)).toBe('dudosa 2022-05-05')
  })

  it('of an instalment, or of what was only asked for, is doubtful', () => {
    const due = 'Segundo: Que el deudor dejó de pagar el pagaré desde la cuota con vencimiento el 4 de marzo de 2021 y las siguientes.'
    expect(ask('¿Cuándo venció el pagaré?', [due])).toBe('dudosa 2021-03-04')
    const requested = 'Segundo: Que con fecha 4 de marzo de 2021 se solicitó la inscripción del inmueble en el registro de propiedad.'
    expect(ask('¿Cuándo se inscribió el inmueble?', [requested])).toBe('dudosa 2021-03-04')
  })

  it('on which work ended is not surely that of the dismissal', () => {
    const span = 'Segundo: Que existió una relación laboral entre las partes desde el 4 de enero de 2019 hasta el 7 de junio de 2021.'
    expect(ask('¿Cuándo terminó la relación laboral?', [span])).toBe('respondida 2021-06-07')
    expect(ask('¿Cuándo fue despedido el trabajador?', [span])).toBe('dudosa 2021-06-07')
  })

  it('of one of two rulings that a decision names is doubtful', () => {
    const operative =
      'Se acoge la queja contra la resolución de trece de octubre de dos mil veintitrés y la resolución de cuatro de septiembre de dos mil veintitrés.'
    expect(ask('¿De qué fecha es la resolución recurrida?', [], operative)).toMatch(/^dudosa /)
  })

  it('reads sentences that are too long to be quoted whole', () => {
    const long = `Se condena al acusado ${'a las penas que se dirán, con las accesorias que correspondan en derecho, '.repeat(13)}como autor del delito de robo, cometido el 4 de marzo de 2021 en la comuna de Lota.`
    expect(ask('¿Cuándo se cometió el delito?', [], long)).toBe('respondida 2021-03-04')
  })

  it('of first instance is none of those that the highest court is asked to undo', () => {
    const operative = 'Se declara inadmisible el recurso interpuesto contra la sentencia de trece de octubre de dos mil veintitrés.'
    const source = rulingOf(plain, operative, { collection: 'corte_suprema' })
    expect(askCell('fecha', '¿De cuándo es el fallo de primera instancia?', source)).toBe('vacia')
    expect(askCell('fecha', '¿De qué fecha es la sentencia recurrida?', source)).toBe('respondida 2023-10-13')
  })

  it('of an event that is not known is doubtful', () => {
    const text = 'Segundo: Que la licencia médica fue rechazada el 4 de marzo de 2021 por falta de antecedentes de la paciente.'
    expect(ask('¿Cuándo se rechazó la licencia médica?', [text])).toMatch(/^dudosa /)
  })

  it('needs the thing that was noticed or filed', () => {
    const text = 'Segundo: Que la sentencia se notificó el 4 de marzo de 2021 a la apoderada de la empresa, según consta en autos.'
    expect(ask('¿Cuándo se notificó la demanda?', [text])).toBe('vacia')
    expect(ask('¿Cuándo se notificó la sentencia?', [text])).toBe('respondida 2021-03-04')
  })

  it('of work is asked of no lease', () => {
    const lease =
      'Primero: Que el arrendador puso término al contrato con fecha 4 de marzo de 2021, por no pago de las rentas del inmueble.'
    expect(askCell('fecha', 'fecha del despido', rulingOf([lease], rejected))).toBe('vacia')
  })
})

describe('who tells a day, and of what', () => {
  const filed = 'Fecha en que se interpuso el recurso'
  const answer = (question: string, text: string): string => ask(question, [text], 'Se rechaza el recurso.')

  it('leaves what a party alone tells doubtful, also of the procedure', () => {
    const account = 'Segundo: Que la recurrente expone que el 4 de marzo de 2021 interpuso recurso de protección contra el servicio.'
    expect(answer(filed, account)).toBe('dudosa 2021-03-04')
    const held = 'Segundo: Que habiéndose interpuesto el presente recurso el 4 de marzo de 2021, lo ha sido dentro de plazo.'
    expect(answer(filed, held)).toBe('respondida 2021-03-04')
  })

  it('takes no complaint before an office, no other claim and no decision for the recourse', () => {
    expect(answer(filed, 'Segundo: Que el 4 de marzo de 2021 se interpuso el reclamo ante la Inspección del Trabajo de Talca.')).toBe(
      'vacia',
    )
    expect(answer(filed, 'Segundo: Que con fecha 4 de marzo de 2021 la ejecutante interpuso acción ejecutiva contra el Fisco.')).toBe(
      'vacia',
    )
    expect(
      answer(filed, 'Segundo: Que con fecha 4 de marzo de 2021, conociendo esta Corte del recurso deducido, confirmó lo resuelto.'),
    ).toBe('vacia')
    const office = 'Segundo: Que el 4 de marzo de 2021 se presentó recurso de reposición administrativa, que fue rechazado.'
    expect(answer(filed, office)).toBe('vacia')
    expect(answer('¿Cuándo se interpuso el recurso de reposición?', office)).toMatch(/2021-03-04$/)
  })

  it('does not read who is sued in execution as what was done', () => {
    expect(answer('Fecha del hecho', 'Segundo: Que llegado el 4 de marzo de 2021 el ejecutado no pagó la cuota respectiva.')).toBe('vacia')
    expect(answer('Fecha del hecho', 'Segundo: Que los hechos ocurrieron el 4 de marzo de 2021 en la vía pública.')).toBe(
      'respondida 2021-03-04',
    )
  })
})
