/** What is said as possible, as a condition or in part. */
export const hedges =
  /\b(?:si bien|aunque|eventual\p{L}*|podria\p{L}*|pudier\p{L}*|deberia\p{L}*|debier\p{L}*|hubier\p{L}*|hubies\p{L}*|fuere|fuera[ns]?|sea que|en caso de|siempre que|a menos que|salvo|excepto|para que|hipotes\p{L}+|presunt\p{L}+|supuest\p{L}+|parcial\p{L}*|en parte|solo|unicamente|pretend\p{L}+|alega\p{L}*|determinar|establecer si|dilucidar|califica\p{L}*|imputa\p{L}*|objeto del|consistente en|en relacion (?:con|a) la (?:peticion|solicitud|accion|demanda)|peticion de|se ha deducido|deduj\p{L}+|deduc\p{L}+|interpuso|interpuest\p{L}+|controver\p{L}+|discuti\p{L}*|si)\b/u

/** «el artículo 127 dispone que …», «Artículo 69.- …»: the words of a norm say nothing of the case, unless the sentence applies them to it. */
const normSpeaks =
  /\b(?:articulos?|arts?\.|ley|decreto|inciso|norma|precepto|disposicion|reglamento)\b(?:[^.;:]|\.(?=\d)){0,140}\b(?:dispone|prescribe|señala|establece|expresa|indica|reza|ordena|previene|sanciona|define|estatuye|contempla|castiga|prohibe|exige)n?\b|^[\s"“«(]*(?:articulo|art\.) \d|\bpara (?:la procedencia|que proceda|que prospere)\b|\bse requieren? (?:la concurrencia|que concurran)\b/u
const appliesHere =
  /\b(?:en la especie|en autos|en este caso|en el caso|(?:el|la) (?:actor|actora|demandante|demandad[oa]|recurrente|recurrid[oa]|reclamante|amparad[oa]|trabajador|trabajadora|acusad[oa]|ejecutad[oa]|contribuyente))\b/u
/** Whether a folded sentence gives the words of a norm and applies them to nothing. */
export function transcribes(folded: string): boolean {
  return normSpeaks.test(folded) && !appliesHere.test(folded)
}

/** Who tells of himself: a witness has an office, a name and years of work too. On folded text. */
export const witness = /\b(?:testig|testimonial|perit[oa]s?\b|deponent|declarant|absolucion)/u
