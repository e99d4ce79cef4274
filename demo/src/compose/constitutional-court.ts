import type { Composition } from './composition.ts'
import { selectBlocks } from './select-blocks.ts'

/** A ruling of the Tribunal Constitucional on inapplicability. Answers who drafted it. */
export const composeConstitutionalCourt = (work: Composition): string | null => {
  const { matter } = work.file
  const { level } = work.instance
  const chosen = selectBlocks(
    work.rng,
    {
      facts: { blocks: matter.facts, min: 2 },
      claim: { blocks: matter.claim, min: 2 },
      defence: { blocks: matter.defence, min: 1 },
      evidence: { blocks: matter.evidence, min: 0 },
      law: { blocks: matter.law, min: 2 },
      reasoning: { blocks: matter.reasoning[level.line], min: 2 },
    },
    work.target - 1500,
  )
  const say = (block: Parameters<typeof work.voice.say>[0]) => work.voice.say(block)
  work.draft.add(work.placeAndDate(), work.framed('constitucional', 'vistos'))
  work.draft.add(work.framed('constitucional', 'seccion.hechos'), ...chosen.facts.map(say))
  work.draft.add(work.framed('constitucional', 'seccion.alegaciones'), ...[...chosen.claim, ...chosen.defence].map(say))
  work.draft.add(work.framed('constitucional', 'seccion.derecho'))
  work.grounds([...chosen.evidence, ...chosen.law])
  work.citations()
  work.grounds(chosen.reasoning)
  work.draft.add(work.framed('constitucional', 'resuelve'))
  work.draft.decisions(work.decide(matter.orders[level.outcome] ?? []))
  work.votes(matter.dissent[level.line === 'favorable' ? 'contraria' : 'favorable'])
  const drafter = work.drafted()
  work.draft.add(work.framed('constitucional', 'cierre'), `Rol N° ${level.docket}.`, work.framed('comunes', 'pronunciada.tc'))
  return drafter
}
