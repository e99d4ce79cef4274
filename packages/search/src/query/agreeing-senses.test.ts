import { describe, expect, it } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { addTopics } from './query-topics.ts'

const sensesOf = async (text: string): Promise<string[]> =>
  (await addTopics(parseQuery(text), {})).chips.filter(({ tipo }) => tipo === 'sentido').map(({ valor }) => valor)

describe('everyday phrases of a story', () => {
  it.each([
    ['la isapre me echó porque no declaré mi diabetes', 'despido injustificado'],
    ['mi papá me echó de la casa y quiere venderla', 'despido injustificado'],
    ['trabajo en un hospital y no me renovaron la contrata', 'falta de servicio'],
    ['mi hijo trabaja en una mina y se cayó una roca y lo dejó en silla de ruedas', 'concesión minera'],
  ])('are words where the story is about another topic: %s', async (text, sense) => {
    expect(await sensesOf(text)).not.toContain(sense)
  })

  it.each([
    ['me echaron de la pega sin pagarme el finiquito', 'despido injustificado'],
    ['en el hospital me operaron la pierna equivocada', 'falta de servicio'],
    ['me despidieron porque aparezco en un video del supermercado', 'despido injustificado'],
    ['mi vecino cerró el camino por donde pasaba mi abuelo', 'cierre de camino'],
  ])('stand for their topic where it is the story’s: %s', async (text, sense) => {
    expect(await sensesOf(text)).toContain(sense)
  })

  it.each([
    ['hospital despido funcionaria', 'falta de servicio'],
    ['contraloria hospital concurso', 'falta de servicio'],
    ['contratista obras publicas multa', 'régimen de subcontratación'],
  ])('of one word are words in a short search about another topic: %s', async (text, sense) => {
    expect(await sensesOf(text)).not.toContain(sense)
  })

  it.each([
    ['hospital negligencia parto', 'falta de servicio'],
    ['contratista accidente empresa principal', 'régimen de subcontratación'],
  ])('stand for their topic in a short search about it: %s', async (text, sense) => {
    expect(await sensesOf(text)).toContain(sense)
  })

  it('are words again among the words of the query', async () => {
    const query = await addTopics(parseQuery('la isapre me echó porque no declaré mi diabetes'), {})
    expect(query.chips.find(({ tipo }) => tipo === 'palabras')?.valor).toContain('echó')
  })
})
