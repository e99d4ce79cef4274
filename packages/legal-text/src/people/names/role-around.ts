import { isActedFor, isChildBehind } from './child-around.ts'
import { minorBirthMark } from './may-name-child.ts'
import { type RoleAround, roleBefore } from './role-before.ts'

const afterOfficial =
  /^(?:\s?\((?:s|i|t|S|I|T)\))?(?:,\s*|[ \u00a0]?[;–-]?[ \u00a0]*)(?:\p{Ll}[\p{Ll} ]{1,24},\s*){0,4}(?:(?:el|la|en (?:su )?calidad de|como|quien es|todos?|todas?|ambos)\s+)?(?:(?:[Aa]bogad[oa]s?|ABOGAD[OA]S?|[Dd]efensor(?:a|es)?|DEFENSORA?|[Ff]iscal(?:es)?|FISCAL|[Jj]ue(?:za?|ces)|JUEZA?|[Mm]inistr[oa]s?|MINISTR[OA]|[Mm]agistrad[oa]s?|[Rr]elatora?|[Nn]otari[oa]|[Rr]eceptora?|[Pp]rocuradora?|[Pp]ostulante|[Ii]ntendent[ea]|[Dd]elegad[oa] [Pp]residencial|[Aa]lcalde(?:sa)?|[Ss]ubsecretari[oa]|[Ss]uperintendent[ea])(?!\p{L})(?<!; (?:el|la) \p{L}{3,14})(?!\s+(?:de fe\s+)?(?!Penal|P[uú]blic|Privad|Titular|Suplente|Adjunt|Integrante|Regional)\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+\s+\p{Lu})|(?:[Ss]ecretari[oa]|[Pp]resident[ea]|[Cc]onsejer[oa]|[Dd]irectora?|[Jj]ef[ea]|[Ee]ncargad[oa]|[Aa]dministradora?)\s+(?:\((?:s|S)\)|[Rr]egional|[Nn]acional|[Pp]rovincial|[Gg]eneral|[Ss]ubrogante|[Tt][eé]cnic|[Aa]bogad|[Jj]ur[ií]dic|(?:de|del|de la|de esta|de este) (?:[Cc]orte|[Tt]ribunal|[Ss]ala|[Jj]uzgado|[Cc]omisi[oó]n|[Gg]endarmer|[Ss]ervicio|[Ss]alud|[Aa]ctas?|[Aa]udiencia|[Uu]nidad|[Dd]epartamento)))/u
const directLawyer = /^, [Aa]bogad/u
const listJoint =
  /^\s*(?:\([^()\n]{1,4}\))?\.?\s*,?\s*(?:qui[eé]n [^,\n]{0,40},|(?:como|en calidad de) [\p{Ll} ]{4,30},)?\s*(?:(?:y|e|ni|como|por|con)\s+)?(?:(?:de|a|por)\s+)?(?:el |la |los |las )?(?:(?:don|doña|señor|señora|señorita|sra?|srta|sres|dr|dra|d|dña)\.?\s+){0,2}$/iu

/** True when only a comma, «y» and a courtesy title separate two names. */
export function continuesList(between: string): boolean {
  return between.length < 70 && /[,y]|\be\b/iu.test(between) && listJoint.test(between)
}

const humanBefore =
  /(?<!\p{L})(?:de nombres?|llamad[oa]|apodad[oa]|apellid[oa]s?|junto (?:a|con)|compañía de|entrevist\p{L}+ a|en (?:favor|contra|perjuicio|beneficio|representación) de|a favor de|respecto (?:de|a)|contra|declar(?:ó|aron|a)|expuso|comparec(?:e|ió|en|ieron)|recurre|depuso|declaración de|dichos de|testimonio de|relato de|cónyuge de|propiedad de|muerte de|identificad[oa] como|agredió a|golpeó a|lesionó a|amenazó a|mató a|violó a|abusó de|condena a|absuelve a|según|cuidado (?:personal )?de|por sí y por|por parte de|presencia de|versión de|incomparecencia de|pareja de|cuerpo de|hij[oa]s? de|(?:mamá|papá|madre|padre|abuel[ao]|ti[oa]|herman[oa]s?|amig[oa]|polol[oa]) de|los hermanos|las hermanas|los cónyuges|la familia|un tal|se llama|llama(?:n|ba|ban) (?:al?|l[ao]s?)|llamados?|(?:relación|conviv\p{L}+|casad[oa]|matrimonio|habl\p{L}+|convers\p{L}+|discut\p{L}+|viv[ei]\p{L}*) con|acompañad[oa]s? (?:de|por))[ \u00a0]+(?:(?:don|doña)[ \u00a0]+)?$/iu
const spoken = String.raw`(?:(?:no|se|le|les|lo|la|los|las|me|nos|ya|también|nunca|siempre|sólo|solo)[ \u00a0]){0,3}\p{Ll}{2,}(?:ó|aba)(?!\p{L})|(?:no )?(?:dice|sostiene|afirma|expone|refiere|relata|manifiesta|niega|reconoce|alega|reclama|vive|dijo|tuvo|estuvo|vino|hizo|puso|dio|huyó|fue (?:detenid|trasladad|condenad|formalizad|agredid|golpead|atendid|sorprendid|llevad)[oa]|es (?:hij|herman|padre|madre|prim|tí|amig|vecin)\p{L}*)(?!\p{L})`
const humanAfter = new RegExp(
  String.raw`^,?[ \u00a0](?:${spoken}|qui(?:en|én)(?!\p{L})|declar(?:ó|a)|dijo|señal(?:ó|a)|manifest(?:ó|a)|expuso|relató|refir(?:ió|e)|indic(?:ó|a)|agreg(?:ó|a)|falleció|reconoció|ratificó|negó|agredió|golpeó|interpone|deduce|demanda|c[eé]dula|chilen[oa]|venezolan[oa]|bolivian[oa]|haitian[oa]|colombian[oa]|peruan[oa]|de \d{1,2} años|nacid[oa]|solter[oa]|casad[oa]|ya individualizad[oa]s?|domiciliad[oa]s?|por sí|en su calidad)`,
  'u',
)

/** «golpeó a»: «a» before a person. After verbs of motion it is «a» before a place. */
const personalA =
  /(?<motion>lleg|viaj|traslad|volvi|volv|regres|concurr|ingres|acud|dirig|march|sal|ir|iba|arrib|retorn|envi|remit|ofici|lleva)?\p{Ll}*(?:ó|aron|ieron|aba|aban|ía|ían|ar|er|ir|ando|iendo|ado|ido|arle|erle|irle|condena|absuelve|notifica|conoce|acusa|imputa)[ \u00a0]a[ \u00a0](?:l[ao][ \u00a0])?$/u
const afterPersonalA = (before: string): boolean => {
  const match = personalA.exec(before)
  return match !== null && match.groups?.['motion'] === undefined
}

/** «, RUT [RUT], nacida en Talca el [nacimiento: menor]», as `maskPersonalData` leaves it. */
const bornMinor = new RegExp(
  String.raw`^,?(?:[^.;\n\p{Lu}[\]]|\[[^\]\n]*\]|\p{Lu}(?:\.?\p{Lu}){0,3}\.?(?!\p{L})|N[°º.]|C[eé]dula|en \p{Lu}\p{L}+){0,120}?[Nn]acid[oa][^.;\n[]{0,60}${RegExp.escape(minorBirthMark)}`,
  'u',
)

/** Reads the role of a name from what stands before and after it. */
export function roleAround(text: string, from: number, to: number): RoleAround {
  const before = withChild(roleBefore(text, from), text.slice(Math.max(0, from - 120), from), text.slice(to, to + 240))
  if (before.role === 'party' && !(before.represented && directLawyer.test(text.slice(to, to + 12)))) return before
  const after = text.slice(to, to + 110)
  const human =
    before.human ||
    humanAfter.test(after) ||
    humanBefore.test(text.slice(Math.max(0, from - 50), from)) ||
    afterPersonalA(text.slice(Math.max(0, from - 30), from))
  return before.role !== 'official' && afterOfficial.test(after)
    ? { ...before, human, role: 'official', plural: false }
    : { ...before, human }
}

const withChild = (around: RoleAround, before: string, after: string): RoleAround =>
  bornMinor.test(after.slice(0, 160)) || isChildBehind(after) || (!around.addressed && isActedFor(before))
    ? { ...around, minor: true, human: true }
    : around
