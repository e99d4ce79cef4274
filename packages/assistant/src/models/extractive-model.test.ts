import { describe, expect, it } from 'vitest'
import { describeLanguageModel } from '../testing/language-model.suite.ts'
import { tools } from '../tools/tools.ts'
import { extractiveModel } from './extractive-model.ts'

describe('extractiveModel', () => {
  describeLanguageModel('it', () => extractiveModel)

  it('reads the articles that a question names, each once and two at most', async () => {
    const question = 'arts. 161, 162 y 168 del Código del Trabajo, y otra vez el artículo 161 del Código del Trabajo'
    const calls = await extractiveModel.plan({ question, tools }, new AbortController().signal)
    expect(calls.map(({ name }) => name)).toEqual(['search_rulings', 'read_norm', 'read_norm', 'describe_coverage'])
    expect(calls[1]?.input).toEqual({ norma: 'art. 161 Código del Trabajo' })
  })

  it('searches as much of a long question as a search takes, in whole words', async () => {
    const calls = await extractiveModel.plan({ question: 'despido '.repeat(500), tools }, new AbortController().signal)
    expect(calls[0]?.input).toEqual({ consulta: 'despido '.repeat(250).trim() })
  })
})
