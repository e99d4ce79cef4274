import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldText, isAppealsCity, likeliestClass, parseSoftmaxModel, type SoftmaxModel } from '@basejuris/legal-text'
import { closesAccount } from '../account-end.ts'
import { isJudgeKind } from '../condition.ts'
import { isAttacked, type MentionMode } from '../decide-modes.ts'
import type { Mention } from '../mention.ts'
import { askingParts } from '../requests/asking-parts.ts'
import { isOfAskedDecision } from './asked-decisions.ts'
import { isOfGeneralQuestion } from './general-questions.ts'
import { isInAccount } from './in-account.ts'
import { modeFeatures, type WeighedQuery } from './mode-features.ts'
import { roleInRequest } from './named-in-request.ts'
import { isOfOtherThing, isWhatIsReviewed } from './of-other-things.ts'
import { isBodyName, isClaimToBody, isOfDefendants, isPartyBesideCourt, isRecalled } from './of-others.ts'
import { isAskedWhether, isRetold, isSaidByParty, isUndone } from './outcomes-in-doubt.ts'
import { isPieceOfNote } from './pieces-of-notes.ts'
import { isUnwanted, isWished } from './wished.ts'

/** What is done with a mention, as examples say it. */
export const weighedModes = ['exigir', 'preferir', 'hechos'] as const
export type WeighedMode = (typeof weighedModes)[number]
export type ModeModel = SoftmaxModel<WeighedMode>

export const modeModelFile = join(import.meta.dirname, 'mode-model.tsv')

let stored: ModeModel | null = null
const storedModel = (): ModeModel => {
  stored ??= parseSoftmaxModel<WeighedMode>(readFileSync(modeModelFile, 'utf8'))
  return stored
}

/** A query with more mentions is no search that anybody writes: each costs the same work as the others. */
const maxMentions = 24

/** What is likeliest to be meant with each mention of a query, as the examples weigh it. */
export function weighModes(query: WeighedQuery, model: ModeModel = storedModel()): readonly MentionMode[] {
  if (query.mentions.length > maxMentions) return query.modes
  const asking = askingParts(query.text)
  const modes = modeFeatures(query).map((features, at) => {
    if (isLeftToRules(query, at)) return query.modes[at] ?? 'palabras'
    const likeliest =
      (asking.length === 0 && closesAccount(query.text, query.mentions[at])) || isSought(query, at) || isOfAskedDecision(query, at)
        ? 'exigir'
        : likeliestClass(features, model)
    const role = roleInRequest(query, at, asking)
    if (role === 'named' && !isWished(query, at) && !isWhatIsReviewed(query, at) && !isAttackedBody(query, at)) return 'exigir'
    if (role === 'left out' || isUnwanted(query, at) || isInAccount(query, at, asking)) return 'hechos'
    if (role === 'left open') return 'preferir'
    if (isAskedInGeneral(query, at)) return 'preferir'
    if (isOfOtherThing(query, at) || isWhatIsReviewed(query, at)) return 'palabras'
    if (isOfInstances(query, at) || isRecalled(query, at) || isUndone(query, at) || isRetold(query, at)) return 'hechos'
    if (isHopedFor(query, at) && isWord(query, at)) return 'palabras'
    if (likeliest === 'exigir' && isMerelyPreferred(query, at)) return 'preferir'
    if (likeliest !== 'hechos') return likeliest
    return isWord(query, at) ? 'palabras' : isWished(query, at) ? 'preferir' : likeliest
  })
  return modes.map((mode, at) => {
    if (isTakenUp(query, at, modes) || isOtherChoice(query, at, modes) || isOfList(query, at, modes) || isPieceOfNote(query, at))
      return 'exigir'
    return isOfDefence(query, at, modes) ||
      isPartyBesideCourt(query, at, modes) ||
      isMunicipality(query, at) ||
      isClaimToBody(query, at, modes) ||
      isOfDismissal(query, at) ||
      isEitherWay(query, at)
      ? 'palabras'
      : mode
  })
}

/** «CS 2020, 2021 y 2022»: the dates of one list are meant alike. */
function isOfList({ text, mentions }: WeighedQuery, at: number, modes: readonly MentionMode[]): boolean {
  const mention = mentions[at]
  if (mention?.test.kind !== 'fecha') return false
  return mentions.some((other, place) => {
    const joint = /^(?:\s*,\s*|\s+[yo]\s+)$/iu.test(text.slice(other.to, mention.from))
    return joint && other.test.kind === 'fecha' && modes[place] === 'exigir'
  })
}

/** «demanda acogida, rechaza prescripción»: what is decided of a defence, beside the outcome of the claim. */
function isOfDefence({ text, mentions }: WeighedQuery, at: number, modes: readonly MentionMode[]): boolean {
  const { test, value, to = 0 } = mentions[at] ?? {}
  if (test?.kind !== 'resultado' || !defence.test(text.slice(to))) return false
  return mentions.some((other, place) => other.test.kind === 'resultado' && other.value !== value && modes[place] === 'exigir')
}
const defence =
  /^\s+(?:(?:la|las)\s+)?(?:excepci[oó]n(?:es)?\s+(?:del?\s+)?)?(?:prescripci[oó]n|caducidad|incompetencia|litispendencia|finiquito|falta\s+de\s+legitimaci[oó]n)(?!\p{L})/iu

/** «reclamo de ilegalidad Ñuñoa»: no court there hears it, so that its municipality is meant. */
function isMunicipality({ mentions }: WeighedQuery, at: number): boolean {
  const { test, value = '' } = mentions[at] ?? {}
  const isCourtOfCity = test?.kind === 'tribunal' && !/\s(?:de|del)\s|^(?:Corte|Tribunal|Juzgado)/u.test(value)
  return isCourtOfCity && !isAppealsCity(foldText(value)) && mentions.some((other) => other.value === 'reclamo de ilegalidad')
}

/** «nulidad despido convalidación suprema»: what the claim is for. A court of appeals hears the appeal of that name too. */
function isOfDismissal({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, to = 0, isPossible } = mentions[at] ?? {}
  const isNullity = isPossible === true && test?.kind === 'recurso' && /^\s+despido(?!\p{L})/iu.test(text.slice(to))
  return isNullity && !mentions.some(({ value }) => value.startsWith('Corte de Apelaciones'))
}

/** «da lo mismo si acogen o rechazan», «acojan o rechacen»: whichever way it goes. */
function isEitherWay({ text, mentions }: WeighedQuery, at: number): boolean {
  const mention = mentions[at]
  if (mention === undefined || !ways.has(mention.value)) return false
  return mentions.some(
    (other) =>
      ways.has(other.value) &&
      other.value !== mention.value &&
      eitherWay.test(text.slice(Math.min(mention.to, other.to), Math.max(mention.from, other.from))),
  )
}
const ways: ReadonlySet<string> = new Set(['acoge', 'rechaza'])
const eitherWay = /^\s+o\s+(?:(?:se|que|si|l[ao]s?)\s+)*$/u

/** «busco fallos que ordenen inscribir»: what the rulings sought should do. «mi profesor pide al menos un recurso de hecho»: what somebody has to find. */
function isSought({ text, mentions, asked }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0, isSaidToo } = mentions[at] ?? {}
  const before = text.slice(0, from)
  if (test?.kind === 'recurso') {
    if (asked === null) return false
    return (
      askedFor.test(before.slice(asked.from)) ||
      (/^(?!protecc)\p{L}+s$/iu.test(text.slice(from, to)) && askedPlural.test(before.slice(asked.from)))
    )
  }
  if (test?.kind !== 'resultado') return false
  return (isSaidToo === true && soughtThat.test(before)) || (asked !== null && soughtThat.test(before.slice(asked.from)))
}
/** In the part that asks, nothing but a number before the appeal. */
const askedFor =
  /^\s*(?:(?:mi|el|la|nuestr[oa]|mis|los|las|me|nos)\s+(?:\p{L}+\s+){0,4})?(?:pide|piden|pidi[oó]|pidieron|exige|exigen|encarg[oó])\s+(?:(?:al|por\s+lo)\s+menos\s+)?(?:un[oa]?s?|dos|tres|cuatro|cinco|\d+)\s+$/iu
/** «Pido apelaciones de 2023». */
const askedPlural =
  /^\s*(?:busco|buscamos|necesito|necesitamos|pido|pedimos|quiero|quisiera|requiero|solicito)\s+(?:ver\s+)?(?:(?:las|los|unas|unos|algunas|algunos)\s+)?$/iu
const soughtThat =
  /(?<!\p{L})(?:busco|buscamos|necesito|necesitamos|requiero|quiero|quisiera|pido|solicito)\s+(?:ver\s+)?(?:fallos|sentencias|jurisprudencia|resoluciones|casos)\s+(?:(?:del?|desde|en|posteriores|anteriores)\s+[^,.;¿]{1,40}\s)?(?:que|donde|en\s+(?:l[oa]s\s+)?que)\s+(?:(?:se|les?)\s+)*$/iu

/** «Rechazado en primera, acogido por la Corte de Concepción. Él sostiene …»: how the case went, told from one court to the next. */
function isOfInstances({ text, mentions, asked, narrative }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  if (asked !== null || narrative === 'notes' || !ofRuling.has(test?.kind ?? '')) return false
  const start = text.slice(0, from).search(lastSentence)
  const behind = text.slice(to).search(/[.;]\s/u)
  return instances.test(text.slice(Math.max(0, start), behind < 0 ? text.length : to + behind))
}
const ofRuling: ReadonlySet<string> = new Set(['resultado', 'tribunal', 'origen', 'sala', 'recurso'])
const lastSentence = /(?<=[.;]\s+)\S[^.;]*$/u
const instances =
  /(?<!\p{L})(?:(?:acog|rechaz|desestim|confirm|revoc|perd|gan)\p{L}*\s+(?:la\s+\p{L}+\s+)?en\s+(?:primera|1[aª]|segunda|2[aª]|ambas|las\s+dos)(?:\s+instancias?)?)(?!\p{L})/iu

/** «isapre (amparo o protección)»: either of two appeals is as much demanded as the other. */
function isOtherChoice({ text, mentions }: WeighedQuery, at: number, modes: readonly MentionMode[]): boolean {
  const mention = mentions[at]
  if (mention?.test.kind !== 'recurso') return false
  return mentions.some(
    ({ test, from, to }, other) =>
      test.kind === 'recurso' &&
      modes[other] === 'exigir' &&
      choice.test(text.slice(Math.min(to, mention.to), Math.max(from, mention.from))),
  )
}
const choice = /^\s+o\s+(?:(?:de|un|una|el|la|los|las|recursos?)\s+)*$/iu

/** «presentó un recurso de protección …, ¿hay fallos que lo rechacen?»: the last appeal named before a demanded outcome of it. */
function isTakenUp({ text, mentions }: WeighedQuery, at: number, modes: readonly MentionMode[]): boolean {
  const mention = mentions[at]
  if (mention?.test.kind !== 'recurso') return false
  return mentions.some(({ test, from, to }, other) => {
    if (test.kind !== 'resultado' || modes[other] !== 'exigir' || !pronoun.test(text.slice(0, to)) || mention.to > from) return false
    return !mentions.some((each) => each.test.kind === 'recurso' && each.from > mention.from && each.to <= from)
  })
}
const pronoun = /(?<!\p{L})que\s+(?:no\s+)?l[ao]s?\s+\p{L}+$/iu

/** What is merely possible, and what the rules take for words, stays one where it is no condition. */
const isWord = ({ mentions, modes }: WeighedQuery, at: number): boolean => mentions[at]?.isPossible === true || modes[at] === 'palabras'

const isMerelyPreferred = (query: WeighedQuery, at: number): boolean =>
  isWished(query, at) ||
  isOfGeneralQuestion(query, at) ||
  isOfDefendants(query, at) ||
  mayAct(query, at) ||
  isSentTo(query, at) ||
  isAttackedBody(query, at) ||
  isDayAlone(query, at) ||
  isNeeded(query, at) ||
  isContending(query, at) ||
  isAskedWhether(query, at) ||
  isSaidByParty(query, at) ||
  isOwn(query, at) ||
  hasDecided(query, at) ||
  isFeared(query, at) ||
  isHopedFor(query, at) ||
  isHearsay(query, at) ||
  isPending(query, at) ||
  isOfSuperiors(query, at) ||
  isRecounted(query, at)

/** «¿puede la Contraloría dejar sin efecto el concurso?», «¿la SUSESO puede revisar la tasa?»: what a body may do, whoever decides on it. */
function mayAct({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, value = '', from = 0, to = 0 } = mentions[at] ?? {}
  return test?.kind === 'tribunal' && isBodyName(value) && (mayBefore.test(text.slice(0, from)) || mayBehind.test(text.slice(to)))
}
const may = '(?:puede|podr[íi]a|podr[áa]|debe|deber[íi]a)'
const mayBefore = new RegExp(`(?<!\\p{L})${may}\\s+(?:(?:la|el)\\s+)?$`, 'iu')
const mayBehind = new RegExp(`^\\s+${may}\\s+\\p{L}+r(?:l[aeo]s?)?(?!\\p{L})`, 'iu')

/** «reclamo contra resoluciones de la SEC»: whose decision is attacked, not who decides. */
function isAttackedBody({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, value = '', from = 0 } = mentions[at] ?? {}
  return test?.kind === 'tribunal' && isBodyName(value) && isAttacked.test(text.slice(0, from))
}

/** «la Suprema remite corte apelaciones»: the court to which a case is sent did not decide it. */
function isSentTo({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0 } = mentions[at] ?? {}
  return test?.kind === 'tribunal' && sent.test(text.slice(0, from))
}
const sent = /(?<!\p{L})remit(?:e|en|a|an|ió|idos?|idas?)\s+(?:a\s+)?(?:la\s+|el\s+)?$/iu

/** «¿puede clausurar sin permiso del tribunal ambiental?»: what somebody needs of a court. */
function isNeeded({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, value = '', from = 0 } = mentions[at] ?? {}
  return test?.kind === 'tribunal' && !isBodyName(value) && needed.test(text.slice(0, from))
}
const needed =
  /(?<!\p{L})(?:permiso|autorizaci[oó]n|aprobaci[oó]n|venia|orden)(?:\s+(?:previ[oa]|judicial))?\s+(?:del?|ante)\s+(?:(?:la|el)\s+)?$/iu

/** «despido 12-03-2024»: the rules leave open whose day it is. */
function isDayAlone({ mentions, modes }: WeighedQuery, at: number): boolean {
  const { test } = mentions[at] ?? {}
  return mentions.length === 1 && test?.kind === 'fecha' && test.period.from?.length === 10 && modes[at] === 'preferir'
}

/** «contienda de competencia JPL y juzgado civil»: courts of which another decides. */
function isContending({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, value = '', from = 0 } = mentions[at] ?? {}
  if (test?.kind === 'tribunal' && competence.test(text.slice(0, from))) return true
  // A superior court decides it.
  return (
    test?.kind === 'tribunal' &&
    !value.startsWith('Corte') &&
    /(?<!\p{L})contiendas?\s+(?:de\s+)?competencia(?!\p{L})[^.;?]*$/iu.test(text.slice(0, from))
  )
}

/** «competencia de los juzgados laborales»: what may be in question, whoever decides. */
const competence = /(?<!\p{L})(?:in)?competencia\s+(?:absoluta\s+|relativa\s+)?del?\s+(?:(?:la|el|los|las)\s+)?$/iu

/** «la Corte de Chillán rechazó mi protección», «mi denuncia rechazada»: the appeal or claim of whoever tells. */
function isOwn({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  const before = text.slice(0, from)
  if (test?.kind === 'resultado' && ownBehind.test(text.slice(to))) return true
  if (test?.kind === 'resultado')
    return /[ai]d[oa]s?$/iu.test(text.slice(from, to)) && /(?<!\p{L})(?:mis?|nuestr[oa]s?)\s+\p{L}+\s+$/iu.test(before)
  return test?.kind === 'recurso' && /(?<!\p{L})(?:mis?|nuestr[oa]s?|sus?)\s+$/iu.test(before)
}

const ownBehind = /^\s+(?:(?:la|el)\s+)?(?:mis?|nuestr[oa]s?)(?!\p{L})/iu

/** «…, la Suprema ya ha acogido casos parecidos»: what somebody knows of a court. */
function hasDecided({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  const [before, behind] = [text.slice(0, from), text.slice(to)]
  return test?.kind === 'tribunal'
    ? opensClause.test(before) && decidedBehind.test(behind)
    : test?.kind === 'resultado' && decidedBefore.test(before)
}
const already = 'ya\\s+(?:l[aeo]s?\\s+)?ha(?:n|b[íi]an?)?\\s+'
const opensClause = /[,.;]\s+(?:la|el)\s+$/iu
/** «La Suprema a veces revoca, a veces no.» */
const usually = '(?:a\\s+veces|(?:casi\\s+)?siempre|(?:casi\\s+)?nunca|normalmente|generalmente|por\\s+lo\\s+general|suelen?)\\s'
const decidedBehind = new RegExp(`^\\s+(?:${already}|${usually})`, 'iu')
const decidedBefore = new RegExp(`[,.;]\\s+(?:la|el)\\s+[^,.;?¿]{2,60}\\s${already}$`, 'iu')

/** «me temo que la corte declare inadmisible la apelación»: what may happen to whoever tells. */
function isFeared({ text, mentions }: WeighedQuery, at: number): boolean {
  return feared.test(text.slice(0, mentions[at]?.from ?? 0))
}
const feared =
  /(?<!\p{L})(?:tem(?:o|emos|e|en)\s+que|miedo\s+(?:de\s+|a\s+)?que|(?:preocupa|asusta|complica)n?\s+que|(?:puede|capaz|quiz[aá]s?|tal\s+vez|a\s+lo\s+mejor)\s+(?:ser\s+)?que)\s[^.;?¿]*$/iu

/** «… me destituyó. quiero que se anule el sumario»: what somebody wants for the own case. */
function isHopedFor({ text, mentions, asked }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  // «fallos favorables al trabajador»: to whom, without more of a request.
  if (asked === null && /^favorables?$/iu.test(text.slice(from, to))) return true
  return test?.kind === 'resultado' && hopedFor.test(text.slice(0, from))
}
const hopedFor =
  /(?<!\p{L})(?:quier[oe]|queremos|quisiera|pretendo|pretende|pid[oe]|pedimos|espero)\s+que\s+(?:(?:se|me|nos|les?|l[oa]s?)\s+){0,2}$/iu

/** «el sindicato dice que hay fallos de la Suprema a favor»: what others tell of rulings. */
function isHearsay({ text, mentions }: WeighedQuery, at: number): boolean {
  return heard.test(text.slice(0, mentions[at]?.from ?? 0))
}
const heard =
  /(?<!\p{L})(?:dicen?|dij(?:o|eron)|sabe[ns]?|s[eé]|escuch[eé]|o[ií]|le[ií]|supe|supimos|contaron|aseguran?)\s+que\s+(?:ya\s+)?(?:hay|existen?)\s+(?:\p{L}+\s+){0,6}$/iu

/** «la queja fue rechazada; casación en la forma pendiente»: what goes on beside what is told. */
function isPending({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, to = 0 } = mentions[at] ?? {}
  return test?.kind === 'recurso' && pending.test(text.slice(to))
}
const pending = /^\s+(?:(?:est[aá]n?|siguen?|quedan?|a[uú]n|todav[ií]a)\s+)*pendientes?(?!\p{L})/iu

/** «nulidad despido JLT La Serena»: a court of first instance decides no such appeal. */
function isOfSuperiors({ mentions, narrative }: WeighedQuery, at: number): boolean {
  const { test, value = '' } = mentions[at] ?? {}
  if (narrative !== 'notes' || test?.kind !== 'recurso' || !ofSuperiors.test(value)) return false
  const courts = mentions.filter((other) => other.test.kind === 'tribunal' && other.isPossible !== true)
  return courts.length > 0 && courts.every(isOfFirstInstance)
}
const ofSuperiors = /^(?:nulidad|casaci|unificaci)/u
const isOfFirstInstance = ({ value }: Mention): boolean => /^(?:\d+º )?Juzgado/u.test(value)

/** «¿procede el recurso de protección contra la isapre?», «se puede presentar un amparo por…»: asked of the appeal as such. «quiero presentar una tutela»: planned. */
function isAskedInGeneral({ text, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  if (test?.kind !== 'recurso') return false
  const [before, behind] = [text.slice(0, from), text.slice(to)]
  if (/^\s+(?:acogid|rechazad|desestimad|inadmisib)/iu.test(behind)) return false
  if (askedOf.test(before) && (serves.test(behind) || /\s(?:hay|habr[ií]a)\s+$/iu.test(before))) return true
  return asksInGeneral.test(before)
}
/** «quisiera saber si un recurso de amparo sirve», «¿el recurso de queja procede contra …?», «veo si hay nulidad». */
const askedOf = /(?<!\p{L})(?:si|cu[aá]ndo|¿)\s*(?:(?:el|la|un|una|todav[ií]a|a[uú]n|ya|hay|habr[ií]a|existe)\s+)*(?:recursos?\s+de\s+)?$/iu
const serves =
  /^\s+(?:(?:me|nos|le|les|ac[aá]|aqu[ií]|todav[ií]a|a[uú]n)\s+)*(?:sirve|servir[ií]a|procede(?:r[ií]a)?|cabe|cabr[ií]a|prospera(?:r[ií]a)?|conviene|es\s+(?:procedente|admisible|posible|viable))(?!\p{L})/iu
const asksInGeneral = new RegExp(
  String.raw`(?:^|[.,;:¿]\s*|(?<!\p{L})(?:cu[aá]ndo|si|no)\s+)[¿\s]*(?:y\s+)?(?:(?:en\s+qu[eé]\s+(?:casos?|plazos?)|contra\s+(?:qu[eé]|qui[eé]n)(?:\s+\p{L}+)?|cu[aá]ndo|no|a[uú]n|todav[ií]a)\s+)*` +
    String.raw`(?:(?:procede(?:r[ií]a)?|sirve|servir[ií]a|cabe|cabr[ií]a|corresponde(?:r[ií]a)?|conviene|prospera(?:r[ií]a)?)(?:\s+(?:presentar|interponer|deducir|entablar))?|(?:es|ser[ií]a)\s+(?:procedente|admisible|posible|viable|v[ií]a\s+id[oó]nea)(?:\s+(?:presentar|interponer|deducir))?|(?:se\s+)?(?:puede[ns]?|puedo|podemos|podr[ií]a\p{L}*|debo|debe)\s+(?:uno\s+)?(?:presentar|interponer|deducir|entablar|recurrir|ir|usar|hacer|poner)|(?:quier[eo]n?|queremos|quisiera|voy\s+a|vamos\s+a|pienso|pensamos)\s+(?:presentar|interponer|deducir|entablar|recurrir|ir))` +
    String.raw`\s+(?:(?:el|la|un|una|de|del|por|con|en|v[ií]a)\s+)*$`,
  'iu',
)

/** «lo tramitamos en el 4° civil. Busco sentencias que …»: told in a sentence of its own before what is asked for. */
function isRecounted({ text, asked, mentions }: WeighedQuery, at: number): boolean {
  const { test, to = 0 } = mentions[at] ?? {}
  if (asked === null || to > asked.from || test?.kind === 'recurso') return false
  // A court may end with the full stop of its sentence.
  return request.test(text.slice(asked.from)) && endOfStatement.test(text.slice(Math.max(0, to - 1), asked.from))
}
const request =
  /^\s*(?:busco|buscamos|necesito|necesitamos|requiero|quiero|quisiera|quisieramos|(?:me|nos)\s+(?:interesan?|faltan?)|reunir|revisar|recopilar|compilar|juntar|ubicar|traer|(?:m[aá]nd|env[ií]|p[aá]s)[ae](?:me|nos))(?!\p{L})/iu
const endOfStatement = /^[^?]*[.;]\s+[^?]*$/u

/** What belongs to the number of a case, a surname alone, which only the index makes a judge's, and «toma de razón», which gives nobody reason. */
function isLeftToRules({ text, mentions, namesCase }: WeighedQuery, at: number): boolean {
  const mention = mentions[at]
  if (mention === undefined) return false
  if (mention.isPossible === true) return registered.test(text.slice(0, mention.to))
  const { kind } = mention.test
  return (namesCase && ofCases.has(kind)) || (isJudgeKind(kind) && mention.strength !== 'plain')
}
const registered = /(?<!\p{L})tomas?\s+de\s+raz[oó]n$/iu
const ofCases: ReadonlySet<string> = new Set(['tribunal', 'origen', 'sala', 'fecha'])

/** The rules alone. */
export function modesByRules({ modes }: WeighedQuery): readonly MentionMode[] {
  return modes
}

export type WeighModes = (query: WeighedQuery) => readonly MentionMode[]
