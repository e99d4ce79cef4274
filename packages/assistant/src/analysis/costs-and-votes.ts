import { courtLevel, type Ruling, type SectionKind } from '@basejuris/domain'
import { foldSameLength, foldText, splitSentences } from '@basejuris/legal-text'
import { voiceAt } from '../spans/ruling-words.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type Cell, type CellQuotation, emptyCell } from './cell.ts'
import { decidingQuotation } from './outcome.ts'
import { readSubstitution } from './substituted-penalty.ts'

/** Questions whose answer has a fixed wording at a fixed place. On folded text. */
const asksCosts = /\bcostas\b/u
const asksDissent = /\bvotos? (?:en contra|disidente|de minoria|de mayoria)|\bdisidencia|\bunanim/u
const asksUnanimity = /\bunanim/u
const asksConcurrence = /\bprevencion(?:es)?\b|\bvotos? (?:concurrentes?|particular(?:es)?)/u
const asksSubstitution = /\bpenas? sustitutivas?\b|\bremision condicional\b|\blibertad vigilada\b|\breclusion parcial\b/u

const withoutCosts =
  /\bsin (?:que se condene en |condena en |expresa condena en |especial condena en )?costas|\bno se (?:le |les |la |lo )?(?:condena|imponen?)(?: \p{L}+){0,4} (?:en|al pago de las|a las) costas|\bexim\p{L}+(?: \p{L}+){0,6} costas|\bcada (?:parte|una?)(?: de \p{L}+ partes)?(?: \p{L}+){0,3} (?:sus|las) (?:propias )?costas|\bno (?:haber|ha) sido (?:totalmente )?vencid|\bcada parte\b[^.;]{0,40}\bcostas|\bsin costas|\bno conden\p{L}*[^.;]{0,30}\bcostas/u
const withCosts =
  /\bcon (?:expresa )?(?:condena en |condenacion en )?costas|\bcondena\p{L}*(?: \p{L}+){0,8} (?:en|al pago de|a pagar) (?:las )?costas|\bcostas de (?:la causa|esta instancia|l[oa]s? recurs\p{L}+|la instancia|ambas instancias)?,? ?(?:de cargo|a cargo)|\bse (?:le )?condena en costas|\b(?:debe|deben|debera|deberan) (?:pagar|soportar|asumir|solventar) (?:todas )?las costas/u

/** Answers questions on costs and on votes from the operative part and the votes. Null for another question. */
export function readKnownQuestion(source: SourceRuling, folded: string): Cell | null {
  if (asksCosts.test(folded) && folded.length <= 90) return readCosts(source.ruling)
  if (asksConcurrence.test(folded) && folded.length <= 90) return readVotes(source.ruling, { isUnanimity: false, wording: concurring })
  if (asksDissent.test(folded) && folded.length <= 90)
    return readVotes(source.ruling, { isUnanimity: asksUnanimity.test(folded), wording: dissenting })
  if (asksSubstitution.test(folded)) return readSubstitution(source.ruling, folded)
  return null
}

interface Found {
  readonly cell: Exclude<Cell, { state: 'vacia' }>
  readonly isYes: boolean
}

function readCosts(ruling: Ruling): Cell {
  const operative = ruling.sections.filter(({ kind }) => kind === 'resolutiva')
  const found = operative.flatMap((section) =>
    section.paragraphs.flatMap(({ anchor, text }) =>
      splitSentences(text).flatMap(({ from, to }): Found[] => {
        const place = { section: section.anchor, anchor, from, to }
        const sentence = foldSameLength(text.slice(from, to))
        const [no, yes] = [withoutCosts.test(sentence), withCosts.test(sentence.replace(withoutCosts, ' '))]
        if ((!no && !yes) || voiceAt(ruling, place).speaker !== 'tribunal') return []
        const value = { value: yes ? 'si' : 'no', unit: null }
        return [
          { isYes: yes, cell: { state: no && yes ? 'dudosa' : 'respondida', value, quotation: { place, text: text.slice(from, to) } } },
        ]
      }),
    ),
  )
  const [first] = found
  if (first === undefined) return emptyCell
  return found.every(({ isYes }) => isYes === first.isYes) ? first.cell : { ...first.cell, state: 'dudosa' }
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
 * Whether somebody voted otherwise. A court of several judges says who did: the silence of a whole text means that nobody did. Such a cell
 * is doubtful. It rests on the words that name the judges, or on the decision.
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
  const silent = findSentence(ruling, ['cierre'], givenBy) ?? decidingQuotation(ruling)
  return silent === null ? emptyCell : cell(false, 'dudosa', silent)
}

const mentions = (ruling: Ruling, wording: RegExp): boolean =>
  ruling.sections.some(
    ({ kind, paragraphs }) =>
      (kind === 'resolutiva' || kind === 'cierre' || kind === 'voto') && paragraphs.some(({ text }) => wording.test(foldText(text))),
  )

function findSentence({ sections }: Ruling, kinds: readonly SectionKind[], wording: RegExp): CellQuotation | null {
  for (const section of sections)
    for (const { anchor, text } of kinds.includes(section.kind) ? section.paragraphs : [])
      for (const { from, to } of splitSentences(text))
        if (wording.test(foldSameLength(text.slice(from, to))))
          return { place: { section: section.anchor, anchor, from, to }, text: text.slice(from, to) }
  return null
}
