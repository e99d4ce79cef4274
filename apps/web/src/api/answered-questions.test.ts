import type { Client } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { answeredQuestions } from './answered-questions.ts'

const relevances: Readonly<Record<string, number | null>> = { '¿sube?': 0.45, '¿baja?': 0.8, '¿nada?': null, '¿vale?': 0.8, '¿rige?': 0.6 }
const client = {
  search: async ({ consulta }: { readonly consulta: string }) => {
    const relevancia = relevances[consulta] ?? null
    return { total: relevancia === null ? 0 : 1, resultados: [{ relevancia: relevancia ?? 0.2 }] }
  },
} as unknown as Pick<Client, 'search'>

it('takes the questions that the index answers best', async () => {
  expect(await answeredQuestions(client, Object.keys(relevances), 3)).toEqual(['¿baja?', '¿vale?', '¿rige?'])
  expect(await answeredQuestions(client, ['¿sube?', '¿nada?'], 3)).toEqual(['¿sube?'])
})
