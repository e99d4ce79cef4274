import { expect, it } from 'vitest'
import { findRulingCitations } from './find-ruling-citations.ts'
import { withSpeakingCourt } from './speaking-court.ts'

const courtsIn = (text: string, speaking: string) =>
  findRulingCitations(text)
    .map((citation) => withSpeakingCourt(citation, text, speaking).court)
    .map((court) => (court === null || court === 'own' ? court : court.name))

const juzgado = 'Juzgado de Letras del Trabajo de Talca'

it('takes «esta Corte» within a quotation for the court quoted', () => {
  const text =
    'Así lo ha resuelto la Corte de Apelaciones de Talca, rol N° 52-2023: “Que, como ha dicho la jurisprudencia de esta Corte en las causas rol N° 104-2014 y 38-2016, procede el recargo”.'
  expect(courtsIn(text, juzgado)).toEqual(Array(3).fill('Corte de Apelaciones de Talca'))
})

it('leaves the court open where no juzgado can be the «Corte» that speaks', () => {
  const text = 'A esta Corte no le cabe más que reiterar los criterios de la sentencia rol N° 24.828-2018.'
  expect(courtsIn(text, juzgado)).toEqual([null])
  expect(withSpeakingCourt(findRulingCitations(text)[0] as never, text, juzgado)).toMatchObject({ ambiguous: true, confidence: 0.6 })
})

it('leaves the court that speaks where it does', () => {
  const text = 'Como ha resuelto esta Corte en los autos rol N° 104-2014, “el recargo procede” siempre.'
  expect(courtsIn(text, 'Corte de Apelaciones de Talca')).toEqual(['own'])
  expect(courtsIn('Este Tribunal resolvió lo mismo en la causa RIT O-104-2019.', juzgado)).toEqual(['own'])
})
