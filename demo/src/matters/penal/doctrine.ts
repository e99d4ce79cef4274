import { block } from '../block.ts'

/** Doctrine that first-instance criminal rulings of any offence may use: proof, procedure, punishment. */
export const penalProofLaw = [
  block('penal-estandar', [
    [
      'Nadie puede ser [condenado|castigado] sino cuando el tribunal, más allá de toda duda razonable, adquiere la convicción que exige el {n:CPP:340}.',
      'El {n:CPP:340} fija la vara: si subsiste una duda [razonable|seria y fundada] sobre el hecho o sobre la participación, la única respuesta admisible es absolver.',
      'Toda condena supone vencer la duda razonable; así lo [dispone|manda|ordena] el {n:CPP:340}, que además prohíbe fundarla solo en la declaración del propio acusado.',
      'La exigencia de certeza que [contempla|recoge] el {n:CPP:340} no se satisface con sospechas, por numerosas que sean, ni con la mera plausibilidad de la tesis acusadora.',
    ],
    [
      'Ese umbral recae [íntegramente|por completo] sobre el persecutor, de modo que el silencio {a:del acusado|de la acusada} nada prueba en su contra.',
      'Corresponde al ente acusador, y solo a él, derribar la inocencia que se presume; la defensa no está obligada a [probar|demostrar] una versión alternativa.',
      'Quien acusa debe probar, y las insuficiencias de la investigación [no se suplen|jamás se completan] con la pasividad de quien se defiende.',
      'De ello se sigue que cualquier vacío [probatorio|en la prueba de cargo] perjudica a la Fiscalía y aprovecha {a:al encausado|a la encausada}.',
    ],
  ]),
  block(
    'penal-libertad-prueba',
    [
      [
        'Los jueces aprecian la prueba con libertad, pero sin [contradecir|apartarse de] la lógica, las máximas de la experiencia ni los conocimientos científicamente afianzados, conforme al {n:CPP:297}.',
        'La libertad de valoración que consagra el {n:CPP:297} tiene [tres límites|un triple cerco]: la razón lógica, la experiencia común y la ciencia asentada.',
        'Al ponderar lo rendido, el {n:CPP:297} obliga a hacerse cargo de todos los medios, [incluso|también] de aquellos que se desestiman, y a exponer por qué.',
        'Sana crítica no equivale a arbitrio: el {n:CPP:297} impone una fundamentación que permita a cualquiera [reproducir|reconstruir] el camino intelectual seguido por el sentenciador.',
      ],
      [
        'Por ello se examinará cada [elemento|antecedente] por separado y luego en conjunto, atendiendo a su origen, coherencia y corroboración.',
        'Con ese método, los medios de convicción serán [analizados|confrontados] primero de manera individual y después unos con otros.',
        'La ponderación que sigue mira tanto la calidad intrínseca de cada prueba como su [armonía|concordancia] con las restantes.',
        'Interesa, en consecuencia, menos el número de declarantes que la [consistencia|solidez] de lo que cada uno percibió y la posibilidad de contrastarlo.',
      ],
    ],
    { optional: [1] },
  ),
  block('penal-inocencia', [
    [
      'Ninguna persona será considerada culpable ni tratada como tal mientras no exista sentencia firme, según proclama el {n:CPP:4}.',
      'La presunción de inocencia, [reconocida|recogida] en el {n:CPP:4}, opera a la vez como regla de trato y como regla de juicio.',
      'Del {n:CPP:4} se desprende que el proceso [comienza|arranca] con un inocente y que ese estado solo cesa por sentencia ejecutoriada.',
      'Como regla de juicio, lo que el {n:CPP:4} garantiza es que la incertidumbre se [resuelva|decida] siempre a favor {a:del imputado|de la imputada}.',
    ],
    [
      'También los tratados vigentes [la imponen|obligan en igual sentido], en particular el Pacto de San José de Costa Rica.',
      'Idéntica garantía figura en los instrumentos internacionales de derechos humanos [ratificados por Chile|que vinculan al Estado].',
      'No es una fórmula [retórica|vacía]: condiciona la carga de la prueba, las medidas cautelares y la redacción misma de este fallo.',
      'Su respeto exige que el razonamiento parta de la prueba [y no de la acusación|hacia la conclusión, nunca al revés].',
    ],
  ]),
  block('penal-congruencia', [
    [
      'La sentencia no podrá [exceder|rebasar] el contenido de la acusación, límite que traza el {n:CPP:341}.',
      'Entre lo imputado y lo fallado debe existir identidad fáctica, pues así lo [exige|requiere] el {n:CPP:341}.',
      'Sorprender {a:al acusado|a la acusada} con hechos no descritos en el auto de apertura vulneraría el {n:CPP:341} y, con él, el derecho a defensa.',
      'El tribunal puede dar al suceso una calificación [distinta|diversa] previa advertencia a los intervinientes, pero el {n:CPP:341} le veda alterar el suceso mismo.',
    ],
    [
      'Los hechos que aquí se tienen por [probados|establecidos] se mantienen dentro de ese marco.',
      'Ninguna de las circunstancias asentadas en este fallo es [ajena|extraña] al libelo acusatorio.',
      'Confrontados el libelo y lo acreditado, no se advierte [desborde|exceso] alguno.',
      'Las diferencias de detalle reveladas en la audiencia son accesorias y [no mutan|dejan intacto] el núcleo de la imputación.',
    ],
  ]),
  block('penal-testigo-unico', [
    [
      'El sistema vigente no conoce prueba tasada, de suerte que un [solo testigo|único relato] puede bastar si resulta creíble y encuentra apoyo externo.',
      'Haber abandonado la prueba legal significa que los testigos se pesan y no se [cuentan|suman].',
      'Nada impide asentar un hecho sobre una declaración singular, siempre que ella [supere|resista] un examen severo de fiabilidad.',
      'La antigua máxima que despreciaba al testigo singular carece hoy de [vigencia|valor normativo].',
    ],
    [
      'Persistencia, ausencia de ganancia secundaria y corroboración periférica son los [criterios|parámetros] con que se le mide.',
      'Para ello se atiende a que el relato sea estable en el tiempo, [desinteresado|libre de animosidad] y verificable en sus márgenes.',
      'Tres preguntas orientan el examen: si quien declara pudo percibir, si ha [mantenido|sostenido] su versión y si algo ajeno a ella la confirma.',
      'Se valora entonces cuán estable ha sido la narración, qué móvil podría [empañarla|teñirla] y qué datos objetivos la respaldan.',
    ],
  ]),
  block('penal-policia', [
    [
      'Las actuaciones que la policía puede realizar sin orden previa están [enumeradas|detalladas] en el {n:CPP:83} y son de interpretación estricta.',
      'El {n:CPP:83} autoriza a los agentes a [detener en flagrancia|resguardar el sitio del suceso] e identificar testigos sin recibir antes instrucciones de la Fiscalía.',
      'Fuera de los casos del {n:CPP:83}, la policía [actúa|obra] siempre bajo la dirección del fiscal.',
      'Como excepción a la regla de la orden previa, el {n:CPP:83} habilita diligencias [autónomas|inmediatas] que se justifican por la urgencia.',
    ],
    [
      'Su infracción contamina la prueba [derivada|que de ella proviene], cuya exclusión debe pedirse en la preparación del juicio o alegarse en sede de nulidad.',
      'Traspasado ese límite, lo obtenido carece de aptitud para [fundar|sostener] una condena.',
      'Quien obtiene evidencia al margen de tales supuestos priva al Estado de [usarla|invocarla] contra {a:el imputado|la imputada}.',
      'La consecuencia de una actuación ilegítima es que sus [frutos|resultados] no pueden valorarse.',
    ],
  ]),
]

/** Limits of the recurso de nulidad, for the courts above. */
export const penalNullityLaw = [
  block(
    'penal-nulidad-374',
    [
      [
        'El motivo absoluto de nulidad de la letra e) del {n:CPP:374} se configura cuando falta alguno de los requisitos del artículo 342, letras c), d) o e).',
        'Hay nulidad absoluta, según el art. 374 letra e) del Código Procesal Penal, si la sentencia omite la exposición clara, lógica y completa que pide el artículo 342 letra c).',
        'Lo que el artículo 374 letra e) del CPP sanciona es la ausencia de razones, [esto es|vale decir], el incumplimiento de las exigencias que el artículo 342 impone al redactor del fallo.',
        'Remitiéndose a los requisitos del artículo 342, el artículo 374, letra e), del Código Procesal Penal priva de valor al fallo que [no motiva|calla sus motivos].',
      ],
      [
        'No abre, sin embargo, una segunda instancia: el tribunal superior controla el razonamiento y [no vuelve a valorar|se abstiene de reponderar] la prueba que no presenció.',
        'El control es sobre la estructura del discurso; discrepar de sus conclusiones [no constituye|dista de ser] un vicio.',
        'Quien recurre debe señalar qué regla lógica o qué máxima de experiencia se [quebrantó|infringió] y en qué pasaje, sin que baste el desacuerdo.',
        'Revisar no es juzgar de nuevo; la inmediación se [agota|consume] en la audiencia de juicio.',
      ],
    ],
    { norms: ['CPP:374', 'CPP:342'] },
  ),
  block(
    'penal-nulidad-373',
    [
      [
        'La causal del artículo 373 letra b) del Código Procesal Penal supone aceptar los hechos tal como fueron [fijados|asentados] y discutir únicamente el derecho.',
        'Por la vía del art. 373, letra b), del Código Procesal Penal no pueden introducirse hechos distintos de los que el fallo [declara|tiene por acreditados].',
        'Un yerro jurídico con influencia sustancial en lo dispositivo es lo que exige el artículo 373 letra b) del CPP.',
        'Respeto irrestricto a los hechos establecidos: tal es el [presupuesto|punto de partida] del motivo de nulidad previsto en el artículo 373 letra b) del Código Procesal Penal.',
      ],
      [
        'El recurso es de derecho estricto y su [redacción|formulación] determina la competencia de esta Corte.',
        'Las peticiones concretas y la causal elegida [limitan|circunscriben] lo que puede resolverse.',
        'Siendo extraordinario el arbitrio, no cabe [corregir|enmendar] de oficio sus defectos de planteamiento.',
        'Cada causal se sostiene sola, y su contradicción con otra interpuesta en forma conjunta conduce al [rechazo|fracaso] del libelo.',
      ],
    ],
    { norms: ['CPP:373'], optional: [1] },
  ),
]

/** Rules on punishment and on negotiated ways out. */
export const penalPunishment = {
  abbreviated: block(
    'penal-abreviado',
    [
      [
        'El procedimiento abreviado que regula el {n:CPP:406} procede si {a:el imputado|la imputada}, informado de sus derechos, acepta [expresamente|de manera explícita] los hechos y los antecedentes que los fundan.',
        'Concurren las condiciones del {n:CPP:406}: la pena pedida no supera el [máximo|techo] legal y {a:el acusado|la acusada} consintió de modo libre e informado.',
        'Verificado que {a:el encausado|la encausada} conocía su derecho a un juicio oral y renunció a él sin presiones, se [abrió|dio] curso al trámite del {n:CPP:406}.',
        'Aceptar los hechos no es confesar la culpa, y el {n:CPP:406} [reserva|deja] al juez el examen de si los antecedentes bastan.',
      ],
      [
        'El artículo 412 del mismo cuerpo legal impide imponer una sanción [superior|más gravosa] que la requerida por el fiscal y condenar con el solo mérito de la aceptación.',
        'De acuerdo con el art. 412 del citado código, la condena nunca podrá descansar exclusivamente en la aceptación, ni [exceder|sobrepasar] lo solicitado.',
        'Rige asimismo el artículo 412 de ese estatuto, que [fija|señala] como tope la pena pedida por el persecutor.',
        'Dos resguardos añade el artículo 412 del código del ramo: el límite de la pena [solicitada|pretendida] y la insuficiencia de la sola conformidad {a:del acusado|de la acusada}.',
      ],
    ],
    { norms: ['CPP:412'] },
  ),
  cleanRecord: block('penal-irreprochable', [
    [
      'Beneficia {a:al acusado|a la acusada} la atenuante del N° 6 del {n:CP:11}, pues su extracto de filiación carece de anotaciones [pretéritas|anteriores].',
      'El certificado de antecedentes incorporado, [exento|libre] de condenas previas, configura la minorante del N° 6 del {n:CP:11}.',
      'Se reconoce la irreprochable conducta anterior que contempla el N° 6 del {n:CP:11}, sin que sea necesario [exigir|pedir] una vida ejemplar.',
      'Ningún reproche penal anterior consta en autos, lo que hace aplicable el N° 6 del {n:CP:11}.',
    ],
    [
      'No se estima, en cambio, que existan motivos para [calificarla|darle el carácter de muy calificada].',
      'La defensa pidió calificarla, mas nada [excepcional|sobresaliente] se acreditó que lo justifique.',
      'Para elevarla a muy calificada haría falta un plus que los informes sociales [no muestran|no permiten vislumbrar].',
      'Su valor se [agota|mantiene] en el de una atenuante simple.',
    ],
  ]),
  collaboration: block(
    'penal-colaboracion',
    [
      [
        'Se acogerá la colaboración sustancial del N° 9 del {n:CP:11}, ya que {a:el acusado|la acusada} prestó declaración y [despejó|aclaró] aspectos que la prueba de cargo dejaba en penumbra.',
        'Admitir los antecedentes desde un comienzo [facilita|allana] el esclarecimiento, razón por la que concurre la minorante del N° 9 del {n:CP:11}.',
        'En cuanto al N° 9 del {n:CP:11}, su aporte fue relevante: [ubicó|situó] el hecho en tiempo y lugar antes de que lo hiciera otro medio.',
        'Colaborar sustancialmente, en los términos del N° 9 del {n:CP:11}, no exige confesar todo, pero sí [ofrecer|entregar] algo que de otra forma faltaría.',
      ],
      [
        'La cuantía concreta se fija según el artículo 69 del mismo código, atendida la extensión del mal [causado|producido].',
        'Conforme al art. 69 del citado estatuto, dentro del grado se preferirá el tramo [inferior|más bajo], pues el daño no excede del propio del tipo.',
        'Para regular el quantum, el {n:CP:69} manda mirar el número y entidad de las modificatorias y la mayor o menor [extensión del mal|lesión sufrida].',
        'Dentro de esos márgenes, y según previene el artículo 69 de aquel cuerpo legal, la pena se [determinará|precisará] cerca del mínimo.',
      ],
    ],
    { norms: ['CP:69'] },
  ),
  recidivism: block('penal-reincidencia', [
    [
      'Perjudica {a:al sentenciado|a la sentenciada} la agravante del N° 16 del {n:CP:12}, dado que fue [condenado antes|sancionado previamente] por delitos de la misma especie.',
      'La copia de la sentencia anterior, con certificado de ejecutoria, [acredita|demuestra] la reincidencia específica del N° 16 del {n:CP:12}.',
      'Gravita contra {a:el acusado|la acusada} la circunstancia que contempla el N° 16 del {n:CP:12}, por cuanto el persecutor [acompañó|exhibió] tanto el fallo previo como la constancia de su cumplimiento.',
      'Exige el N° 16 del {n:CP:12} una condena firme por un delito que [ataque|afecte] el mismo bien jurídico, lo que debe probarse documentalmente.',
    ],
    [
      'El tiempo transcurrido desde aquella condena fue [considerado|computado] al efecto según el artículo 104 del mismo código.',
      'Se ha revisado también que no hayan corrido los plazos que [borran|extinguen] sus efectos.',
      'La identidad de especie se mira por el interés protegido y por la [forma|modalidad] del ataque.',
      'Tal circunstancia debe ponderarse sin [duplicar|repetir] su efecto al decidir la modalidad de cumplimiento.',
    ],
  ]),
  remission: block('penal-remision', [
    [
      'Cumpliéndose los requisitos del {n:ley-18216:4}, se sustituirá la pena privativa de libertad por la de remisión condicional.',
      'Por reunir las exigencias del {n:ley-18216:4}, {a:el sentenciado|la sentenciada} [quedará|permanecerá] sujeto a control administrativo de Gendarmería mediante remisión condicional.',
      'La remisión condicional, según el {n:ley-18216:4}, está reservada a quien no ha sido condenado antes y permite [presumir|esperar] que no volverá a delinquir.',
      'Extensión de la pena, conducta previa y pronóstico favorable: todo lo que [pide|demanda] el {n:ley-18216:4} aparece satisfecho.',
    ],
    [
      'Si la sustitución fuere [revocada|dejada sin efecto], cumplirá el saldo efectivamente, con abono del tiempo que estuvo privado de libertad.',
      'En caso de quebrantamiento se abonarán los días de detención y prisión preventiva que [registra|certifica] el ministro de fe.',
      'De revocarse el beneficio, servirán de abono los días [pasados|permanecidos] en custodia por esta causa.',
      'El incumplimiento grave o reiterado [traerá|acarreará] la ejecución íntegra de lo que reste, una vez descontados los abonos.',
    ],
  ]),
  supervisedRelease: block(
    'penal-vigilada',
    [
      [
        'Procede la libertad vigilada del {n:ley-18216:15}, atendidos el informe presentencial y el arraigo familiar y laboral [acreditado|demostrado].',
        'El informe técnico, que describe un riesgo bajo de reincidencia, [permite|autoriza] aplicar el {n:ley-18216:15}.',
        'A la luz del {n:ley-18216:15}, la intervención individualizada en el medio libre [resulta|aparece] preferible al encierro.',
        'Apoyo familiar, empleo estable y disposición al cambio [persuaden|convencen] de que bastará con la sustitución que permite el {n:ley-18216:15}.',
      ],
      [
        'El delegado propondrá el plan dentro de los [cuarenta y cinco|primeros] días, y habrá audiencia para aprobarlo.',
        'Gendarmería deberá [presentar|someter] un plan de intervención a la aprobación de este tribunal.',
        'Tal decisión considera, además, la edad de {actor} y sus redes de [apoyo|contención].',
        'Se tuvo en vista que el cumplimiento en libertad [favorece|resguarda] los fines preventivos especiales de la sanción.',
      ],
    ],
    { optional: [1] },
  ),
  costs: block('penal-costas', [
    [
      'En conformidad con el {n:CPP:47}, se [exime|libera] de costas a quien fue asistido por la Defensoría Penal Pública.',
      'Ninguna condena en costas habrá, en uso de lo que [permite|faculta] el {n:CPP:47} y por mediar defensa pública.',
      'Haciendo uso de la facultad del {n:CPP:47}, no se impondrá el pago de costas, atendida la [presumible pobreza|situación económica] {a:del sentenciado|de la sentenciada}.',
      'Cada interviniente soportará sus gastos, [por existir razones fundadas|con motivo plausible], en los términos del {n:CPP:47}.',
    ],
  ]),
  geneticRecord: block('penal-huella', [
    [
      'Ejecutoriado que sea el fallo, se procederá a incorporar la huella genética de quien ha sido condenado, como [ordena|previene] el {n:ley-19970:17}.',
      'La toma de muestra biológica se rige por el {n:ley-19970:17} y deberá [cumplirse|practicarse] a requerimiento de Gendarmería.',
      'Según el {n:ley-19970:17}, el perfil de ADN {a:del sentenciado|de la sentenciada} [ingresará|pasará] al Registro de Condenados.',
      'Respecto de la determinación de huella genética, se dará cumplimiento al {n:ley-19970:17}.',
    ],
  ]),
  forfeiture: block('penal-comiso', [
    [
      'Los instrumentos y efectos del delito caen en comiso, como [manda|dispone] el {n:CP:31}.',
      'De acuerdo con el {n:CP:31}, toda pena lleva [consigo|aparejada] la pérdida de los efectos que de él provengan.',
      'En virtud del {n:CP:31} se [decreta|impone] el decomiso de las especies incautadas, que no pertenecen a terceros inocentes.',
      'La pérdida de lo incautado a favor del Fisco [fluye|resulta] del {n:CP:31}.',
    ],
  ]),
} as const
