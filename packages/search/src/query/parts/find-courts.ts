import {
  appealsQuery,
  cityForms,
  cityName,
  courtClassQueries,
  courtName,
  courtWords,
  findMatches,
  findSpecialCourts,
  firstInstanceQuery,
  foldSameLength,
  isAppealsCity,
  isCourtSeat,
  nationalCourtQueries,
  overlaps,
  placelessCourtQuery,
  seatForms,
  unnumberedCourtQuery,
  withoutOverlaps,
} from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import { isBesideOperator } from './beside-operator.ts'
import { correctCourtWords } from './correct-court-words.ts'
import { writeOutAnyCourt, writeOutCourts } from './court-shorthand.ts'
import { courtsJoinedBefore } from './joined-courts.ts'
import {
  comptroller,
  consumerService,
  economicProsecutor,
  environmentAgency,
  industrialProperty,
  labourDirectorate,
  otherBodies,
  type PublicBody,
  socialSecurity,
  taxService,
} from './public-bodies.ts'
import type { NamedCourt } from './query-parts.ts'
import { remembering } from './remembering.ts'
import type { RewrittenText } from './rewritten-text.ts'
import type { Span } from './span.ts'

const national = nationalCourtQueries.map(({ pattern, name, searchWords }) => ({ pattern, name, terms: nameTerms(searchWords) }))

/** «qué oficios ha emitido la CMF», «dictámenes que tenga la Superintendencia de Pensiones». */
const haveIssued = String.raw`(?:que\s+)?(?:(?:ha|haya)\s+(?:emitid|dictad|publicad|sacad|dad)o|tiene|tenga|emit(?:e|io|a)|dict[ao]|public[ao]|saco)`
/** Bodies that are more often a party: only their documents are meant. */
const issued = String.raw`\b(?:dictamen(?:es)?|dict\.?|circular(?:es)?|oficios?|of\.?|ordinarios?|ords?\.?|resolucion(?:es)?(?=\s+(?:del?\s+)?(?:19|20)\d\d)|resoluciones|(?<=(?<!\p{L})alguna\s+)resolucion|instrucciones|instructivos?|decisiones(?:\s+de\s+amparos?)?|pronunciamientos?|jurisprudencia(?:\s+administrativa)?)\s+(?:(?:(?:emitid|dictad|interpretativ)[oa]|exenta)s?\s+)?(?:${haveIssued}\s+)?(?:(?:del?\s+)?(?:19|20)\d\d,?\s+)?(?:(?:de(?:l)?|por)\s+)?(?:(?:la|el)\s+)?`
/** «según la Dirección del Trabajo», «qué ha dicho el SII». */
const said = String.raw`(?:(?<!\p{L})segun|(?<!\p{L})(?:que|como)\s+(?:ha\s+)?(?:dicho|dice|dijo|resuelto|resuelve|resolvio|interpretado|interpreta|sostenido|sostiene|opina|entiende|entendido)|(?<!\p{L})ha\s+(?:dicho|resuelto|interpretado|sostenido|entendido|dictaminado))\s+(?:(?:la|el)\s+)?`
const ofDocuments = `(?<=${issued}|${said})`
/** «SII oficio», «dt ordinario», where the body's name begins the query. */
const beforeDocuments = String.raw`(?=\s+(?:dict(?:amen(?:es)?|\.)?|circular(?:es)?|oficios?|of\.|ordinarios?|ords?\.?|pronunciamientos?)(?![\p{L}\d]))`
/** «contra el SII», «entre CMF y banco»: a party. */
const boundToNothing = String.raw`(?<!(?<!\p{L})(?:contra|con|vs?|y|o|e|ante|por|de|del|al|a|la|el|multa|sancion|reclamo)\s+(?:(?:la|el)\s+)?)`
/** «SII fusión transfronteriza oficio 2019»: the body first, its document after what it is about. */
const beforeOwnDocuments = String.raw`(?=(?:\s+(?!contra(?!\p{L}))\p{L}+){1,6}\s+(?:oficios?|ordinarios?|circular(?:es)?|dictamen(?:es)?)(?:\s+(?:n[°º.]?\s?)?\d|\s*$|\s+\p{L}+\s+(?:19|20)\d\d))`
/** «Sernac tiene dictamen». */
const thatHas = String.raw`(?=\s+(?:tiene|saco|emitio|dicto|publico)\s+(?:un[ao]?s?\s+|algun\s+)?(?:dictamen|circular|oficio|ordinario))`
/** «correos de jefatura - CPLT - acoge en parte», «Panel de Expertos +peaje»: a body that decides, as a whole piece or operand of a note. */
const behindNumber = String.raw`(?<=\d\s?[-–]\s?(?:\d{4}|\d\d)[\s,]+(?:del?\s+)?)`
const asPiece = (forms: string): string =>
  String.raw`(?<=(?:^|[,;/:–—]|\s-|(?:^|[\s(])(?:y|and))[\s+]*)(?<!(?:multa|resolucion|contra)[^,;]*[,;]\s*)(?:${forms})(?=\s*(?:$|[,;/–—+])|\s+(?:-|(?:y|and|not?)[\s(+]))`
/** Beside what it decides itself, at the start of a note before it, behind the number of its case, or as a piece. */
const whereItDecides = (forms: string, decides: string): string =>
  [
    String.raw`(?<=(?<!\p{L})(?:${decides})\s+(?:del?\s+|ante\s+)?(?:el\s+)?)(?:${forms})(?![\p{L}\d])`,
    String.raw`(?<=^\s*)(?:${forms})(?=(?:[\s,:(–—-]+(?!contra(?!\p{L}))\p{L}+){0,8}[\s,:(–—-]+(?:${decides})(?!\p{L}))`,
    String.raw`${behindNumber}(?:${forms})(?![\p{L}\d])`,
    asPiece(forms),
    '',
  ].join('|')
const body = ({ forms, name, decides }: PublicBody) => ({
  pattern: new RegExp(
    `${decides === undefined ? '' : whereItDecides(forms, decides)}` +
      `${ofDocuments}(?:${forms})(?![\\p{L}\\d])|(?<=^\\s*)(?:${forms})(?:${beforeDocuments}|${beforeOwnDocuments})|(?<=[\\p{L}\\d)][\\s,]+)${boundToNothing}(?:${forms})${beforeDocuments}|(?<!\\p{L})(?:${forms})${thatHas}`,
    'gu',
  ),
  /** «resolución FNE archivo farmacias»: what opens a search is looked for. */
  opening: new RegExp(String.raw`(?<=^\s*resolucion\s+(?:exenta\s+)?(?:del?\s+(?:la\s+)?)?)(?:${forms})(?![\p{L}\d])`, 'u'),
  anywhere: new RegExp(`(?<![\\p{L}\\d])(?:${forms})(?![\\p{L}\\d])`, 'gu'),
  name,
  terms: nameTerms(name),
})
const bodies = [
  ...[socialSecurity, taxService, labourDirectorate, environmentAgency, consumerService, economicProsecutor, industrialProperty].map(body),
  body({ ...comptroller, forms: 'cgr' }),
]
/** Dictámenes that name them elsewhere are mostly others' on them. */
const partyBodies = otherBodies.map(body)
/** «DT reg metropolitana», «SUSESO - 2022», «DT posterior a 2017»: a regional office, and a date behind a body. */
const ofRegion = String.raw`\s+reg(?:i[oó]n(?:al)?|\.)?\s+(?:del?\s+)?(?:los\s+|la\s+)?\p{L}+`
const dateBehind = String.raw`[\s,;/(–—-]*\s(?:[-–—/(]\s*)?(?:(?:desde|entre|hasta|post|pre|a[ñn]os?|del?|(?:anterior|posterior)(?:es)?\s+al?|antes\s+del?|despues\s+del?|a\s+partir\s+del?)\s+)?(?:el\s+)?(?:(?:19|20)\d\d(?!\d))`
/** «rescate anticipado CMF 2021», «actas de concejo CPLT 1er sem 2022»: where a note that names no court ends. */
const lastBodies = otherBodies
  .filter(({ endsNotes }) => endsNotes === true)
  .map(({ forms, name }) => ({
    name,
    pattern: new RegExp(
      String.raw`(?<=[\p{L}\d).]\s*[-–—/,;|]?\s+)${boundToNothing}(?:${forms})(?=[\s.]*$|\.{0,3}${dateBehind}|\s+(?:\d\s?(?:er|do|[°º])?|primer|segundo)\s+sem)`,
      'u',
    ),
  }))
const anyParty = new RegExp(`(?<!\\p{L})(?:${otherBodies.map(({ forms }) => forms).join('|')})(?!\\p{L})`, 'u')
/** Bodies that answer whoever consults them, or that sanction, and that begin or end a search for what they say. */
const atEdges = [
  { body: socialSecurity },
  { body: labourDirectorate },
  { body: consumerService, isSued: false },
  { body: environmentAgency, fines: true },
].map(({ body: { forms, name }, fines = false, isSued = true }) => ({
  name,
  fines,
  isSued,
  pattern: new RegExp(
    String.raw`(?<=^\s*(?:la\s+)?)(?:${forms})(?!\s+(?:c\/|con|contra|v\/?s)(?![\p{L}.]))(?=[\s,:"«“]+(?:\p{L}|(?:19|20)\d\d(?!\d)))|(?<=[\p{L}\d.)"»”]\s*[-–—/|]?\s+)(?<!(?<!\p{L})(?:contra|con|vs?|y|o|e|ante|por|de|del|al|a)\s+(?:(?:la|el)\s+)?)(?:${forms})(?:${ofRegion})?(?=${dateBehind}|\s*$)|(?<=(?:^|[\s(])(?:(?:y|and)[\s+]+|\+))(?:${forms})(?=\s*$|\s+(?:(?:y|and|not?)[\s(+]|[-+]))`,
    'u',
  ),
}))
/** What such bodies issue. Where the query names it, it means the body's own. */
const documents = /(?<!\p{L})(?:dictamen(?:es)?|dict\.?|circular(?:es)?|jurisprudencia\s+administrativa)(?!\p{L})/u
/** «CGR» alone, where it begins or ends the query, or before a year. */
const comptrollerInitials = /(?:(?<=^\s*)cgr(?=[\s,]|$)|(?<=[\d,;]\s*)cgr(?=\s*[.?]?\s*$)|(?<![\p{L}\d])cgr(?=\s+(?:19|20)\d\d))/gu

/** «la Suprema», «despido suprema 2024»: the court by its second word, where no other noun has it. */
const supremeAlone = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:una|su|casa|comandancia|alteza|normas?|ley|leyes|carta|autoridad|magistratura|potestad|jerarquia|voluntad|jefatura|junta|direccion|marca|empresa|sociedad|comercial|inmobiliaria|constructora|agricola|distribuidora|importadora|transportes|panaderia|pasteleria|carniceria|pizzeria|clinica|hotel|restaurante?|poblacion|villa|condominio|parcela|calle|pasaje|pechuga|harina)\s+)(?:e?xc?ma\.?\s+)?suprema(?:\s+corte(?!\s+(?:suprema|(?:de\s+)?(?:apelaciones|${cityForms})(?!\p{L}))))?(?!\p{L})(?!\s+(?:de\s+(?:pollo|ave|pavo|justicia\s+divina)|(?:\p{L}+\s+)?(?:ltda|limitada|s\.?\s?a\.?(?!\p{L})|spa(?!\p{L})|e\.?i\.?r\.?l)|autoridad|necesidad|felicidad))`,
  'gu',
)
/** «Corte Suprema de Estados Unidos», «corte suprema argentina». */
const foreign =
  /^\s+(?:(?:de\s+justicia\s+)?de(?:l)?\s+(?:l[ao]s?\s+)?(?:nacion\s+argentina|estados\s+unidos|ee\.?\s?uu|usa(?!\p{L})|norteamerica|argentina|peru(?!\p{L})|bolivia|brasil|uruguay|paraguay|colombia|ecuador|venezuela|mexico|espana|italia|francia|alemania|inglaterra|reino\s+unido|canada|israel|japon|australia|costa\s+rica|panama)|(?:norteamericana|estadounidense|federal|argentina|peruan[oa]|boliviana|brasilena|uruguaya|colombiana|mexicana|espanola?|alemana?|italian[oa]|britanica|israeli)(?!\p{L}))/u

/** «CS», «C.S.», «ECS». */
const supremeInitials = /(?<![\p{L}\d.-])(?:e\.?\s?)?c\.?\s?s\.?(?=$|[\s,;:)?\]/])(?!\s+de\s+l[ao]s?\s)/gu

/** A party, or something of the court that is no ruling of it. */
const notDeciding =
  /(?:(?<!\p{L})(?:contra|con|vs\.?|v\/s|c\/|base\s+(?:en|al?)|(?:bas|fund)ad[oa]s?\s+en|demand(?:a|o|e)\s+al?|(?:funcionari[oa]s?|secretari[oa]s?|relator(?:a|es)?|president[ae]|competencia|facultades|auto\s+acordados?|sumarios?|edificio|notificador|recurso\s+contra)\s+(?:de(?:l)?|en|contra)|(?:remit(?:e|en|ir|id[oa]s?)|remitase|elev(?:a|ar|ese|ad[oa]s?))(?:\s+(?:a|ante))?)\s+(?:(?:la|el|las|los)\s+)?)$/u
const opensWithComptroller = /^contraloria/u
/** «la contraloría médica de la isapre». */
const otherComptroller = /^\s+(?:medica|interna|universitaria|municipal)s?(?!\p{L})/u
/** Where the Contraloría is a party, or its control is what is spoken of. */
const aboutComptroller =
  /(?<!\p{L})(?:proteccion|amparo|recursos?|reclam\p{L}+|demand\p{L}+|contra|toma\s+de\s+razon|sumarios?|fiscalizacion|represent\p{L}+|observ\p{L}+|corte|cs|ica|rol)(?!\p{L})/u
/** A case of courts, in which such a body is a party or gave its opinion. */
const ofCourts = String.raw`proteccion|amparo|recursos?|recl\p{L}*|demand\p{L}+|contra|nulidad|casacion|apelacion|corte|cs|suprema|ica|juzgados?|tribunal\p{L}*|rol|rit`
const aboutCourts = new RegExp(String.raw`(?<!\p{L})(?:${ofCourts})(?!\p{L})`, 'u')
const aboutBody = new RegExp(String.raw`(?<!\p{L})(?:${ofCourts}|unificacion|jlt|acoge|acogid\p{L}+|rechaza|confirma|revoca)(?!\p{L})`, 'u')
/** «suseso licencia reposo confirma rechazo»: it decides itself whether an isapre was right. */
const socialSecurityFirst = new RegExp(String.raw`^\s*(?:${socialSecurity.forms})(?!\p{L})`, 'u')
const opensWithSocialSecurity = (folded: string): boolean => socialSecurityFirst.test(folded) && !aboutCourts.test(folded)
/** Fines are claimed against before courts, unless the body is one that imposes them itself. */
const aboutFine = /(?<!\p{L})multas?(?!\p{L})/u
const documentsOf = new RegExp(`${ofDocuments}$`, 'u')
const accordingTo = /(?<!\p{L})segun\s+(?:(?:la|el)\s+)?$/u
/** «según la Contraloría no me deben nada»: what somebody was told. */
const ownCase = /(?<!\p{L})(?:me|mi|mis|nos|nuestr[oa]s?|yo)(?!\p{L})/u

/** Every court named in the query, ignoring accents, case, usual shorthand and one wrong letter in a word of its name. */
export function findCourts(text: string): readonly NamedCourt[] {
  return courtsOf(text)
}

const courtsOf = remembering((text): readonly NamedCourt[] => {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  const written = writeOutCourts(folded)
  const found = courtsIn(written.text === folded ? text : written.text, written.text)
  const corrected = correctCourtWords(written.text)
  for (const court of corrected.changed.length === 0 ? [] : courtsIn(corrected.folded, corrected.folded)) {
    const span = { from: corrected.originOf(court.from), to: corrected.originOf(court.to) }
    const slips = corrected.changed.filter((each) => overlaps(each, court))
    const isCourtWord = (word: string): boolean => courtWords.has(word)
    const heads = (corrected.folded.slice(court.from, court.to).match(/\p{L}+/gu) ?? []).filter(isCourtWord).length
    const wrongHeads = slips.filter(({ from, to }) => isCourtWord(corrected.folded.slice(from, to))).length
    if (slips.length > 0 && (wrongHeads === 0 || wrongHeads < heads) && !found.some((other) => overlaps(other, span)))
      found.push({ ...court, ...span })
  }
  found.push(...withoutOverlaps(courtsOfCities(text, folded), found))
  const courts = found.map((court) => ({ ...court, ...withoutBlanks(text, written.originOf(court)) }))
  return [...courts, ...courtsJoinedBefore(text, courts), ...courtsInGeneral(written, courts)].sort((a, b) => a.from - b.from)
})

/** What was written out may take the blank before it along: « C.A. Santiago». */
const withoutBlanks = (text: string, { from, to }: Span): Span => {
  const lead = /^\s*/u.exec(text.slice(from, to))?.[0].length ?? 0
  return { from: from + lead, to }
}

const courtsInGeneral = (written: RewrittenText, found: readonly Span[]): NamedCourt[] => {
  const general = writeOutAnyCourt(written)
  if (general === written) return []
  return withoutOverlaps(
    courtsIn(general.text, general.text).map((court) => ({ ...court, ...general.originOf(court) })),
    found,
  )
}

const courtsIn = (text: string, folded: string): NamedCourt[] => {
  const found: NamedCourt[] = []
  const namesDocuments = documents.test(folded)
  const add = (from: number, to: number, name: string, terms: readonly string[] = nameTerms(name)): void => {
    if (found.some((other) => overlaps({ from, to }, other))) return
    if ((name === 'Corte Suprema' || name === 'Tribunal Constitucional') && foreign.test(folded.slice(to))) return
    const before = folded.slice(0, from)
    const namesComptroller = opensWithComptroller.test(folded.slice(from, to))
    if (namesComptroller && otherComptroller.test(folded.slice(to))) return
    const isBody = namesComptroller && !namesDocuments && !documentsOf.test(before) && (/\S/u.test(before) || aboutComptroller.test(folded))
    const isRepeated = accordingTo.test(before) && ownCase.test(folded)
    const isSaidToo = partyBodies.some((each) => each.name === name)
    found.push({ from, to, name, terms, plain: !isBody && !isRepeated && !notDeciding.test(before), isSaidToo })
  }
  for (const { pattern, name, terms } of [...national, ...bodies, ...(anyParty.test(folded) ? partyBodies : [])])
    for (const match of findMatches(folded, pattern)) add(match.index, match.index + match[0].length, name, terms)
  if (namesDocuments)
    for (const { anywhere, name, terms } of bodies)
      for (const match of findMatches(folded, anywhere)) add(match.index, match.index + match[0].length, name, terms)
  for (const match of findMatches(folded, comptrollerInitials)) add(match.index, match.index + match[0].length, comptroller.name)
  for (const match of [...findMatches(folded, supremeInitials), ...findMatches(folded, supremeAlone)])
    add(match.index, match.index + match[0].length, 'Corte Suprema')
  if (found.length === 0 && !aboutBody.test(folded))
    for (const { opening, name } of [...bodies, ...partyBodies]) {
      const match = opening.exec(folded)
      if (match !== null) add(match.index, match.index + match[0].length, name)
    }
  const isAboutCases = aboutBody.test(folded.replace(leftOut, ' '))
  if (found.length === 0 && (!isAboutCases || opensWithSocialSecurity(folded)))
    for (const { pattern, name, fines, isSued } of atEdges) {
      const match = pattern.exec(folded)
      if (match === null || (!fines && aboutFine.test(folded))) continue
      const [from, to] = [match.index, match.index + match[0].length]
      // «SERNAC AND banco»: who sues, as an operand.
      if (!isSued && (isBesideOperator(text, { from, to }) || joinedToAll.test(text.slice(0, from)) || joinsAll.test(text.slice(to))))
        continue
      // There a body is a term, unless it opens what all must have.
      const isOperand = isSued && !fines && joinedToAll.test(text.slice(0, from)) && endsOperand.test(text.slice(to))
      if (isBesideOperator(text, { from, to }) && !(from === 0 && joinsAll.test(text.slice(to))) && !isOperand) continue
      // Behind other words a body may be the party that a claim is against.
      const plain = isOperand || !isSued || standsAsIssuer(folded, { from, to })
      found.push({ from, to, name, terms: nameTerms(name), plain, isWordToo: !plain })
    }
  if (found.length === 0 && !aboutBody.test(folded) && !aboutFine.test(folded))
    for (const { pattern, name } of lastBodies) {
      const match = pattern.exec(folded)
      if (match !== null && !isBesideOperator(text, { from: match.index, to: match.index + match[0].length }))
        add(match.index, match.index + match[0].length, name)
    }
  for (const { from, to, name } of [...findSpecialCourts(folded), ...courtsWithPlace(text, folded)]) add(from, to, name)
  for (const { pattern, name } of courtClassQueries)
    for (const match of findMatches(folded, pattern)) add(match.index, match.index + match[0].length, name)
  if (found.length === 0)
    for (const { index, 0: written } of findMatches(folded, secondInstance))
      found.push({
        from: index,
        to: index + written.length,
        name: 'Corte de Apelaciones',
        terms: nameTerms('Corte de Apelaciones'),
        plain: false,
      })
  return found.sort((a, b) => a.from - b.from)
}
/** First, before a date, or behind a line: «licencia rechazada - SUSESO». */
const standsAsIssuer = (folded: string, { from, to }: Span): boolean =>
  folded.slice(0, from).trim() === '' || yearBehind.test(folded.slice(to)) || /[-–—/|]\s+$/u.test(folded.slice(0, from))
/** «rechazo reposo SUSESO 2019 a 2021»: the years are of its documents. */
const yearBehind = new RegExp(`^${dateBehind}`, 'u')
/** «SUSESO Y "licencia médica" Y 2024». */
const joinsAll = /^\s+(?:Y|AND)[\s+(]/u
/** «NOT tribunales», «-recurso»: what the query leaves out. */
const leftOut = /(?:(?<!\p{L})not?[\s+]+|(?:^|\s)-)\p{L}+/gu
/** «cuotas AND Dirección del Trabajo AND 2018»: an operand that all must have. */
const joinedToAll = /(?:(?<!\p{L})(?:Y|AND)[\s+]+|(?:^|[\s(])\+)$/u
const endsOperand = /^\s*(?:$|(?:Y|AND|NOT?)[\s(+]|[-+])/u
/** «busco la segunda instancia que revocó». */
const secondInstance = /(?<!\p{L})segunda\s+instancia(?!\p{L})/gu

/** «470 n 1 TOP Talca»: the number is of the article. */
const isNumeral = /(?<![\p{L}\d])(?:n|nro|num|numero|numeral|inc|inciso|arts?|articulos?|ley|rol|rit|letra)[.°º]*\s*$/u

const courtsWithPlace = (text: string, folded: string): { from: number; to: number; name: string }[] => {
  const appeals = findMatches(folded, appealsQuery).flatMap((match) => {
    const place = match.groups?.['place'] ?? ''
    const to = match.index + match[0].length
    const name = courtName(`Corte de Apelaciones de ${text.slice(to - place.length, to)}`)
    return isAppealsCity(foldSameLength(name.toLowerCase()))
      ? [{ from: match.index, to, name }, ...alsoOf(folded, to, 'Corte de Apelaciones de ', isAppealsCity)]
      : []
  })
  const numbered = findMatches(folded, firstInstanceQuery).flatMap((match) => {
    if (isNumeral.test(folded.slice(0, match.index))) return []
    const to = match.index + match[0].length
    const place = match.groups?.['place'] ?? ''
    const isBound = /\sde\s+(?:l[ao]s?\s+|el\s+)?$/u.test(folded.slice(match.index, to - place.length))
    return isBound || seatIn(place) !== '' ? [{ from: match.index, to, name: courtName(text.slice(match.index, to)) }] : []
  })
  const unnumbered = findMatches(folded, unnumberedCourtQuery).flatMap((match) => {
    const place = match.groups?.['place'] ?? ''
    const at = match.index + match[0].length - place.length
    const kind = text.slice(match.index, at)
    const seat = seatIn(place)
    const to = at + seat.length
    const ofKind = `${kind}${/\sde\s*$/u.test(kind) ? '' : 'de '}`
    return seat === ''
      ? []
      : [{ from: match.index, to, name: courtName(`${kind}${text.slice(at, to)}`) }, ...alsoOf(folded, to, ofKind, isCourtSeat)]
  })
  const placeless = findMatches(folded, placelessCourtQuery).flatMap((match) => {
    const to = match.index + match[0].length
    const isWritten = unmistakable.test(match[0])
    return !isWritten || isNumeral.test(folded.slice(0, match.index))
      ? []
      : [{ from: match.index, to, name: courtName(text.slice(match.index, to)) }]
  })
  return [...appealsLists(folded), ...appeals, ...numbered, ...unnumbered, ...placeless]
}

/** «despido AND 2ºJLT»: initials that mean nothing else. */
const unmistakable = /juzgado|tribunal|jlt|jpl|tj?op|\d\s?[°º]\s*(?:jg|jf|jc|jl)(?!\p{L})/u

/** «el juzgado de San Antonio», of whatever kind. */
const courtsOfCities = (text: string, folded: string): NamedCourt[] =>
  findMatches(folded, courtOfCity).map((match) => {
    const { index: from, 0: written } = match
    const name = courtName(text.slice(from, from + written.length).replace(/^j/u, 'J'))
    return { from, to: from + written.length, name, terms: nameTerms(name), plain: !notDeciding.test(folded.slice(0, from)) }
  })
const courtOfCity = new RegExp(String.raw`(?<!\p{L})juzgado\s+de\s+(?:${seatForms})(?!\p{L})`, 'gu')

/** «ICA de Talca y de Chillán», «TOP de Talca, Curicó o Linares»: courts of the same kind in the other cities. */
const alsoOf = (
  folded: string,
  at: number,
  kind: string,
  sitsIn: (city: string) => boolean,
): { from: number; to: number; name: string }[] => {
  const { cities = '' } = moreCities.exec(folded.slice(at, at + maxListLength))?.groups ?? {}
  return findMatches(cities, nextCity).flatMap(({ index, 0: whole, groups = {} }) => {
    const name = cityName(groups['city'] ?? '')
    const to = at + index + whole.length
    return sitsIn(name) ? [{ from: to - (groups['city'] ?? '').length, to, name: courtName(`${kind}${name}`) }] : []
  })
}
const maxListLength = 120
const oneMore = String.raw`(?:de\s+(?:la\s+)?)?(?:${seatForms})\.?(?!\p{L})`
/** Commas join cities only before a last one behind «y» or «o». */
const moreCities = new RegExp(String.raw`^(?<cities>(?:\s*,\s*${oneMore})*(?:\s*\/\s*|\s+[yeou]\s+)${oneMore})`, 'u')
const nextCity = new RegExp(String.raw`(?:,|\/|(?<!\p{L})[yeou](?!\p{L}))\s*(?:de\s+(?:la\s+)?)?(?<city>${seatForms})(?!\p{L})`, 'gu')

const appealsList = /(?<!\p{L})cortes\s+(?:de\s+apelaciones\s+)?de\s+(?=\p{L})/gu
const cityOfList = /(?<joint>\s*(?:,|\s[yeo]\s)\s*(?:de\s+)?)?(?<city>(?:san|la|puerto|punta)\s+\p{L}+|\p{L}{4,})/uy

/** «cortes de apelaciones de Santiago, Talca y La Serena»: each of them. */
const appealsLists = (folded: string): { from: number; to: number; name: string }[] =>
  findMatches(folded, appealsList).flatMap((match) => {
    const courts: { from: number; to: number; name: string }[] = []
    let at = match.index + match[0].length
    for (;;) {
      cityOfList.lastIndex = at
      const { joint, city = '' } = cityOfList.exec(folded)?.groups ?? {}
      if (city === '' || !isAppealsCity(city) || (courts.length > 0 && joint === undefined)) break
      const to = at + (joint ?? '').length + city.length
      courts.push({ from: courts.length === 0 ? match.index : at, to, name: courtName(`Corte de Apelaciones de ${city}`) })
      at = to
    }
    return courts
  })

/** The first words of the text that name a town with courts. */
const seatIn = (folded: string): string => {
  const words = folded.split(/(?<=\s)/u)
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join('').trim()
    if (isCourtSeat(name)) return name
  }
  return ''
}
