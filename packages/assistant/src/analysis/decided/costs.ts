import { courtLevel, type Ruling } from '@basejuris/domain'
import { foldSameLength, splitSentences } from '@basejuris/legal-text'
import { voiceAt } from '../../spans/ruling-words.ts'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import { type Cell, emptyCell } from '../cell.ts'
import { operativeSentences } from '../operative-sentences.ts'
import { readDecided } from './decided-questions.ts'
import { compareParties, condemnedIn, type NamedParty, partiesIn } from './parties.ts'

/** On folded text, as all below. */
const withoutCosts =
  /\bsin (?:que se condene en |condena en |expresa condena en |especial condena en )?costas|\bno se (?:le |les |la |lo )?(?:conden\p{L}*|imponen?)(?: \p{L}+){0,4} (?:en|al pago de las|a las|a pagar las) costas|\bno (?:sera|seran|resultan?|es|son) condenad[oa]s? en costas|\bexim\p{L}+(?: \p{L}+){0,8} costas|\bcostas\b[^.;]{0,30} (?:de|a) cargo de cada\b|\bcada (?:parte|una?)(?: de \p{L}+ partes)?(?: \p{L}+){0,3} (?:sus|las) (?:propias )?costas|\bno (?:haber|ha) sido (?:totalmente )?vencid|\bcada parte\b[^.;]{0,40}\bcostas|\bno se imponen?\b[^.;]{0,40}\bcostas|\bsin costas|\bno conden\p{L}*[^.;]{0,30}\bcostas/u
const withCosts =
  /\bcon (?:expresa )?(?:condena en |condenacion en )?costas|\bcon (?:(?:los |sus )?(?:respectivos )?(?:intereses|reajustes)(?: \p{L}+)?,? (?:y |e )?){1,2}(?:las )?costas|\bcondena\p{L}*(?:,? \p{L}+){0,12},? (?:en|al pago de|a pagar) (?:las )?costas|\bimpon\p{L}*(?: \p{L}+){0,8} costas|\bcostas\b(?: \p{L}+){0,6},? (?:de|a) cargo\b|\bse (?:le )?condena en costas|\b(?:(?:debe|deben|debera|deberan) (?:pagar|soportar|asumir|solventar)|(?:pagara|soportara|asumira)n?) (?:todas )?las costas/u

/** «¿Se eximió de las costas …?» is answered by the opposite. */
const asksExemption = /\bexim\p{L}*|\bexoner\p{L}*|\bliber\p{L}*|\bsin costas\b|\bno se conden\p{L}*|\bcada (?:parte|una?)\b/u
/** «¿Se acogió la demanda con costas?»: what was decided must hold as well. */
const asksDecision = /^(?<decision>[^\p{L}]*\b.{6,}?),? (?:con|sin)(?: expresa)?(?: condena en)? costas\b[^\p{L}]*$/u
/** «… contra la sentencia que resolvió rechazar con costas las excepciones»: what the decision under review said of them. On folded text. */
const ofOtherDecision =
  /(?<=\b(?:sentencia|resolucion|fallo|decision)\b[^;.]{0,160})\bque (?:no )?(?:resolvi|rechaz|acogi|desestim|conden|neg|declar|hizo|dio)\p{L}*[^,;.]*/gu
/** A party that is named by its name. */
const namedAfter = /\bcostas\b(?: personales| procesales)?(?: del juicio| de la causa)? (?:al?|a las?|a los|a el) (?<name>\p{L}[^?]*)/u
const namedBefore =
  /^[^\p{L}]*(?:(?:fue|resulto|debe|debio|debera) )?(?:el |la |los |las )?(?!se |hay |hubo |existe)(?<name>\p{L}[^?]*?) (?:(?:fue|resulto|ha sido|es) condenad[oa]s?|(?:debe|debio|debera) (?:pagar|soportar|asumir)|pag\p{L}+|soport\p{L}+)\b/u
/** Whoever lost, or anybody. */
const isAnybody = /\b(?:vencid[oa]s?|perdidos[oa]s?|perdedor(?:a|es)?|algun[oa]?|quien|partes)\b/u

interface Found {
  readonly cell: Exclude<Cell, { state: 'vacia' }>
  readonly isYes: boolean
  readonly folded: string
}

/** Who bears the costs, or whether anybody does, from the operative part. */
export function readCosts(source: SourceRuling, question: string): Cell {
  const { decision } = asksDecision.exec(question)?.groups ?? {}
  const isOpposite = asksExemption.test(question)
  const found = findCosts(source.ruling)
  const cell = settleCosts(source.ruling, found, question, isOpposite)
  const decided = decision === undefined ? null : readDecided(source, decision)
  return decided === null ? cell : bothOf(cell, decided)
}

function findCosts(ruling: Ruling): Found[] {
  const operative = ruling.sections.filter(({ kind }) => kind === 'resolutiva')
  return operative.flatMap((section) =>
    section.paragraphs.flatMap(({ anchor, text }) =>
      splitSentences(text).flatMap(({ from, to }): Found[] => {
        const place = { section: section.anchor, anchor, from, to }
        const folded = foldSameLength(text.slice(from, to)).replace(ofOtherDecision, (clause) => ' '.repeat(clause.length))
        const [no, yes] = [withoutCosts.test(folded), withCosts.test(folded.replace(withoutCosts, ' '))]
        if ((!no && !yes) || voiceAt(ruling, place).speaker !== 'tribunal') return []
        const value = { value: yes ? 'si' : 'no', unit: null }
        const quotation = { place, text: text.slice(from, to) }
        return [{ isYes: yes, folded, cell: { state: no && yes ? 'dudosa' : 'respondida', value, quotation } }]
      }),
    ),
  )
}

type Relation = ReturnType<typeof compareParties>

function settleCosts(ruling: Ruling, found: readonly Found[], question: string, isOpposite: boolean): Cell {
  const [first] = found
  if (first === undefined) return emptyCell
  const answer = ({ cell }: Found, isYes: boolean, isSure: boolean): Cell => ({
    ...cell,
    state: isSure && cell.state === 'respondida' ? 'respondida' : 'dudosa',
    value: { value: isYes === isOpposite ? 'no' : 'si', unit: null },
  })
  const relate = relationTo(question)
  const imposed = found.filter(({ isYes }) => isYes)
  const [burden] = imposed
  if (relate === null) return answer(first, first.isYes, imposed.length === 0 || imposed.length === found.length)
  if (burden === undefined) return answer(first, false, !isOpposite || !isOfOthers(relate(first.folded)))
  const related = imposed.map((each) => ({ each, relations: relate(each.folded.replace(withoutCosts, '; ')) }))
  const spared = found.find((each) => !each.isYes && relate(each.folded).includes('same'))
  const own = related.find(({ relations }) => relations.includes('same'))
  if (own !== undefined) return answer(own.each, true, spared === undefined)
  if (spared !== undefined) return answer(spared, false, true)
  return related.every(({ relations }) => isOfOthers(relations))
    ? answer(burden, false, !isOpposite)
    : answer(burden, leansTo(ruling, burden, question), false)
}

const isOfOthers = (relations: readonly Relation[]): boolean =>
  relations.length > 0 && relations.every((relation) => relation === 'opposed')

/** How those whom a sentence condemns or spares stand to whom a question names. Null where it names nobody. */
function relationTo(question: string): ((folded: string) => Relation[]) | null {
  const [asked] = partiesIn(question)
  if (asked !== undefined) return (folded) => condemnedIn(folded).map((named) => compareParties(asked, named))
  if (/\bambas partes\b/u.test(question)) return (folded) => (new Set(condemnedIn(folded).map(({ side }) => side)).size > 1 ? ['same'] : [])
  if (isAnybody.test(question)) return null
  const name = nameIn(question)
  return name === null ? null : (folded) => (name.every((word) => folded.includes(word)) ? ['same'] : [])
}

const nameIn = (question: string): string[] | null => {
  const { name } = (namedAfter.exec(question) ?? namedBefore.exec(question))?.groups ?? {}
  const words = name?.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !/^(?:del|las|los|parte|por|costas)$/u.test(word)) ?? []
  return words.length === 0 ? null : words
}

/** Whether whoever a question names rather bears costs of which a sentence does not say whose they are: those who lose do. */
function leansTo(ruling: Ruling, { folded }: Found, question: string): boolean {
  const [asked] = partiesIn(question)
  if (asked === undefined) return false
  const [named] = condemnedIn(folded)
  const loser = named?.side ?? loserOf(ruling, folded)
  return loser === null || loser === asked.side
}

function loserOf(ruling: Ruling, folded: string): NamedParty['side'] | null {
  const execution = executionLoser(ruling)
  if (execution !== 'none') return execution
  const isDenied = /\b(?:rechaz|desestim|deneg)\p{L}*/u.test(folded)
  if (/\b(?:excepcion|oposicion)/u.test(folded)) return isDenied ? 'respondent' : 'claimant'
  if (courtLevel(ruling) !== 'lower' && ruling.appealType?.toLowerCase().includes('protec') !== true) return null
  if (isDenied || ruling.outcome === 'rechaza') return 'claimant'
  return ruling.outcome === 'acoge' ? 'respondent' : null
}

const proceeds =
  /\b(?:segui|siga|siguiendo|prosegui|prosiga|continua|continue)\p{L}*(?:se)? (?:\p{L}+ )?(?:con )?la ejecucion|\bha lugar a la demanda ejecutiva/u
const defends = /\b(?:acog|acept)\p{L}*(?: \p{L}+){0,5} (?:excepcion|oposicion)/u

/** Who lost a suit to enforce a title: its outcome is that of the exceptions. Null where both did in part, «none» of another suit. */
function executionLoser(ruling: Ruling): NamedParty['side'] | null | 'none' {
  const whole = operativeSentences(ruling)
    .map((sentence) => sentence.folded)
    .join(' ')
  if (!/\bejecu(?:cion|tad|tiv)/u.test(whole)) return 'none'
  const [isOn, isDefended] = [proceeds.test(whole), defends.test(whole)]
  if (!isOn && !isDefended) return 'none'
  return isOn && isDefended ? null : isOn ? 'respondent' : 'claimant'
}

/** Of two answers, no where one is no; doubtful where either is, or the decision was not found. */
function bothOf(costs: Cell, decided: Cell): Cell {
  if (costs.state === 'vacia') return emptyCell
  if (decided.state === 'vacia') return { ...costs, state: costs.value.value === 'no' ? costs.state : 'dudosa' }
  if (costs.value.value === 'no') return costs
  if (decided.value.value === 'no') return decided
  return { ...costs, state: costs.state === 'respondida' && decided.state === 'respondida' ? 'respondida' : 'dudosa' }
}
