import { decodeText } from '../reading/decode-json.ts'
import { wholeFile } from '../reading/whole-file.ts'
import { RecordProblem } from '../record/record-problem.ts'
import type { Source } from '../record/source.ts'
import { type OjvKind, readOjvPage } from './ojv/ojv-page.ts'

const marks =
  /ADIR_\d+\/|detalleCausa(?:Civil|Laboral|Cobranza|Penal|Familia|Suprema|Apelaciones)|modalDetalle(?:Civil|Laboral|Cobranza|Penal|Suprema|Apelaciones)|pagina(?:Rit|Fec|Nom)(?:Ant|Sig)?\('|mapasGeoRef|Listado Archivos de Audio|APM_DO_NOT_TOUCH|La URL solicitada ha sido rechazada/u

const descriptions: Readonly<Record<Exclude<OjvKind, 'case' | 'blocked'>, string>> = {
  list: 'Es una lista de causas',
  attachments: 'Es una lista de documentos, escritos o diligencias de una causa',
  form: 'Es una página de consulta o de navegación',
}

const describe = (html: string): string => {
  const { kind, cases } = readOjvPage(html)
  const [found] = cases
  if (kind === 'case' && found !== undefined)
    return `Es el detalle de la causa ${found.docketNumber}, con ${found.proceedings.length} trámites y sin el texto de sus resoluciones.`
  const what = kind === 'case' || kind === 'blocked' ? descriptions.form : descriptions[kind]
  return `${what} de la Oficina Judicial Virtual${cases.length > 0 ? ` (${cases.length})` : ''}.`
}

/**
 * Pages and fragments of the Oficina Judicial Virtual. They hold facts of cases, which `readOjvPage` reads, but no ruling. Each goes to
 * quarantine with its kind, so that none seems lost.
 */
export const pjudOjv: Source = {
  id: 'pjud-ojv',
  name: 'Poder Judicial, Oficina Judicial Virtual (HTML)',
  detect: (_path, head) => (/<[a-z!][^>]*>/iu.test(head) && marks.test(head) && !/^[\s\uFEFF]*[[{]/u.test(head) ? 0.9 : 0),
  records: (file, from, signal) => wholeFile(file, from, {}, signal),
  parse: ({ raw }) => {
    const html = decodeText(raw)
    if (readOjvPage(html).kind === 'blocked') throw new RecordProblem('blocked_page')
    throw new RecordProblem('not_a_ruling', null, [describe(html)])
  },
}
