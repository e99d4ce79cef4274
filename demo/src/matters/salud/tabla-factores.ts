import { block } from '../block.ts'
import { healthProtection, protectionRefused } from './matter.ts'

export const saludTablaFactores = healthProtection({
  id: 'salud-tabla-factores',
  subjects: ['ISAPRE', 'TABLA DE FACTORES', 'INCORPORACIÓN DE CARGAS', 'DISCRIMINACIÓN POR EDAD Y SEXO'],
  demandado: 'isapre',
  years: [2011, 2026],
  mass: true,
  lists: {
    carga: ['su hija recién nacida', 'un hijo en gestación', 'su cónyuge', 'su conviviente civil', 'su hijo menor de dos años'],
    factor: ['1,8', '2,1', '2,4', '3,0', '0,9'],
  },
  controversy: 'DFL-1-2005-salud:199',
  norms: ['CPR:19', 'CPR:20', 'DFL-1-2005-salud:199', 'DFL-1-2005-salud:170'],
  facts: [
    block('tabla-hechos', [
      [
        'Recurre {actor} porque {demandado}, al incorporar a {carga} como carga, [aplicó|usó] un factor de {factor}, que elevó el precio en {monto}.',
        'Al inscribir a {carga}, {actor} fue {a:informado|informada} de que el costo subiría en {monto} por [efecto|aplicación] de la tabla de factores.',
        'El {fechaHecho} {demandado} cobró a {actor} un mayor precio derivado del tramo de edad, con factor {factor}.',
        'Se impugna el cobro de {monto} por sumar a {carga} al contrato, [calculado|fijado] según una tabla que distingue por sexo y edad.',
      ],
    ]),
  ],
  claim: [
    block('tabla-alega', [
      [
        'Sostiene que la tabla fue construida sobre reglas [derogadas|expulsadas] del ordenamiento y que discrimina.',
        'Acusa infracción del N° 2° del {n:CPR:19}: se cobra más por ser mujer o por la edad.',
        'Alega que la incorporación de {carga} no puede [encarecerse|gravarse] según factores declarados inconstitucionales.',
        'Pide que se ordene no aplicar el factor y [devolver|restituir] lo cobrado, en amparo del {n:CPR:19}.',
      ],
    ]),
  ],
  defence: [
    block('tabla-informe', [
      [
        'Responde {demandado} que la tabla está en el contrato y que el {n:DFL-1-2005-salud:199} la [admite|permite].',
        'La isapre arguye que cada nuevo beneficiario [supone|importa] un riesgo y que el {n:DFL-1-2005-salud:199} manda valorarlo.',
        'Sin el precio por carga, expone {demandado}, se [rompería|quebraría] la equivalencia que recoge el {n:DFL-1-2005-salud:199}.',
        'Pide el rechazo {demandado}, puesto que {actorNombre} aceptó la tabla al [firmar|contratar], conforme al {n:DFL-1-2005-salud:199}.',
      ],
    ]),
  ],
  evidence: [
    block('tabla-antecedentes', [
      [
        'Consta el formulario único de notificación de {fechaDoc}, que [consigna|anota] el nuevo precio.',
        'La tabla anexa al contrato [distingue|separa] tramos por sexo y edad.',
        'El comprobante de {fechaDoc} [acredita|muestra] un descuento de {montoDoc}.',
        'Se agregó la circular de la Superintendencia que [instruye|regula] sobre la materia.',
      ],
    ]),
  ],
  law: [
    block(
      'tabla-derecho',
      [
        [
          'El {n:DFL-1-2005-salud:199} establece que el precio resulta de multiplicar el valor base por el factor de cada beneficiario.',
          'Según el {n:DFL-1-2005-salud:199}, las tablas no podrán [variar|modificarse] mientras la persona siga adscrita al plan.',
          'El mecanismo de factores aparece en el {n:DFL-1-2005-salud:199}, cuyo sentido [cambió|varió] tras la sentencia constitucional de 2010.',
          'La noción de tabla se halla también en el {n:DFL-1-2005-salud:170}, y su uso, en el {n:DFL-1-2005-salud:199}.',
        ],
        [
          'Una sentencia del Tribunal Constitucional dejó sin vigencia los numerales que [autorizaban|regulaban] la fijación de tramos.',
          'Los numerales derogados eran la [base|fuente] de las distinciones por edad y sexo.',
          'Desde entonces la autoridad dictó una tabla [única|general].',
          'La cuestión es si los contratos anteriores [conservan|mantienen] su tabla.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  reasoning: {
    favorable: [
      block('tabla-acoge', [
        [
          'Aplicar una tabla nacida de normas expulsadas del ordenamiento carece de sustento, y el {n:DFL-1-2005-salud:199} no la [valida|sanea].',
          'La incorporación de {carga}, amparada por la seguridad social, no puede [quedar|estar] sujeta a un factor que discrimina; así ha de leerse el {n:DFL-1-2005-salud:199}.',
          'El {n:DFL-1-2005-salud:199}, sin los numerales derogados, no [autoriza|permite] el cobro.',
          'Se encarece el plan por la edad o el sexo de un beneficiario, criterio [proscrito|vedado] que el {n:DFL-1-2005-salud:199} ya no contiene.',
        ],
        [
          'Ello quebranta el N° 2° del {n:CPR:19}.',
          'Se afectan la igualdad y la propiedad del {n:CPR:19}.',
          'El {n:CPR:19} resulta [vulnerado|conculcado] en varios numerales.',
          'De tal modo se [lesionan|perturban] las garantías del {n:CPR:19}.',
        ],
      ]),
    ],
    contraria: [
      block('tabla-rechaza', [
        [
          'El cobro proviene del contrato y del {n:DFL-1-2005-salud:199}, que sigue [vigente|en vigor] en lo pertinente.',
          'Nadie puede exigir cobertura para {carga} sin pagar el precio que [prevé|fija] el {n:DFL-1-2005-salud:199}.',
          'La derogación parcial no afectó al {n:DFL-1-2005-salud:199} como [método|fórmula] de cálculo.',
          'Incorporar un beneficiario es modificar el contrato por voluntad del afiliado, hipótesis que [regula|contempla] el {n:DFL-1-2005-salud:199}.',
        ],
        [
          'El factor aplicado es el de la tabla [única|vigente] dictada por la autoridad.',
          'No hay cambio de tramo, sino una [nueva|distinta] carga.',
          'La equivalencia de las prestaciones lo [justifica|explica].',
          'La regla es igual para todos los [afiliados|cotizantes].',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('tabla-suprema-acoge', [
        [
          'El {n:DFL-1-2005-salud:199} no puede [operar|aplicarse] con tablas cuya base legal desapareció.',
          'Rige para la carga incorporada la prohibición de [discriminar|distinguir], y en ese sentido se interpreta el {n:DFL-1-2005-salud:199}.',
          'La protección de la maternidad y de la infancia impide el cobro, aun invocando el {n:DFL-1-2005-salud:199}.',
          'Una cláusula contractual no [revive|restituye] lo que fue derogado del {n:DFL-1-2005-salud:199}.',
        ],
      ]),
    ],
    contraria: [
      block('tabla-suprema-rechaza', [
        [
          'El precio por carga es [consustancial|propio] al sistema que diseña el {n:DFL-1-2005-salud:199}.',
          'No existe incorporación gratuita, y el {n:DFL-1-2005-salud:199} [conserva|mantiene] su vigencia.',
          'La tabla única fue [dictada|aprobada] por la autoridad, y el {n:DFL-1-2005-salud:199} se aplicó con ella.',
          'Lo pedido alteraría el {n:DFL-1-2005-salud:199} en un punto que solo la ley puede [modificar|cambiar].',
        ],
      ]),
    ],
  },
  orders: {
    acoge: [
      block('tabla-resuelve-acoge', [
        [
          'Se acoge la acción y {demandado} deberá [abstenerse|privarse] de aplicar la tabla de factores por la incorporación de {carga}.',
          'Ha lugar al recurso: el cobro por {carga} se [deja|declara] sin efecto.',
          'Se hace lugar a lo pedido y se [ordena|manda] restituir a {actor} lo pagado en exceso.',
          'Queda sin efecto el factor {factor}, con [devolución|reembolso] de las diferencias.',
        ],
      ]),
    ],
    rechaza: protectionRefused,
  },
})
