import type { Block } from '../matter.ts'
import { type BankName, bank, listBlocks } from './banks.ts'
import type { Composition } from './composition.ts'
import { blockLength } from './length.ts'
import { actorIsPerson, blocksOfTopics, chooseProof, documentList, frameLength, half, proofBank, testimony } from './proof.ts'
import { selectBlocks } from './select-blocks.ts'

/** True when the case is about a building or land, which experts and the judge visit. */
const onSite = (work: Composition): boolean => ['inmueble', 'obra'].some((topic) => work.file.matter.topics?.includes(topic))

const optional = (work: Composition, name: BankName, sections: readonly string[]): readonly Block[] =>
  sections.flatMap((section) => (bank(name).has(section) ? [work.rng.pick(listBlocks(name, section))] : []))

/** The arguments of the ruling, chosen for its target length: long rulings are long by their proof. */
const choose = (work: Composition, name: BankName) => {
  const { matter } = work.file
  const { line } = work.instance.level
  const large = work.target > 9000
  return selectBlocks(
    work.rng,
    {
      facts: { blocks: matter.facts, min: 1 },
      claim: { blocks: matter.claim, min: 1 },
      defence: { blocks: matter.defence, min: 1 },
      otherProof: {
        blocks: optional(work, name, [
          'confesional',
          'oficio',
          'exhibicion',
          'tacha',
          'objecion',
          ...(onSite(work) ? ['pericial', 'inspeccion'] : []),
        ]),
        min: 0,
      },
      evidence: { blocks: matter.evidence, min: 1 },
      doctrine: { blocks: blocksOfTopics(work, name, 'doctrina'), min: large ? 2 : 0 },
      law: { blocks: matter.law, min: 1 },
      weighing: { blocks: listBlocks(name, 'valoracion'), min: large ? 1 : 0 },
      reasoning: { blocks: matter.reasoning[line], min: 2 },
      closing: {
        blocks: [
          ...(line === 'favorable' && actorIsPerson(work) ? listBlocks(name, 'remate.favorable') : []),
          ...listBlocks(name, 'remate'),
        ],
        min: large ? 1 : 0,
      },
    },
    work.target < 9000 ? work.target - frameLength - 300 : 6000 + (work.target - 9000) * 0.45,
  )
}

/** The variant of a frame for a claimant that is no natural person, when the bank has one. */
const forParty = (work: Composition, name: BankName, section: string): string =>
  !actorIsPerson(work) && bank(name).has(`${section}.entidad`) ? `${section}.entidad` : section

/** From this length on, a second witness or document repeats each piece of evidence in other words. */
const longRuling = 22_000

const orders = (work: Composition, name: BankName): void => {
  const { level } = work.instance
  work.draft.addConsiderando(work.framed('comunes', 'resuelve.normas', true))
  work.draft.add(work.framed(name, 'resuelve'))
  const decisions = [...work.decide(work.file.matter.orders[level.outcome] ?? [])]
  if (bank(name).has('costas.vencido')) decisions.push(work.framed(name, 'costas.vencido'))
  work.draft.decisions(decisions)
  work.draft.add(work.framed(name, 'cierre'))
}

const heading = (work: Composition, name: BankName): void => {
  if (name === 'civil' && work.rng.chance(0.35))
    work.draft.add(
      'NOMENCLATURA : 1. [40] Sentencia',
      `JUZGADO : ${work.instance.level.court}`,
      `CAUSA ROL : ${work.instance.level.docket}`,
      `CARATULADO : ${work.voice.slot('caratula')}`,
    )
  if (name === 'penal' && work.rng.chance(0.3)) work.draft.add(work.framed('penal', 'acta'))
  work.draft.add(work.placeAndDate(), work.framed(name, 'vistos'))
}

/** A definitive sentence of a labour, civil, collection or criminal court. */
export function composeFirstInstance(work: Composition): void {
  const { level } = work.instance
  const name = proofBank(level.collection)
  const chosen = choose(work, name)
  const spent = Object.values(chosen).reduce((sum, blocks) => sum + blocks.reduce((length, block) => length + blockLength(block), 0), 0)
  const proof = chooseProof(work, name, work.target - frameLength - spent)
  heading(work, name)
  work.draft.addConsiderando(
    work.framed(name, forParty(work, name, 'intro'), true),
    ...[...chosen.facts, ...chosen.claim].map((block) => work.voice.say(block)),
  )
  work.draft.addConsiderando(work.framed(name, 'contestacion', true), ...chosen.defence.map((block) => work.voice.say(block)))
  if (bank(name).has('audiencia')) work.draft.addConsiderando(work.framed(name, forParty(work, name, 'audiencia'), true))
  const [ours, theirs] = bank(name).has('documental.demandado')
    ? [half(proof.documents, false), half(proof.documents, true)]
    : [proof.documents, []]
  if (bank(name).has('documental.actor')) documentList(work, name, 'documental.actor', ours)
  testimony(work, name, 'testigos', half(proof.sayings, false))
  if (bank(name).has('documental.demandado')) documentList(work, name, 'documental.demandado', theirs)
  testimony(work, name, 'testigos.demandado', half(proof.sayings, true))
  work.addConsiderandos(chosen.otherProof)
  work.addConsiderandos(chosen.evidence)
  if (work.target > longRuling) work.addConsiderandos(chosen.evidence)
  work.addConsiderandos(chosen.doctrine)
  work.addConsiderandos(chosen.law)
  work.addCitations()
  work.addConsiderandos(chosen.weighing)
  work.addConsiderandos(chosen.reasoning)
  work.addConsiderandos(chosen.closing)
  orders(work, name)
  work.draft.add(`RIT/Rol: ${level.docket}`.replace('RIT/Rol', name === 'civil' ? 'Rol' : 'RIT'))
  if (level.judges.length > 1) {
    work.addVotes(work.file.matter.dissent[level.line === 'favorable' ? 'contraria' : 'favorable'])
    work.draft.add(work.framed('comunes', 'pronunciada.penal'))
  } else work.draft.add(work.framed('comunes', 'pronunciada.primera'))
}
