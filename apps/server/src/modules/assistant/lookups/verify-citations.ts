import { type Integrity, type ToolInput, type ToolOutput, ToolRefused } from '@basejuris/assistant'
import { type CheckedCitation, type CheckedQuotation, type CitationVerdict, shownVerdictNames } from '@basejuris/contract'
import { shownVerdictOf } from '@basejuris/contract/check-words'
import type { Actor } from '@basejuris/domain'
import { sentenceOf } from '../../../errors/service-error.ts'
import type { Attempt } from '../../../security/attempt-limits.ts'
import type { Services } from '../../../services.ts'
import { checkCitations } from '../../checker/check-citations.ts'
import { readUpload } from '../../checker/read-upload.ts'
import { nameCitation } from './name-citation.ts'

const integrityOfVerdict: Readonly<Record<CitationVerdict, Integrity>> = {
  existe: 'verificada',
  norma_modificada: 'verificada',
  norma_derogada: 'verificada',
  cita_no_coincide: 'candidata',
  no_calza: 'candidata',
  tipo_ambiguo: 'candidata',
  reservada: 'candidata',
  no_comprobado: 'candidata',
  no_esta_en_indice: 'fuera_del_indice',
}

/** What became of quoted words, as people read it. */
const resultNames: Readonly<Record<CheckedQuotation['resultado'], string>> = {
  textual: 'textual',
  otra_redaccion: 'textual en otra redacción del artículo',
  difiere: 'difiere',
  en_otra: 'está en otra fuente',
  no_consta: 'no consta en el índice',
  sin_acceso: 'no se puede comparar: base de pago',
  sin_texto: 'no hay texto con que comparar',
}

/** Verdicts of the citation checker. A text counts among the checks of its user, as in the interface. */
export async function verifyCitations(
  services: Services,
  actor: Actor,
  { texto }: ToolInput<'verify_citations'>,
  signal: AbortSignal,
): Promise<ToolOutput<'verify_citations'>> {
  const attempt: Attempt | null = actor.kind === 'user' ? ['check of', actor.userId] : null
  if (attempt !== null && !(await services.attempts.consume([attempt])))
    throw new ToolRefused(sentenceOf('check.too_many', await services.attempts.endOf(attempt)), { reason: 'unavailable' })
  const checked = await checkCitations(services, actor, await readUpload({ texto }, signal), { now: new Date(), signal })
  return {
    total: checked.resumen.total,
    sinComprobar: checked.resumen.sinComprobar,
    citas: checked.citas.map((citation) => presentCitation(citation, texto)),
    sinCita: checked.frases.map(({ texto: escrito, resultado, fuente }) => ({ escrito, resultado: resultNames[resultado], fuente })),
  }
}

function presentCitation(citation: CheckedCitation, brief: string): ToolOutput<'verify_citations'>['citas'][number] {
  const { n, texto, veredicto, docId, evidencia } = citation
  const { entendida, frases, sentencias, sugerencias, diferencias, citasTextuales, url } = evidencia
  return {
    n,
    texto,
    entendida,
    veredicto: shownVerdictNames[shownVerdictOf(citation)],
    integridad: integrityOfVerdict[veredicto],
    frases,
    docId,
    url: url ?? sentencias.find((ruling) => ruling.docId === docId)?.url ?? null,
    sugerencias: sugerencias.map((ruling) => ({ docId: ruling.docId, cita: nameCitation(ruling) })),
    diferencias,
    textuales: citasTextuales.map(({ desde, hasta, resultado, etiqueta, pasaje }) => ({
      escrito: brief.slice(desde, hasta),
      resultado: resultNames[resultado],
      lugar: etiqueta,
      pasaje,
    })),
  }
}
