const signature: readonly RegExp[] = [
  /^este documento tiene firma electr[oó]nica[. ]*$/iu,
  /^y su original puede ser validado en[: ]*$/iu,
  /^https?:\/\/(?:verificadoc|www)\.pjud\.cl(?:\/\S*)?$/iu,
  /^(?:este documento tiene firma electr[oó]nica )?y su original puede ser validado en https?:\/\/\S+$/iu,
  /^[Cc][oó]digo(?: de (?:validaci[oó]n|verificaci[oó]n))?: ?[A-Z]{8,14}$/u,
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[+-]\d{4}|Z)?$/u,
  /^a contar del .{4,40}, la hora visualizada corresponde al horario/iu,
  /^(?:verano|invierno) establecido en chile continental/iu,
  /^(?:insular occidental|para chile insular|regi[oó]n de magallanes|para la regi[oó]n de magallanes).{0,90}(?:horas|hora)\.?/iu,
  /^este documento incorpora una firma electr[oó]nica avanzada\. su$/iu,
  /^validez puede ser consultada en www\.\S+ con el$/iu,
  /^c[oó]digo de verificaci[oó]n indicado bajo el c[oó]digo de barras\.?$/iu,
  /^\*?[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}\*?$/u,
]
const pageMark = /^(?:PAGE ?\d*|p[aá]g(?:ina|\.)? ?\d+(?: ?(?:de|\/) ?\d+)?\.?|- ?\d{1,3} ?-|fojas?:? ?\d+[ .-]*)$/iu
const furniture: readonly RegExp[] = [/^RIT ?[«»" ]*[«»][«»" ]*$/u, /^(?!\(?(?:\.{3}|…))[^\p{L}\d[(]+$/u, pageMark]
const foja = /^fojas?:? ?\d/iu
const ownDocket = /^[A-Z]{1,2}-[\d.]+-\d{4}$/u
const folioInWords =
  /^(?:[\p{L} ]*\b(?:mil|cientos?|cientas|cien|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|veinti\p{L}+)\b[\p{L} ]*|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince)$/iu
const folioNumber = /^0{2,}\d+$/u
const initials = /^(?:[\p{L}.]{2,4}|[\p{Lu}][\p{L}]{0,4}|\/?[\p{L}.]{2,6}\/{1,2}[\p{L}.]{0,7}|[\p{Lu}]\p{L}?\([\p{L}]{2,4}\))\.?$/u
const words = new Set(
  'vistos visto sala acta foja rol rit ruc hoy si no chile penal civil fecha causa autos arica talca lota tome buin angol y'.split(' '),
)
const courtHead =
  /^(?:C\.? ?A\.?(?: |$)|Corte de Apelaciones|CORTE (?:DE )?APELACIONES)|(?:^|, )(?:a )?[\p{L}\d ]{1,20} de [\p{L}]+ (?:de|del) (?:dos mil|20\d\d|año)/u

const isSignature = (line: string): boolean => signature.some((pattern) => pattern.test(line))
const isFurniture = (line: string): boolean => furniture.some((pattern) => pattern.test(line))

/** Lone numbers counting up by one from page to page. */
const pageNumbers = (lines: readonly string[]): Set<number> => {
  const lone = lines.flatMap((line, index) => (/^\d{1,4}$/u.test(line) ? [{ index, value: Number(line) }] : []))
  let best: number[] = []
  for (const start of lone.slice(0, 12)) {
    const run = [start.index]
    let expected = start.value + 1
    for (const next of lone) {
      if (next.index <= (run.at(-1) ?? 0) || next.value !== expected) continue
      run.push(next.index)
      expected += 1
    }
    if (run.length > best.length) best = run
  }
  const spread = (best.at(-1) ?? 0) - (best[0] ?? 0)
  return best.length >= 3 && spread / best.length > 12 ? new Set(best) : new Set()
}

const isPageHead = (lines: readonly string[], index: number): boolean => {
  const line = lines[index] ?? ''
  const next = lines[index + 1] ?? ''
  const previous = lines[index - 1] ?? ''
  if (ownDocket.test(line)) return foja.test(next)
  if (folioNumber.test(line)) return folioInWords.test(next) || folioInWords.test(lines[index + 2] ?? '')
  if (!folioInWords.test(line)) return false
  return foja.test(previous) || folioNumber.test(previous) || folioNumber.test(lines[index - 2] ?? '')
}

/** Word's page field leaves «PAGE» and the number below it. */
const isFieldResidue = (lines: readonly string[], index: number): boolean =>
  lines[index - 1] === 'PAGE' && /^\d{1,3}$/u.test(lines[index] ?? '')

/** Initials of the typist («abc», «ABC/def») stand alone beside the court's name or the date. */
const isTypist = (filled: readonly string[], position: number): boolean => {
  const line = filled[position] ?? ''
  if (!initials.test(line) || words.has(line.toLowerCase().replace(/\.$/u, ''))) return false
  if (position < 3) return courtHead.test(filled[position - 1] ?? '') || courtHead.test(filled[position + 1] ?? '')
  return position === filled.length - 1 && /^[a-zñ]{2,4}\.?$/u.test(line)
}

/** Lines repeated beside page marks («TERCER TRIBUNAL AMBIENTAL» under every folio) are running heads: all but the first are noise. */
const markRunningHeads = (lines: readonly string[], noise: boolean[], marks: readonly boolean[]): void => {
  const beside = [...marks]
  const places = new Map<string, number[]>()
  for (const [index, line] of lines.entries()) {
    if (line.length > 4 && line.length <= 90 && !noise[index]) places.set(line, [...(places.get(line) ?? []), index])
  }
  const repeated = [...places.values()].filter((indexes) => indexes.length >= 3)
  const besideMark = (index: number): boolean => {
    let before = index - 1
    let after = index + 1
    while (lines[before] === '') before -= 1
    while (lines[after] === '') after += 1
    return beside[before] === true || beside[after] === true
  }
  for (let round = 0; round < 3; round += 1) {
    for (const indexes of repeated) {
      if (indexes.filter(besideMark).length < indexes.length * 0.8) continue
      for (const index of indexes) beside[index] = true
      for (const index of indexes.slice(1)) noise[index] = true
    }
  }
}

/** Leaves out what is no part of the ruling: signature blocks, verification codes, time stamps, page numbers and heads, folios, typists' initials. */
export const dropSourceNoise = (lines: readonly string[]): string[] => {
  const numbers = pageNumbers(lines)
  const marks = lines.map(
    (line, index) =>
      numbers.has(index) || isSignature(line) || isPageHead(lines, index) || pageMark.test(line) || isFieldResidue(lines, index),
  )
  const noise = lines.map((line, index) => marks[index] === true || (line !== '' && isFurniture(line)))
  markRunningHeads(lines, noise, marks)
  const kept = lines.filter((_, index) => !noise[index])
  const filled = kept.filter((line) => line !== '')
  const typists = new Set([0, 1, 2, filled.length - 1].filter((position) => isTypist(filled, position)))
  let position = -1
  return kept.filter((line) => {
    if (line === '') return true
    position += 1
    return !typists.has(position)
  })
}
