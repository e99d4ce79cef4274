import { block } from '../block.ts'
import { abbreviatedTrial } from './matter.ts'

export const penalEbriedad = abbreviatedTrial({
  id: 'penal-ebriedad',
  subjects: ['CONDUCCIÓN EN ESTADO DE EBRIEDAD', 'LEY DE TRÁNSITO'],
  years: [2012, 2026],
  lists: {
    delito: ['conducción de vehículo motorizado en estado de ebriedad', 'manejo en estado de ebriedad'],
    pena: [
      'cuarenta y un días de prisión en su grado máximo, multa de dos unidades tributarias mensuales y suspensión de licencia por dos años',
      'sesenta y un días de presidio menor en su grado mínimo, multa de tres unidades tributarias mensuales y suspensión de licencia por cinco años',
      'trescientos días de presidio menor en su grado mínimo, con suspensión de la licencia de conducir por dos años',
    ],
    vehiculo: ['un automóvil', 'una camioneta', 'un furgón utilitario', 'una motocicleta'],
    alcohol: ['0,94', '1,12', '1,38', '1,67', '1,85', '2,04', '2,31'],
    danos: [
      'daños en el parachoques de otro móvil',
      'la caída de un poste del alumbrado',
      'lesiones leves al acompañante',
      'el volcamiento del móvil',
    ],
  },
  controversy: 'ley-18290:196',
  norms: ['ley-18290:196', 'ley-18290:110', 'CPP:412'],
  facts: [
    block(
      'ebriedad-hecho',
      [
        [
          'El {fechaHecho}, a las {hora} horas, {actor} conducía {vehiculo} por {direccion}, comuna de {comuna}, en manifiesto estado de ebriedad, con {alcohol} gramos por mil de alcohol en la sangre.',
          'En un control vehicular instalado en {direccion}, la madrugada del {fechaHecho}, {actor} fue {a:sorprendido|sorprendida} al volante de {vehiculo}; la alcoholemia [arrojó|marcó] {alcohol} gramos por litro.',
          'Al mando de {vehiculo} y con {alcohol} gramos de alcohol por mil, {actor} [transitaba|circulaba] por {direccion} el {fechaHecho} cuando perdió el control.',
          'Carabineros fiscalizó el {fechaHecho}, cerca de las {hora} horas, a {actor}, que manejaba {vehiculo} con hálito alcohólico e inestabilidad; el examen [dio|indicó] {alcohol} gramos por mil.',
        ],
        [
          'La maniobra ocasionó {danos}.',
          'No se [produjeron|causaron] lesiones ni perjuicios a terceros.',
          'Como consecuencia de ello hubo {danos}, según [consta|se lee] en el parte.',
          'Carecía, además, de licencia [vigente|de la clase requerida].',
        ],
      ],
      { optional: [1] },
    ),
  ],
  claim: [
    block('ebriedad-acusa', [
      [
        'La Fiscalía estima [cumplida|realizada] la conducta del {n:ley-18290:196}, al superarse con holgura el límite de 0,8 gramos.',
        'Conforme al {n:ley-18290:196}, basta desempeñarse en la conducción bajo tal graduación para [incurrir|caer] en delito, sin necesidad de resultado.',
        'Fundada en el {n:ley-18290:196}, la acusación [destaca|resalta] la alcoholemia y los signos externos observados por la policía.',
        'Los {alcohol} gramos [medidos|detectados] exceden aquello que el {n:ley-18290:196} considera estado de ebriedad.',
      ],
    ]),
  ],
  defence: [
    block('ebriedad-defensa', [
      [
        'Adujo la defensa que {actor} estaba en el asiento del conductor con el motor [detenido|apagado], lo que no es conducir en el sentido del {n:ley-18290:196}.',
        'Negó {defensor} el desplazamiento: sentarse a esperar un taxi en el propio vehículo no [satisface|realiza] el {n:ley-18290:196}.',
        'Nadie vio circular el móvil, dijo {defensor}, y el {n:ley-18290:196} [castiga|reprime] el manejo, no la permanencia en un auto estacionado.',
        'Se impugnó la toma de muestra, hecha tres horas después, pues no permitiría [conocer|reconstruir] la dosis al instante que interesa al {n:ley-18290:196}.',
      ],
    ]),
  ],
  evidence: [
    block(
      'ebriedad-prueba-alcoholemia',
      [
        [
          'El informe de alcoholemia N° {numDoc}, de {fechaDoc}, consigna {alcohol} gramos por mil en la muestra [extraída|tomada] a las {hora} horas.',
          'Figura en la carpeta el resultado N° {numDoc} del Servicio Médico Legal, que [fija|determina] en {alcohol} gramos por litro la concentración de alcohol.',
          'Practicada la prueba respiratoria y luego la alcoholemia, esta [última|segunda] acusó {alcohol} gramos, según informe de {fechaDoc}.',
          '{perito} [suscribe|firma] el análisis N° {numDoc}: {alcohol} gramos de etanol por mil gramos de sangre.',
        ],
        [
          'El apreciado clínico [describe|anota] incoordinación y habla enredada.',
          'La hoja de urgencia lo [califica|cataloga] de ebrio.',
          'Consta el consentimiento para la [extracción|toma de sangre].',
          'El rango se ha [proyectado|calculado] hacia atrás con la tabla usual.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  law: [
    block('ebriedad-derecho', [
      [
        'De acuerdo con el {n:ley-18290:196}, comete delito quien [conduce|maneja] un vehículo en estado de ebriedad, aun cuando no cause daño alguno o solo lesiones leves.',
        'El {n:ley-18290:196} establece un delito de peligro abstracto que [protege|tutela] la seguridad del tránsito y se completa con la sola conducción.',
        'Las penas del {n:ley-18290:196} son progresivas: [aumentan|crecen] según el resultado y la reiteración, e incluyen siempre la suspensión de la licencia.',
        'Nada más que manejar ebrio exige el {n:ley-18290:196} en su primera hipótesis; los daños o lesiones solo [gradúan|agravan] la respuesta.',
      ],
      [
        'La prohibición de base se halla en el {n:ley-18290:110}, y el umbral, en 0,8 gramos por mil.',
        'Desde la Ley N° 20.580, ese estado se presume con 0,8 gramos; por debajo rige la mera influencia del alcohol, también vedada por el {n:ley-18290:110}.',
        'Se complementa con el {n:ley-18290:110}, que [prohíbe|veda] conducir bajo los efectos del alcohol en cualquier grado.',
        'Conducir, para esta ley, es tener el dominio del vehículo en movimiento, concepto que el {n:ley-18290:110} [supone|da por sabido].',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('ebriedad-razona-condena', [
        [
          'Carabineros vio avanzar el vehículo y detenerse a instancias suyas, de forma que la conducción que [sanciona|pena] el {n:ley-18290:196} está acreditada.',
          'El motor caliente, las luces encendidas y la posición en mitad de la calzada [indican|demuestran] que {actor} acababa de manejar, con lo que se verifica el {n:ley-18290:196}.',
          'Superados con creces los 0,8 gramos y probado el desplazamiento, el {n:ley-18290:196} ha de [aplicarse|regir] sin más.',
          'La hipótesis del conductor que solo descansaba no [calza|concuerda] con el choque y sí con lo que prevé el {n:ley-18290:196}.',
        ],
        [
          'La demora en la toma de sangre [beneficia|favorece] {a:al imputado|a la imputada}, porque el alcohol decrece con las horas.',
          'Un eventual margen de error no [acercaría|llevaría] la cifra al límite legal.',
          'Tampoco se [probó|acreditó] ingesta posterior a los hechos.',
          'Los signos clínicos bastarían aun sin [cifra|examen].',
        ],
      ]),
    ],
    contraria: [
      block('ebriedad-razona-absuelve', [
        [
          'No hay quien haya visto rodar el vehículo; estar al volante con el motor detenido no [equivale|corresponde] a la acción que tipifica el {n:ley-18290:196}.',
          'El verbo del {n:ley-18290:196} es desempeñarse en la conducción, y los antecedentes solo [muestran|acreditan] a una persona dormida en un auto estacionado.',
          'Interpretar el {n:ley-18290:196} de modo que abarque actos previos al manejo [quebrantaría|violaría] la tipicidad.',
          'Extraída la muestra sin respetar el plazo y sin cadena de custodia, la graduación que pide el {n:ley-18290:196} queda en [incógnita|duda].',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('ebriedad-corte-confirma', [
        [
          'Compartiendo lo resuelto, esta Corte [añade|agrega] que el {n:ley-18290:196} no requiere un trayecto mínimo.',
          'Los argumentos del apelante no [alteran|desvirtúan] la conclusión del juez: se condujo en ebriedad y rige el {n:ley-18290:196}.',
          'Siendo la suspensión de licencia pena principal del {n:ley-18290:196}, no puede [omitirse|dejarse de lado] por razones laborales.',
          'La alcoholemia y los testimonios [satisfacen|completan] el {n:ley-18290:196}, por lo que la sentencia se mantendrá.',
        ],
      ]),
      block('ebriedad-corte-proporcion', [
        [
          'El quantum [impuesto|regulado] se sitúa en el tramo bajo y guarda relación con el peligro creado.',
          'Tampoco hay [desproporción|exceso] en la sanción, fijada cerca del mínimo.',
          'Pedir una rebaja adicional [carece|está desprovisto] de asidero en los antecedentes del apelante.',
          'Se ha respetado el tope de lo requerido, de suerte que no existe agravio [reparable|atendible].',
        ],
      ]),
    ],
    contraria: [
      block('ebriedad-corte-revoca', [
        [
          'Los antecedentes no [permiten|autorizan] concluir que el vehículo se moviera, y sin movimiento no hay infracción del {n:ley-18290:196}.',
          'Disiente esta Corte del juez de garantía: el {n:ley-18290:196} fue [extendido|ampliado] a un acto que apenas lo prepara.',
          'Ha de [revocarse|dejarse sin efecto] la condena, puesto que falta la acción de conducir descrita en el {n:ley-18290:196}.',
          'La aceptación de {actor} versó sobre hechos que, tal como están narrados, no [calzan|cuadran] con el {n:ley-18290:196}.',
        ],
      ]),
      block('ebriedad-corte-muestra', [
        [
          'Del horario anotado se [sigue|infiere] que la muestra se tomó cuando ya no era representativa.',
          'El formulario no [identifica|indica] quién extrajo la sangre ni cómo se conservó.',
          'Pesa en la decisión la [falta|inexistencia] de un cálculo retrospectivo serio.',
          'Ningún perito explicó la curva de absorción, por lo que la cifra [flota|queda] sin contexto.',
        ],
      ]),
    ],
  },
  punishment: ['cleanRecord', 'collaboration', 'remission', 'costs'],
})
