import { block } from '../block.ts'
import { oralTrial } from './matter.ts'

export const penalMicrotrafico = oralTrial({
  id: 'penal-microtrafico',
  subjects: ['TRÁFICO DE PEQUEÑAS CANTIDADES (ART. 4° LEY 20.000)', 'LEY DE DROGAS'],
  years: [2005, 2026],
  lists: {
    delito: ['tráfico ilícito de pequeñas cantidades de droga', 'microtráfico', 'tráfico de drogas en pequeñas cantidades'],
    pena: [
      'quinientos cuarenta y un días de presidio menor en su grado medio y multa de diez unidades tributarias mensuales',
      'tres años de presidio menor en su grado medio y multa de cinco unidades tributarias mensuales',
      'ochocientos días de presidio menor en su grado medio, más multa de dos unidades tributarias mensuales',
    ],
    objeto: ['las bolsas incautadas', 'la pesa digital', 'los envoltorios de papel', 'el dinero en billetes de baja denominación'],
    droga: ['cannabis sativa', 'pasta base de cocaína', 'clorhidrato de cocaína'],
    gramos: ['4,3 gramos', '9,8 gramos', '17,2 gramos', '23 gramos', '31,6 gramos', '46,5 gramos'],
    envase: ['envoltorios de papel cuadriculado', 'contenedores de nailon', 'bolsas transparentes con cierre', 'papelillos'],
  },
  controversy: 'ley-20000:4',
  norms: ['ley-20000:4', 'CPP:340', 'CPP:297'],
  facts: [
    block(
      'micro-hecho-via-publica',
      [
        [
          'El día {fechaHecho}, alrededor de las {hora} horas, {actor} fue {a:sorprendido|sorprendida} en {direccion}, comuna de {comuna}, portando {gramos} netos de {droga} distribuidos en {envase}.',
          'En la vía pública, a la altura de {direccion}, funcionarios policiales controlaron el {fechaHecho} a {actor}, [hallando|encontrando] entre sus ropas {gramos} de {droga} dosificados en {envase}.',
          'Aproximadamente a las {hora} horas del {fechaHecho}, mientras permanecía en {direccion}, {actor} [mantenía|guardaba] en un banano {envase} con {gramos} de {droga}.',
          'Personal que patrullaba {comuna} observó el {fechaHecho} una transacción rápida en {direccion} y, al registrar a {actor}, incautó {gramos} de {droga}, [repartidos|acondicionados] en {envase}.',
        ],
        [
          'Se le encontraron además {monto} en dinero efectivo, en su mayoría [monedas y billetes menores|billetes de mil y dos mil pesos].',
          'Portaba también {monto} en efectivo, sin [explicar|justificar] su procedencia.',
          'Junto a la sustancia había {monto} en billetes de distinta [denominación|cuantía].',
          'Del mismo bolsillo se [extrajo|retiró] la suma de {monto}.',
        ],
      ],
      { optional: [1] },
    ),
    block('micro-hecho-domicilio', [
      [
        'Con orden judicial se ingresó el {fechaHecho} al inmueble de {direccion}, donde {actor} [mantenía|ocultaba] {gramos} de {droga} y una balanza digital con restos de polvo.',
        'La diligencia de entrada y registro, cumplida el {fechaHecho} en {direccion}, permitió [incautar|levantar] desde el dormitorio de {actor} {envase} con {gramos} de {droga}.',
        'Un agente revelador adquirió una dosis en {direccion}; minutos más tarde, el mismo {fechaHecho}, el allanamiento [arrojó|deparó] {gramos} de {droga} en poder de {actor}.',
        'Dentro de la vivienda que {actor} ocupa en {comuna} aparecieron, el {fechaHecho}, {gramos} de {droga}, recortes de nailon y [un cuaderno|hojas] con anotaciones de montos.',
      ],
    ]),
    block('micro-hecho-analisis', [
      [
        'El análisis químico confirmó que se trataba de {droga}, sustancia [capaz de producir|que provoca] dependencia física o psíquica.',
        'Sometida a examen, la evidencia dio [positivo|resultado afirmativo] para {droga}.',
        'La autoridad sanitaria informó que lo remitido correspondía a {droga}, con la [pureza|valoración] que indica su protocolo.',
        'Pesada y periciada, la muestra resultó ser {droga}, [nociva|peligrosa] para la salud pública según el informe sobre efectos.',
      ],
    ]),
  ],
  claim: [
    block('micro-acusa-dosis', [
      [
        'Para la Fiscalía, la forma de acondicionamiento y el dinero [excluyen|descartan] que la sustancia estuviera destinada al consumo del portador.',
        'El ente persecutor subrayó que nadie guarda para sí decenas de dosis iguales, [listas|preparadas] para ser vendidas.',
        'Dosificación, lugar y dinero fraccionado son, en el planteamiento acusador, los [signos|indicadores] inequívocos de la venta al menudeo.',
        'El no haberse hallado pipa ni papelillo de uso personal [probaría|evidenciaría], según {fiscal}, la finalidad de transferir.',
      ],
      [
        'Encuadró la conducta en el {n:ley-20000:4}, cuya aplicación no [exige|requiere] acreditar un acto de venta.',
        'Citó el {n:ley-20000:4}, que castiga también la mera [posesión|tenencia] no justificada.',
        'Por eso invoca el {n:ley-20000:4}, figura de peligro que se [consuma|perfecciona] con el porte.',
        'En derecho, fundó su pretensión en el {n:ley-20000:4} y pidió [comiso|decomiso] de lo incautado.',
      ],
    ]),
  ],
  defence: [
    block('micro-defensa-consumo', [
      [
        'Alegó que la droga estaba destinada al uso personal exclusivo y próximo en el tiempo, [hipótesis|supuesto] que el inciso final del {n:ley-20000:4} deja fuera del tipo.',
        'La defensa [esgrimió|opuso] la excepción de consumo personal y cercano que admite el {n:ley-20000:4}, apoyada en la ficha de un centro de salud mental.',
        'Siendo {a:el acusado un consumidor|la acusada una consumidora} habitual, lo suyo es a lo más la falta del {n:ley-20000:50}, [ajena|distinta] a la competencia de este juicio.',
        'Explicó {defensor} que la cantidad es la que un dependiente [consume|utiliza] en pocos días, por lo que no se afecta la salud pública que resguarda el {n:ley-20000:4}.',
      ],
    ]),
    block('micro-defensa-pureza', [
      [
        'Planteó que, al faltar el grado de pureza en el protocolo, no [consta|se sabe] si lo incautado podía lesionar el bien jurídico.',
        'Sin informe de pureza, arguyó, la [lesividad|antijuridicidad material] queda sin prueba y el hecho es atípico.',
        'El protocolo previsto en el {n:ley-20000:43} debía [consignar|indicar] composición y pureza; como no lo hace, sería imposible afirmar peligro alguno.',
        'Adujo también que el laboratorio [omitió|no practicó] el análisis cuantitativo, de modo que podría tratarse casi por entero de adulterantes.',
      ],
    ]),
  ],
  evidence: [
    block('micro-prueba-quimica', [
      [
        'El protocolo N° {numDoc}, elaborado el {fechaDoc} por {perito}, concluye que la muestra [contiene|corresponde a] {droga}, sin consignar porcentaje de pureza.',
        'Consta en el informe N° {numDoc} de {perito} que los {gramos} recibidos dieron coloración y cromatografía [positivas|compatibles] para {droga}.',
        '{perito}, perito químico, [ratificó|validó] su protocolo de {fechaDoc}: se trata de {droga} mezclada con cafeína y carbonatos.',
        'Según explicó {perito}, la evidencia [llegó|ingresó] al laboratorio con cadena de custodia N° {numDoc} y era {droga}.',
      ],
    ]),
    block('micro-prueba-informe-consumo', [
      [
        'La defensa rindió el informe psicológico de {perito}, conforme al cual {actor} presenta un consumo [problemático|perjudicial] de larga data.',
        'De la ficha clínica acompañada se lee que {actor} estuvo en [tratamiento|rehabilitación] ambulatoria desde {fechaDoc}.',
        '{testigo}, familiar {a:del acusado|de la acusada}, [refirió|comentó] que lo ha visto fumar desde la adolescencia y que ha intentado dejarlo.',
        'Como prueba de descargo se leyó un certificado de {fechaDoc} que da cuenta de [controles|atenciones] por dependencia.',
      ],
    ]),
  ],
  law: [
    block('micro-derecho-tipo', [
      [
        'El {n:ley-20000:4} sanciona a quien, sin autorización competente, [posea|transporte], guarde o porte pequeñas cantidades de sustancias prohibidas, salvo que justifique un destino lícito o el consumo propio.',
        'Poseer, transportar, guardar o portar consigo cantidades reducidas de droga es la conducta [descrita|captada] por el {n:ley-20000:4}, que se agota con la sola tenencia sin autorización.',
        'Figura privilegiada respecto del tráfico común, la del {n:ley-20000:4} [atenúa|rebaja] la pena en razón de la escasa cuantía, noción que la ley entrega al criterio judicial.',
        'Para distinguir el tráfico menor del mayor, el {n:ley-20000:4} [acude|recurre] al concepto indeterminado de pequeña cantidad, que se colma mirando peso, dosis y contexto.',
      ],
      [
        'La exclusión por uso personal exclusivo y próximo en el tiempo [cede|decae] cuando la calidad, la cantidad o el modo de guardarla revelan el propósito de traficar.',
        'No se entiende justificado ese uso si las circunstancias de la posesión son [indiciarias|reveladoras] de traspaso a terceros.',
        'Calidad, pureza y forma de ocultación permiten [descartar|rechazar] la excusa del consumo.',
        'A falta de indicios de comercio, por el contrario, debe [presumirse|estarse a] que el tenedor consume.',
      ],
    ]),
    block('micro-derecho-pureza', [
      [
        'Sobre la exigencia de pureza existen dos posturas: una ve en el protocolo del {n:ley-20000:43} un elemento de la lesividad; la otra lo [reduce|limita] a un antecedente para graduar la pena.',
        'Divide a la jurisprudencia determinar si la falta del dato que pide el {n:ley-20000:43} [impide|obsta a] afirmar la antijuridicidad material de la conducta.',
        'Concebido como informe técnico sobre composición y efectos, el del {n:ley-20000:43} ha sido [leído|entendido] por algunos como requisito de tipicidad y por otros como simple orientación para el juez.',
        'El {n:ley-20000:43} manda [consignar|expresar] peso, composición y grado de pureza; la discusión gira en torno al efecto de su omisión.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('micro-razona-destino', [
        [
          'Quien lleva {gramos} de {droga} en {envase} idénticos y dinero sencillo no la [reserva|destina] para sí, por lo que la excepción del {n:ley-20000:4} queda descartada.',
          'La suma de dosificación, sitio conocido de venta y efectivo sin explicación [revela|delata] el ánimo de transferir y hace aplicable el {n:ley-20000:4}.',
          'Aunque {actor} consuma, ello no [excluye|impide] que también venda: el modo en que portaba la sustancia satisface el {n:ley-20000:4}.',
          'Tiénese por configurado el delito del {n:ley-20000:4}, ya que ninguna prueba seria [apoyó|respaldó] el uso personal alegado.',
        ],
        [
          'El informe de consumo de la defensa [data|proviene] de otra época y nada dice del día de los hechos.',
          'Un certificado de tratamiento antiguo no [demuestra|prueba] para quién era lo incautado.',
          'Tampoco se hallaron utensilios propios de un [consumidor|usuario].',
          'Los dichos del familiar son [genéricos|vagos] y comprensiblemente parciales.',
        ],
      ]),
      block('micro-razona-pureza-irrelevante', [
        [
          'La omisión de la pureza no [despenaliza|vuelve atípica] la conducta, puesto que el {n:ley-20000:4} castiga la tenencia de la sustancia, no la de una concentración determinada.',
          'Aun rebajada con adulterantes, la {droga} sigue siendo [dañina|nociva] y su difusión incontrolada es lo que el {n:ley-20000:4} quiso evitar.',
          'Comparte esta sala el criterio según el cual el dato de pureza sirve para graduar la pena, pero no [condiciona|integra] el tipo del {n:ley-20000:4}.',
          'En un delito de peligro como el del {n:ley-20000:4} basta la [aptitud|idoneidad] general de la sustancia, establecida aquí por el perito químico.',
        ],
      ]),
    ],
    contraria: [
      block('micro-razona-consumo', [
        [
          'La cantidad incautada, unida a un historial de dependencia [acreditado|documentado], vuelve plausible el consumo personal y próximo que exime el {n:ley-20000:4}.',
          'Nada indica que {actor} [vendiera|traficara]: no hubo compradores, balanza ni mensajes, y el {n:ley-20000:4} excluye a quien posee para sí.',
          'Con {gramos} de {droga} y una adicción demostrada, el {n:ley-20000:4} no [alcanza|cubre] el caso, que a lo sumo constituiría una falta.',
          'Por no haberse [desvirtuado|refutado] la finalidad de consumo, la conducta queda al margen del {n:ley-20000:4}.',
        ],
        [
          'El dinero que portaba es [explicable|compatible] con su trabajo de temporada.',
          'Que la sustancia viniera en {envase} se explica porque así la [compra|adquiere] cualquier consumidor.',
          'Los agentes [supusieron|imaginaron] la transacción: ninguno vio cambiar de manos objeto alguno.',
          'La forma de guardarla tampoco [delata|indica] un comercio.',
        ],
      ]),
      block('micro-razona-lesividad', [
        [
          'Sin conocer la pureza es imposible [afirmar|saber] si se puso en riesgo la salud pública, y el {n:ley-20000:4} no pena tenencias inocuas.',
          'El principio de lesividad [obliga|fuerza] a absolver cuando el protocolo calla la concentración, pues el objeto del {n:ley-20000:4} quedó sin demostrar.',
          'Faltando el dato que la ley [encomienda|encarga] al laboratorio, no puede darse por probado el objeto material a que se refiere el {n:ley-20000:4}.',
          'Podía la Fiscalía pedir el análisis cuantitativo y no lo hizo; esa [omisión|desidia] impide tener por establecida la droga que exige el {n:ley-20000:4}.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('micro-corte-pureza-no-integra', [
        [
          'Esta Corte ha [sostenido|resuelto] que la pureza no es elemento del {n:ley-20000:4}, bastando que el perito identifique la sustancia.',
          'El argumento de la lesividad no [convence|persuade]: el peligro que reprime el {n:ley-20000:4} nace de poner en circulación la droga, cualquiera que sea su corte.',
          'En cuanto a la pureza omitida, el legislador no la [incluyó|contempló] entre los requisitos del {n:ley-20000:4} y el intérprete no puede agregarla.',
          'Leer el {n:ley-20000:4} como pretende la defensa [dejaría|haría] impune casi toda venta callejera, que es justamente la que se quiso sancionar.',
        ],
      ]),
    ],
    contraria: [
      block('micro-corte-pureza-integra', [
        [
          'Al condenar sin saber la concentración de lo incautado, los jueces aplicaron [erróneamente|de modo equivocado] el {n:ley-20000:4}.',
          'La sanción del {n:ley-20000:4} [presupone|requiere] un peligro real para la salud colectiva, que solo el dato de pureza permite comprobar.',
          'Sin pureza no hay certeza sobre el objeto del delito: tal es la recta [inteligencia|lectura] del {n:ley-20000:4}.',
          'Debió absolverse, puesto que la duda sobre la idoneidad lesiva de la sustancia es una duda acerca de un [presupuesto|extremo] del {n:ley-20000:4}.',
        ],
      ]),
    ],
  },
  punishment: ['cleanRecord', 'collaboration', 'remission', 'forfeiture', 'costs'],
})
