import type { Block } from '../matter.ts'
import { listBlocks } from './banks.ts'
import type { Composition } from './composition.ts'
import { blockLength } from './length.ts'
import { selectBlocks } from './select-blocks.ts'

const lengthOf = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + blockLength(block), 0)

const upTo = (blocks: readonly Block[], targetLength: number): readonly Block[] => {
  const out: Block[] = []
  for (const block of blocks) {
    if (lengthOf(out) >= targetLength) break
    out.push(block)
  }
  return out
}

/** A dissent argues at length: its own reasons, those of the opposite line and the law in other words. */
const dissentReasons = (work: Composition, own: readonly Block[], general: readonly Block[], targetLength: number): readonly Block[] => [
  ...own,
  ...upTo(work.rng.shuffle(general), targetLength - lengthOf(own)),
]

/** In the longest rulings, a concurrence repeats the law in other words. */
const extendConcurrence = (work: Composition, law: readonly Block[]): void => {
  const left = work.target - work.draft.length
  if (work.instance.level.concurrer === null || left < 3000) return
  for (const [position, block] of upTo(work.rng.shuffle(law), left - 1200).entries())
    work.draft.add(`${position + 1}°. Que ${work.voice.say(block, true)}`)
}

/** A ruling of the Tribunal Constitucional on inapplicability. Returns the drafter. */
export function composeConstitutionalCourt(work: Composition): string | null {
  const { matter } = work.file
  const { level } = work.instance
  const chosen = selectBlocks(
    work.rng,
    {
      facts: { blocks: matter.facts, min: 2 },
      steps: { blocks: listBlocks('constitucional', 'tramite'), min: 3 },
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
  work.draft.add(work.framed('constitucional', 'seccion.hechos'), ...chosen.facts.map(say), ...chosen.steps.map(say))
  work.draft.add(work.framed('constitucional', 'seccion.alegaciones'), ...[...chosen.claim, ...chosen.defence].map(say))
  work.draft.add(work.framed('constitucional', 'seccion.derecho'))
  work.addConsiderandos([...chosen.evidence, ...chosen.law])
  work.addCitations()
  work.addConsiderandos(chosen.reasoning)
  work.draft.add(work.framed('constitucional', 'resuelve'))
  work.draft.decisions(work.decide(matter.orders[level.outcome] ?? []))
  const contrary = level.line === 'favorable' ? 'contraria' : 'favorable'
  const left = work.target - work.draft.length
  work.addVotes(
    dissentReasons(
      work,
      matter.dissent[contrary],
      [...matter.law, ...matter.reasoning[contrary]],
      left * (level.concurrer === null ? 1 : 0.55),
    ),
  )
  extendConcurrence(work, matter.law)
  const drafter = work.drafterLine()
  work.draft.add(work.framed('constitucional', 'cierre'), `Rol N° ${level.docket}.`, work.framed('comunes', 'pronunciada.tc'))
  return drafter
}
