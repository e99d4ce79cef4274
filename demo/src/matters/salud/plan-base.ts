import { block } from '../block.ts'
import { healthProtection, protectionRefused } from './matter.ts'

export const saludPlanBase = healthProtection({
  id: 'salud-alza-plan-base',
  subjects: ['ISAPRE', 'ALZA DE PLAN BASE', 'ADECUACIÓN DE PRECIO'],
  demandado: 'isapre',
  years: [2008, 2026],
  mass: true,
  lists: {
    variacion: ['un 4,9%', 'un 5,6%', 'un 6,8%', 'un 7,3%', 'un 8,4%'],
    plan: ['el plan individual', 'el plan familiar', 'su plan de salud', 'el plan de libre elección'],
  },
  controversy: 'DFL-1-2005-salud:197',
  norms: ['CPR:19', 'CPR:20', 'DFL-1-2005-salud:197', 'DFL-1-2005-salud:198'],
  facts: [
    block(
      'plan-hechos',
      [
        [
          'Recurre {actor} en contra de {demandado}, que por carta de adecuación de {fechaHecho} [alzó|incrementó] en {variacion} el precio base de {plan}.',
          'El acto impugnado es la carta de {fechaHecho}, por la cual {demandado} comunicó a {actor} un reajuste de {variacion} en {plan}, [ascendente|equivalente] a {monto} mensuales.',
          'Señala {actor} que recibió el {fechaHecho} un aviso de {demandado}, según el cual {plan} [subiría|aumentaría] en {variacion} a contar del siguiente período.',
          'Por comunicación de {fechaHecho}, {demandado} propuso a {actor} mantener {plan} con un alza de {variacion} o [aceptar|contratar] otro de menor cobertura.',
        ],
        [
          'Está {a:afiliado|afiliada} desde {fechaContrato} y nunca ha variado su condición de salud.',
          'Hace presente que no es la primera alza que se intenta en pocos años.',
          'Acompaña la carta y el [certificado|comprobante] de afiliación.',
          'La misiva solo menciona el aumento de los costos del [sistema|sector].',
        ],
      ],
      { optional: [1] },
    ),
  ],
  claim: [
    block(
      'plan-alega',
      [
        [
          'Estima el alza arbitraria, por [carecer|estar falta] de justificación, y contraria al derecho de propiedad y a la igualdad.',
          'Alega que la isapre no [demostró|acreditó] el mayor costo de las prestaciones de su plan.',
          'Sostiene que se infringe el N° 24° del {n:CPR:19}, ya que se encarece sin causa un [contrato|vínculo] de tracto sucesivo.',
          'Denuncia afectadas las garantías del {n:CPR:19}, en especial la de [escoger|elegir] sistema de salud.',
        ],
        [
          'Pide dejar sin efecto el alza y [mantener|conservar] el precio pactado, con costas.',
          'Solicita que se ordene devolver lo pagado en exceso.',
          'Requiere que {demandado} se [abstenga|prive] de cobrar el nuevo valor.',
          'Pretende que se declare sin efecto la carta de adecuación.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  defence: [
    block('plan-informe', [
      [
        'Informando, {demandado} afirma que ejerció la facultad que le [otorga|confiere] el {n:DFL-1-2005-salud:197} y que el alza es general, no discriminatoria.',
        '{demandado} pide el rechazo: los costos operacionales crecieron y el {n:DFL-1-2005-salud:197} permite [revisar|ajustar] cada año el precio base.',
        'Explica {demandado} que la ley autoriza adecuar los contratos y que un estudio de consultores [respalda|avala] el porcentaje.',
        'Adujo {demandado} que el indicador de costos de la salud fue verificado por la autoridad, de modo que el {n:DFL-1-2005-salud:197} se [respetó|cumplió].',
      ],
    ]),
  ],
  evidence: [
    block('plan-antecedentes', [
      [
        'Se [agregó|acompañó] la carta de adecuación, el plan y un informe de costos de {fechaDoc}.',
        'El documento de {fechaDoc} contiene gráficos generales sobre licencias y [prestaciones|atenciones], sin referencia al plan de la recurrente.',
        'Consta la circular de la Superintendencia y el [listado|detalle] de beneficiarios del plan.',
        'Del estudio acompañado se [lee|extrae] una variación de {porcentaje+} del gasto en subsidios.',
      ],
    ]),
  ],
  law: [
    block(
      'plan-derecho',
      [
        [
          'El {n:DFL-1-2005-salud:197} permite a las isapres revisar anualmente los contratos y [proponer|plantear] un nuevo precio base, en condiciones generales que no discriminen entre afiliados de un mismo plan.',
          'Según el {n:DFL-1-2005-salud:197}, la adecuación debe comunicarse por carta con anticipación, y el afiliado puede aceptarla, [escoger|tomar] otro plan o desafiliarse.',
          'La facultad revisora del {n:DFL-1-2005-salud:197} es excepcional: deja en manos de una parte la [modificación|alteración] de un contrato.',
          'Del {n:DFL-1-2005-salud:197} no se sigue una libertad absoluta, sino una potestad que ha de ejercerse con [razonabilidad|mesura].',
        ],
        [
          'Las reglas sobre la variación máxima se hallan en el {n:DFL-1-2005-salud:198}.',
          'En el {n:DFL-1-2005-salud:198} se [desarrollan|establecen] los límites del alza.',
          'Debe leerse junto al {n:DFL-1-2005-salud:198}, que [restringe|acota] los porcentajes.',
          'A ello se agrega el {n:DFL-1-2005-salud:198} acerca de la [forma|oportunidad] de informar los precios.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  reasoning: {
    favorable: [
      block('plan-acoge', [
        [
          'La carta contiene razones genéricas, aplicables a cualquier plan, que no [demuestran|justifican] un alza de {variacion} en los términos del {n:DFL-1-2005-salud:197}.',
          'Una variación fundada en que la industria gasta más no [satisface|cumple] la razonabilidad que subyace al {n:DFL-1-2005-salud:197}.',
          'Nada permite saber si las prestaciones de {plan} cuestan hoy {variacion} más; el ejercicio del {n:DFL-1-2005-salud:197} resulta [arbitrario|caprichoso].',
          'Se [traslada|carga] al afiliado el riesgo propio del negocio, uso que desborda el {n:DFL-1-2005-salud:197}.',
        ],
        [
          'Ello vulnera el N° 24° del {n:CPR:19}, en cuanto merma el patrimonio sin causa.',
          'Se perturba así la garantía del {n:CPR:19} y la de elegir sistema.',
          'La propiedad que ampara el {n:CPR:19} se [resiente|afecta] con un costo injustificado.',
          'Se conculcan, entonces, derechos que el {n:CPR:19} [asegura|protege].',
        ],
      ]),
      block('plan-acoge-efecto', [
        [
          'No obsta que el afiliado pueda desahuciar, pues forzarlo a salir es precisamente el efecto [indeseado|lesivo].',
          'La opción de cambiarse a un plan inferior no es una [alternativa|salida] real.',
          'Ofrecer otro plan peor o más caro no [subsana|remedia] la falta de motivos.',
          'Quien envejece o enferma carece de [libertad|posibilidad] efectiva para migrar.',
        ],
      ]),
    ],
    contraria: [
      block('plan-rechaza', [
        [
          'El alza se ajustó al porcentaje verificado por la autoridad y se comunicó en forma; el {n:DFL-1-2005-salud:197} fue [observado|acatado].',
          'La recurrida acompañó un estudio que explica el incremento, de modo que su proceder según el {n:DFL-1-2005-salud:197} no es [arbitrario|inmotivado].',
          'Todos los afiliados de {plan} recibieron igual reajuste, que es lo que [exige|demanda] el {n:DFL-1-2005-salud:197}.',
          'Discutir la corrección del {variacion} supone una prueba pericial ajena a esta vía; formalmente se cumplió el {n:DFL-1-2005-salud:197}.',
        ],
        [
          'La variación reconoce como causa un mecanismo [legal|reglado].',
          'El equilibrio del contrato [requiere|supone] actualizar su precio.',
          'El afiliado conserva las opciones que la ley le [brinda|ofrece].',
          'No hay derecho adquirido a un precio [invariable|congelado].',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('plan-suprema-acoge', [
        [
          'La facultad del {n:DFL-1-2005-salud:197} exige un cambio efectivo y verificable en el valor de las prestaciones, que no se [acreditó|probó].',
          'Esta Corte ha entendido que la revisión del {n:DFL-1-2005-salud:197} no puede [descansar|fundarse] en el mayor uso del plan ni en la inflación, ya cubierta por la unidad de fomento.',
          'Como el precio está en unidades de fomento, un alza adicional según el {n:DFL-1-2005-salud:197} requiere [justificación|explicación] precisa.',
          'A falta de antecedentes sobre el plan concreto, lo obrado al amparo del {n:DFL-1-2005-salud:197} es [arbitrario|antojadizo].',
        ],
      ]),
    ],
    contraria: [
      block('plan-suprema-rechaza', [
        [
          'Verificado el indicador por la Superintendencia, la adecuación del {n:DFL-1-2005-salud:197} tiene [sustento|respaldo] objetivo.',
          'Tras la modificación legal, el {n:DFL-1-2005-salud:197} somete el alza a un control [previo|técnico] que aquí se cumplió.',
          'La variación no supera el tope y por eso el {n:DFL-1-2005-salud:197} no aparece [infringido|vulnerado].',
          'Se trata de un ajuste [autorizado|permitido] por el {n:DFL-1-2005-salud:197}, cuya cuantía no fue desvirtuada.',
        ],
      ]),
    ],
  },
  orders: {
    acoge: [
      block('plan-resuelve-acoge', [
        [
          'Se acoge la acción de protección y se [deja|declara] sin efecto el alza del precio base de {plan} comunicada a {actor}.',
          'Ha lugar al recurso: {demandado} deberá [mantener|conservar] el precio anterior de {plan}.',
          'Se hace lugar a lo pedido y {demandado} se [abstendrá|privará] de aplicar el reajuste de {variacion}.',
          'Queda sin efecto la carta de adecuación, y lo cobrado en exceso será [restituido|devuelto] a {actor}.',
        ],
      ]),
    ],
    rechaza: protectionRefused,
  },
})
