import { dateRoman } from '../language/dates.ts'
import { withThousandsDots } from '../language/number-words.ts'
import { listBlocks } from './banks.ts'
import type { Composition } from './composition.ts'
import { selectBlocks } from './select-blocks.ts'

/** A dictamen of the Contraloría General. */
export function composeOpinion(work: Composition): void {
  const { matter } = work.file
  const { level } = work.instance
  const chosen = selectBlocks(
    work.rng,
    {
      facts: { blocks: matter.facts, min: work.target > 1500 ? 1 : 0 },
      claim: { blocks: matter.claim, min: work.target > 2500 ? 1 : 0 },
      defence: { blocks: matter.defence, min: work.target > 2500 ? 1 : 0 },
      evidence: { blocks: matter.evidence, min: 0 },
      doctrine: { blocks: listBlocks('contraloria', 'doctrina'), min: 0 },
      law: { blocks: matter.law, min: work.target > 1200 ? 1 : 0 },
      reasoning: { blocks: matter.reasoning[level.line], min: 1 },
    },
    work.target - 900,
  )
  const paragraphs = (blocks: Parameters<typeof work.voice.say>[0][]) => blocks.map((block) => work.voice.say(block))
  work.draft.add(
    `N° ${level.docket.replace(/^0*(\d+)N\d\d$/, (_, n) => withThousandsDots(Number(n)))} Fecha: ${dateRoman(level.decidedOn)}`,
  )
  work.draft.add(work.framed('contraloria', 'intro'), ...paragraphs([...chosen.facts, ...chosen.claim]))
  if (chosen.defence.length > 0) work.draft.add(work.framed('contraloria', 'informe'), ...paragraphs([...chosen.defence]))
  work.draft.add(work.framed('contraloria', 'transicion'), ...paragraphs([...chosen.doctrine, ...chosen.law]))
  if (work.target > 2000) work.draft.add(work.framed('contraloria', 'precisado'))
  work.draft.add(...paragraphs([...chosen.evidence, ...chosen.reasoning]))
  work.draft.add(...work.decide(matter.orders[level.outcome] ?? []))
  work.draft.add(work.framed('contraloria', 'cierre'))
}
