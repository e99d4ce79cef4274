import { foldText } from '@basejuris/legal-text'

/** What is asked, beside what is told. */
const asked = /¿[^?]*\?/gu
/** Who tells a case of their own, or of somebody near, asks how such a case ends: «¿puedo …?», «¿le pueden …?». On folded text. */
const ofOwnCase =
  /\b(?:yo|me|nos|mi|mis|nuestr[oa]s?|puedo|podemos|tengo|tenemos|debo|debemos|gano|ganamos|(?:l[ao]s?|les?) (?:pueden?|van?|dan|ponen|quitan|dejan|echan|cobran|tienen?|deben?|toca))\b/u
/** How a question asks what was decided. On folded text. */
const ofDecision =
  /\b(?:prosper(?:o|aron|a)|(?:fue|fueron|resulto) (?:acogid|rechazad|confirmad|anulad|condenad|absuelt|declarad)\p{L}*|(?:acogio|rechazo|confirmo|revoco|anulo|condeno|absolvio|declaro|resolvio|decidio|dijo)|(?:ha|han) (?:acogido|rechazado|declarado|resuelto|fallado)|que (?:se )?(?:resolvio|decidio|fallo|paso)|con que resultado|como (?:termino|resolvio|fallo))\b/u

/** Whether a question asks how a case ended, or will. */
export function asksOutcome(question: string): boolean {
  const parts = question.match(asked) ?? [question]
  return parts.map(foldText).some((each) => ofOwnCase.test(each) || ofDecision.test(each))
}
