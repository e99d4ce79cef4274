import type { TextSpan } from '../analysis/text-span.ts'
import type { Quotation } from './find-quotations.ts'
import { referredRuling } from './referred-ruling.ts'

/** The citations that a quotation may be taken from, by their place in the list. */
export interface Attribution {
  readonly ruling: number | null
  /** Another ruling that the words may be of, where the text does not say which of the two. */
  readonly otherRuling: number | null
  readonly norm: number | null
  /** The citation that stands nearer. */
  readonly nearer: 'ruling' | 'norm'
}

/** Characters within which a citation announces the quotation behind it. */
const reachBefore = 600
/** Characters within which one follows it, in parentheses or in the same sentence. */
const reachAfter = 250
/** A full stop behind an abbreviation ends no sentence. */
const sentenceEnd =
  /(?<!(?<!\p{L})(?:\p{L}|[Vv]id|[Cc]fr?|[Ee]j|vs|gr|[Ee]xc?m[ao]|EXC?M[AO]|[Ii]ll?t?m[ao]|ILL?T?M[AO]|[Ii]lta|ILTA|[Ii]tm[ao]|ITM[AO]|Ltda|C[ií]a|[Nn](?:ros?|[uú]ms?|os)?|Sra?s?|[Dd]ict|[Ii]ngr?|[Aa]rts?|[Ii]nc|[Ss]ent|[Cc]ons|Cte|Ap|Apel|Sup|Jdo|Trib|Ltas))[.;]\s+(?!(?:Causa|Fecha|Rol|Tribunal|Corte)\.?\s?:|(?:Ingr?|Rol|ROL|RIT|Rit)(?!\p{L})|N[°º]|R\.)(?=[*_]{0,3}[\p{Lu}«“"‘<¿¡[„‟″‹´`'])|\n/u
/** «… por escrito».[3]», where a note with that number begins a later line. */
const noteMark = /^[\s.,;)]{0,3}\[(?<number>\d{1,4})\]/u
/** «El criterio[3] se resume así: «…»». */
const noteMarkBefore = /\[(?<number>\d{1,4})\]/gu
const noteStart = /(?<=\n)\[(?<number>\d{1,4})\][^\n]*/gu
/** With the signs of bold or slanted letters around the marks, as in «*“…”*». */
const closingMark = /^[\s\u00a0…]?[*_]{0,3}(?:>>|››|''|´´|[»”“"″’›'′´`]|cierr[ae]n?\s+comillas)[*_]{0,3}/iu
const enclosed = String.raw`(?:[^()[\]\n]|\([^()\n]{0,60}\)|\[[^[\]\n]{0,60}\])*`
/** «… por escrito» (rol N° 12.345-2020)», in the same paragraph or in one of its own. */
const parenthesis = new RegExp(String.raw`^[\s,.;:–—-]{0,5}[([]${enclosed}(?:[([]${enclosed})?$`, 'u')
/** «… por escrito»» and, on the next line, «— Corte Suprema, rol N° 12.345-2020». */
const ownLine = /^[\s.,;]*\n\s*[—–-]{1,2}\s?[^\n«“"]{0,240}$/u
/** «… por escrito»» and, on the next line, «Corte Suprema, rol N° 12.345-2020»: the line begins with what citations begin with. */
const citationLine =
  /^[\s.,;]*\n(?:[ \t]*\n)?[ \t]*(?:(?:la|el|las|los)\s)?(?:[«“„"‘'´`‹]|(?:rol(?:es)?|r\.?i\.?t|r\.?u\.?c|causas?|autos|sentencias?|fallos?|ingreso|ing|corte|cte|c\.|s?s?tc|sca|scs|ica|cs|i\.|e\.|exc|exm|excelent|iltm|ilm|itm|ilustr|tribunal|trib|juzgado|jdo|primer|segundo|tercer|\d{1,2}[°º]|dict|contralor|cgr|n[°º])(?:\p{L}{0,10})(?!\p{L}))[^\n]{0,200}$/iu
/** «… por escrito». Corte Suprema, rol N° 12.345-2020.»: the sentence behind the words begins so. */
const citationSentence = new RegExp(citationLine.source.replace(String.raw`\n(?:[ \t]*\n)?[ \t]*`, String.raw`[.;][ \t]+`), 'iu')
/** «… por escrito»» and, on a line that a sign marks, «~ Corte Suprema, rol N° 12.345-2020». */
const markedLine =
  /^[\s.,;]*\n(?:[ \t]*>?[ \t]*\n)?[ \t]*(?:~|>|[—–-]{1,2})[ \t]*(?!(?:[~>*_—–-]|["«“‘'„]\s?\p{Ll}))(?:(?!["«“‘'„]\s?\p{Ll})[^\n]){0,240}$/u
/** A quotation that is all of its paragraph. */
const aloneBefore = /(?:^|\n)[^\p{L}\d]{0,4}$/u
/** «Fuente: …» behind the words, on their line or the next one. */
const labelled =
  /^[\s.,;()[\]–—-]*(?:fuente|procedencia|origen|ref(?:erencia)?|(?:extra[ií]d|tomad|copiad|transcrit|sacad)[oa]\s+de)\.?\s*:\s[^\n]{0,200}$/iu
/** «[Cfr. …]», «(Véase, a modo ejemplar, …)»: what is also to be read, and seldom where the words come from. */
const readAlso =
  /^[^\p{L}]*(?:cfr|conf|comp[aá]r|v[eé]a[ns]e|v[eé]r|vid|consult|en\s+(?:el\s+mismo|igual|id[eé]ntico)\s+sentido|tambi[eé]n|adem[aá]s|contra|nota\s+del?|n\.\s?del|revisar|verificar|chequear|pendiente)(?!\p{L}{4})/iu
/** A sentence that says where the words before it come from: «Así se resolvió en …», «Son palabras de …». */
const speaksOfWords =
  /^[\s.;]*(?:se\s+(?:l[aeo]s?\s+)?(?:encuentran?|hallan?|leen?|toman?|extraen?|transcriben?)|en\s*:|en\s+(?:est?e|tal|dicho)\s+sentido|en\s+(?:est?os|tales|dichos)\s+t[eé]rminos|hasta\s+(?:aqu[ií]|ah[ií]|ac[aá])|las\s+palabras|fuente|referencia|tomad[oa]s?|extra[ií]d[oa]s?|provienen?|proceden?|emanan?|vienen?|corresponden?|v[eé]ase|v[eé]r|cfr|as[ií]|son|es|fue|eso|ello|esto|tales?|tal|dich[oa]s?|es[ae]s?|est[ae]s?|lo\s+(?:anterior|dicho|transcrito)|(?:(?:as[ií]|eso|ello)\s+)?l[ao]s?\s+(?:di(?:ce|jo|jeron)|afirm|sost|escrib|redact|resolv|se[nñ]al|expres|razon|ense[nñ]|tom|extra|copi|ley?[eíó]|le[ií])\p{Ll}*|no\s+l[ao]s?\s+(?:dec|dig|dice|afirm|sosten|invent|escrib|imagin)\p{Ll}*|no\s+(?:es|son|fue|somos|soy|se\s+trata)\s+(?:\p{Ll}+\s+){0,3}?(?:nuestr[oa]s?|m[ií][oa]s?|m[ií]|propi[oa]s?|nosotros|yo|invenci[oó]n|invento|ocurrencia|opini[oó]n|de\s+est[ae])|qui[eé]n(?:es)?\s+l[oa]|est[aá]n?\s+en|constan?\s+(?:en|de)|(?:figuran?|aparecen?)\s+en|(?:puede|podemos|pueden)\s+(?:leer|ver|encontrar)\p{Ll}*|(?:la|el|las|los)\s+(?:frase|palabras?|l[ií]neas|p[aá]rrafo|pasaje|texto|cita|afirmaci[oó]n|idea|reflexi[oó]n|conclusi[oó]n)(?=\s+(?:no\s+)?(?:es|son|est[aá]n?|pertenecen?|provienen?|vienen?))|b[uú]squen?l[oa]s?|(?:vid[.e]?\s+)?el\s+original|palabras|doctrina|criterio|cita|texto|la\s+(?:cita|frase|referencia|fuente)|el\s+(?:p[aá]rrafo|pasaje|texto))(?!\p{L})/iu
/** «El pasaje anterior es de …», also in a paragraph of its own. */
const speaksOfPassage =
  /^[\s.;]*(?:son\s+palabras\s+de|provienen?\s+del?|(?:p[aá]rrafo|pasaje|texto|frase|cita|extracto|palabras?)\s+(?:tomad|extra[ií]d|copiad|transcrit|sacad)[oa]s?\s+del?|(?:el|la|lo|las)\s+(?:pasaje|cita|texto|frase|p[aá]rrafo|transcripci[oó]n|palabras?|transcrito|citado)(?:\s+(?:anterior(?:es)?|precedentes?|transcrit[oa]s?|citad[oa]s?|reci[eé]n\s+\p{Ll}+|que\s+(?:antecede|precede)))?\s+(?:es|son|est[aá]n?|se\s+(?:lee|toma|extrae|encuentra)|corresponden?|pertenecen?|provienen?|consta|figura)(?!\p{L}))/iu

/**
 * Which citation each quotation belongs to, in order; null where there is none. One behind it in a note or in parentheses comes first, then one
 * of its own sentence. One of a next sentence that speaks of its words comes third. The last one before it in its paragraph follows, then the one
 * that its sentence refers to («el mismo fallo»). A quotation that opens its paragraph may belong to the last citation of the paragraph before.
 */
export function attributeQuotations(
  text: string,
  quotations: readonly Quotation[],
  { rulings, norms }: { readonly rulings: readonly TextSpan[]; readonly norms: readonly TextSpan[] },
): (Attribution | null)[] {
  const notes = [...text.matchAll(noteStart)].map(({ index, groups, 0: { length } }): Note => {
    return { number: groups?.['number'] ?? '', from: index, to: index + length }
  })
  return quotations.map((quotation) => {
    const note = noteOf(text, quotation, notes)
    const near = nearest(text, quotation, rulings)
    const besides =
      near?.isInSentence === true && near.yieldsToNote !== true ? near : (inNote(noteBefore(text, quotation, notes), rulings) ?? near)
    const ruling = inNote(note, rulings) ?? besides ?? referred(text, quotation, rulings)
    const norm = inNote(note, norms) ?? unlessQuoted(nearest(text, quotation, norms), norms, { quotation, quotations })
    if (ruling === null && norm === null) return null
    return {
      ruling: ruling?.index ?? null,
      otherRuling: ruling?.other ?? null,
      norm: norm?.index ?? null,
      nearer: nearerOf(ruling, norm),
    }
  })
}

/** A norm that another quotation names is no source of this one. */
const unlessQuoted = (
  norm: Near | null,
  norms: readonly TextSpan[],
  { quotation, quotations }: { readonly quotation: Quotation; readonly quotations: readonly Quotation[] },
): Near | null => {
  const named = norm === null ? undefined : norms[norm.index]
  const isQuoted = named !== undefined && quotations.some((one) => one !== quotation && one.from <= named.from && named.to <= one.to)
  return isQuoted ? null : norm
}

/** A citation of the sentence stands nearer than one of another, whatever its distance. */
const nearerOf = (ruling: Near | null, norm: Near | null): Attribution['nearer'] => {
  if (ruling === null || norm === null) return ruling === null ? 'norm' : 'ruling'
  if (!norm.isInSentence && (ruling.isInSentence || ruling.isSaid === true)) return 'ruling'
  return ruling.distance <= norm.distance ? 'ruling' : 'norm'
}

interface Note extends TextSpan {
  readonly number: string
}

/** «(énfasis agregado)», «[lo destacado es nuestro]»: what whoever quotes says of the words, right behind them. */
const remark =
  /^[\s.,]{0,3}[([][^()[\]\n\d]{0,40}(?<!\p{L})(?:[eé]nfasis|destacad[oa]s?|subrayad[oa]s?|resaltad[oa]s?|negritas?|cursivas?|may[uú]sculas?|traducci[oó]n)(?!\p{L})[^()[\]\n\d]{0,40}[)\]]/iu
const maxRemark = 110
/** «…», y cierro comillas»: the mark said aloud, too. */
const saidMark = /^,?\s*(?:y\s+)?(?:con\s+esto\s+|aqu[ií]\s+|se\s+)?cierr[aoe]n?\s+(?:las\s+|la\s+)?(?:comillas|cita)(?!\p{L})/iu

/** Where the closing mark of a quotation ends, with a remark behind it. */
const closedAt = (text: string, { to }: TextSpan): number => {
  const mark = to + (closingMark.exec(text.slice(to, to + 20))?.[0].length ?? 0)
  const end = mark + (saidMark.exec(text.slice(mark, mark + 50))?.[0].length ?? 0)
  return end + (remark.exec(text.slice(end, end + maxRemark))?.[0].length ?? 0)
}

/** The note to which a mark right behind the quotation points: the next one with its number. */
const noteOf = (text: string, quotation: TextSpan, notes: readonly Note[]): Note | null => {
  const at = closedAt(text, quotation)
  return noteNumbered(noteMark.exec(text.slice(at, at + 12))?.groups?.['number'], quotation, notes)
}

/** The note to which the last mark before the quotation in its sentence points. */
const noteBefore = (text: string, quotation: TextSpan, notes: readonly Note[]): Note | null => {
  const before = text.slice(Math.max(0, quotation.from - reachAfter), quotation.from).replace(leadsIn, ':')
  const mark = [...before.matchAll(noteMarkBefore)].at(-1)
  if (mark === undefined) return null
  if (leadsAtMark.test(before.slice(mark.index - 1))) return noteNumbered(mark.groups?.['number'], quotation, notes)
  if (sentenceEnd.test(before.slice(mark.index)) || closesSentence.test(before.slice(mark.index - 1))) return null
  return noteNumbered(mark.groups?.['number'], quotation, notes)
}

/** «Véase el siguiente pasaje[1]:» before a paragraph of its own. */
const leadsIn = /:\s*[^\p{L}\d:]{0,4}$/u
/** «Texto del fallo:[1]» before a paragraph of its own. */
const leadsAtMark = /^:\[\d{1,4}\][^\p{L}\d]{0,8}$/u
/** «… en la materia.[1] Me permito citar: «…»»: the mark is of the sentence before. */
const closesSentence = /^[.;]\[\d{1,4}\]\s+\p{Lu}\p{L}*\s/u

const noteNumbered = (number: string | undefined, { to }: TextSpan, notes: readonly Note[]): Note | null =>
  number === undefined ? null : (notes.find((note) => note.number === number && note.from > to) ?? null)

const inNote = (note: Note | null, citations: readonly TextSpan[]): Near | null => {
  if (note === null) return null
  const index = firstFrom(citations, note.from)
  const first = citations[index]
  return first === undefined || first.from >= note.to ? null : { index, distance: 0, other: null, isInSentence: true }
}

/** A citation that the sentence of the quotation only refers to. The one before it in its paragraph may be meant too. */
const referred = (text: string, quotation: TextSpan, rulings: readonly TextSpan[]): Near | null => {
  const index = referredRuling(text, quotation, rulings)
  const ruling = index === null ? undefined : rulings[index]
  if (index === null || ruling === undefined) return null
  const previous = rulings[index - 1]
  const isBeside = previous !== undefined && !text.slice(previous.to, ruling.from).includes('\n')
  return { index, distance: quotation.from - ruling.to, other: isBeside ? index - 1 : null, isInSentence: true }
}

interface Near {
  readonly index: number
  /** In characters; less for one in parentheses behind the quotation. */
  readonly distance: number
  /** The citation on the other side, where it may be meant too. */
  readonly other: number | null
  readonly isInSentence: boolean
  /** A sentence of its own says that the words are from it. */
  readonly isSaid?: boolean
  /** A label or the line behind the quotation names it: a note to which the quotation's sentence points is nearer. */
  readonly yieldsToNote?: boolean
}

const nearest = (text: string, quotation: Quotation, citations: readonly TextSpan[]): Near | null => {
  const { from, to } = quotation
  const next = firstFrom(citations, to)
  const last = firstFrom(citations, from) - 1
  const [previous, following] = [citations[last], citations[next]]
  const behind = following === undefined ? null : behindIt(text, quotation, following)
  const isBefore = previous !== undefined && previous.to <= from && announces(text, previous, from)
  const before = isBefore ? { index: last, distance: from - previous.to } : null
  const isApart = behind?.place === 'line' || behind?.place === 'parenthesis'
  const isLed = behind?.isLabelled === true ? isLedTo(text, before, from) : isAnnounced(text, before, from)
  if (isApart && !(behind.isAside && isLed))
    return {
      index: next,
      distance: 0,
      other: null,
      isInSentence: true,
      yieldsToNote: behind.isLabelled === true || (behind.isAside && behind.place === 'line'),
    }
  if (before !== null && previous !== undefined && !sentenceEnd.test(joinLabel(text.slice(previous.to, from))))
    return { ...before, other: behind?.place === 'sentence' ? next : null, isInSentence: true }
  if (behind?.isAside === true && before !== null && isLed) return { ...before, other: next, isInSentence: true }
  if (behind !== null)
    return {
      index: next,
      distance: behind.distance,
      other: before?.index ?? null,
      isInSentence: behind.place !== 'next',
      isSaid: behind.place === 'next',
    }
  return before === null ? null : { ...before, other: null, isInSentence: false }
}

/** Index of the first citation that begins at or behind `at`. */
const firstFrom = (citations: readonly TextSpan[], at: number): number => {
  let [low, high] = [0, citations.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((citations[middle]?.from ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** «Fallo: Corte Suprema, rol 45-2020» and, on the next lines, «Considerando: 6°» and «Texto: «…»»: the parts of one record. */
const wordsLabel =
  /\.?(?:\n[ \t]*(?:considerandos?|cons\.?|motivos?|fundamentos?|razonamientos?|p[aá]ginas?|p[aá]gs?\.?|fojas|n[uú]mero)\s*:\s[^\n:]{1,40})?\n[ \t]*(?:el\s+)?(?:textos?|extractos?|frases?|pasajes?|p[aá]rrafos?|citas?|transcripci[oó]n|contenido|palabras|dice|se\s+lee)(?:\s+(?:literal|textual|exact[oa]|citad[oa]))?\s*:(?=[^\p{L}\d]{0,6}$)/iu
const joinLabel = (between: string): string => between.replace(wordsLabel, ':')

/** Whether the citation before the quotation stands in its sentence, or leads to it with a colon. */
const isAnnounced = (text: string, before: { readonly distance: number } | null, from: number): boolean => {
  if (before === null) return false
  const between = text.slice(from - before.distance, from)
  return !sentenceEnd.test(between) || (/:[^\p{L}\d]*$/u.test(between) && !speaksOfDoctrine.test(between) && !speaksOfSelf.test(between))
}

/** Whether the sentence that cites leads to the quotation with a colon: «lo que importa del rol 45-2020: «…»». */
const isLedTo = (text: string, before: { readonly distance: number } | null, from: number): boolean =>
  before !== null && !sentenceEnd.test(text.slice(from - before.distance, from).replace(leadsIn, ':'))

/** «… rol 45-2020. No es esta parte la que lo afirma: «…»»: a sentence of its own about whoever writes. */
const speaksOfSelf =
  /[.;\n]\s+(?:\p{L}+\s+){0,4}(?:est[ea]\s+(?:parte|defensa|abogad[oa]|letrad[oa]|recurrente|demandante|demandad[oa]|querellante|reclamante)|nosotros|quien\s+suscribe|mi\s+(?:parte|representad[oa]))(?!\p{L})[^.;\n]*:[^\p{L}\d]*$/iu

/** «… otra cosa. El estándar es conocido: «…»»: a sentence of its own about the law, which speaks of no ruling named before. */
const speaksOfDoctrine =
  /[.;\n]\s+(?:el|la|los|las)\s(?!(?:\p{L}+\s){0,2}(?:corte|tribunal|sala|juzgado|magistratura|juez|jueza|sentenciador(?:es)?|sentencia|fallo|resoluci[oó]n|decisi[oó]n|dictamen|contralor[ií]a|pronunciamiento|considerando|motivo|fundamento|razonamiento|pasaje|p[aá]rrafo|texto|cita|frase)(?!\p{L}))(?:\p{L}+\s){1,4}(?:es|son|resulta|resultan)\s(?:\p{L}+\s?){1,4}:[^\p{L}\d]*$/iu

interface Behind {
  readonly distance: number
  /** In parentheses that stand apart or name what else is to be read. */
  readonly isAside: boolean
  /** «Fuente: …». */
  readonly isLabelled?: boolean
  /** In parentheses, on a line of its own, in the same sentence, or in the next one, which speaks of the words. */
  readonly place: 'parenthesis' | 'line' | 'sentence' | 'next'
}

/** «…», es cosa sabida (cf. «A con B S.A.». Corte de Talca, rol …»: no full stop in parentheses ends the sentence around them. */
const openParenthesis = /[([][^()[\]\n]*$/u
/** «…»; Corte Suprema, rol …»: what follows the words at once says whose they are. */
const behindDash = /^\s*[;–—-]\s/u

const behindIt = (text: string, quotation: TextSpan, citation: TextSpan): Behind | null => {
  const distance = citation.from - quotation.to
  if (distance > reachAfter) return null
  const between = text.slice(closedAt(text, quotation), citation.from)
  const isAside = between.includes('\n') || readAlso.test(between)
  if (labelled.test(between)) return { distance, place: 'line', isAside: /\n[ \t]*\n/u.test(between), isLabelled: true }
  if (parenthesis.test(between)) return { distance, place: 'parenthesis', isAside }
  if (ownLine.test(between) && aloneBefore.test(text.slice(Math.max(0, quotation.from - 6), quotation.from)))
    return { distance, place: 'line', isAside: false }
  if (markedLine.test(between) && isCitationLine(text, quotation, citation)) return { distance, place: 'line', isAside: true }
  if (citationLine.test(between) && isCitationLine(text, quotation, citation)) return { distance, place: 'line', isAside: true }
  if (citationSentence.test(between) && isCitationSentence(text, quotation, citation)) return { distance, place: 'next', isAside: false }
  const own = between.replace(openParenthesis, '')
  const end = sentenceEnd.exec(behindDash.exec(own) === null ? own : own.replace(behindDash, ''))
  if (end === null) return { distance, place: 'sentence', isAside }
  const rest = between.slice(end.index + end[0].length)
  if (between.slice(0, end.index).trim() !== '') return null
  const speaks = end[0].includes('\n') || /^\s*\n/u.test(rest) ? speaksOfPassage : speaksOfWords
  if (speaks.test(rest) && !sentenceEnd.test(rest.trimStart())) return { distance, place: 'next', isAside }
  return isBehindAside(text, { quotation, citation, rest }) ? { distance, place: 'next', isAside } : null
}

/** «Así de simple.», «¿De dónde salió?»: a few words of whoever writes, between a quotation and the sentence that says where it comes from. */
const asideSentence = /^\s*[¿¡]?[^.;:?!¿¡\n\d"«“„‘()[\]]{3,40}[.?!]\s+/u
/** It asks where the words come from. */
const asksOrigin = /^\s*¿[^?]*(?<!\p{L})(?:d[oó]nde|qui[eé]n(?:es)?|fuente|autor)(?!\p{L})/iu

interface BehindAside {
  readonly quotation: TextSpan
  readonly citation: TextSpan
  /** Behind the sentence of the quotation, up to the citation. */
  readonly rest: string
}

const isBehindAside = (text: string, { quotation, citation, rest }: BehindAside): boolean => {
  const said = rest.replace(asideSentence, '')
  if (said === rest || sentenceEnd.test(said.trimStart())) return false
  if (speaksOfWords.test(said)) return true
  return (
    (said.trim() === '' || citationSentence.test(`. ${said}`)) && (asksOrigin.test(rest) || isCitationSentence(text, quotation, citation))
  )
}

/** Whether the quotation is all of its paragraph, and the citation's line holds the citation alone. */
const isCitationLine = (text: string, { from, to }: TextSpan, citation: TextSpan): boolean => {
  const [rest = ''] = text.slice(citation.to).split('\n', 1)
  const isNextParagraph = /\n[ \t]*\n/u.test(text.slice(to, citation.from))
  return (
    aloneBefore.test(text.slice(Math.max(0, from - 6), from)) &&
    !/:\s*$|[:,]\s[«“„"‘]/u.test(rest) &&
    !(isNextParagraph && saysMore.test(rest))
  )
}

/** Whether the quotation begins its sentence, and the one behind it holds the citation alone. */
const isCitationSentence = (text: string, { from }: TextSpan, citation: TextSpan): boolean => {
  const [rest = ''] = text.slice(citation.to, citation.to + reachAfter).split(/\.\s|\n/u, 1)
  return opensSentence.test(text.slice(Math.max(0, from - 8), from)) && !/[:«“„"‘]/u.test(rest) && !saysMore.test(rest)
}
const opensSentence = /(?:^|\n|[.;]\s)[^\p{L}\d]{0,4}$/u

/** A paragraph that says more than where the words come from. */
const saysMore = /(?<!\p{L})(?:que|se|es|fue|(?<!en\s)lo|donde|cuando|porque|pero|resolvi[oó]|declar[oó]|sostuvo)(?!\p{L})|[.;]\s+\p{Lu}/u

/** In the same paragraph, or at the end of the one before where the quotation opens its own. */
const announces = (text: string, citation: TextSpan, from: number): boolean => {
  if (from - citation.to > reachBefore) return false
  const between = joinLabel(text.slice(citation.to, from))
  const lines = between.split('\n').filter((line, index) => index === 0 || line.trim() !== '')
  return lines.length === 1 || (lines.length === 2 && /^[^\p{L}\d]{0,6}$/u.test(lines[1] ?? ''))
}
