import { type CitableRuling, fictionalNote } from './citable-ruling.ts'

const line = (tag: string, value: string | null): string[] =>
  value === null || value === '' ? [] : [`${tag}  - ${value.replace(/\s+/gu, ' ').trim()}`]

/** A ruling as a RIS record of type CASE, with the tags Zotero and EndNote read; lines end as the format wants. `url` is the ruling's address. */
export function risCitation(ruling: CitableRuling, url: string): string {
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
    ...line('N1', ruling.fictional ? fictionalNote : null),
    'ER  - ',
  ]
  return `${lines.join('\r\n')}\r\n`
}
