import { decidedParticiple } from './narrative.ts'

/** «qué ha dicho la Corte Suprema», «según la Corte Suprema». */
const asked =
  /(?<!\p{L})(?:(?<=(?:^|[.,;:¿]\s*)¿?\s*(?:qu[eé]|c[oó]mo)\s)(?:dijo|resolvi[oó]|fall[oó]|decidi[oó]|sostuvo)|dicho|dicen?|resuelto|resuelven?|fallado|fallan?|opinan?|entendido|entienden?|interpretan?|seg[uú]n)\s+(?:el\s+|la\s+)?$/iu
/** «¿puedo ir de queja a la Suprema?»: where somebody thinks of going. */
const goesTo = String.raw`puedo\s+(?:ir|recurrir|llegar|apelar)\s+(?:(?:de|por|en|con)\s+[\p{L}§]+(?:\s+de\s+\p{L}+)?\s+)?(?:a|ante|hasta)\s+(?:la\s+|el\s+)?$`
const isGoingTo = new RegExp(goesTo, 'iu')
/** «quiero saber si la cuarta sala de la Suprema admitió la unificación». */
const wantsToKnow =
  /(?<!\p{L})(?:quiero|queremos|quisiera|necesito)\s+saber\s+(?:si|c[oó]mo|qu[eé])\s+(?:(?:el|la)\s+)?(?:§+\s+(?:de\s+)?(?:la\s+)?)?$/iu
export const pastAsked = new RegExp(String.raw`(?:dijo|resolvi[oó]|fall[oó]|decidi[oó]|sostuvo)\s+(?:el\s+|la\s+)?$|${goesTo}`, 'iu')
/** «qué dice el dictamen interpretativo del Sernac». */
const whatDocumentsSay =
  /(?<!\p{L})(?:dicen?|dijo|dijeron|señalan?)\s+(?:el|la|los|las)\s+(?:dict[aá]men\p{L}*|circular\p{L}*|oficios?|ordinarios?|jurisprudencia)(?:\s+(?:interpretativ|administrativ)[oa]s?)?\s+(?:del?\s+)?(?:la\s+|el\s+)?$/iu
/** «lo que la Corte Suprema ha dicho», «¿la ICA de Talca ha acogido…?». */
const whatIsSaid = /(?<!\p{L})lo\s+que\s+(?:el\s+|la\s+)?$/iu
const beginsQuestion = /(?:^|[.:;?,\n]\s*)¿\s*(?:el\s+|la\s+)?(?:§+\s+(?:de\s+)?(?:la\s+)?)?$/u
/** «¿Ha declarado el Tribunal Constitucional inaplicable …?». */
const hasDecidedBefore = new RegExp(String.raw`(?:^|[.;?\n]\s*)¿\s*(?:ha|han)\s+(?:${decidedParticiple}|§+)\s+(?:el\s+|la\s+)?$`, 'iu')
const hasDecided = new RegExp(
  String.raw`^\s+(?:no\s+)?(?:se\s+)?(?:ha|haya|han|hayan)\s+(?:pronunciado(?!\p{L})|${decidedParticiple})`,
  'iu',
)
/** «¿en qué casos la Corte Suprema reconduce …?». */
const inWhichCases = /(?:^|[.;?\n]\s*)(?:¿\s*cu[aá]ndo|¿?\s*(?:en\s+qu[eé]\s+casos|bajo\s+qu[eé]\s+\p{L}+))\s+(?:el\s+|la\s+)?$/iu
/** «¿Declaró el TC constitucional que …?». */
const decidedBefore =
  /(?:^|[.;?\n]\s*)¿\s*(?:declar|acogi|rechaz|confirm|revoc|anul|resolvi|fall|orden|reconoci|conden|absolvi|admiti)[oó]\s+(?:el\s+|la\s+)?$/iu
/** «¿la Cuarta Sala de la Suprema admite la unificación?», «¿la Suprema puede ordenar la audiencia?». */
const decidesNow =
  /^(?:\s+(?:de\s+)?(?:la\s+)?§+)?\s+(?:no\s+)?(?:les?\s+)?(?:da|otorga|obliga|admite|acoge|acepta|reconoce|exige|rechaza|permite|concede|revoca|confirma|anula|declara|(?:puede|podr[ií]a|debe)\s+\p{L}+[aeií]r(?:l[aeo]s?)?)n?(?!\p{L})/iu
/** «creo que Sernac tiene dictamen»: what the body is asked for. */
const hasDocument =
  /^\s+(?:tiene|sac[oó]|emiti[oó]|dict[oó]|public[oó])\s+(?:un[ao]?s?\s+|alg[uú]n\s+)?(?:dict[aá]men|circular|oficio|ordinario)/iu
/** «la CS ha acogido protecciones por alza?», without the first mark and without a case of one's own. */
const onlyAsks = /^(?!.*(?<!\p{L})(?:mis?|me|nos|nuestr[oa]s?)(?!\p{L}))[^¿.;]*\?\s*$/iu

/** «¿la rechazó el tribunal ambiental?»: a pronoun and the verb before the court. */
const askedOfPronoun =
  /¿\s*(?:l[oa]s?|les?|se\s+l[oa]s?)\s+(?:acogi[oó]|acoge|rechaz[oóa]|confirm[oóa]|revoc[oóa]|anul[oóa]|§+)\s+(?:el\s+|la\s+)?$/iu

/** Whether what stands before a court asks what it says or has decided. */
export function isAskedBehind(before: string): boolean {
  return (
    asked.test(before) ||
    whatDocumentsSay.test(before) ||
    hasDecidedBefore.test(before) ||
    decidedBefore.test(before) ||
    inWhichCases.test(before) ||
    askedOfPronoun.test(before) ||
    isGoingTo.test(before) ||
    wantsToKnow.test(before)
  )
}

/** «¿la Corte de Valparaíso acoge o rechaza?», «¿la Suprema la declara inadmisible?» */
const eitherWay = /^\s+(?:§+\s+[ou]\s+|l[oa]s?\s+(?:declara\s+)?)§/u

/** Whether what stands around a mention asks what a court has decided. */
export function isAskedBetween(before: string, after: string, isDecider: boolean): boolean {
  if (isDecider && beginsQuestion.test(before) && eitherWay.test(after)) return true
  if (hasDocument.test(after) || (beginsQuestion.test(before) && decidesNow.test(after))) return true
  if (!hasDecided.test(after)) return false
  return whatIsSaid.test(before) || beginsQuestion.test(before) || (begins.test(before) && onlyAsks.test(after))
}
const begins = /^\s*(?:el\s+|la\s+)?$/iu

/** «¿ha rechazado la Corte Suprema …?»: which way it decided is what is asked. */
export function asksWhetherDecided(outline: string, from: number): boolean {
  return /(?:^|[.;?\n]\s*)¿\s*(?:(?:ha|han)\s+)?$/iu.test(outline.slice(0, from)) && /^§+\s+(?:el\s+|la\s+)?§/u.test(outline.slice(from))
}
