import { block } from '../block.ts'
import { oralTrial } from './matter.ts'

export const penalRobo = oralTrial({
  id: 'penal-robo-intimidacion',
  subjects: ['ROBO CON INTIMIDACIÓN', 'DELITOS CONTRA LA PROPIEDAD'],
  lists: {
    delito: ['robo con intimidación', 'robo con violencia o intimidación'],
    pena: [
      'cinco años y un día de presidio mayor en su grado mínimo',
      'siete años de presidio mayor en su grado mínimo',
      'diez años y un día de presidio mayor en su grado medio',
    ],
    objeto: ['el cuchillo cocinero', 'la réplica de pistola', 'el teléfono recuperado', 'la mochila de la víctima'],
    medio: ['un cuchillo', 'un destornillador', 'un objeto con apariencia de arma de fuego', 'una cortaplumas'],
    especie: ['su teléfono celular', 'una mochila con un computador portátil', 'su billetera y documentos', 'una bicicleta de montaña'],
  },
  controversy: 'CP:436',
  norms: ['CP:436', 'CP:439', 'CP:449'],
  facts: [
    block('robo-hecho', [
      [
        'El {fechaHecho}, cerca de las {hora} horas, {victima} caminaba por {direccion} cuando {actor} {v:lo|la} abordó exhibiéndole {medio} y {v:lo|la} [obligó|forzó] a entregar {especie}.',
        'Mientras {victima} esperaba locomoción en {direccion}, comuna de {comuna}, el {fechaHecho}, {actor} se le acercó con {medio} y le [arrebató|quitó] {especie}, tras amenazarla con herirla.',
        'Con {medio} en la mano, {actor} interceptó el {fechaHecho} a {victima} en {direccion}; le dijo que {v:lo|la} mataría si gritaba y se [llevó|apoderó de] {especie}.',
        'A eso de las {hora} horas del {fechaHecho}, en la intersección vecina a {direccion}, {victima} fue {v:abordado|abordada} por dos sujetos, uno de ellos {actor}, quienes con {medio} {v:lo|la} despojaron de {especie}.',
      ],
      [
        'Avaluó lo sustraído en {monto} y recuperó solo una parte cuando la policía lo [detuvo|alcanzó] a pocas cuadras.',
        'Las especies, estimadas en {monto}, fueron [halladas|encontradas] en poder de {actor} minutos después.',
        'El perjuicio ascendió a {monto}; la detención ocurrió en [persecución|seguimiento] ininterrumpido.',
        'Nada se recobró de lo sustraído, cuyo valor {v:el ofendido|la ofendida} [cifró|fijó] en {monto}.',
      ],
    ]),
    block('robo-hecho-comercio', [
      [
        'El día {fechaHecho} {actor} ingresó al local comercial de {direccion}, apuntó con {medio} a {victima}, que atendía la caja, y [exigió|reclamó] el dinero de la recaudación.',
        'Un minimarket de {comuna} fue asaltado el {fechaHecho}: {actor}, con {medio}, [redujo|inmovilizó] a {victima} y huyó con {monto}.',
        'En el almacén de {direccion}, {victima} debió entregar {monto} luego de que {actor} [saltara|cruzara] el mostrador esgrimiendo {medio}.',
        'Cerca del cierre, a las {hora} horas del {fechaHecho}, {actor} intimidó con {medio} a {victima}, que atendía el negocio, y se [retiró|marchó] con {monto} y cigarrillos.',
      ],
    ]),
  ],
  claim: [
    block('robo-acusa-intimidacion', [
      [
        'Según la acusación, mostrar {medio} a corta distancia es intimidación [bastante|suficiente] para los efectos del {n:CP:439}.',
        'La Fiscalía entiende satisfecho el {n:CP:439}, pues la amenaza fue [directa|explícita] y dirigida a vencer la resistencia a la entrega.',
        'Bajo el {n:CP:439}, sostuvo {fiscal}, hay intimidación en todo acto que haga [temer|recelar] un mal inmediato.',
        'El temor experimentado por {victima} [encaja|se ajusta], para el acusador, en lo que describe el {n:CP:439}.',
      ],
      [
        'Por la regla del {n:CP:449} pidió no bajar del [marco|rango] legal.',
        'Hizo presente que el {n:CP:449} [restringe|limita] el efecto de las atenuantes.',
        'Requirió aplicar el {n:CP:449} al [determinar|regular] la pena.',
        'Recordó que, tratándose de estos delitos, rige el {n:CP:449} y no las reglas [generales|comunes].',
      ],
    ]),
  ],
  defence: [
    block('robo-defensa-hurto', [
      [
        'La defensa pidió recalificar a robo por sorpresa del inciso segundo del {n:CP:436}, porque no hubo amenaza [seria|verosímil] sino un tirón.',
        'En opinión de {defensor}, lo sucedido es un [arrebatamiento|tirón] y debe regirse por el inciso segundo del {n:CP:436}, castigado con menor pena.',
        'Alegó {defensor} que el acometimiento sorpresivo, sin palabras ni arma, solo [tipifica|constituye] la figura residual del {n:CP:436}.',
        'El arma nunca apareció; por tanto, dice {defensor}, la [subsunción|calificación] correcta es la del inciso segundo del {n:CP:436}.',
      ],
    ]),
    block('robo-defensa-identidad', [
      [
        'Objetó también la identificación: quien asaltó llevaba el rostro [cubierto|tapado] y la víctima lo vio segundos.',
        'Puso en tela de juicio que {victima} pudiera [reconocer|individualizar] a alguien en la penumbra y bajo tensión.',
        'Cuestionó el reconocimiento por haberse [realizado|hecho] en el carro policial y con {actor} ya {a:esposado|esposada}.',
        'Agregó que {actor} vestía ropa [diferente|distinta] de la descrita en la denuncia.',
      ],
    ]),
  ],
  evidence: [
    block(
      'robo-prueba-victima',
      [
        [
          '{victima} [relató|contó] que sintió {medio} en el costado, que le pidieron las cosas con garabatos y que entregó {especie} por miedo a una agresión.',
          '{v:El ofendido|La ofendida}, {victima}, [evocó|recordó] que {v:lo|la} tomaron por la espalda y que solo pensó en no resistirse; aún evita pasar por {direccion}.',
          'En su declaración, {victima} dijo haber visto [claramente|con nitidez] la cara de su agresor bajo el farol y señaló en la sala a {actor}.',
          '{v:Preguntado|Preguntada} por el momento de la sustracción, {victima} [respondió|contestó] que duró menos de un minuto y que fue {v:amenazado|amenazada} de muerte.',
        ],
        [
          'Lloró al [rememorar|revivir] el hecho y no exageró sus detalles.',
          'El tribunal [advirtió|notó] su temor todavía presente.',
          'Reconoció {objeto} que le fue [exhibido|mostrado].',
          'No supo decir si el arma era [verdadera|real].',
        ],
      ],
      { optional: [1] },
    ),
    block('robo-prueba-camaras', [
      [
        'Se reprodujo una grabación de la cámara municipal de {direccionDoc}, en la que se [aprecia|ve] a un individuo que corre a las {hora} horas.',
        'El video aportado por {testigo}, sin audio, [muestra|registra] el acercamiento y la huida, aunque no los rasgos del autor.',
        'Las imágenes del local, levantadas por {testigo} el {fechaDoc}, [captan|exhiben] de frente a quien toma las especies.',
        'Respecto del registro audiovisual, {testigo} [certificó|explicó] su extracción y copia en soporte rotulado N° {numDoc}.',
      ],
    ]),
  ],
  law: [
    block('robo-derecho-tipo', [
      [
        'El {n:CP:436} castiga el robo ejecutado con violencia o intimidación en las personas, que [supone|implica] apropiarse de cosa mueble ajena sin la voluntad de su dueño y con ánimo de lucro.',
        'Pluriofensivo por naturaleza, el delito del {n:CP:436} lesiona la propiedad y, al mismo tiempo, la seguridad y la libertad de quien lo [padece|sufre].',
        'Apropiación, ajenidad, lucro y coacción personal: tales son los elementos que [integran|componen] la figura del {n:CP:436}.',
        'Entre la coacción y la apropiación debe existir un vínculo de medio a fin, y solo entonces se [colma|completa] el {n:CP:436}.',
      ],
      [
        'Por violencia o intimidación entiende el {n:CP:439} los malos tratamientos de obra y las amenazas dirigidas a obtener la entrega o a impedir la [resistencia|oposición].',
        'A su vez, el {n:CP:439} [define|describe] lo que ha de estimarse intimidación y abarca cualquier acto que pueda compeler a la manifestación de las cosas.',
        'La noción legal está en el {n:CP:439}, que atiende al [efecto|resultado] del acto sobre el ánimo del ofendido y no a la eficacia real del arma.',
        'Conviene acudir al {n:CP:439}: bastan las amenazas, [incluso|también] tácitas, si son idóneas para doblegar.',
      ],
    ]),
    block('robo-derecho-pena', [
      [
        'Por mandato del {n:CP:449}, la pena se [fija|establece] dentro de los límites del grado o grados señalados por la ley, sin las rebajas ordinarias.',
        'El {n:CP:449} [aparta|excluye] en estos delitos las reglas comunes sobre concurrencia de atenuantes y agravantes.',
        'Desde 2016 gobierna el {n:CP:449}, que obliga al juez a [moverse|permanecer] en el marco abstracto y a razonar el quantum por la entidad de las modificatorias.',
        'No cabe descender del mínimo por sola [acumulación|suma] de minorantes: así lo previene el {n:CP:449}.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('robo-razona-intimidacion', [
        [
          'Exhibir {medio} junto con el anuncio de un mal inminente [constituye|es] intimidación, aunque el arma no se recuperara, y el hecho se ajusta al inciso primero del {n:CP:436}.',
          'La entrega no fue voluntaria ni fruto de la sorpresa: {victima} [cedió|se sometió] por temor fundado, lo que excluye la hipótesis atenuada del {n:CP:436}.',
          'Hubo un antes y un después de la amenaza; la apropiación vino tras ella y gracias a ella, como [reclama|pide] el {n:CP:436}.',
          'Poco importa que la pistola fuese de juguete, porque quien la ve no puede saberlo; el {n:CP:436}, leído con el {n:CP:439}, [mira|atiende] al ánimo de la víctima.',
        ],
        [
          'El tirón que alega la defensa no se [aviene|concilia] con un diálogo de casi un minuto.',
          'Se [desecha|rechaza], por lo mismo, la recalificación a robo por sorpresa.',
          'Las lesiones leves constatadas [corroboran|confirman] la coacción.',
          'En la sorpresa falta precisamente ese [lapso|intervalo] de sometimiento.',
        ],
      ]),
      block('robo-razona-reconocimiento', [
        [
          'El reconocimiento de {victima} es fiable: describió al autor antes de verlo, lo [enfrentó|tuvo] a corta distancia y no vaciló.',
          'Coinciden con la descripción inicial la estatura, la chaqueta y un tatuaje visible en el cuello, de modo que no hay margen para la [confusión|equivocación].',
          'Hallar {especie} en manos de {actor} pocos minutos más tarde [refuerza|consolida] la identificación hecha por {v:el ofendido|la ofendida}.',
          'Nada sugiere que los funcionarios [indujeran|insinuaran] la respuesta de la víctima.',
        ],
      ]),
    ],
    contraria: [
      block('robo-razona-sin-intimidacion', [
        [
          'La prueba [muestra|revela] un arrebato veloz sin amenaza previa, ajeno al inciso primero del {n:CP:436}, y la acusación no contenía los hechos de la figura subsidiaria.',
          'Con lo declarado no es posible [afirmar|sostener] que existiera arma ni amenaza, elementos que el {n:CP:436} exige para el robo con intimidación.',
          'Del video solo se [desprende|sigue] que alguien corre; ni la coacción ni la apropiación que requiere el {n:CP:436} se observan en él.',
          'Faltó probar el nexo entre el supuesto amedrentamiento y la entrega, y sin él no hay delito del {n:CP:436}, aunque la conducta [moleste|repugne].',
        ],
        [
          'La propia {victima} admitió que [no vio|jamás divisó] objeto alguno en las manos del hechor.',
          'El miedo posterior, comprensible, no [transforma|convierte] en intimidación lo que no lo fue.',
          'Condenar por otra figura habría [infringido|quebrantado] la congruencia.',
          'La duda sobre este punto no [puede|ha de] resolverse contra {a:el acusado|la acusada}.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('robo-corte-confirma-tipo', [
        [
          'Establecido por los jueces que {victima} entregó {especie} ante {medio}, la aplicación del {n:CP:436} [no admite|está libre de] reproche.',
          'El recurso discute si hubo temor; es un hecho fijado y, [sentado|admitido] este, el {n:CP:436} fue bien aplicado.',
          'La diferencia entre sorpresa e intimidación, que el {n:CP:436} [traza|dibuja], fue captada con exactitud en la sentencia.',
          'Ninguna [relevancia|importancia] tiene que el arma no se periciara para los fines del {n:CP:436}.',
        ],
      ]),
    ],
    contraria: [
      block('robo-corte-recalifica', [
        [
          'El hecho asentado describe un tirón y no una amenaza; calificarlo conforme al inciso primero del {n:CP:436} [importa|constituye] un error de derecho trascendente.',
          'Los jueces dedujeron la intimidación del susto de la víctima, [extensión|ampliación] que el {n:CP:436} no tolera.',
          'Se ha [aplicado|hecho jugar] el inciso primero del {n:CP:436} a una situación que la propia sentencia narra como sorpresiva.',
          'Con los hechos inalterados, la norma llamada a regir era otra hipótesis del {n:CP:436}, lo que [incide|repercute] en la pena.',
        ],
      ]),
    ],
  },
  punishment: ['cleanRecord', 'recidivism', 'geneticRecord', 'forfeiture', 'costs'],
})
