/* What was proved and done in a case, as a court lists it. */

/** Who is shown something or questioned in a hearing. */
export const examined =
  /^(?:se l[eo]s? exhib|a(?:l| la| su) (?:defensa|defensor|defensora|fiscal|fiscalia|querellante|ministerio publico|persecutor|tribunal)|contraexaminad|contrainterrogad|interrogad|preguntad|consultad|aclarand)/u
/** A point that the court orders to be proved. */
export const pointOfProof = /^(?:\d{1,2}\s?[.)°-]+\s*)?(?:[^.;,]{0,60}, )?efectividad (?:del?|y)\b/u
/** A point that is still to be decided or answered: «2. Si el proyecto cumple con lo dispuesto en …». */
export const openQuestion = /^(?:\d{1,2}|[a-z])\s?[.)-]+ si (?:el|la|los|las|se)\b/u
/** Who testifies under oath, or before the court as a witness. */
export const testifies =
  /\b(?:debidamente|legalmente|previamente) juramentad|\bcomparec\p{L}+ (?:\p{L}+ a estrados|a estrados |al juicio )?(?:como testigos?|(?:el|la|los|las) (?:testigos?|peritos?|perita)|a (?:rendir (?:la )?informacion sumaria|prestar (?:declaracion|testimonio))|(?:[^.;,]{0,40} )?a declarar\b|(?:previo|bajo|previa) (?:juramento|promesa))\b|\bprueba (?:de (?:la|el) )?(?:defensa|fiscalia|ministerio publico|querellante|demandante|demandada)? ?(?:fue|es|consistio en) (?:la|lo) (?:que sigue|siguiente)\s?:?$/u
/** An item of a list of documents. */
export const listedDocument =
  /^(?:\d{1,3}\s?[.)°º-]+-?|[-–•*]|[a-z]\))\s*(?:copias?|certificados?|cartas?|contratos?|boletas?|facturas?|liquidaciones|comprobantes?|fotografias?|correos?|finiquitos?|actas?|escrituras?|impresi\p{L}+|pantallazos?|documento denominado|informes? (?:denominado|de|elaborado))\b/u
/** What an expert found: «informe de la psicóloga, quien concluyó que …». */
export const expertFinds =
  /\b(?:informe|peritaje|pericia)\b[^.;]{0,140}\b(?:quien|que|el cual|la cual)\b[^.;]{0,20}\b(?:concluy|diagnostic|dictamin)\p{L}+/u
/** Who testifies says what he remembers. */
export const remembers = /\bno (?:lo |la |los |las )?(?:recuerda|acuerda)\b|\bno se acuerda\b/u
/** What a document says, or the lead of a list of evidence. */
export const produces =
  /^(?:\d{1,2}\s?[.)-]+\s*)?(?:informe|oficio|certificado|carta)\b[^.;]{0,160}?\bque\b[^.;:]{0,40}\b(?:señala|indica|informa|da cuenta|expresa)\b|\b(?:acompañ|rind|rend|incorpor|aparej|alleg|produj|aport)\p{L}*\b[^.;:]{0,60}\b(?:pruebas?|probanzas|documental|documentos|documentacion|instrumental|testimonial)\b[^.;]{0,90}:$|\b(?:ofrec|present|acompañ|aport|adjunt)\p{L}*\b[^.;:]{0,60}\bsiguientes (?:antecedentes|instrumentos|certificados|medios)\b[^.;:]{0,90}:$|\binformacion sumaria de testigos\b[^.;]{0,90}:$|\bsiguientes documentos\b|\b(?:agregad|acompañad|incorporad|allegad)[oa]s (?:[^.;:]{0,40} )?(?:los|las) siguientes (?:instrumentos|documentos|antecedentes|probanzas|medios)\b/u
/** The court orders that the case be reported: «se ordenó dar cuenta», «dispuso traer a cuenta». */
export const cuenta = /\b(?:orden(?:o|ado|aron)|dispuso|dispuesto|trajeron) (?:dar|la|a) (?:cuenta|autos)/u
/** The course of the case: «A folio 9, se notificó la demanda», «El tribunal decretó las siguientes medidas». */
export const course =
  /^(?:(?:[a-z]\)|\d{1,2}[.)]|[–-]) ?)?(?:que,? )?(?:(?:con fecha|el dia|el|al|a|a fojas|a fs\.?|a folio|mediante|luego,?) [^;:]{0,70},? )?(?:consta que )?(?:se (?:notific(?:o|a) (?:al? (?:la )?(?:demandad|ejecutad|reclamad|requerid|parte)\p{L}*|(?:la|de la) (?:demanda|reclamacion|solicitud|ejecucion))|tuvo (?:la (?:demanda|reclamacion)|por (?:contestada|evacuad|interpuest|acompañad)\p{L}*)|cito a (?:las partes|oir)|recibio la causa|(?:llevo a (?:efecto|cabo)|celebro|realizo|verifico|efectuo) (?:la|el|un|una) (?:audiencia|comparendo|vista)|(?:con)?firio traslado|llamo a conciliacion|(?:ha |han )?(?:ordeno|ordenado|dispuso|trajeron|ordenaron) (?:traer |dar )?(?:los |estos )?(?:autos|antecedentes|cuenta)|procedio a (?:su|la) vista)|(?<=(?:a fojas|a fs\.?|a folio) [^;:]{1,70}, )el tribunal (?:decreto|ordeno|dispuso|cito|tuvo por|recibio|resolvio|confirio)|la causa quedo|(?:[^.;:,]{0,60} )?fue(?:ron)? acumulad[oa]s? a)\b|^[^.;:]{0,90}\bofrecio (?:al|a la|a los) (?:imputad|acusad|requerid)\p{L}+/u
