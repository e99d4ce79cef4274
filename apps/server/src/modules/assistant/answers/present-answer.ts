import { type SourceRuling, voiceAt } from '@basejuris/assistant'
import { type AnswerQuotation, type AnswerRuling, type AnswerSentence, type AssistantAnswer, missingNormText } from '@basejuris/contract'
import type { Actor, Paragraph, Ruling, Section } from '@basejuris/domain'
import { courtPhrase, unreadSentence } from '@basejuris/domain'
import { indexWaiting } from '@basejuris/domain/spanish-format'
import { findDisposition } from '@basejuris/legal-text'
import { anchorLabel } from '@basejuris/search'
import type { Services } from '../../../services.ts'
import { citeRuling } from '../../rulings/cite-ruling.ts'
import { presentVoice } from '../../rulings/present-speaker.ts'
import { rulingUrl } from '../../rulings/ruling-url.ts'
import { readSources } from '../lookups/read-sources.ts'
import { narrowedLead } from './narrowed-lead.ts'
import { type CitedState, type GeneratedSentence, quotationPrint, type StoredAnswer, type StoredPlace } from './stored-answer.ts'

export type PresentServices = Pick<Services, 'db' | 'rulings' | 'search' | 'entitlementOf' | 'codeHmac'>

/** Rulings as an actor may read them today. */
export interface CitedRulings {
  readonly sources: ReadonlyMap<string, SourceRuling>
  /** Stored, whoever may read them. */
  readonly stored: ReadonlyMap<string, Ruling>
}

/** Reads what some answers name, once for all of them. */
export async function readCitedRulings(services: PresentServices, actor: Actor, answers: readonly StoredAnswer[]): Promise<CitedRulings> {
  const docIds = [...new Set(answers.flatMap(({ citas, leidas }) => [...leidas, ...citas.map(({ docId }) => docId)]))]
  const [sources, stored] = await Promise.all([readSources(services, actor, docIds), services.rulings.list(docIds)])
  return {
    sources: new Map(sources.map((source) => [source.ruling.docId, source])),
    stored: new Map(stored.map((ruling) => [ruling.docId, ruling])),
  }
}

/**
 * An answer as its reader may see it today: words are cut from the rulings anew. A quotation whose ruling is gone, changed or closed to the
 * reader has no words, and generated sentences that rest on it are left out.
 */
export function presentAnswer(
  { codeHmac }: Pick<Services, 'codeHmac'>,
  stored: StoredAnswer,
  generated: readonly GeneratedSentence[],
  rulings: CitedRulings,
): AssistantAnswer {
  const citas = stored.citas.map((place) => presentQuotation(codeHmac, place, rulings))
  const byNumber = new Map(citas.map((cita) => [cita.n, cita]))
  const texts = new Map(generated.map(({ position, texts: own }) => [position, own]))
  const oraciones = stored.oraciones.flatMap((sentence, position) => presentSentence(sentence, { texts: texts.get(position), byNumber }))
  const cited = new Set(oraciones.flatMap((sentence) => sentence.citas.map((n) => byNumber.get(n)?.docId)))
  const read = stored.leidas.map((docId) => presentRuling(docId, rulings))
  const quoted = citas.map(({ docId }) => docId)
  const sentencias = read
    .filter(({ docId }) => cited.has(docId))
    .sort((one, other) => quoted.indexOf(one.docId) - quoted.indexOf(other.docId))
  const isMissing = stored.oraciones.length > oraciones.length
  const entrada = `${leadOf(stored, { rulings: sentencias, read }, citas)}${opposedLead(stored, read)}`
  return {
    respuesta: answerText(stored, { entrada, oraciones, byNumber, sentencias }),
    grado: stored.grado,
    abstencion: stored.grado === 'no_lo_encontre',
    entrada,
    oraciones,
    tachadas: stored.tachadas,
    citas,
    normas: stored.normas ?? [],
    sentencias,
    otras: read.filter(({ docId }) => !cited.has(docId)),
    busqueda: stored.busqueda,
    cobertura: stored.cobertura,
    modelo: stored.modelo,
    avisos: [
      ...stored.avisos,
      ...(isMissing ? ['Se borró texto generado: la sentencia en que se apoyaba cambió, se retiró o no está a su alcance.'] : []),
    ],
  }
}

interface LeadRulings {
  /** Those quoted, in the order of the answer. */
  readonly rulings: readonly AnswerRuling[]
  readonly read: readonly AnswerRuling[]
}

/** What kind of answer this is, from its grade and rulings, never from what was generated. */
function leadOf(stored: StoredAnswer, { rulings, read }: LeadRulings, quotations: readonly AnswerQuotation[]): string {
  const { grado: grade, contraria, ajena, sinNovedad, cobertura, normas = [] } = stored
  const [first] = rulings
  const narrowed = narrowedLead(stored, { quoted: rulings, read })
  if (narrowed !== null) return narrowed
  if (rulings.length === 0 && grade === 'no_lo_encontre' && normas.some(({ inexistente }) => inexistente !== undefined))
    return 'La norma que usted nombra no tiene un artículo con ese número.'
  if (rulings.length === 0 && grade === 'responde' && normas.some(({ texto }) => texto !== null)) return normLead(normas)
  if (ajena !== undefined && grade !== 'responde') return foreignLead(grade, ajena)
  if (first !== undefined && first.cita !== '' && first.docId === contraria?.docId)
    return contraryLead(grade, contraria.dice, first, whoseWords(rulings, quotations))
  if (sinNovedad) return 'No encontramos nada nuevo sobre esto: lo más cercano sigue siendo lo citado más arriba.'
  if (grade === 'no_lo_encontre' && read.length === 0 && stored.busqueda.pasos.length === 0)
    return 'Escriba su pregunta y la buscamos en las sentencias.'
  if (grade === 'no_lo_encontre')
    return `No lo encontramos entre las sentencias que se buscaron. Que no esté aquí no significa que no exista.${unreadWords(cobertura)}${waitingWords(cobertura?.pendientes ?? 0)}`
  if (grade === 'lo_mas_cercano')
    return `Ninguna sentencia de las que se buscaron responde con seguridad. ${rulings.length === 1 ? 'Esta es la más cercana; no afirmamos que responda' : 'Estas son las más cercanas; no afirmamos que respondan'} su pregunta.`
  return first === undefined || first.cita === ''
    ? 'Respondieron sentencias que ya no están o no están a su alcance.'
    : first.ficticia
      ? `Lo resuelve una sentencia ficticia, que no puede citarse: ${first.cita}.`
      : `Lo resuelve ${courtPhrase(first.cita)}. ${whoseWords(rulings, quotations)}`
}

const unreadWords = (coverage: StoredAnswer['cobertura']): string => {
  const unread = unreadSentence(coverage?.sinAcceso)
  return unread === '' ? '' : ` ${unread}`
}

/** An answer shows one side: those that were read and decide otherwise are named beside it. */
function opposedLead({ grado, opuestas = [] }: StoredAnswer, read: readonly AnswerRuling[]): string {
  const named = read.filter(({ docId, cita, ficticia }) => opuestas.includes(docId) && cita !== '' && !ficticia).map(({ cita }) => cita)
  if (grado === 'no_lo_encontre' || named.length === 0) return ''
  return named.length === 1
    ? ` Otra sentencia sobre lo mismo decide lo contrario: ${named[0]}.`
    : ` Otras sentencias sobre lo mismo deciden lo contrario: ${named.join('; ')}.`
}

/** Of the ruling that the lead names, of others behind it, and of votes and parties that it tells of. */
const whoseWords = ({ length }: readonly AnswerRuling[], quotations: readonly AnswerQuotation[]): string => {
  const ofOthers = quotations.filter(({ voz }) => voz !== null).length
  if (ofOthers > 0)
    return ofOthers === quotations.length
      ? 'Lo que sigue no son palabras de su decisión: cada cita dice de quién es.'
      : 'Lo que sigue son sus palabras y otras que no son de su decisión: cada cita dice de quién es.'
  const others = length < 2 ? '' : length === 2 ? ' y, detrás, las de otra sentencia' : ` y, detrás, las de otras ${length - 1} sentencias`
  return `Lo que sigue son sus palabras${others}.`
}

/** While an index is made anew, what is asked for may be among the rulings that wait. */
const waitingWords = (waiting: number): string => (waiting === 0 ? '' : ` ${indexWaiting(waiting)}, y lo que busca puede estar ahí.`)

/** The text of an article stands for itself: no ruling is quoted. */
function normLead(norms: NonNullable<StoredAnswer['normas']>): string {
  const shown = norms.filter(({ texto }) => texto !== null)
  const warnings = [...new Set(shown.map(({ advertencia }) => advertencia))]
  return `Este es el texto que tenemos ${shown.map(({ etiqueta }) => `del ${etiqueta}`).join(' y ')}. ${warnings.join(' ')}`
}

/** No ruling here decides by the law of another country. */
function foreignLead(grade: StoredAnswer['grado'], whose: string): string {
  const only = `Usted pregunta por el derecho ${whose} y aquí solo hay sentencias chilenas`
  return grade === 'no_lo_encontre'
    ? `No lo encontramos: ${only.charAt(0).toLowerCase()}${only.slice(1)}.`
    : `${only}. Lo que sigue es derecho chileno: no afirmamos que responda su pregunta.`
}

const decisions: Readonly<Record<NonNullable<StoredAnswer['contraria']>['dice'], string>> = {
  acoge: 'acogió lo pedido',
  rechaza: 'rechazó lo pedido',
  afirma: 'sostuvo que sí',
  niega: 'sostuvo que no',
}

/** What was found decides otherwise than the question supposes. */
function contraryLead(grade: StoredAnswer['grado'], said: keyof typeof decisions, { cita, ficticia }: AnswerRuling, whose: string): string {
  const named = ficticia ? `una sentencia ficticia, que no puede citarse (${cita}),` : `${courtPhrase(cita)},`
  const decides = `${named} ${decisions[said]}`
  if (grade === 'responde') return `Lo que encontramos resuelve lo contrario: ${decides}. ${whose}`
  return `Lo más cercano que encontramos resuelve lo contrario: ${decides}. No afirmamos que sea el mismo caso ni que no haya sentencias en el sentido que usted busca.`
}

const stateOf = (docId: string, { sources, stored }: CitedRulings): CitedState => {
  if (sources.has(docId)) return 'verificada'
  return stored.has(docId) ? 'sin_acceso' : 'retirada'
}

interface FoundParagraph {
  readonly section: Section
  readonly paragraph: Paragraph
}

function findParagraph({ ruling }: SourceRuling, anchor: string): FoundParagraph | null {
  for (const section of ruling.sections)
    for (const paragraph of section.paragraphs) if (paragraph.anchor === anchor) return { section, paragraph }
  return null
}

const endsSentence = /[.?!…][)\]”»"']*\s*$/u
/** A comma or a word follows words that end no sentence. */
const goesOnBehind = (words: string, rest: string): boolean => !endsSentence.test(words) && /^[)\]”»"']*(?:,|\s*[\p{L}\d(“«])/u.test(rest)

function presentQuotation(codeHmac: Services['codeHmac'], place: StoredPlace, rulings: CitedRulings): AnswerQuotation {
  const { n, docId, parrafo, desde, hasta } = place
  const source = rulings.sources.get(docId)
  const found = source === undefined ? null : findParagraph(source, parrafo)
  const words = found?.paragraph.text.slice(desde, hasta) ?? ''
  const isSame =
    source !== undefined && found !== null && (source.textHash === place.version || quotationPrint(codeHmac, words) === place.huella)
  const estado = source === undefined ? stateOf(docId, rulings) : isSame ? 'verificada' : 'cambio'
  const section = found?.section.anchor ?? place.seccion
  const ancla = section === 'texto' ? parrafo : section
  const voice = isSame ? presentVoice(voiceAt(source.ruling, { section, anchor: parrafo, from: desde, to: hasta })) : null
  return {
    n,
    docId,
    ancla,
    etiqueta: anchorLabel(ancla),
    parrafo,
    texto: isSame ? words : '',
    ...(isSame && goesOnBehind(words, found.paragraph.text.slice(hasta)) ? { sigue: true } : {}),
    desde,
    hasta,
    verificada: isSame,
    estado,
    voz: voice?.voz ?? null,
    url: `${rulingUrl(docId)}#${parrafo}`,
  }
}

interface SentenceContext {
  readonly texts: readonly string[] | undefined
  readonly byNumber: ReadonlyMap<number, AnswerQuotation>
}

/** Empty where its generated words are gone, or rest on words that cannot be shown. */
function presentSentence(
  { grado, partes, citas }: StoredAnswer['oraciones'][number],
  { texts, byNumber }: SentenceContext,
): AnswerSentence[] {
  const isGenerated = partes.some(({ tipo }) => tipo === 'texto')
  if (isGenerated && (texts === undefined || citas.some((n) => byNumber.get(n)?.verificada !== true))) return []
  return [
    {
      grado,
      partes: partes.map(({ tipo, n }) => (tipo === 'cita' ? { tipo, n } : { tipo, texto: texts?.[n] ?? '' })),
      citas,
    },
  ]
}

/** A ruling that was read, as its reader may see it. */
export function presentRuling(docId: string, rulings: CitedRulings): AnswerRuling {
  const estado = stateOf(docId, rulings)
  const source = rulings.sources.get(docId)
  const ruling = source?.ruling ?? rulings.stored.get(docId)
  return {
    docId,
    cita: ruling === undefined ? '' : citeRuling(ruling).corta,
    caratulado: ruling?.caption ?? null,
    resultado: source?.ruling.outcome ?? null,
    resuelve: source === undefined ? null : (findDisposition(source.ruling.sections)?.line.text ?? null),
    vigencia: source?.overturned?.text ?? source?.departed?.text ?? null,
    ficticia: ruling?.fictional ?? false,
    estado,
    url: rulingUrl(docId),
  }
}

interface AnswerParts {
  readonly entrada: string
  readonly oraciones: readonly AnswerSentence[]
  readonly byNumber: ReadonlyMap<number, AnswerQuotation>
  readonly sentencias: readonly AnswerRuling[]
}

const normWords = ({ etiqueta, texto, vigencia, inexistente, url }: NonNullable<StoredAnswer['normas']>[number]): string =>
  inexistente !== undefined
    ? `${inexistente} ${url}`
    : texto === null
      ? `${etiqueta}. ${missingNormText}`
      : [etiqueta, texto, vigencia ?? ''].filter(Boolean).join('\n')

/** The answer as one text, for who shows no parts. */
function answerText(stored: StoredAnswer, { entrada, oraciones, byNumber, sentencias }: AnswerParts): string {
  const named = new Map(sentencias.map((ruling) => [ruling.docId, ruling.cita]))
  const words = oraciones.map(({ partes, citas }) => {
    const said = partes.map((parte) => (parte.tipo === 'texto' ? parte.texto : `«${byNumber.get(parte.n)?.texto ?? ''}»`)).join(' ')
    const [first] = citas
    const cita = first === undefined ? undefined : byNumber.get(first)
    const place = cita === undefined ? '' : [named.get(cita.docId), cita.etiqueta, cita.voz].filter(Boolean).join(', ')
    return place === '' ? said : `${said} (${place})`
  })
  const norms = (stored.normas ?? []).map(normWords)
  return [entrada, ...norms, ...words].join('\n\n')
}
