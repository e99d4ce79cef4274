import { block } from '../block.ts'

/** Arguments that requesting parties develop whatever the rule they contest. */
export const requestArguments = [
  block(
    'tc-arg-admisible',
    [
      [
        'En un primer capítulo, la parte requirente justifica que se cumplen los requisitos de la acción: hay gestión pendiente, el precepto tiene rango legal y su aplicación será decisiva.',
        'Comienza el libelo por la procedencia: identifica la gestión, [acompaña|agrega] el certificado del tribunal y sostiene que la norma decidirá el asunto.',
        'Antes de entrar al fondo, {abogadoActor} expone que no existe otro medio para [evitar|precaver] el efecto que denuncia.',
        'Sobre los presupuestos procesales, se afirma que el precepto no ha sido declarado conforme a la Carta por el mismo vicio y que la acción [reúne|exhibe] fundamento plausible.',
      ],
      [
        'Añade que el tribunal de la gestión ha anunciado la aplicación de la norma en los términos que se reprochan.',
        'Explica que no se trata de una consulta abstracta, pues de lo que se resuelva [depende|pende] su situación personal.',
        'Indica las piezas del expediente en que la disposición fue invocada por la [contraria|contraparte].',
        'Insiste en que la interpretación judicial de la norma es [uniforme|constante], por lo que no hay espacio para una lectura conciliadora.',
      ],
      [
        'Da cuenta, a continuación, de la historia de la regla y de las modificaciones que ha tenido.',
        'Reseña enseguida la doctrina de este Tribunal que le [favorece|beneficia].',
        'Transcribe el precepto y subraya las expresiones que estima contrarias a la Carta.',
        'Cierra esta parte describiendo el perjuicio que [sufriría|padecería] de aplicarse la norma.',
      ],
    ],
    { optional: [2] },
  ),
  block('tc-arg-igualdad-largo', [
    [
      'En materia de igualdad, desarrolla un cuadro comparativo entre su situación y la de otros sujetos que considera [análogos|equivalentes], para concluir que la diferencia no tiene razón.',
      'Alega que el legislador escogió un criterio de distinción que nada dice de la conducta ni del [mérito|merecimiento] de las personas.',
      'Según el requerimiento, el universo regulado es demasiado amplio para algunos y demasiado [estrecho|angosto] para otros, defecto que revela su arbitrariedad.',
      'El vicio de igualdad consistiría en que la ley agrupa bajo un mismo efecto a quienes [difieren|se distinguen] en todo lo relevante.',
    ],
    [
      'Cita en su apoyo los trabajos de la comisión que estudió la Carta y la jurisprudencia sobre diferencias arbitrarias.',
      'Pone ejemplos de casos más graves que reciben un trato [mejor|más benigno].',
      'Pide que se aplique un escrutinio estricto, dada la importancia del derecho [envuelto|comprometido].',
      'Descarta que el interés público pueda explicar el distingo, puesto que el fin se [alcanza|cumple] igual sin él.',
    ],
  ]),
  block('tc-arg-proporcion-largo', [
    [
      'Somete luego la norma al examen de proporcionalidad y sostiene que fracasa en cada uno de sus pasos, sobre todo en el de [necesidad|indispensabilidad].',
      'Por lo que toca a la proporción, argumenta que el sacrificio que se le impone no guarda relación con beneficio [alguno|comprobable].',
      'Enumera alternativas que el legislador pudo adoptar y que habrían [afectado|limitado] menos sus derechos.',
      'A su juicio la regla es un instrumento [romo|burdo], que hiere sin acertar en el blanco.',
    ],
    [
      'Recalca que la medida es automática, insensible a las circunstancias.',
      'Se detiene en el efecto que tendría sobre su familia, su trabajo y su [patrimonio|proyecto de vida].',
      'Acompaña estudios que, en su concepto, [demuestran|revelan] la ineficacia de la regla.',
      'Alude al carácter desmedido que presenta la consecuencia frente a la [falta|conducta].',
    ],
  ]),
  block('tc-arg-internacional', [
    [
      'Funda también su acción en instrumentos internacionales, que [vincularían|obligarían] al Estado por la vía del inciso segundo del {n:CPR:5}.',
      'Menciona la Convención Americana y el Pacto Internacional de Derechos Civiles y Políticos, en relación con el {n:CPR:5}.',
      'Según expone, el {n:CPR:5} obliga a interpretar las garantías a la luz de los estándares [regionales|interamericanos].',
      'El libelo invoca el {n:CPR:5} y, por su intermedio, diversas normas convencionales que estima [infringidas|vulneradas].',
    ],
    [
      'Reproduce pasajes de opiniones de órganos de tratados, que pide [considerar|ponderar].',
      'Advierte de la responsabilidad internacional que podría [generarse|originarse].',
      'Afirma que esas obligaciones prevalecen sobre la ley en cuanto más [favorables|protectoras].',
      'Agrega un análisis de casos que juzga [semejantes|similares].',
    ],
  ]),
  block('tc-arg-efectos', [
    [
      'Respecto de los efectos de una sentencia estimatoria, asegura que el juez podrá resolver con las reglas generales, sin [vacío|laguna] alguno.',
      'Anticipándose a la objeción, dice que acoger no crea una norma nueva: solo [remueve|aparta] un obstáculo.',
      'La petición concreta es que se declare inaplicable el precepto, con [costas|expresa condena en costas] si hubiere oposición.',
      'Hace ver que la decisión no beneficiará a terceros ni [alterará|modificará] la vigencia de la ley.',
    ],
    [
      'Termina citando el deber de los jueces de fallar conforme a derecho.',
      'Pide, por último, que se mantenga la suspensión hasta el fallo.',
      'En otrosíes acompaña documentos, [solicita|pide] alegatos y confiere patrocinio.',
      'Concluye que, de no intervenir este Tribunal, el daño será [irreversible|definitivo].',
    ],
  ]),
] as const

/** Observations that the opposing parties make whatever the rule. */
export const answerArguments = [
  block('tc-obs-admisibilidad', [
    [
      'En cuanto a la forma, la parte requerida objeta la procedencia: a su entender el precepto no es decisivo y el libelo [carece|adolece de falta] de fundamento.',
      'Opone primeramente defectos formales, pues el requerimiento se limitaría a [disentir|discrepar] de decisiones judiciales.',
      'Afirma que la cuestión planteada es abstracta, porque lo atacado es el sistema completo y no su [aplicación|proyección] en el caso.',
      'Sostiene que se pretende usar esta vía como un recurso más, cuando los ordinarios están [vigentes|pendientes] o precluyeron por inactividad.',
    ],
    [
      'Hace notar que el propio requirente pudo pedir al juez otra interpretación.',
      'Destaca que no se ha impugnado el conjunto normativo del que la regla es [parte|pieza].',
      'Aduce que el efecto subsistiría aun acogida la acción, por existir otras normas [idénticas|semejantes].',
      'Denuncia la falta de un término de comparación y de toda [prueba|demostración] del daño.',
    ],
  ]),
  block(
    'tc-obs-fondo',
    [
      [
        'Acerca del fondo, defiende la legitimidad del fin y [describe|explica] los antecedentes que llevaron a legislar.',
        'Expone que la norma fue el resultado de un debate extenso, en el que se [ponderaron|sopesaron] los intereses que hoy se invocan.',
        'Recuerda que la Constitución entrega a la ley la regulación de la materia y que el Congreso [obró|se mantuvo] dentro de su competencia.',
        'Su tesis es que la regla restringe en grado tolerable un derecho que no es [absoluto|ilimitado].',
      ],
      [
        'Contesta uno a uno los ejemplos del libelo, que tilda de [hipotéticos|extremos].',
        'Cita cifras y experiencias que, según afirma, [confirman|avalan] la eficacia de la regla.',
        'Refuta la comparación propuesta y ofrece otra, que llevaría a la [solución|conclusión] contraria.',
        'Acusa al requirente de leer la igualdad como [uniformidad|homogeneidad].',
      ],
      [
        'Invoca la presunción de constitucionalidad y la deferencia debida al legislador.',
        'Solicita que se mantenga la línea jurisprudencial que ha [rechazado|desestimado] acciones análogas.',
        'Añade que el juez de la causa conserva herramientas para [modular|atemperar] la consecuencia.',
        'Previene sobre los efectos [sistémicos|generales] de una decisión estimatoria.',
      ],
    ],
    { optional: [2] },
  ),
  block('tc-obs-consecuencias', [
    [
      'Advierte por último que acoger dejaría sin aplicación una política pública completa, con [desmedro|perjuicio] de quienes la ley protege.',
      'A modo de cierre, sostiene que la inaplicabilidad crearía una desigualdad [inversa|nueva], en favor de quien litigó.',
      'Concluye que lo pedido es una reforma legal por vía [jurisdiccional|judicial].',
      'Señala que el requirente persigue, bajo ropaje constitucional, [eludir|esquivar] una obligación legal.',
    ],
    [
      'Pide el rechazo, con costas.',
      'Solicita en subsidio que los efectos se [circunscriban|limiten] a lo estrictamente necesario.',
      'Ofrece los alegatos de {abogadoDemandado}.',
      'Acompaña un informe en derecho [suscrito|firmado] por {perito}.',
    ],
  ]),
] as const
