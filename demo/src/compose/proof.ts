import { yearOf } from '../language/dates.ts'
import type { Block } from '../matter.ts'
import { type BankName, listBlocks } from './banks.ts'
import type { Composition } from './composition.ts'
import { topicsOf } from './topics.ts'

/** The bank with the evidence for a collection of first instance. */
export function proofBank(collection: string): BankName {
  return collection === 'laboral' || collection === 'cobranza' || collection === 'penal' ? collection : 'civil'
}

/** Repeats the blocks in rounds, at most once per wording, so that no wording is used twice. */
const inRounds = (work: Composition, blocks: readonly Block[], count: number): readonly Block[] => {
  const out: Block[] = []
  for (let round = 0; round < 4 && out.length < count; round++) out.push(...work.rng.shuffle(blocks))
  return out.slice(0, count)
}

/** True when the claimant is a natural person. */
export function actorIsPerson(work: Composition): boolean {
  return (work.file.matter.parties?.actor ?? 'persona') === 'persona'
}

const aboutPerson = ({ sentences }: Block): boolean =>
  sentences.some((wordings) => wordings.some((wording) => /\{actor\}|\{a:/.test(wording)))

/** Blocks of a section for any matter and for its topics. None is about a person when the claimant is not one. */
export function blocksOfTopics(work: Composition, name: BankName, section: string): readonly Block[] {
  const topics = topicsOf(work.file.matter, yearOf(work.file.days.claim))
  const blocks = [...listBlocks(name, section), ...topics.flatMap((topic) => listBlocks(name, `${section}.${topic}`))]
  return actorIsPerson(work) ? blocks : blocks.filter((block) => !aboutPerson(block))
}

/** Characters of headings, orders and signatures of a ruling of first instance. */
export const frameLength = 1900

/** Documents and testimony of about the target length. */
export function chooseProof(work: Composition, name: BankName, targetLength: number) {
  const left = Math.max(0, targetLength)
  const documents = blocksOfTopics(work, name, 'documento')
  const sayings = blocksOfTopics(work, name, 'dicho')
  const share = sayings.length > 0 ? 0.22 : 1
  return {
    documents: inRounds(work, documents, Math.max(documents.length > 0 ? 2 : 0, Math.round((left * share) / 75))),
    sayings: inRounds(work, sayings, Math.round((left * 0.78) / 120)),
  }
}

export function documentList(work: Composition, name: BankName, section: string, documents: readonly Block[]): void {
  if (documents.length === 0) return
  const intro = work.framed(name, section, true)
  const list = documents.map((block, position) => `${position + 1}. ${work.voice.say(block)}`)
  if (work.rng.chance(0.5)) work.draft.addConsiderando(intro, ...list)
  else
    work.draft.addConsiderando(
      `${intro} ${list.map((line, position) => line.replace(/^\d+\. /, `${position + 1}) `).replace(/\.$/, position === list.length - 1 ? '.' : ';')).join(' ')}`,
    )
}

export function testimony(work: Composition, name: BankName, section: string, sayings: readonly Block[]): void {
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
  work.draft.addConsiderando(intro, ...paragraphs)
}

export function half(blocks: readonly Block[], second: boolean): readonly Block[] {
  return blocks.filter((_, position) => position % 2 === (second ? 1 : 0))
}
