import type { Composition } from './composition.ts'
import { selectBlocks } from './select-blocks.ts'

/** A ruling of a family court in its most frequent form: the record of a hearing with its decision. */
export function composeFamily(work: Composition): void {
  const { matter } = work.file
  const { level } = work.instance
  const chosen = selectBlocks(
    work.rng,
    {
      facts: { blocks: matter.facts, min: work.target > 600 ? 1 : 0 },
      law: { blocks: matter.law, min: 0 },
      reasoning: { blocks: matter.reasoning[level.line], min: work.target > 700 ? 1 : 0 },
    },
    work.target - 620,
  )
  work.draft.add(work.placeAndDate(), work.framed('familia', 'acta'))
  const blocks = [...chosen.facts, ...chosen.law, ...chosen.reasoning]
  if (blocks.length > 2) work.addConsiderandos(blocks)
  else work.draft.add(...blocks.map((block) => work.voice.say(block)))
  work.draft.add(work.framed('familia', 'resuelve'))
  const decisions = work.decide(matter.orders[level.outcome] ?? [])
  work.draft.decisions(work.target > 900 ? decisions : decisions.slice(0, 1))
  work.draft.add(work.framed('familia', 'cierre'), work.framed('comunes', 'pronunciada.primera'))
}
