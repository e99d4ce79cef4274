import { capitalizeFirst, formatCount, formatDate, formatPlural, joinWords } from '@basejuris/domain/spanish-format'
import type { ReadDocument } from '../fields/upload.ts'
import type { DataOf } from '../http/endpoint.ts'
import type { Authority } from './authority-table.ts'
import type {
  CheckedCitation,
  CheckedQuotation,
  checkCitationsEndpoint,
  LooseQuotation,
  MissedAuthority,
  OtherOutcome,
} from './check-citations.ts'
import { type CitationVerdict, type ShownVerdict, shownVerdicts } from './citation-verdicts.ts'

/** The answer of a check. */
export type CitationCheck = DataOf<typeof checkCitationsEndpoint>

export type VerdictGroup = 'revisar' | 'sin_comprobar' | 'coinciden'

/** Groups in the order of the list. A hole of the index is no fault of the text, so it has a group of its own. */
export const verdictGroups = ['revisar', 'sin_comprobar', 'coinciden'] as const satisfies readonly VerdictGroup[]
export const groupTitles: Readonly<Record<VerdictGroup, string>> = {
  revisar: 'Conviene revisar',
  sin_comprobar: 'No pudimos comprobar',
  coinciden: 'Coinciden en lo que se comparó',
}

const groups: Readonly<Record<CitationVerdict, VerdictGroup>> = {
  cita_no_coincide: 'revisar',
  no_calza: 'revisar',
  tipo_ambiguo: 'revisar',
  norma_derogada: 'revisar',
  norma_modificada: 'revisar',
  no_esta_en_indice: 'sin_comprobar',
  reservada: 'sin_comprobar',
  no_comprobado: 'sin_comprobar',
  existe: 'coinciden',
}

/** What the verdict of a norm does not say. */
export const normLimit = 'De una norma se comprueba que exista y rija, no que disponga lo que dice el escrito.'

/** What of a citation was compared with the index and agrees. */
export const comparedFacts: Readonly<Record<CheckedCitation['evidencia']['coincide'][number], string>> = {
  rol: 'rol',
  tribunal: 'tribunal',
  fecha: 'fecha',
  caratula: 'carátula',
  texto: 'texto citado',
  norma: 'norma',
  articulo: 'artículo',
}

/** What of a citation the text may say otherwise than the ruling. */
export const differenceNames: Readonly<Record<CheckedCitation['evidencia']['diferencias'][number]['dato'], string>> = {
  fecha: 'Fecha',
  caratula: 'Carátula',
  ruc: 'RUC',
  tribunal: 'Tribunal',
}

/**
 * A citation is to be looked at beside its verdict where the text takes the words of another for the court's, puts them in another considerando or
 * states another outcome. So it is where the index contradicts what it lacks: the catalogue has no such law or article, another court has the number, or another ruling the words.
 */
export function groupOf({
  veredicto,
  tipo,
  evidencia,
}: Pick<CheckedCitation, 'veredicto' | 'tipo'> & { readonly evidencia: Shown }): VerdictGroup {
  if (isAmiss({ veredicto, evidencia })) return 'revisar'
  if (veredicto === 'existe' && evidencia.resultadoSinComprobar !== null) return 'sin_comprobar'
  if (veredicto !== 'no_esta_en_indice') return groups[veredicto]
  const isContradicted =
    tipo === 'norma' || evidencia.coincide.includes('rol') || evidencia.citasTextuales.some(({ resultado }) => resultado === 'en_otra')
  return isContradicted ? 'revisar' : groups[veredicto]
}

interface Amiss {
  readonly citasTextuales: readonly Pick<CheckedQuotation, 'vozAjena' | 'lugarCitado' | 'negacion'>[]
  readonly resultadoDistinto: CheckedCitation['evidencia']['resultadoDistinto']
  readonly resultadoSinComprobar: CheckedCitation['evidencia']['resultadoSinComprobar']
  readonly sinEfecto: CheckedCitation['evidencia']['sinEfecto']
}
interface Shown extends Amiss {
  readonly citasTextuales: readonly Pick<CheckedQuotation, 'vozAjena' | 'lugarCitado' | 'negacion' | 'resultado'>[]
  readonly coincide: CheckedCitation['evidencia']['coincide']
}

/**
 * Whether a citation agrees but for the outcome that is stated, for whose words it quotes, for their place, or for what it leaves out before them.
 * So is one of a ruling that was left without effect.
 */
function isAmiss({ veredicto, evidencia }: Pick<CheckedCitation, 'veredicto'> & { readonly evidencia: Amiss }): boolean {
  const { resultadoDistinto, citasTextuales, sinEfecto } = evidencia
  if (veredicto === 'reservada') return resultadoDistinto !== null
  if (veredicto !== 'existe') return false
  return (
    resultadoDistinto !== null ||
    sinEfecto !== null ||
    citasTextuales.some(({ vozAjena, lugarCitado, negacion }) => [vozAjena, lugarCitado, negacion].some((one) => one !== null))
  )
}

interface Labelled extends Amiss {
  readonly diferencias: readonly Pick<CheckedCitation['evidencia']['diferencias'][number], 'dato'>[]
}

/** The verdict as a reader is shown it: «Existe» never stands over something to look at. */
export function shownVerdictOf({
  veredicto,
  evidencia,
}: Pick<CheckedCitation, 'veredicto'> & { readonly evidencia: Labelled }): ShownVerdict {
  if (isAmiss({ veredicto, evidencia })) return evidencia.resultadoDistinto === null ? 'existe_con_reparos' : 'resultado_no_coincide'
  if (veredicto === 'existe' && evidencia.resultadoSinComprobar !== null) return 'resultado_sin_comprobar'
  const isOtherCourt = veredicto === 'no_calza' && evidencia.diferencias.some(({ dato }) => dato === 'tribunal')
  return isOtherCourt ? 'tribunal_no_coincide' : veredicto
}

/** Citations by what is shown of them, in the order in which a reader should look at them. Those without citations are left out. */
export function countShown(citations: readonly CheckedCitation[]): { readonly shown: ShownVerdict; readonly count: number }[] {
  const own = citations.map(shownVerdictOf)
  return shownVerdicts.map((shown) => ({ shown, count: own.filter((each) => each === shown).length })).filter(({ count }) => count > 0)
}

/** What is shown of an authority: of its citations, the first in the order in which a reader should look at them. */
export function shownOfAuthority({ citas, veredicto }: Authority, citations: readonly CheckedCitation[]): ShownVerdict {
  const own = new Set(citas.map(({ n }) => n))
  return countShown(citations.filter(({ n }) => own.has(n)))[0]?.shown ?? veredicto
}

/** Citations of each group. */
export function countGroups(
  citations: readonly (Pick<CheckedCitation, 'veredicto' | 'tipo'> & { readonly evidencia: Shown })[],
): CitationCheck['resumen']['porGrupo'] {
  const counts = { revisar: 0, sin_comprobar: 0, coinciden: 0 }
  for (const citation of citations) counts[groupOf(citation)] += 1
  return counts
}

/** «Conviene revisar 4 citas; 1 no se pudo comprobar; 5 coinciden». Groups without citations are left out. */
export function headlineOf({ porGrupo }: Pick<CitationCheck['resumen'], 'porGrupo'>): string {
  const { revisar, sin_comprobar: unchecked, coinciden } = porGrupo
  if (revisar + unchecked === 0)
    return coinciden === 1 ? 'La única cita coincide con el índice' : `Las ${formatCount(coinciden)} citas coinciden con el índice`
  const parts = [
    ...(revisar > 0 ? [`conviene revisar ${formatPlural(revisar, 'cita', 'citas')}`] : []),
    ...(unchecked > 0 ? [`${formatCount(unchecked)} no se ${unchecked === 1 ? 'pudo' : 'pudieron'} comprobar`] : []),
    ...(coinciden > 0 ? [formatPlural(coinciden, 'coincide', 'coinciden')] : []),
  ]
  return capitalizeFirst(parts.join('; '))
}

/** «815 sentencias, hasta el 14-11-2026, y 21.079 normas del catálogo». */
export function describeIndex({ sentencias, hasta, normas }: CitationCheck['indice']): string {
  const until = hasta === null ? '' : `, hasta el ${formatDate(hasta)},`
  return `${formatPlural(sentencias, 'sentencia', 'sentencias')}${until} y ${formatCount(normas)} normas del catálogo`
}

/** The pages of a document that were not read, in a sentence that ends as `ending` says. Empty where all were. */
export function describeUnreadPages(document: ReadDocument | null, ending: string): string[] {
  const pages = document?.paginasSinTexto ?? []
  if (pages.length === 0) return []
  return [
    pages.length === 1
      ? `La página ${pages[0]} no trae texto: ${ending} de ella.`
      : `Las páginas ${joinWords(pages.map(String))} no traen texto: ${ending} de ellas.`,
  ]
}

/** What a check left out. Empty where it left out nothing. */
export function describeGaps({
  resumen: { total, sinComprobar, textualesSinCita },
  frases,
  documento,
}: Pick<CitationCheck, 'resumen' | 'frases' | 'documento'>): string[] {
  const uncompared = textualesSinCita - frases.length
  return [
    ...describeUnreadPages(documento, 'no se comprobó nada'),
    ...(sinComprobar === 0
      ? []
      : [
          `El texto tiene ${formatCount(total)} citas: se comprobaron las primeras ${formatCount(total - sinComprobar)} y quedaron ${formatCount(sinComprobar)} sin comprobar.`,
        ]),
    ...(uncompared <= 0
      ? []
      : [
          `${formatPlural(uncompared, 'frase entre comillas no es', 'frases entre comillas no son')} de ninguna cita reconocible y no se ${uncompared === 1 ? 'buscó' : 'buscaron'}: se buscan las primeras ${formatCount(frases.length)}.`,
        ]),
  ]
}

/** Of what kind the page numbers of a DOCX are. They depend on the program that opens it. */
export function describeWordPages({ paginas }: Pick<ReadDocument, 'paginas'>): string {
  return paginas === null
    ? 'El archivo de Word no trae sus números de página: se indica el párrafo.'
    : 'Las páginas son las que Word calculó al guardar el archivo: si cambió después, pueden haberse corrido.'
}

/** One suggestion is asked with its number, several are listed. The number as it was understood may be of another court. */
export function suggestionTitle({ entendida, sugerencias }: Pick<CheckedCitation['evidencia'], 'entendida' | 'sugerencias'>): string {
  const [first, second] = sugerencias
  if (sugerencias.every(({ numero }) => numero !== null && isOfNumber(entendida, numero)))
    return second === undefined ? 'Ese rol está en otro tribunal. ¿Es esta?' : 'Ese rol está en otros tribunales. ¿Es alguna de estas?'
  return second === undefined && first?.numero ? `¿Quiso decir ${first.numero}?` : '¿Quiso decir alguna de estas?'
}

const isOfNumber = (understood: string, number: string): boolean => understood === number || understood.startsWith(`${number},`)

/** Above the operative line of a ruling of which the text states an outcome that is another, or was not compared. */
export const decisionTitle = 'La sentencia resuelve'

/** What the text states of a ruling beside the ruling's own words. Null where they agree, or where there are no words to show. */
export function decisionToShow({
  resultadoDistinto,
  resultadoSinComprobar,
}: Pick<CheckedCitation['evidencia'], 'resultadoDistinto' | 'resultadoSinComprobar'>): Pick<
  OtherOutcome,
  'escrito' | 'sentencia' | 'resuelve'
> | null {
  if (resultadoDistinto !== null || resultadoSinComprobar === null) return resultadoDistinto
  const { escrito, sentencia, resuelve } = resultadoSinComprobar
  return sentencia === null || resuelve === null ? null : { escrito, sentencia, resuelve }
}

/** Above the rulings that a citation may mean. */
export function foundTitle({ tipo, veredicto }: Pick<CheckedCitation, 'tipo' | 'veredicto'>, count: number): string {
  if (tipo === 'norma') return 'La sentencia que su escrito cita junto al artículo:'
  if (veredicto === 'tipo_ambiguo')
    return count === 1 ? 'Puede ser esta. Ábrala y confirme:' : 'Puede ser cualquiera de estas. Ábralas y elija la suya:'
  return count === 1 ? 'Con ese rol está:' : 'Con ese rol están:'
}

/** «el fallo», «la norma»: with what quoted words were compared. */
export function quotedSource({ norma }: Pick<CheckedQuotation, 'norma'>): string {
  return norma === null ? 'el fallo' : 'la norma'
}

/** «Rigió del 16-01-2003 al 25-04-2023»; empty for an undated wording. */
export function describeValidity({ norma }: Pick<CheckedQuotation, 'norma'>): string {
  if (norma === null || (norma.desde === null && norma.hasta === null)) return ''
  if (norma.estado === 'diferida') return norma.desde === null ? 'Aún no rige' : `Rige desde el ${formatDate(norma.desde)}`
  if (norma.hasta === null) return `Rige desde el ${formatDate(norma.desde ?? '')}`
  return norma.desde === null
    ? `Rigió hasta el ${formatDate(norma.hasta)}`
    : `Rigió del ${formatDate(norma.desde)} al ${formatDate(norma.hasta)}`
}

/** What came of the comparison of quoted words. */
export function describeQuotation(quotation: CheckedQuotation): string {
  const { resultado, diferencias, partes, conOcultas, norma } = quotation
  const hidden = conOcultas || partes.some(({ tipo }) => tipo === 'oculto') ? ' Las palabras ocultas en el fallo no se comparan.' : ''
  if (resultado === 'difiere')
    return `${diferencias === 1 ? 'Difiere una palabra' : `Difieren ${formatPlural(diferencias, 'palabra', 'palabras')}`}.${hidden}`
  if (resultado === 'otra_redaccion') return 'Las palabras son de una redacción que hoy no rige.'
  if (resultado === 'en_otra')
    return norma === null ? `Las palabras están en otra sentencia.${hidden}` : 'Las palabras están en otro artículo.'
  if (resultado === 'textual') return `Las palabras citadas son las ${norma === null ? 'del fallo' : 'de la norma'}.${hidden}`
  if (resultado === 'sin_acceso') return 'Texto en una base de pago: la frase no se comparó.'
  if (resultado === 'sin_texto') return 'No hay texto con que comparar la frase.'
  return 'No encontramos esas palabras.'
}

export const looseTitle = 'Frases entre comillas sin cita'
export const looseNote =
  'Su escrito no dice de dónde vienen, o no lo reconocimos. Se buscaron en las normas y en las sentencias que usted puede leer. «Sin origen» no significa que la frase no exista.'

/** What came of looking for words that belong to no citation. */
export function describeLoose(quotation: Pick<LooseQuotation, 'resultado' | 'fuente' | 'diferencias'>): string {
  const { resultado, fuente, diferencias } = quotation
  if (resultado === 'sin_acceso') return 'Puede estar en una base de pago: no se comparó'
  if (fuente === null) return 'Sin origen en nuestro índice'
  if (resultado === 'difiere')
    return `Se parece al texto de ${fuente}, con ${formatPlural(diferencias, 'palabra distinta', 'palabras distintas')}`
  return resultado === 'otra_redaccion' ? `El texto está en una redacción anterior de ${fuente}` : `El texto está en ${fuente}`
}

/** Why a ruling is offered that the text does not cite. */
export const missedReasons: Readonly<Record<MissedAuthority['motivo'], string>> = {
  contraria: 'Resuelve lo contrario',
  citada_junto: 'Se citan juntas',
  citada: 'Se cita en esta materia',
  mismo_articulo: 'Mismos artículos',
}
export const missedTitle = 'Lo que el escrito no cita'
export const missedNote = 'Sentencias del índice sobre los mismos artículos, o que se citan junto con las suyas. Léalas antes de usarlas.'
export const closedPassage = 'Texto en una base de pago: no se muestra el pasaje.'

/** What the marks of a comparison mean. Empty where nothing is marked. */
export function marksLegend(quotation: CheckedQuotation): string {
  return quotation.resultado === 'difiere' ? `Tachado: solo en su escrito. Subrayado: solo en ${quotedSource(quotation)}.` : ''
}
