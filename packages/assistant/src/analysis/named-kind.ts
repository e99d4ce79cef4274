import { cardinalInWords, foldSameLength, stemWord } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { type Candidate, candidatesOf } from '../choosing/candidate.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { isAlike, isRole, isSameThing, namesRole } from './asked/alike-words.ts'
import { hedges, transcribes, witness } from './asked/norm-words.ts'
import { type Cell, emptyCell } from './cell.ts'
import type { AskedColumn } from './column.ts'
import { quotationOf, shareOf } from './evidence.ts'

/** «¿Qué vehículo conducía …?», «¿Cuál es el diagnóstico?»: which of a kind. On folded text, as all below. */
const asksKind =
  /^[^\p{L}]*(?:(?:a|al|bajo|con|de|en|para|por|sobre) )?(?:que|cual(?:es)?)(?: (?:es|era|fue|son|eran|fueron))?(?: (?:el|la|los|las|su|sus))? (?<noun>\p{L}{3,})\b/u
/** What is no kind of thing, or has its own reading. */
const noKind =
  /^(?:plazo|tiempo|porcentaje|medidas?|argument\p{L}*|fundament\p{L}*|razon(?:es)?|motivos?|dia|fecha|criterios?|doctrina|requisitos?|causal(?:es)?|excepcion(?:es)?|defensas?|monto|suma)$/u

/** What stands behind a noun that says which one it is: «delito de hurto», «nacionalidad haitiana», «vehículo marca». */
const specified = new RegExp(
  String.raw`^(?:\s+\p{L}+(?:al|ar|iv[oa])(?:es|s)?)?\s*(?:["“«:]|(?:,\s*)?(?:de nombre|denominad[oa]s?|consistentes? en|tipificad[oa]s?|marca|modelo)\b|(?:de )?(?:las? )?(?:penas? )?(?:de )?(?:\d|(?:${cardinalInWords})\b)|(?:de|del|con) (?!(?:que|l[aoe]s?|el|su|sus|est[aeo]s?|dich[oa]s?|es[aeo]s?|tal|autos|una?|unos|unas|se|cual\p{L}*|otr[oa]s?|cada|ambos|ambas|mism[oa]s?|mayor|menor|manera|acuerdo|tod[oa]s?|quien\p{L}*|propiedad|valor|libertad|importancia|objetiva|parte|trabajo|forma|conformidad|reproche|instancia|origen|caracter|tipo|registro|acusad[oa]|imputad[oa]|amparad[oa]|recurrente|actora?|interes|conocimiento|rango|contenido)\b)\p{L}{3,}|\p{L}{3,}(?:an[oa]s?|esa|ense|in[oa]s?|eñ[oa]s?)\b(?<!\b(?:seran|mism[oa]|una|ninguna|alguna)))`,
  'u',
)

/** A sentence must speak of this much of the question. */
const minSure = 0.85
const minDoubtful = 0.7
/** UTF-16 units behind a noun that are looked at, and around it where the rest of the question stands. */
const maxBehind = 60
const around = 120

interface Named {
  readonly candidate: Candidate
  readonly share: number
  readonly isOfCourt: boolean
}

/**
 * The sentence that says which of a kind: it speaks of what the question does, and says more of the noun. Doubtful where only a party or a
 * report says it. Null where the question asks for no kind.
 */
export function readNamedKind(source: SourceRuling, { folded, demands }: AskedColumn): Cell | null {
  const noun = asksKind.exec(folded)?.groups?.['noun']
  if (noun === undefined || noKind.test(noun)) return null
  const stem = stemWord(noun)
  if (!demands.some(({ kind, wordings }) => kind === 'words' && wordings[0]?.length === 1 && wordings[0][0] === stem)) return null
  const others = demands.filter(({ wordings }) => wordings[0]?.[0] !== stem)
  const weighed = demands
    .filter((demand) => !isRole(demand))
    .map((demand) => (isSupport(demand) ? { ...demand, rarity: supportRarity } : demand))
  const named = candidatesOf(source).flatMap((candidate): Named[] => {
    if (candidate.kind === 'voto' || transcribes(candidate.folded) || (witness.test(candidate.folded) && !witness.test(folded))) return []
    const share = shareOf(candidate, weighed)
    if (share < minDoubtful || !specifies(candidate.text, stem, others)) return []
    return [{ candidate, share, isOfCourt: isOfCourt(candidate) }]
  })
  const [best] = named.toSorted((a, b) => rankOf(b) - rankOf(a) || b.share - a.share || a.candidate.text.length - b.candidate.text.length)
  if (best === undefined) return emptyCell
  return {
    state: best.isOfCourt && best.share >= minSure && !hedges.test(best.candidate.folded) ? 'respondida' : 'dudosa',
    value: { value: '', unit: null },
    quotation: quotationOf(best.candidate),
  }
}

/** What the court says comes first, unless another says much more of the question. */
const rankOf = ({ isOfCourt: isOwn, share }: Named): number => (isOwn && share >= minSure ? 2 : share >= minSure ? 1 : 0)

/** Verbs that only join a noun with somebody: «cometer un delito», «padecer una enfermedad», «desempeñar un cargo». On stems. */
const support =
  /^(?:comet|desempeñ|ejerc|ocup|padec|sufr|aquej|tiene|tuv|present|imput|atribu|registr|ubic|realiz|efectu|sostuv|posee|pose)\p{L}{0,4}$/u
const supportRarity = -0.13

const isSupport = ({ kind, wordings }: QuestionDemand): boolean =>
  kind === 'words' && wordings[0]?.length === 1 && support.test(wordings[0][0] ?? '')

/** What the court finds or decides itself: a charge and a claim are told by others. */
const isOfCourt = (candidate: Candidate): boolean =>
  candidate.voice.speaker === 'tribunal' &&
  (candidate.kind === 'considerando' || candidate.kind === 'resolutiva') &&
  !candidate.isOfAnother()

/** «el vehículo que llevaba la droga, marca …»: what stands behind a comma is said of something else. */
const ofAnother = /\b(?:del|de (?:l[ao]s?|su|sus)) $/u
const maxBefore = 12

/** Whether a text says more of a noun, beside something else of the question. */
function specifies(text: string, noun: string, others: readonly QuestionDemand[]): boolean {
  const folded = foldSameLength(text)
  return Array.from(folded.matchAll(/\p{L}{3,}/gu)).some(({ 0: word, index }) => {
    if (!isSameThing(stemWord(word), noun)) return false
    const end = index + word.length
    if (ofAnother.test(folded.slice(Math.max(0, index - maxBefore), index)) && /^,/u.test(folded.slice(end))) return false
    return specified.test(folded.slice(end, end + maxBehind)) && (others.length === 0 || isBeside(folded, index, end, others))
  })
}

function isBeside(folded: string, from: number, to: number, others: readonly QuestionDemand[]): boolean {
  const before = folded.slice(Math.max(0, from - around), from)
  const behind = folded.slice(to, to + around)
  const stems = `${before.slice(before.lastIndexOf(';') + 1)} ${behind.split(';')[0] ?? ''}`
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map(stemWord)
  return others.some((demand) =>
    isRole(demand) ? namesRole(stems) : demand.wordings.some(([first = '']) => stems.some((stem) => isAlike(first, stem))),
  )
}
