/** «Cuánto tiempo tengo para …» asks for what courts call the «plazo para …». */
const timeToAct = /cu[aá]nto tiempo (?:tengo|tiene[ns]?|tenemos|hay|queda|me queda|se tiene) para/giu

/** A question as it is searched: one for the time to do something asks in the word of courts. */
export function asTermQuery(question: string): string {
  return question.replace(timeToAct, 'cuál es el plazo para')
}
