import type { Block } from '../matter.ts'
import { type BankName, listBlocks } from './banks.ts'
import type { Composition } from './composition.ts'
import { blockLength } from './length.ts'
import { chooseProof, documentList, proofBank, testimony } from './proof.ts'
import { selectBlocks } from './select-blocks.ts'

/** Bank sections that frame a ruling of a higher court. */
interface Form {
  readonly bank: BankName
  readonly opening: readonly string[]
  /** Considerandos before the law. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly order: string
  readonly following: readonly string[]
}

const sameLine = (work: Composition): boolean => work.instance.below[0]?.line === work.instance.level.line

const suprema = (work: Composition): boolean => work.instance.level.court === 'Corte Suprema'

const penal = (work: Composition): boolean => work.file.matter.collection === 'penal'

const formOf = (work: Composition): Form => {
  const same = sameLine(work)
  switch (work.instance.level.proceeding) {
    case 'cassation':
      return {
        bank: 'corte-suprema',
        opening: ['casacion.vistos'],
        before: ['casacion.arbitrio', 'casacion.limites'],
        after: [same ? 'casacion.rechazo' : 'casacion.acogida'],
        order: same ? 'casacion.resuelve.rechaza' : 'casacion.resuelve.casa',
        following: same ? [] : ['casacion.reemplazo'],
      }
    case 'unification':
      return {
        bank: 'corte-suprema',
        opening: ['unificacion.vistos'],
        before: ['unificacion.materia', 'unificacion.contraste'],
        after: [],
        order: same ? 'unificacion.resuelve.rechaza' : 'unificacion.resuelve.unifica',
        following: [],
      }
    case 'complaint':
      return {
        bank: 'corte-suprema',
        opening: ['queja.vistos'],
        before: ['queja.derecho'],
        after: [],
        order: same ? 'queja.resuelve.rechaza' : 'queja.resuelve.acoge',
        following: [],
      }
    case 'nullity':
      return nullityForm(work, same)
    default:
      return appealForm(work, same)
  }
}

const nullityForm = (work: Composition, same: boolean): Form => {
  const kind = penal(work) ? 'nulidad.penal' : 'nulidad'
  return {
    bank: 'corte-apelaciones',
    opening: [],
    before: [`${kind}.causal`],
    after: [],
    order: `${kind}.resuelve.${same ? 'rechaza' : 'anula'}`,
    following: [],
  }
}

const appealForm = (work: Composition, same: boolean): Form => {
  if (suprema(work))
    return {
      bank: 'corte-suprema',
      opening: ['apelacion.reproduce'],
      before: [],
      after: [],
      order: same ? 'apelacion.resuelve.confirma' : 'apelacion.resuelve.revoca',
      following: [],
    }
  const kind = penal(work) ? 'apelacion.penal' : 'apelacion'
  return {
    bank: 'corte-apelaciones',
    opening: [same ? 'apelacion.vistos.confirma' : 'apelacion.vistos'],
    before: ['apelacion.recurso'],
    after: [],
    order: `${kind}.resuelve.${same ? 'confirma' : 'revoca'}`,
    following: [],
  }
}

const reasons = (work: Composition, spent: number) => {
  const { matter } = work.file
  const { line } = work.instance.level
  const own = matter.appealReasoning[line].length > 0 ? matter.appealReasoning[line] : matter.reasoning[line]
  const chosen = selectBlocks(
    work.rng,
    {
      facts: { blocks: matter.facts, min: 0 },
      claim: { blocks: matter.claim, min: 0 },
      defence: { blocks: matter.defence, min: 0 },
      evidence: { blocks: matter.evidence, min: 0 },
      law: { blocks: matter.law, min: work.target > 1500 ? 1 : 0 },
      doctrine: { blocks: doctrineFor(work), min: 0 },
      more: { blocks: own === matter.reasoning[line] ? [] : matter.reasoning[line], min: 0 },
      reasoning: { blocks: own, min: 1 },
    },
    work.target - spent,
  )
  return {
    story: [...chosen.facts, ...chosen.claim, ...chosen.defence, ...chosen.evidence],
    grounds: [...chosen.doctrine, ...chosen.law, ...chosen.more, ...chosen.reasoning],
  }
}

/** General reasoning in the banks for a kind of proceeding. */
const doctrineFor = (work: Composition): readonly Block[] => {
  const { proceeding } = work.instance.level
  const kind = proceeding === 'nullity' && penal(work) ? 'nullity.penal' : proceeding
  return listBlocks(suprema(work) ? 'corte-suprema' : 'corte-apelaciones', `doctrina.${kind}`)
}

/** The proof of the first instance, repeated in the long rulings of a court of appeal. */
const proofBelow = (work: Composition, grounds: readonly Block[], story: readonly Block[]): void => {
  const left = work.target - 2600 - [...grounds, ...story].reduce((sum, block) => sum + blockLength(block), 0)
  if (suprema(work) || left < 500) return
  const name = proofBank(work.file.matter.collection)
  const { documents, sayings } = chooseProof(work, name, left)
  work.draft.addConsiderando(work.framed('comunes', 'prueba.instancia', true))
  documentList(work, name, 'documental.actor', documents)
  testimony(work, name, 'testigos', sayings)
}

const recountProceedings = (work: Composition, story: readonly Block[]): void => {
  const [first, ...rest] = story
  if (first === undefined) return
  const intro = work.framed('comunes', 'antecedentes', true)
  work.draft.addConsiderando(intro, work.voice.say(first), ...rest.map((block) => work.voice.say(block)))
}

export function heading(work: Composition): void {
  const { level } = work.instance
  if (!suprema(work) && work.rng.chance(0.5)) work.draft.add(`C.A. de ${work.file.seat.territory.city}`)
  work.draft.add(work.placeAndDate())
  if (!suprema(work) && work.rng.chance(0.15))
    work.draft.add(`Rol Corte: ${level.book ?? ''}-${level.docket}`, `Juzgado: ${work.instance.below[0]?.court ?? level.court}`)
}

export function visto(work: Composition, brief = false): string {
  return work.rng.pick(brief ? ['Vistos:', 'Visto:', 'VISTOS:', 'Vistos y teniendo presente:'] : ['VISTOS:', 'Vistos:', 'VISTO:', 'Visto:'])
}

/** Signatures and docket number. */
export function closing(work: Composition): string | null {
  const { level } = work.instance
  const cs = suprema(work)
  work.draft.add(work.framed(cs ? 'corte-suprema' : 'corte-apelaciones', cs ? 'cierre.cs' : 'cierre.ca'))
  const drafter = work.drafterLine()
  const number = work.voice.slot('rol')
  work.draft.add(
    work.rng.pick([`Rol N° ${number}.`, `Rol Nº ${number}`, `N° ${number}`, `Rol ${number}.`]) +
      (level.book === null ? '' : ` ${level.book}`),
  )
  work.draft.add(work.framed('comunes', cs ? 'pronunciada.cs' : 'pronunciada.ca'))
  return drafter
}

const nullityOpening = (work: Composition): string =>
  penal(work) ? work.framed('corte-suprema', 'nulidad.penal.vistos') : work.framed('corte-apelaciones', 'nulidad.vistos')

/** A ruling of a court of appeal or the Corte Suprema on an appeal, with considerandos. Returns the drafter, when the text names one. */
export function composeUpperCourt(work: Composition): string | null {
  const form = formOf(work)
  heading(work)
  work.draft.add(visto(work))
  for (const section of form.opening) work.draft.add(work.framed(form.bank, section))
  if (work.instance.level.proceeding === 'nullity') work.draft.add(nullityOpening(work))
  work.draft.add(work.rng.pick(['Y CONSIDERANDO:', 'Considerando:', 'Y teniendo además presente:', 'CONSIDERANDO:', 'Y considerando:']))
  for (const section of form.before) work.draft.addConsiderando(work.framed(form.bank, section, true))
  const { story, grounds } = reasons(work, 1500 + form.before.length * 350)
  recountProceedings(work, story)
  proofBelow(work, grounds, story)
  work.addConsiderandos(grounds)
  work.addCitations()
  for (const section of form.after) work.draft.addConsiderando(work.framed(form.bank, section, true))
  work.draft.add(work.framed(form.bank, form.order))
  for (const section of form.following) work.draft.add(work.framed(form.bank, section))
  work.addVotes(work.file.matter.dissent[work.instance.level.line === 'favorable' ? 'contraria' : 'favorable'])
  return closing(work)
}
