import { courtLevel, type Ruling } from '@basejuris/domain'
import { type Act, foldText, stemWord, stopWords } from '@basejuris/legal-text'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import { type Cell, emptyCell } from '../cell.ts'
import { type OperativeSentence, operativeSentences } from '../operative-sentences.ts'
import { defencesByNumber } from './execution-defences.ts'
import { compareParties, condemnedIn, type NamedParty, partiesIn } from './parties.ts'

/** «¿Se acogió la demanda?», «¿Fue revocada la sentencia?»: a verb by which courts decide, and what it decides. On folded text. */
const decided =
  /^[^\p{L}]*(?:se )?(?:le |les |lo |la )?(?:fue(?:ron)? |ha sido |resulto )?(?<verb>acog\p{L}*|(?:hizo|hace|dio|da) lugar|rechaz\p{L}*|desestim\p{L}*|den(?:eg|ieg)\p{L}*|declar\p{L}*|conden\p{L}*|abs(?:olv|olvi|uel)\p{L}*|confirm\p{L}*|revoc\p{L}*|anul\p{L}*|invalid\p{L}*|decret\p{L}*)(?<object>\b.*)$/u

/** «… por no pago de cotizaciones»: why, not what. */
const reason = / (?:por|debido a|a causa de|en virtud de|conforme a) .*$/u
/** «el recurso deducido por la demandada»: whose it is, as either party may have one. */
const lodged =
  /(?<what>\b(?:recursos?|apelacion(?:es)?|casacion(?:es)?|nulidad|queja)\b.*?) (?:deducid|interpuest|entablad|presentad|formulad|promovid)[oa]s? por\b(?! (?:el|la) (?:parte )?(?:recurrente|apelante))/u

type Asked = 'grants' | 'denies' | 'declares' | 'convicts' | 'acquits' | 'confirms' | 'revokes' | 'annuls'
const askedBy: readonly (readonly [RegExp, Asked])[] = [
  [/^(?:acog|hizo|hace|dio|da )/u, 'grants'],
  [/^(?:rechaz|desestim|den)/u, 'denies'],
  [/^conden/u, 'convicts'],
  [/^abs/u, 'acquits'],
  [/^confirm/u, 'confirms'],
  [/^revoc/u, 'revokes'],
  [/^(?:anul|invalid)/u, 'annuls'],
]

/** Words by which operative parts name the same thing, as stems. */
const alike: readonly (readonly string[])[] = [
  ['demand', 'accion'],
  ['recurs', 'accion', 'arbitri'],
  ['reclam', 'reclamacion'],
  ['reclamacion', 'reclam'],
  ['injustificad', 'indebid', 'improcedent'],
  ['nul', 'nulidad'],
  ['proteccion', 'constitucional'],
  ['ampar', 'constitucional'],
  ['sentenci', 'resolucion', 'fall', 'decision'],
  ['resolucion', 'sentenci', 'fall', 'decision'],
]
const said = (stem: string): readonly string[] => [stem, ...alike.filter(([head]) => head === stem).flat()]

interface AskedThing {
  readonly asked: Asked
  readonly objects: readonly string[]
  /** Who the question names by a role. */
  readonly party: NamedParty | null
}

interface Answer {
  readonly isYes: boolean
  readonly isSure: boolean
  readonly sentence: OperativeSentence
}

/** «injustificado, indebido o improcedente», «la demanda, el reclamo o la solicitud», «demanda/reclamo»: any of these words answers. On folded text. */
const alternatives =
  /\b\p{L}{4,}(?:, (?:(?:el|las?|los) )?\p{L}{4,})*,? (?:o|u|y\/o) (?:(?:el|las?|los) )?\p{L}{4,}\b|\b\p{L}{4,}(?: ?\/ ?\p{L}{4,})+/u

/** The question with each alternative of its object alone. */
function readingsOf(folded: string): readonly string[] {
  const object = decided.exec(folded)?.groups?.['object'] ?? ''
  const [words] = alternatives.exec(object) ?? []
  if (words === undefined) return [folded]
  const before = folded.slice(0, folded.length - object.length)
  return words
    .split(/,? (?:o|u|y\/o) (?:(?:el|las?|los) )?|, (?:(?:el|las?|los) )?| ?\/ ?/u)
    .map((word) => before + object.replace(words, word))
}

/** A sure yes to one alternative answers; a no only where nothing says otherwise. */
const rankOf = ({ state, value }: Exclude<Cell, { state: 'vacia' }>): number =>
  (state === 'respondida' ? 1 : 0) + (value.value === 'si' ? 2 : 0)

/** Answers what was decided from the operative part alone. Null for another question, and where reasons may declare what it does not. */
export function readDecided(source: SourceRuling, folded: string): Cell | null {
  const cells = readingsOf(folded).map((reading) => readOneDecided(source, reading))
  const answered = cells.flatMap((cell) => (cell === null || cell.state === 'vacia' ? [] : [cell]))
  return answered.toSorted((a, b) => rankOf(b) - rankOf(a))[0] ?? (cells.includes(null) ? null : emptyCell)
}

function readOneDecided({ ruling }: SourceRuling, folded: string): Cell | null {
  const { verb, object = '' } = decided.exec(folded)?.groups ?? {}
  if (verb === undefined || /\bcostas\b/u.test(object)) return null
  const asked = askedBy.find(([form]) => form.test(verb))?.[1] ?? 'declares'
  const objects = stemsOf(object.replace(lodged, '$<what> de').replace(reason, ''))
  const sentences = operativeSentences(ruling)
  const thing = { asked, objects, party: partiesIn(object)[0] ?? null }
  const exact = answersTo(thing, ruling, sentences)
  const answers = exact.length === 0 && courtLevel(ruling) === 'lower' ? answersToClaim(thing, ruling, sentences) : exact
  const [first] = answers
  if (first === undefined) return asked === 'declares' ? readWholeDenial(ruling, objects, sentences) : emptyCell
  const best = answers.find(({ isYes }) => isYes === (asked !== 'denies')) ?? first
  const isSure = best.isSure && answers.every(({ isYes }) => isYes === best.isYes)
  return {
    state: isSure ? 'respondida' : 'dudosa',
    value: { value: best.isYes ? 'si' : 'no', unit: null },
    quotation: best.sentence.quotation,
  }
}

/** What a court of first instance decides under another name is a claim too: doubtful. */
const claimNames = ['reclam', 'reclamacion', 'denunci', 'solicitud']
const answersToClaim = (thing: AskedThing, ruling: Ruling, sentences: readonly OperativeSentence[]): Answer[] =>
  thing.objects[0] !== 'demand' || thing.objects.length > 1
    ? []
    : claimNames.flatMap((name) =>
        answersTo({ ...thing, objects: [name] }, ruling, sentences).map((answer) => ({ ...answer, isSure: false })),
      )

function answersTo({ asked, objects, party }: AskedThing, ruling: Ruling, sentences: readonly OperativeSentence[]): Answer[] {
  return sentences.flatMap((sentence): Answer[] => {
    if (asked === 'declares') return declaredIn(sentence, objects)
    return sentence.acts.flatMap((act, at): Answer[] => {
      const verb = sentence.folded.slice(act.from, act.to)
      const clause = objectClause(sentence, act, sentence.acts[at + 1])
      if (asked === 'convicts' && act.kind === 'convicts' && securityMeasure.test(clause)) return [{ isYes: false, isSure: true, sentence }]
      const isYes = meets(asked, act, verb, clause)
      if (
        isYes === null ||
        act.deniesRest ||
        ofRest.test(sentence.folded.slice(0, act.to)) ||
        (/\breconvencional/u.test(clause) && !objects.includes('reconvencional'))
      )
        return []
      const isOfCrime = ruling.collection === 'penal' || ofCrime.test(clause)
      const isAccused = isOfCrime && isPerson(asked, objects)
      const isNamed = names(clause, objects)
      if (party !== null && (act.kind === 'convicts' || act.kind === 'acquits')) {
        const who = whoIsMeant(party, sentence.folded.slice(act.from, act.to) + clause)
        if (who === 'other') return asked === 'convicts' && isYes && !isOfCrime ? [{ isYes: false, isSure: true, sentence }] : []
        if (who !== 'asked' && isNamed && !isAccused) return [{ isYes: isYes && who === 'perhaps', isSure: false, sentence }]
      }
      return isNamed || isAccused ? [{ isYes, isSure: !act.inPart, sentence }] : []
    })
  })
}

/** Imposed on who cannot be blamed: no conviction. */
const securityMeasure = /^[^.;]{0,80}\bmedidas? de seguridad\b/u
/** «En lo demás no se acoge la demanda»: only what was not granted before. */
const ofRest = /\ben (?:todo )?lo (?:demas|restante)\b[^.;]{0,30}$/u
/** UTF-16 units behind a verb in which its object is named; of a review, the ruling follows at once. */
const maxClause = { claim: 130, review: 110 } as const
/** «Recurso de protección: se rechaza, sin costas, el deducido por …»: the object stands before. */
const namedBefore = /^,?(?: (?:sin|con) costas,?)? (?:el|la)s? (?:deducid|interpuest|entablad|presentad)/u

/** «… la excepción, rechazándose la demanda»: another object follows. */
const byTheWay = /\b(?:rechaz|desestim|acogi|deneg)[aei]\p{L}*ndose\b.*$/su

const objectClause = ({ folded }: OperativeSentence, act: Act, next: Act | undefined): string => {
  const end = Math.min(next?.from ?? folded.length, act.to + (act.kind === 'reviews' ? maxClause.review : maxClause.claim))
  // A word that is cut may be read as another: «demand(ada)».
  const clause = folded
    .slice(act.to, end)
    .replace(/\p{L}+$/u, (word) => (/\p{L}/u.test(folded[end] ?? '') ? '' : word))
    .replace(byTheWay, '')
  const named = namedBefore.test(clause) ? `${clause} ${folded.slice(0, act.from)}` : clause
  return `${named} ${defencesByNumber(clause)}`
}

/** Whether an act is what is asked, or its opposite. Null for neither. */
function meets(asked: Asked, { kind, weight }: Act, verb: string, clause: string): boolean | null {
  const isDenied = /^(?:no|tampoco) /u.test(verb) && kind !== 'denies'
  switch (asked) {
    case 'grants':
    case 'denies':
      if (kind !== 'grants' && kind !== 'denies') return null
      return (kind === 'grants') === (asked === 'grants') ? !isDenied : isDenied
    case 'convicts':
    case 'acquits':
      if (weight === 0 || (kind !== 'convicts' && kind !== 'acquits')) return null
      return (kind === 'convicts') === (asked === 'convicts') ? !isDenied : isDenied
    default:
      if (kind !== 'reviews') return null
      return meetsReview(asked, verb, clause)
  }
}

function meetsReview(asked: Asked, verb: string, clause: string): boolean | null {
  const isUpheld = /confirm|ratif/u.test(verb)
  const isUndone = /revo|anul|invalid|deja|dejo/u.test(verb)
  if (!isUpheld && !isUndone) return null
  if (asked === 'confirms') return isUpheld
  if (asked === 'revokes') return isUpheld ? false : /revo/u.test(verb) ? true : null
  return isUpheld || /\bno es nul/u.test(clause) ? null : /anul|invalid/u.test(verb)
}

/** Behind these words stands who receives what is ordered. */
const receives = /\b(?:pag(?:ar|o|an)\p{L}*|(?:en|a) favor|restituir\p{L}*|indemnizar\p{L}*|enterar\p{L}*)/u

/** Whether a verb condemns or absolves whom a question names. One that condemns somebody by a name may name them only as who is paid. */
function whoIsMeant(asked: NamedParty, clause: string): 'asked' | 'other' | 'perhaps' | 'paid' {
  const relations = condemnedIn(clause).map((named) => compareParties(asked, named))
  if (relations.includes('same')) return 'asked'
  if (relations.length > 0 && relations.every((relation) => relation === 'opposed')) return 'other'
  const [before = ''] = clause.split(receives, 1)
  return partiesIn(before).some((named) => compareParties(asked, named) === 'same') ? 'perhaps' : 'paid'
}

/** Who was accused is named by a name: the verb alone answers. */
const ofCrime = /\b(?:penas?|presidio|prision|reclusion|delito|falta|cargos|acusacion|requerimiento)\b/u
const isPerson = (asked: Asked, objects: readonly string[]): boolean =>
  (asked === 'convicts' || asked === 'acquits') &&
  objects.every((stem) => /^(?:acusad|imputad|requerid|encausad|procesad|querellad|sentenciad)/u.test(stem))

/** Stems of the words of a text that say something. */
export function stemsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !stopWords.has(word))
    .map(stemWord)
}

/** Whether a text names all objects, each in one of its words. */
export function names(text: string, objects: readonly string[]): boolean {
  const own = new Set(stemsOf(text))
  return objects.every((stem) => said(stem).some((each) => own.has(each)))
}

/** What a sentence of the operative part states itself, unless it is what somebody asked for and was denied. */
function declaredIn(sentence: OperativeSentence, objects: readonly string[]): Answer[] {
  if (objects.length === 0 || !names(sentence.folded, objects)) return []
  const last = sentence.folded.lastIndexOf(said(objects[0] ?? '').find((each) => sentence.folded.includes(each)) ?? '')
  const governing = sentence.acts.findLast(({ from }) => from < Math.max(last, 0)) ?? sentence.acts[0]
  const isDenied = governing?.kind === 'denies' || refuses.test(sentence.folded)
  return [{ isYes: !isDenied, isSure: governing === undefined || governing.inPart === false, sentence }]
}

const refuses = /\bno (?:se (?:declara|decreta|da lugar|hace lugar|acoge)|ha lugar|es|fue|ha sido|resulta)\b/u

/** A claim that was rejected as a whole declares nothing of what it asked for. */
export function readWholeDenial(ruling: Ruling, objects: readonly string[], sentences: readonly OperativeSentence[]): Cell | null {
  const denial = sentences.find(({ acts }) => acts.some(({ deniesClaim }) => deniesClaim))
  const isGranted = sentences.some(({ acts }) => acts.some(({ kind, weight }) => kind === 'grants' && weight === 3))
  if (denial === undefined || isGranted || objects.length === 0 || courtLevel(ruling) !== 'lower') return null
  const asksForIt = ruling.sections.some(({ paragraphs }) =>
    paragraphs.some(({ text }) => claims.test(foldText(text)) && names(text, objects)),
  )
  return asksForIt ? { state: 'respondida', value: { value: 'no', unit: null }, quotation: denial.quotation } : null
}

const claims = /\b(?:demanda|reclam\p{L}*|accion|denuncia|solicit\p{L}+|pid\p{L}+)\b/u
