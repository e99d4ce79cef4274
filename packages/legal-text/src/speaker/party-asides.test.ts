import type { Paragraph } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { findVoices } from './find-voices.ts'

const speakersOf = (...texts: string[]): string[] => {
  const paragraphs = texts.map((text, at): Paragraph => ({ anchor: `p${at}`, text }))
  const voices = findVoices({ kind: 'considerando', title: 'Tercero', paragraphs })
  return paragraphs.map(({ anchor, text }) => {
    const ranges = voices.get(anchor) ?? []
    const letters = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
    return letters * 2 > text.length ? (ranges[0]?.speaker ?? '') : 'tribunal'
  })
}

it('reads what a party says behind words that say nothing of who tells', () => {
  expect(
    speakersOf(
      'TERCERO: Que, como se indicó, la defensa dedujo la causal del artículo 373 letra b) del Código Procesal Penal.',
      'Sostiene que la infracción se produce en el considerando quinto, que tuvo por consumado el hurto.',
    ),
  ).toEqual(['parte', 'parte'])
  expect(
    speakersOf(
      'En la oportunidad prevista por el artículo 343 del Código Procesal Penal, el Ministerio Público señaló que concurre una atenuante.',
    ),
  ).toEqual(['parte'])
})

it('reads what a party has asked for, and returns to the court', () => {
  expect(
    speakersOf(
      'TERCERO: Que el apelante ha solicitado se revoque la resolución apelada y se decrete el sobreseimiento de la causa.',
      'El delito exige dolo, que esta Corte no advierte.',
    ),
  ).toEqual(['parte', 'tribunal'])
  expect(speakersOf('TERCERO: Que la demandada no ha alegado la caducidad, de modo que la acción debe ser acogida.')).toEqual(['tribunal'])
})

it('leaves to a party what it supposes of the court', () => {
  const request = 'TERCERO: Que la defensa solicitó el mínimo de la pena y las penas sustitutivas de la ley.'
  expect(
    speakersOf(request, 'En subsidio, en el evento que el Tribunal estime lo contrario, considera que debe rebajarse la pena en un grado.'),
  ).toEqual(['parte', 'parte'])
  expect(speakersOf(request, 'Tampoco podría agravarse la pena -aun cuando el Tribunal no lo consideró- por el arma.')).toEqual([
    'parte',
    'parte',
  ])
})

it('leaves to an office the filing that it addresses to the court', () => {
  const request = 'TERCERO: Que la reclamada contestó la reclamación y pidió su rechazo.'
  const copied = 'Es importante indicar a S.S. que esta Dirección ha señalado que la jornada exige un lugar apartado.'
  expect(speakersOf(request, copied)).toEqual(['parte', 'parte'])
})

it('leaves to a party what it says of the court, in a considerando that goes on with its answer', () => {
  const answer = 'TERCERO: Comparece don Elías Luna, por la demandada, a contestar la demanda de doña Inés Faro, y expone:'
  const incompetence = 'Que el tribunal carece de jurisdicción sobre los faros, que son bienes públicos.'
  const more = 'El Puerto nunca encargó la obra de la torre y nada debe a quienes la pintaron.'
  expect(speakersOf(answer, incompetence, more, 'Controvierte todos los hechos de la demanda.')).toEqual(Array(4).fill('parte'))
  expect(speakersOf(answer, 'Al respecto, este tribunal carece de jurisdicción sobre los faros, que son bienes públicos.')).toEqual([
    'parte',
    'tribunal',
  ])
})

it('reads the account of several who tell it, and of who presents himself', () => {
  expect(speakersOf('TERCERO: Que se presenta don Elías Luna, abogado, y deduce reclamo por el faro apagado.')).toEqual(['parte'])
  expect(
    speakersOf(
      'TERCERO: Que los demandados oponen la excepción de litispendencia y señalan que existe otro juicio.',
      'Sin embargo, lo que se discute en ese juicio es el dominio del faro.',
      'Aseveran que, de acogerse su apelación, el presente juicio carece de sentido.',
    ),
  ).toEqual(['parte', 'parte', 'parte'])
})

it('reads lists of evidence by what leads them', () => {
  const items = ['1.- Copia del plano del faro.', '2.- Copia de la resolución exenta N° 12.']
  for (const lead of [
    'CUARTO: Que por la parte demandada, se rindió las siguientes pruebas:',
    'Cuarto: Que la solicitante acompañó la siguiente documentación a su requerimiento:',
    'SEGUNDO: Que el peticionario, a fin de acreditar lo que pide, presentó los siguientes antecedentes justificativos:',
  ])
    expect(speakersOf(lead, ...items)).toEqual(['prueba', 'prueba', 'prueba'])
})

it('reads who is named behind the verb, whatever the verb', () => {
  expect(
    speakersOf('Concluye el impugnante que “el voto de mayoría no pesó igual la grabación del faro, como sí lo hizo el otro”.'),
  ).toEqual(['parte'])
  expect(
    speakersOf(
      'En cuanto a la falta de fundamentos de la sentencia en alzada, razona la defensa que la bodega estaba abierta desde el martes.',
    ),
  ).toEqual(['parte'])
  expect(speakersOf('Respecto de lo que la demandada alega, estima esta Corte que la bodega estaba abierta desde el martes.')).toEqual([
    'tribunal',
  ])
})

it('goes on with the account whatever the tense of its verb', () => {
  const account = 'TERCERO: Que la reclamante alegó que la autoridad omitió medir el ruido del muelle.'
  for (const next of [
    'Reiteró que el muelle funciona de noche.',
    'Concluyó que el permiso debió negarse.',
    'Aludió a que nadie midió el ruido.',
    'Por último, resaltó que la medición fue de día.',
    'Según expone, la medición fue de día.',
  ]) {
    expect(speakersOf('TERCERO: El puerto informó en los términos siguientes.', next)[1], next).toBe('parte')
    expect(speakersOf(account, next), next).toEqual(['parte', 'parte'])
  }
})

it('does not hear a party in what a document says behind a relative', () => {
  expect(speakersOf('Además, el establecimiento no cumplió el DFL 2 de subvenciones, que señala los requisitos del sostenedor.')).toEqual([
    'tribunal',
  ])
})

it('leaves to a party the rest of a quotation that another one in it leaves open', () => {
  const quoted =
    'Tercero: Que indica la defensa que “la sentencia yerra en la lógica, “que supone que ninguna enunciación es verdadera sin razón”. En este sentido, el tribunal estimó que no se probó el error. El tribunal no reparó en la camioneta del vecino.'
  const [range, ...others] =
    findVoices({ kind: 'considerando', title: 'Tercero', paragraphs: [{ anchor: 'p1', text: quoted }] }).get('p1') ?? []
  expect(others).toEqual([])
  expect(range).toMatchObject({ speaker: 'parte', from: 0, to: quoted.length })
})

it('reads who completes a report, named behind the verb', () => {
  expect(
    speakersOf(
      'SEXTO: Que, complementa informe el Hospital del Puerto, en el sentido de que la paciente recibe el medicamento desde mayo.',
    ),
  ).toEqual(['parte'])
})
