import { findSpanishDates, foldText, stemWord, stopWords } from '@basejuris/legal-text'
import { isAlike } from './asked/alike-words.ts'
import { readOpenEvent } from './asked/open-event.ts'
import { askedEvents, type EventName, isOfObject } from './dated-events.ts'
import type { EventDay } from './event-days.ts'

/** What a question asks the day of. */
export interface AskedDay {
  readonly folded: string
  readonly events: ReadonlySet<EventName>
  /** Stem of the word by which it asks for an event that has no name here. Null where it has one. */
  readonly open: string | null
  /** Stem of a paper whose own day is asked: «la escritura», «el finiquito». */
  readonly paper: string | null
  /** Stem of the kind of a contract, by which it may be named alone: «el mutuo». */
  readonly contract: string | null
  /** Stems of what the question says besides the event or the paper. */
  readonly objects: readonly string[]
}

/** How near the words of a question stand to an event: `loose` where they may be of another one. */
export type Nearness = 'tied' | 'loose' | 'none'

/** Papers and contracts that a question may ask for. On folded text. */
const papers =
  /\b(?:contratos?|compraventa|promesa|arrendamiento|arriendo|mutuo|pagares?|escritura|finiquito|facturas?|cheques?|certificado|acta|informe|decreto|oficio|liquidacion|giro|citacion|comprobante|anexo|convenio|audiencia|comparendo|mandato|boleta|declaracion|constancia|licencia|denuncia|querella|solicitud|reclamo|acusacion|requerimiento|auto de apertura|resolucion|dictamen|poliza|testamento|multa)\b/u
/** Events that are asked for whatever papers a question names. */
const beforePapers: ReadonlySet<EventName> = new Set(['notice', 'letter', 'due', 'registration', 'charges', 'challenged'])

/** Words that ask, that only say that something happened, or to whom. */
const asking =
  /^(?:celebr|suscri|firm|otorg|pact|dict|emit|emis|ocurri|realiz|practic|produj|efectu|fecha|cuando|dia|año|mes|cual|que|tiene|impugnad|recurrid|reclamad|apelad|tribunal|corte|sentencia de|public|conservador|bienes|raices|trabajador|actor|demandad[oa]|demandante|ejecutad|imputad|acusad|recurrente|reclamante|victima|parte|instrumento)/u

/** «¿Cuándo se rechazó la licencia?» asks for no day of the paper. */
const asksVerb =
  /\b(?:cuando|dia|fecha)(?: en)?(?: que)? (?:se (?:l[aeo]s? )?|fue(?:ron)? )(?!(?:celebr|suscri|firm|otorg|pact|dict|emit|emis|realiz|practic|efectu|extend|fech|levant))/u

/** Who is summoned is told of a claim. */
const claim = stemWord('demanda')

export function readAskedDay(folded: string): AskedDay {
  const asked = askedEvents(folded)
  const named = papers.exec(folded)
  const isPaper = named !== null && !asksVerb.test(folded) && ![...asked].some(([name, at]) => beforePapers.has(name) || at < named.index)
  const isFiled = asked.has('filing')
  const [paper = null] = named !== null && (isPaper || isFiled) ? named[0].split(' ').map(stemWord) : []
  const events: ReadonlySet<EventName> = isPaper && !isFiled ? new Set() : new Set(asked.keys())
  const open = events.size === 0 && paper === null ? readOpenEvent(folded) : null
  if (open !== null) return { folded, events: new Set(['open']), open: open.stem, paper, contract: null, objects: open.objects }
  const words = folded.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !stopWords.has(word) && !asking.test(word))
  const objects = words.filter((word) => ![...events].some((name) => askedEvents(word).has(name))).map(stemWord)
  const noticed = asked.has('notice') && objects.length === 0 ? [claim] : objects
  const kind = /\bcontrato de (compraventa|mutuo|arrendamiento|arriendo|promesa)\b/u.exec(folded)?.[1]
  const contract = paper === null || kind === undefined ? null : stemWord(kind)
  return {
    folded,
    events,
    open: null,
    paper,
    contract,
    objects: isFiled && paper !== null ? [paper] : noticed.filter((object) => object !== paper),
  }
}

/** How a day of a text belongs to what is asked. */
export function nearnessOf(text: string, day: EventDay, asked: AskedDay): Nearness {
  const named = [...asked.events].filter((name) => day.events.has(name))
  const nearness = named.map((name) => {
    if (name === 'facts') return nearnessOfCrime(text, asked)
    if (name === 'registration') return nearnessOfRegistered(text, day, asked)
    if (name === 'due') return nearnessOfDue(text, asked)
    if (name === 'open') return nearnessOfOpen(text, day, asked)
    return isOfObject(name) ? nearnessOfObject(text, day, asked) : nearnessOfKind(text, day, asked)
  })
  const best = [...nearness, nearnessOfPaper(text, day, asked)].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0] ?? 'none'
  return best === 'tied' && day.isLoose ? 'loose' : best
}

/** UTF-16 units around an event and its day that say whose it is. */
const aroundOpen = 60

/**
 * An event that only its own words name is tied where all that a question says of it stands beside, with no other day between. It is loose
 * where they stand further off, or where another word names it.
 */
function nearnessOfOpen(text: string, day: EventDay, { open, objects }: AskedDay): Nearness {
  const { cue, from, to } = day
  const dates = findSpanishDates(text)
  const earliest = Math.max(0, ...dates.filter((each) => each.to <= Math.min(cue.from, from)).map((each) => each.to))
  const latest = Math.min(text.length, ...dates.filter((each) => each.from >= Math.max(cue.to, to)).map((each) => each.from))
  const said = (start: number, end: number): number => {
    const stems = stemsIn(text.slice(start, end))
    return objects.filter((object) => stems.some((stem) => isAlike(object, stem))).length
  }
  const beside = said(Math.max(earliest, Math.min(cue.from, from) - aroundOpen), Math.min(latest, Math.max(cue.to, to) + aroundOpen))
  const isItself = stemsIn(text.slice(cue.from, cue.to)).some((stem) => isAlike(open ?? '', stem))
  if (beside === objects.length) return isItself ? 'tied' : 'loose'
  const further = said(Math.max(0, Math.min(cue.from, from) - aroundEvent), Math.max(cue.to, to) + aroundEvent)
  return further > 0 && further * 2 >= objects.length && (isItself || further === objects.length) ? 'loose' : 'none'
}

const order: readonly Nearness[] = ['tied', 'loose', 'none']
const stemsIn = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map(stemWord)

/** Characters around an event in which its object is named. */
const aroundEvent = 140
const textAround = (text: string, { cue, from, to }: EventDay): string =>
  text.slice(Math.max(0, Math.min(cue.from, from) - aroundEvent), Math.max(cue.to, to) + aroundEvent)
/** Words by which texts also name what a question names. */
const sameObject: readonly RegExp[] = [
  /^(?:demand|libel|accion)$/u,
  /^(?:recurs|accion|arbitri)$/u,
  /^(?:reclam|reclamacion|recurs)$/u,
  /^(?:resolucion|acto?$|decret|dictam|liquid|mult|infraccion|acta|sentenci|fall)/u,
]
const isLike = (object: string, stem: string): boolean => stem === object || sameObject.some((like) => like.test(object) && like.test(stem))

/** What may be noticed or filed: the nearest one is it. Folded. */
const things: ReadonlySet<string> = new Set(
  'demanda libelo accion recurso reclamo reclamacion querella denuncia solicitud sentencia fallo resolucion decreto acto liquidacion giro multa carta despido dictamen oficio requerimiento acusacion cargos citacion apelacion incidente excepcion excepciones escrito informe contestacion terceria protesto licencia licencias auto'.split(
    ' ',
  ),
)
const thingStems: ReadonlySet<string> = new Set([...things].map(stemWord))
/** Who files, or is told, is not what is filed. */
const persons = /^(?:demand|querell|denunci|reclam|recurr|apel|solicit|ejecut)(?:ante|ente|ad[oa]|id[oa])s?$/u
/** Who is noticed is noticed of the claim, where nothing else is named. */
const recipients = /\b(?:demandad|ejecutad)[oa]s?\b/u
/** «se notificó a la demandada»: nothing else than the claim is said to be noticed. */
const besideCue =
  /^,? ?(?:(?:personalmente|validamente|legalmente|por cedula) )?(?:a la|al|a los|a las) (?:parte )?(?:demandad|ejecutad)[oa]s?\b/u
const maxToThing = { behind: 70, before: 60, beyond: 30 } as const

/** Who asks for one kind of remedy asks for no other. */
const remedies =
  /\b(?:recurso|accion) (?:constitucional )?(?:de )?(proteccion|apelacion|nulidad|casacion|reposicion|amparo|queja|revision|reconsideracion|jerarquico|hecho)\b/u

function isOfAnotherKind(text: string, question: string): boolean {
  const asked = remedies.exec(question)?.[1]
  const named = remedies.exec(foldText(text))?.[1]
  return asked !== undefined && named !== undefined && asked !== named
}

/** Who decides administratively: what is filed there is no recourse before a court. On folded text. */
const beforeOffice =
  /\b(?:ante|a|en) (?:(?:la|el|los|las|dich[oa]|est[ea]|su|al?) )*(?:inspeccion|superintendencia|direccion|servicio|sernac|compin|comision|municipalidad|contraloria|isapre|empleador|empresa|ministerio|gobernacion|policia|carabineros|delegacion|intendencia|mutual|caja|universidad|colegio)\b/u
const ofOffice = /\brecursos? (?:de )?(?:reconsideracion|reposicion|jerarquico|revision|invalidacion)\b|\badministrativ[oa]\b/u
/** Claims that are no recourse. On folded text. */
const ofOtherClaim =
  /\baccion (?:ejecutiva|penal|civil|ordinaria|sumaria|laboral|de (?:cobro|despido|tutela|indemnizacion|reclamacion|precario|nulidad de)|reivindicatoria|indemnizatoria|infraccional)\b/u
const answersClaim = /\bcontest\p{L}+ [^.;]{0,30}$/u
/** «con fecha 3 de mayo, conociendo esta Corte del recurso deducido»: the day is that of who knows of it. */
const decidedOn = /^,? (?:conociendo|resolviendo|pronunciandose|al conocer)\b/u
const recourse = stemWord('recurso')

/** How near a day is that a text ties to a recourse: of another claim none, of one before an office, or under another name, only loosely. */
function nearnessOfRecourse(text: string, { cue, from, to }: EventDay, thing: string, question: string): Nearness {
  const own = foldText(text.slice(Math.max(0, Math.min(cue.from, from) - maxToThing.before), Math.max(cue.to, to) + maxToThing.behind))
  if (
    ofOtherClaim.test(own) ||
    decidedOn.test(foldText(text.slice(to, Math.max(to, cue.from)))) ||
    answersClaim.test(foldText(text.slice(0, cue.from)))
  )
    return 'none'
  if (beforeOffice.test(foldText(text.slice(cue.from, Math.max(cue.to, to) + maxToThing.behind)))) return 'none'
  if (ofOffice.test(own)) return remedies.test(question) ? 'tied' : 'none'
  return /^reclam/u.test(thing) ? 'loose' : 'tied'
}

function nearnessOfObject(text: string, day: EventDay, { folded, objects }: AskedDay): Nearness {
  const { cue, from, to, events } = day
  if (objects.length === 0) return 'tied'
  const sought = objects.some((object) => thingStems.has(object)) ? objects.filter((object) => thingStems.has(object)) : objects
  const isThing = (word: string): boolean => things.has(word) || sought.includes(stemWord(word))
  const wordsIn = (start: number, end: number): string[] =>
    foldText(text.slice(Math.max(0, start), Math.max(0, end)))
      .split(/[^\p{L}]+/u)
      .filter((word) => !persons.test(word))
  const isBehind = from >= cue.to
  const behind = wordsIn(cue.to, Math.min(isBehind ? from : text.length, cue.to + maxToThing.behind))
  const before = wordsIn(Math.max(cue.from - maxToThing.before, to <= cue.from ? to : 0), cue.from)
  const beyond = isBehind ? wordsIn(to, to + maxToThing.beyond) : []
  const thing = wordsIn(cue.from, cue.to).find(isThing) ?? behind.find(isThing) ?? before.findLast(isThing) ?? beyond.find(isThing)
  if (thing !== undefined && isOfAnotherKind(text.slice(cue.from, Math.max(cue.to, to) + maxToThing.behind), folded)) return 'none'
  if (thing !== undefined && !sought.some((object) => isLike(object, stemWord(thing)))) return 'none'
  if (thing !== undefined) return events.has('filing') && sought.includes(recourse) ? nearnessOfRecourse(text, day, thing, folded) : 'tied'
  const around = textAround(text, day)
  const asksClaim = events.has('notice') && objects.includes(claim)
  if (asksClaim && besideCue.test(foldText(text.slice(cue.to, cue.to + aroundEvent)))) return 'tied'
  const isOfClaim = asksClaim && recipients.test(foldText(around))
  const zone = stemsIn(around)
  return isOfClaim || sought.some((object) => zone.some((stem) => isLike(object, stem))) ? 'loose' : 'none'
}

/** What a question may tell apart: each kind is asked for and named by the same words. */
const ofWorker = /\bauto ?desp|indirecto/u
const kinds: readonly RegExp[] = [/adecuacion/u, ofWorker, /renuncia/u, /cobranza/u, /amonestacion/u]
/** Work may end some days behind the dismissal. */
const asksDespido = /\b(?:auto ?)?desp[ei]d|\bdesvincul/u
/** A letter of dismissal, and how a text speaks of one. */
const asksDismissal = /\b(?:desp[ei]d|aviso|termin)\p{L}*/u
const speaksOfDismissal = /\b(?:desp[ei]d\p{L}*|aviso|termino (?:de|del|a|al)|desvincul\p{L}*)\b/u

function nearnessOfKind(text: string, day: EventDay, { folded }: AskedDay): Nearness {
  const { cue, events } = day
  const isLetter = events.has('letter')
  if (!isLetter && !events.has('dismissal')) return 'tied'
  const own = foldText(textAround(text, day))
  if (day.isOfSpan === true && asksDespido.test(folded) && !asksDespido.test(own)) return 'loose'
  const words = foldText(text.slice(cue.from, cue.to))
  if (isLetter && asksDismissal.test(folded) && !speaksOfDismissal.test(own)) return 'none'
  return kinds.every((kind) => (kind.test(folded) ? kind.test(own) : !isLetter || !kind.test(words) || kind === ofWorker)) ? 'tied' : 'none'
}

/** What is registered of land. Stems. */
const land = /^(?:domini|propied|inmuebl|predi|raic|terren|compravent|escritur)/u

function nearnessOfRegistered(text: string, day: EventDay, { objects }: AskedDay): Nearness {
  if (objects.length === 0) return 'tied'
  const zone = stemsIn(textAround(text, day))
  return zone.some((stem) => objects.includes(stem) || (land.test(stem) && objects.some((object) => land.test(object)))) ? 'tied' : 'loose'
}

/** An instalment falls due before the whole does. */
function nearnessOfDue(text: string, { folded, objects }: AskedDay): Nearness {
  const stems = stemsIn(text)
  if (objects.length > 0 && !objects.some((object) => stems.includes(object))) return 'none'
  const own = foldText(text)
  return /\bcuotas?\b/u.test(own) && !/\bcuotas?\b/u.test(folded) ? 'loose' : 'tied'
}

/** Who asks for the day of a robbery asks for no other crime. */
const crimes =
  /\b(robo|hurto|homicidio|femicidio|parricidio|abuso|violacion|estafa|lesiones|amenazas|receptacion|trafico|porte|tenencia|manejo|manejaba|conduccion|conduci[ar]|conducir|condujo|daños|secuestro|incendio)\b/gu

/** Crimes that a text names; driving is one, whatever it is called. On folded text. */
const crimesIn = (text: string): string[] =>
  Array.from(text.matchAll(crimes), ([crime]) => (/^(?:manej|condu)/u.test(crime) ? 'manejo' : crime))

/** What somebody was condemned for before. */
const earlierCrime = /\b(?:extracto|anotaci\p{L}+|agravante|reincid\p{L}+|fue sancionad[oa]|que condeno a|condena anterior)\b/u

function nearnessOfCrime(text: string, { folded }: AskedDay): Nearness {
  if (earlierCrime.test(foldText(text))) return 'none'
  const asked = crimesIn(folded)
  if (asked.length === 0) return 'tied'
  const named = crimesIn(foldText(text))
  if (named.some((crime) => asked.includes(crime))) return 'tied'
  return named.length > 0 ? 'none' : 'loose'
}

/** Characters behind the name of a paper that say of what it is. */
const behindPaper = 90
/** Characters behind «suscribieron la escritura» that name what was made. */
const behindMaking = 50
/** Letters by which a word of a question and its like begin: «sancionatoria», «que sancionó». */
const maxPrefix = 6
/** What is decreed may be called a resolution. Stems. */
const decrees = /^(?:decret|acto?)$/u
const resolution = stemWord('resolucion')
const isPaper = (name: EventName): boolean => name === 'document' || name === 'contract' || name === 'challenged'

function nearnessOfPaper(text: string, { cue, to, events }: EventDay, { folded, paper, contract, objects }: AskedDay): Nearness {
  if (paper === null || ![...events].some(isPaper)) return 'none'
  const isAhead = to <= cue.from
  const own = foldText(text.slice(cue.from, isAhead && events.has('contract') ? cue.to + behindMaking : cue.to))
  const stems = stemsIn(own)
  const isNamed = stems.some((stem) => stem === paper || stem === contract || (decrees.test(paper) && stem === resolution))
  if (!isNamed || (/\bpromesa\b/u.test(own) && !/\bpromesa\b/u.test(folded))) return 'none'
  const others = objects.filter((object) => object !== paper)
  if (others.length === 0) return 'tied'
  const has = (words: string): boolean =>
    stemsIn(words).some((stem) => others.some((object) => stem.startsWith(object.slice(0, maxPrefix))))
  if (has(text.slice(isAhead ? to : cue.from, cue.to + behindPaper))) return 'tied'
  return has(text.slice(Math.max(0, cue.from - aroundEvent), cue.from)) ? 'loose' : 'none'
}

/** «el segundo pagaré», «dos pagarés»: there are more of them. On folded text. */
const ofMany = /\b(?:(?:primer|segund|tercer|cuart|ultim)[oa]?|dos|tres|cuatro|ambos|ambas) (\p{L}+)/gu

/** Whether a text says that there are several of the paper that a question names. */
export function namesMany(folded: string, { paper, contract, events, objects }: AskedDay): boolean {
  if (paper === null && !events.has('due')) return false
  const asked = paper === null ? objects : [paper, contract]
  return Array.from(folded.matchAll(ofMany), ([, noun = '']) => stemWord(noun)).some((stem) => asked.includes(stem))
}
