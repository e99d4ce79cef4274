import type { QuestionDemand } from '@basejuris/search'
import type { Answer } from '../answer/answer.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { readNamedRulings } from '../question/named-rulings.ts'
import { substantialDemands } from '../question/read-question.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { ownWordings, readMentions } from './mentions.ts'
import { hasSubject } from './part-subject.ts'

/** Part of the own matter of a part, by rarity, of which the court must speak. */
const minSpoken = 0.5
/** Part of the rarity of the rarest thing from which another one names the matter as well. */
const nearlyRarest = 0.8

/**
 * An answer to a question of these parts. It is sure only where the court of the ruling quoted first speaks of the matter of each part, without
 * what the rest of the question adds to it. Otherwise it is the nearest one.
 */
export async function sureOfParts(
  ports: Pick<AssistantPorts, 'demandsOf'>,
  answer: Answer,
  parts: readonly string[],
  signal: AbortSignal,
): Promise<Answer> {
  const { grade, norms, question, sources, spans } = answer
  const leading = sources.find(({ ruling }) => ruling.docId === spans[0]?.docId)
  if (grade !== 'responde' || leading === undefined || norms.length > 0 || readNamedRulings(question, sources) !== null) return answer
  for (const part of parts) {
    const { demands } = await ports.demandsOf({ question: part, docIds: [] }, signal)
    if (!(await speaksOfMatter(leading, substantialDemands(demands).filter(isMatter), signal)))
      return { ...answer, grade: 'lo_mas_cercano', contrary: null }
  }
  return answer
}

const isMatter = ({ kind, label }: QuestionDemand): boolean => kind === 'norm' || (kind === 'words' && hasSubject(label))

/** Of a part that names no matter, anything speaks. */
async function speaksOfMatter(source: SourceRuling, matter: readonly QuestionDemand[], signal: AbortSignal): Promise<boolean> {
  const mentions = await readMentions(source, ownWordings(matter), signal)
  const worth = (some: readonly QuestionDemand[]): number => some.reduce((sum, { rarity }) => sum + 0.1 + rarity, 0)
  const spoken = matter.filter((_, at) => mentions[at] === 'court' || mentions[at] === 'unsure')
  const rarest = Math.max(0, ...matter.map(({ rarity }) => rarity))
  return matter.every((each) => each.rarity < nearlyRarest * rarest || spoken.includes(each)) && worth(spoken) >= minSpoken * worth(matter)
}
