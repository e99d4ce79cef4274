import { foldSameLength } from '../analysis/fold-text.ts'
import type { TextSpan } from '../analysis/text-span.ts'

/** Where the sentence goes on after words that identify a person. */
const resumes =
  /,? ?\b(?:a (?:las? penas?|sufrir|cumplir|pagar|una pena|la (?:multa|sancion|suma))|al pago|(?:en )?(?:su )?(?:calidad|como) (?:de )?(?:co-?)?(?:autor|complice|encubridor|responsable|ejecutor)|como (?:co-?)?autor|en (?:su )?calidad(?! de (?:rematad|imputad|condenad|pres|detenid|intern))|en cuanto|de(?:l| los| las?) (?:cargo|acusacion|delito|requerimiento|falta|imputacion)\w*|de aquella parte|de haber|por (?:su|los|las|la|el|un|haber|cuanto)\b|para que|para (?:efecto|contraer|enajenar|vender|donar|gravar)|autora? (?:de|en)|que (?:lo|la|los|las|le) |quien(?:es)? (?:fue|lo)|en contra|contra\b|en todas|en perjuicio|con costas|sin costas|sin perjuicio|(?:solo|unicamente)\b|y (?:a|al|en|se|de|don|doña|\p{L}+ndose|(?:solidari|subsidiari|conjunt)\p{L}*)\b|e? ?\[persona|la suma|a (?:don|doña|su|sus)\b|de inexistencia|consistente|y,? en consecuencia)/u
/** Number of an identity card: never quoted. */
const card =
  /,? ?\b(?:(?:con )?(?:su )?(?:cedula|c\.? ?n\.? ?i\.?(?= )|c\. ?i\.|c\.?i\.? (?:n|\[)|r\.? ?u\.? ?[tn]\b|rol unico|pasaporte|dni\b|run\b))(?:[^[\];\n]{0,50}\[rut\]|[^[\];,\n]{0,45}?-\s?[\dk]\b)?/u
/** Domicile, or the prison somebody is in: never quoted. */
const home =
  /,? ?\b(?:(?:y )?(?:(?:con|ambos|todos|ambas|todas) )*domicili(?:ad[oa]s?|o) (?:(?:para|en|sin|actualmente|laboral|conocido|ignorado|desconocido|legal)\b|\[)|(?:quien )?actualmente (?:recluid|privad|interno|en prision)\p{L}*|recluid[oa]s? en)/u
/** What else only says who somebody is. */
const personal =
  /,? ?\b(?:(?:ya |en lo (?:restante|demas) |todos |todas |ambos |ambas |antes |tambien |debidamente |previamente |anteriormente )*(?:individualiz|singulariz)ad[oa]s?(?: ?\(a\))?(?: (?:en autos|precedentemente|anteriormente|al comienzo|en (?:la causa|esta causa|lo expositivo|el considerando \p{L}+)))?|representad[oa]s? (?:[^,;]{0,50} )?por (?:su )?|sujet[oa]s? a prision preventiva|de nacionalidad|nacionalidad|nacid[oa] (?:en|el)|de profesion|profesion u|de oficio|apodad[oa]|alias|de \d{2} años)\b|,\s?(?:chilen[oa]|\d{2} años|colombian[oa]|peruan[oa]|bolivian[oa]|venezolan[oa]|trabajador[a]? \p{L}+|casad[oa]|solter[oa]|viud[oa]|divorciad[oa]|separad[oa]|conviviente|\p{L}+ de edad|estudiante|emplead[oa]|comerciante|empresari[oa]|obrer[oa]|jornaler[oa]|labores|dueña de casa|cesante|abogad[oa]|ingenier[oa]|temporer[oa]|vendedora?|conductora?)s?\b/u
const clauseEnd = /[;\n]|,|\.(?:\s|$)/u
const cardNumber = /\]$|-\s?[\dk]$/u
/** An address is not longer than this. */
const maxAddress = 220

/** Spans of `text` within a decision that only say who somebody is: card numbers and domiciles, or all of it. */
export function identitySpans(text: string, { from, to }: TextSpan, isAll: boolean): TextSpan[] {
  const folded = foldSameLength(text.slice(from, to))
  const spans: TextSpan[] = []
  let at = 0
  while (at < folded.length) {
    const opened = nextOpening(folded, at, isAll)
    if (opened === null) break
    const end = endOfIdentity(folded, opened)
    spans.push({ from: from + opened.from, to: from + end })
    at = Math.max(end, opened.to)
  }
  return spans
}

const nextOpening = (folded: string, at: number, isAll: boolean): TextSpan | null => {
  const rest = folded.slice(at)
  const [first] = (isAll ? [card, home, personal] : [card, home])
    .flatMap((pattern) => {
      const match = pattern.exec(rest)
      return match === null ? [] : [{ from: at + match.index, to: at + match.index + match[0].length }]
    })
    .sort((a, b) => a.from - b.from)
  return first ?? null
}

/** An address goes on until the sentence does; other data end with their clause. */
const endOfIdentity = (folded: string, opened: TextSpan): number => {
  const shown = folded.slice(opened.from, opened.to)
  if (cardNumber.test(shown)) return opened.to
  const rest = folded.slice(opened.to, opened.to + maxAddress)
  const stop = rest.search(/[;\n]/u)
  const reach = stop < 0 ? rest : rest.slice(0, stop)
  const isHome = home.test(shown)
  const ends = [reach.search(resumes), ...(isHome ? [] : [reach.search(clauseEnd), reach.search(home)])].filter((end) => end >= 0)
  return opened.to + (ends.length === 0 ? reach.length : Math.min(...ends))
}
