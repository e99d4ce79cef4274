import { maskedData } from '@basejuris/contract/masked-data'
import { parseInline } from '@basejuris/contract/terms'
import type { RulingEntry } from '@basejuris/documents'
import { formatCount, formatDate, formatPlural, type RulingFacts } from '@basejuris/domain'

const maxNamed = 10

/** Names the first of the requested rulings that the database does not hold. */
export function missingNotices(requested: readonly string[], known: readonly RulingFacts[]): string[] {
  const found = new Set(known.map(({ docId }) => docId))
  const missing = requested.filter((docId) => !found.has(docId))
  if (missing.length === 0) return []
  const named = `${missing.slice(0, maxNamed).join(', ')}${missing.length > maxNamed ? '…' : ''}`
  return [
    missing.length === 1
      ? `No está 1 sentencia que se retiró de BaseJuris o que no existe: ${named}.`
      : `No están ${formatCount(missing.length)} sentencias que se retiraron de BaseJuris o que no existen: ${named}.`,
  ]
}

/** Rulings that were found and could not be read: the index learns of removals a moment after the database. */
export function lostNotices(total: number, included: number): string[] {
  return included === total
    ? []
    : [
        `No se ${total - included === 1 ? 'pudo' : 'pudieron'} incluir ${formatPlural(total - included, 'sentencia encontrada, que se retiró', 'sentencias encontradas, que se retiraron')} de BaseJuris mientras se preparaba este archivo.`,
      ]
}

/** Says that some of the entries are fictional. */
export function fictionalNotices(entries: readonly RulingEntry[]): string[] {
  const fictional = entries.filter(({ citable }) => citable.fictional).length
  const many = fictional === 1 ? 'es ficticia: no existe ni puede citarse' : 'son ficticias: no existen ni pueden citarse'
  return fictional === 0 ? [] : [`De ${formatPlural(entries.length, 'sentencia', 'sentencias')}, ${formatCount(fictional)} ${many}.`]
}

/** What is masked and what may be missed, with the whole address of the page that says how much. */
export function maskedNotice(publicUrl: string): string {
  const words = parseInline(maskedData).map(({ text, href }) => (href === null ? text : `${text} (${publicUrl}${href})`))
  return `${words.join('')} Antes de citar, confronte con la fuente oficial.`
}

/** Says from where the words of a brief come. */
export function quotedNotice(consultedOn: string): string {
  return `Las decisiones y los pasajes entre comillas se copiaron a la letra del texto de cada sentencia en BaseJuris, tal como estaba el ${formatDate(consultedOn)}.`
}
