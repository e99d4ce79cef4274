import { expect, it } from 'vitest'
import { findVoices } from './find-voices.ts'

const voicesOf = (...texts: string[]) => {
  const paragraphs = texts.map((text, at) => ({ anchor: `p${at}`, text }))
  const voices = findVoices({ kind: 'considerando', title: '8°', paragraphs })
  return paragraphs.map(({ anchor, text }) => {
    const found = voices.get(anchor) ?? []
    return found.findLast(({ to }) => to === text.length)?.speaker ?? 'tribunal'
  })
}

const account = 'Octavo: Que el farero sostuvo que la linterna estaba rota y que avisó a la capitanía del puerto.'
const more = 'Agrega que nadie respondió a su aviso durante aquella noche de temporal.'
const evidence = 'Octavo: Que en orden a acreditar sus dichos, la demandante rindió la siguiente prueba documental:'
const letter = 'Carta enviada por el farero a la capitanía del puerto, en que da cuenta de la linterna rota.'

it('holds what is established in the case to be the words of the court', () => {
  const [first, item] = voicesOf(
    'Décimo: Que son hechos de la causa, por así encontrarse acreditados en el proceso, los siguientes:',
    '1.- Que el farero encendió la linterna a las ocho de la noche del primer día de invierno.',
  )
  expect([first, item]).toEqual(['tribunal', 'tribunal'])
})

for (const own of [
  'Que en este caso la tacha habrá de rechazarse, pues el testigo nada tiene que ganar con el faro.',
  'Que el farero conocía el reglamento, razón por la cual se desestima la alegación de la defensa de que nadie lo instruyó.',
  'Que para resolver este planteamiento se debe tener presente que el cobro de la luz no excluye otras acciones.',
  'Que esta Corte tiene competencia para conocer del cobro, sin perjuicio del reclamo ante la autoridad marítima.',
])
  it(`ends an account where the court decides: ${own}`, () => {
    expect(voicesOf(`${account} ${more}`, own, 'Agrega el reglamento del puerto una regla sobre la luz.')[1]).toBe('tribunal')
  })

for (const own of [
  'Para iniciar, hay que señalar que la carta cumple con las formalidades que exige el reglamento del puerto.',
  'Sin embargo, la carta no es un documento que justifique la ausencia del farero durante la noche.',
  'Los planos del faro permitieron al tribunal formarse una idea clara del lugar en que estaba la linterna.',
  'Que la prueba del farero, no obstante concordante y consistente, habla de una noche distinta de la del apagón.',
  'Resultaba indispensable ver la linterna, no bastando para ello el mérito de la carta del farero.',
  'Lo que dijo de la linterna quedó sin comprobación alguna.',
  'Que si bien resultó acreditado que el farero tenía la llave, la linterna no estaba en la torre.',
  'Por lo tanto, en virtud de la regla del puerto, se deberá dictar una sentencia absolutoria respecto del farero.',
  'Los informes del puerto resultaron suficientes para tener por probada la hora del apagón.',
])
  it(`ends evidence where the court weighs it: ${own}`, () => {
    expect(voicesOf(evidence, letter, own)[2]).toBe('tribunal')
  })

it('keeps what a party asks for with the party', () => {
  expect(voicesOf(account, 'Agrega que por todo ello corresponde rechazar la demanda y solicita que así se declare.')[1]).toBe('parte')
})

it('divides a sentence that tells and then decides', () => {
  const spoken = 'Agrega que el testigo dejó el faro hace diez años y vive lejos, motivo por el cual la tacha será rechazada.'
  expect(voicesOf(account, spoken)[1]).toBe('tribunal')
})

it('reads the clauses of a contract as a document, and a later considerando as the court', () => {
  const voices = voicesOf(
    'Noveno: Que las cláusulas del contrato de arriendo del faro, en lo pertinente, señalan:',
    'Cuarto: El arrendatario encenderá la linterna cada noche. Quinto: La renta se pagará en el mes de marzo.',
    'Noveno: Para el evento que el arrendatario no encienda la linterna, pagará una multa de diez pesos.',
    'De esas estipulaciones nace la obligación que aquí se reclama.',
  )
  expect(voices).toEqual(['tribunal', 'prueba', 'prueba', 'tribunal'])
})

it('reads a quoted clause as a document', () => {
  const text =
    'Que la cláusula novena del contrato dispone: “Para el evento que el arrendatario no encienda la linterna, pagará una multa de diez pesos”'
  expect(voicesOf(text)).toEqual(['prueba'])
})

it('keeps with the witness what he tells of the course of the case', () => {
  const [, spoken] = voicesOf(
    'Segundo: Que prestaron declaración los siguientes testigos:',
    'Doña Rosa, legalmente juramentada, expuso que el farero es su vecino. Se inició el trabajo del faro en marzo. Desea irse del puerto porque siente frío.',
  )
  expect(spoken).toBe('prueba')
})
