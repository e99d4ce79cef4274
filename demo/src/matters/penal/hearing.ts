import { block } from '../block.ts'

/** Longer evidence of an oral trial, for any offence. */
export const penalHearing = [
  block(
    'penal-audiencia-sitio',
    [
      [
        '{testigo}, de la Brigada de Homicidios o del laboratorio, según el turno, [detalló|pormenorizó] el trabajo en el sitio del suceso: fijación fotográfica, levantamiento planimétrico y recolección rotulada.',
        'Sobre el trabajo en terreno se oyó a {testigo}, quien [precisó|aclaró] que el lugar fue cerrado antes de su llegada y que nadie ajeno al equipo alteró la escena.',
        'A la inspección del lugar se refirió {testigo}: [describió|reseñó] accesos, luminarias, distancias y el punto exacto de cada evidencia.',
        'En cuanto a lo obrado en {direccionDoc}, {testigo} [recordó|evocó] haber arribado a las {hora} horas, con el perímetro resguardado por personal uniformado.',
      ],
      [
        'Explicó con apoyo de las imágenes N° {folio+} a {folio+} cómo se [determinó|estableció] la posición de los intervinientes.',
        'Utilizando un plano a escala, marcó el [recorrido|trayecto] probable y los lugares de ocultamiento.',
        'Exhibido el cuadro gráfico, reconoció cada [toma|fotografía] y la relacionó con su informe.',
        'Sus mediciones arrojaron distancias [compatibles|congruentes] con lo que narraron los presenciales.',
      ],
      [
        'Preguntado por la defensa, admitió que no se buscaron huellas en todas las superficies.',
        'Reconoció no haber [revisado|recorrido] los inmuebles colindantes.',
        'Sostuvo que la lluvia de esa noche pudo borrar [rastros|vestigios].',
        'Negó que se hubiera movido objeto alguno antes de la [fijación|fotografía].',
      ],
    ],
    { optional: [2] },
  ),
  block(
    'penal-audiencia-investigador',
    [
      [
        'A cargo de la investigación estuvo {testigo}, quien por orden de la Fiscalía [entrevistó|empadronó] testigos, reunió grabaciones y elaboró el informe N° {numDoc}.',
        'Como oficial de caso, {testigo} [sintetizó|resumió] las diligencias: entrevistas, análisis de cámaras, tráfico telefónico y reconocimientos.',
        '{testigo} declaró acerca del informe policial N° {numDoc}, de {fechaDoc}, y [enumeró|listó] los pasos que llevaron a individualizar {a:al acusado|a la acusada}.',
        'De la pesquisa dio cuenta {testigo}: la primera pista surgió de un testigo de {comuna} y se [confirmó|consolidó] con las imágenes de tres cámaras.',
      ],
      [
        'Tomó declaración a {testigo2}, cuyo contenido [reprodujo|transmitió] en lo esencial.',
        'Según dijo, {testigo2} le señaló el apodo del autor y el lugar donde [vivía|pernoctaba].',
        'Entrevistó a {testigo2}, que pidió reserva de identidad por [temor|miedo] a represalias.',
        'Por su gestión se ubicó a {testigo2}, que [aceptó|accedió a] declarar.',
      ],
      [
        'En el contraexamen concedió que no [agotó|siguió] la hipótesis de un segundo partícipe.',
        'Interrogado por la defensa, [aceptó|reconoció] que parte de la información provino de fuentes que no identificó.',
        'No supo explicar por qué una de las grabaciones carece de [hora|fecha].',
        'Admitió que el álbum fue confeccionado por otro funcionario, a quien no [preguntó|consultó] los criterios.',
      ],
    ],
    { optional: [2] },
  ),
  block('penal-audiencia-telefonia', [
    [
      'Se analizó el tráfico de llamadas: {perito} situó el aparato asociado a {actor} en la antena de {comuna} cerca de las {hora} horas.',
      '{perito} expuso que el terminal atribuido a {actor} [registró|tuvo] actividad en un sector próximo al de los hechos.',
      'La información de la compañía, interpretada por {perito}, [indica|señala] que el teléfono se apagó minutos después del suceso.',
      'Conforme al análisis de {perito}, la conexión a la red ocurrió a no más de ochocientos metros, dato que por sí no [prueba|acredita] presencia.',
    ],
    [
      'Aclaró que una antena cubre un área [amplia|extensa] y no un punto.',
      'La titularidad de la línea fue [acreditada|comprobada] con el contrato de {fechaDoc}.',
      'A preguntas de la defensa dijo que el aparato pudo estar en manos de otra persona.',
      'Descartó, eso sí, una [suplantación|duplicación] de la tarjeta.',
    ],
  ]),
  block('penal-audiencia-medico', [
    [
      'El médico de turno, {perito}, atendió a {victima} a las {hora} horas y [certificó|consignó] su estado en el dato de atención de urgencia N° {numDoc}.',
      '{perito} [recibió|evaluó] a {victima} en el servicio de urgencia y dejó registro de lo que observó y de lo que le fue relatado.',
      'Declaró {perito}, facultativo del hospital, que {victima} [ingresó|llegó] con plena conciencia y con signos de angustia.',
      'En lo médico se contó con {perito}, quien revisó la ficha de {victima} y [explicó|interpretó] sus anotaciones.',
    ],
    [
      'Las lesiones o su ausencia, dijo, no permiten por sí solas [reconstruir|conocer] la dinámica.',
      'Opinó que los hallazgos son [concordantes|armónicos] con el relato de la paciente.',
      'No pudo fijar con certeza la [data|antigüedad] de lo observado.',
      'Estimó en {dias} días el tiempo de [recuperación|reposo].',
    ],
  ]),
  block('penal-audiencia-acusado', [
    [
      '{actor} prestó declaración y [ofreció|entregó] una versión distinta: estuvo en {direccionDoc} hasta pasadas las {hora} horas, en compañía de {testigo2}.',
      'Renunciando a su derecho a callar, {actor} [aseguró|afirmó] que fue confundido y que conoció lo ocurrido por comentarios del barrio.',
      'Según {actor}, que quiso declarar, la policía lo [detuvo|aprehendió] por sus antecedentes y no porque existiera prueba alguna.',
      'La declaración de {actor} [reconoce|admite] su presencia en el sector, mas niega haber ejecutado la acción que se le imputa.',
    ],
    [
      'Interrogado por {fiscal}, no [explicó|supo decir] por qué omitió esa versión ante el fiscal.',
      'Contrainterrogado, [incurrió|cayó] en imprecisiones sobre la hora.',
      'Su relato fue sereno y no se [contradijo|desdijo] en el contraexamen.',
      'Al final pidió disculpas por lo [vivido|sufrido] por la víctima, sin reconocer responsabilidad.',
    ],
  ]),
  block('penal-audiencia-descargo', [
    [
      'Por la defensa compareció {testigo}, que [sostuvo|aseveró] haber estado con {actor} esa jornada y no haberlo visto ausentarse.',
      'Como testigo de descargo, {testigo} [situó|ubicó] a {actor} en un lugar diferente a la hora de los hechos.',
      '{testigo}, empleador de {actor}, exhibió el [libro|registro] de asistencia y dio cuenta de sus buenos antecedentes laborales.',
      'La prueba de descargo consistió en la declaración de {testigo}, quien dijo que el verdadero autor [era|sería] otra persona del barrio.',
    ],
    [
      'No pudo, sin embargo, [precisar|recordar] qué día de la semana era.',
      'Admitió tener una relación de [amistad|parentesco] con {actor}.',
      'Su seguridad acerca de la fecha proviene de un cumpleaños, lo que fue [corroborado|respaldado] por fotografías.',
      'Nunca antes había [contado|relatado] esto a la Fiscalía, según reconoció.',
    ],
  ]),
  block('penal-audiencia-convenciones', [
    [
      'Los intervinientes acordaron como convención probatoria que {actor} fue {a:detenido|detenida} el {fechaHecho} en la comuna de {comuna}.',
      'Por convención probatoria se tuvo por acreditada la [identidad|edad] de los involucrados y la fecha de los hechos.',
      'No se [acordaron|pactaron] convenciones probatorias, según el auto de apertura.',
      'De conformidad con el {n:CPP:275}, las partes convinieron en tener por [ciertos|establecidos] algunos hechos no controvertidos.',
    ],
  ]),
] as const

/** Longer doctrine and reasoning for oral trials. */
export const penalTrialLaw = [
  block('penal-derecho-defensa', [
    [
      'La inviolabilidad de la defensa, que el {n:CPP:8} [garantiza|asegura] desde la primera actuación, obliga a oír y a hacerse cargo de cuanto {a:el acusado|la acusada} alega en su favor.',
      'Todo imputado tiene derecho a ser defendido por un letrado y a formular los planteamientos que estime [oportunos|pertinentes], según el {n:CPP:8}.',
      'Del {n:CPP:8} se desprende no solo la asistencia técnica, sino el derecho a [intervenir|participar] en los actos del procedimiento.',
      'Un juicio es justo si quien lo enfrenta pudo [contradecir|refutar] cada prueba, exigencia que resume el {n:CPP:8}.',
    ],
    [
      'Examinado el registro de la audiencia, no se [observa|advierte] menoscabo de este derecho.',
      'La defensa contrainterrogó a todos los testigos y [rindió|presentó] la prueba que ofreció.',
      'Por ello se contestará, una a una, las [alegaciones|objeciones] planteadas.',
      'Tal garantía no impone [acoger|compartir] sus tesis, pero sí responderlas.',
    ],
  ]),
  block('penal-derecho-fundamentacion', [
    [
      'El {n:CPP:342} prescribe el contenido de la sentencia y exige una exposición clara, lógica y completa de los hechos que se dieren por probados.',
      'Fundamentar, con arreglo al {n:CPP:342}, es [permitir|posibilitar] que otros comprueben el itinerario de la decisión.',
      'La letra c) del {n:CPP:342} obliga a [valorar|ponderar] los medios de prueba que fundamentan las conclusiones, sean favorables o adversos.',
      'Sobre el modo de razonar del tribunal, el {n:CPP:342} manda hacerse cargo de toda la prueba, [aun|incluso] de la desechada.',
    ],
    [
      'A ese deber se [procura|busca] dar cumplimiento en los motivos siguientes.',
      'La extensión no es sinónimo de [calidad|rigor]; importan las razones.',
      'Cada hecho que se declara acreditado [indicará|tendrá] la prueba que lo sostiene.',
      'De su inobservancia se sigue la [nulidad|invalidez] del juicio.',
    ],
  ]),
  block('penal-derecho-indicios', [
    [
      'La prueba indiciaria es apta para condenar, siempre que los indicios sean plurales, estén [acreditados|comprobados] y conduzcan de modo natural a la conclusión.',
      'Por la vía de los indicios se puede [llegar|arribar] a la certeza, mas la inferencia ha de ser sólida y excluir explicaciones alternativas sensatas.',
      'No hay jerarquía entre prueba directa e indirecta; a la segunda se le exige, eso sí, una [motivación|explicación] más cuidadosa.',
      'Un indicio aislado sugiere; varios, [enlazados|entrelazados] por la lógica, demuestran.',
    ],
    [
      'El control se dirige al hecho base y al [enlace|puente] que une a este con el hecho inferido.',
      'Los contraindicios deben ser [enfrentados|examinados] con igual atención.',
      'Si la inferencia es demasiado [abierta|débil], la duda persiste.',
      'Su fuerza reside en la [convergencia|concordancia].',
    ],
  ]),
  block('penal-derecho-memoria', [
    [
      'La psicología del testimonio enseña que recordar es [reconstruir|recrear], y que el paso del tiempo, el estrés y la sugerencia modifican lo percibido.',
      'Quien declara transmite lo que cree haber visto; por eso conviene atender a las [condiciones|circunstancias] de percepción y a la forma en que fue entrevistado.',
      'Seguridad y exactitud no van siempre de la mano: un testigo [convencido|firme] puede errar y uno dubitativo acertar.',
      'La atención selectiva explica que una víctima [retenga|conserve] el arma y no el rostro.',
    ],
    [
      'Estas nociones, de experiencia común, [auxilian|asisten] a la valoración sin reemplazarla.',
      'Nada de ello conduce al escepticismo, sino a una [prudente|razonable] exigencia de corroboración.',
      'De ahí la preferencia por los relatos [tempranos|iniciales] y espontáneos.',
      'Se tendrá presente al examinar a los [deponentes|declarantes].',
    ],
  ]),
  block('penal-derecho-ultima-ratio', [
    [
      'El derecho penal interviene allí donde los demás instrumentos [fracasan|no alcanzan], y solo ante ataques graves a bienes de importancia.',
      'La intervención mínima orienta la [interpretación|lectura] de los tipos y aconseja no extenderlos a lo que otras ramas resuelven.',
      'Fragmentario y subsidiario, el castigo penal no [persigue|reprime] toda conducta ilícita.',
      'Interpretar de manera restrictiva los tipos es una [consecuencia|derivación] de la legalidad que impone el N° 3° del {n:CPR:19}.',
    ],
    [
      'Pero, configurado el delito, el juez no puede [dispensar|perdonar] la pena por razones de conveniencia.',
      'No es éste, con todo, un argumento para [absolver|exculpar] sin más.',
      'Tal principio se dirige primero al [legislador|Congreso].',
      'Corresponde verificar si el hecho [posee|tiene] esa entidad.',
    ],
  ]),
] as const

export const penalLongGuilt = [
  block('penal-razona-credibilidad', [
    [
      'La declaración de {victima} impresiona como veraz: es rica en detalles, no busca [agravar|exagerar] y se mantuvo igual desde la denuncia.',
      'Se concede pleno crédito a {victima}, que narró con [naturalidad|espontaneidad] y admitió lo que no sabía.',
      'No se [divisa|descubre] en {victima} motivo para mentir, pues apenas conocía {a:al acusado|a la acusada} y ningún beneficio obtiene.',
      'El relato de {victima} encaja con lo que otros percibieron en forma [independiente|separada], y ese encaje no puede ser fruto del azar.',
    ],
    [
      'Las variaciones que la defensa le [reprocha|enrostra] son mínimas y explicables por la tensión del momento.',
      'Resistió un contraexamen [extenso|riguroso] sin ceder en lo medular.',
      'Que llorara o callara en ciertos pasajes [refleja|denota] vivencia y no guion.',
      'Su testimonio se [apoya|sostiene] además en huellas materiales.',
    ],
  ]),
  block('penal-razona-coartada', [
    [
      'La coartada no [resiste|soporta] el examen: quienes la afirman difieren en la hora, en el lugar y en los presentes.',
      'Aducir que se estaba en otra parte exige algo más que un testigo [cercano|allegado] y sin detalles.',
      'El tribunal desecha la versión alternativa, por [tardía|extemporánea] y porque la desmiente el registro de antenas.',
      'Si {a:el acusado|la acusada} hubiera estado donde dice, lo habría [manifestado|expresado] desde el primer momento y habría prueba de ello.',
    ],
    [
      'No se invierte con esto la carga de la prueba: se [mide|pesa] la verosimilitud de una hipótesis.',
      'La carga sigue siendo del acusador, que la ha [cumplido|satisfecho].',
      'Una explicación improbable no [crea|engendra] duda razonable.',
      'Restarle crédito no [equivale|basta] a condenar; a ello se llega por la prueba de cargo.',
    ],
  ]),
  block('penal-razona-hechos-probados', [
    [
      'Apreciada la prueba con libertad, se tiene por acreditado, más allá de toda duda razonable, el hecho contenido en la acusación, con las [precisiones|salvedades] que fluyen de lo razonado.',
      'De este modo queda [establecido|asentado] que los hechos sucedieron el {fechaHecho}, en {comuna}, tal como los describe el libelo.',
      'Con el mérito de los medios reseñados el tribunal [da|tiene] por probada la secuencia fáctica de la acusación en sus aspectos esenciales.',
      'La convicción alcanzada [comprende|abarca] el lugar, el tiempo, la forma de ejecución y la intervención {a:del acusado|de la acusada}.',
    ],
    [
      'Ello satisface el estándar del {n:CPP:340}.',
      'Se supera así el umbral que [fija|establece] el {n:CPP:340}.',
      'Tal certeza es la que [reclama|pide] el {n:CPP:340}.',
      'No queda, en los términos del {n:CPP:340}, duda [atendible|sensata].',
    ],
  ]),
] as const

export const penalLongDoubt = [
  block('penal-razona-cadena-custodia', [
    [
      'La evidencia pasó por manos que el formulario no [registra|identifica], y entre el levantamiento y la pericia median {dias} días sin explicación.',
      'No consta quién [guardó|conservó] la especie ni en qué condiciones, vacío que afecta su identidad y mismidad.',
      'El número de la cadena de custodia no [coincide|concuerda] con el del informe, discordancia que nadie aclaró.',
      'Los sellos se exhibieron abiertos y el perito ignoraba [cuándo|por qué] fueron rotos.',
    ],
    [
      'Sin garantía de que lo periciado sea lo incautado, la pericia [pierde|carece de] valor.',
      'La omisión no es un tecnicismo: de ella [depende|pende] la fiabilidad del resultado.',
      'Esta falencia, sumada a las anteriores, [robustece|acrecienta] la duda.',
      'Otra prueba pudo suplirla, pero no se [rindió|aportó].',
    ],
  ]),
  block('penal-razona-hipotesis', [
    [
      'La hipótesis de la defensa no fue [descartada|excluida] por la investigación y explica los mismos datos con igual economía.',
      'Existen al menos dos relatos compatibles con la prueba, y el persecutor no [demostró|mostró] que el suyo sea el único posible.',
      'El indicio más fuerte, la cercanía al lugar, se [explica|comprende] también porque {a:el acusado|la acusada} vive a dos cuadras.',
      'Nadie investigó a la persona que los testigos [mencionan|señalan] como autora, lo que deja intacta la alternativa.',
    ],
    [
      'En esas condiciones condenar sería [apostar|aventurar].',
      'La justicia penal tolera mejor un culpable absuelto que un inocente [castigado|condenado].',
      'El proceso no puede [cerrarse|clausurarse] sobre una conjetura, por respetable que sea.',
      'De ahí que la decisión absolutoria no [importe|signifique] afirmar la inocencia, sino la falta de certeza.',
    ],
  ]),
  block('penal-razona-contradicciones', [
    [
      'Cotejadas las declaraciones de cargo, aparecen [discrepancias|desacuerdos] que alcanzan al núcleo: el número de autores, el objeto empleado y la dirección de la huida.',
      'Los dos testigos principales se [contradicen|oponen] en aquello que era decisivo, sin que la Fiscalía lo explicara.',
      'La versión entregada en estrados [dista|difiere] de la que figura en el parte, y la diferencia no es de matiz.',
      'Al refrescar memoria quedó en evidencia que el testigo [cambió|modificó] su relato después de conversar con la policía.',
    ],
    [
      'No se trata de exigir memoria perfecta, sino de [constatar|advertir] que falta un relato común.',
      'Esa fractura impide [apoyar|cimentar] en ellos una condena.',
      'El paso del tiempo explica olvidos, no [mutaciones|transformaciones] de la historia.',
      'Se resta, pues, [valor|eficacia] a tales dichos en lo que concierne a la autoría.',
    ],
  ]),
] as const
