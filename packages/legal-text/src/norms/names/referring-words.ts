const referring =
  '(?:mism[oa]|(?:pre)?citad[oa]|referid[oa]|mencionad[oa]|aludid[oa]|(?:ante)?dich[oa]|es[ea]|est[ea]|aquel(?:la)?|senalad[oa]|indicad[oa]|ultim[oa])'
const referredTo = String.raw`(?:codigo|cuerpo\s+(?:legal|normativo|de\s+(?:normas|leyes))|texto\s+(?:legal|normativo)|ley|norma(?:tiva)?(?:\s+legal)?|decreto(?:\s+(?:ley|supremo|con\s+fuerza\s+de\s+ley))?|estatuto|carta(?:\s+(?:fundamental|magna|politica))?|constitucion|reglamento|auto\s+acordado|compilacion|ordenamiento|legislacion|convencion(?:\s+americana)?|convenio|pacto|tratado)`
const afterwards = String.raw`\s+(?:(?:antes|ya|recien|previamente)\s+)?(?:${referring}|en\s+(?:comento|referencia|analisis|estudio|examen|cuestion)|del\s+ramo)`
/** «del mismo Código», «de la ley citada», «del código del ramo», «de la misma». */
export const anaphora = new RegExp(
  String.raw`(?:(?:el|la)\s+)?(?:mism[oa](?=\s*(?:[,.;:)]|$|(?:y|e|o|que|en)\s))|(?:${referring}\s+)+${referredTo}(?:${afterwards})?|${referredTo}${afterwards})(?![\p{L}])(?!\s+(?:n°|politic|fundamental|docente|administrativ|tributari|penal|civil|procesal|organic|sanitari|laboral|del?\s+(?!la\s+republica)))`,
  'uy',
)
/** «del Código,», «de la Ley.», «de la Carta.»: the last one named. */
export const definite = /(?:codigo|ley|carta)(?=\s?(?:[,.;)]|$))/uy
