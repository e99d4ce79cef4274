import { block } from '../block.ts'
import { familyCase } from './matter.ts'

export const familiaAlimentos = familyCase({
  id: 'familia-alimentos',
  subjects: ['ALIMENTOS', 'PENSIÓN ALIMENTICIA'],
  letter: 'C',
  lists: {
    materiaFamilia: ['alimentos', 'alimentos mayores', 'aumento de pensión de alimentos', 'rebaja de alimentos'],
    utms: [
      '2,5 unidades tributarias mensuales',
      '3 unidades tributarias mensuales',
      '4,8 unidades tributarias mensuales',
      '6 unidades tributarias mensuales',
    ],
    gasto: ['terapia fonoaudiológica', 'arancel escolar', 'tratamiento dental', 'locomoción y vestuario', 'medicamentos permanentes'],
  },
  controversy: 'ley-14908:3',
  norms: ['ley-14908:3', 'CC:321', 'CC:323', 'CC:329'],
  facts: [
    block('alimentos-solicitud', [
      [
        'Comparece {actor} y pide alimentos en favor de {menor}, de {edadMenor} años, en contra de {demandado}, por la suma de {monto} mensuales.',
        '{actor} solicita que {demandado} [pague|contribuya con] una pensión para {menor}, cuyas necesidades, entre ellas {gasto}, cubre por sí sola.',
        'Se demanda a {demandado} el pago de alimentos para {menor}, nacido de la relación entre las partes, [desde|a contar de] su última contribución, en {fechaTermino}.',
        'Por {menor} acciona {actor}: {demandado} no aporta de manera regular y los gastos, en especial {gasto}, [exceden|superan] sus ingresos.',
      ],
    ]),
    block('alimentos-contestacion', [
      [
        '{demandado} contestó que sus ingresos llegan a {sueldo} y que [mantiene|sostiene] a otro hijo.',
        'La parte demandada ofreció {montoDoc}, por [carecer|estar falta] de trabajo estable.',
        'Al contestar, {demandado} discutió la capacidad que se le [atribuye|imputa] y pidió una suma menor.',
        '{demandado} no compareció, pese a estar legalmente {b:emplazado|emplazada}.',
      ],
    ]),
    block('alimentos-prueba', [
      [
        'Las liquidaciones acompañadas [acreditan|muestran] una renta de {sueldo}, y el informe social describe gastos por {montoDoc}.',
        'Del oficio del Servicio de Impuestos Internos consta que {demandado} [percibió|obtuvo] {montoDoc} el último año.',
        'La perita social informa que el hogar de {menor} gasta {montoDoc} al mes, [incluida|contando] {gasto}.',
        'Se probó el parentesco con el certificado de nacimiento y la [capacidad|holgura] económica con las cartolas de {fechaDoc}.',
      ],
    ]),
  ],
  claim: [
    block('alimentos-peticion', [
      [
        'Pide regular una pensión de {utms}, con más la mitad de los gastos [extraordinarios|de salud].',
        'Solicita se fije una suma no inferior a {utms}, reajustable y pagadera dentro de los cinco primeros días.',
        'Requiere que los alimentos se [retengan|descuenten] por el empleador.',
        'Reclama alimentos desde la notificación y el pago por [depósito|transferencia] en la cuenta que indique el tribunal.',
      ],
    ]),
  ],
  defence: [
    block('alimentos-defensa', [
      [
        'Alega {demandado} que el mínimo legal admite prueba en contrario y que su situación lo [justifica|explica].',
        'Niega {demandado} las rentas que se le imputan y [exhibe|acompaña] su finiquito.',
        'Aduce que {actor} tiene mejor [situación|pasar] y debe concurrir en mayor medida.',
        'Hace presente un estado de salud que le [impide|dificulta] trabajar jornada completa.',
      ],
    ]),
  ],
  evidence: [
    block('alimentos-evidencia', [
      [
        '{testigo} dijo que {demandado} [realiza|hace] trabajos ocasionales además de su empleo.',
        'Se agregó el informe socioeconómico de {perito}, fechado el {fechaDoc}.',
        'Constan recibos de {gasto} por {montoDoc}.',
        'Por oficio N° {numDoc} el empleador [informó|comunicó] una remuneración de {montoDoc}.',
      ],
    ]),
  ],
  law: [
    block(
      'alimentos-derecho',
      [
        [
          'Para los hijos menores se presume la capacidad del alimentante, conforme al {n:ley-14908:3}, y el mínimo es de un cuarenta por ciento del ingreso mínimo.',
          'El {n:ley-14908:3} presume que el padre o la madre [tiene|posee] medios, y fija pisos según el número de hijos.',
          'Presunción de capacidad y monto mínimo son las reglas que [establece|trae] el {n:ley-14908:3}.',
          'Quien alega no poder pagar debe probarlo: así resulta del {n:ley-14908:3}.',
        ],
        [
          'Han de considerarse las facultades del deudor y sus circunstancias domésticas, según el {n:CC:329}.',
          'El {n:CC:329} obliga a [mirar|atender] la fortuna de quien debe.',
          'En la tasación rige el {n:CC:329}, que toma en cuenta las facultades de quien paga.',
          'Necesidad y capacidad son los extremos; el segundo se [rige|gobierna] por el {n:CC:329}.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  reasoning: {
    favorable: [
      block('alimentos-acoge', [
        [
          'Acreditados el título y la necesidad, y sin prueba que [venza|desvirtúe] la presunción del {n:ley-14908:3}, se accederá a lo pedido.',
          'La renta de {demandado} permite contribuir con {utms}, suma que se ajusta al {n:ley-14908:3}.',
          'Cuidar a {menor} es también aportar, de modo que corresponde a {demandado} el esfuerzo en dinero, dentro de lo que [autoriza|permite] el {n:ley-14908:3}.',
          'La cesantía alegada no fue probada y el {n:ley-14908:3} mantiene la [presunción|carga] en su contra.',
        ],
      ]),
      block('alimentos-acoge-cuantia', [
        [
          'Se regulará la pensión en {utms}, que [concilia|armoniza] necesidad y posibilidades.',
          'Una suma de {utms} parece prudente, [habida cuenta|en atención] de los otros hijos de {demandado}.',
          'El monto se expresa en unidades tributarias para [preservar|conservar] su valor.',
          'Corresponde fijar {utms}, cifra inferior a la [pedida|demandada] pero suficiente.',
        ],
      ]),
    ],
    contraria: [
      block('alimentos-rechaza', [
        [
          'La presunción del {n:ley-14908:3} fue [vencida|desvirtuada]: {demandado} percibe solo una pensión de invalidez.',
          'No hay variación de circunstancias desde el último acuerdo, por lo que el {n:ley-14908:3} no [autoriza|permite] modificarlo.',
          'Consta que {menor} vive hoy con {demandado}, de forma que la demanda [pierde|carece de] objeto aun a la luz del {n:ley-14908:3}.',
          'El alimentario es mayor de edad y no estudia; el {n:ley-14908:3} no lo [ampara|cubre].',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('alimentos-corte-mantiene', [
        [
          'La suma fijada se encuentra [dentro|en el rango] del {n:ley-14908:3} y guarda armonía con la prueba.',
          'No desvirtuó el apelante la presunción que contiene el {n:ley-14908:3}.',
          'Nada nuevo se aportó sobre la capacidad económica, regida por el {n:ley-14908:3}.',
          'Reducir la pensión [dejaría|pondría] a {menor} bajo lo que el {n:ley-14908:3} considera mínimo.',
        ],
      ]),
    ],
    contraria: [
      block('alimentos-corte-reduce', [
        [
          'El fallo aplicó el {n:ley-14908:3} sin [reparar|advertir] que el alimentante acreditó su cesantía.',
          'La presunción del {n:ley-14908:3} admite prueba en contrario, y ella fue [rendida|aportada].',
          'Los ingresos acreditados no [soportan|toleran] la cuantía pretendida al amparo del {n:ley-14908:3}.',
          'Se demandó sin que variaran las circunstancias, requisito [implícito|subyacente] al aplicar el {n:ley-14908:3}.',
        ],
      ]),
    ],
  },
  orders: {
    acoge: [
      block('alimentos-resuelve-acoge', [
        [
          'Se acoge la demanda y se [condena|obliga] a {demandado} a pagar alimentos por {utms} en favor de {menor}.',
          'Ha lugar a lo pedido: {demandado} pagará cada mes {utms} por [concepto|título] de alimentos.',
          'Fíjase en {utms} la pensión que {demandado} debe a {menor}.',
          '{demandado} queda {b:obligado|obligada} a [solventar|pagar] una pensión de {utms}, a contar de la notificación.',
        ],
        [
          'El pago se hará los cinco primeros días de cada mes en la [cuenta|libreta] abierta al efecto.',
          'Deberá depositarse en forma anticipada, bajo [apercibimiento|advertencia] de apremios.',
          'Ofíciese al empleador para la [retención|deducción] judicial.',
          'Los gastos extraordinarios de salud se [repartirán|dividirán] por mitades.',
        ],
      ]),
    ],
    acoge_parcial: [
      block('alimentos-resuelve-parcial', [
        [
          'Se hace lugar en parte a la demanda y se [regula|fija] la pensión en {utms}, rechazándola en lo demás.',
          'Acógese parcialmente lo solicitado; {demandado} pagará {utms} y no la suma [demandada|pretendida].',
          'Solo en cuanto {demandado} deberá {utms} mensuales, se [acoge|admite] la petición de {actor}.',
          'La demanda prospera [parcialmente|en parte]: se establece una pensión de {utms}.',
        ],
      ]),
    ],
    rechaza: [
      block('alimentos-resuelve-rechaza', [
        [
          'Se rechaza la demanda de alimentos deducida por {actor}, sin costas.',
          'No ha lugar a lo [pedido|solicitado], por los motivos expresados.',
          '[Desestímase|Niégase lugar a] la petición de alimentos, y cada parte pagará sus costas.',
          'Queda rechazada la acción de {actor}, sin perjuicio de [renovarla|intentarla] si cambian las circunstancias.',
        ],
      ]),
    ],
  },
})
