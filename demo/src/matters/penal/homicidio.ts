import { block } from '../block.ts'
import { oralTrial } from './matter.ts'

export const penalHomicidio = oralTrial({
  id: 'penal-homicidio',
  subjects: ['HOMICIDIO SIMPLE', 'DELITOS CONTRA LA VIDA'],
  lists: {
    delito: ['homicidio simple', 'homicidio'],
    pena: [
      'diez años y un día de presidio mayor en su grado medio',
      'doce años de presidio mayor en su grado medio',
      'siete años de presidio mayor en su grado mínimo',
      'ocho años de presidio mayor en su grado mínimo',
    ],
    objeto: ['el arma blanca', 'la polera con manchas pardo rojizas', 'el plano del sitio del suceso', 'el casquillo'],
    arma: ['un arma cortopunzante', 'un arma de fuego', 'un bate de béisbol', 'un fierro'],
    herida: [
      'una herida torácica penetrante',
      'un traumatismo craneoencefálico',
      'una lesión cardíaca transfixiante',
      'un shock hipovolémico',
    ],
    contexto: [
      'una riña a la salida de un local nocturno',
      'una disputa por un estacionamiento',
      'un conflicto entre vecinos',
      'una celebración familiar',
    ],
  },
  controversy: 'CP:10',
  norms: ['CP:391', 'CP:10', 'CP:11'],
  facts: [
    block(
      'homicidio-hecho',
      [
        [
          'El {fechaHecho}, en el curso de {contexto}, {actor} atacó con {arma} a {victima} en {direccion}, causándole {herida}, que le [provocó|ocasionó] la muerte.',
          '{victima} falleció el {fechaHecho} por {herida}, infligida con {arma} por {actor} durante {contexto} en la comuna de {comuna}.',
          'Alrededor de las {hora} horas, en {direccion}, se desató {contexto}; {actor} alcanzó con {arma} a {victima}, lo que [derivó|resultó] en {herida} y el posterior deceso.',
          'A consecuencia de {herida}, producida por {arma} que [empuñaba|manejaba] {actor}, {victima} murió el {fechaHecho}, tras {contexto}.',
        ],
        [
          'El hechor [huyó|se alejó] a pie y fue detenido dos días después.',
          'Una ambulancia lo trasladó al hospital, donde [ingresó|llegó] sin vida.',
          '{actor} permaneció en el lugar y [pidió|llamó a] una ambulancia.',
          'Los presentes [intentaron|procuraron] contener la hemorragia sin éxito.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  claim: [
    block('homicidio-acusa', [
      [
        'La Fiscalía acusa por el N° 2 del {n:CP:391}, pues la zona y la fuerza del ataque [denotan|revelan] dolo homicida.',
        'Dirigir {arma} a una región vital [es|constituye], para {fiscal}, querer matar o aceptar la muerte: se realiza el {n:CP:391}.',
        'De la conducta de {actor} se [sigue|deduce], según la acusación, un dolo al menos eventual que basta al {n:CP:391}.',
        'Invocó {fiscal} el {n:CP:391} y descartó cualquier causa de [justificación|exención].',
      ],
    ]),
  ],
  defence: [
    block('homicidio-defensa', [
      [
        'La defensa planteó legítima defensa: {victima} inició la agresión y {actor} solo la [repelió|contuvo], como permite el N° 4 del {n:CP:10}.',
        'Alegó {defensor} la eximente del N° 4 del {n:CP:10} y, en subsidio, la [incompleta|parcial] del N° 1 del {n:CP:11}.',
        'Con base en el {n:CP:10}, {defensor} [argumentó|razonó] que {actor}, acorralado por varios, no tenía otro medio a su alcance.',
        '{defensor} pidió absolver en virtud del {n:CP:10}: hubo agresión ilegítima, [necesidad|proporción] del medio y falta de provocación.',
      ],
    ]),
    block('homicidio-defensa-lesiones', [
      [
        'En subsidio, solicitó que se sancionara como cuasidelito, porque la muerte no fue [querida|buscada] ni prevista.',
        'De manera subsidiaria negó el dolo de matar y propuso una figura [preterintencional|culposa].',
        'Pidió a todo evento reconocer que {actor} obró [movido|impulsado] por un arrebato poderoso.',
        'Hizo presente que {a:el acusado|la acusada} auxilió a {victima}, lo que [excluye|contradice] la voluntad homicida.',
      ],
    ]),
  ],
  evidence: [
    block('homicidio-prueba-autopsia', [
      [
        '{perito}, tanatólogo, [determinó|estableció] como causa de muerte {herida}, de tipo homicida y necesariamente mortal.',
        'El informe de autopsia N° {numDoc} atribuye el fallecimiento a {herida}; {perito} [calculó|estimó] una sobrevida de minutos.',
        'Explicó {perito} que {herida} supuso una fuerza considerable y una trayectoria de [arriba abajo|adelante hacia atrás].',
        'Conforme al protocolo de {fechaDoc}, {victima} murió por {herida}, sin lesiones de [defensa|protección] en las manos.',
      ],
    ]),
    block('homicidio-prueba-presencial', [
      [
        '{testigo}, que compartía con {victima}, [vio|observó] a {actor} sacar {arma} y abalanzarse cuando la pelea ya cesaba.',
        'Según {testigo}, fue {victima} quien lanzó el primer golpe y [persiguió|corrió] a {actor} hasta acorralarlo.',
        'Aseguró {testigo} que todos gritaban y que solo [distinguió|percibió] el instante en que {victima} cayó.',
        '{testigo} [mantuvo|reiteró] que {actor} pudo irse y prefirió volver con {arma}.',
      ],
    ]),
    block('homicidio-prueba-sangre', [
      [
        'La pericia biológica halló en {objeto} sangre humana cuyo perfil [coincide|concuerda] con el de {victima}.',
        'En la ropa de {actor} se [detectó|encontró] material genético de {victima}, según {perito}.',
        'No se levantaron huellas [útiles|aprovechables] desde {objeto}, indicó {perito}.',
        '{perito} fijó [planimétricamente|en un plano] el recorrido de las manchas, compatible con un ataque frontal.',
      ],
    ]),
  ],
  law: [
    block('homicidio-derecho', [
      [
        'Comete homicidio simple, según el N° 2 del {n:CP:391}, quien mata a otro sin que [concurran|medien] las calidades del parricidio ni las circunstancias del calificado.',
        'El {n:CP:391} [ampara|protege] la vida humana independiente y exige acción, muerte, nexo causal y dolo de matar.',
        'Matar a otro, con dolo directo o eventual, es la conducta del {n:CP:391}, cuya figura simple se halla en el [segundo numeral|N° 2].',
        'El dolo homicida que [reclama|pide] el {n:CP:391} suele inferirse del arma, de la zona comprometida y de la reiteración.',
      ],
    ]),
    block('homicidio-derecho-defensa', [
      [
        'El N° 4 del {n:CP:10} exime al que obra en defensa propia si hay agresión ilegítima, necesidad racional del medio y falta de provocación [suficiente|bastante].',
        'Tres requisitos pone el {n:CP:10} a la legítima defensa, de los cuales la agresión ilegítima es el [imprescindible|indispensable].',
        'Nadie está obligado a soportar el ataque injusto; de ahí que el {n:CP:10} lo [autorice|faculte] a repelerlo dentro de lo racional.',
        'La defensa que el {n:CP:10} justifica ha de ser [actual|oportuna]: antes del ataque es prevención y después, venganza.',
      ],
      [
        'Si falta alguno de los secundarios, obra la atenuante del N° 1 del {n:CP:11}.',
        'La eximente incompleta se [rige|gobierna] por el N° 1 del {n:CP:11} y supone siempre agresión ilegítima.',
        'Cuando la reacción excede lo racional, el {n:CP:11} [permite|admite] atenuar.',
        'Incompleta, se [degrada|reduce] a minorante según el {n:CP:11}.',
      ],
    ]),
    block('homicidio-derecho-racionalidad', [
      [
        'La racionalidad no es igualdad de armas, sino un juicio ex ante sobre lo que podía hacer una persona [media|sensata] en ese trance.',
        'Se juzga con los ojos del atacado y no con la [serenidad|calma] de la audiencia.',
        'Han de ponderarse edad, fuerza, número de agresores y [vías de escape|alternativas].',
        'El medio empleado debe ser el menos [lesivo|dañino] entre los que prometían detener el ataque con seguridad.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('homicidio-razona-dolo', [
        [
          'Usar {arma} contra el tórax, a corta distancia y con fuerza, [evidencia|muestra] la voluntad de matar que pide el {n:CP:391}.',
          'La muerte era un resultado probable que {actor} [aceptó|admitió] al emplear {arma}, con lo que se satisface el {n:CP:391}.',
          'Se acreditó que {actor} mató a {victima} y que supo lo que hacía, según [exige|requiere] el {n:CP:391}.',
          'El auxilio posterior no borra el dolo presente al momento de herir, y el {n:CP:391} [permanece|sigue] aplicable.',
        ],
      ]),
      block('homicidio-razona-sin-defensa', [
        [
          'Cuando {actor} hirió a {victima} la agresión había [cesado|concluido], de suerte que falta el requisito primero del N° 4 del {n:CP:10}.',
          'No obra en defensa quien se retira, busca {arma} y [regresa|retorna]; el {n:CP:10} exige actualidad.',
          'La riña aceptada por ambos [excluye|descarta] la agresión ilegítima que reclama el {n:CP:10}.',
          'Ante un empujón, responder con {arma} [rebasa|excede] por completo la necesidad racional del {n:CP:10}.',
        ],
        [
          'Ninguna lesión de importancia presentaba {a:el acusado|la acusada}.',
          'Existía [salida|escape] franca hacia la avenida.',
          'Los testigos que lo apoyan llegaron [tarde|después].',
          'Tampoco procede la eximente incompleta, por [faltar|no existir] la base.',
        ],
      ]),
    ],
    contraria: [
      block('homicidio-razona-defensa', [
        [
          'La prueba muestra a {actor} [acorralado|arrinconado] por tres personas, una de ellas {victima}, y su reacción encuadra en el N° 4 del {n:CP:10}.',
          'Hubo agresión ilegítima y actual; {actor} no la provocó y usó lo único que tenía a mano, lo que [justifica|legitima] el {n:CP:10}.',
          'No se ha excluido, más allá de duda, que {actor} obrara [amparado|cubierto] por el {n:CP:10}, y la carga de hacerlo era de la Fiscalía.',
          'Exigirle huir o medir el golpe en la oscuridad sería pedir heroísmo; el {n:CP:10} [demanda|pide] solo racionalidad.',
        ],
        [
          'Las lesiones de {actor}, documentadas esa noche, [avalan|respaldan] su versión.',
          'El registro de audio permite [oír|escuchar] sus pedidos de auxilio.',
          'Los amigos de {victima} [callaron|ocultaron] el inicio del incidente.',
          'Llamó enseguida a la ambulancia, conducta [impropia|ajena] de quien quiso matar.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('homicidio-corte-sin-defensa', [
        [
          'Asentado que la agresión había terminado, no [cabe|procede] la justificante del {n:CP:10}.',
          'La sentencia examinó uno a uno los requisitos del {n:CP:10} y explicó la [ausencia|carencia] del primero.',
          'El recurso pide creer a otros testigos, lo que [desborda|excede] la causal y deja incólume el rechazo del {n:CP:10}.',
          'Sin agresión actual, el {n:CP:10} no admite ni siquiera la forma [incompleta|parcial].',
        ],
      ]),
    ],
    contraria: [
      block('homicidio-corte-defensa', [
        [
          'Los jueces fijaron que {victima} atacaba cuando fue {v:herido|herida}, mas negaron la justificante del {n:CP:10} [exigiendo|pidiendo] una huida que la ley no impone.',
          'Existe contradicción entre reconocer el acorralamiento y [negar|rechazar] la necesidad que menciona el {n:CP:10}.',
          'La sentencia nada dijo de las lesiones {a:del acusado|de la acusada}, dato [decisivo|esencial] para resolver sobre el {n:CP:10}.',
          'Se confundió racionalidad con simetría y por eso el {n:CP:10} fue [mal aplicado|infringido].',
        ],
      ]),
    ],
  },
  punishment: ['cleanRecord', 'collaboration', 'geneticRecord', 'forfeiture', 'costs'],
})
