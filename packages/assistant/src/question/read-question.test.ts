import { foldText } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { demandsOf } from '../testing/ports-over.ts'
import { givesAnswer, readQuestion, statesLength, substantialDemands } from './read-question.ts'

describe('readQuestion', () => {
  it.each([
    ['¿cuál es el plazo para apelar?', ['term']],
    ['¿a cuánto asciende el recargo?', ['amount']],
    ['¿quién debe probar el pago?', ['who']],
    ['¿qué tribunal conoce del reclamo del faro?', ['who']],
    ['¿procede la nulidad del despido?', ['yesNo']],
    ['¿me pueden despedir con licencia?', ['yesNo']],
    ['requisitos de la precautoria', ['requirement']],
    ['¿qué se entiende por acto arbitrario?', ['definition']],
    ['fuero maternal', []],
  ])('%s', (text, kinds) => {
    expect(readQuestion(text).kinds).toEqual(expect.arrayContaining(kinds))
    if (kinds.length === 0) expect(readQuestion(text).kinds).toEqual([])
  })

  it.each([
    ['¿Cuánto tiempo tengo para reclamar del cobro?', true],
    ['¿Cuál es el plazo para apelar?', true],
    ['¿Qué plazo hay para demandar?', true],
    ['¿Desde cuándo corre el plazo?', false],
    ['¿Me cobran por el plazo vencido?', false],
  ])('reads whether a length of time is asked for: %s', (text, isOfLength) => {
    expect(readQuestion(text).isOfLength).toBe(isOfLength)
  })

  it.each([
    ['debe reclamarse dentro de quince días hábiles', true],
    ['el plazo de 60 (sesenta) días', true],
    ['dentro de tercero día', true],
    ['la jornada de 45 horas semanales', false],
    ['una mujer de 34 años de edad', false],
    ['se rechaza la demanda de Contacto 24 Horas S.A.', false],
    ['el plazo se cuenta desde la notificación', false],
  ])('reads whether a length of time is stated: %s', (text, isStated) => {
    expect(statesLength(foldText(text))).toBe(isStated)
  })

  it.each([
    ['¿cuál es el monto de la multa?', true],
    ['¿qué porcentaje le pueden rebajar?', true],
    ['le quieren cobrar ese monto, ¿pueden?', false],
  ])('reads whether an amount is asked for: %s', (text, isOfAmount) => {
    expect(readQuestion(text).kinds.includes('amount')).toBe(isOfAmount)
  })

  it.each([
    'dicen que es de ellos y que hacen lo que quieren, ¿puedo ir a la Corte?',
    'abusan de que son los únicos que la traen, ¿los puedo demandar?',
    'condenas antiguas que ya prescribieron, ¿pueden subirle la pena?',
    'las multas están prescritas, ¿me las pueden cobrar?',
    '¿qué es lo que puedo pedir si me despiden?',
    'la farera arrendó el local a largo plazo y el municipio lo clausuró, ¿vale el cierre?',
    'me echaron de la caleta antes de plazo, ¿qué puedo hacer?',
    'vencido el plazo de la guardia, ¿se puede revocar el permiso?',
    'al farero, a quien le doblaron un dedo, le negaron la licencia',
    'el barco infringió las condiciones impuestas por el puerto, ¿vale la multa?',
    '¿puede fundarse el recurso en la prescripción de la acción?',
    '¿vale el permiso si ya hubo caducidad?',
    'no le dan al farero la atención que necesita',
    'al farero le rebajan un porcentaje por el impermeable, ¿pueden?',
    'si el farero no avisó en plazo, ¿pierde el turno?',
  ])('does not take a story for what is asked: %s', (text) => {
    for (const kind of ['definition', 'term', 'amount', 'who', 'requirement'] as const) expect(readQuestion(text).kinds).not.toContain(kind)
  })

  it.each([
    ['si choco el bote, ¿a quién le cobran?', 'who'],
    ['no sé quién paga el faro', 'who'],
    ['¿en qué plazo se reclama del peaje?', 'term'],
    ['¿cuáles son las condiciones del permiso?', 'requirement'],
    ['quiero arrendar el faro. ¿Qué necesito?', 'requirement'],
  ] as const)('reads what is asked behind a story: %s', (text, kind) => {
    expect(readQuestion(text).kinds).toContain(kind)
  })

  it.each(['¿y qué es el abuso de posición dominante?', 'explíqueme qué es la autotutela', 'no sé cuándo prescribe una deuda'])(
    'takes a question for what is asked: %s',
    (text) => {
      expect(readQuestion(text).kinds.some((kind) => kind === 'definition' || kind === 'term')).toBe(true)
    },
  )

  it.each([
    ['¿qué dijo el voto en contra?', ['voto']],
    ['¿qué alegó la demandada?', ['parte']],
    ['¿qué declaró el testigo?', ['prueba']],
    ['¿qué resolvió la Corte sobre la demandada?', []],
  ])('%s asks for %j', (text, voices) => {
    expect([...readQuestion(text).voices]).toEqual(voices)
  })

  it('tells an answer of a kind from mere mention', () => {
    expect(givesAnswer('term', 'el plazo es de treinta dias')).toBe(true)
    expect(givesAnswer('term', 'el recurso esta dentro de plazo')).toBe(false)
    expect(givesAnswer('who', 'la empresa debera reclamar primero ante la comision medica')).toBe(true)
    expect(givesAnswer('who', 'la empresa reclamo de la resolucion')).toBe(false)
    expect(givesAnswer('amount', 'un recargo del 30 %')).toBe(true)
    expect(givesAnswer('amount', 'la multa fue reclamada')).toBe(false)
    expect(givesAnswer('definition', 'se entiende por tal el que carece de razon')).toBe(true)
  })

  it.each([
    [
      '¿Cuántas cuotas tiene que deber para el registro?',
      'procede cuando se adeudan tres (3) cuotas',
      'consta la escritura de 22 de mayo y las cuotas',
    ],
    ['cuántos trabajadores hacen falta para un sindicato', 'con un mínimo de ocho trabajadores', 'los trabajadores de la empresa'],
    ['¿cuántas veces me pueden citar?', 'podrá ser citado hasta dos veces', 'se le citó otra vez en 2021'],
  ])('knows how the number of what is counted is given: %s', (text, given, mentioned) => {
    const { counted } = readQuestion(text)
    expect(counted?.test(foldText(given))).toBe(true)
    expect(counted?.test(foldText(mentioned))).toBe(false)
  })

  it('counts no periods, sums or nobody', () => {
    for (const text of ['¿cuántos días tengo?', '¿cuántos años de cárcel?', '¿cuántas UF son?', '¿cuántos me deben?', '¿cuánto me deben?'])
      expect(readQuestion(text).counted).toBeNull()
  })

  it('leaves out the words that only ask, unless there are no others', () => {
    const labels = (question: string) => substantialDemands(demandsOf(question)).map(({ label }) => label)
    expect(labels('¿qué se entiende por acto arbitrario?')).toEqual(['acto', 'arbitrario'])
    expect(labels('¿procede la tutela?')).toEqual(['tutela'])
    expect(labels('¿qué dijo el fallo?')).toEqual(['dijo', 'fallo'])
  })
})

it.each(['acogió la excepción', 'rechazó el reclamo', 'lo ha resuelto así', 'condenaron al dueño'])(
  'does not read for whom it is where it asks for the rulings that did something: %s',
  (did) => {
    expect(readQuestion(`¿Qué tribunales ${did} del faro?`).kinds).not.toContain('who')
  },
)
