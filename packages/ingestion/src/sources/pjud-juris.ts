import { extname } from 'node:path'
import { decodeJsonObject } from '../reading/decode-json.ts'
import { FieldReader } from '../reading/field-reader.ts'
import { jsonRecords } from '../reading/json-records.ts'
import { readHead } from '../reading/read-file-bytes.ts'
import { signingJudges } from '../reading/signing-judges.ts'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { RecordProblem } from '../record/record-problem.ts'
import type { Source, SourceRecord } from '../record/source.ts'
import { pjudDocket, pjudOrigin, pjudRit } from './pjud-dockets.ts'
import { pjudNorms } from './pjud-norms.ts'
import { pjudJudges } from './pjud-parties.ts'
import { findPjudSection, type PjudSection, pjudSectionOfInstance } from './pjud-sections.ts'
import { pjudKind, pjudText } from './pjud-text.ts'

const arrayKeys = ['sentencias', 'docs']
const marks = /"(?:rol_era_sup_s|rol_era_ape_s|texto_sentencia|texto_setencia|crr_documento_id_i|fec_sentencia_sup_dt)"/iu
const anonymisedState = 2

const identityOf = (fields: FieldReader): string | null => {
  const id = ['id', 'crr_documento_id_i']
    .map((key) => fields.raw(key))
    .find((value) => typeof value === 'number' || typeof value === 'string')
  const text = id === undefined ? '' : String(id).trim()
  return text === '' ? null : text
}

/**
 * The envelope decides, then the document. Where both are silent, the folder decides, and it alone separates health rulings from the
 * others of their court.
 */
const sectionOf = (fields: FieldReader, hints: SourceRecord['hints']): PjudSection => {
  const named = findPjudSection(hints['section'] ?? '')
  if (named !== null) return named
  const folders = (hints['folders'] ?? '').split('/').reverse().map(findPjudSection)
  const folder = folders.find((found) => found !== null) ?? null
  const own = pjudSectionOfInstance(fields.number('id_instancia') ?? fields.number('sent__id_instancia_i'))
  const specialised = own !== null && own.level !== 'first_instance' && folder?.level === own.level
  const section = own === null || specialised ? folder : own
  if (section === null) throw new RecordProblem('unknown_section', identityOf(fields))
  return section
}

/** Subjects as written. `cod_materia_s` counts only where it holds words (family courts), not codes. */
const subjectsOf = (fields: FieldReader): string[] => {
  const named = ['gls_descriptor_ss', 'gls_materia_ss', 'gls_materia_s'].flatMap((key) => fields.list(key))
  const words = fields.list('cod_materia_s').filter((subject) => /\p{L}{4}/u.test(subject))
  return [...new Set(named.length > 0 ? named : words)]
}

const parse = ({ raw, hints }: Pick<SourceRecord, 'raw' | 'hints'>): ParsedRuling => {
  const fields = new FieldReader(decodeJsonObject(raw))
  const idSentence = identityOf(fields)
  const hasText = ['texto_sentencia', 'texto_setencia'].some((key) => fields.has(key))
  if (!hasText && idSentence === null)
    throw new RecordProblem('missing_text', null, ['Es un resultado de búsqueda, que sólo trae los datos de la causa.'])
  if (idSentence === null) throw new RecordProblem('missing_id')
  const { collection, level } = sectionOf(fields, hints)
  if (!hasText) throw new RecordProblem('missing_text', idSentence)
  const origin = pjudOrigin(fields, level)
  const text = pjudText(fields)
  const namedJudges = pjudJudges(fields)
  const outcomeText = fields.text('resultado_recurso_sup_s', 'sent__gls_decision_s')
  return {
    kind: 'ruling',
    source: pjudJuris.id,
    idSentence,
    collection,
    revision: fields.number('_version_'),
    court: level === 'supreme' ? 'Corte Suprema' : fields.text(level === 'appeals' ? 'gls_corte_s' : 'gls_juz_s'),
    chamber: level === 'first_instance' ? null : fields.text('gls_sala_sup_s'),
    docketNumber: pjudDocket(fields, level),
    book: fields.text('gls_libro_sup_s'),
    rit: pjudRit(fields, level),
    ruc: fields.text('sent__ruc_s'),
    caption: fields.text('caratulado_s', 'caratulado_anon_s'),
    decidedOn: fields.text('fec_sentencia_sup_dt'),
    documentKind: pjudKind(text, outcomeText),
    appealType: fields.text('gls_tip_recurso_sup_s'),
    outcome: null,
    outcomeText,
    judges: namedJudges.length > 0 ? namedJudges : signingJudges(text),
    drafter: fields.text('gls_redactor_s'),
    norms: pjudNorms(fields),
    subjects: subjectsOf(fields),
    originCourt: origin.court,
    originDocketNumber: origin.docketNumber,
    officialUrl: fields.text('url_acceso_sentencia', 'url_corta_acceso_sentencia'),
    publicationStatus: fields.text('gls_condicion_publicacion_s'),
    fictional: false,
    reserved: fields.number('sit_fallo_anonimizado_i') === anonymisedState || fields.number('flg_confidencial_i') === 1,
    text,
  }
}

/** The section that an envelope names in its own head. */
const envelopeSection = (head: string): string =>
  /^\s*\{[^[]{0,4000}?"tribunal"\s*:\s*"([^"]{1,80})"/u.exec(head.replace(/^\uFEFF/u, ''))?.[1] ?? ''

/** JSON of the judiciary's public search (juris.pjud.cl): harvest envelopes, search answers and bare arrays, all sections. */
export const pjudJuris: Source = {
  id: 'pjud-juris',
  name: 'Poder Judicial, buscador de jurisprudencia (JSON)',
  detect: (path, head) => {
    const start = head.replace(/^\uFEFF/u, '').trimStart()
    if (!['[', '{'].includes(start.charAt(0)) || !marks.test(start)) return 0
    return extname(path.replace(/\.gz$/iu, '')).toLowerCase() === '.json' ? 0.95 : 0.6
  },
  records: async function* (file, from, signal) {
    const hints = {
      section: envelopeSection(await readHead(file.path)),
      folders: file.path.split(/[\\/]/u).slice(0, -1).slice(-3).join('/'),
    }
    yield* jsonRecords({ file, from, arrayKeys, hints, signal })
  },
  parse,
}
