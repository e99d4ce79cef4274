/**
 * Ideas by which judges say that a case is alike or another, that a criterion holds or fell, that a party only brings it up. Each is an
 * alternation over folded text. They let the model read words that no example holds.
 */
const alternations = {
  same: 'igual(?:es|mente)?|mism[oa]s?|identic[oa]s?|analog[oa]s?|semejantes?|similar(?:es)?|parecid[oa]s?|otro tanto|lo propio|calza\\w*|cuadra\\w*|coincid\\w+|concord\\w+|concuerd\\w+|repit\\w+|reproduc\\w+|replica\\w*|gemel\\w+|equivalente\\w*|tambien|asimismo',
  differs:
    'distint[oa]s?|divers[oa]s?|diferen\\w+|otra cosa|otr[oa] (?:caso|asunto|cuestion|supuesto|materia|indole|naturaleza|es|era|fue|seria|tipo|clase|contrato|norma|ley|regimen)|ajen[oa]s?|dispar\\w*|desemej\\w+|no es lo mismo|heterogen\\w+|distan\\w*|distancia|contrast\\w+|homolog\\w+|homogene\\w+|particular\\w*|singular\\w*|excepcional\\w*',
  here: 'aqui|aca|en la especie|en (?:este|el presente|estos?|esta)(?: mismo)? (?:caso|juicio|proceso|causa|recurso|autos|pleito|litigio|expediente|procedimiento|ocasion)|de autos|en autos|sub lite|sub judice|hoy|ahora|en estos autos|la especie|presente|actual\\w*',
  there:
    'alli|alla|ahi|entonces|aquel(?:l[oa]s?)?|en es[ea]s? (?:ocasion|oportunidad|sentencia|causa|fallo|caso|juicio)|es[ea] (?:caso|fallo|sentencia|causa|juicio|pleito)|antiguo|antes|otrora|precitad\\w+|citad\\w+|dich[oa]s?',
  turn: 'en cambio|mientras|pero|mas|sin embargo|no obstante|empero|con todo|al reves|a la inversa|por el contrario|ahora bien|sino|salvo|al paso que|en tanto',
  concede:
    'si bien|aun cuando|aunque|pese a|a pesar|es cierto|verdad|sin desconocer|con prescindencia|sin perjuicio|cierto es|no se ignora|no desconoce|no ignora|sin duda',
  neg: 'no|ni|tampoco|nunca|jamas|nada|ningun[oa]?|sin|nadie|falt[aóo]\\w*|carec\\w+|ausen\\w+|inexist\\w+|priv\\w+|lejos|dista',
  so: 'por ende|por lo mismo|en consecuencia|por consiguiente|luego|por (?:lo )?tanto|de ahi|por lo que|de (?:suerte|modo|manera) que|asi las cosas|pues|con lo que|lo que (?:lleva|basta|impide|conduce)|de esta suerte|en tal virtud|por eso|en esa virtud',
  result:
    '(?:se|sera\\w*|ha de|debe\\w*|habra de|corresponde|procede|cabe)(?: \\w+){0,2}? (?:acog|rechaz|desestim|confirm|revoc|conden|declar|invalid|anul|absolv|orden|dispon|accede|neg|deneg|tendr|hara lugar)\\w*|prosper\\w+|acogid\\w+|desestimad\\w+|rechazad\\w+',
  leave:
    'se apart\\w+|apart(?:arse|andose|aremos|amos)|abandon\\w+|dej\\w+ (?:atras|de lado|de ser|de)|super\\w+|corrig\\w+|corregi\\w+|corrij\\w+|rectific\\w+|enmend\\w+|enmiend\\w+|modific\\w+|cambi\\w+|mud\\w+|giro|viraj\\w+|vari\\w+|revis\\w+|replante\\w+|reconsider\\w+|desandar|rumbo|desech\\w+|descart\\w+|reemplaz\\w+|sustitu\\w+|renunci\\w+|jubil\\w+|agot\\w+|caduc\\w+|envejec\\w+|cumplio su|perdi\\w+|desvanec\\w+|desmor\\w+|cede\\w*|ced[ei]\\w*',
  wrong:
    'error\\w*|yerr\\w+|erro|err[oó]nea?\\w*|errad\\w+|equivoc\\w+|desaciert\\w+|desacert\\w+|demasiado|exces\\w+|insosten\\w+|incorrect\\w+|olvid\\w+|omiti\\w+|omit\\w+|desatend\\w+|pas[oó] por alto|inadvert\\w+|inadvirt\\w+|reparo|critic\\w+|objet\\w+|injust\\w+|absurd\\w+|contradic\\w+|pugna\\w*|riñe|insuficien\\w+|debil\\w*|inexact\\w+|sin atender|no repar\\w+|apresurad\\w+|poco',
  disagree:
    'discrep\\w+|disien\\w+|disent\\w+|contrari[oa]s?|contra|en contra|opuest\\w+|opon\\w+|al reves|inversa|revers\\w+|lo contrario|otra (?:conclusion|solucion|lectura|respuesta|tesis)|distinta (?:conclusion|solucion|lectura)|otro (?:parecer|criterio|camino)|diverso parecer|disidencia|disidente|minoria',
  forward:
    'en adelante|en lo sucesivo|en lo venidero|a contar de|desde hoy|desde ahora|a partir de|de ahora|por primera vez|nuev[oa]s?|ya no|de hoy',
  until:
    'hasta (?:ahora|hoy|aqui|entonces|la fecha)|durante (?:\\w+ )?(?:años|tiempo|decadas)|por años|algun tiempo|hace (?:\\w+ )?(?:años|decad\\w+)|antigu\\w+|en su (?:dia|tiempo|momento)|anterior\\w*|otros tiempos|epoca|solia|venia|habia',
  law: 'reforma\\w*|(?:la )?ley n|ley \\d|entr\\w+ en vigor|entrada en vigencia|derog\\w+|legislador|vigente|vigencia|nueva ley|reglamento|texto (?:actual|vigente)|promulg\\w+|modificacion legal|dictacion',
  follow:
    'sigui\\w+|sigue\\w*|segui[rdm]\\w*|compart\\w+|adhier\\w+|adher\\w+|hac\\w+ suy\\w*|suy[oa]s|reiter\\w+|manten\\w+|mantien\\w+|mantuv\\w+|persever\\w+|persist\\w+|confirma\\w*|acog\\w+|aplic\\w+|remit\\w+|reproduc\\w+|adopt\\w+|recog\\w+|suscrib\\w+|ratific\\w+|apoy\\w+|conform\\w+|se atien\\w+|aten\\w+|respet\\w+|observ\\w+|acat\\w+|honr\\w+|fidel\\w+|fiel',
  settled:
    'doctrina\\w*|criterio\\w*|jurisprudencia\\w*|linea|asentad\\w+|uniforme\\w*|constante\\w*|invariable\\w*|pacific\\w+|consolidad\\w+|regla\\w*|principio\\w*|estandar\\w*|postura|tesis|predicamento|parecer|razonamiento|lectura|inteligencia|interpretacion',
  said: '(?:ya )?(?:lo |se )?(?:ha |habia |tiene )?(?:dijo|dicho|resuelto|resolvio|sostenido|sostuvo|declarado|declaro|fallado|fallo|señalado|señalo|explicado|explico|enseñ\\w+|expres\\w+|razon[oó]|afirm[oó]|concluy[oó]|precis[oó]|entendi[oó]|zanj\\w+|unific\\w+)|explica|dice|enseña|advierte|advirtio|recuerda',
  yes: 'tiene\\w* razon|con razon|acert\\w+|aciert\\w+|correct[oa]\\w*|bien|atinad\\w+|certer\\w+|claridad|convinc\\w+|convenc\\w+|persua\\w+|razonable\\w*|just[oa]s?|buen[oa]?|vale|sirve|basta|suficiente|mejor|valios\\w+|luminos\\w+|ejemplar|plena\\w*|enteramente',
  nomotive:
    '(?:no|ningun[oa]?|nada|tampoco|sin)(?: \\w+){0,5}? (?:motivo|razon|antecedente|fundamento|merito|merece|autoriza|justifica|aconseja|obliga|impone|persuade|mueve|permite|impide|obsta|altera|innova\\w*|variar|cambiar|apartarse|distint\\w+|divers\\w+|otra cosa|por que|revisar|volver|discutir|añadir|agregar)',
  as: 'como|segun|conforme|de acuerdo|tal cual|en igual sentido|en el mismo sentido|en tal sentido|asi lo|asi tambien|en sintonia|en linea|en armonia|a la luz|al tenor|en virtud|con arreglo|bajo ese|bajo el|con es[ea]|con ello|en ese entendido|tal es|de la mano|a saber|v\\.?·?gr',
  party:
    'actor(?:a|es|as)?|demandantes?|demandad[oa]s?|recurrentes?|recurrid[oa]s?|reclamantes?|reclamad[oa]s?|requirentes?|querellantes?|querellad[oa]s?|ejecutantes?|ejecutad[oa]s?|apelantes?|solicitantes?|defensa|defensor\\w*|abogad[oa]s?|letrad[oa]s?|fiscalia|fisco|ministerio publico|consejo de defensa|municipalidad|servicio|empleador\\w*|isapre|recurso|libelo|arbitrio|escrito|reclamo|incidentista|interesad[oa]s?|peticionari\\w+|patrocinante|parte',
  claims:
    'invoc\\w+|aleg\\w+|sostien\\w+|pid\\w+|pidio|solicit\\w+|argument\\w+|aduc\\w+|adujo|plante\\w+|pretend\\w+|esgrim\\w+|trae|trajo|acompañ\\w+|cit[oaó]|citan|citando|agreg\\w+|reproch\\w+|denunci\\w+|insist\\w+|refier\\w+|refirio|estima que|a juicio de|hizo presente|hace presente|se asila|descansa',
  proc: 'expediente|cuaderno|carpeta|folio|fojas|oficio|audiencia|testigo\\w*|certific\\w+|notific\\w+|ejecutori\\w+|cumplimiento|liquidacion|embarg\\w+|remat\\w+|subast\\w+|inscri\\w+|perici\\w+|perito|tramit\\w+|acumul\\w+|vista de la causa|tabla|suspend\\w+|archiv\\w+|formaliz\\w+|condenad[oa]|pena|ruc|medida|cautelar|custodia|copia|documento|prueba|antecedente|registro|querella|denuncia|interpuso|dedujo|seguid[oa]s?|pendiente|actualmente|en estado|cosa juzgada|exhort\\w+|relator\\w*|constancia|consta|vista|acta|avenimiento|transaccion|desisti\\w+|sobres\\w+|ordenada|ingresad\\w+|rotulad\\w+|caratulad\\w+|individualizad\\w+|origen',
  ref: 'vease|veanse|ver|cfr|confrontar|puede\\w* (?:consultarse|verse|revisarse)|por ejemplo|entre otr[oa]s|a modo|a titulo|recordar|recuerd\\w+|mencion\\w+|aludi\\w*|alude\\w*|referencia|menciona|consignar|dejar constancia',
  modal:
    'podria\\w*|habria\\w*|seria\\w*|si|hubiera\\w*|hubiese\\w*|fuera|fuese|pudiera|de haber|tal vez|acaso|eventual\\w*|quiza\\w*|hipotesis',
  fact: 'hecho\\w*|supuesto\\w*|circunstancia\\w*|presupuesto\\w*|situacion\\w*|caso|casos|pleito|trat[oaó]\\w*|versa\\w*|verso|recay\\w+|recae|discut\\w+|cuestion|materia',
  had: 'habia|hubo|existia|existio|medi[aoó]\\w*|concurr\\w+|era|eran|fue|fueron|estaba\\w*|tenia\\w*|tuvo|consistia|llevaba|obraba|contaba',
  has: 'hay|existe\\w*|es|son|tiene\\w*|esta|estan|media|concurre\\w*|consta|lleva',
  reach:
    'alcanz\\w+|comprend\\w+|abarc\\w+|rige|regir|gobiern\\w+|extend\\w+|extensi\\w+|traslad\\w+|aplicable\\w*|atingent\\w*|pertinent\\w*|proyect\\w+|asimil\\w+|invocable|cubre|limit\\w+|circunscri\\w+|acot\\w+|presupon\\w+|supone\\w*|descans\\w+|exig\\w+',
  us: 'est[ea] (?:\\w+ )?(?:corte|tribunal|sala|sentenciador\\w*|juez\\w*|magistrad\\w+|sede|contraloria|juzgador\\w*)|est[ao]s (?:jueces|sentenciador\\w+|ministros)|el tribunal|se (?:tiene|estima|considera|declara|resuelve|decide)|nosotros',
  below:
    'a quo|de (?:primer|primera) (?:grado|instancia)|recurrid[oa]|impugnad[oa]|apelad[oa]|en alzada|juez de (?:la )?(?:base|instancia|grado|fondo)|jueces del fondo|tribunal de (?:base|la instancia)',
  vote: 'voto|disident\\w+|disidencia|prevencion|previene|acordad[oa]|minoria|redaccion',
  composition: 'integracion|composicion|mayoria|pleno|sala|unific\\w+|jubilad\\w+|ministr[oa]s?',
}

const whole = (pattern: string): RegExp => new RegExp(`(?<![a-zñ0-9])(?:${pattern})(?![a-zñ0-9])`)

/** By name. */
export const wordConcepts: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(alternations).map(([name, pattern]) => [name, whole(pattern)] as const),
)

/** A quotation and a question have signs instead of words. */
export const signConcepts: ReadonlyMap<string, RegExp> = new Map([
  ['quote', /[«“"][^»”"]{15,}[»”"]?/u],
  ['question', /\?/u],
])
