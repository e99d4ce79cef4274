import { foldSameLength } from '@basejuris/legal-text/fold-text'

const uuid = String.raw`[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}`

/** Lines with every blank taken out, because extractions lose and multiply them. */
const noiseSqueezed: readonly RegExp[] = [
  /^(?:estedocumento)?tienefirmaelectronica|^estedocumentotienefirmaelectronica/u,
  /^ysuoriginalpuedeser(?:validadoen)?/u,
  /^(?:validadoen)?https?:\/\/verificadoc\.pjud\.cl/u,
  /^codigo(?:de(?:validacion|verificacion))?:[a-z]{8,14}$/u,
  /^codigodevalidacion:/u,
  /validacion\.tcchile\.cl/u,
  /^estedocumentoincorporaunafirmaelectronica/u,
  /^(?:avanzada\.)?su$|^(?:avanzada\.su)?validezpuedeserconsultada/u,
  /^www\.(?:tribunalconstitucional|tdlc|tribunalambiental|3ta|1ta)\.clconelcodigo/u,
  /^codigodeverificacionindicadobajo|^verificacionindicadobajoelcodigodebarras/u,
  /^(?:para)?verificarlaintegridadyautenticidaddeestedocumento|^https:\/\/doc\.digital\.gob\.cl\/validador/u,
  /^documentofirmadoelectronicamentepordon\/na|^verifiqueestedocumentoenwww\.tta\.cl|^timbreelectronico$/u,
  /pdfmachinebybroadgunsoftware/u,
  /^(?:fea|atta|sacta)$/u,
  /firmadodigitalmente(?:por)?|fecha:\d{4}\.\d{2}\.\d{2}(?:\d{1,2}:\d{2}:\d{2})?/u,
  /^[-+]\d{2}'\d{2}'?$/u,
]
const wholeLine: readonly RegExp[] = [
  new RegExp(String.raw`^\*?${uuid}\*?(?:\s+\d{1,4})?$`, 'u'),
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{4}$/u,
]
const leader = /(?:\.\s?){5,}\s*\d{1,4}\s*$|…{2,}\.*\s*\d{1,4}\s*$/u
/** Longer lines are no entry of a contents; bounds the work on a text without line breaks. */
const longestLine = 400
const isEntry = (line: string): boolean => line.length <= longestLine && leader.test(line)
const contentsHead = /^(?:tabla\s+de\s+contenidos?|contenidos?|indice)\s*:?$/u
/** A title of the contents may run over some lines before its page number, and a page head may stand between. */
const longestEntry = 5
const longestGap = 10

const squeeze = (line: string): string => foldSameLength(line).toLowerCase().replace(/\s+/gu, '')

const isNoise = (line: string): boolean => {
  const trimmed = line.trim()
  if (trimmed === '' || trimmed.length > 160) return false
  if (wholeLine.some((pattern) => pattern.test(trimmed))) return true
  const squeezed = squeeze(trimmed)
  return noiseSqueezed.some((pattern) => pattern.test(squeezed))
}

/** Places of the table of contents: from its heading, or its first entry with leaders, to its last entry. */
const contentsRange = (lines: readonly string[]): readonly [from: number, to: number] | null => {
  const first = lines.findIndex(isEntry)
  if (first < 0) return null
  let last = first
  for (let index = first + 1; index <= last + longestGap && index < lines.length; index += 1) if (isEntry(lines[index] ?? '')) last = index
  const entries = lines.slice(first, last + 1).filter(isEntry).length
  if (entries < 4) return null
  const above = lines
    .slice(Math.max(0, first - longestEntry), first)
    .findLastIndex((line) => contentsHead.test(foldSameLength(line.trim()).toLowerCase()))
  return [above < 0 ? first : Math.max(0, first - longestEntry) + above, last]
}

/**
 * Text without what its pages carry around it: electronic signature notes, verification codes and bar codes, marks of PDF programs, the table of
 * contents with its page numbers. Whole lines only; line numbers of the rest shift.
 */
export const dropPageNoise = (text: string): string => {
  const lines = text.split('\n')
  const contents = contentsRange(lines)
  return lines.filter((line, index) => !(contents !== null && index >= contents[0] && index <= contents[1]) && !isNoise(line)).join('\n')
}

const mailHead = /^\s*(?:de|from|enviado(?:\s+el)?|sent|para|to|cc|cco|asunto|subject|fecha|date)\s*:/iu
const address = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/u
const decision = /^\s*(?:se\s+(?:resuelve|declara|acoge|rechaza)|vistos?\b|considerando\b)/imu

/**
 * Text without the notification e-mails appended after the ruling: from the first run of mail headers with an address in the last two fifths, as long as
 * no decision follows it.
 */
export const cutAppendedMail = (text: string): string => {
  const lines = text.split('\n')
  let at = 0
  for (const [index, line] of lines.entries()) {
    const following = lines.slice(index, index + 6)
    const isMail =
      mailHead.test(line) && following.filter((next) => mailHead.test(next)).length >= 2 && following.some((next) => address.test(next))
    if (isMail && at >= text.length * 0.6 && !decision.test(text.slice(at))) return text.slice(0, at).trimEnd()
    at += line.length + 1
  }
  return text
}
