import { namedArticles } from '../question/asked-norm-text.ts'
import { asTermQuery } from '../question/term-query.ts'
import type { ToolCall } from '../tools/run-tool.ts'
import type { DraftSentence } from '../verify/draft.ts'
import type { LanguageModel, PlanRequest, WriteRequest } from './language-model.ts'

/** Norms of a question whose text is read. */
const maxNorms = 2
/** Characters that a search takes. */
const maxQuery = 2000

/** The answer without any model: it searches the question as it is, reads the articles that it names, and quotes every chosen span whole. */
export const extractiveModel: LanguageModel = {
  name: 'extractivo',
  plan: async ({ question }: PlanRequest, signal: AbortSignal): Promise<readonly ToolCall[]> => {
    signal.throwIfAborted()
    return [
      { name: 'search_rulings', input: { consulta: cutAtWord(asTermQuery(question), maxQuery) } },
      ...readsOf(namedArticles(question)),
      { name: 'describe_coverage', input: {} },
    ]
  },
  async *write({ spans }: WriteRequest, signal: AbortSignal): AsyncIterable<DraftSentence> {
    for (const { n, text } of spans) {
      signal.throwIfAborted()
      yield { text, spans: [n], isQuotation: true }
    }
  },
}

/** The calls that read some articles. */
export function readsOf(articles: readonly string[]): ToolCall[] {
  return articles.slice(0, maxNorms).map((norma) => ({ name: 'read_norm', input: { norma } }))
}

const cutAtWord = (text: string, max: number): string => (text.length <= max ? text : text.slice(0, max).replace(/\s\S*$/u, ''))
