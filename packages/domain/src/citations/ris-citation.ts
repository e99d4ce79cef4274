import { type CitableRuling, fictionalNote } from './citable-ruling.ts'

/** Address and date of a citation. */
export interface Consultation {
  /** Address of the ruling. */
  readonly url: string
  /** `yyyy-mm-dd`. */
  readonly consultedOn: string
  /** Further notes of the record. */
  readonly notes?: readonly string[]
}

const line = (tag: string, value: string | null): string[] =>
  value === null || value === '' ? [] : [`${tag}  - ${value.replace(/[\s\p{Cc}]+/gu, ' ').trim()}`]

/** A ruling as a RIS record of type CASE, with the tags that Zotero and EndNote read. RIS requires CRLF line ends. */
export function risCitation(ruling: CitableRuling, { url, consultedOn, notes = [] }: Consultation): string {
  const lines = [
    'TY  - CASE',
    ...line('TI', ruling.caption),
    ...line('PB', ruling.court),
    ...line('SV', ruling.docket),
    ...line('DA', ruling.decidedOn?.replaceAll('-', '/') ?? null),
    ...line('PY', ruling.decidedOn?.slice(0, 4) ?? null),
    ...ruling.subjects.flatMap((subject) => line('KW', subject)),
    ...line('LA', 'es-CL'),
    ...line('DB', 'BaseJuris'),
    ...line('UR', url),
    ...line('Y2', consultedOn.replaceAll('-', '/')),
    ...line('N1', ruling.fictional ? fictionalNote : null),
    ...notes.flatMap((note) => line('N1', note)),
    'ER  - ',
  ]
  return `${lines.join('\r\n')}\r\n`
}
