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
