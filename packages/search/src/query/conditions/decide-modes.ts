import { fillSpans, type Span } from '../parts/span.ts'
import { asksWhetherDecided, pastAsked } from './asked-of-courts.ts'
import { type ConditionMode, isJudgeKind, isOpenPeriod } from './condition.ts'
import { behindRit } from './find-lone-cities.ts'
import { isBeforeRulings, isKnownEvent } from './known-events.ts'
import type { Mention } from './mention.ts'
import { isMonthOfFact } from './month-of-facts.ts'
import { type Narrative, narrativeOf } from './narrative.ts'
import { isOutcomeAtEdge, isOutcomeOfRuling } from './outcomes-at-edges.ts'
import { opensPart, partAsked } from './part-asked.ts'
import { isFirst, isLast, lastMatch, onlyJoints, type Place, placeOf, pluralRulings, segmentEnd } from './place-of-mention.ts'

/** What is to be done with a mention. `hechos`: it belongs to what happened, so it is neither demanded nor preferred. `palabras`: only its words count. */
export type MentionMode = ConditionMode | 'hechos' | 'palabras'

const manyAppeals =
  /^[\s¿]*(?:recursos|amparos|protecciones|nulidades|casaciones|unificaciones|quejas|apelaciones|revisiones|inaplicabilidades)(?!\p{L})/iu
/** Decides for each mention whether it is demanded, preferred or part of what happened. `apart` are quotations, norms and case numbers. */
export function decideModes(text: string, mentions: readonly Mention[], apart: readonly Span[], namesCase: boolean): MentionMode[] {
  const sought = mentions.filter(({ test, strength }) => strength === 'plain' && (test.kind === 'resultado' || isJudgeKind(test.kind)))
  const outline = fillSpans(fillSpans(text, apart, '¤'), mentions, '§')
  const opensWithAppeals = manyAppeals.test(text)
  const request = partAsked(text, mentions, apart)
  const isAsked = ({ from }: Span): boolean => request !== null && request.from <= from && from < request.to
  const [asked, others] = [mentions.filter(isAsked), mentions.filter((mention) => !isAsked(mention))]
  const rest =
    request === null
      ? []
      : [
          { from: 0, to: request.from },
          { from: request.to, to: text.length },
        ]
  const narrativeIn = (left: readonly Span[]): Narrative => narrativeOf(text, [...apart, ...sought, ...left])
  const askedFor = { mentions: asked, narrative: narrativeIn(rest), namesCase, text, outline }
  const around = { mentions: others, narrative: narrativeIn(request === null ? [] : [request]), namesCase, text, outline }
  return mentions.map((mention) => {
    const place = { ...placeOf(text, outline, mention), isListed: opensWithAppeals && isFirst.test(outline.slice(0, mention.from)) }
    if (isAsked(mention)) {
      // «. Protección reclamo pendiente ante la SEC, Suprema 2024».
      const opens = request !== null && mention.test.kind === 'recurso' && opensPart(text, request, mention)
      if (opens && askedFor.narrative === 'notes') return 'exigir'
      const isObject = (request !== null && behindAsking.test(outline.slice(request.from, mention.from))) || isItem(mention, outline)
      return modeOf(mention, {
        ...askedFor,
        place: { ...place, ofRuling: place.ofRuling || isObject, ofRulings: place.ofRulings || place.ofRuling || isObject },
      })
    }
    const isAskedOtherwise = asked.some(({ test, strength }) => test.kind === mention.test.kind && strength === 'plain')
    const isOfStory = request !== null && mention.test.kind === 'fecha' && since.test(text.slice(0, mention.to))
    return isAskedOtherwise || isOfStory ? 'hechos' : modeOf(mention, { ...around, place })
  })
}

/** «…, acogida, Calama, 2024»: an outcome alone between commas. */
const isItem = ({ test, from, to }: Mention, outline: string): boolean =>
  test.kind === 'resultado' && /[,;.]\s+$/u.test(outline.slice(0, from)) && /^\s*(?:[,;.]|$)/u.test(outline.slice(to))

/** «formalizado en 2023, busco …»: when something happened, in what is told beside a request. */
const since =
  /(?<!\p{L})(?:en|desde|hasta|durante|a\s+fines\s+de|el)\s+(?:el\s+)?(?:a[ñn]o\s+|\d{1,2}\s+de\s+)?(?:\p{L}+\s+(?:del?\s+)?)?(?:19|20)\d{2}$/iu

/** «necesito protección acogida»: nothing but other mentions between the verb and what is asked for. */
const behindAsking =
  /^\p{L}+(?:\s+(?:ver|encontrar|buscar|leer))?\s+(?:§|\s|(?<!\p{L})(?:un|una|unas|unos|la|el|las|los|recursos?|de)(?!\p{L}))*$/iu

interface Context {
  readonly mentions: readonly Mention[]
  readonly narrative: Narrative
  readonly namesCase: boolean
  readonly place: Place
  readonly text: string
  readonly outline: string
}

const modeOf = (mention: Mention, context: Context): MentionMode => {
  const { narrative, place, mentions, namesCase, outline } = context
  const { kind } = mention.test
  if (isBeforeRulings(mention) && !place.hasNeighbour && !place.ofRuling) return 'palabras'
  if (mention.strength === 'other' || unwanted.test(outline.slice(0, mention.from))) return 'hechos'
  const opensInPart = kind === 'resultado' && place.isFirst && inPart.test(mention.label)
  const namesAppeal = mentions.some(({ test }) => test.kind === 'recurso')
  const isUnmistakable =
    narrative === 'notes' &&
    (opensInPart ||
      isOutcomeAtEdge(mention, context.text, outline, namesAppeal) ||
      isOutcomeOfRuling(mention, context.text, outline, namesAppeal))
  const plain = mention.strength === 'plain' || (place.ofRuling && kind !== 'recurso') || isUnmistakable || isConfirmed(mention, context)
  const isOfRit = kind === 'tribunal' && behindRit.test(context.text.slice(0, mention.from))
  const besideCase = namesCase && !isOfRit && mention.isOfCase !== true && (kind === 'tribunal' || kind === 'origen' || kind === 'fecha')
  const before = outline.slice(0, mention.from)
  if (kind === 'fecha' && wished.test(before)) return 'preferir'
  if (kind === 'resultado' && reversed.test(outline.slice(mention.to))) return 'hechos'
  const isQuestioned = /^\s*\?/u.test(outline.slice(mention.to)) && !anyOfThem.test(before)
  if (kind === 'resultado' && (isQuestioned || asksWhetherDecided(outline, mention.from))) return 'preferir'
  if (kind === 'recurso' && mention.value !== ofFact && mentions.some(({ test, value }) => test.kind === 'recurso' && value === ofFact))
    return 'palabras'
  if (kind === 'tribunal' && narrative === 'notes' && ofProceeding.test(before)) return 'preferir'
  if (kind === 'tribunal' && mention.isOfCase !== true && isAttacked.test(before)) return 'palabras'
  if (kind === 'tribunal' && asksDocument.test(before)) return 'exigir'
  const best: MentionMode = plain && !besideCase ? 'exigir' : 'preferir'
  if ((narrative === 'told' || narrative === 'own') && isSoughtAtEnd(mention, outline)) return 'preferir'
  if (kind === 'fecha' && datesDocuments.test(before)) return 'exigir'
  if (kind === 'fecha' && !place.ofRuling && documentOf.test(before)) return 'preferir'
  switch (narrative) {
    case 'notes':
      return kind === 'fecha' ? dateMode(mention, context, best) : best
    case 'sentence':
      if (kind === 'fecha' && !place.ofRuling && (isOfFact(mention, outline) || isOfAccount(mention, context))) return 'hechos'
      if (place.ofRuling || place.isAsked || place.standsApart || isOfDocuments(mention, place, outline)) return best
      return kind === 'fecha' ? 'hechos' : 'preferir'
    case 'told': {
      if (place.ofRulings || place.isAsked || place.isListed) return best
      if (kind === 'tribunal' && place.isFirst && besideNoun.test(outline.slice(mention.to))) return best
      if (!place.standsApart) return 'hechos'
      if (kind === 'resultado') return 'preferir'
      if (kind !== 'fecha') return best
      return mentions.some((other) => other !== mention && other.test.kind === 'tribunal') && !yearOfAccount.test(mention.label)
        ? best
        : 'preferir'
    }
    case 'own':
      if (place.ofRulings || (place.isAsked && !pastAsked.test(outline.slice(0, mention.from))) || (kind === 'base' && place.standsApart))
        return best
      if (place.isAsked) return 'preferir'
      return place.standsApart && !isDayOrEvent(mention, before) && !isTimeOfAccount(mention, outline) ? 'preferir' : 'hechos'
  }
}

/** «…, quiere recurrir de protección», «… no responde. amparo contra cancillería»: what the account ends with. */
const isSoughtAtEnd = ({ test, from, to }: Mention, outline: string): boolean =>
  test.kind === 'recurso' && beginsEnd.test(outline.slice(0, from)) && !/[.;]\s*\p{L}/u.test(outline.slice(to))
const beginsEnd =
  /(?:[.;]\s*[¿¡]?|[,.;¿]\s*(?:quier[eo]n?|queremos|quisiera|puede[ns]?|podemos|puedo)\s+|(?<!\p{L})(?:quiero|queremos|voy\s+a|vamos\s+a|pienso)\s+(?:ir\s+a|recurrir\s+de|presentar|interponer|deducir)\s+(?:(?:la|el|un|una)\s+)?)$/iu

/** «alguna protección acogida?» asks for one, «protección rechazada?» which way it went. */
const anyOfThem = /(?<!\p{L})(?:alg[uú]n[oa]?s?|hay|existen?)(?!\p{L})/iu

/** «de preferencia 2016», «ojalá de 2024». */
const wished = /(?<!\p{L})(?:de\s+preferencia|preferentemente|preferiblemente|idealmente|ojal[aá])\s+(?:(?:del?|en)\s+)?$/iu

/** «amparo rechazado en Santiago y revocado por la Suprema»: what a court decided before the one whose rulings are searched for. */
const reversed =
  /^\s+(?:(?:en|por)\s+(?:la\s+)?(?:§+|\p{L}+)\s+y\s+§+\s+(?:por|en)\s+(?:la\s+)?§|(?:en\s+cuenta\s+)?y\s+(?:la\s+|el\s+)?§+\s+l[oa]\s+§)/iu

/** «contraloría universidad destitución de quien ya había renunciado»: it begins as a note, and no verb follows. */
const besideNoun =
  /^\s+(?:universidad|municipalidad|ministerio|servicio|hospital|carabineros|gendarmer[ií]a|ej[eé]rcito|armada|funcionari[oa]s?|docentes?|acad[eé]mic[oa]s?|\p{L}+(?:ci[oó]n|ciones|mientos?|[dt]ad|encias?|ancias?))(?!\p{L})/iu
/** «busco oficios del SII de 2019», «¿algún dictamen de la SUSESO de 2024?»: the year of documents, whichever they are. */
const datesDocuments =
  /(?:(?<!\p{L})(?:dict[aá]menes|oficios|circulares|ordinarios)|(?<!\p{L})alg[uú]n\s+(?:dictamen|oficio|ordinario))\s+(?:del?\s+)?(?:la\s+|el\s+)?§+\s+(?:del?\s+|en\s+)?$/iu
/** «hay ordinario de la DT de 2026»: the year of a document of that body. */
const documentOf =
  /(?<!\p{L})(?:ordinarios?|dict[aá]men(?:es)?|oficios?|circular(?:es)?|resoluci[oó]n(?:es)?)\s+(?:del?\s+)?(?:la\s+)?§+\s+(?:del?\s+|en\s+)$/iu
/** «sernac auto que no parte dictamen»: whose document it is. */
const isOfDocuments = ({ test }: Mention, { isFirst }: Place, outline: string): boolean =>
  test.kind === 'tribunal' && isFirst && /(?<!\p{L})(?:dict[aá]men(?:es)?|circular(?:es)?|ordinarios?|oficios?)(?!\p{L})/iu.test(outline)

/** «existe algún dictamen de la CGR que reconozca los años que trabajó», «oficios del SII sobre museos». */
const asksDocument =
  /(?:^[\s¿]*(?=(?:dict[aá]menes|oficios|circulares|ordinarios|pronunciamientos)\s)|(?<!\p{L})(?:alg[uú]n[oa]?s?|hay|existen?|busco|necesito)\s+)(?:alg[uú]n[oa]?s?\s+)?(?:dict[aá]men(?:es)?|oficios?|circular(?:es)?|ordinarios?|pronunciamientos?)\s+(?:del?\s+)?(?:la\s+|el\s+)?$/iu

/** «la corte ya lo había visto el 2021»: nobody names the years of rulings so. */
const yearOfAccount = /^(?:en\s+)?el\s/iu

/** «acogido en parte indemnización de perjuicios»: nobody tells his own case so. */
const inPart = /(?<!\p{L})(?:en\s+parte|parcial(?:mente)?)(?!\p{L})/iu

/** «la multa del 3 de abril de 2023», «el año tributario 2020», «me deben hasta enero de 2024»: nobody tells of his own case and adds these of the rulings. */
const isDayOrEvent = ({ test }: Mention, before: string): boolean =>
  test.kind === 'fecha' && (events.test(before) || isDay(test) || (isOpenPeriod({ test }) && /[\p{L}\d]\s+$/u.test(before)))
/** «trabajó en la mina, entre 1995 y 2016, para varios»: how long something lasted, amid what somebody tells. */
const isTimeOfAccount = (mention: Mention, outline: string): boolean => isRange(mention) && !isLast.test(outline.slice(mention.to))
const isDay = (test: Mention['test']): boolean =>
  test.kind === 'fecha' && test.period.from?.length === isoDayLength && test.period.from === test.period.until
const isoDayLength = 10
/** «CGR contrata diciembre 2015»: what lasts is seldom told by its month. */
const isMonth = ({ test }: Mention): boolean =>
  test.kind === 'fecha' && /^\d{4}-\d\d$/u.test(test.period.from ?? '') && test.period.from === test.period.until

/** «multada por el JPL de Ñuñoa», «reclamación pendiente ante el juzgado»: where something else happened or goes on. */
const ofProceeding =
  /(?<!\p{L})(?:(?:multad|sancionad|formalizad|sobrese[ií]d|citad|detenid|imputad|procesad|notificad)[oa]s?\s+por|pendientes?\s+(?:en|ante)|en\s+(?:tr[aá]mite|curso)\s+(?:en|ante))\s+(?:(?:el|la)\s+)?$/iu

/** «protección contra dictamen de la Contraloría», «casación contra la sentencia de la Corte de Talca»: whose decision is attacked, not who decides. */
export const isAttacked =
  /(?<!\p{L})(?:(?:en\s+)?contra|impugna(?:r|ndo|n)?|reclam(?:o|a|ar|aci[oó]n)\s+(?:de|contra))\s+(?:(?:el|la|los|las|un|una|de|del|lo)\s+)*(?:(?:dict[aá]men(?:es)?|oficios?|circular(?:es)?|resoluci[oó]n(?:es)?|sentencias?|fallos?|decisi[oó]n(?:es)?|actos?)\s+)?(?:(?:de|del|la|el|dictad[oa]s?|pronunciad[oa]s?|emitid[oa]s?|resuelt[oa]s?|por)\s+)*$/iu

/** «no quiero fallos de la Corte Suprema», «salvo la Corte Suprema»: what the query leaves out. */
const unwanted =
  /(?<!\p{L})(?:no\s+(?:quiero|necesito|busco|(?:me\s+)?(?:sirven?|interesan?))|que\s+no\s+se(?:a|an)|salvo|excepto|excluyendo|descartando|menos)\s+(?:(?:los|las)?\s*(?:fallos|sentencias|jurisprudencia)\s+)?(?:(?:de(?:l)?|la|las|el|los)\s+)*$/iu

/** «no paga desde diciembre de 2023», «hay video de marzo de 2022»: the date of what the clause around it tells. */
const isOfFact = ({ from, label }: Span & { readonly label: string }, outline: string): boolean => {
  const before = outline.slice(0, from)
  if (proofs.test(before)) return true
  const clause = before.slice(lastMatch(before, segmentEnd) + 1)
  if (/^(?:en\s+)?el\s/iu.test(label) && !/§/u.test(clause) && narrativeOf(clause, []) !== 'notes') return true
  if (!opens.test(label) || clause.includes('§')) return false
  return narrativeOf(clause, []) !== 'notes' || (/^desde\s/iu.test(label) && /\p{L}/u.test(clause) && !rulingsAnywhere.test(before))
}
/** «no paga desde». */
const denied = /(?<!\p{L})no\s+(?:(?:se|le|les|lo|los|la|las)\s+)?\p{L}{3,}\s*$/iu
const opens = /^(?:desde|hasta|entre|a|antes|despu[eé]s|posterior(?:es)?|anterior(?:es)?|previ[oa]s?|[uú]ltimos|este|a[ñn]o)(?!\p{L})/iu

/**
 * A bare «protección» or «amparo» means the appeal beside another condition, or first or behind a comma or full stop in a query that has others.
 * «amparo» that opens a search with a norm does too.
 */
const isConfirmed = (mention: Mention, { place, mentions, outline, narrative }: Context): boolean => {
  if (mention.test.kind !== 'recurso') return false
  const others = mentions.filter((other) => other !== mention && other.strength === 'plain')
  const isApart = place.isFirst || /[,;.]\s*$/u.test(outline.slice(0, mention.from))
  if (isStep(mention)) {
    if (others.some(({ test }) => test.kind === 'recurso')) return false
    const namesCourt = others.some(({ test }) => test.kind === 'tribunal' || test.kind === 'sala' || test.kind === 'ministro')
    return namesCourt ? isApart || place.hasNeighbour : place.isFirst && others.length > 0
  }
  if (mention.value === 'amparo' && place.isFirst && outline.includes('¤')) return true
  if (mention.value.startsWith('unificación') && narrative === 'notes' && others.length > 0) return true
  return place.hasNeighbour || (isApart && others.some(({ test }) => test.kind !== 'recurso'))
}
/** Appeals that are also a step of many cases: beside a date alone they are what was done that day. */
const stepsToo: ReadonlySet<string> = new Set(['apelación', 'reclamación'])
const isStep = ({ value, strength }: Mention): boolean => strength === 'doubtful' && stepsToo.has(value)

/** Whose appeal was denied is decided by another one: «recurso de hecho protección archivada». */
const ofFact = 'hecho'
/** «operada de meningioma 2020», «bombero expulsado hoja de vida 2019»: the year may be that of what happened to somebody. */
const happenedTo =
  /(?<!\p{L})(?:operad|expulsad|despedid|desvinculad|destituid|detenid|atropellad|lesionad|herid|fallecid|hospitalizad|internad|asaltad|embarazad|contratad|jubilad|pensionad)[oa]s?(?!\p{L})/iu
/** Nouns of what happened at a date: «terremoto de 2010», «contrato 2015». */
const events =
  /(?<!\p{L})(?:terremotos?|maremotos?|tsunamis?|estallido(?:\s+social)?|pandemia|incendios?|accidentes?|choques?|plebiscito|elecci[oó]n|elecciones|huelgas?|golpe|dictadura|protestas|temporal|aluvi[oó]n|inundaci[oó]n|verano|oto[ñn]o|invierno|presupuesto|mutuos?|pr[eé]stamos?|cr[eé]ditos?|hipotecas?|contratos?|pagar[eé]s?|facturas?|escrituras?|compraventas?|hechos?|ocurrid[oa]s?|modelo|censo|avalúo|tasaci[oó]n|balance|licitaci[oó]n|concurso|convenio|proyecto|temporada|acad[eé]mico|escolar|tributario)\s+(?:(?:del?|en|el|ocurrid[oa]\s+en)\s+)*(?:§+)?$/iu
/** «contrata renovada en 2015», «comprado el 2019», unlike «despido injustificado desde 2020». */
const participle =
  /(?<!\p{L})(?!(?:juzgado|abogado|demandado|imputado|estado|mercado|partido|fallado|dictad|acogid|rechazad|revocad|confirmad|anulad|pronunciad|publicad|ganad|perdid|resuelt|licenciad|tratado|pedid|sentid|(?:in)?justificad|indebid|calificad|agravad|frustrad|reiterad|consumad|compartid|privad|cuidad|organizad|cualificad|parecid|(?:auto)?despidos?\s))\p{L}{3,}(?:ad|id)[oa]s?\s+(?:(?:en|el|del?|desde|entre|hasta|a\s+fines\s+de|durante)\s+)+$/iu
/** «comprado por el causante antes de 2004», whatever binds the date. */
const acquired = /(?<!\p{L})(?:adquirid|comprad|heredad|vendid|arrendad|construid)[oa]s?(?:\s+por(?:\s+\p{L}+){1,3})?\s+$/iu
/** «video de marzo de 2022», «carta de despido de 2019»: proof of what happened. */
const proofs =
  /(?<!\p{L})(?:videos?|cartas?|correos?|mails?|e-?mails?|fotos?|fotograf[ií]as?|mensajes?|whats?apps?|audios?|grabaci[oó]n(?:es)?|finiquitos?|certificados?|boletas?|actas?|informes?|liquidaci[oó]n(?:es)?|testamentos?|anexos?|denuncias?|fichas?|exámen(?:es)?|comprobantes?|recibos?|cheques?)(?:\s+(?!(?:y|e|o)\s)\p{L}+){0,3}?\s+(?:fechad[oa]s?\s+(?:en|el|de)\s+(?:el\s+)?|del?\s+(?:a[ñn]o\s+)?)(?:desde\s+|hasta\s+)?$/iu
/** «auto 2018», «contrata 2015 a 2022», «cotizaciones de los últimos 5 años»: the age or duration of a thing. */
const ofThing =
  /(?<!\p{L})(?:autos?|autom[oó]vil(?:es)?|camionetas?|camion(?:es)?|veh[ií]culos?|motos?|motocicletas?|jeeps?|furgon(?:es)?|contratas?|honorarios|arriendos?|cotizaci[oó]n(?:es)?(?:\s+\p{L}+)?|remuneraci[oó]n(?:es)?|sueldos?|rentas?|promedios?|pensi[oó]n(?:es)?|gastos\s+comunes|cuotas|dividendos|antig[uü]edad|servicios?)\s+(?:del?\s+)?(?:l[oa]s\s+)?(?:a[ñn]os?\s+)?$/iu
/** A year beside these is their model, whoever is asked about. */
const vehicle =
  /(?<!\p{L})(?:autos?|autom[oó]vil(?:es)?|camionetas?|camion(?:es)?|veh[ií]culos?|motos?|motocicletas?|jeeps?|furgon(?:es)?|de[l]?|los)\s+$/iu
/** «anteriores a 2010», said of the rulings. */
const isComparative = /^(?:anterior|posterior)es\s/iu
const ofWhat = /(?<!\p{L})(?!§)\p{L}+\s+del?\s+(?:a[ñn]o\s+)?$/iu
/** «despido en 2019 y 2020, fallos de la Corte Suprema»: the years before the rulings searched for are those of what happened. */
const inYears = /(?<!\p{L})(?:en|el|durante)\s+(?:§+\s+(?:y|e|o|a)\s+)?$/iu
const rulingsAnywhere = new RegExp(String.raw`(?<!\p{L})(?:${pluralRulings})(?!\p{L})`, 'iu')
/** What one asks for by its documents: «dictámenes sobre contratas desde 2018». */
const asksRulings = new RegExp(String.raw`^[\s¿]*(?:[uú]ltim[oa]s\s+)?(?:${pluralRulings})(?!\p{L})`, 'iu')
/** Who or what lasts a while, of one person: «trabajador a honorarios desde 2012 hasta 2023». */
const lasting =
  /(?<!\p{L})(?:trabajadora?|funcionari[oa]|emplead[oa]|docente|profesora?|enfermer[oa]|m[eé]dic[oa]|guardias?|chofer|conductora?|operari[oa]|asesora?|\p{L}{3,}(?:dora|sora|tora|rrera)|(?:vende|repone|repar[ti]|carga|cobra|estaciona|cuida|corta|solda|bo[dg]eg|recep)\p{L}*(?:dor|dora|er[oa]|ista)|caje[r][oa]|gar[zs][oó]n(?:a|es)?|conserje|temporer[oa]|secretari[oa]|auxiliar|t[eé]cnic[oa]|ingenier[oa]|abogad[oa]|gerente|jefe|jefa|parvularia|educadora|cociner[oa]|panader[oa]|obrer[oa]|maestr[oa]|matrona|dentista|kinesi[oó]log[oa]|psic[oó]log[oa]|nana|jardiner[oa]|junior|mec[aá]nic[oa]|electricista|miner[oa]|pescador|capit[aá]n|piloto|tripulante|administrativ[oa]|arrendatari[oa]|arrendadora?|ocupante|convivientes?|c[oó]nyuge|deudora?|honorarios|contratas?|relaci[oó]n\s+laboral|v[ií]nculo|convivencia|matrimonio|casad[oa]s|pareja)(?!\p{L})/iu
/** «de 2015 a 2020», «desde 2014», in which somebody worked or lived, unlike «2015 a 2020» and «anteriores a 2015». */
const duration = /(?<!\p{L})(?:del?|desde|entre|hasta|a\s+partir|a\s+contar)\s/iu
/** What somebody did at a date: «demanda presentada septiembre 2023». */
const acted =
  /(?<!\p{L})(?:presentad|denunciad|demandad|interpuest|deducid|ingresad|notificad|ocurrid|firmad|celebrad|suscrit|despedid|desvinculad|contratad|detenid|fallecid|nacid|vencid|iniciad|terminad)[oa]s?\s+(?:(?:en|el|del?|con\s+fecha)\s+)*$/iu
/** «despido 12 abril 2023»: an event with the very day. */
const happened =
  /(?<!\p{L})(?:despidos?|reclamos?|denuncias?|demandas?|accidentes?|t[eé]rmino|renuncia|finiquito|carta|notificaci[oó]n|contrato|contrataci[oó]n|detenci[oó]n|choque|muerte|nacimiento|cirug[ií]a|operaci[oó]n|licencia|matrimonio|separaci[oó]n|compra|venta|firma|citaci[oó]n|mediaci[oó]n|comparendo|pago|incumplimiento)\s+(?:(?:el|del?|d[ií]a|con\s+fecha)\s+)*$/iu

/** «desde 2023», «entre 2018 y 2020», «últimos 3 años»: a bound or a span. */
const isRange = ({ test, label }: Mention): boolean =>
  test.kind === 'fecha' &&
  test.period.from !== test.period.until &&
  (isOpenPeriod({ test }) || /^(?:desde|entre|del?)\s|\s(?:al?|hasta)\s/iu.test(label))
/** What lasts, so that the span behind it is its own: «deuda desde 2015», «cotizaciones impagas desde 2018». */
const lastingThings =
  /(?<!\p{L})(?:deudas?|mora|morosidad|convivencia|ocupaci[oó]n|posesi[oó]n|tenencia|usufructo|separaci[oó]n(?:\s+de\s+hecho)?|matrimonio|contratos?|v[ií]nculo|relaci[oó]n(?:\s+laboral)?|licencias?(?:\s+m[eé]dicas?)?|incapacidad|enfermedad(?:\s+profesional)?|invalidez|vacaciones|feriados?|horas\s+extras?|jubilaci[oó]n|servicios?|funciones|labores|cargo|nombramientos?|uso|explotaci[oó]n|dominio|inscripci[oó]n|prisi[oó]n(?:\s+preventiva)?|presos?|presas?|detenid[oa]s?|separad[oa]s|ausentes?|desaparecid[oa]s?|(?:\p{L}+\s+)?(?:impag|adeudad|vigent|vencid|abandonad|ocupad|arrendad|instalad|inscrit)\p{L}+|sin\s+\p{L}+)\s+$/iu

/** «alimentos desde 2015 impagos», «bono desde 2017 no pagado»: since when something is owed. */
const outstanding = /^\s*(?:no\s+\p{L}+[ai]d[oa]s?|impag|adeudad|insolut|deudas?(?!\p{L})|retroactiv|pendientes?|vencid)/iu

/** Mentions side by side beyond these make no difference. */
const maxBeside = 4
/** The mention and those next to it, with nothing but joints between. */
const besideOf = (mention: Mention, { mentions, outline }: Context): readonly Mention[] => {
  const at = mentions.indexOf(mention)
  const isJoined = (left: number): boolean => isFirst.test(outline.slice(mentions[left]?.to, mentions[left + 1]?.from))
  let [first, last] = [at, at]
  while (first > 0 && at - first < maxBeside && isJoined(first - 1)) first--
  while (last < mentions.length - 1 && last - at < maxBeside && isJoined(last)) last++
  return mentions.slice(first, last + 1)
}

/** A date of what happened: of an event, how long something lasted, or one of several with words between. No ruling is asked for before it. */
const isOfAccount = (mention: Mention, context: Context): boolean => {
  const { mentions, outline } = context
  const { test, from, to, value } = mention
  const before = outline.slice(0, from)
  if (test.kind !== 'fecha' || rulingsAnywhere.test(before)) return false
  const beside = besideOf(mention, context)
  const standsAlone = /(?:^|[,;])\s*$/u.test(before)
  const isOfSameClause = (other: Mention): boolean =>
    standsAlone || !/[,;]/u.test(outline.slice(Math.min(to, other.to), Math.max(from, other.from)))
  const isOfRuling = (other: Mention): boolean => other.test.kind !== 'fecha' && other.test.kind !== 'resultado' && !isStep(other)
  if (beside.some((other) => isOfRuling(other) && isOfSameClause(other))) return false
  if (test.period.from?.length === 10 && beside.some(isStep)) return true
  if (acted.test(before) || (isDay(test) && happened.test(before))) return true
  const clause = before.slice(lastMatch(before, segmentEnd) + 1)
  const clauseOfPerson = standsAlone ? outline.slice(lastMatch(before.replace(/[,;]\s*$/u, ''), segmentEnd) + 1, from) : clause
  const isBound = duration.test(`${/\p{L}+\s+$/u.exec(before)?.[0] ?? ''}${mention.label}`)
  const lasts =
    isBound ||
    (!standsAlone && !isLast.test(outline.slice(to)) && /^\s*\p{L}/u.test(clause) && lasting.test(clause.trim().split(' ')[0] ?? ''))
  if (test.period.from !== test.period.until && lasts && lasting.test(clauseOfPerson) && !clauseOfPerson.includes('§')) return true
  if (
    mentions.some((other) => isRulingDate(other, mention, context)) &&
    /\p{L}/u.test(clause.replace(/§+/gu, '')) &&
    !rulingsAnywhere.test(clause)
  )
    return true
  const bothOpen = (other: Mention): boolean => isOpenPeriod(mention) && isOpenPeriod(other) && !isSameBound(mention, other)
  return mentions.some((other) => other.test.kind === 'fecha' && other.value !== value && !beside.includes(other) && !bothOpen(other))
}
/** «desde 1998 …, desde 2015»: two beginnings, which hold for no ruling. */
const isSameBound = ({ test }: Mention, { test: other }: Mention): boolean =>
  test.kind === 'fecha' && other.kind === 'fecha' && (test.period.from === undefined) === (other.period.from === undefined)
/** «despido 2021, CS 2023»: another date, alone with a court or chamber in its clause. */
const isRulingDate = (other: Mention, { from, value }: Mention, { mentions, outline }: Context): boolean => {
  if (other.test.kind !== 'fecha' || other.value === value) return false
  const start = lastMatch(outline.slice(0, other.from), segmentEnd) + 1
  const end = other.to + (segmentEnd.exec(outline.slice(other.to))?.index ?? outline.length - other.to)
  if ((start <= from && from < end) || !onlyJoints.test(outline.slice(start, end))) return false
  return mentions.some(({ test, ...each }) => (test.kind === 'tribunal' || test.kind === 'sala') && start <= each.from && each.to <= end)
}
/** «protecciones ganadas en 2023». */
const ruledThen =
  /(?<!\p{L})(?:(?:l[oa]s|tod[oa]s)\s+del?\s+(?:a[ñn]o\s+)?$|(?:ganad|perdid|resuelt|dictad|fallad|pronunciad|publicad)[oa]s\s+(?:en|el|del?|durante)\s+(?:el\s+)?$)/iu

/** «accidente en la ruta, diciembre de 2021, el otro conductor sin licencia»: alone between commas, with an account behind it. */
const isAmidAccount = ({ from, to, test }: Mention, { mentions, outline }: Context): boolean =>
  /\p{L}[^,;]*[,;]\s*$/u.test(outline.slice(0, from)) &&
  /^\s*,\s*(?:el|la|los|las|un|una|su|sin|con|otro|otra)\s+\p{L}+\s+\p{L}+/iu.test(outline.slice(to)) &&
  !mentions.some((other) => other.test.kind !== test.kind && other.strength === 'plain')
/** «despido 12-03-2024», and nothing else: of what happened or of the ruling. */
const isDayAlone = ({ test, to }: Mention, { mentions, outline }: Context): boolean =>
  isDay(test) && mentions.length === 1 && /^\s*\p{L}+\s+(?:del?\s+)?§+\s*$/u.test(outline) && outline.slice(to).trim() === ''
const during = /(?<!\p{L})(?:en|el|durante)\s+$/iu

/**
 * A date among notes is demanded at either end, beside another mention or a word for rulings, and as a bare year. It is preferred beside a
 * noun of what happened, and where a preposition binds it.
 */
const dateMode = (mention: Mention, context: Context, best: MentionMode): MentionMode => {
  const { place, outline, mentions } = context
  if (place.ofRuling) return best
  const before = outline.slice(0, mention.from)
  if (isOfAccount(mention, context)) return isDayAlone(mention, context) ? 'preferir' : 'hechos'
  const isLastWord = isLast.test(outline.slice(mention.to))
  if (asksRulings.test(outline) && opens.test(mention.label) && isLastWord && !acted.test(before) && !denied.test(before)) return best
  const lead = `${before}${/^(?:en\s+)?(?:el|durante(?:\s+el)?)\s+/iu.exec(mention.label)?.[0] ?? ''}`
  const decidedThen = ({ to, test, strength }: Mention): boolean =>
    test.kind === 'resultado' && strength !== 'plain' && to <= mention.from && /^\s+(?:en|el|del?)\s+$/iu.test(before.slice(to))
  if (mentions.some(decidedThen)) return 'preferir'
  const bounds = /^(?:desde|hasta|entre)(?!\p{L})\s*/iu.exec(mention.label)?.[0] ?? ''
  if (participle.test(`${lead}${bounds}`) || acquired.test(before)) return 'hechos'
  const hasOther = mentions.some((other) => other.strength === 'plain' && other.test.kind !== 'fecha')
  const isOfRulings = isComparative.test(mention.label)
    ? hasOther
    : isLastWord && !vehicle.test(before) && (hasOther || asksRulings.test(outline))
  if (ofThing.test(before) && !place.hasNeighbour && !isOfRulings) return isMonth(mention) && hasOther ? 'preferir' : 'hechos'
  if (inYears.test(lead) && !rulingsAnywhere.test(before) && rulingsAnywhere.test(outline.slice(mention.to))) return 'hechos'
  if (proofs.test(before) || (opens.test(mention.label) && denied.test(before))) return 'hechos'
  if (ruledThen.test(lead)) return best
  if (!hasOther && !isRange(mention) && happenedTo.test(before)) return 'preferir'
  if (isKnownEvent(before)) return 'palabras'
  if (events.test(before) || ofWhat.test(before) || isMonthOfFact(mention, outline, mentions)) return 'preferir'
  const after = outline.slice(mention.to)
  if (isAmidAccount(mention, context)) return 'preferir'
  const isAtEdge = isFirst.test(before) || isLast.test(after)
  if (isRange(mention) && !lastingThings.test(before) && !outstanding.test(after)) return best
  const isBound =
    /^(?:desde|hasta|entre|a|antes|despu|anterior|posterior|del?)(?!\p{L})/iu.test(mention.label) || /(?<!\p{L})del?\s+$/iu.test(before)
  if (isAtEdge || place.hasNeighbour || place.standsApart)
    return during.test(before) && !place.hasNeighbour && !isFirst.test(before) ? 'preferir' : best
  const standsAlone = !mentions.some((other) => other.test.kind !== 'fecha' && other.strength === 'plain')
  return isBound || during.test(before) || (standsAlone && !rulingsAnywhere.test(outline)) ? 'preferir' : best
}
