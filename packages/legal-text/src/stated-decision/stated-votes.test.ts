import { describe, expect, it } from 'vitest'
import { findRulingCitations } from '../references/find-ruling-citations.ts'
import { findStatedVotes, votedOtherwise } from './stated-votes.ts'

const divided = `Se acoge el requerimiento.
Acordada con el voto dirimente de la Presidenta del Tribunal, Ministra señora ELENA PAZ ROBLE.
DISIDENCIA
Los Ministros señores LUIS MAR SOTO, IVÁN RÍO LUNA y señora ROSA FARO
ALBA, estuvieron por rechazar el requerimiento.
PREVENCIÓN
Se previene que el Ministro señor HUGO PRADO VEGA concurre, aunque fue del parecer de agregar otra razón.
Redactó la sentencia el Ministro señor JOSÉ LAGO CANO, la disidencia, el Ministro señor IVÁN RÍO LUNA, y la prevención, su autor.`
const appeal = `Se confirma la sentencia apelada.
Acordada con el voto en contra del Ministro Sr. Prado, quien estuvo por revocarla.
Redactó la abogada integrante Sra. Vega y el disidente, por su autor.`
const united = 'Se confirma la sentencia apelada.'
const concurring = `Se confirma la sentencia.
Se previene que el Ministro señor Prado concurre teniendo solo presente el artículo primero.`

const compare = (text: string, closing: string): string | null => {
  const [said] = findStatedVotes(text, findRulingCitations(text, { isBrief: true })).values()
  if (said === undefined) throw new Error('Nothing said of votes')
  return votedOtherwise(said, { whole: closing, closing })
}
const court = 'la Corte de Apelaciones de Talca, rol N° 12-2022, acogió el requerimiento'

describe('whose votes a text says they are', () => {
  it.each([
    [`Con el voto en contra de la Presidenta, ${court}.`, divided, 'es de mayoría'],
    [`Con el voto en contra del ministro señor Lago, ${court}.`, divided, 'LUIS MAR SOTO'],
    [`Con el voto en contra de los ministros Mar y Prado, ${court}.`, divided, 'LUIS MAR SOTO'],
    [`En la causa rol N° 12-2022, de la Corte de Apelaciones de Talca, la ministra Lago votó en contra.`, divided, 'LUIS MAR SOTO'],
    [`En la causa rol N° 12-2022, de la Corte de Apelaciones de Talca, el ministro Cano disintió.`, divided, 'LUIS MAR SOTO'],
    [`Sin costas, y con el voto en contra de la abogada integrante señora Vega, ${court}.`, appeal, 'del Ministro Sr. Prado'],
    [`Con el voto dirimente del ministro Prado, ${court}.`, appeal, 'no dice que hubiera un voto dirimente'],
    [`Con el voto dirimente del ministro Prado, ${court}.`, divided, 'voto dirimente de la Presidenta'],
    [`Con el voto en contra del ministro Prado, ${court}.`, concurring, 'Se previene que el Ministro señor Prado'],
    [`Con el voto en contra del ministro Prado, ${court}.`, united, 'no tiene votos de minoría'],
  ])('«%s» is not what the ruling says', (text, closing, expected) => {
    expect(compare(text, closing)).toContain(expected)
  })

  it.each([
    [`Con el voto en contra de la ministra señora Faro Alba, ${court}.`, divided],
    [`Con el voto en contra de los ministros señores Mar y Río, y de la señora Faro, ${court}.`, divided],
    [`Con el voto dirimente de la Presidenta, ${court}.`, divided],
    [`Con el voto dirimente de la ministra Paz, ${court}.`, divided],
    [`Con el voto en contra del ministro Mario Prado, la Corte confirmó la sentencia en la causa rol N° 12-2022.`, appeal],
    [`Con un voto en contra, ${court}.`, appeal],
    [`En la causa rol N° 12-2022, de la Corte de Apelaciones de Talca, el ministro Prado disintió.`, appeal],
  ])('«%s» is what the ruling says', (text, closing) => {
    expect(compare(text, closing)).toBeNull()
  })
})
