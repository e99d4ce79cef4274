import type { Outcome } from '@basejuris/domain'
import { foldText } from '../analysis/fold-text.ts'
import type { Disposition } from '../disposition/find-disposition.ts'
import { type DecisionClause, dispositiveClauses } from '../outcome/dispositive-acts.ts'
import type { DecisionAct } from '../outcome/wording-acts.ts'
import { type DecidedObject, isRecourse, mayBeOneObject, objectsIn } from './decided-object.ts'
import { decidingWord, type StatedAct } from './decision-words.ts'
import type { StatedDecision } from './find-stated-decisions.ts'

const granting: ReadonlySet<DecisionAct> = new Set(['acoge', 'casa', 'anula', 'unifica'])
const grantingAny: ReadonlySet<DecisionAct> = new Set([...granting, 'acoge_parcial'])
/** To reverse is to grant what was brought against a ruling. It says nothing of a claim, a recourse of protection or an amparo. */
const reversing: ReadonlySet<DecisionAct> = new Set([...grantingAny, 'revoca'])
const denying: ReadonlySet<DecisionAct> = new Set(['rechaza', 'inadmisible'])
const ended: ReadonlySet<DecisionAct> = new Set([...denying, 'desistido', 'abandonado'])
const denyingAny: ReadonlySet<DecisionAct> = new Set([...ended, 'confirma', 'acoge_parcial'])

interface Clause {
  readonly act: DecisionAct
  readonly object: DecidedObject | null
  /** Not of a defence, an argument or an incident: these are granted or denied beside what was brought. */
  readonly isOfClaim: boolean
}

/** What a ruling decides: the outcome stored for it, and its operative part in its own words. */
export interface RulingDecision {
  readonly outcome: Outcome
  readonly disposition: Disposition
  /** The whole text of the ruling, in which parts of articles are looked for. Its operative part where it is left out. */
  readonly whole?: string
}

/**
 * What a ruling decides where a text states the opposite of it, as «lo rechaza» or «confirma la sentencia apelada». Null where they agree, where the operative part
 * does not say clearly what the stored outcome says, and where it also decides what the text states. To grant in part is neither to grant nor to deny, unless the text says «en todas sus partes».
 */
export function decidedOtherwise(
  {
    act,
    object,
    reviewed,
    isWhole,
    isOfPart,
  }: Pick<StatedDecision, 'object' | 'reviewed' | 'isWhole' | 'isOfPart'> & { readonly act: StatedAct },
  { outcome, disposition }: RulingDecision,
): string | null {
  const { line, paragraphs } = disposition
  if (line.kind !== 'decision') return null
  const own = clausesOf(line.text)
  if (isWhole && !isOfPart && object !== null && outcome === 'acoge_parcial') return grantedInPart(object, own)
  if (line.inPart) return null
  if (
    !own.some((clause) => clause.act === outcome || (granting.has(clause.act) && granting.has(outcome as DecisionAct))) &&
    !isOfForm(line.text, outcome)
  )
    return null
  const all = paragraphs.flatMap(({ text }) => clausesOf(text))
  const operative = foldText(paragraphs.map(({ text }) => text).join('\n'))
  const decided = { outcome, own, all, operative, isAmended: amended.test(foldText(line.text)), reviewed: reviewed ?? 'la sentencia' }
  return oppositeOf(act, object, decided)
}

/** What was granted in part was neither granted nor denied as a whole. */
const grantedInPart = (object: DecidedObject, own: readonly Clause[]): string | null => {
  const granted = own.find((clause) => clause.act === 'acoge_parcial' && clause.object !== null && mayBe(object)(clause))
  return granted?.object == null ? null : `${say('acoge', granted.object, object)} en parte`
}

/** A form of a criminal court says in rows what it decides. */
const isOfForm = (line: string, outcome: Outcome): boolean => {
  const folded = foldText(line)
  if (outcome === 'absuelve') return /^(?:sentencia|pena) absolutoria\b/u.test(folded)
  return outcome === 'condena' && /^delitos? .*\bpenas? /u.test(folded)
}

/** «Se confirma, con declaración de que …»: confirmed and changed. */
const amended =
  /\bcon (?:la )?declaracion|\bcon (?:la )?(?:modificacion|precision)\b|\b(?:solo|unicamente) en cuanto\b|\ben cuanto (?:se )?(?:eleva|aumenta|rebaja|reduce|fija|regula)|\bcon la salvedad\b/u

interface Decided {
  readonly outcome: Outcome
  /** Clauses of the line that says what the ruling decides. */
  readonly own: readonly Clause[]
  /** Clauses of the whole operative part. */
  readonly all: readonly Clause[]
  /** Its folded words. */
  readonly operative: string
  readonly isAmended: boolean
  /** What is reviewed, as the text calls it. */
  readonly reviewed: string
}

const oppositeOf = (act: StatedAct, object: DecidedObject | null, decided: Decided): string | null => {
  if (act === 'acoge') return object === null ? null : notGranted(object, decided)
  if (act === 'rechaza') return object === null ? null : notDenied(object, decided)
  if (act === 'confirma') return notConfirmed(decided)
  if (act === 'condena' || act === 'absuelve') return notJudged(act, decided)
  return notReversed(act, decided)
}

/** Any word of a conviction or an acquittal. Who pays costs alone is not convicted. */
export const judgements = { condena: /\bconden(?!\p{L}*(?: \p{L}+){0,7} costas)/u, absuelve: /\babs(?:uel[vt]|olv|olutori)/u } as const

/** A conviction where the operative part acquits alone, or the other way round. */
const notJudged = (act: 'condena' | 'absuelve', { outcome, operative }: Decided): string | null => {
  const opposite = act === 'condena' ? 'absuelve' : 'condena'
  return outcome === opposite && !judgements[act].test(operative) ? opposite : null
}

/** Decided for the first time, or anew by the court above. */
const isOnFacts = (object: DecidedObject): boolean => !isRecourse(object) || object.kind === 'proteccion' || object.kind === 'amparo'

const mayBe =
  (object: DecidedObject) =>
  (clause: Clause): boolean =>
    clause.isOfClaim && (clause.object === null || mayBeOneObject(clause.object, object))

const hasAct = (clauses: readonly Clause[], acts: ReadonlySet<DecisionAct>): boolean => clauses.some(({ act }) => acts.has(act))

/** The object that one of the acts names in the line, by a name that may be that of `object`. */
const decidedOn = ({ own }: Decided, acts: ReadonlySet<DecisionAct>, object: DecidedObject): Clause | null =>
  own.find((clause) => acts.has(clause.act) && clause.object !== null && mayBe(object)(clause)) ?? null

const notGranted = (object: DecidedObject, decided: Decided): string | null => {
  const { outcome, all, isAmended } = decided
  if (hasAct(all.filter(mayBe(object)), isOnFacts(object) ? grantingAny : reversing)) return null
  if (object.kind === 'apelacion' && outcome === 'confirma') return isAmended ? null : phrases.confirma(decided.reviewed)
  const denied = denying.has(outcome as DecisionAct) || outcome === 'revoca' ? decidedOn(decided, denying, object) : null
  return denied === null ? null : denialOf(denied, object)
}

const notDenied = (object: DecidedObject, decided: Decided): string | null => {
  const { outcome, all } = decided
  if (hasAct(all.filter(mayBe(object)), denyingAny)) return null
  if (object.kind === 'apelacion' && outcome === 'revoca') return phrases.revoca(decided.reviewed)
  const granted = granting.has(outcome as DecisionAct) || outcome === 'revoca' ? decidedOn(decided, granting, object) : null
  return granted?.object == null ? null : say('acoge', granted.object, object)
}

const appeal: DecidedObject = { kind: 'apelacion', name: 'el recurso de apelación' }

const notConfirmed = ({ outcome, all, reviewed }: Decided): string | null => {
  const upheld = all.some(({ act }) => act === 'confirma' || act === 'acoge_parcial')
  if (upheld || hasAct(all.filter(mayBe(appeal)), ended)) return null
  return outcome === 'revoca' || outcome === 'casa' || outcome === 'anula' ? phrases[outcome](reviewed) : null
}

const notReversed = (act: StatedAct, decided: Decided): string | null => {
  const { outcome, own, all, isAmended, reviewed } = decided
  if (hasAct(all, reversing)) return null
  if (act === 'revoca' && outcome === 'confirma')
    return `${phrases.confirma(reviewed)}${isAmended ? ', con una declaración que la modifica' : ''}`
  const denied =
    outcome === 'rechaza'
      ? own.find((clause) => clause.act === 'rechaza' && clause.object !== null && isAgainstRuling(clause.object))
      : undefined
  return denied === undefined ? null : denialOf(denied, null)
}

/** A recourse by which a ruling is reversed or annulled, unlike one against an act of the administration. */
const isAgainstRuling = (object: DecidedObject): boolean =>
  isRecourse(object) && !isOnFacts(object) && object.kind !== 'queja' && object.kind !== 'recurso'

const phrases = {
  confirma: (reviewed: string) => `confirma ${reviewed} apelada`,
  revoca: (reviewed: string) => `revoca ${reviewed} apelada`,
  casa: (reviewed: string) => `invalida ${reviewed} recurrida`,
  anula: (reviewed: string) => `anula ${reviewed} recurrida`,
} as const

const denialOf = ({ act, object }: Clause, stated: DecidedObject | null): string => {
  const verb = act === 'inadmisible' ? 'declara inadmisible' : 'rechaza'
  return object === null ? `${verb} el recurso` : say(verb, object, stated)
}

/** «lo rechaza» where the text named the same, «rechaza el recurso de casación en la forma» where it did not. */
const say = (verb: string, object: DecidedObject, stated: DecidedObject | null): string => {
  const isNamed = stated !== null && (stated.name === object.name || object.kind === 'recurso' || object.kind === 'accion')
  return isNamed ? `${stated.name.startsWith('la ') ? 'la' : 'lo'} ${verb}` : `${verb} ${object.name}`
}

/** Whether the line of a ruling says, as its stored outcome does, that the object was granted or denied. */
export function isSaidInLine(act: 'acoge' | 'rechaza', object: DecidedObject, { outcome, disposition }: RulingDecision): boolean {
  const acts = act === 'acoge' ? granting : denying
  return (
    acts.has(outcome as DecisionAct) &&
    clausesOf(disposition.line.text).some((own) => acts.has(own.act) && own.object !== null && mayBe(object)(own))
  )
}

/** «lo acoge», «la rechaza»: of what the text named. */
export function sayAct(verb: 'acoge' | 'rechaza', object: DecidedObject): string {
  return say(verb, object, object)
}

/** «…, rechazándose, en consecuencia, la solicitud» has an object of its own. */
const clauseBreak =
  /[;\n]|(?<!\b\p{L})\.(?=\s)|,? [ye] (?=(?:no )?(?:se|ha) )|,(?= (?:y )?(?:acog|rechaz|desestim|deneg|confirm|revoc|anul|invalid)(?:ie|a)ndo)/u

/** «Recurso de protección, se rechaza, sin costas, el deducido por»: named before the verb. */
const named = /\b(?:el|la|los|las) (?:deducid|interpuest|entablad|presentad|impetrad)[oa]s?\b/u

/** The acts of a text, each with what it decides on. */
const clausesOf = (text: string): Clause[] =>
  foldText(text)
    .split(clauseBreak)
    .flatMap((part) => {
      const at = Math.max(0, part.search(decidingWord))
      const [behind] = objectsIn(part.slice(at))
      const object = behind ?? (named.test(part.slice(at)) ? objectsIn(part.slice(0, at)).at(-1) : undefined) ?? null
      const isSubsidiary = /\bsubsidiari/u.test(part)
      // «La petición subsidiaria» may be the claim itself.
      const decided = isSubsidiary && object?.kind === 'solicitud' ? null : object
      return dispositiveClauses(part).map(({ act, target }) => ({
        act,
        object: decided,
        isOfClaim: isOfClaim(target, decided) || isSubsidiary,
      }))
    })

const isOfClaim = (target: DecisionClause['target'], object: DecidedObject | null): boolean =>
  target === null || target === 'claim' || (target === 'minor' && object !== null)
