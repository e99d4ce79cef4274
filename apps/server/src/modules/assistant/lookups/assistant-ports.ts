import { type AssistantPorts, ToolRefused, type ToolVerbs } from '@basejuris/assistant'
import type { Filters } from '@basejuris/contract'
import type { Actor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { readSources } from './read-sources.ts'
import { toolVerbs } from './tool-verbs.ts'

/** What the assistant may do for an actor: the verbs of the interface, with the actor's rights. Filters hold for every search. */
export function assistantPorts(services: Services, actor: Actor, filters: Filters = {}): AssistantPorts {
  return {
    tools: refusing(toolVerbs(services, actor, filters)),
    read: (docIds) => readSources(services, actor, docIds),
    demandsOf: (request, signal) => services.search.demandsOf(request, { signal }),
    nearness: (question, texts, signal) => nearness(services, question, texts, signal),
  }
}

/** What a verb refuses with a code of the catalogue becomes a refusal of the tool, with the sentence of the catalogue. */
function refusing(verbs: ToolVerbs): ToolVerbs {
  const wrapped = Object.entries(verbs).map(([name, verb]) => [
    name,
    async (input: never, signal: AbortSignal) => {
      try {
        return await verb(input, signal)
      } catch (error) {
        throw error instanceof ServiceError ? new ToolRefused(error.message, { cause: error }) : error
      }
    },
  ])
  return Object.fromEntries(wrapped) as ToolVerbs
}

/** Vectors have the length 1, so their product is the cosine. A service outside the machine is not asked for so many texts. */
async function nearness(
  { norms: { encoder } }: Pick<Services, 'norms'>,
  question: string,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<readonly number[] | null> {
  if (encoder.external === true || texts.length === 0) return null
  const asked = await encoder.encodeQuery(question)
  if (asked === null) return null
  const vectors = await encoder.encodePassages(texts, signal)
  return vectors.map((vector) => (vector === null ? 0 : vector.reduce((sum, value, at) => sum + value * (asked[at] ?? 0), 0)))
}
