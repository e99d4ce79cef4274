import { block } from '../block.ts'
import { familyCase } from './matter.ts'

export const familiaDivorcio = familyCase({
  id: 'familia-divorcio',
  subjects: ['DIVORCIO POR CESE DE CONVIVENCIA', 'COMPENSACIÓN ECONÓMICA'],
  letter: 'C',
  years: [2005, 2026],
  lists: {
    materiaFamilia: ['divorcio por cese unilateral de la convivencia', 'divorcio y compensación económica', 'divorcio por culpa'],
    compensacion: [
      'cuarenta cuotas de tres unidades tributarias mensuales',
      'una suma única pagadera en un año',
      'la mitad de los fondos de la cuenta de capitalización',
    ],
  },
  controversy: 'ley-19947:61',
  norms: ['ley-19947:55', 'ley-19947:61', 'ley-19947:62'],
  facts: [
    block('divorcio-demanda', [
      [
        'Las partes contrajeron matrimonio el {fechaContrato} y dejaron de convivir en {fechaTermino}, según [expone|afirma] {actor}, que pide el divorcio.',
        '{actor} solicita el divorcio por cese de la convivencia, ocurrido el {fechaTermino}, sin que se haya [reanudado|retomado] la vida en común.',
        'Pide {actor} que se declare terminado por divorcio el matrimonio [celebrado|contraído] con {demandado} el {fechaContrato}.',
        'Funda {actor} su acción en una separación que data de {fechaTermino} y que se [prolonga|extiende] por más de tres años.',
      ],
    ]),
    block('divorcio-reconvencion', [
      [
        '{demandado} demandó en forma reconvencional compensación económica, por haberse [dedicado|consagrado] al hogar y a los hijos.',
        'Se allanó {demandado} al divorcio y [pidió|reclamó] una compensación, pues no trabajó durante el matrimonio.',
        'Opuso {demandado} la excepción de incumplimiento grave de alimentos y, en subsidio, [solicitó|requirió] compensación.',
        'Sin oponerse al divorcio, {demandado} alegó el menoscabo [derivado|proveniente] de dedicarse a la crianza.',
      ],
    ]),
    block('divorcio-prueba', [
      [
        'Los testigos {testigo} y {testigo2} [dan|prestan] fe de la separación y de la falta de reconciliación.',
        'Consta el acta de cese de {fechaDoc} y el certificado de [matrimonio|cotizaciones].',
        'La cartola previsional de {demandado} [muestra|registra] lagunas durante el período conyugal.',
        'El informe social de {perito} [describe|consigna] la edad, salud y calificación de {demandado}.',
      ],
    ]),
  ],
  claim: [
    block('divorcio-peticion', [
      [
        'Pide se declare el divorcio y se [ordene|mande] su subinscripción.',
        'Solicita, junto al divorcio, el rechazo de toda [compensación|pretensión] reconvencional.',
        'Requiere el término del vínculo con arreglo al {n:ley-19947:55}.',
        'Invoca el {n:ley-19947:55} y ofrece prueba testimonial del [cese|término] de la convivencia.',
      ],
    ]),
  ],
  defence: [
    block('divorcio-defensa', [
      [
        'Reclama {compensacion} a título de compensación, fundada en el {n:ley-19947:61}.',
        'Estima su menoscabo en {monto2}, en [virtud|aplicación] del {n:ley-19947:61}.',
        'Hace valer el {n:ley-19947:61}: dejó su profesión para [criar|cuidar] a los hijos.',
        'Pide {compensacion}, porque no pudo cotizar ni [desarrollar|emprender] una actividad lucrativa, según el {n:ley-19947:61}.',
      ],
    ]),
  ],
  evidence: [
    block('divorcio-evidencia', [
      [
        '{testigo} recuerda que {demandado} [dejó|abandonó] su empleo al nacer el primer hijo.',
        'El perito {perito} calculó el [menoscabo|perjuicio] en {montoDoc}.',
        'Obra un certificado de cotizaciones de {fechaDoc}.',
        'Se acompañaron las declaraciones de renta de {actor}, con ingresos por {montoDoc}.',
      ],
    ]),
  ],
  law: [
    block('divorcio-derecho', [
      [
        'El divorcio unilateral procede, según el {n:ley-19947:55}, cuando el cese efectivo de la convivencia ha durado al menos tres años.',
        'Tres años de cese y ausencia de incumplimiento grave de alimentos es lo que [pide|exige] el {n:ley-19947:55}.',
        'Conforme al {n:ley-19947:55}, cualquiera de los cónyuges puede [demandar|pedir] el divorcio por el transcurso del tiempo.',
        'La causal objetiva del {n:ley-19947:55} no [indaga|mira] en la culpa.',
      ],
    ]),
    block('divorcio-derecho-compensacion', [
      [
        'La compensación económica del {n:ley-19947:61} corresponde al cónyuge que, por dedicarse al hogar o a los hijos, no [trabajó|pudo trabajar] o lo hizo en menor medida.',
        'Cuidado del hogar, falta de actividad lucrativa y menoscabo son los supuestos del {n:ley-19947:61}.',
        'Ni alimentos ni indemnización: el {n:ley-19947:61} [resarce|compensa] un desequilibrio que aflora con el término del matrimonio.',
        'Probado el presupuesto del {n:ley-19947:61}, el monto se [regula|fija] por las pautas del artículo siguiente.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('divorcio-acoge', [
        [
          'Está acreditado el cese por más de tres años; en cuanto a la compensación del {n:ley-19947:61}, concurren sus [presupuestos|requisitos] y se fijará prudencialmente.',
          'Se dará lugar al divorcio; {demandado} cuidó del hogar y sufrió un menoscabo que el {n:ley-19947:61} [manda|ordena] compensar.',
          'La prueba es conteste sobre la separación y sobre la [dedicación|entrega] a los hijos, por lo que rige también el {n:ley-19947:61}.',
          'Duración del matrimonio, edad y lagunas previsionales [justifican|fundan] aplicar el {n:ley-19947:61}.',
        ],
      ]),
    ],
    contraria: [
      block('divorcio-rechaza', [
        [
          'No se [probó|acreditó] el cese por el plazo legal, ni el menoscabo que exige el {n:ley-19947:61}.',
          'Quedó demostrado que {actor} no pagó alimentos pudiendo hacerlo, lo que [enerva|obsta a] la acción y vuelve inoficioso el {n:ley-19947:61}.',
          'La convivencia se reanudó en {fechaDoc}, de suerte que el plazo no se [cumplió|completó]; por ello tampoco procede el {n:ley-19947:61}.',
          'Falta prueba idónea de la separación, y sin divorcio no hay lugar al {n:ley-19947:61}.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('divorcio-corte-acoge', [
        [
          'El menoscabo se [presume|infiere] de la dedicación probada al hogar, y el monto se ajusta al {n:ley-19947:61}.',
          'Haber trabajado por temporadas no [excluye|elimina] el derecho que concede el {n:ley-19947:61}.',
          'La compensación del {n:ley-19947:61} no [requiere|exige] dedicación exclusiva.',
          'Corresponde [mantener|reconocer] lo que el {n:ley-19947:61} otorga al cónyuge más débil.',
        ],
      ]),
    ],
    contraria: [
      block('divorcio-corte-rechaza', [
        [
          'El {n:ley-19947:61} pide relación causal entre el cuidado y la falta de trabajo, que aquí no [existe|consta].',
          'No basta la diferencia de patrimonios para [aplicar|invocar] el {n:ley-19947:61}.',
          'Los antecedentes previsionales [desmienten|contradicen] el menoscabo que reclama el {n:ley-19947:61}.',
          'El {n:ley-19947:61} no es un premio a la [duración|extensión] del matrimonio.',
        ],
      ]),
    ],
  },
  orders: {
    acoge: [
      block('divorcio-resuelve-acoge', [
        [
          'Se acoge la demanda y se declara terminado por divorcio el matrimonio [celebrado|contraído] entre {actor} y {demandado}.',
          'Declárase el divorcio de {actor} y {demandado}, y [subinscríbase|anótese] al margen de la partida.',
          'Ha lugar al divorcio; la compensación se [fija|regula] en {monto2}, en cuotas mensuales.',
          'Queda disuelto por divorcio el vínculo entre las partes, con [derecho|cargo] a una compensación de {monto2}.',
        ],
      ]),
    ],
    rechaza: [
      block('divorcio-resuelve-rechaza', [
        [
          'Se rechaza la demanda de divorcio y, en consecuencia, la reconvencional.',
          'No ha lugar al divorcio [pedido|solicitado] por {actor}.',
          'Desestímase la acción por no haberse [acreditado|justificado] el cese.',
          'Queda rechazada la demanda, sin costas por [haber|existir] motivo plausible.',
        ],
      ]),
    ],
  },
})
