import { isTown } from '../names/is-town.ts'
import { placeType, sign, streetType } from './address-words.ts'
import type { PersonalSpan } from './masked-span.ts'

/** «DIRECCION Los Boldos 640 COMUNA: Talca»: the label of the commune ends the address. */
const labelled =
  /(?<!\p{L})(?:DIRECCI[OÓ]N|Direcci[oó]n|DOMICILIO|Domicilio)(?:[ \u00a0](?:PARTICULAR|[Pp]articular))?[ \u00a0]*:?[ \u00a0]*\n{0,2}:?[ \u00a0]*(?<address>[\p{Lu}\d#](?:(?!\n\n\n)[^:[\]]){2,110}?)[\s,.;–-]*(?<!\p{L})(?:COMUNA|CIUDAD|(?:Comuna|Ciudad)[ \u00a0]?:)/dgu
/** The head of a table of accused, whose rows hold an identity number and then the address, in one cell of several lines. */
const tableHead = /(?<!\p{L})(?:RUT|RUN|C\.I\.)[ \u00a0]+DIRECCI[OÓ]N[ \u00a0]+COMUNA(?!\p{L})/gu
/** What the cell of the address follows: an identity number, masked or maimed, or the dash of a row without one. */
const rowStart = /\[(?:RUT|documento)\]|(?<=\d[\d. ]{0,12})-[ \u00a0]?[\dkK]?(?=[\s])|(?<=\n)-(?=[ \u00a0])/gu
/** What ends a cell or a table. */
const afterTable =
  /^(?:Actuaci|Sentencia|SENTENCIA|Hechos|HECHOS|EFECTOS|LECTURA|VISTO|OIDO|REQUERIMIENTO|RUC|RIT|RESUMEN|Fiscal|FISCAL|Defens|DEFENS|Tribunal|Magistrad|V[ií]ctima|Apercib|Respecto|Asiste|Presente|I+\.|\[|\(|(?:Se|El|La|Que|En|Por|Delito|DELITO)[ \u00a0]\p{Ll})/u
const contact = /[\s,.;–-]*(?<!\p{L})(?:Tel[eé]fono|TEL[EÉ]FONO|[Ff]ono|FONO|F\.?E\.?N|F[°º]|[Cc]orreo|Mail|\[(?:tel[eé]fono|correo))/u
const typed = new RegExp(`^(?:${streetType}|${placeType})`, 'u')
const endsInStreet = new RegExp(`(?<!\\p{L})${streetType}$`, 'u')
const housed = new RegExp(`\\d|${sign}(?=\\s|$)|[sS]/[nN]`, 'u')
const ofPlace = (written: string): boolean => typed.test(written) || housed.test(written)
const tableLength = 1_500
const maxLines = 6

/** Where the town at the end of a line begins: «Los Boldos 640 Talca.»; null when none stands there. */
const townAtEnd = (line: string): number | null => {
  for (const { index } of line.matchAll(/(?<!\p{L})\p{Lu}/gu)) if (index > 0 && isTown(line.slice(index))) return index
  return null
}

/** «Inventada.»: a town that no list has. A place, or a street whose name the next line has, goes on. */
const isLastLine = (line: string): boolean =>
  /^[\p{L}\s]{4,}\.$/u.test(line) && !housed.test(line) && !typed.test(line) && !endsInStreet.test(line)

/** Length of the cell at the start of a text, without its town. */
const cellLength = (text: string): number => {
  const lines = text.split('\n')
  let length = 0
  for (const [at, line] of lines.slice(0, maxLines).entries()) {
    const [before = ''] = line.split(/(?<=\p{L}{4})[ \u00a0]?\.[ \u00a0]/u, 1)
    if (afterTable.test(line) || isTown(before) || isTown(`${line} ${lines[at + 1] ?? ''}`)) break
    if (at > 0 && isLastLine(line)) break
    const cut = contact.exec(line)?.index ?? (housed.test(text.slice(0, length + line.length)) ? townAtEnd(line) : null)
    if (cut !== null) return length + cut
    if (line.length > 70) break
    length += line.length + 1
  }
  return length
}

const findCells = (text: string): PersonalSpan[] =>
  [...text.matchAll(tableHead)].flatMap((head) => {
    const begin = head.index + head[0].length
    const table = text.slice(begin, begin + tableLength)
    const end = table.search(/\n(?:Actuaci|SENTENCIA|Sentencia|H(?:ECHOS|echos)|VISTO|LECTURA|RUC|Se[ \u00a0]deja|I+\.)/u)
    const rows = end < 0 ? table : table.slice(0, end)
    return [...rows.matchAll(rowStart)].flatMap((row) => {
      const from = row.index + row[0].length + (/^\s*/u.exec(rows.slice(row.index + row[0].length))?.[0].length ?? 0)
      const cell = rows.slice(from, from + cellLength(rows.slice(from))).replace(/[\s.]+$/u, '')
      return typed.test(cell) || (row[0].startsWith('[') && /^[\p{Lu}\d]/u.test(cell) && housed.test(cell))
        ? [{ kind: 'address' as const, from: begin + from, to: begin + from + cell.length }]
        : []
    })
  })

/** Addresses in the forms of criminal courts: beside a label, or in the rows of a table. */
export function findFormAddresses(text: string): PersonalSpan[] {
  const beside = [...text.matchAll(labelled)].flatMap(({ indices }) => {
    const span = indices?.groups?.['address']
    return span === undefined || !ofPlace(text.slice(...span)) ? [] : [{ kind: 'address' as const, from: span[0], to: span[1] }]
  })
  return [...beside, ...findCells(text)]
}
