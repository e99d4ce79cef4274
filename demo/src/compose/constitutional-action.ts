import type { Block } from '../matter.ts'
import { listBlocks } from './banks.ts'
import type { Composition } from './composition.ts'
import { selectBlocks } from './select-blocks.ts'
import { closing, heading, visto } from './upper-court.ts'

/** Matters of health bring their own doctrine of the action. */
const doctrineOf = (work: Composition, amparo: boolean): readonly Block[] =>
  work.file.matter.collection === 'corte_de_apelaciones'
    ? listBlocks('corte-apelaciones', `doctrina.${amparo ? 'amparo' : 'proteccion'}`)
    : []

const choose = (work: Composition, amparo: boolean) => {
  const { matter } = work.file
  const { line } = work.instance.level
  return selectBlocks(
    work.rng,
    {
      facts: { blocks: matter.facts, min: 1 },
      claim: { blocks: matter.claim, min: 1 },
      defence: { blocks: matter.defence, min: 1 },
      evidence: { blocks: matter.evidence, min: 0 },
      law: { blocks: matter.law, min: 1 },
      doctrine: { blocks: doctrineOf(work, amparo), min: 0 },
      reasoning: { blocks: matter.reasoning[line], min: 1 },
    },
    work.target - 1600,
  )
}

/** A ruling of a court of appeal, in only instance, on protección or amparo. Returns the drafter, when the text names one. */
export function composeConstitutionalAction(work: Composition): string | null {
  const { level } = work.instance
  const amparo = work.voice.slot('articuloAccion') === '21'
  const chosen = choose(work, amparo)
  const asGrounds = work.rng.chance(0.55)
  heading(work)
  work.draft.add(visto(work))
  const intro = work.framed('corte-apelaciones', 'accion.comparece', asGrounds)
  const story = [...chosen.facts, ...chosen.claim].map((block) => work.voice.say(block))
  const report = () =>
    [work.framed('corte-apelaciones', 'accion.informe', asGrounds), ...chosen.defence.map((block) => work.voice.say(block))] as const
  if (asGrounds) {
    work.draft.addConsiderando(intro, ...story)
    work.draft.addConsiderando(...report())
  } else {
    work.draft.add(intro, ...story, ...report(), work.framed('corte-apelaciones', 'accion.autos'))
    work.draft.add(work.rng.pick(['CONSIDERANDO:', 'Considerando:', 'Y CONSIDERANDO:', 'Con lo relacionado y considerando:']))
  }
  work.voice.norms.add(amparo ? 'CPR:21' : 'CPR:20')
  work.draft.addConsiderando(work.framed('corte-apelaciones', amparo ? 'accion.amparo.derecho' : 'accion.proteccion.derecho', true))
  work.addConsiderandos([...chosen.evidence, ...chosen.doctrine, ...chosen.law])
  work.addCitations()
  work.addConsiderandos(chosen.reasoning)
  if (work.target > 3000) work.draft.addConsiderando(work.framed('comunes', 'resuelve.normas', true))
  work.draft.add(work.framed('corte-apelaciones', level.line === 'favorable' ? 'accion.resuelve.acoge' : 'accion.resuelve.rechaza'))
  if (level.line === 'favorable') work.draft.decisions(work.decide(work.file.matter.orders[level.outcome] ?? []))
  work.addVotes(work.file.matter.dissent[level.line === 'favorable' ? 'contraria' : 'favorable'])
  return closing(work)
}
