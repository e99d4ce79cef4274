import { capitalizeFirst } from '@basejuris/domain/spanish-format'

const matters: Readonly<Record<string, string>> = {
  'p.local': 'policía local',
  'cont.adm': 'contencioso administrativo',
  cri: 'crimen',
  'policia local': 'policía local',
}

/** «apelacion» → «apelación»: no Spanish singular ends in unaccented -cion or -sion. */
const accent = (text: string): string => text.replace(/([cs])ion\b/gu, '$1ión')

const join = (kind: string, matter: string): string => {
  const known = matters[matter] ?? matter
  return capitalizeFirst(kind === known ? kind : `${kind} (${known})`)
}

/**
 * Unifies the two forms of an appeal in the judiciary's data: «(CIVIL) CASACIÓN FONDO» → «Casación fondo (civil)», «Civil-apelacion
 * incidente» → «Apelación incidente (civil)». Other wordings only lose their capitals.
 */
export function appealTypeName(written: string): string {
  const text = accent(written.toLowerCase().replace(/\s+/gu, ' ').trim())
  const supreme = /^\(([^)]+)\)\s*(.+)$/u.exec(text)
  if (supreme !== null) return join(supreme[2] ?? '', supreme[1] ?? '')
  const appeals = /^([\p{L}.]+(?: - [\p{L}.]+)?)-(?:recurso de )?(.+)$/u.exec(text)
  if (appeals !== null) return join(appeals[2] ?? '', appeals[1] ?? '')
  return /\p{Ll}/u.test(written) ? written.trim() : capitalizeFirst(text)
}

/** Letters of the register of the environmental courts: article 17 of Ley 20.600. */
const environmentalProceedings: Readonly<Record<string, string>> = {
  R: 'Reclamación',
  D: 'Demanda por daño ambiental',
  S: 'Solicitud de autorización',
}

/** The proceeding of an environmental court, by the letter of its docket number; null elsewhere. */
export function environmentalProceeding(court: string | null, docketNumber: string | null): string | null {
  if (court === null || !/tribunal ambiental/iu.test(court)) return null
  return environmentalProceedings[/^\s*(?<letter>[RDS])\b/iu.exec(docketNumber ?? '')?.groups?.['letter']?.toUpperCase() ?? ''] ?? null
}
