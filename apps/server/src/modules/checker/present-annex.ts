import type { CheckedCitation, CheckedQuotation, CitedRuling, MissedAuthority } from '@basejuris/contract'
import {
  type CitationCheck,
  closedPassage,
  countShown,
  decisionTitle,
  decisionToShow,
  describeGaps,
  describeIndex,
  describeLoose,
  describeQuotation,
  describeValidity,
  describeWordPages,
  differenceNames,
  foundTitle,
  groupOf,
  groupTitles,
  headlineOf,
  looseNote,
  looseTitle,
  marksLegend,
  missedNote,
  missedReasons,
  missedTitle,
  quotedSource,
  shownOfAuthority,
  shownVerdictOf,
  suggestionTitle,
  verdictGroups,
} from '@basejuris/contract/check-words'
import { shownVerdictNames } from '@basejuris/contract/citation-verdicts'
import type { AnnexFinding, AnnexLink, AnnexMissed, AnnexQuotation, VerificationAnnex } from '@basejuris/documents'
import { formatMoment } from '@basejuris/domain'
import { capitalizeFirst, describePlace, formatCount, formatDate } from '@basejuris/domain/spanish-format'

export interface AnnexSubject {
  /** The checked text, to which the ranges belong. */
  readonly text: string
  /** Name of the document; empty for a pasted text. */
  readonly name: string
  /** Of this product, before the path. */
  readonly publicUrl: string
}

/** The annex of a check in words ready to print. It holds of the text only its citations and what it quotes. */
export function presentAnnex(checked: CitationCheck, subject: AnnexSubject): VerificationAnnex {
  const { name, publicUrl, text } = subject
  const { citas, tabla, resumen, indice, documento, frases, omitidas, verificadoEl } = checked
  const link = linker(publicUrl)
  const findings = presentFindings(checked, subject)
  return {
    title: 'Anexo de verificación',
    facts: [
      ...(name === '' ? [] : [{ name: 'Escrito', value: name }]),
      { name: 'Verificado el', value: `${formatMoment(new Date(verificadoEl))}, en BaseJuris (${publicUrl})` },
      { name: 'Se comparó con', value: `${describeIndex(indice)}. Cobertura: ${publicUrl}/cobertura` },
    ],
    notices: [
      '«No está en nuestro índice» no es «no existe»: significa que no la tenemos.',
      'Este anexo compara textos: no dice si un argumento es bueno, ni por qué hay una diferencia.',
    ],
    headline: citas.length === 0 ? 'No reconocimos citas en este texto.' : `${headlineOf(resumen)}.`,
    counts: [
      ...countShown(citas).map(({ shown, count }) => ({ verdict: shownVerdictNames[shown], count: formatCount(count) })),
      ...(resumen.sinComprobar === 0 ? [] : [{ verdict: 'Sin comprobar, sobre el máximo', count: formatCount(resumen.sinComprobar) }]),
      { verdict: 'Total', count: formatCount(resumen.total) },
    ],
    untried: [...describeGaps(checked), ...describeUntried(citas), ...describeUncommented(checked)],
    authorities: tabla.map(({ titulo, autoridades }) => ({
      title: titulo,
      rows: autoridades.map((authority) => ({
        name: authority.nombre,
        places: authority.citas.map(({ n, lugar }) => `${lugar} (cita ${formatCount(n)})`).join('; '),
        verdict: shownVerdictNames[shownOfAuthority(authority, citas)],
      })),
    })),
    placesNote: documento?.formato === 'docx' ? describeWordPages(documento) : null,
    groups: verdictGroups.flatMap((group) => {
      const own = findings.filter((_, at) => citas.slice(at, at + 1).some((citation) => groupOf(citation) === group))
      return own.length === 0 ? [] : [{ title: groupTitles[group], findings: own }]
    }),
    loose:
      frases.length === 0
        ? null
        : {
            title: looseTitle,
            note: looseNote,
            quotations: frases.map((frase) => ({
              ...presentQuotation(frase, text, link),
              heading: describeLoose(frase),
              location: capitalizeFirst(describePlace(frase.lugar)),
              note: '',
            })),
          },
    missed:
      omitidas.length === 0 ? null : { title: missedTitle, note: missedNote, rulings: omitidas.map((one) => presentMissed(one, link)) },
  }
}

/** Every citation with its evidence, in the order of the text. */
export function presentFindings({ citas }: Pick<CitationCheck, 'citas'>, { text, publicUrl }: AnnexSubject): AnnexFinding[] {
  const link = linker(publicUrl)
  return citas.map((citation) => presentFinding(citation, text, link))
}

function presentMissed({ sentencia, motivo, frase, citas, sinAcceso, pasaje }: MissedAuthority, link: Link): AnnexMissed {
  const numbers = citas.map(formatCount).join(', ')
  const isOther = pasaje !== null && pasaje.sentencia.docId !== sentencia.docId
  return {
    reason: missedReasons[motivo],
    ruling: link(rulingName(sentencia), sentencia.url),
    sentence: frase,
    citations: citas.length === 0 ? '' : `${citas.length === 1 ? 'Por la cita' : 'Por las citas'} ${numbers}`,
    passage:
      pasaje === null
        ? null
        : {
            text: pasaje.texto,
            place: link(
              isOther ? `${pasaje.sentencia.numero ?? pasaje.sentencia.caratulado}, ${pasaje.etiqueta}` : pasaje.etiqueta,
              `${pasaje.sentencia.url}#${pasaje.ancla}`,
            ),
          },
    note: sinAcceso ? closedPassage : null,
  }
}

/** Where Word takes no comment, and where the comment of a note stands. */
function describeUncommented({ citas, documento }: CitationCheck): string[] {
  if (documento?.formato !== 'docx') return []
  const numbers = (...parts: readonly string[]): string =>
    citas.flatMap(({ n, lugar }) => (parts.includes(lugar.parte) ? [formatCount(n)] : [])).join(', ')
  const [notes, comments] = [numbers('nota al pie', 'nota final'), numbers('comentario')]
  return [
    ...(notes === ''
      ? []
      : [
          `Word no admite comentarios dentro de una nota: en el documento comentado, el de estas citas está en la llamada de su nota: ${notes}.`,
        ]),
    ...(comments === ''
      ? []
      : [`Word no admite comentarios dentro de otro: estas citas no llevan comentario en el documento comentado: ${comments}.`]),
  ]
}

/** Quotations that nothing was compared with, and citations that lack what they are looked up by. */
function describeUntried(citations: readonly CheckedCitation[]): string[] {
  const quotations = citations.flatMap(({ evidencia }) => evidencia.citasTextuales)
  const closed = quotations.filter(({ resultado }) => resultado === 'sin_acceso').length
  const bare = quotations.filter(({ resultado }) => resultado === 'sin_texto').length
  const incomplete = citations.filter(({ veredicto }) => veredicto === 'no_comprobado').map(({ n }) => n)
  return [
    ...(incomplete.length === 0
      ? []
      : [`Citas que no se pudieron buscar: ${incomplete.map(formatCount).join(', ')}. Su evidencia dice por qué.`]),
    ...(closed === 0 ? [] : [`Frases entre comillas de una base de pago, que no se compararon: ${formatCount(closed)}.`]),
    ...(bare === 0 ? [] : [`Frases entre comillas sin un texto con que compararlas: ${formatCount(bare)}.`]),
  ]
}

type Link = (text: string, url: string) => AnnexLink

/** Addresses of this product get their host; official ones have it. */
const linker =
  (publicUrl: string): Link =>
  (text, url) => ({ text, url: url.startsWith('/') ? `${publicUrl}${url}` : url })

function presentFinding(citation: CheckedCitation, text: string, link: Link): AnnexFinding {
  const { n, texto, lugar, evidencia } = citation
  const { frases, entendida, sentencias, sugerencias, diferencias, citasTextuales, url } = evidencia
  const list = (title: string, rulings: readonly CitedRuling[]): AnnexFinding['lists'] =>
    rulings.length === 0 ? [] : [{ title, links: rulings.map((ruling) => link(rulingName(ruling), ruling.url)) }]
  return {
    number: n,
    written: texto,
    place: describePlace(lugar),
    verdict: shownVerdictNames[shownVerdictOf(citation)],
    understood: entendida,
    sentences: frases,
    differences: diferencias.map(({ dato, escrito, enIndice }) => ({ name: differenceNames[dato], written: escrito, found: enIndice })),
    quotations: citasTextuales.map((quotation) => presentQuotation(quotation, text, link)),
    lists: [
      ...decisionLists(evidencia, link),
      ...list(suggestionTitle(citation.evidencia), sugerencias),
      ...list(foundTitle(citation, sentencias.length), sentencias),
    ],
    officialText: url === null ? null : link('Texto oficial en la Biblioteca del Congreso', url),
  }
}

/** The operative line of a ruling of which the text states an outcome, where it is another or was not compared. */
const decisionLists = (evidence: CheckedCitation['evidencia'], link: Link): AnnexFinding['lists'] =>
  [decisionToShow(evidence)].flatMap((decision) =>
    decision === null
      ? []
      : [
          {
            title: `${decisionTitle}:`,
            links: [link(`«${decision.resuelve.texto}»`, `${decision.sentencia.url}#${decision.resuelve.ancla}`)],
          },
        ],
  )

const rulingName = ({ caratulado, tribunal, numero, fechaSentencia }: CitedRuling): string =>
  [caratulado, tribunal, numero, fechaSentencia === null ? null : formatDate(fechaSentencia)].filter((part) => part !== null).join(', ')

const kinds = { igual: 'same', solo_escrito: 'written', solo_fuente: 'source', oculto: 'hidden' } as const

function presentQuotation(quotation: CheckedQuotation, text: string, link: Link): AnnexQuotation {
  const { desde, hasta, resultado, pasaje, partes } = quotation
  return {
    written: text.slice(desde, hasta),
    place: quotedPlace(quotation, link),
    passage: resultado === 'textual' ? null : pasaje,
    words: partes.map(({ tipo, texto }) => ({ kind: kinds[tipo], text: texto })),
    legend: marksLegend(quotation),
    note: [describeQuotation(quotation), describeValidity(quotation)].filter((part) => part !== '').join(' '),
  }
}

const quotedPlace = (quotation: CheckedQuotation, link: Link): AnnexLink | null => {
  const { sentencia, norma, ancla, etiqueta } = quotation
  if (norma !== null) return link(norma.etiqueta, norma.url)
  if (sentencia === null) return null
  const place = etiqueta === null ? capitalizeFirst(quotedSource(quotation)) : `${etiqueta} del fallo`
  return link(place, ancla === null ? sentencia.url : `${sentencia.url}#${ancla}`)
}
