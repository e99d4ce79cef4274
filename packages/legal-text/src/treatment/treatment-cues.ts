import type { Treatment } from '@basejuris/domain'
import { criterion, held, holding, self } from './treatment-words.ts'

export interface TreatmentRule {
  readonly treatment: Treatment
  /** What the phrase says behind «no», «tampoco» or «sin»; null when it then says nothing of the ruling cited. */
  readonly negated: Treatment | null
  /** 0 to 1: how surely these words speak of a ruling. */
  readonly weight: number
  /** Over folded text. */
  readonly pattern: string
}

const rules = (treatment: Treatment, negated: Treatment | null, weight: number, patterns: readonly string[]): TreatmentRule[] =>
  patterns.map((pattern) => ({ treatment, negated, weight, pattern }))

const adverb =
  '(?:(?:en esta (?:oportunidad|ocasion)|ahora|hoy|por ende|entonces|en consecuencia|por lo mismo|asi|derechamente|expresamente|decididamente|tambien|aqui|en lo sucesivo|en adelante|en esta parte|plenamente|enteramente|integramente|igualmente|nuevamente|parcialmente|respetuosamente|del todo|por completo|pues|luego|asimismo|ademas|desde ya|,) ){0,2}'
/** What follows is nothing but a criterion: no «comparte la apreciación de la defensa». */
const noOtherObject = `(?! (?:el|la|los|las|su|sus|dich[oa]s?|est[ae]|es[ae]|tal|entre|aquell[oa]s|al|a los|a las|a la|un|una) (?!(?:\\w+ ){0,2}?(?:${held})(?!\\p{L})))`
const taken = `${adverb}(?:a |de |con |en |por )?(?:${criterion})`
const facts =
  '(?:hechos?|supuestos?|presupuestos?|circunstancias?|situacion(?:es)?|casos?|hipotesis|marco|contexto|base|cuestion(?:es)?|materias?|asuntos?|controversias?|antecedentes|escenarios?|premisas?|realidad(?:es)?|regimen(?:es)?|estatutos?|conflictos?|cuadros?|contratos?|normativa|normas?|preceptos?|disposicion(?:es)?|sustrato|elementos?|relacion(?:es)?|plataforma|problemas?|discusion|tema|temas|thema|ambitos?|planos?|naturaleza|coyuntura|condiciones|debate|litigio)'
const other =
  '(?:distint|divers|diferent|disimil|dispar|ajen|disimiles|dispares|otr[oa]s? (?:especie|naturaleza|indole|orden)|divergente|desemejante|heterogene|inversa)(?:[oa]s?|es|e)?'
const applies =
  '(?:aplicables?|asimilables?|comparables?|equiparables?|analog[oa]s?|identic[oa]s?|pertinentes?|homologables?|extrapolables?|trasladables?|extensivas?|extensivos?|extensibles?|atingentes?|atendibles? (?:aqui|en la especie)|invocables?|idone[oa]s?|similar(?:es)?|semejantes?|iguales|igual|utiles|util|predicables?|transferibles?|compatibles?|oponibles?|vinculantes? (?:aqui|en la especie|en este caso)|determinantes? (?:aqui|en la especie|en este caso))'

/** Verbs by which a court takes up what another decided. */
const assent =
  '(?:compart|suscrib|segu|sigu|acog|acept|admit|aval|adher|adhier|convenc|persuad|persist|insist|persever|manten|mantien|sosten|sostien|reiter|prevalec|secund|valid|respald|ratific|particip|comulg|continu|prosegu|prosig|perpet|replic|repet|hac\\w* (?:suy|propi))'
const sound = '(?:correct|acertad|adecuad|atinad|convincent|persuasiv|satisfactori|ajustad|sostenible|aceptable|admisible|plausible)'

/** The court leaves the criterion. */
const departures: readonly TreatmentRule[] = [
  ...rules('se_aparta', 'sigue', 0.95, [
    `(?:se|nos) (?:(?:ha|han|hemos|debe|puede|habra de|hara) )?(?:apart|alej|distanci|separ|desvi|desmarc)(?:a|an|amos|ado|ara|aran|aremos|ar)\\b(?=(?: \\w+){0,5}? (?:de |del )(?:${criterion})| (?:en esta|ahora|hoy|por)|[,;·)]|$)`,
    `(?:motivos?|razon(?:es)?|fundamentos?|argumentos?|merito|causa|antecedentes)(?: \\w+){0,3}? (?:para|que \\w+)(?: a)? (?:apart|alej|distanci|separ|desmarc|alter|vari|modific|cambi|innov|abandon|desconoc|revis|rectific|desatend|prescind|reconsider|dejar de|no )\\w*`,
    `(?:${criterion})[^.;]{0,70}? (?:debe|deben|ha de|han de|habra de|debera|corresponde|cabe|conviene) (?:\\w+ )?(?:abandon|super|revis|corregi|rectific|modific|desech|descart|reemplaz|sustitui|replante|reconsider|reformul|enmend|revert|invert)(?:arse|irse|erse)\\b`,
    `(?:no|tampoco|ni|nunca|jamas)(?! (?:\\w+ ){0,3}?(?:sino|mas que|menos que|otra cosa))(?: \\w+){0,3}? ${assent}\\w*(?! que )${noOtherObject}`,
    `(?:no|tampoco|ni)(?: \\w+){0,3}? (?:parece|parecen|resulta|resultan|es|son|estima|estiman|considera|consideran|juzga|encuentra|halla|luce)(?: \\w+){0,2}? ${sound}\\w*`,
    `pon(?:e|er|iendo|en|dra) (?:fin|termino) a ${taken}`,
    `(?:merec|amerit|requier|exig|necesit|precis)\\w* (?:de )?(?:una |ser )?(?:revis|correg|corrig|rectific|super|abandon|modific|reformul|correc|enmien|enmend)\\w*`,
    `(?:discrep|disien|disent|difier|diferi)\\w* (?:\\w+ )?(?:de|con|del|respecto de) (?:${criterion})`,
    `(?:motivos?|razon(?:es)?|fundamentos?|antecedentes)(?: \\w+){0,3}? para (?:resolver|decidir|concluir|fallar|estimar|entender|pronunciarse)[^.;]{0,30}? (?:otr|distint|divers|diferent|contrari)\\w*`,
    `no se (?:ajusta|aviene|condice|concilia|compadece|conforma) (?:\\w+ )?(?:a|al|con)\\b`,
    `(?:apart|alej|distanci|separ|desmarc)(?:andose|andonos|arse|arnos|amiento)\\b ${adverb}(?:de |del )(?:${criterion})?`,
    `(?:abandon|desech|deseche|descart|super)(?:a|an|amos|ar|ando|ara|aran|aremos|ado|ada|ados|adas|arse|e|en)\\b ?${taken}`,
    `(?:${criterion})[^.;]{0,70}? (?:debe|deben|ha de|han de|habra de|debera|corresponde|ha|cabe|queda|quedan|resulta|es|sera|se ve|se tiene por)(?: (?:ser|sido|tenerse por|quedar))? (?:abandonad|superad|revisad|corregid|rectificad|modificad|desechad|descartad|reemplazad|sustituid|replantead|reconsiderad|dejad[oa]s? (?:atras|de lado|sin efecto)|reformulad|morigerad)\\w*`,
    `(?:modific|rectific|cambi|corrig|corregi|reemplaz|sustitu|sustituy|revis|replante|vari|mud|reformul|reconsider|enmend|enmiend|revoc|alter|revert|inviert|matiz|reorient)(?:a|an|amos|ar|ando|ara|aran|e|en|ir|iendo|imos|ada|ado|arse|ira|ea|ean|ear|eando|irse)?\\b (?:de )?${adverb}(?:(?:el|la|su|sus|nuestr[oa]|dich[oa]|est[ea]|ese|esa|tal|aquel|aquella|lo|los|las) (?:\\w+ ){0,2}?(?:criterios?|doctrinas?|jurisprudencia|parecer|tesis|posturas?|posicion|opinion|predicamento|interpretacion|lectura|linea|orientacion|precedentes?|entendimiento|enfoque|aserto|concepcion|conclusion|planteamiento|resuelto|razonado|decidido|sostenido)|criterio|doctrina|parecer|jurisprudencia)`,
    `(?:cambio|rectificacion|modificacion|revision|viraje|giro|vuelco|enmienda|abandono|variacion|superacion) (?:de|del|en) (?:la |el |su |sus |nuestra |nuestro |dich[oa] |es[ae] |aquel |aquella |tal )?(?:\\w+ )?(?:${held})`,
    `(?:deja(?:n|r|mos|ndo|ra|do)? (?:de lado|atras|sin aplicacion)|dejando de lado|se deja de lado|dej\\w+ de (?:aplic|segu|sost|mant|compart|observ|invoc|reiter)\\w+) ?${taken}`,
    `(?:a contar de (?:esta|este|hoy)|en lo (?:sucesivo|venidero)|en adelante|de (?:ahora|hoy|aqui) en (?:adelante|mas))[^.;]{0,30}? (?:se (?:exigira|entendera|considerara|resolvera|estimara|aplicara|tendra|dira)|regira|debera)\\w*`,
    `(?:ha|han|habria) sido (?:\\w+ )?(?:superad|abandonad|corregid|rectificad|desechad|dejad[oa]s? (?:atras|de lado))\\w*|dejad[oa]s? (?:atras|de lado)`,
    `(?:rectific|corrig|corrij|enmend|enmiend|cambi)\\w* (?:el |de |ese |dicho )?(?:rumbo|senda|camino|derrotero)`,
    `(?:se equivoc|err[oó] |yerr|fue demasiado lejos|(?:fue|constituyo|importo) un (?:exceso|error|yerro))\\w*`,
    `no (?:es|sera) (?:es[ae]|aquell?[ao]?|dich[oa]) (?:la |el )?(?:senda|camino|via|criterio|tesis)|no (?:sera|seran) observad[oa]s?|no resisti\\w+`,
    `(?:variacion|alteracion|innovacion|giro|cambio) (?:\\w+ )?(?:respecto|con relacion|frente)`,
    `relectura[^.;]{0,60}? (?:convenc|llev|conduc|persuad|muev|mov)\\w*`,
    `ya no (?:se )?(?:compart|manten|mantien|sost|sosten|sig|persever|suscrib|adhier|aplic|result|pued|es posible|cabe|procede|correspond|se condic|hace suy)\\w*`,
    `ya no (?:reflej|represent|expres|correspond|interpret)\\w+`,
    `(?<!sin )(?:de |para )?(?:desconoc|desatend|prescind|ignor|soslay|contradec|contraven|desoi|desestim|rechaz|desautoriz|revert)(?:er|ir|ar|iendo|ando|a|e|en|imos|amos|o)\\b (?:de )?(?:${criterion})`,
  ]),
  ...rules('se_aparta', 'sigue', 0.85, [
    `(?:discrepa|discrepan|discrepamos|discrepar|discrepando|disiente|disienten|disentimos|disentir|disintiendo|difiere|diferimos|difieren|se opone|oponemos)\\b ${adverb}(?:de|del|con|a|al) (?:${criterion})?`,
    `(?:en (?:sentido )?(?:contrario|opuesto|contra|inverso)|contrariamente|opuestamente|en oposicion|en disonancia|en disconformidad|en desacuerdo|contra|en pugna|a contramano|a la inversa)(?: (?:a|al|de|del|con))? (?:(?:el |la |su |dich\\w+ |es[ae] |tal )?(?:\\w+ )?(?:criterios?|doctrinas?|jurisprudencia|parecer|tesis|posturas?|opinion|predicamento|interpretacion|linea)|${holding})`,
    `(?:${criterion})[^.;]{0,100}? (?:es|resulta|era|parece|aparece|se estima|se considera|deviene|esta|adolece|yerra|equivoca|incurre|priva|prescinde|desatiende|contradice|pugna)(?: (?:ser|en|de|hoy|ya))? ?(?:errad|errone|equivocad|incorrect|desacertad|inadecuad|insosten|insatisfactor|superad|obsolet|infundad|yerro|error|contrari)\\w*`,
    `a diferencia de (?:lo (?:sostenido|razonado|entendido|concluido|estimado|afirmado|postulado|señalado|expresado|dicho)|(?:el |la )?(?:criterio|doctrina|tesis|interpretacion|postura|parecer))`,
    `(?:nueva|mejor|mayor|mas detenid[oa]|distint[ao]|divers[ao]|nuevo|acabad[oa]|reposad[oa]|mas profund[oa]) (?:reflexion|estudio|examen|analisis|lectura|ponderacion|revision|reposicion|interpretacion|criterio|doctrina|orientacion)[^.;,]{0,60}? (?:llev|conduc|permit|aconsej|muev|mov|obliga|impon|convenc|persuad)\\w*`,
    `(?:super|revis|corrig|corregi|enmend|deja sin efecto|replante)(?:a|ar|ando|e|ir|iendo)?\\b (?:asi )?(?:la|el|lo)\\b(?= (?:que|expresad|dich|sostenid|resuelt|señalad|allí|alli))`,
    `(?:no|tampoco) (?:participa|comulga|concuerda|coincide|esta de acuerdo|estan de acuerdo|estamos de acuerdo|esta conteste|concuerdan|participan|participamos|coincidimos|coinciden|se conforma|se aviene|se avienen|se condice|se condicen|se concilia|se compadece|se ajusta|se sostiene|resiste|satisface|puede prevalecer|ha de prevalecer|prevalece|debe prevalecer|logra persuadir|persuade|persuaden|convence|convencen|resulta (?:convincente|persuasiv|admisible|aceptable|sostenible|satisfactori|correct|adecuad)\\w*|es (?:la )?(?:correct|adecuad|acertad|acept|admis|sosten|ajustad|convincent)\\w*|parece (?:correct|adecuad|acertad)\\w*|puede (?:aceptarse|admitirse|sostenerse|mantenerse|tolerarse|acogerse)|es posible (?:aceptar|admitir|sostener|acoger|mantener)|acoge|acepta|acogera|aceptara|continuara|reitera\\w*|seguira|seguiremos|volvera)\\b`,
    `(?:toma|tomar|tomando|tomamos|marca|marcar|marcando) distancia`,
    `(?:ha|han) perdido (?:\\w+ )?(?:vigencia|vigor|sustento|actualidad|fundamento|fuerza)|pierde (?:vigencia|sustento|actualidad|fundamento|fuerza)|carece (?:hoy |ya |actualmente )?de (?:sustento|asidero|vigencia|actualidad|fundamento)`,
    `vuelve(?:n)? sobre sus (?:propios )?pasos|volver sobre sus pasos|da(?:r|n)? un giro|fija(?:r|ra)? (?:una |un )?nuev[oa] (?:doctrina|criterio|orientacion)|cambi(?:a|ar|ando|ado) de (?:parecer|criterio|doctrina|jurisprudencia)|(?:cambio|mutacion|viraje) (?:jurisprudencial|de jurisprudencia|de parecer|de opinion|de doctrina|de criterio)`,
    `que (?:ahora|hoy|por est[ea] (?:fallo|sentencia)|esta vez|en esta (?:ocasion|oportunidad)|desde ya) (?:se )?(?:corrig|corrij|rectific|modific|abandon|revis|enmiend|dej|supera|descart|desech)\\w*`,
    `(?:queda\\w*|deja\\w*) (?:\\w+ ){0,2}?(?:sin (?:sustento|vigencia|asidero|fuerza|aplicacion)|superad[oa]s?|atras|abandonad[oa]s?|descartad[oa]s?|desechad[oa]s?)`,
    `(?:es|son|somos|sera|se muestra|estima|estiman) (?:\\w+ ){0,2}?de (?:(?:otr[oa]|divers[oa]|distint[oa]|contrari[oa]|opuest[oa]) (?:parecer|opinion|criterio)|(?:parecer|opinion|criterio) (?:contrari|divers|distint|opuest|diferent)\\w*)`,
    `(?:${self}) (?:\\w+ ){0,3}?(?:rechaza|desestima|repudia|reprueba|critica|desaprueba|descarta|contradice|objeta|corrige|rectifica|enmienda)\\w*`,
    `(?:no|tampoco) (?:esta|estan|estamos) por (?:manten|segu|aplic|reiter|compart|persever)\\w*`,
    `(?:solucion|conclusion|decision|conviccion|convencimiento|criterio|doctrina|parecer|interpretacion|tesis|lectura|postura|orientacion|predicamento) (?:\\w+ )?(?:distint|divers|diferent)[oa]s? (?:a|al|de|del|que)\\b`,
    `(?:adopt|sient|sentar|fij|inclin|prefer|prefier|opt|acog|sostien|sosten|sustent)\\w* (?:\\w+ ){0,2}?(?:otr[oa]|distint[oa]|divers[oa]|nuev[oa]|opuest[oa]|contrari[oa]) (?:criterio|doctrina|parecer|interpretacion|tesis|lectura|orientacion|entendimiento|predicamento)`,
    `(?:desacuerdo|disconformidad|discrepancia|disidencia|disenso) (?:con|de|respecto|frente)`,
    `(?:conclusion|decision|solucion|criterio|doctrina|sentido|parecer|interpretacion|lectura|resultado|tesis|postura)(?: \\w+)? (?:opuest|contrari|inversa|invers|antagonic|contradictori|diametralmente opuest)[oa]?s?`,
    `(?:lo contrario|al reves)(?: \\w+){0,2} (?:de|a|al|que|en)\\b`,
    `(?:posicion|doctrina|criterio|tesis|conclusion|solucion|interpretacion|decision)(?: \\w+){0,3} (?:opuest|contrari|inversa|distint|divers)[oa]s? (?:a|al|de|del|que) (?:la |lo |aquella|el |que )`,
  ]),
]

/** The court takes the criterion. */
const followings: readonly TreatmentRule[] = [
  ...rules('sigue', 'se_aparta', 0.95, [
    `(?:se |nos |debe |cabe |corresponde |procede |a |para |de |es posible |puede |pueden |podemos |lo |la |los |las |es menester |es dable )?(?:compart(?:e|en|imos|ir|irse|iendo|ido|ida|idos|idas|ira|iremos|irla|irlo|irse)|suscrib(?:e|en|imos|ir|irse|iendo)|adhier(?:e|en)|adher(?:imos|ir|irse|ira)|adhiriendo|reiter(?:a|an|amos|ar|arse|ando|ara))\\b${noOtherObject}`,
    `(?:se |nos |debe |deben |cabe |corresponde |procede |a |para |ha de |habra de |es posible |puede |pueden |esta corte |este tribunal )(?:sigu(?:e|en|iendose)|segu(?:ir|irse|ira|iran|iremos|imos|ido|ida|irlo|irla))\\b ?${taken}`,
    `(?:sigue|siguen|seguimos|siguiendo|seguira|seguiremos|seguir|seguirse) ${adverb}(?:${criterion}|a (?:la|el|esta)|en (?:esto|este punto|esta parte))`,
    `(?:se |debe |cabe |corresponde |para |a |ha de |es posible |puede |pueden )?(?:manten(?:er|erse|emos|drse|dra|iendo|iendose|er[aá])|mantien(?:e|en)|conserv(?:a|ar|ando)|ratific(?:a|an|amos|ar|ando)|reafirm(?:a|an|amos|ar|ando)|confirm(?:a|an|amos|ando)|reproduc(?:e|en|imos|ir)|acog(?:e|en|emos|er|ere|era|eran|eremos|iendo|ido|ida)|asum(?:e|en|imos|ir|iendo)|adopt(?:a|an|amos|ar|ando)|recog(?:e|en|emos|er|iendo)|prohij(?:a|an|amos|ar)|perfil(?:a|an)|persever(?:a|an|amos|ar|ando|ara)|prefier(?:e|en)|preferimos|se inclina(?:n)? por|se adscribe(?:n)? a|se pliega(?:n)? a|se allana(?:n)? a|se ciñe(?:n)? a|se atiene(?:n)? a|atenerse a|respald(?:a|an|amos|ar)|refrend(?:a|an|amos|ar)|acept(?:a|an|amos|ar)|abraz(?:a|an|amos)) ?${taken}`,
    `h(?:ace|acen|acemos|aciendo|acer|ara|aremos|acerse|a hecho) (?:\\w+ )?(?:suy[oa]s?|propi[oa]s?|nuestr[oa]s?)|hacerl[oa]s? suy[oa]s?`,
    `(?:manten|perpetu|conserv|reiter|segu|confirm|aplic)(?:er|ir|ar|iendo|ando) (?:invariable|inalterad[oa]|incolume|vigente|en pie)`,
    `(?:persever|insist)(?:a|an|amos|ar|ir|imos|e|en|ara|ira|ando|iendo) en`,
  ]),
  ...rules('sigue', 'distingue', 0.85, [
    `(?:se |debe |cabe |corresponde |procede )?aplic(?:a|an|amos|ar|arse|ando|andose|ara) ${taken}`,
    `(?:en )?(?:aplicacion|seguimiento|observancia|concordancia|concordante|consonancia|armonia|coherencia|sintonia|linea|conformidad|correspondencia|coincidencia) (?:de|con|a) (?:${criterion})`,
    `(?:conforme|de acuerdo|en conformidad|acorde|ceñid[oa]s?|ajustad[oa]s?|fiel|con arreglo|atendid[oa]|en la senda|en linea|alinead[oa]) (?:a|al|con|de|del) (?:${criterion})`,
    `(?:es|resulta|aparece|se muestra|luce|son) (?:plenamente |del todo |enteramente )?(?:coincidente|concordante|conteste|conforme|consistente|coherente|uniforme|congruente|acorde)s?(?: (?:con|a))? ?(?:${criterion})?`,
    `coincid(?:e|en|imos|ir|iendo|encia) (?:\\w+ )?(?:con|en)`,
    `concuerda(?:n)? (?:\\w+ )?(?:con)|concordamos con`,
    `(?:resulta|resultan|es|son|siendo|cobra|cobran|deviene|sera|estima|estimamos)(?: \\w+)? (?:plenamente |del todo |enteramente |perfectamente |igualmente |tambien )?(?:aplicables?|extensibles?|trasladables?|extrapolables?|asimilables?|vigencia|aplicacion|atingentes?)`,
    `(?:se|nos) (?:conforma|ajusta|aviene|suma|pliega|cine|ciñe|acomoda|adecua|alinea|inscribe|enmarca|sujeta|condice|armoniza)(?:n|mos)? (?:plenamente |enteramente )?(?:con|a|en)\\b(?: (?:${criterion}))?`,
    `(?:encuentra(?:n)?|halla(?:n)?|tiene(?:n)?|con) (?:\\w+ )?(?:apoyo|respaldo|sustento|asidero|fundamento|soporte) en`,
    `(?:se )?(?:apoya|funda|basa|sustenta|descansa|inspira|ve reforzad[oa]|ve confirmad[oa]|ve corroborad[oa]|ampara)(?:n)? (?:\\w+ )?(?:en|por|con) (?:${criterion})`,
    `(?:se )?estar(?:a|se|emos|an)\\b[^.;]{0,30}? a (?:${criterion})`,
    `(?:tiene|tienen|tenemos|estima|estiman|considera|consideran|reputa|juzga)(?: \\w+)? (?:por )?(?:acertad|correct|ajustad|atinad|justificad|convincent)\\w*`,
    `(?:tal|es[ae]|est[ae]|aquella) (?:ha sido|es|fue|sigue siendo|viene siendo)(?:, por lo demas,)? (?:la|el) (?:\\w+ )?(?:${held})`,
    `(?:que |doctrina |criterio )?(?:sera|seran|habra de ser|ha de ser|debe ser) (?:\\w+ )?(?:aplicad|seguid|mantenid|reiterad|observad|acatad)[oa]s?`,
    `doctrina (?:vinculante|obligatoria)|por (?:las |los )?(?:iguales|mism[oa]s|identic[oa]s|analog[oa]s) (?:razones|fundamentos|motivos|consideraciones|argumentos)`,
    `(?:bajo|desde|con|medid[oa] con) (?:es[ae]|dich[oa]|tal|est[ea]|aquell?[ao]?) (?:prisma|premisa|vara|optica|pauta|regla|estandar|parametro|predicado)`,
    `con arreglo a (?:${criterion})|habra que (?:entender|estar|concluir),? con|conviene(?:n)? con|cuadra(?:n)? (?:\\w+ )?con`,
    `nada (?:autoriza|justifica|permite|aconseja)[^.;]{0,30}? (?:divers|distint|otr|contrari)\\w*`,
    `a (?:dich|es|tal|est|aquell|la mism|el mism)\\w* (?:\\w+ )?(?:${held}) (?:\\w+ ){0,2}?(?:ceñi|ciñ|aten|atien|apeg|sujet|sum|pleg|plieg|adher|adhier|conform|avien|ajust|remit)\\w*`,
    `(?:se |nos )?(?:ceñi|ciñ|aten|atien|apeg|sujet|sum|pleg|plieg|acog|adscrib)\\w{0,6} (?:\\w+ ){0,2}?(?:a|al) (?:${criterion})`,
    `(?:es|son|sea|seria) (?:\\w+ ){0,3}?la misma (?:${held})`,
    `(?:valen|vale|rigen|rige|sirven|sirve|cobran|gobierna|gobiernan|alcanza|orienta|ilumina|comprende|abarca) (?:\\w+ ){0,2}?(?:aqui|igualmente|tambien|la especie|este caso|presente caso|caso de autos|caso presente)`,
    `(?:aparece|resulta|viene|queda|es|se ve|ha sido|fue|ve) (?:\\w+ )?(?:confirmad|corroborad|refrendad|ratificad|respaldad|avalad|reafirmad|apoyad|reforzad)[oa]s? (?:por|en|con)\\b`,
    `(?:acata|acatar|acatando|acatamiento|obedece a|respeta|respetar|respetando|honra|observa|observar)(?:n)? ${taken}`,
    `(?:cuya|cuyas|cuyos|cuyo) (?:${held})[^.;]{0,40}? (?:hace|comparte|compart|reiter|sig|aplic|valen?|manten)\\w*`,
    `(?:se |nos )?remit(?:e|en|imos|irse|iendose|iremos) (?:\\w+ )?a`,
  ]),
  ...rules('sigue', null, 0.7, [
    `en (?:este |ese |igual |identic[oa] |similar |analog[oa] |(?:el |la |un |esta |esa )(?:mism[oa] |igual |identic[oa] |similar |analog[oa] ))(?:sentido|predicamento|direccion|orientacion|linea|tenor)(?= |,|:|\\)|$)`,
    `(?:asi|tal como|como|segun|conforme|tal y como|del modo que|como ya|cual)(?: \\w+){0,6}? (?:ha|han|habia|viene|vienen|hemos)(?: (?:venido|sido|tenido))?(?: \\w+mente| ya)? ?(?:resuelto|fallado|decidido|sostenido|resolviendo|fallando|sosteniendo|declarado|entendido|razonado|concluido|decidiendo|sentenciado|dictaminado|establecido|asentado|venido)`,
    `(?:asi|tal como|como|segun)(?: \\w+){0,4}? (?:resolvio|(?<!(?:el|del|al|este|ese|dicho|un|su) )fallo|decidio|sostuvo|declaro|entendio|razono|concluyo|establecio|asento|dictamino|resolviera|decidiera)`,
    `al igual que (?:en )?(?:el |la |los |las |lo )?(?:\\w+ )?(?:autos|causas?|rol(?:es)?|corte|tribunal|magistratura|${held}|resuelto|decidido|fallado|sostenido)|lo mismo que|tal cual lo|del mismo modo (?:que|se|lo|en)|(?<=^[^\\p{L}]*(?:que,? |y,? |pues,? )?|[,;·] (?:y )?)de (?:igual|identic[oa]|la misma|analog[oa]) (?:modo|manera|forma|suerte)|en (?:iguales|identicos|los mismos|similares) terminos`,
    `(?:mism[oa]|identic[oa]|igual|similar|analog[oa]|semejante) (?:${held})`,
    `(?:jurisprudencia|doctrina|criterio|posicion|postura|linea) (?:constante|uniforme|reiterad[oa]|invariable|asentad[oa]|consolidad[oa]|pacific[oa]|sostenid[oa]|permanente)|(?:reiterad[oa]|constante|uniforme|invariable|consolidad[oa]|asentad[oa]) (?:jurisprudencia|doctrina|criterio)`,
    `(?:igual|identica|la misma|esa misma|esta misma|misma|semejante) (?:conclusion|solucion|decision|inteligencia|lectura|interpretacion)`,
    `(?:confirm|refuerz|corrobor|avala|respald|apoya|abona|ilustra)(?:a|an|ado|ada|e|en|ando|n)?(?: \\w+){0,3} (?:conclusion|criterio|postura|interpretacion|anterior|razonamiento|parecer|tesis)`,
  ]),
]

/** The court keeps the ruling from deciding this case. */
const distinctions: readonly TreatmentRule[] = [
  ...rules('distingue', null, 0.95, [
    `distingu(?:e|en|ir|irse|imos|iendo|ible|ibles|ido|ida|irlo|irla|irlos|irlas)\\b${noOtherObject}(?! (?:entre|segun|donde|cuando|dos|tres))|distincion (?:con|respecto)`,
    `(?:${facts})(?: \\w+){0,4}? (?:(?:que )?(?:es|era|son|eran|fue|fueron|resulta|resultan|resultaba|aparece|se presenta)(?: \\w+){0,2} )?${other}\\b`,
    `(?<!(?:solucion|conclusion|decision|conviccion|convencimiento|criterio|doctrina|parecer|interpretacion|tesis|lectura|postura|orientacion|predicamento) )${other} (?:es|era|fue|son|eran|fueron|resulta|resultaba|a la|al|del?|de l[oa]s?|hechos?|supuestos?|presupuestos?|circunstancias?|situacion(?:es)?|casos?|hipotesis|marco|contexto|base|cuestion(?:es)?|materias?|asuntos?|controversias?|antecedentes|regimen|estatuto|escenario|realidad|conflicto|naturaleza|relacion|normativa|norma|precepto)\\b`,
    `(?:difier(?:e|en)|diferia|diferian|dista|distan|distaba|se diferencia(?:n|ba)?|diferenciandose|diferenciarse|se distancia|se separa)\\b[^.;]{0,60}? (?:del?|en|con|respecto)\\b`,
    `(?:no|tampoco|ni) (?:\\w+ )?(?:guarda(?:n|ba)?|existe|existia|hay|habia|media|mediaba|presenta(?:n|ba)?|tiene(?:n)?|exhibe|concurre|concurria|se aprecia|se advierte|se da|se verifica|se presenta)(?:\\w* )?(?: ?\\w+){0,3}? ?(?:relacion|similitud|identidad|analogia|semejanza|parangon|paralelo|correspondencia|coincidencia|equivalencia|simetria)`,
    `(?:carece(?:n)? de|falta(?:n)?|faltando|ausencia de|sin)(?: \\w+){0,2} (?:similitud|identidad|analogia|semejanza|parangon|equivalencia|conexion)(?: \\w+){0,3}`,
    `(?:no|tampoco) (?:se )?(?:trata(?:ba)?|versa(?:ba)?|recae|recayo|verso|corresponde|es|era)(?:n)? (?:de |sobre |en |a )?(?:el|la|lo|un|una|del?)? ?(?:mism[oa]|identic[oa]|caso|igual|analog[oa])\\b`,
  ]),
  ...rules('distingue', null, 0.9, [
    `(?:inaplicable|impertinente|inatingente|inconducente|inidone[oa])s?`,
    `(?:no|tampoco|ni)(?: \\w+){0,3}? ${applies}\\b`,
    `(?:no|tampoco|ni) (?:se )?(?:puede|pueden|podria|es posible|cabe|corresponde|procede|es dable|resulta posible|es licito|debe|deben|son susceptibles|es susceptible)(?: \\w+){0,3}? (?:extend|traslad|asimil|aplic|extrapol|equipar|invoc|transpon|homolog|replic|hacers\\w+ extensiv|proyect|compar|identific|importar|traer)\\w*`,
    `(?:no|tampoco) (?:ocurre|acontece|sucede|concurr[eoi]\\w*|se presenta|se da|se verifica|se configura|existe|se reproduce|media|acaec\\w+|se repite|se replica|estaba|se discut\\w+|se debat\\w+|se ventil\\w+|aparece|hubo|habia|se cuestion\\w+)(?:\\w*)?[^.;]{0,50}? (?:especie|aqui|este caso|caso de autos|caso sub|el presente|sub lite|en autos|este juicio|estos autos|alli|en aquell?[ao]s?|en el caso|este proceso)`,
    `(?:(?:aqui|en la especie|en este caso|en autos|en el caso de autos|en el presente|en cambio|a diferencia)[^.;]{0,40}? )(?:no|falta|carece|ausente|nada de)\\b(?: (?:ocurre|acontece|sucede|concurre|hay|existe|se presenta|se da|media|aparece|se acredit\\w+|se prob\\w+|consta))`,
    `(?:no|tampoco) (?:alcanza|comprende|abarca|rige|gobierna|cubre|aprovecha|sirve(?: de)?|auxilia|vincula|incide|cambia|contradice|desvirtua|altera|obsta|impide|conmueve|modifica)(?:n)? (?:\\w+ ){0,3}?(?:caso|especie|situacion|presente|precedente|conclusion|concluid[oa]|resuelt[oa]|decision|hipotesis|anterior|dicho|razonad[oa]|decidid[oa]|aqui|controversia|litis|pretension|supuesto)`,
    `(?:elemento|calidad|cosa|circunstancia|requisito|condicion|supuesto|presupuesto|hecho|antecedente)s?,? (?:\\w+ )?(?:ausentes?|inexistentes?|que (?:aqui|en (?:este|esta|autos|la especie|el presente))|extrañ[oa]s?|ajen[oa]s?|faltantes?)`,
    `(?:elemento|calidad|cosa|condicion)s? que (?:\\w+ ){0,6}?(?:no|nunca|tampoco|falta|carece|jamas)\\b`,
    `(?:que )?no (?:es|son|era|eran) (?:el|la|lo|los|las) (?:de autos|de este|de esta|del presente|de la especie|del caso|que (?:aqui|ahora|nos|interesa|se debate|se discute))`,
    `y no (?:de|del|sobre|a|al|en)\\b[^.;]{0,60}?(?:aqui|autos|especie|este caso|este juicio|interesa|debate|presente)`,
    `(?:semejanza|similitud|analogia)(?: \\w+)? es (?:solo |solamente |meramente |puramente )?(?:aparente|formal|superficial|relativa)`,
    `no (?:es|resulta|parece) (?:trasladable|extensible|extrapolable|transferible|asimilable)s?`,
    `(?:en contraste|a la inversa|al paso que)`,
    `(?:no|mal) (?:cabe|podria|puede) (?:asilarse|ampararse|apoyarse|escudarse|extraerse|cobijarse)`,
    `no modifica el (?:analisis|resultado|parecer)|no hay (?:inconsistencia|contradiccion)|media una distancia|falta(?:ndo)? (?:la )?(?:homogeneidad|identidad)|no se corresponden|no se verifica`,
    `que no (?:es|era|son|fue|eran) (?:el|la|lo|los|las)\\b`,
    `(?:; |, )(?:aqui|el|la|los|las|en)\\b[^.;]{0,80}?(?:en cambio|por el contrario)\\b`,
    `(?:referencia|citas?|invocacion|alusion|llamado|remision)(?!\\p{L})[^.;]{0,80}? (?:es|son|resulta|resultan|deviene|parece)(?: \\w+)? (?:inoportun|improcedent|impertinent|desacertad|equivocad|inconducent|inutil|irrelevant|ocios|vana|esteril|inatingent)\\w*`,
    `de (?:otra|distinta|diversa|diferente) (?:indole|naturaleza|especie|clase|entidad)`,
    `no (?:pugna|contradice|se opone|contraria|es contradictori|resulta contradictori|entra en conflicto|se contrapone|riñe)\\w*`,
    `ningun[oa]? (?:influencia|incidencia|relevancia|aplicacion|relacion|utilidad|provecho|valor|importancia|gravitacion|conexion|analogia|similitud)`,
    `(?:diversidad|disparidad|desemejanza|heterogeneidad) (?:\\w+ )?(?:de|entre|con)\\b`,
    `(?:aqui|en la especie|en este caso|en autos|en este juicio|en esta causa) (?:no|nada|nadie|ningun[oa]?|falta|tampoco)\\b`,
    `(?:no|tampoco) (?:puede|podria|cabe) (?:\\w+ )?(?:invocar|traer|citar|servir)\\w*`,
    `(?:no|tampoco) (?:sirve|viene al caso|aporta|presta|autoriza|basta|puede servir|es apto|tiene (?:incidencia|relevancia|influencia|aplicacion|cabida|atingencia|relacion|que ver)|incide|influye|se relaciona|dice relacion|encuadra|calza|coincide en)\\b`,
    `(?:carece(?:n)?|desprovist[oa]s?|falta) de (?:\\w+ )?(?:atingencia|pertinencia|incidencia|relevancia|influencia|aplicacion|conexion|relacion|similitud|utilidad|aptitud)`,
    `(?:fue|fueron|es|son|se|ha sido) (?:dictad|pronunciad|emitid|expedid|dict|pronunci|emiti)\\w+ (?:\\w+ )?(?:antes de|con anterioridad|bajo (?:el imperio|la vigencia|otr|un|la ley|el regimen)|en vigencia|estando vigente|en (?:un|otro) (?:contexto|escenario)|conforme a (?:la|una) (?:legislacion|normativa) (?:anterior|antigua|derogada))`,
    `(?:dictad|pronunciad|emitid|expedid|recaid)[oa]s? (?:\\w+ )?(?:antes de|con anterioridad|bajo (?:el imperio|la vigencia|otr|un|la ley|el regimen)|en vigencia|en otro)`,
    `no se (?:divisa|advierte|ve|aprecia|vislumbra|comprende|explica) (?:de que (?:manera|modo|forma)|como|la (?:similitud|analogia|relacion|pertinencia|conexion))`,
    `(?:no|tampoco) (?:puede |pudiera |podria |ha de |logra |llega a )?(?:gobern|alcanz|incid|influ|abarc|comprend|cubr|regir|zanj|determin|encuadr|subsum)\\w*`,
    `(?:similitud|analogia|semejanza|identidad|parecido|paralelo|equivalencia)(?: |·)[^.;]{0,80}?(?:aparente|formal|superficial|inexistente|forzad[oa]|no (?:existe|se))`,
    `se (?:limita|circunscribe|restringe|reduce|acota|constriñe|refiere unicamente|refiere solo|refiere exclusivamente|explica|justifica) (?:\\w+ )?(?:a|al|por)\\b`,
    `(?:caso|situacion|cuestion|asunto|hipotesis|supuesto|controversia|problema|realidad|cuadro)(?: \\w+){0,4} (?:es|era|resulta|son) (?:muy |bien |del todo |por completo |enteramente )?(?:otr[oa]|distint[oa]|divers[oa]|diferente|ajen[oa])\\b`,
    `(?:ajen|extrañ)[oa]s? (?:a|al)\\b`,
    `nada (?:aporta|agrega|dice|tiene que ver|altera|cambia|obsta)|en nada (?:altera|cambia|modifica|obsta|incide|influye)`,
    `(?:calidad|circunstancia|requisito|hecho|elemento|presupuesto|supuesto|condicion|extremo|situacion|particularidad|antecedente|exigencia|factor|cuestion)s? que (?:\\w+ ){0,6}?(?:no|nunca|tampoco|falta|faltan|carece|jamas)\\b`,
    `(?<!a )diferencias? (?:\\w+ )?(?:entre|con|respecto|sustancial|relevante|esencial|decisiv|fundamental|radical|determinante|factic|que|impide)\\w*`,
    `(?:impide(?:n)?|obsta(?:n)?|desaconseja(?:n)?) (?:a |su )?(?:\\w+ )?(?:traslad|extend|aplic|asimil|extrapol|equipar|invoc|replic)\\w*`,
    `no (?:es|constituye|resulta|importa|representa)(?: un| una)? (?:obstaculo|obice|impedimento|precedente|referente|parametro)`,
    `a diferencia (?:de|del)\\b(?! (?:lo (?:\\w+ )?(?:sostenido|razonado|entendido|concluido|estimado|afirmado|postulado|señalado|expresado|dicho)|(?:el |la )?(?:criterio|doctrina|tesis|interpretacion|postura|parecer)))`,
    `(?:no es el caso|no es la situacion|no es lo que|cosa distinta|otra es la|otro es el)`,
    `no (?:abordo|abordaba|resolvio|trato|examino|decidio|se pronuncio|analizo|toca|conocio|discurre|discurria)\\b[^.;]{0,60}? (?:cuestion|punto|asunto|materia|aspecto|problema|hipotesis|supuesto|caso|mismo|aqui|ahora|especie)`,
    `(?:alli|en aquell?[ao]s?|en aquel|en ese caso|en dich[oa]s?|versaba|trataba|recaia|recayo|existia|mediaba|habia|discutia|debatia|concurria|ventilaba|verso|trata|versa|recae|estaba|era|eran|se habia|consistia|regia)(?!\\p{L})[^.]{0,200}?(?:, |; |—)(?:y |pero )?(?:mientras|en tanto|en cambio|al paso|pero|aqui|en la especie|en este (?:caso|juicio|proceso)|en autos|en estos autos|en el (?:presente|caso)|lo que aqui)`,
  ]),
]

/** The Contraloría towards its opinions. A court that «deja sin efecto» a decree says nothing of this. */
export const opinionRules: readonly TreatmentRule[] = [
  ...rules('deja_sin_efecto', 'aplica', 0.95, [
    `(?:dej(?:a|an|ar|arse|ando|andose|ado|ada|ados|adas|ase|anse|ense|ese|ara)|queda(?:n|ndo|ra|ran)?|tengan?se)(?: \\w+){0,3}? sin (?:efecto|valor|aplicacion)`,
    `(?:revoc|invalid|derog)(?:a|an|ar|ase|anse|ando|ado|ados|arse|uese|uense|ue)\\b(?: \\w+){0,4}? (?:dictamen|oficio|pronunciamiento|jurisprudencia)`,
    `d[eé]jes?e(?:n?se)? sin efecto|sin (?:efecto|valor) (?:el|los|lo|la|es[ae]|dich\\w+|tal|aquel)\\b`,
    `(?:anul|invalid|retir|elimin|suprim)(?:a|an|ar|arse|ase|anse|ese|ense|ando|ado)\\b(?: \\w+){0,7}? (?:dictamen(?:es)?|oficios?|pronunciamientos?)`,
    `(?:no|sin) (?:produc|surt|tendr)\\w+ (?:\\w+ )?efectos?|no debio (?:emitir|expedir|dictar|evacuar)\\w*|(?:se )?(?:tiene|tienen|tengase|tenganse) por no (?:emitid|expedid|dictad)\\w*|sin valor (?:alguno|para todos)`,
    `se (?:lo|la|los|las) (?:invalida|anula|retira|elimina|deja sin efecto)|retrotraer`,
    `desprovist[oa]s? de (?:todo )?(?:valor|efecto)|(?:cesa|cesan|dejan|deja) de regir|se (?:retira|lo invalida|la invalida|invalida)n?\\b`,
  ]),
  ...rules('reconsidera', 'aplica', 0.95, [
    `(?:(?:motivos?|razon(?:es)?|fundamentos?|antecedentes|argumentos)(?: \\w+){0,4}? para )?(?<!(?:en torno a|peticion de|solicitud de|pide|solicita|requiere|de|a|-) ?)reconsider(?:a|an|ar|arse|ando|andose|ado|ada|ados|adas|ese|ense|amos|ara|ase)\\b`,
    `(?<!(?:en torno a|peticion de|solicitud de) ?)(?:modific|rectific|cambi|corrig|corregi|reemplaz|sustitu|sustituy|revis|enmend|vari|alter)(?:a|an|ar|arse|ando|ado|ados|ase|anse|e|en|ir|iendo|ese|ense|uese|uense)\\b ?${taken}`,
  ]),
  ...rules('reconsidera', null, 0.9, [
    `(?<!(?:en torno a|peticion de|solicitud de|pide|solicita|requiere|de|a|-) ?)(?:modific|rectific|reconsider|sustitu|reemplac|corrij|enmiend)\\w*(?:se|nse)?\\b(?: \\w+){0,4}? (?:lo (?:manifestado|informado|concluido|resuelto|señalado|expresado|sostenido|dictaminado)|(?:el|los) (?:dictamen|oficio)|(?:el|su|ese|dicho|tal) criterio)`,
    `(?:debe|ha de|deben|han de) entenderse (?:rectificad|modificad|reconsiderad|corregid|enmendad|sustituid|superad)\\w*`,
    `en (?:vez|lugar) de (?:la|lo|el)(?: \\w+){0,3}? (?:negativa|rechazo|que|alli|entonces|informado)|(?:es|del?) (?:parecer|criterio) (?:inverso|contrario|opuesto|diverso|distinto)`,
    `(?:no (?:resulta posible|es posible|cabe|corresponde|procede)|ya no (?:se puede|puede|corresponde|cabe)) (?:mantener|sostener|conservar|reiterar) (?:${criterion}|ese|dicho)`,
  ]),
  ...rules('complementa', null, 0.95, [
    `(?:cumple|corresponde|es necesario|necesario|pertinente|menester|oportuno|del caso|preciso|conveniente|dable)(?: con)? (?:agregar|añadir|precisar|aclarar|puntualizar|adicionar|complementar|hacer presente ademas)`,
    `(?:ha|han|debe|deben) de entenderse en el sentido de que|(?:ha de|debe|deben|han de) entenderse (?:tambien|igualmente|ademas|comprendid|incluid)\\w*`,
    `(?:la )?otra mitad|llenar(?:lo)?|(?:colmar|suplir|cubrir|salvar) (?:ese|tal|dicho|el|la) (?:vacio|silencio|omision)|guard\\w+ silencio|no (?:se )?(?:refirio|pronuncio|abordo|trato|contemplo|previo|ocupo)|se añade|se agrega|agregase|añadase|adicionalmente`,
    `complement(?:a|an|ar|arse|ando|andose|ado|ados|ese|ense|amos|ario|acion|ase)\\b|(?:aclar|precis|ampli|adicion|puntualiz)(?:a|an|ar|arse|ando|ado|ados|ese|ense|ase|anse)\\b (?:\\w+ ){0,2}?(?:${criterion})`,
    `(?:amplie|aclare|precise|adicione)(?:se|nse)\\b`,
    `(?:debe|deben|cabe|corresponde|es (?:dable|necesario|preciso|menester)|procede) (?:agregar|añadir|precisar|aclarar|puntualizar|adicionar)(?:se)?\\b|(?:exigencia|requisito) adicional|llenar (?:ese|tal|dicho|el) vacio`,
  ]),
  ...rules('aplica', 'distingue', 0.95, [
    `(?:se |debe |cabe |corresponde )?aplic(?:a|an|ar|arse|ando|uese|uense|amos)\\b(?: (?:el |los |la |al |dich\\w+ |lo |este |respecto |tambien |en la especie |, |\\w+mente ){0,3}?(?:${criterion}))`,
    `(?:en |por )?aplicacion (?:de|del) (?:${criterion})`,
  ]),
  ...rules('aplica', null, 0.85, [
    `(?:ha|han|habra|debe|deben|cabe|corresponde) (?:de )?estarse|estese a|(?:encuentra|hall[ao]|tiene|tuvo)n? (?:su )?respuesta en|ya (?:se le|se|le|fue|lo) (?:\\w+ ){0,2}?(?:respondi|resolvi|inform|contest|dictamin|manifest|precis)\\w*`,
    `(?:desestim|rechaz)\\w+ (?:\\w+ )?(?:peticion|solicitud|requerimiento) de reconsideracion|mant(?:iene|ienen|uvo|enerse|eniendose) (?:lo|el)`,
    `(?:como|segun|conforme|tal como|de acuerdo)(?: ya)? (?:a lo |con lo |lo )?(?:ha |han |habia )?(?:informad|manifestad|precisad|señalad|concluid|resuelt|dictaminad|indica|señala|precisa|expresa|dispone|advierte|previene)\\w*`,
    `(?:segun|conforme a|de acuerdo con|en virtud de|al tenor de|con arreglo a|en armonia con|en concordancia con|a la luz de)(?: \\w+){0,4}? (?:dictamen(?:es)?|oficios?|jurisprudencia administrativa|los cuales|el cual|parametro|criterio)`,
    `jurisprudencia administrativa (?:contenida|vigente|de est[ae]|emanada|reiterada|uniforme|,)|plenamente (?:pertinentes?|aplicables?|validas?)|regla que (?:obliga|lleva|conduce|impone|determina|permite)`,
    `(?:dice|enseña|previene|ordena|exige|admite|permite|impide) (?:el|los) (?:oficio|dictamen)|carece(?:n)? de (?:la )?(?:relevancia|importancia|significacion)|identico criterio|(?:mismo|igual) (?:criterio|predicamento)`,
  ]),
]

/** The rules for every court, as data: a departure, a distinction or an adherence in the words of the text. */
export const treatmentRules: readonly TreatmentRule[] = [...departures, ...followings, ...distinctions]

/** Words that say a sentence settles nothing: it asks, supposes or leaves the point open. */
export const unsettled = `\\?|\\bsi (?!bien\\b)|\\bde haber(?:se)? |\\bomit(?:e|en|ira|iran|ir|irse|iendo) (?:\\w+ )?(?:pronunci|emitir)|\\bno (?:es|siendo|constituye|resulta)(?: esta)? (?:la )?(?:via|sede|oportunidad|instancia)\\b|\\bsin (?:entrar|necesidad de|emitir|que sea (?:necesario|preciso|menester))|\\b(?:innecesario|inoficioso|improcedente|resulta ocioso) (?:\\w+ ){0,2}?(?:pronunci|emitir|analizar|examinar|referirse|abordar|determinar|dilucidar)`

/** Words right before a verb that make it a possibility or an aim: «podría apartarse», «para apartarse». */
export const supposed =
  '(?:podria|podrian|podriamos|deberia|deberian|cabria|habria|habrian|corresponderia|procederia|implicaria|importaria|supondria|significaria|equivaldria a|llevaria a|conduciria a|obligaria a|exigiria|permitiria|hubiese|hubiera|pudiera|pudiese|debiera|aun cuando|aunque se|en (?:el )?caso de|salvo que|a menos que|para|a fin de|con el objeto de|eventual|posibilidad de|facultad de|derecho a|libertad de|riesgo de|hipotesis de|pretension de|solicitud de|peticion de|pedir|solicitar|requerir|invitacion a)'

/** The court names the ruling and takes nothing from it. */
export const mentionRules: readonly TreatmentRule[] = [
  ...rules('cita', 'cita', 0.9, ['vease|veanse|cfr|confrontar|vid|puede[n]? (?:consultarse|verse|revisarse|citarse|mencionarse)']),
  ...rules('cita', 'cita', 0.8, [
    `ver|ha sido (?:tratad|abordad|examinad|analizad)[oa]|a mayor abundamiento|entre otr[oa]s(?: \\w+)?|cabe (?:mencionar|citar|recordar|consignar|tener presente|señalar)|a modo (?:de ejemplo|ilustrativo|referencial)|por ejemplo|a titulo (?:ilustrativo|ejemplar|referencial|de ejemplo)|conviene (?:recordar|citar|tener presente)|se (?:ha )?(?:refirio|referido|pronuncio|pronunciado|ocupo|ocupado)|alude|menciona|trae a colacion|a proposito`,
  ]),
]

/** Words that go on about the ruling named before: «dicho criterio», «aquella decisión», «ese supuesto». */
export const pointsBack = new RegExp(
  `(?<!\\p{L})(?:dich[oa]s?|tal(?:es)?|es[ea]s?|esos|est[ea]s?|aquel|aquell[ao]s?|el mismo|la misma|semejante|(?:el|la|lo|los|las) (?:citad|referid|mencionad|aludid|invocad|anterior)[oa]?s?|alli|ahi) (?:\\w+ )?(?:${held}|supuestos?|casos?|situacion|hipotesis|circunstancias?|hechos|premisas?|afirmacion|resuelto|decidido|fallado|razonado|sostenido|dicho|expresado)(?!\\p{L})`,
  'u',
)

/** A sentence that answers the one before it: «Sin embargo, …», «Aquí, …», «Esta Corte, …». */
export const turnsBack = new RegExp(
  `^[^\\p{L}]*(?:(?:y|pues|ahora) )?(?:sin embargo|mas|con todo|no obstante|pero|empero|aqui|ahora bien|en (?:la especie|este caso|cambio|autos|el presente)|a diferencia|por el contrario|no (?:hay|existe|se (?:ve|advierte|divisa))|ninguna? (?:razon|motivo)|tampoco|los argumentos|las razones|tal(?:es)? (?:es|ha sido|fue)|a contar|hoy|en el sub lite|ocurre que|la (?:semejanza|similitud)|bajo|medid[oa]|${self})(?!\\p{L})`,
  'u',
)

/** A sentence that goes on from the one before it. */
export const pointsForward =
  /^[^\p{L}]*(?:que,? )?(?:asi|en efecto|tal es|es lo que|es el caso|en ese (?:sentido|orden)|en particular|en concreto|se trata|ello|lo anterior|a saber|fue|era|en (?:la|los|el) (?:causa|autos|rol|sentencia|fallo)|ese|dicho|aquel|aquella)(?!\p{L})/u

/** A number that only names a case: a record of convictions, evidence, the course of a proceeding. */
export const proceduralMention =
  /(?<!\p{L})(?:condenad[oa]s?|condena anterior|anotaci(?:on|ones)|extracto de filiacion|sancionad[oa] (?:como|a)|a la pena|cumplida|acompañ\p{L}+|incorpor\p{L}+|prueba (?:instrumental|documental)|se (?:llevo|lleva|llevaron) a (?:efecto|cabo)|audiencia de juicio|gestion pendiente|dando origen|tiene su origen|recurso de (?:hecho|nulidad|apelacion|queja|casacion) (?:deducid|interpuest)|interpuest[oa]|apelaci[oó]n deducid|expediente|procedimiento sancionatorio|r\.?u\.?c|seguid[oa]s? (?:en contra|contra|por)|acumulad[oa]s?|oficio de|exhort\p{L}+|a fojas|cuaderno|carpeta|medida cautelar|formalizad[oa]|orden de detencion)(?!\p{L})/u
