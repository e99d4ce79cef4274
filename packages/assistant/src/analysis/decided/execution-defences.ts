/** The exceptions of article 464 of the Código de Procedimiento Civil by number, in folded words. Decisions often name the number alone. */
const defences: readonly string[] = [
  'incompetencia del tribunal',
  'falta de capacidad personeria representacion legal',
  'litispendencia',
  'ineptitud del libelo',
  'beneficio de excusion caducidad de la fianza',
  'falsedad del titulo',
  'falta de requisitos del titulo fuerza ejecutiva',
  'exceso de avaluo',
  'pago de la deuda',
  'remision de la deuda',
  'concesion de esperas prorroga del plazo',
  'novacion',
  'compensacion',
  'nulidad de la obligacion',
  'perdida de la cosa debida',
  'transaccion',
  'prescripcion de la deuda accion ejecutiva',
  'cosa juzgada',
]

const numbers = String.raw`(?<numbers>\d{1,2}(?:(?:\s*,\s*|\s+[ye]\s+)(?:n°\s*)?\d{1,2})*)`
const mark = String.raw`(?:n\s?[°ºo]\s*s?|nros?\.?|numeral(?:es)?|numeros?)\s*`
const behindArticle = new RegExp(String.raw`\b464,?\s+(?:${mark})${numbers}`, 'gu')
const beforeArticle = new RegExp(String.raw`(?<![\p{L}\d])${mark}${numbers}\s*,?\s+del?\s+(?:articulo|art\.?)\s+464\b`, 'gu')

/** What the exceptions are called that a folded text names by their numbers in article 464. Empty without any. */
export function defencesByNumber(folded: string): string {
  if (!folded.includes('464')) return ''
  return [behindArticle, beforeArticle]
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .flatMap(({ groups }) => groups?.['numbers']?.match(/\d+/gu) ?? [])
    .flatMap((number) => defences[Number(number) - 1] ?? [])
    .join(', ')
}
