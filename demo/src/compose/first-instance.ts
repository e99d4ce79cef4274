import type { Block } from '../matter.ts'
import { type BankName, bank, listBlocks } from './banks.ts'
import type { Composition } from './composition.ts'
import { blockLength } from './length.ts'
import { selectBlocks } from './select-blocks.ts'
import { topicsOf } from './topics.ts'

/** Which bank lends its frames, evidence and doctrine to a collection of first instance. */
const bankOf = (collection: string): BankName =>
  collection === 'laboral' || collection === 'cobranza' || collection === 'penal' ? collection : 'civil'

const documentList = (work: Composition, name: BankName, section: string, documents: readonly Block[]): void => {
  if (documents.length === 0) return
  const intro = work.framed(name, section, true)
  const list = documents.map((block, position) => `${position + 1}. ${work.voice.say(block)}`)
  if (work.rng.chance(0.5)) work.draft.ground(intro, ...list)
  else
    work.draft.ground(
      `${intro} ${list.map((line, position) => line.replace(/^\d+\. /, `${position + 1}) `).replace(/\.$/, position === list.length - 1 ? '.' : ';')).join(' ')}`,
    )
}

const testimony = (work: Composition, name: BankName, section: string, sayings: readonly Block[]): void => {
  if (sayings.length === 0) return
  const intro = work.framed(name, section, true)
  const paragraphs: string[] = []
  let position = 0
  while (position < sayings.length) {
    const own = sayings.slice(position, position + work.rng.between(3, 7))
    position += own.length
    const head = work.framed(name, 'testigo')
    paragraphs.push([head, ...own.map((block) => work.voice.sayOn(block))].join(' '))
  }
  work.draft.ground(intro, ...paragraphs)
}

const half = (blocks: readonly Block[], second: boolean): readonly Block[] =>
  blocks.filter((_, position) => position % 2 === (second ? 1 : 0))

const optional = (work: Composition, name: BankName, sections: readonly string[]): readonly Block[] =>
  sections.flatMap((section) => (bank(name).has(section) ? [work.rng.pick(listBlocks(name, section))] : []))

/** Every block as many times as it has wordings, so that none is said twice, in rounds. */
const inRounds = (work: Composition, blocks: readonly Block[], count: number): readonly Block[] => {
  const out: Block[] = []
  for (let round = 0; round < 4 && out.length < count; round++) out.push(...work.rng.shuffle(blocks))
  return out.slice(0, count)
}

/** Blocks of a section that fit any matter, and those of the matter's topics. */
const ofTopics = (work: Composition, name: BankName, section: string): readonly Block[] => [
  ...listBlocks(name, section),
  ...topicsOf(work.file.matter).flatMap((topic) => listBlocks(name, `${section}.${topic}`)),
]

const frameLength = 1900

/** Documents and testimony, which fill what the arguments leave of the length aimed at. */
const chooseProof = (work: Composition, name: BankName, spent: number) => {
  const left = Math.max(0, work.target - frameLength - spent)
  const documents = ofTopics(work, name, 'documento')
  const sayings = ofTopics(work, name, 'dicho')
  const share = sayings.length > 0 ? 0.22 : 1
  return {
    documents: inRounds(work, documents, Math.max(documents.length > 0 ? 2 : 0, Math.round((left * share) / 75))),
    sayings: inRounds(work, sayings, Math.round((left * 0.78) / 120)),
  }
}

/** What the ruling argues, chosen for the length it aims at: long rulings are long by their proof. */
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
        blocks: optional(work, name, ['confesional', 'oficio', 'exhibicion', 'pericial', 'inspeccion', 'tacha', 'objecion']),
        min: 0,
      },
      evidence: { blocks: matter.evidence, min: 1 },
      doctrine: { blocks: listBlocks(name, 'doctrina'), min: large ? 2 : 0 },
      law: { blocks: matter.law, min: 1 },
      weighing: { blocks: listBlocks(name, 'valoracion'), min: large ? 1 : 0 },
      reasoning: { blocks: matter.reasoning[line], min: 2 },
      closing: {
        blocks: [...(line === 'favorable' ? listBlocks(name, 'remate.favorable') : []), ...listBlocks(name, 'remate')],
        min: large ? 1 : 0,
      },
    },
    work.target < 9000 ? work.target - frameLength - 300 : 6000 + (work.target - 9000) * 0.45,
  )
}

const orders = (work: Composition, name: BankName): void => {
  const { level } = work.instance
  work.draft.ground(work.framed('comunes', 'resuelve.normas', true))
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
export const composeFirstInstance = (work: Composition): void => {
  const { level } = work.instance
  const name = bankOf(level.collection)
  const chosen = choose(work, name)
  const spent = Object.values(chosen).reduce((sum, blocks) => sum + blocks.reduce((length, block) => length + blockLength(block), 0), 0)
  const proof = chooseProof(work, name, spent)
  heading(work, name)
  work.draft.ground(work.framed(name, 'intro', true), ...[...chosen.facts, ...chosen.claim].map((block) => work.voice.say(block)))
  work.draft.ground(work.framed(name, 'contestacion', true), ...chosen.defence.map((block) => work.voice.say(block)))
  if (bank(name).has('audiencia')) work.draft.ground(work.framed(name, 'audiencia', true))
  const [ours, theirs] = bank(name).has('documental.demandado')
    ? [half(proof.documents, false), half(proof.documents, true)]
    : [proof.documents, []]
  if (bank(name).has('documental.actor')) documentList(work, name, 'documental.actor', ours)
  testimony(work, name, 'testigos', half(proof.sayings, false))
  if (bank(name).has('documental.demandado')) documentList(work, name, 'documental.demandado', theirs)
  testimony(work, name, 'testigos.demandado', half(proof.sayings, true))
  work.grounds(chosen.otherProof)
  work.grounds(chosen.evidence)
  work.grounds(chosen.doctrine)
  work.grounds(chosen.law)
  work.citations()
  work.grounds(chosen.weighing)
  work.grounds(chosen.reasoning)
  work.grounds(chosen.closing)
  orders(work, name)
  work.draft.add(`RIT/Rol: ${level.docket}`.replace('RIT/Rol', name === 'civil' ? 'Rol' : 'RIT'))
  if (level.judges.length > 1) {
    work.votes(work.file.matter.dissent[level.line === 'favorable' ? 'contraria' : 'favorable'])
    work.draft.add(work.framed('comunes', 'pronunciada.penal'))
  } else work.draft.add(work.framed('comunes', 'pronunciada.primera'))
}
