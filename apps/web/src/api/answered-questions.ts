import type { Client } from '@basejuris/contract'

/** The questions whose best ruling the search calls most relevant, at most `max`, those of one relevance in their order. None that nothing answers. */
export async function answeredQuestions(client: Pick<Client, 'search'>, questions: readonly string[], max: number): Promise<string[]> {
  const answered: { readonly question: string; readonly relevance: number }[] = []
  // One after another: nobody waits for an example.
  for (const question of questions) {
    const { total, resultados } = await client.search({ consulta: question, tamano: 1 })
    const relevance = resultados[0]?.relevancia ?? 0
    if (total > 0) answered.push({ question, relevance })
  }
  return answered
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, max)
    .map(({ question }) => question)
}
