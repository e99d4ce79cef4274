import { captionInitials, formatCaption } from '@basejuris/legal-text'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { cleanedLines } from './cleaned-text.ts'
import { maskedField } from './masked-text.ts'
import { hasPrivateAccount, namesDiagnosis } from './private-account.ts'
import { maxTextCharacters } from './ruling-text.ts'
import { isAboutHealth, isAboutPrivateLife, ordersAnonymity } from './sensitive-text.ts'

const sensitiveCollections: ReadonlySet<string> = new Set(['penal', 'familia', 'salud_corte_suprema', 'salud_corte_de_apelaciones'])
/** Subjects by the book or the kind of appeal of the higher courts. «Reforma» alone is the book of the criminal procedure reform. */
const sensitiveMatter = /\b(?:penal|criminal|crimen|cri|amparo|familia|salud|isapres?)\b|^reforma(?: procesal)?$/iu
/** Courts with jurisdiction only over crime or family. Mixed courts («Letras, Garantía y Familia») prove nothing. */
const sensitiveCourt = /^(?!.*\bletras\b).*(?:garant[ií]a|juicio oral|en lo penal|del crimen|de familia)/iu
const sensitiveSubject =
  /violencia intrafamiliar|abusos? sexual|\bviolaci[oó]n de (?:menor|persona|mayor)|alimentos|cuidado personal|adopci[oó]n|interdicci[oó]n|demencia|discapacidad|curador|curadur[ií]a|responsabilidad m[eé]dica|negligencia m[eé]dica/iu
/** Who insures, treats or examines the health of the other party. */
const ofHealth =
  /(?<!\p{L})(?:isapres?|fonasa|fondo nacional de salud|compin|comisi[oó]n (?:de )?(?:medicina preventiva|m[eé]dica)|superintendencia de (?:salud|seguridad social)|suseso|mutual(?:idad)?|hospital|cl[ií]nica|servicio de salud)(?!\p{L})/iu
const prosecuted = /^\s*(?:c\/|contra\b|m\.?\s?p\.?\s*(?:c\/|con\b|contra\b|\/)|ministerio p[uú]blico)/iu

/** Offices whose opinions and fines name no parties of a private life. */
const ofOffices: ReadonlySet<string> = new Set(['contraloria', 'administrativo'])

/**
 * True when the parties are shown as initials: criminal, family and health cases at every level, and what the source or the ruling itself
 * reserves. Others are by what their text is about.
 */
export function hidesParties(ruling: ParsedRuling): boolean {
  return isOfPrivateMatter(ruling) || isAboutPersons(ruling)
}

const isOfPrivateMatter = (ruling: ParsedRuling): boolean =>
  ruling.reserved ||
  sensitiveCollections.has(ruling.collection) ||
  [ruling.book, ruling.appealType].some((matter) => matter !== null && sensitiveMatter.test(matter)) ||
  [ruling.court, ruling.originCourt].some((court) => court !== null && sensitiveCourt.test(court)) ||
  ruling.subjects.some((subject) => sensitiveSubject.test(subject)) ||
  (ruling.caption !== null && prosecuted.test(ruling.caption))

/** As it is stored: some sources displace accents («diagn stico psiqui trico á é»), so that no word of them is found. */
const readableText = ({ text }: ParsedRuling): string => (text.length > maxTextCharacters ? text : cleanedLines(text).join('\n'))

const isAboutPersons = (ruling: ParsedRuling): boolean => {
  const text = readableText(ruling)
  return (
    (isOfProtection(ruling) && ((ruling.caption !== null && ofHealth.test(ruling.caption)) || isAboutHealth(text))) ||
    hasPrivateAccount(text) ||
    (!ofOffices.has(ruling.collection) && (namesDiagnosis(text) || isAboutPrivateLife(text) || ordersAnonymity(text)))
  )
}

/** «Protección», the recourse by which people claim licences, treatments and health plans. */
const isOfProtection = ({ book, appealType }: ParsedRuling): boolean =>
  [book, appealType].some((matter) => matter !== null && /protecci[oó]?n/iu.test(matter))

/** The caption as shown; `hidden` shows natural persons as initials. */
export function rulingCaption(ruling: ParsedRuling, hidden: boolean): string {
  const written = maskedField(ruling.caption)
  if (written === null) return ruling.reserved ? 'Carátula reservada' : 'Sin carátula'
  if (ruling.titled === true && !ruling.reserved) return written
  const readable = formatCaption(written)
  return hidden ? captionInitials(readable) : readable
}
