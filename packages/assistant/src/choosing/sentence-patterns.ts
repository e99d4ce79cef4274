/** A reason that is about who pays the costs. On folded text. */
export const ofCosts =
  /^(?:(?!\b(?:acog|acoj|rechaz|desestim|confirm|revoc)\p{L}*)[^.;]){0,70}\b(?:conden\p{L}* (?:(?:en|al pago de)(?: las)? )?costas|(?:pago de (?:las )?|las )costas)\b/u
/** How courts begin what they conclude, or say what the law wants. On folded text, as all of these. */
export const conclusion =
  /\b(?:en consecuencia|por (?:lo )?tanto|por consiguiente|por ende|de lo (?:anterior|expuesto|dicho|razonado)|cabe concluir|se concluye|concluir|de est[ea] (?:modo|forma|manera)|asi las cosas|en (?:ese|este|tal|estas?) (?:orden|contexto|sentido|entendido|condiciones)|es posible (?:concluir|colegir)|resulta (?:ilegal|arbitrari\p{L}+|improcedente|procedente|evidente|claro)|ha (?:sostenido|resuelto|señalado|declarado)|se desprende|(?:corresponde|procede|debe|debera|habra de) (?:acoger|rechazar|desestimar|ser (?:acogid|rechazad|desestimad))\p{L}*|sera[n]? (?:acogid|rechazad|desestimad)\p{L}*|unifica|no (?:puede|resulta posible|procede|se accedera|constituye|se configura|se vislumbra)|ha perdido oportunidad|sin que (?:pueda|sea posible)|razon suficiente|motivo por el cual|a juicio de est\p{L}+)/u
/** What is held of the case, not of every case. On folded text. */
export const applied =
  /\b(?:en (?:la especie|autos|estos autos|la presente causa|el presente caso|este caso|el caso (?:de autos|sub lite|sub judice|concreto|en estudio))|del caso de autos|est[ea] (?:tribunal|corte|sentenciador\p{L}*|juez\p{L}*|servicio|direccion)|est[ao]s (?:sentenciador\p{L}+|jueces)|el (?:demandante|recurrente|actor|trabajador|acusado|imputado|amparado|contribuyente|ejecutado|demandado|requerido)|la (?:demandante|recurrente|actora|demandada|recurrida|acusada|ejecutada|empresa))\b/u
/** Other signs of the court's own voice. */
export const ownVoice =
  /\b(?:est[ea] (?:tribunal|corte|sentenciador\p{L}*|juez\p{L}*)|est[ao]s (?:sentenciador\p{L}+|jueces)|convicc\p{L}+|insuficien\p{L}+|(?:la|esta) decision|debe (?:considerarse|tenerse|entenderse|señalarse)|(?:se (?:tiene|tuvo|tendra)|es posible tener) por (?:acreditad|establecid)\p{L}*|acreditad[oa]s?|la (?:ley|norma|disposicion)|articulos?)\b/u
/** What the operative part orders. */
export const orders =
  /\b(?:se (?:rechaza|acoge|confirma|revoca|declara|condena|ordena|absuelve|deja|desestima|impone|aprueba|accede|anula|invalida|mantiene|reemplaza|sustituye|hace efectiv\p{L}+)|(?:rechazar|acoger|condenar|absolver|dejar|anular|declarar)|remit(?:anse|ase|ir|irse) (?:(?:los|estos) (?:presentes )?(?:autos|antecedentes)|la causa) a la (?:iltma\.? |ilustrisima )?corte de apelaciones|girese|paguese|que no (?:ha lugar|se emite)|ha lugar)\b/u
/** «OCTAVO: Fundamentos de la decisión.» On the text as it is written. */
export const heading = /^(?:\p{Lu}+(?: \p{Lu}+)?|\p{Lu}\p{Ll}+(?: \p{Ll}+)?|\d{1,3}|[IVXLC]+)\s?[.:°)-]+[-–]?\s[^,;:]{0,80}$/u
/** A sentence has one; a heading has none. */
export const verb =
  /\b(?:se|es|son|fue|fueron|era|eran|ha|han|habia|habian|debe|deben|puede|pueden|corresponde|procede|resulta|tiene|tienen|consta|constan|exige|requiere|cabe|existe|carece|establece|dispone|señala|impone|permite|basta|deja|queda|parece|incluye|rige|opera|importa|implica)\b|\p{L}{3,}(?:ara|era|ira|aran|eran|aron|ieron|aba|aban|ian)\b/u

/** What a decision begins with before it decides: «Por estas consideraciones y lo que disponen los artículos …». On folded text. */
export const formula =
  /^[^\p{L}]*(?:\p{L}+(?: \p{L}+)?\s?[.:°)]+ )?(?:que,? )?(?:por (?:est[ao]s|tales|es[ao]s|l[ao]s) (?:consideraciones|razones|fundamentos|motivos)|(?:por (?:lo )?tanto,? )?(?:y,? )?(?:en )?(?:vistos?|teniendo (?:ademas )?presente|de conformidad|en merito de lo (?:razonado|expuesto|dicho)\b.{0,160}\bvistos?)\b)/su
const leads =
  '(?:(?:que|y|(?:motivo|razon)(?:es)? por (?:el|la|los|las) (?:cual(?:es)?|que)|por l[oa]s? (?:que|cual|expuesto|razonado|dicho|anterior(?:mente expuesto)?)|por (?:ello|ende|(?:lo )?tanto|consiguiente)|en consecuencia|de (?:este|ese|tal) modo|asi las cosas|(?:atendido|conforme a) lo (?:expuesto|razonado|anterior)),? )*'
const asked = '(?:recurso|arbitrio|accion|reclamo|reclamacion|demanda|denuncia|solicitud|peticion|excepcion|incidente|apelacion|libelo)'
const outcome = '(?:acog|rechaz|desestim)'
/** «Motivo por el cual el presente recurso será acogido en los términos que se indicarán»: an outcome without its reason. On folded text. */
export const announced = new RegExp(
  `^(?:(?:\\p{L}+(?: \\p{L}+)?|\\d{1,3})\\s?[.:°º)-]+\\s*)?${leads}(?:(?:el|la|esta|este) (?:presente )?${asked}[^.;,]{0,40} (?:(?:sera|debe(?:ra)? ser|ha(?:bra)? de ser) ${outcome}[ai]d[oa]|no (?:podra|puede) (?:prosperar|ser acogid[oa]))|(?:(?:corresponde|procede|solo cabe|se impone) )(?:${outcome}(?:ar|er)) (?:el|la) (?:presente )?${asked}|(?:debe|debera|corresponde|procede) procederse al (?:rechazo|acogimiento) de(?:l| la) ${asked}[^.;,]{0,110}),?(?: (?:en|como|segun|tal|conforme|de) (?:(?! por )[^.;,]){0,90})?[.;,]?$`,
  'u',
)
/** «58° En relación a la letra e) del artículo 40», «Para analizar la capacidad económica»: names what is told next. On folded text. */
export const introduces =
  /^[^\p{L}]*(?:(?:en (?:relacion|cuanto|lo relativo)|respecto|para|sobre|conforme|de acuerdo|segun|por lo que respecta)\b)/u
/** «Corresponde determinar si el despido fue justificado»: says what is to be decided, not how. On folded text. */
export const asksIssue =
  /\b(?:corresponde|debemos|(?:se|nos|tribunal|corte) debe|cabe|resta|queda por|hemos de|hay que|es (?:necesario|preciso|menester|pertinente)|(?:consiste|radica|estriba) en|(?:circunscribe|reduce|limita|orienta) a)(?: \p{L}+){0,5}? (?:determinar|establecer|dilucidar|resolver|analizar|verificar|examinar|precisar|decidir|dirimir|preguntarse|definir|revisar|esclarecer),? (?:\p{L}+, )?si\b/u
/** What a sentence lists without saying anything: key words, laws. On folded text. */
export const bareList = /^(?:[^,.;:]{3,90}, ){2,}[^,.;:]{3,90}\.?$/u
/** What is sent with a letter, and the formula that ends one. On folded text. */
export const enclosed =
  /^[^\p{L}]*(?:finalmente,? |por ultimo,? |asimismo,? )?(?:se (?:le |les )?(?:adjunta|acompaña|anexa|remite|hace presente que est\p{L}+ \p{L}+ (?:remitio|ha remitido))\b[^.;]{0,60}\b(?:copia|fotocopia|expediente|antecedentes|informe)|[^.;]{0,90}\bestima atendida su (?:presentacion|consulta|solicitud))/u
/** Nothing follows what announces it, or what a full stop of an abbreviation cut off. On folded text. */
export const endsOpen =
  /(?:(?<!\p{L})se (?:declara|resuelve|decide)[\s:]*|[ ,]y,? (?:en consecuencia|debiendo)|identidad n[°ºo]?\s?\d{1,3}|ascendentes? a \p{L}{1,9}|(?<!\p{L})(?:misma|citada|referida|dicha)\b[^.;]{0,80}\b(?:indica|señala|dispone|establece|prescribe|previene|expresa)[\s:]*|n[°ºo]\s?[\d/.]+,? de \d{1,2}\.?|[;,]\s?(?:y\s)?\d{1,2}\s?[.)]\s?-?|\s\d{1,2} (?:oficio|ord(?:inario)?|circular|dictamen)\.? n[°º]\s?[\d.]+,? de [\d. ]+|(?<![\p{L}\d.])(?:(?:del?|la|el|los|las|en|y|e|o|u|que|con|por|al?|una?|su|sus)\s*|(?:ord|inc|arts?)\.?\s*))$/u
/** «REPÚBLICA DE CHILE ocho mil cuatrocientos quince»: the head of a page within a sentence. On the text as it is written. */
export const pageHead = /REP[ÚU]BLICA DE CHILE\s+\p{Ll}/u
/** An infinitive or an order, in the operative part and in lists. On folded text. */
export const ordered = /\p{L}{2,}(?:ar|er|ir|ese|ase)\b/u
/** What a sentence says. */
export const said = {
  consequence:
    /\b(?:por lo que|de modo que|de manera que|de suerte que|por (?:lo )?tanto|por consiguiente|en consecuencia|de est[ea] (?:modo|forma|manera)|por ende|razon por la (?:cual|que)|motivo por el (?:cual|que)|asi las cosas|lo que (?:permite|lleva|conduce|impide))\b/u,
  reason:
    /\b(?:por cuanto|toda vez que|ya que|puesto que|dado que|debido a|porque|por haber|por no|pues|atendid\p{L}+|en atencion a|en razon de|en virtud de|considerando que)\b/u,
  denial:
    /\b(?:no (?:se )?(?:advierte|aprecia|vislumbra|consta|acredit\p{L}+|prob\p{L}+|logr\p{L}+|cumpl\p{L}+|result\p{L}+|proced\p{L}+|pued\p{L}+|corresponde|existe|hay|es|constituy\p{L}+|configur\p{L}+|ha|reun\p{L}+|obsta|altera|impide)|sin que|tampoco|nunca|jamas|ni|carece|falta de|ausencia de|improceden\p{L}+|insuficien\p{L}+)\b/u,
  penalty:
    /\b(?:presidio|reclusion|multa|inhabilitacion|accesorias?|remision condicional|libertad vigilada|suspension de (?:la )?licencia|pena)\b/u,
  amount: /\$\s?\d|\b(?:pesos|u\.?t\.?m|u\.?f|unidades tributarias|por ciento)\b|\d\s?%/u,
  time: /\b(?:dias?|meses|años?|horas)\b/u,
  thisCourt:
    /\b(?:est[ea] (?:tribunal|corte|sentenciador\p{L}*|juez\p{L}*|servicio|direccion|contraloria|magistratura|organo|entidad)|est[ao]s (?:sentenciador\p{L}+|jueces))\b/u,
  procedure:
    /\b(?:notifiquese|registrese|archivese|comuniquese|redac\p{L}+|regist\p{L}+|devuelvase|ejecutoriad\p{L}+|transcribase|dese cumplimiento)\b/u,
} as const

/** What a question asks for. */
export const askedFor = {
  reason: /\b(?:por que|razon(?:es)?|motivos?|fundament\p{L}+|razono|factores)\b/u,
  penalty:
    /\b(?:penas?|condena|carcel|pres[oa]s?|prision|multas?|sancion|castig\p{L}+|licencia|(?:papel|papeles|hoja|certificado) de antecedentes|en los papeles|abon[oa]\p{L}*|cumplirla|cuanto (?:me|le|les|nos) (?:dan|tocan?|caen?|echan|daran)|arresto|adentro)\b/u,
  amount: /\b(?:cuant[oa]s?|monto|sumas?|indemniza\p{L}+|pagar|pago|cobrar|cuotas)\b/u,
  time: /\b(?:plazo|desde|hasta|fecha|cuando|tarde|mes|dia)\b/u,
  yesNo:
    /(?:^|[¿,;]\s*)(?:me |se |le |nos |y )?(?:pued\p{L}+|es|son|procede|debe\p{L}*|corresponde|cabe|tengo|tiene\p{L}*|sirve|basta|hay|responde|incurre)\b/u,
} as const
/** An order that decides nothing of what was asked: costs and what is to be done with the file. On folded text. */
export const emptyOrder =
  /^(?:[^\p{L}]|[ivxlcdm]{1,6}(?=[\s.°)-])|que(?=[\s,]))*(?:(?:por\s+lo\s+mismo|en\s+consecuencia|asimismo|(?:atendido|segun|conforme\s+a?)\s+lo\s+(?:razonado|señalado|dicho|expuesto)(?:\s+en\s+[^,.;]{0,50}?)?),?\s+)?(?:(?:no\s+)?(?:se\s+condena|condenar)\s+(?:al?\s+(?:la\s+)?\p{L}+\s+)?(?:\p{L}+\s+)?(?:en|al\s+pago\s+de\s+las)\s+costas|(?:se\s+)?(?:exime|libera|absuelve)\p{L}*\s[^.]{0,40}costas|cada\s+(?:una\s+de\s+las\s+)?partes?\s+(?:pagara|soportara|asumira)|(?:las?\s+)?costas\s|(?:sin|con)\s+costas|registrese|notifiquese|devuelvase|oficiese|remitase|archivese|ejecutoriada|procedase|dese cumplimiento|cumplase|(?:se deja|dejese) constancia|(?:se|tengase) (?:tiene )?por notificad|extractese|publiquese|pasen los antecedentes|en caso contrario,? (?:certifiquese|pasen))/u
