import { type Side, sideOfGroups, sideWords } from './sides.ts'

const recourse = 'recursos?|apelacion(?:es)?|arbitrio|nulidad|casacion|queja|alzamiento'
const lodged = '(?:deducid|interpuest|entablad|formulad|presentad|intentad|promovid|impetrad|dirigid)[oa]s?'
const lodges =
  'apel[ao]|apelaron|recurre|recurrio|recurrieron|interpone|interpuso|interpusieron|dedujo|deduce|deducen|dedujeron|se alza|se alzo|dirigio|entabl[ao]|formul[ao]|impugn[ao]|present[ao]|(?:ha|han|habia) (?:apelado|recurrido|deducido|interpuesto|entablado|formulado|promovido|presentado|impugnado)'
const article = '(?:el|la|los|las|del|de la|su)'
/** «recurso interpuesto por [el abogado …, en representación de] la parte demandada». */
const byOf = new RegExp(
  `\\b(?:${recourse})\\b[^.;]{0,90}?\\b(?:${lodged})\\b[^.;]{0,50}?\\bpor (?:[^.;]{0,140}?\\b(?:representacion (?:convencional |judicial )?de(?:l)?|representando a|por|apoderad[oa] de(?:l)?|abogad[oa] de(?:l)?|en favor de|defensor(?:a)? (?:penal )?(?:\\w+ )?de(?:l)?) )?(?:${article} )?(?:parte |abogad[oa] de(?:l)? (?:la )?(?:parte )?|señor(?:a)? )?(?:${sideWords})\\b`,
  'gu',
)
/** «la parte demandada dedujo recurso de nulidad», «la apelación que la demandante dirigió». */
const lodgesWhat = new RegExp(`\\b${article} (?:parte )?(?:${sideWords})\\b[^.;]{0,80}?\\b(?:${lodges})\\b`, 'gu')
/** «se alzó por la vía de la nulidad la demandada», «impugnada de nulidad por la defensa». */
const lodgedBy = new RegExp(
  `\\b(?:se alzo|recurrio|apelo|dedujo (?:recurso de )?(?:apelacion|nulidad|casacion)|(?:impugnad|recurrid|apelad)[oa])\\b[^.;,]{0,50}? (?:por )?${article} (?:parte )?(?:${sideWords})\\b`,
  'gu',
)
/** «recurso de nulidad de la demandada», «apelación de la defensa». */
const ofWhom = new RegExp(
  `\\b(?:recurso de )?(?:apelacion|nulidad|casacion en el fondo|casacion en la forma|unificacion de jurisprudencia|arbitrio|alzamiento) (?:de la parte|de la|del) (?:${sideWords})\\b`,
  'gu',
)

/** Who lodged the recourse, from folded text. Null where the text does not say it, or names both sides. */
export function whoAppealed(folded: string): Side | null {
  for (const pattern of [byOf, lodgesWhat, lodgedBy, ofWhom]) {
    const sides = new Set([...folded.matchAll(pattern)].flatMap(({ groups }) => sideOfGroups(groups) ?? []))
    if (sides.size === 1) return [...sides][0] ?? null
    if (sides.size > 1) return null
  }
  return null
}
