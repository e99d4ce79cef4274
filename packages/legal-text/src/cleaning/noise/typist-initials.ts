const initials = /^(?:[\p{L}.]{2,4}|[\p{Lu}][\p{L}]{0,4}|\/?[\p{L}.]{2,6}\/{1,2}[\p{L}.]{0,7}|[\p{Lu}]\p{L}?\([\p{L}]{2,4}\))\.?$/u
const words = new Set(
  'vistos visto sala acta foja rol rit ruc hoy si no chile penal civil fecha causa autos arica talca lota tome buin angol y'.split(' '),
)
const courtHead =
  /^(?:C\.? ?A\.?(?: |$)|Corte de Apelaciones|CORTE (?:DE )?APELACIONES)|(?:^|, )(?:a )?[\p{L}\d ]{1,20} de [\p{L}]+ (?:de|del) (?:dos mil|20\d\d|año)/u

const isTypist = (filled: readonly string[], position: number): boolean => {
  const line = filled[position] ?? ''
  if (!initials.test(line) || words.has(line.toLowerCase().replace(/\.$/u, ''))) return false
  if (position < 3) return courtHead.test(filled[position - 1] ?? '') || courtHead.test(filled[position + 1] ?? '')
  return position === filled.length - 1 && /^[a-zñ]{2,4}\.?$/u.test(line)
}

/**
 * Indices, among the filled lines, of the typist's initials («abc», «ABC/def»): alone beside the court's name or the date, or at the
 * very end.
 */
export function typistInitials(filled: readonly string[]): Set<number> {
  return new Set([0, 1, 2, filled.length - 1].filter((position) => isTypist(filled, position)))
}
