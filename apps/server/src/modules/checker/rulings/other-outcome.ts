import type { OtherOutcome, UncheckedOutcome } from '@basejuris/contract'
import type { Entitlement, Ruling, RulingFacts } from '@basejuris/domain'
import {
  compareDecision,
  type FoundNormCitation,
  type FoundRulingCitation,
  findDisposition,
  findStatedDecisions,
  findStatedVotes,
  isStatedAct,
  type StatedDecision,
  type StatedVotes,
  statedVerbs,
  votedOtherwise,
} from '@basejuris/legal-text'
import type { Services } from '../../../services.ts'
import { presentDisposition } from '../../rulings/present-disposition.ts'
import { presentNamedRuling } from '../../rulings/present-named-ruling.ts'
import { citedCase } from './cited-case.ts'
import type { CitedRulings } from './find-cited-rulings.ts'

interface OutcomeOptions {
  readonly looked: ReadonlyMap<FoundRulingCitation, CitedRulings>
  readonly entitlement: Entitlement
  readonly signal: AbortSignal
}

/** What came of comparing an outcome that a text states: the ruling has another one, or nobody can tell. */
export type ComparedOutcome =
  | { readonly other: OtherOutcome; readonly unchecked?: undefined }
  | { readonly other?: undefined; readonly unchecked: UncheckedOutcome }

/**
 * Of each citation of which the text states an outcome, the other one that its ruling has, or that it was not compared. None where they agree. Of
 * several rulings of a case, each must decide otherwise, and one that agrees is enough.
 */
export async function compareOutcomes(
  services: Pick<Services, 'rulings'>,
  text: string,
  { rulings: citations, norms }: { readonly rulings: readonly FoundRulingCitation[]; readonly norms: readonly FoundNormCitation[] },
  { looked, entitlement, signal }: OutcomeOptions,
): Promise<ReadonlyMap<FoundRulingCitation, ComparedOutcome>> {
  const found = new Map<FoundRulingCitation, ComparedOutcome>()
  const votes = findStatedVotes(text, citations)
  for (const [at, stated] of findStatedDecisions(text, citations, norms).entries()) {
    const citation = citations[at]
    const known = citation === undefined ? undefined : looked.get(citation)
    if (citation === undefined || known === undefined) continue
    const said = votes.get(citation)
    if (stated.length === 0 && said === undefined) continue
    signal.throwIfAborted()
    const isOther = known.by === 'joined'
    const rulings = citedCase(citation, known).filter(({ collection }) => entitlement.readable.has(collection) && !isOther)
    const compared = await Promise.all(stated.map((one) => compareWith(services, text, one, rulings)))
    const [only, second] = rulings
    const ofVotes = said === undefined || only === undefined || second !== undefined ? null : await compareVotes(services, text, said, only)
    const outcome = compared.find((one) => one?.other !== undefined) ?? ofVotes ?? compared.find((one) => one !== null)
    if (outcome != null) found.set(citation, outcome)
  }
  return found
}

const compareWith = async (
  services: Pick<Services, 'rulings'>,
  text: string,
  stated: StatedDecision,
  rulings: readonly RulingFacts[],
): Promise<ComparedOutcome | null> => {
  const compared = await Promise.all(rulings.map((facts) => compareOne(services, text, stated, facts)))
  const [first] = compared
  if (first === undefined) return { unchecked: uncheckedOutcome(text, stated, null, null) }
  if (compared.every((one) => one?.other !== undefined)) return first
  if (compared.some((one) => one === null)) return null
  return compared.find((one) => one?.unchecked !== undefined) ?? null
}

/** Null where the ruling decides so. */
const compareOne = async (
  services: Pick<Services, 'rulings'>,
  text: string,
  stated: StatedDecision,
  facts: RulingFacts,
): Promise<ComparedOutcome | null> => {
  const ruling = await services.rulings.find(facts.docId)
  const disposition = ruling === null ? null : findDisposition(ruling.sections)
  const resuelve = ruling === null ? null : presentDisposition(ruling)
  if (ruling === null || disposition === null || resuelve === null) return { unchecked: uncheckedOutcome(text, stated, facts, null) }
  const compared = compareDecision(stated, {
    outcome: ruling.outcome,
    disposition,
    ...(stated.places.length === 0 ? {} : { whole: textOf(ruling) }),
  })
  if (compared.kind === 'agrees') return null
  if (compared.kind === 'unknown') return { unchecked: uncheckedOutcome(text, stated, facts, resuelve) }
  return {
    other: {
      ...writtenIn(text, stated),
      frase: `Su escrito dice ${compared.of === undefined ? `que ${describeStated(text, stated)}` : saidOf(compared.of)}; la sentencia ${compared.says}.`,
      sentencia: presentNamedRuling(facts),
      resuelve,
    },
  }
}

const textOf = ({ sections }: Ruling): string => sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n')

/** Null where the ruling does not contradict what the text says of its votes. */
const compareVotes = async (
  services: Pick<Services, 'rulings'>,
  text: string,
  said: StatedVotes,
  facts: RulingFacts,
): Promise<ComparedOutcome | null> => {
  const ruling = await services.rulings.find(facts.docId)
  const resuelve = ruling === null ? null : presentDisposition(ruling)
  if (ruling === null || resuelve === null) return null
  const texts = ruling.sections.map((section) => section.paragraphs.map((paragraph) => paragraph.text).join('\n'))
  const from = Math.max(
    0,
    ruling.sections.findIndex(({ kind }) => kind === 'resolutiva'),
  )
  const otherwise = votedOtherwise(said, { whole: texts.join('\n'), closing: texts.slice(from).join('\n') })
  if (otherwise === null) return null
  const written = writtenIn(text, said)
  return {
    other: {
      ...written,
      frase: `Su escrito dice «${written.escrito}»; la sentencia ${otherwise}.`,
      sentencia: presentNamedRuling(facts),
      resuelve,
    },
  }
}

const writtenIn = (text: string, { from, to }: Pick<StatedDecision, 'from' | 'to'>) => ({
  escrito: text.slice(from, to).trim(),
  desde: from,
  hasta: to,
})

/** «que condenó por hurto», «con costas». */
const saidOf = (of: string): string => (/costas$/u.test(of) ? `«${of}»` : `que ${of}`)

/** «acogió el recurso de protección», else the words of the text. */
const describeStated = (text: string, stated: StatedDecision): string => {
  const { act, object, reviewed } = stated
  if (!isStatedAct(act)) return `«${writtenIn(text, stated).escrito}»`
  return [statedVerbs[act], object?.name ?? reviewed].filter(Boolean).join(' ')
}

const uncheckedOutcome = (
  text: string,
  stated: StatedDecision,
  facts: RulingFacts | null,
  resuelve: UncheckedOutcome['resuelve'],
): UncheckedOutcome => {
  const written = writtenIn(text, stated)
  return {
    ...written,
    frase: `No comprobamos lo que el escrito dice que resolvió («${written.escrito}»): compárelo con la sentencia.`,
    sentencia: facts === null ? null : presentNamedRuling(facts),
    resuelve,
  }
}
