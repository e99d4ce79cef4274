/** «segunda parte», «oración final»: a piece of a part, which has no name of its own. */
const piece = '(?:parte|parrafo|frase|oracion|enunciado|periodo)'
const order = 'primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|(?:pen)?ultim[oa]|inicial|final'
export const beforePiece = new RegExp(String.raw`\s+${piece}(?![a-z])`, 'uy')
const namedPiece = String.raw`(?:en\s+(?:su|la|el)\s+)?(?:${piece}\s+(?:${order})|(?:${order})\s+${piece})`
/** «en su encabezado», «a su comienzo». */
const beginning = String.raw`(?:(?:en|a)\s+(?:su|el)\s+|al\s+)?(?:encabezad[oa]|encabezamiento|comienzo|inicio|acapite|epigrafe)`
const within = `(?:${namedPiece}|${beginning})(?![a-z])`

/** Belongs to a citation without naming a subdivision. */
export const passing: readonly RegExp[] = [
  /\s*,?\s*(?:[ye]\s+)?(?:los\s+)?(?:siguientes|sgtes|sgts|sigtes|sigs|ss|s\.s)(?![a-z])\.?/uy,
  /\s*n°(?=\s*(?:,|y\s|del\s|de la))/uy,
  // «frase primera del inciso segundo»
  new RegExp(String.raw`\s*,?\s*${within}(?:\s+del?(?:\s+la)?\s+(?=inciso|inc\.|n°|numer|letra|literal))?`, 'uy'),
  new RegExp(String.raw`\s?[([]${within}[)\]]`, 'uy'),
  // «letra a., de la», «inc. 1ro. del»
  /(?<=\s(?:[a-zñ]|\d{1,3}(?:°|[a-z]{2,3})?))\.-?(?=\s?[,;/]\s|\s+(?:del?|de\s+la|\/)\s)/uy,
]
