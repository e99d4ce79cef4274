import { describe, expect, it } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { addTopics } from './query-topics.ts'

const topicsOf = async (text: string): Promise<string[]> => (await addTopics(parseQuery(text), {})).topics.map(({ name }) => name)

describe('topics of a query', () => {
  it('leave out the court that decided, but not one whose competence is in question', async () => {
    const competence = 'Competencia de los juzgados del trabajo'
    const story = 'a mi clienta, agente de un banco, la desvincularon por desahucio y el juzgado del trabajo rechazó su demanda'
    expect(await topicsOf(story)).not.toContain(competence)
    expect(await topicsOf('competencia del juzgado del trabajo para conocer la demanda')).toContain(competence)
  })

  it('take lawyers’ words for a deduction from the compensation', async () => {
    const [first] = await topicsOf('necesidades de la empresa y descuento del seguro de cesantía')
    expect(first).toBe('Imputación del aporte del empleador al seguro de cesantía cuando el despido es improcedente')
  })
})
