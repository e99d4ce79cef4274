import type { Span } from '../parts/span.ts'

/** Appeals and actions, as patterns of folded text. */
export const appeals =
  'accion|amparo|apelacion|casacion|fallo|inaplicabilidad|nulidad|proteccion|reclamacion|reclamo|recurso|resolucion|sentencia|queja|unificacion(?:\\s+de\\s+jurisprudencia)?'
export const claims = 'demanda|denuncia|excepcion|incidente|querella|requerimiento|solicitud|tutela|reposicion|tercer[a-z]+'
/** What may stand between an appeal and its outcome: «casación en el fondo rechazada», «recurso de protección que fue acogido». */
export const within =
  'del?|en|el|la|los|las|lo|por|que|fue|fueron|ha|han|haya|hayan|sido|ser|sean|se|declarad[oa]s?|totalmente|parcialmente|proteccion|amparo|nulidad|queja|hecho|revision|fondo|forma|y|laboral|penal|civil|jurisprudencia|' +
  'ilegalidad|municipal(?:es)?|tributari[oa]s?|ambiental(?:es)?|electoral(?:es)?|sanitari[oa]s?|apelacion|casacion|primera|segunda|instancia|unificacion|corte|suprema|apelaciones|definitivas?|interlocutorias?|apelad[oa]s?|recurrid[oa]s?|impugnad[oa]s?|economico|constitucional|judicial(?:es)?|reposicion|aclaracion|subsidiari[oa]s?|posesion|dominio|prelacion'
/** Behind one of the nouns and what belongs to it. */
export function after(nouns: string): string {
  return String.raw`(?<=\b(?:${nouns})(?:es|s)?\b(?:\s+(?:${within}))*\s+)`
}

/** «la Corte Suprema», «… en que la ICA de Talca»: a court that is the subject of its verb. */
export const courtWord =
  /suprema|corte|tribunal|juzgado|apelaciones|(?<!\p{L})(?:e?c\.?\s?s|i?\.?c\.?\s?a|t\.?c|t\.?o\.?p|tjop|j[uz]*g?z?g?do|juzg?|trib|civil|laboral|garantia|j\.?l\.?[tg]?|j\.?[gcf]|j\.?p\.?l|\d?ta|tta|t\.?d\.?l\.?c|td?pi|tcp|tricel|ter)(?!\p{L})/u

/** What others accept, reject or revoke, by stem: «licencias rechazadas», «visa revocada». */
export const things =
  /^(?:licenci|reposo|credit|prestamo|visa|permis|residenci|gast|solicitud|postulaci|reembols|cobertur|prestaci|cheque|factur|tarjet|transferenci|boleta|declaraci|prueba|testig|imputad|acusad|peritaj|beca|subsidi|patent|receta|exam|ni[nñ][oa]|hog|famili|oferta|propuest|matricul|inscripci|nombramient|mult|cirugi|bono|bonific|concesi|autorizaci|marca|credencial)/u
/** «gastos rechazados», «licencia médica rechazada»: terms for what somebody else rejected, before the participle of folded text. */
export const rejectedThings = String.raw`(?<!\p{L})(?:gastos|licencias?(?:\s+medicas?)?|creditos?\s+fiscal(?:es)?)\s+`
/** Who else accepts or rejects. */
export const otherDeciders = String.raw`isapres?|fonasa|compin|suseso|sii|sma|dt|dga|inapi|sernac|afp|dgac|bancos?|aseguradora|seguros?|compania|mutual|achs|ist|emplead\p{L}+|empresas?|fisc\p{L}+|munici\p{L}+|alcalde\p{L}*|director\p{L}*|direccion|inspeccion|servicios?|superintendenc\p{L}+|intendencia|seremi|ministeri\p{L}+|consulado|extranjeria|migraciones|registro|conservador|gendarmeria|carabineros|serviu|sag|conaf|universidad|colegio|liceo|escuela|clinica|hospital|condominio|administra\p{L}+|comision|comite|consejo|liquidador\p{L}*|demandad[oa]s?|demandantes?|padre|madre|contraloria|notari\p{L}+`

/** «busco», before a court whose rulings are asked for by what they decide, and such courts without a name. */
export const seeksCourt = String.raw`(?<!\p{L})(?:busco|necesito|quiero|quisiera|requiero)`
export const unnamedCourts = 'cortes?|tribunal(?:es)?|juzgados?'
/** What a juzgado or tribunal without a town is called by: «juzgado del trabajo». */
export const kindsOfCourt = 'laboral|civil|penal|oral|tributario|trabajo|familia|garant[ií]a|letras'

/** «ha acogido», «había rechazado»: before the participle. */
export const perfect = /(?<!\p{L})(?:ha|han|haya|hayan|habia|habian)\s+(?:\p{L}+mente\s+)?$/u

/** The query names a court, which then decides what is said to be decided. */
export function namesCourt(folded: string, named: readonly Span[]): boolean {
  return named.some(({ from, to }) => courtWord.test(folded.slice(from, to)))
}

/** At the end, or before a court or date. */
export function isClosed(folded: string, { to }: Span, named: readonly Span[]): boolean {
  return /^[\s,.;?!]*$/u.test(folded.slice(to)) || named.some((each) => each.from >= to && /^[\s,]*$/u.test(folded.slice(to, each.from)))
}
