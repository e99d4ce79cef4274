import { courtLevel, type Ruling, type Section, type SectionKind } from '@basejuris/domain'
import { foldSameLength, foldText, splitSentences } from '@basejuris/legal-text'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import { type Cell, type CellQuotation, emptyCell } from '../cell.ts'
import { readCosts } from './costs.ts'
import { readSubstitution } from './substituted-penalty.ts'

/** Questions whose answer has a fixed wording at a fixed place. On folded text. */
const asksCosts = /\bcostas\b/u
const asksDissent = /\bvotos? (?:en contra|disidente|de minoria|de mayoria)|\bdisidencia|\bunanim/u
const asksUnanimity = /\bunanim/u
const asksConcurrence = /\bprevencion(?:es)?\b|\bvotos? (?:concurrentes?|particular(?:es)?)/u
const asksSubstitution = /\bpenas? sustitutivas?\b|\bremision condicional\b|\blibertad vigilada\b|\breclusion parcial\b/u

/** Answers questions on costs and on votes from the operative part and the votes. Null for another question. */
export function readKnownQuestion(source: SourceRuling, folded: string): Cell | null {
  if (asksCosts.test(folded) && folded.length <= 90) return readCosts(source, folded)
  if (asksConcurrence.test(folded) && folded.length <= 90) return readVotes(source.ruling, { isUnanimity: false, wording: concurring })
  if (asksDissent.test(folded) && folded.length <= 90)
    return readVotes(source.ruling, { isUnanimity: asksUnanimity.test(folded), wording: dissenting })
  if (asksSubstitution.test(folded)) return readSubstitution(source.ruling, folded)
  return null
}

const dissenting =
  /\b(?:votos? (?:en contra|disidentes?|de minoria)|contra el voto|disidencia|estuvo por|estuvieron por|fue de parecer|fueron de parecer|fue de opinion)\b/u
const concurring =
  /\b(?:previenen?|prevencion|concurren? (?:al fallo|a la decision|a lo resuelto|con su voto)|voto (?:concurrente|particular))\b/u
/** How a decision, not a vote that stands by itself, says that somebody dissented. */
const agreedAgainst = /\b(?:acordad|adoptad|dictad|resuelt)[oa]s?\b[^.;]{0,60}\bcon (?:el|los) votos? (?:en contra|disidente|de minoria)/u
const unanimous = /\b(?:acordad[ao]|resolvio|por) (?:\p{L}+ )?(?:la )?unanimidad\b|\ben votacion unanime\b/u
/** Who gave a ruling, at its end. */
const givenBy =
  /^(?:sentencia |decision |resolucion )?(?:pronunciad|dictad|proveid)[oa]s?\b[^;]{0,200}\b(?:sala|ministr|jueces|juec|juez|magistrad|fiscal|abogad)/u

interface AskedVote {
  readonly isUnanimity: boolean
  /** How the votes of the kind that is asked for speak. */
  readonly wording: RegExp
}

/**
 * Whether somebody voted otherwise. A court of several judges says who did before they are named: the silence of a text that names them means
 * that nobody did. Where the closing names none, it is doubtful. Either rests on the closing: a decision says nothing of votes.
 */
function readVotes(ruling: Ruling, { isUnanimity, wording }: AskedVote): Cell {
  const cell = (isYes: boolean, state: 'respondida' | 'dudosa', quotation: CellQuotation): Cell => ({
    state,
    value: { value: isYes !== isUnanimity ? 'si' : 'no', unit: null },
    quotation,
  })
  const vote = findSentence(ruling, ['voto'], wording)
  if (vote !== null) return cell(true, 'respondida', vote)
  const against = wording === dissenting ? findSentence(ruling, ['resolutiva', 'cierre'], agreedAgainst) : null
  if (against !== null) return cell(true, 'respondida', against)
  const agreed = findSentence(ruling, ['resolutiva', 'cierre'], unanimous)
  if (agreed !== null) return cell(false, 'respondida', agreed)
  const isOfSeveral = courtLevel(ruling) !== 'lower' || /\btribunal de juicio oral\b/u.test(foldText(ruling.court))
  const isWhole = ruling.sections.some(({ kind }) => kind === 'cierre')
  if (!isOfSeveral || !isWhole || mentions(ruling, wording)) return emptyCell
  const signed = findSentence(ruling, ['cierre'], givenBy)
  const silent = signed ?? findSentence(ruling, ['cierre'], /\p{L}/u)
  return silent === null ? emptyCell : cell(false, signed === null ? 'dudosa' : 'respondida', silent)
}

/** «Se previene que quien suscribe estuvo por …» agrees with the decision, however it speaks. */
const mayHold = ({ kind, title }: Section, wording: RegExp): boolean =>
  kind !== 'voto' || wording !== dissenting || !title.startsWith('Prevención')

const mentions = (ruling: Ruling, wording: RegExp): boolean =>
  ruling.sections.some(
    (section) =>
      (section.kind === 'resolutiva' || section.kind === 'cierre' || section.kind === 'voto') &&
      mayHold(section, wording) &&
      section.paragraphs.some(({ text }) => wording.test(foldText(text))),
  )

function findSentence({ sections }: Ruling, kinds: readonly SectionKind[], wording: RegExp): CellQuotation | null {
  for (const section of sections)
    for (const { anchor, text } of kinds.includes(section.kind) && mayHold(section, wording) ? section.paragraphs : [])
      for (const { from, to } of splitSentences(text))
        if (wording.test(foldSameLength(text.slice(from, to))))
          return { place: { section: section.anchor, anchor, from, to }, text: text.slice(from, to) }
  return null
}
