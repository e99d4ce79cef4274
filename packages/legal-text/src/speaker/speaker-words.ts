/** Folded words for those who bring or answer a case, and for their representatives. */
export const partyWords =
  'demandantes?|demandad[oa]s?|actor(?:a|es|as)?|recurrentes?|recurrid[oa]s?|reclamantes?|reclamad[oa]s?|requirentes?|requerid[oa]s?|querellantes?|querellad[oa]s?|ejecutantes?|ejecutad[oa]s?|apelantes?|solicitantes?|denunciantes?|denunciad[oa]s?|acusad[oa]s?|acusador(?:a|es)?|imputad[oa]s?|condenad[oa]s?|amparad[oa]s?|defensa|defensor(?:a|ia)?|abogad[oa]s?|letrad[oa]s?|apoderad[oa]s?|mandatari[oa]s?|ministerio publico|persecutor|fisco|fiscal|fiscalia|consejo de defensa|isapre|compin|superintendencia|municipalidad|gendarmeria|empresa|articulista|incidentista|peticionari[oa]s?|quejos[oa]s?|partes? (?:demandante|demandada|recurrente|recurrida|reclamante|reclamada|querellante|ejecutante|ejecutada)'

/** What they file. */
export const pleadingWords =
  'recurso|demanda|libelo|arbitrio|escrito|reclamo|reclamacion|requerimiento|acusacion|accion|presentacion|contestacion|informe|querella|denuncia|solicitud|impugnacion|nulidad|causal|capitulo|alegatos?|apertura|clausura'

/** Verbs of a claim, an answer or a statement, in the tenses of rulings. */
export const accountVerbs =
  'comparec(?:e|en|io|ieron|iendo)|dedu(?:ce|cen|jo|jeron)|deducid[oa]|interp(?:one|onen|uso|usieron)|interpuest[oa]|entabl(?:a|o|aron)|acciono|demando|aleg(?:a|an|o|aron)|aduc(?:e|en)|adujo|adujeron|sostiene|sostienen|sostuvo|sostuvieron|señal(?:a|an|o|aron)|indic(?:a|an|o|aron)|expone|exponen|expuso|expusieron|explic(?:a|an|o|aron)|argument(?:a|an|o|aron)|fund(?:a|an|o|aron)|fundament(?:a|an|o|aron)|argu(?:ye|yen|yo)|afirm(?:a|an|o|aron)|refier(?:e|en)|refirio|refirieron|manifiest(?:a|an)|manifest(?:o|aron)|relat(?:a|an|o|aron)|contest(?:a|o|aron)|evacu(?:a|o|aron|ando)|inform(?:a|an|o|aron|ando)|solicit(?:a|an|o|aron)|pid(?:e|en|io|ieron)|denunci(?:a|an|o|aron)|acus(?:a|o|aron)|reproch(?:a|an|o)|reclam(?:a|an|o|aron)|invoc(?:a|an|o|aron)|agreg(?:a|an|o|aron)|opone|opuso|opusieron|impugn(?:a|an|o|aron)|esgrim(?:e|en|io)|plante(?:a|an|o|aron)|present(?:a|o|aron)|formul(?:a|o|aron)|recurr(?:e|en|io|ieron)|postul(?:a|o)|cuestion(?:a|o)|asever(?:a|o)|insist(?:e|io)|expres(?:a|an|o|aron)|replic(?:a|o)|adelanto'

/** Verbs of producing evidence or testifying. */
export const evidenceVerbs =
  'rind(?:io|ieron|e)|incorpor(?:o|aron)|acompañ(?:o|aron)|aparej(?:o|aron)|produj(?:o|eron)|alleg(?:o|aron)|aport(?:o|aron)|se vali(?:o|eron)|prest(?:o|aron) declaracion|declar(?:o|aron)|depus(?:o|ieron)|renunci(?:o|ando) a su derecho|guardar silencio'

export const evidenceWords =
  'prueba|pruebas|probanzas?|documental|testimonial|documentos?|testigos?|peritos?|pericial|confesional|antecedentes|medios'

/** What only the court says of itself, finds or decides: a section with it is the court's reasoning, whoever it began with. */
export const courtWords =
  'est[ea] (?:tribunal|corte|magistratura|magistrado|judicatura|juzgador|juzgadora|sentenciador|sentenciadora|juez|jueza)|est[ao]s (?:sentenciador[ae]s|jueces|magistrad[oa]s|juzgador[ae]s)|la suscrita|el suscrito|a juicio del tribunal|lo cierto es|(?:no|tampoco) (?:puede|pueden|podra|podran) prosperar|(?:se|sera|seran|debera|deberan|habra de|habran de|corresponde)(?: ser)? (?:rechaz|acog|desestim|desech)\\w+|se condenara?|tien(?:e|en) por (?:tacita|efectiv|acredit|probad|cierto)\\w*|se (?:concluye|colige|advierte|desprende|constata|estima|estimara|tendra por|tiene por)|conforme a lo (?:razonado|expuesto)|de lo razonado|lo concluido|razones (?:expuestas|señaladas|anteriores)|reflexiones|conducen al|no (?:puede|pueden) tenerse|yerra|se omitira|dejar constancia|hechos? (?:probados?|establecidos?)|no controvertidos|analisis de la prueba|apreciad[oa]s?|valorad[oa]s?'

/** Phrases of reasoning that parties use as well: many of them in few words are the court's. */
export const reasoningWords =
  'sin embargo|la especie|en consecuencia|en efecto|se debe|debe(?: ser)? (?:rechaz|acog|desestim|desech)\\w+|debe hacerse|de lo (?:expuesto|señalado|dicho|anterior)|a mayor abundamiento|(?:no|tampoco) (?:puede|pueden) (?:ser|sino)|por consiguiente|descartar|desestim\\w+|aparece|deviene|consideraciones|discusion|controversia|asi las cosas|cabe (?:tener|señalar|concluir|consignar|recordar|destacar|indicar|hacer|considerar)|es (?:preciso|necesario|menester|dable|posible) (?:señalar|tener|consignar|recordar|destacar|indicar|concluir|advertir|considerar|colegir)|conviene|se observa|no es efectivo|carece de fundamento|resulta (?:evidente|claro|forzoso|inconcuso)|no (?:se )?(?:ha |han |fue |fueron )?(?:logrado )?(?:acredit|prob)\\w+|del merito|habida cuenta|hechos? acreditados?|obsta|sera de cargo|no constituye'

/** What may precede the speaker. */
export const turnWords =
  'por su parte|a su turno|a su vez|por otra parte|por otro lado|de otro lado|asimismo|ademas|tambien|finalmente|por ultimo|en (?:primer|segundo|tercer) (?:lugar|termino)|en concreto|en particular|en resumen|en sintesis|en terminos generales|en subsidio|seguidamente|luego|al respecto|en lo principal|en lo pertinente|con fecha|a fojas|a fs|en (?:su|sus|el|la|los) (?:libelo|demanda|contestacion|recurso|alegatos?|apertura|clausura|presentacion|escrito|informe)|contestando|evacuando|al contestar|mediante|a traves'
