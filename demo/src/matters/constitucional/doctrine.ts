import { block } from '../block.ts'

/** The action of inapplicability: nature, requirements, effects and limits of the review. */
export const inapplicabilityLaw = [
  block('tc-atribucion', [
    [
      'El N° 6° del {n:CPR:93} confía a este Tribunal resolver, por la mayoría de sus miembros en ejercicio, la inaplicabilidad de un precepto legal cuya aplicación en cualquier gestión seguida ante un tribunal ordinario o especial [resulte|sea] contraria a la Constitución.',
      'De conformidad con el N° 6° del {n:CPR:93}, es atribución exclusiva de esta Magistratura declarar inaplicable la norma de rango legal que, en una gestión judicial pendiente, [produzca|genere] efectos inconstitucionales.',
      'La acción de inaplicabilidad [descansa|se funda] en el {n:CPR:93}, que trasladó a este órgano un control antes radicado en la Corte Suprema y le dio un carácter eminentemente concreto.',
      'Corresponde recordar que el {n:CPR:93}, en su numeral sexto, no pregunta si la ley es en sí misma inconstitucional, sino si lo es el resultado de [emplearla|hacerla regir] en un caso determinado.',
    ],
    [
      'Por tal razón, un mismo precepto puede ser [inobjetable|irreprochable] en una causa y merecer reproche en otra, según las circunstancias que rodean a cada una.',
      'De ese diseño se sigue que las decisiones anteriores orientan, mas no [dispensan|liberan] del examen singular de la gestión que se invoca.',
      'La comparación entre norma y Carta queda así [mediada|atravesada] por los hechos de la gestión, que son los que revelan el efecto contrario a ella.',
      'Semejante carácter distingue esta vía de la declaración de inconstitucionalidad con efectos generales, que [exige|demanda] otro quórum y otra pregunta.',
    ],
    [
      'El pronunciamiento se agota en el proceso de que se trata y no [expulsa|retira] la norma del ordenamiento.',
      'Sus efectos son relativos: el juez del fondo [no podrá|queda impedido de] aplicar el precepto en esa gestión, y nada más.',
      'Declarada la inaplicabilidad, incumbe al juez de la causa [colmar|integrar] el vacío con las restantes reglas del sistema.',
      'Ninguna derogación se produce; el legislador conserva [intacta|incólume] la norma y también la responsabilidad de corregirla.',
    ],
  ]),
  block(
    'tc-presupuestos',
    [
      [
        'El {n:ley-17997:84} enumera las causales de inadmisibilidad, entre ellas la inexistencia de gestión pendiente y la falta de fundamento plausible, que fueron [revisadas|descartadas] en su oportunidad por la Sala respectiva.',
        'Superado el examen que [contempla|manda] el {n:ley-17997:84}, corresponde entrar al fondo, sin que la admisibilidad prejuzgue sobre el mérito del requerimiento.',
        'Cinco son las exigencias que se extraen del {n:ley-17997:84}: legitimación, gestión en curso, rango legal, aplicación decisiva y fundamento [razonable|plausible].',
        'Aunque la Sala declaró admisible el libelo conforme al {n:ley-17997:84}, el Pleno puede [constatar|verificar] en esta etapa que alguna de esas condiciones no concurre.',
      ],
      [
        'La gestión pendiente [subsiste|se mantiene] a la fecha de este fallo, pues la causa fue suspendida por orden de la Sala.',
        'Consta del certificado acompañado que el proceso sigue en tramitación y que la decisión que se [espera|aguarda] depende del precepto impugnado.',
        'No se ha alegado que el asunto haya concluido, y los oficios agregados [corroboran|ratifican] su vigencia.',
        'Existe, entonces, un asunto vivo en el que la sentencia constitucional [puede|está en condiciones de] producir efectos.',
      ],
      [
        'En cuanto al carácter decisivo, basta que la norma sea [relevante|gravitante] para resolver un punto de derecho, aunque no sea la única que el juez haya de considerar.',
        'Que la aplicación pueda resultar decisiva no significa que sea [exclusiva|excluyente], sino que sin ella la solución sería otra.',
        'El carácter decisorio se [aprecia|mide] en forma hipotética: quítese la disposición y obsérvese si el desenlace cambia.',
        'Tanto las reglas sustantivas como las ordenadoras del procedimiento pueden [revestir|tener] ese carácter.',
      ],
    ],
    { optional: [1] },
  ),
  block(
    'tc-interpretacion-conforme',
    [
      [
        'Antes de declarar inaplicable una norma, ha de indagarse si admite una lectura [compatible|conciliable] con la Carta, por deferencia hacia quien la dictó.',
        'El principio de interpretación conforme manda [preferir|escoger], entre varios sentidos posibles, aquel que mantenga a la ley dentro de la Constitución.',
        'Toda ley goza de una presunción de constitucionalidad que solo cede ante una contradicción [patente|inequívoca] con el texto supremo.',
        'La prudencia aconseja reservar la inaplicabilidad para el conflicto que ningún [esfuerzo|ejercicio] hermenéutico logra disolver.',
      ],
      [
        'Ese canon tiene, con todo, un límite en la letra de la disposición, que el intérprete no puede [torcer|forzar].',
        'Pero la deferencia no llega al extremo de [reescribir|enmendar] el precepto bajo la apariencia de interpretarlo.',
        'No es posible, sin embargo, salvar un enunciado unívoco [atribuyéndole|adjudicándole] lo contrario de lo que dice.',
        'Cuando el texto es cerrado, lo que resta es [cotejar|contrastar] sus efectos con la Constitución y obrar en consecuencia.',
      ],
      [
        'En la especie los jueces del fondo han [entendido|leído] la norma de un solo modo, por lo que a ese sentido se atendrá este examen.',
        'La jurisprudencia ordinaria muestra un criterio [asentado|uniforme], de manera que se juzgará el derecho viviente y no una posibilidad teórica.',
        'Existen, a decir verdad, al menos dos lecturas, y de cuál se [adopte|siga] depende la suerte del requerimiento.',
        'Determinar el alcance legal corresponde al juez de la instancia; a esta Magistratura, [precisar|fijar] si el resultado es tolerable.',
      ],
    ],
    { optional: [2] },
  ),
  block('tc-no-tercera-instancia', [
    [
      'No es este Tribunal una instancia de revisión de lo obrado por los jueces del fondo, ni le compete [corregir|enmendar] errores en la aplicación de la ley.',
      'Ajeno es a esta sede dirimir cuestiones de mera legalidad, como la [calificación|subsunción] de los hechos o la suficiencia de la prueba.',
      'Si el agravio nace de la conducta del tribunal y no de la ley, el camino es el recurso [ordinario|pertinente] y no la inaplicabilidad.',
      'La acción intentada no sirve para [impugnar|atacar] resoluciones judiciales, que tienen sus propios medios de revisión.',
    ],
    [
      'De ahí que deba [separarse|distinguirse] con cuidado lo que el requirente reprocha al precepto de lo que objeta al juez.',
      'Parte de las alegaciones se [ubica|mueve] en ese terreno y será dejada de lado.',
      'Confundir ambos planos [llevaría|conduciría] a invadir la jurisdicción que la Constitución confía a otros.',
      'Con esa precisión, el examen se [limitará|ceñirá] al conflicto constitucional propiamente tal.',
    ],
  ]),
  block('tc-libertad-legislador', [
    [
      'La Constitución no impone un modelo único, y deja al legislador un margen de [configuración|diseño] que los jueces constitucionales deben respetar.',
      'Entre varias soluciones legítimas, la elección es [política|legislativa]; a este Tribunal no le toca decidir cuál es la mejor.',
      'El control que aquí se ejerce es negativo: [señala|advierte] lo que la ley no puede hacer, sin prescribir lo que debe disponer.',
      'El mérito, la oportunidad o la conveniencia de una norma [escapan|son extraños] a la competencia de esta Magistratura.',
    ],
    [
      'Ese margen se estrecha, sin embargo, [cuanto más|en la medida en que] intensa es la afectación de un derecho fundamental.',
      'Con todo, la autonomía legislativa no es [soberanía|arbitrio] y encuentra su linde en la esencia de los derechos.',
      'La deferencia es mayor en materia económica y menor cuando está en juego la libertad [personal|individual].',
      'Aun así, la competencia para legislar incluye el deber de dar [razones|justificaciones] cuando se restringe un derecho.',
    ],
  ]),
  block(
    'tc-gestion-concreta',
    [
      [
        'La gestión invocada es un proceso seguido ante {tribunalGestion}, en el que {actor} [figura como parte|interviene] y que se encuentra en estado de resolverse.',
        'Pende ante {tribunalGestion} la causa que motiva este requerimiento, cuyos antecedentes [fueron|han sido] agregados por oficio y rolan a fojas {folio}.',
        'En el proceso de {tribunalGestion}, RUC {ruc}, el precepto impugnado [habrá|está llamado] a ser considerado en la próxima decisión.',
        'Del expediente remitido por {tribunalGestion} aparece que la suerte de la gestión [depende|pende], en lo relevante, de la norma que se objeta.',
      ],
      [
        'A fojas {folio} consta la [suspensión|paralización] del procedimiento, decretada al acogerse a tramitación.',
        'Los demás intervinientes fueron [notificados|emplazados] y tuvieron ocasión de formular observaciones.',
        'Se trajeron los autos en relación y se oyeron los alegatos el {fechaDoc}.',
        'Vencidos los plazos, la causa quedó en [acuerdo|estado de fallo] con fecha {fechaDoc}.',
      ],
    ],
    { optional: [1] },
  ),
  block('tc-concreto-abstracto', [
    [
      'Quien requiere debe mostrar de qué forma, en su caso, la ley [lastima|vulnera] la Constitución; no basta una crítica general al sistema.',
      'El reproche abstracto, válido en el foro académico, es [insuficiente|inútil] en una acción cuyo objeto es un efecto concreto.',
      'Cada requerimiento ha de [exhibir|mostrar] su propio conflicto, pues la repetición de fórmulas no sustituye la explicación.',
      'Lo abstracto y lo concreto, sin embargo, no son [compartimentos estancos|mundos separados]: para comprender un efecto es menester conocer la regla que lo causa.',
    ],
    [
      'Los hechos de la gestión, en lo que aquí interesa, no han sido [debatidos|controvertidos].',
      'Se estará a los hechos tal como [aparecen|constan] en el proceso judicial.',
      'Ponderar ese contexto no es [valorar|apreciar] la prueba, sino situar la norma.',
      'Tales circunstancias serán [reseñadas|recordadas] cuando se aborde cada infracción.',
    ],
  ]),
  block('tc-precedente', [
    [
      'Sobre esta materia el Tribunal se ha pronunciado en numerosas ocasiones, con [votaciones|mayorías] diversas según su integración.',
      'No es la primera vez que se [somete|plantea] este asunto, y la jurisprudencia registra sentencias en uno y otro sentido.',
      'La doctrina acumulada muestra una línea que ha [evolucionado|variado] en el tiempo, de la que conviene hacerse cargo.',
      'Precedentes hay en [ambas|dos] direcciones; seguir uno y abandonar otro exige expresar por qué.',
    ],
    [
      'La seguridad jurídica aconseja mantener lo resuelto mientras no se [ofrezcan|aporten] motivos nuevos.',
      'Apartarse de un criterio es lícito, siempre que se [explique|justifique] y no obedezca al azar.',
      'El carácter concreto de la acción [atenúa|modera] la fuerza del precedente, sin eliminarla.',
      'Casos semejantes merecen respuesta semejante, a menos que se [demuestre|pruebe] una diferencia relevante.',
    ],
  ]),
] as const
