import { block } from '../block.ts'
import { oralTrial } from './matter.ts'

export const penalEstafa = oralTrial({
  id: 'penal-estafa',
  subjects: ['ESTAFAS Y OTRAS DEFRAUDACIONES', 'ESTAFA CALIFICADA'],
  lists: {
    delito: ['estafa', 'estafa reiterada', 'defraudación por engaño'],
    pena: [
      'tres años de presidio menor en su grado medio y multa de veintiuna unidades tributarias mensuales',
      'tres años y un día de presidio menor en su grado máximo y multa de veinticinco unidades tributarias mensuales',
      'quinientos cuarenta y un días de presidio menor en su grado medio y multa de once unidades tributarias mensuales',
    ],
    objeto: ['los comprobantes de depósito', 'el contrato de promesa', 'los correos impresos', 'la escritura adulterada'],
    ardid: [
      'ofreció en venta un terreno que no le pertenecía',
      'simuló representar a una constructora inexistente',
      'prometió rentabilidades garantizadas en un fondo ficticio',
      'publicó el arriendo de una cabaña ajena con fotografías falsas',
      'exhibió un subsidio habitacional falsificado',
    ],
  },
  controversy: 'CP:468',
  norms: ['CP:467', 'CP:468', 'CP:473'],
  facts: [
    block(
      'estafa-hecho',
      [
        [
          'Entre {fechaContrato} y {fechaHecho}, {actor} {ardid} y logró que {victima} le [entregara|transfiriera] {monto}, suma que hizo suya.',
          '{victima} depositó {monto} en la cuenta de {actor}, bajo el influjo de una puesta en escena: la contraparte {ardid}, según se [acreditaría|comprobó] después.',
          'Con el propósito de obtener dinero, {actor} {ardid}; {victima}, de buena fe, pagó {monto} el {fechaHecho} en {comuna} y no [recibió|obtuvo] nada a cambio.',
          'El {fechaHecho}, en una oficina de {direccion}, {actor} {ardid}, lo que [determinó|movió] a {victima} a desembolsar {monto}.',
        ],
        [
          'Cuando se le pidió [cumplir|devolver], dejó de contestar y cerró la oficina.',
          'Luego [alegó|inventó] demoras bancarias y finalmente desapareció.',
          'Otros {dias+} afectados [relataron|denunciaron] operaciones idénticas.',
          'El dinero fue [retirado|girado] en cajeros el mismo día.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  claim: [
    block('estafa-acusa', [
      [
        'La acusación se funda en el {n:CP:468}, por haberse [fingido|aparentado] bienes, crédito o negociación imaginarios.',
        'Engaño, error, disposición y perjuicio concurren, afirmó {fiscal}, del modo que [exige|pide] el {n:CP:468}, con la penalidad del {n:CP:467}.',
        'Calificó {fiscal} el hecho según el {n:CP:468}: hubo más que una mentira, una [maquinación|escenificación] completa.',
        'El Ministerio Público ve en los contratos y sellos falsos el ardid del {n:CP:468}, [sancionado|penado] conforme a la cuantía que fija el {n:CP:467}.',
      ],
    ]),
    block('estafa-querellante', [
      [
        'La querellante, {victima}, adhirió a la acusación y demandó civilmente la [restitución|devolución] de {monto} más {monto2} por daño moral.',
        'Hizo suya {victima} la acusación fiscal y dedujo demanda por {monto} de daño [emergente|patrimonial].',
        'En lo civil, {victima} pretende {monto2} por la aflicción [sufrida|padecida], además de lo estafado.',
        'Junto con adherir, {victima} [reclamó|exigió] la reparación de todo el perjuicio, que avalúa en {monto3}.',
      ],
    ]),
  ],
  defence: [
    block('estafa-defensa', [
      [
        'La defensa sostuvo que se trata de un incumplimiento [civil|contractual] y que el derecho penal no cobra deudas.',
        'Para {defensor} no hubo engaño típico: {victima} pudo [verificar|comprobar] todo con una consulta al Conservador y no lo hizo.',
        'El {n:CP:468} demanda un despliegue externo, dijo {defensor}; la simple mentira o la promesa rota [quedan|permanecen] fuera.',
        'Afirmó {defensor} que {actor} pensaba cumplir y que el negocio [fracasó|se frustró] por causas ajenas a él.',
      ],
    ]),
  ],
  evidence: [
    block('estafa-prueba-victima', [
      [
        '{victima} [narró|expuso] que conoció a {actor} por un aviso, que visitó su oficina y que los documentos le parecieron auténticos.',
        'Contó {victima} haber reunido {monto} con un crédito; solo [supo|advirtió] la falsedad cuando fue a la notaría.',
        'En su declaración, {victima} [detalló|enumeró] las transferencias y reconoció los correos que le enviaba {actor}.',
        'Dijo {victima} que no dudó porque {actor} se presentaba con [credencial|tarjeta] y personal a su cargo.',
      ],
    ]),
    block('estafa-prueba-financiera', [
      [
        'La cartola N° {numDoc} [acredita|muestra] el ingreso de {montoDoc} el {fechaDoc} y su retiro al día siguiente.',
        '{perito}, perito contable, siguió la ruta del dinero: {montoDoc} [pasaron|fluyeron] a una cuenta personal de {actor}.',
        'Un informe de {fechaDoc} [descarta|niega] que existiera la sociedad que {actor} decía dirigir.',
        'El Conservador de Bienes Raíces certificó el {fechaDoc} que {actor} nunca [tuvo|figuró con] el inmueble inscrito a su nombre.',
      ],
    ]),
  ],
  law: [
    block('estafa-derecho', [
      [
        'La estafa del {n:CP:468} se compone de engaño, error, disposición patrimonial y perjuicio, [enlazados|unidos] causalmente.',
        'Defraudar a otro usando de nombre fingido, atribuyéndose poder o aparentando bienes o negociación imaginarios es lo que [describe|recoge] el {n:CP:468}.',
        'Mientras el {n:CP:468} pide un ardid, la figura residual del {n:CP:473} se [contenta|satisface] con cualquier engaño bastante.',
        'Un engaño idóneo, apto para vencer las precauciones exigibles a la víctima, es el [núcleo|centro] del {n:CP:468}.',
      ],
      [
        'La penalidad se gradúa por el monto defraudado, según la escala del {n:CP:467}.',
        'En función de la cuantía, el {n:CP:467} [distingue|establece] tramos.',
        'El {n:CP:467} [vincula|ata] la pena al perjuicio expresado en unidades tributarias mensuales.',
        'Ha de [atenderse|recurrirse] al valor de la UTM para situar la pena en alguno de los numerales del {n:CP:467}.',
      ],
    ]),
    block('estafa-derecho-frontera', [
      [
        'La frontera con el ilícito civil está en el momento del engaño: si [precede|antecede] al contrato y lo motiva, hay delito; si el propósito de no cumplir nace después, no.',
        'No todo incumplimiento es estafa; lo será el negocio que desde su origen fue un [vehículo|instrumento] para obtener lo ajeno.',
        'Se habla de contrato criminalizado cuando la forma jurídica es la [máscara|apariencia] del despojo.',
        'El dolo penal ha de ser inicial, y su prueba se [busca|halla] en los actos coetáneos a la contratación.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('estafa-razona-ardid', [
        [
          'Oficina, membretes y documentos falsos son un despliegue que excede la mentira y [constituye|configura] el ardid del {n:CP:468}.',
          'Quien {ardid} y cobra por ello no incumple un contrato: lo [utiliza|emplea] para defraudar, como describe el {n:CP:468}.',
          'El error de {victima} no nació de su descuido, sino de la [apariencia|escena] que {actor} montó, lo que cumple el {n:CP:468}.',
          'Desde el primer contacto {actor} sabía que nada podría dar; ese dolo inicial [lleva|conduce] al {n:CP:468} y no al derecho civil.',
        ],
        [
          'Exigir a {victima} la diligencia de un banco sería [excesivo|desmedido].',
          'La confianza que depositó era [razonable|explicable] dada la formalidad exhibida.',
          'Que otros cayeran en lo mismo [prueba|confirma] la idoneidad del engaño.',
          'El perjuicio de {monto} está [documentado|acreditado].',
        ],
      ]),
      block('estafa-razona-civil', [
        [
          'Respecto de la acción civil, se [accede|da lugar] a la restitución de {monto}, con reajustes, y se regula prudencialmente el daño moral.',
          'La demanda civil prospera en lo que toca al daño emergente, que [asciende|llega] a {monto}; el moral se fija en {monto2}.',
          'Debe {actor} [reparar|indemnizar] lo que causó: {monto} por lo entregado y una suma prudente por la aflicción.',
          'Probado el hecho y su consecuencia, {a:el demandado civil|la demandada civil} [restituirá|pagará] {monto}.',
        ],
      ]),
    ],
    contraria: [
      block('estafa-razona-incumplimiento', [
        [
          'Hubo obras iniciadas y pagos parciales, lo que [desmiente|contradice] un engaño originario en los términos del {n:CP:468}.',
          'Lo probado es un negocio mal llevado; el {n:CP:468} no [convierte|transforma] en delito la insolvencia.',
          'Ninguna puesta en escena acompañó la promesa de {actor}, y la mentira desnuda no [alcanza|basta] para el {n:CP:468}.',
          'No se sabe cuándo {actor} decidió incumplir; si fue después de contratar, el {n:CP:468} [queda|resulta] excluido.',
        ],
        [
          'Queda a {victima} la vía civil, que es la [apropiada|idónea].',
          'El querellante es comerciante y omitió las [cautelas|precauciones] más simples.',
          'La prueba contable es [equívoca|ambigua] sobre el destino del dinero.',
          'El principio de intervención mínima [impone|aconseja] esta conclusión.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('estafa-corte-ardid', [
        [
          'Con los hechos fijados, que describen una maquinación, el {n:CP:468} fue bien [aplicado|invocado].',
          'La tesis del incumplimiento civil contradice el hecho asentado de que {actor} {ardid}; el {n:CP:468} [rige|gobierna] el caso.',
          'El recurso minimiza el engaño, pero este [tuvo|alcanzó] la entidad que pide el {n:CP:468}.',
          'La autoprotección de la víctima no es un [requisito|elemento] escrito en el {n:CP:468}.',
        ],
      ]),
    ],
    contraria: [
      block('estafa-corte-atipico', [
        [
          'Los hechos que el fallo establece no contienen ardid, sino una promesa incumplida, [atípica|extraña] al {n:CP:468}.',
          'Error de derecho hubo al [subsumir|encuadrar] en el {n:CP:468} una conducta que pertenece al ámbito contractual.',
          'El {n:CP:468} requiere engaño previo; la sentencia solo describe uno posterior, [destinado|dirigido] a ganar tiempo.',
          'De mantenerse esta lectura del {n:CP:468}, todo deudor [sería|pasaría a ser] un estafador.',
        ],
      ]),
    ],
  },
  punishment: ['cleanRecord', 'collaboration', 'supervisedRelease', 'costs'],
})
