import { describe, expect, it } from 'vitest'
import { askCell as ask, demandsOf, rulingOf } from '../testing/ask-cell.ts'
import { askColumn } from './column.ts'
import { readCell } from './read-cell.ts'

const plain = ['Primero: Que el actor prestó servicios de bodeguero para la demandada en la ciudad de Talca.']

describe('a sum of money', () => {
  const question = '¿Cuánto se fijó por daño moral?'
  it('is the one beside which the ruling speaks of the question', () => {
    const operative =
      'Se acoge la demanda y se condena a la demandada a pagar $1.250.000 por lucro cesante; y la suma de $8.000.000 (ocho millones de pesos) por concepto de daño moral.'
    expect(ask('monto', question, rulingOf(plain, operative))).toBe('respondida 8000000 CLP')
  })

  it('is read in units of account, in words and in millions', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['una indemnización por daño moral de 20 unidades tributarias mensuales', 'respondida 20 UTM'],
      ['una indemnización por daño moral de veinte unidades de fomento', 'respondida 20 UF'],
      ['una indemnización por daño moral de UNA Unidad Tributaria Mensual', 'respondida 1 UTM'],
      ['una indemnización por daño moral de diez millones de pesos', 'respondida 10000000 CLP'],
      ['una indemnización por daño moral de 1.500 UF', 'respondida 1500 UF'],
      ['una indemnización por daño moral de US$ 3.500', 'respondida 3500 USD'],
    ]
    for (const [words, expected] of cases)
      expect(ask('monto', question, rulingOf(plain, `Se acoge la demanda y se condena a la demandada a pagar ${words}.`))).toBe(expected)
  })

  it('is none of a list where the question names none', () => {
    const list = 'Se condena a la demandada a pagar $300.000 por feriado proporcional y $900.000 por la indemnización del aviso previo.'
    expect(ask('monto', '¿Cuánto se ordenó pagar?', rulingOf(plain, list))).toBe('vacia')
    const one = 'Se condena a la demandada a pagar la suma de $900.000 por la indemnización del aviso previo que le adeuda.'
    expect(ask('monto', '¿Cuánto se ordenó pagar?', rulingOf(plain, one))).toBe('respondida 900000 CLP')
  })

  it('is doubtful where two stand beside the same words, and missing where none does', () => {
    const two =
      'Se condena a la demandada a pagar $5.000.000 por daño moral a la primera actora, y $2.000.000 por daño moral al segundo actor de la causa.'
    expect(ask('monto', question, rulingOf(plain, two))).toMatch(/^dudosa /)
    expect(ask('monto', question, rulingOf(plain, 'Se condena a la demandada a pagar $300.000 por feriado proporcional adeudado.'))).toBe(
      'vacia',
    )
  })
})

it('a range of a norm, a list of sums and what a party was paid before are no sum that was fixed', () => {
  const question = '¿Qué multa se impuso?'
  const law = 'Segundo: Que el delito tiene asignada la pena de presidio menor y multa de dos a diez unidades tributarias mensuales.'
  expect(ask('monto', question, rulingOf([...plain, law], 'Se rechaza la demanda en todas sus partes.'))).not.toMatch(/^respondida/)
  const lists =
    'Se acoge la demanda y se condena al demandado a pagar la multa de cuatro millones quinientos mil pesos al actor de esta causa.'
  expect(ask('monto', question, rulingOf(plain, lists))).toBe('respondida 4500000 CLP')
  const paid = 'Segundo: Que consta del finiquito que al actor se le pagó la multa de $1.339.991 al término de la relación laboral.'
  expect(ask('monto', question, rulingOf([...plain, paid], 'Se rechaza la demanda en todas sus partes.'))).toMatch(/^dudosa/)
})

it('one of several fines is no total, and what is said to be the total is', () => {
  const fines = [
    'a) Por la primera infracción se establece como sanción una multa de 46 unidades tributarias anuales.',
    'b) Por la segunda infracción se establece como sanción una multa de 25 unidades tributarias anuales.',
  ].join(' ')
  expect(ask('monto', '¿Cuál fue la multa total?', rulingOf(plain, fines))).toBe('vacia')
  const stated = `${fines} La multa total que se establece asciende a 71 unidades tributarias anuales.`
  expect(ask('monto', '¿Cuál fue la multa total?', rulingOf(plain, stated))).toMatch(/71 UTA$/)
  expect(ask('monto', '¿Cuál fue la multa total?', rulingOf(plain, fines.slice(0, 99)))).toMatch(/46 UTA$/)
})

it('the fine of one is no answer where several were fined', () => {
  const question = '¿Qué multa se impuso?'
  const several =
    'Condenar a las requeridas a estas multas a beneficio fiscal: a Lácteos Sur 900 (novecientas) Unidades Tributarias Anuales; a Quesos Norte 300 (trescientas) Unidades Tributarias Anuales.'
  expect(ask('monto', question, rulingOf(plain, several))).toMatch(/^dudosa /)
  const two = 'Se impone a la requerida Sur una multa de $5.000.000, y a la requerida Norte $2.000.000.'
  expect(ask('monto', question, rulingOf(plain, two))).toMatch(/^dudosa /)
  const one = 'Se impone a la requerida una multa de 900 Unidades Tributarias Anuales, y se la condena a publicar el fallo.'
  expect(ask('monto', question, rulingOf(plain, one))).toBe('respondida 900 UTA')
})

it('a question for a term is answered by a sentence that states one, and never by a decision that does not', () => {
  const question = '¿Qué plazo se fijó para resolver?'
  expect(ask('texto', question, rulingOf(plain, 'Se rechaza, sin costas, el recurso de protección deducido por la actora.'))).toBe('vacia')
  const ordered = 'Se acoge el recurso, debiendo la autoridad resolver la solicitud dentro del plazo de treinta días.'
  expect(ask('texto', question, rulingOf(plain, ordered))).toBe('respondida ')
  const apart = 'Se acoge el recurso de protección de la actora. La autoridad deberá resolver dentro del plazo de treinta días hábiles.'
  expect(ask('texto', question, rulingOf(plain, apart))).toBe('respondida ')
  const said = 'Segundo: Que la ley concede al servicio un plazo de seis meses para terminar el procedimiento que inicia.'
  expect(ask('texto', question, rulingOf([...plain, said], 'Se rechaza el recurso de protección deducido por la actora.'))).toMatch(
    /^(?:vacia|dudosa)/,
  )
})

it('a question that names nothing but words of every ruling has no answer in text', () => {
  const reasons = [...plain, 'Segundo: Que la norma se aplica a todo contrato que celebren las partes de este juicio.']
  expect(ask('texto', '¿Qué aplicó el tribunal?', rulingOf(reasons, 'Se acoge la demanda en todas sus partes.'))).toBe('vacia')
})

it('a sum is found beside the years that it is paid for, and none where the claim was rejected as a whole', () => {
  const question = '¿Qué monto se ordenó pagar por indemnización por años de servicio?'
  const granted =
    'Se acoge la demanda y se condena a la demandada a pagar la indemnización por 3 años de servicio por la suma de $1.500.000.'
  expect(ask('monto', question, rulingOf(plain, granted))).toBe('respondida 1500000 CLP')
  const claimed =
    'Segundo: Que corresponde examinar el cobro de la indemnización por años de servicio por la suma de $900.000 que pide la actora.'
  expect(ask('monto', question, rulingOf([...plain, claimed], 'Se rechaza la demanda en todas sus partes, sin costas.'))).toBe('vacia')
})

it('the most that a norm allows, and what is left without effect, is no fine', () => {
  const law = 'Segundo: Que las infracciones leves podrán ser objeto de multa de una hasta mil unidades tributarias anuales, según la ley.'
  expect(ask('monto', '¿De cuánto es la multa aplicada?', rulingOf([...plain, law], 'Se acoge la reclamación de la empresa.'))).toBe(
    'vacia',
  )
  const undone = 'Se acoge la reclamación y se deja sin efecto la multa de 60 unidades tributarias mensuales aplicada por la Inspección.'
  expect(ask('monto', '¿De cuánto es la multa aplicada?', rulingOf(plain, undone))).toBe('vacia')
})

it('dates are those beside which the ruling speaks of the question', () => {
  const text =
    'Segundo: Que el despido se comunicó el 4 de marzo de 2021, y la demanda se presentó el 10 de mayo de 2021 ante este tribunal.'
  expect(ask('fecha', '¿Cuándo se comunicó el despido?', rulingOf([...plain, text], 'Se rechaza la demanda en todas sus partes.'))).toBe(
    'respondida 2021-03-04',
  )
})

it('numbers have the noun of the question', () => {
  const text = 'Segundo: Que la trabajadora acreditó haber prestado servicios durante 12 años y que hizo uso de 15 días de licencia médica.'
  const source = rulingOf([...plain, text], 'Se rechaza la demanda en todas sus partes.')
  expect(ask('numero', '¿Cuántos días de licencia médica?', source)).toBe('respondida 15 días')
  expect(ask('numero', '¿Cuántos kilómetros de licencia médica?', source)).toBe('vacia')
})

it('the day of «cinco años y un día», and days of another part than the decision, are no penalty', () => {
  const question = '¿A cuántos días de presidio se condenó al acusado?'
  const held = 'Segundo: Que el acusado registra 114 días de abono a la pena de presidio que se impondrá al acusado por el delito.'
  const long = 'Se condena al acusado a la pena de cinco años y un día de presidio mayor en su grado mínimo como autor de robo.'
  const short = 'Se condena al acusado a la pena de sesenta y un días de presidio menor en su grado mínimo como autor de hurto.'
  expect(ask('numero', question, rulingOf([...plain, held], long))).toBe('vacia')
  expect(ask('numero', question, rulingOf([...plain, held], short))).toBe('respondida 61 días')
  expect(
    ask('numero', '¿Qué plazo se fijó para la condena?', rulingOf(plain, 'Se fija para la condena el plazo de tres años de observación.')),
  ).toMatch(/3 años$/)
})

describe('a question of yes or no', () => {
  const operative = 'Se acoge la demanda y se condena a la demandada al pago de lo adeudado.'
  it('is affirmed or denied by one plain sentence', () => {
    const question = '¿Se acreditó el incumplimiento grave del empleador?'
    const yes = 'Segundo: Que con la prueba rendida se acreditó el incumplimiento grave del empleador.'
    const no = 'Segundo: Que con la prueba rendida no se acreditó el incumplimiento grave del empleador.'
    expect(ask('si_no', question, rulingOf([...plain, yes], operative))).toBe('respondida si')
    expect(ask('si_no', question, rulingOf([...plain, no], operative))).toBe('respondida no')
    expect(ask('si_no', `¿Por qué ${question.slice(1)}`, rulingOf([...plain, yes], operative))).toBe('vacia')
    expect(ask('si_no', question, rulingOf(plain, operative))).toBe('vacia')
  })

  it('is doubtful in conditions, and where sentences contradict each other', () => {
    const question = '¿Se acreditó el incumplimiento grave del empleador?'
    const condition = 'Segundo: Que correspondía determinar si se acreditó el incumplimiento grave del empleador.'
    expect(ask('si_no', question, rulingOf([...plain, condition], operative))).toMatch(/^dudosa /)
    const both = [
      'Segundo: Que se acreditó el incumplimiento grave del empleador.',
      'Tercero: Que no se acreditó el incumplimiento grave del empleador.',
    ]
    expect(ask('si_no', question, rulingOf([...plain, ...both], operative))).toMatch(/^dudosa /)
  })

  it('says no, in doubt, where a court rejects, and nothing surely of what was only asked for', () => {
    const question = '¿Se declaró injustificado el despido?'
    const rejects = 'Segundo: Que solo cabe rechazar la demanda que pedía declarar injustificado el despido y que no acreditó los hechos.'
    expect(ask('si_no', question, rulingOf([...plain, rejects], operative))).toBe('dudosa no')
    const petition = 'Segundo: Que en relación a la petición de declarar injustificado el despido se ha establecido el tenor de la carta.'
    expect(ask('si_no', question, rulingOf([...plain, petition], operative))).toBe('dudosa si')
  })

  it('reads costs and what was granted in the operative part', () => {
    const with_ = rulingOf(plain, 'Se acoge la demanda, con costas.', { outcome: 'acoge' })
    const without = rulingOf(plain, 'Se rechaza la demanda, sin costas, por haber tenido motivo plausible para litigar.', {
      outcome: 'rechaza',
    })
    expect([ask('si_no', '¿Se condenó en costas?', with_), ask('si_no', '¿Se condenó en costas?', without)]).toEqual([
      'respondida si',
      'respondida no',
    ])
    expect(ask('si_no', '¿Se acogió la demanda?', with_)).toBe('respondida si')
    expect(ask('si_no', '¿Se acogió la demanda?', without)).toBe('respondida no')
    expect(ask('si_no', '¿Se acogió el recurso?', with_)).toBe('vacia')
  })

  it('never takes what a party says for what the court holds', () => {
    const said = 'Segundo: Que la demandante alegó que se acreditó el incumplimiento grave del empleador.'
    expect(ask('si_no', '¿Se acreditó el incumplimiento grave del empleador?', rulingOf([...plain, said], operative))).toBe('vacia')
  })
})

it('an option is the one that the court names, doubtful where it denies it', () => {
  const options = ['injustificado', 'indebido', 'justificado']
  const operative = 'Se acoge la demanda en los términos que se indican.'
  const holds = 'Segundo: Que, en consecuencia, el despido del trabajador se declara injustificado por este tribunal.'
  const denies = 'Segundo: Que, en consecuencia, el despido del trabajador no puede declararse injustificado por este tribunal.'
  expect(ask('opcion', '¿Cómo se calificó el despido del trabajador?', rulingOf([...plain, holds], operative), options)).toBe(
    'respondida injustificado',
  )
  expect(ask('opcion', '¿Cómo fue el despido del trabajador?', rulingOf([...plain, denies], operative), options)).toMatch(/^dudosa/)
})

it('an outcome is doubtful where the operative part reads otherwise than the source', () => {
  const operative = 'Se rechaza la demanda interpuesta en lo principal, sin costas.'
  expect(ask('resultado', '¿Qué se resolvió?', rulingOf(plain, operative, { outcome: 'rechaza' }))).toBe('respondida rechaza')
  expect(ask('resultado', '¿Qué se resolvió?', rulingOf(plain, operative, { outcome: 'acoge' }))).toBe('dudosa acoge')
})

it('text is quoted from the sentence that speaks of the question', () => {
  const reason = 'Segundo: Que la licencia médica impide al empleador comunicar el despido mientras dura el reposo.'
  const source = rulingOf([...plain, reason], 'Se acoge la demanda en todas sus partes.')
  const cell = readCell(
    source,
    askColumn({ type: 'texto', question: '¿Impide la licencia médica el despido?', options: [] }, demandsOf('licencia médica despido')),
  )
  expect(cell.state === 'vacia' ? '' : cell.quotation.text).toContain('impide al empleador comunicar el despido')
})

it('the norms by which a decision opens answer no question in text', () => {
  const operative =
    'Por estas consideraciones y lo dispuesto en el Auto Acordado sobre garantías constitucionales vulneradas y su tramitación.'
  const column = askColumn(
    { type: 'texto', question: '¿Qué garantías constitucionales fueron vulneradas?', options: [] },
    demandsOf('garantías constitucionales vulneradas'),
  )
  expect(readCell(rulingOf(plain, operative), column).state).toBe('vacia')
})

describe('a question for what was decided on something', () => {
  const answer = (question: string, sentence: string): string =>
    ask('texto', question, rulingOf([...plain, sentence], 'Se acoge la demanda.')).trim()
  const law =
    'Segundo: Que las acciones para sancionar la infracción tienen prescripción de tres años, la que se interrumpe por la notificación.'
  const decides =
    'Segundo: Que, en consecuencia, la excepción de prescripción opuesta por la sociedad habrá de ser acogida por este tribunal.'
  const because = 'Segundo: Que deberá acogerse la excepción de prescripción, por haber transcurrido más de un año desde el vencimiento.'

  it('is answered where a sentence concludes', () => {
    expect(answer('¿Qué se resolvió de la prescripción?', decides)).toBe('respondida')
    expect(answer('¿Qué se resolvió de la prescripción?', law)).toBe('vacia')
  })

  it('is answered with its reason, in doubt, where it asks why', () => {
    expect(answer('¿Por qué motivos se acogió la excepción de prescripción?', because.replace('acogerse', 'ser acogida'))).not.toMatch(
      /^respondida/,
    )
    expect(answer('¿Qué fundamentos de la prescripción?', because)).toBe('dudosa')
    expect(answer('¿Qué fundamentos de la prescripción?', decides)).toBe('vacia')
  })
})

describe('what a sentence imposes', () => {
  const convicts = (penalty: string): string =>
    `Se condena a Juan Soto a sufrir la pena de ${penalty}, como autor del delito de receptación.`

  it('is read in capitals, in brackets and whatever verb the question uses', () => {
    const days = '¿Cuántos días de presidio se impusieron?'
    const short = 'presidio menor en su grado mínimo'
    expect(ask('numero', days, rulingOf(plain, convicts(`DOSCIENTOS CUARENTA Y UN DIAS de ${short}`)))).toBe('respondida 241 días')
    expect(ask('numero', days, rulingOf(plain, convicts(`doscientos cuarenta y un (241) días de ${short}`)))).toBe('respondida 241 días')
    expect(ask('numero', days, rulingOf(plain, `Y UN (241) DÍAS DE ${short.toUpperCase()} como autor de receptación.`))).toBe(
      'dudosa 241 días',
    )
    const paid = 'Se condena a la demandada a pagar: 2.- Indemnización por años de servicio (05 años): $2.500.000, más reajustes.'
    expect(ask('numero', '¿Cuántos años de servicio se reconocieron?', rulingOf(plain, paid))).toBe('respondida 5 años')
  })

  it('may be a part of a unit, but not a rate by which it is paid', () => {
    const fine = '¿Cuál es la multa?'
    const asked = (words: string): string => ask('monto', fine, rulingOf(plain, convicts(`multa de ${words}`)))
    expect(asked('UN TERCIO DE UNIDAD TRIBUTARIA MENSUAL')).toBe('respondida 0.3333 UTM')
    expect(asked('dos tercios ( ) de unidad tributaria mensual')).toBe('respondida 0.6667 UTM')
    expect(asked('1/3 UTM')).toBe('respondida 0.3333 UTM')
    expect(asked('media unidad tributaria mensual')).toBe('respondida 0.5 UTM')
    expect(asked('2 UTM, y si no la paga, un día de reclusión por cada un tercio de unidad tributaria mensual')).toBe('respondida 2 UTM')
    expect(asked('2 UTM, que pagará en seis parcialidades de un tercio de unidad tributaria mensual cada una')).toBe('respondida 2 UTM')
  })

  it('is no fine that a norm allows, nor years that it limits', () => {
    const law = 'Segundo: Que la conducta de la empresa es susceptible de una multa de 300 unidades tributarias mensuales según la ley.'
    expect(ask('monto', '¿Cuál es la multa?', rulingOf([...plain, law], 'Se rechaza la solicitud.'))).toBe('vacia')
    const limit = 'Segundo: Que la indemnización tiene el límite de los 11 años de servicio contemplado en el inciso segundo.'
    expect(ask('numero', '¿Cuántos años de servicio?', rulingOf([...plain, limit], 'Se rechaza la demanda.'))).toBe('dudosa 11 años')
  })
})

it('an option is named by its article too, where the topics tell which one', () => {
  const options = ['necesidades de la empresa', 'incumplimiento grave', 'falta de probidad']
  const asked = (words: string): string =>
    ask(
      'opcion',
      '¿Qué causal de despido se invocó?',
      rulingOf([...plain, `Segundo: Que el empleador invocó ${words} para el despido.`], 'Se acoge la demanda.'),
      options,
    )
  expect(asked('la causal del artículo 160 N° 7 del Código del Trabajo')).toBe('respondida incumplimiento grave')
  expect(asked('la causal del artículo 161 inciso primero del Código del Trabajo')).toBe('respondida necesidades de la empresa')
  expect(asked('la causal del artículo 160 N° 1 letra a) del Código del Trabajo')).toBe('respondida falta de probidad')
  expect(asked('la causal del artículo 161 inciso segundo del Código del Trabajo')).toBe('vacia')
  expect(asked('la causal del artículo 160 N° 3 del Código del Trabajo')).toBe('vacia')
})
