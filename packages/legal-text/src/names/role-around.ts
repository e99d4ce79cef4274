import { foldText } from '../fold-text.ts'
import { townNames } from './kept-names.ts'
import { plainCapitals } from './plain-capitals.ts'
import { callings, minorRoles, officialRoles, partyRoles, pluralOfficials, qualifiers, treatments } from './role-words.ts'

/** What the words beside a name say of its bearer. `addressed`: «don», «Sra.» stand before it. `plural`: the role goes on over a list. */
export interface RoleAround {
  readonly role: 'official' | 'party' | null
  readonly minor: boolean
  readonly addressed: boolean
  readonly plural: boolean
  /** What stands beside can only stand beside a person: a calling, «declaró», «en favor de», «quien». */
  readonly human: boolean
  /** A party for whom the source may name the lawyer («Querellante: …, abogado»). */
  readonly represented: boolean
}

const none: RoleAround = { role: null, minor: false, addressed: false, plural: false, human: false, represented: false }
const wordsBack = /\p{L}[\p{L}\p{M}]*/gu
const abbreviations = new Set('sr sra srta sres sras dr dra d dña s i adj fs'.split(' '))
const links = new Set('de del a al por contra favor respecto representacion'.split(' '))
const byAuthor =
  /(?<!\p{L})(?:redacci[oó]n|redactad[oa]|redact[oó]|dictad[oa]|pronunciad[oa]|integrad[oa]|conformad[oa]|constituid[oa]|presidid[oa]|prove[ií]d[oa]|dirigid[oa]|voto|acta|acuerdo|intervenci[oó]n|asistencia|presencia|parecer|opini[oó]n|(?:estuvo|estuvieron|estado|asumida) a cargo)$/u
/** Offices that private persons hold too: told by a capital, a qualifier or a colon. */
const ofAnyTrade = new Set(
  'secretario secretaria director directora presidente presidenta delegado delegada consejero consejera'.split(' '),
)
const representedRoles = new Set('querellante demandante denunciante solicitante requirente querellantes'.split(' '))
const directLawyer = /^, [Aa]bogad/u
const reach = 110

const isCapital = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase()

const afterOfficial =
  /^(?:\s?\((?:s|i|t|S|I|T)\))?\s?[,;–-]?\s*(?:\p{Ll}[\p{Ll} ]{1,24},\s*){0,4}(?:(?:el|la|en (?:su )?calidad de|como|quien es|todos?|todas?|ambos)\s+)?(?:(?:[Aa]bogad[oa]s?|ABOGAD[OA]S?|[Dd]efensor(?:a|es)?|DEFENSORA?|[Ff]iscal(?:es)?|FISCAL|[Jj]ue(?:za?|ces)|JUEZA?|[Mm]inistr[oa]s?|MINISTR[OA]|[Mm]agistrad[oa]s?|[Rr]elatora?|[Nn]otari[oa]|[Rr]eceptora?|[Pp]rocuradora?|[Pp]ostulante|[Ii]ntendent[ea]|[Dd]elegad[oa] [Pp]residencial|[Aa]lcalde(?:sa)?|[Ss]ubsecretari[oa]|[Ss]uperintendent[ea])(?!\p{L})(?!\s+\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+\s+\p{Lu})|(?:[Ss]ecretari[oa]|[Pp]resident[ea]|[Cc]onsejer[oa]|[Dd]irectora?|[Jj]ef[ea]|[Ee]ncargad[oa]|[Aa]dministradora?)\s+(?:\((?:s|S)\)|[Rr]egional|[Nn]acional|[Pp]rovincial|[Gg]eneral|[Ss]ubrogante|[Tt][eé]cnic|[Aa]bogad|[Jj]ur[ií]dic|(?:de|del|de la|de esta|de este) (?:[Cc]orte|[Tt]ribunal|[Ss]ala|[Jj]uzgado|[Cc]omisi[oó]n|[Gg]endarmer|[Ss]ervicio|[Ss]alud|[Aa]ctas?|[Aa]udiencia|[Uu]nidad|[Dd]epartamento)))/u
const listJoint =
  /^\s*(?:\([^()\n]{1,4}\))?\.?\s*,?\s*(?:qui[eé]n [^,\n]{0,40},)?\s*(?:(?:y|e|ni|como|por|con)\s+)?(?:(?:de|a|por)\s+)?(?:el |la |los |las )?(?:(?:don|doña|señor|señora|señorita|sra?|srta|sres|dr|dra|d|dña)\.?\s+){0,2}$/iu

/** True when nothing but a comma, «y» and a form of address stands between two names. */
export const continuesList = (between: string): boolean => between.length < 70 && /[,y]|\be\b/iu.test(between) && listJoint.test(between)

const roleBefore = (text: string, from: number): RoleAround => {
  const start = Math.max(0, from - reach)
  const before = text.slice(start, from)
  const words = [...before.matchAll(wordsBack)]
  let addressed = false
  let next = before.length
  let steps = 0
  for (const match of words.reverse()) {
    const folded = foldText(match[0])
    const gap = before.slice(match.index + match[0].length, next)
    if (/[;?!¿¡“”"]|\d{3}/u.test(gap) || (gap.includes('.') && !abbreviations.has(folded) && !/^\.?\)?\s?[:-]/u.test(gap))) break
    if (gap.includes('\n') && !/^[ \u00a0:.–-]*\n$/u.test(gap)) break
    next = match.index
    if (treatments.has(folded) && (folded.length > 1 || gap.startsWith('.'))) addressed = true
    else if (links.has(folded) && steps === 0) {
      const rest = foldText(before.slice(0, match.index)).trimEnd()
      const official = byAuthor.test(rest)
      return {
        ...none,
        addressed,
        role: official ? 'official' : /(?:condena|condeno|absuelve|condenar|absolver|victima|imputado)$/u.test(rest) ? 'party' : null,
        plural: official,
      }
    } else if (officialRoles.has(folded)) {
      if (ofAnyTrade.has(folded) && steps === 0 && !isCapital(match[0]) && !/[:\n]/u.test(gap)) break
      return {
        role: 'official',
        minor: false,
        addressed,
        human: true,
        plural: pluralOfficials.test(foldText(before.slice(match.index))),
        represented: false,
      }
    } else if (partyRoles.has(folded))
      return {
        role: 'party',
        minor: minorRoles.has(folded),
        addressed,
        human: true,
        plural: folded.endsWith('s'),
        represented: representedRoles.has(folded),
      }
    else if (callings.has(folded)) return { ...none, addressed, human: true }
    else if (!qualifiers.has(folded) && !townNames.has(folded) && !(isCapital(match[0]) && plainCapitals.has(folded))) break
    if (!treatments.has(folded)) steps += 1
    if (steps > 12) break
  }
  return { ...none, addressed }
}

const humanBefore =
  /(?<!\p{L})(?:de nombres?|llamad[oa]|apodad[oa]|apellid[oa]s?|junto (?:a|con)|compañía de|entrevist\p{L}+ a|en (?:favor|contra|perjuicio|beneficio|representación) de|a favor de|respecto (?:de|a)|contra|declar(?:ó|aron|a)|expuso|comparec(?:e|ió|en|ieron)|recurre|depuso|declaración de|dichos de|testimonio de|relato de|cónyuge de|propiedad de|muerte de|identificad[oa] como|agredió a|golpeó a|lesionó a|amenazó a|mató a|violó a|abusó de|condena a|absuelve a|según|cuidado (?:personal )?de|por sí y por)[ \u00a0]+(?:(?:don|doña)[ \u00a0]+)?$/iu
const humanAfter =
  /^,?[ \u00a0](?:qui(?:en|én)(?!\p{L})|declar(?:ó|a)|dijo|señal(?:ó|a)|manifest(?:ó|a)|expuso|relató|refir(?:ió|e)|indic(?:ó|a)|agreg(?:ó|a)|falleció|reconoció|ratificó|negó|agredió|golpeó|interpone|deduce|demanda|c[eé]dula|chilen[oa]|venezolan[oa]|bolivian[oa]|haitian[oa]|colombian[oa]|peruan[oa]|de \d{1,2} años|nacid[oa]|solter[oa]|casad[oa]|ya individualizad[oa]|domiciliad[oa])/u

/** Reads the role of a name from what stands before and after it. */
export const roleAround = (text: string, from: number, to: number): RoleAround => {
  const before = roleBefore(text, from)
  if (before.role === 'party' && !(before.represented && directLawyer.test(text.slice(to, to + 12)))) return before
  const after = text.slice(to, to + 110)
  const human = before.human || humanAfter.test(after) || humanBefore.test(text.slice(Math.max(0, from - 50), from))
  return before.role !== 'official' && afterOfficial.test(after)
    ? { ...before, human, role: 'official', plural: false }
    : { ...before, human }
}
