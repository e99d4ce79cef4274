import type { LanguageModel } from '../models/language-model.ts'
import type { ModelNote } from '../models/model-notes.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { toolSchemas } from '../ports/tool-schemas.ts'
import { tools } from '../tools/tools.ts'
import { maxSubQuestions, onceEach, type SubQuestion, splitQuestion } from './sub-questions.ts'

/** Searches of a model that become sub-questions. */
const maxFromModel = 4

export interface ResearchPlan {
  /** The question itself comes first. */
  readonly subQuestions: readonly SubQuestion[]
  readonly notes: readonly ModelNote[]
}

/** Splits a question into what is asked of the rulings. Searches that the model plans take the place of the last ones of the rules. */
export async function planResearch(
  ports: Pick<AssistantPorts, 'demandsOf'>,
  model: LanguageModel,
  question: string,
  signal: AbortSignal,
): Promise<ResearchPlan> {
  const notes = new Set<ModelNote>()
  const [demands, calls] = await Promise.all([
    ports.demandsOf({ question, docIds: [] }, signal),
    model.plan({ question, tools, onNote: (note) => void notes.add(note) }, signal),
  ])
  const planned = calls.flatMap(({ name, input }): SubQuestion[] => {
    const search = name === 'search_rulings' ? toolSchemas.search_rulings.input.safeParse(input) : null
    return search?.success === true ? [{ reason: 'modelo', title: search.data.consulta, query: search.data.consulta }] : []
  })
  const [whole, ...rules] = splitQuestion(question, demands)
  const fromModel = onceEach([...(whole === undefined ? [] : [whole]), ...planned]).slice(1, 1 + maxFromModel)
  return {
    subQuestions: onceEach([...(whole === undefined ? [] : [whole]), ...fromModel, ...rules]).slice(0, maxSubQuestions),
    notes: [...notes],
  }
}
