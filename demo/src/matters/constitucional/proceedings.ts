import { block } from '../block.ts'

/** Parts of every inapplicability case; `{precepto}` and `{gestion}` are lists of the matter. */
export const requestFacts = [
  block('tc-requerimiento', [
    [
      'Con fecha {fechaDemanda}, {actor} ha deducido requerimiento de inaplicabilidad por inconstitucionalidad respecto de {precepto}, para que surta efectos en {gestion}.',
      'Por presentación de {fechaDemanda}, {actor}, representado por {abogadoActor}, solicita se declare inaplicable {precepto} en {gestion}.',
      'El {fechaDemanda} fue [ingresado|presentado] ante este Tribunal un requerimiento de {actor}, que impugna {precepto} por sus efectos en {gestion}.',
      '{abogadoActor}, en representación de {actor}, pide que se declare, para {gestion}, la [inaplicabilidad|no aplicación] de {precepto}.',
    ],
    [
      'La gestión se sustancia ante {tribunalGestion} y se halla [suspendida|paralizada] por resolución de la Sala que conoció de la admisibilidad.',
      'Conoce de ella {tribunalGestion}, según certificado agregado a fojas {folio}.',
      'Dicho proceso, RUC {ruc}, se encuentra [radicado|pendiente] en {tribunalGestion}.',
      'Pende el asunto ante {tribunalGestion}, que [informó|comunicó] su estado el {fechaDoc}.',
    ],
  ]),
  block('tc-tramitacion', [
    [
      'Acogido a trámite por la Primera Sala el {fechaDoc}, se confirió traslado y luego se [declaró|estimó] admisible.',
      'La Segunda Sala [decretó|ordenó] la suspensión del procedimiento y, con fecha {fechaDoc}, declaró la admisibilidad del libelo.',
      'Se puso el requerimiento en conocimiento de los órganos [constitucionales|colegisladores] interesados, que no formularon observaciones.',
      'Mediante resolución de {fechaDoc} se otorgó a las partes un plazo de veinte días para [formular|hacer valer] observaciones de fondo.',
    ],
    [
      'En audiencia de {fechaDoc2} se [verificó|realizó] la vista de la causa, con alegatos de {abogadoActor}.',
      'Se trajeron los autos en relación y quedaron en [acuerdo|estudio] el {fechaDoc2}.',
      'Oídos los alegatos por vía remota, se adoptó [acuerdo|decisión] el mismo día, según certificó el relator.',
      'La vista tuvo lugar el {fechaDoc2}, ocasión en que alegaron {abogadoActor} y {abogadoDemandado}.',
    ],
  ]),
]

export const observations = [
  block('tc-observaciones-rechazo', [
    [
      'Evacuando el traslado, la contraparte solicita el rechazo, con costas, y sostiene que se plantea una [discrepancia|cuestión] de legalidad.',
      'Pide desestimar el libelo la parte requerida, representada por {abogadoDemandado}, para quien la norma [supera|resiste] cualquier examen de razonabilidad.',
      '{abogadoDemandado} formula observaciones el {fechaDoc}: afirma que el requirente busca [eludir|evitar] las consecuencias de sus actos.',
      'Se hizo parte el Consejo de Defensa del Estado y [abogó|instó] por el rechazo en todas sus partes.',
    ],
    [
      'Agrega que el precepto persigue un fin legítimo y que fue largamente [debatido|discutido] en el Congreso.',
      'Subraya el margen de apreciación del legislador y la [ausencia|inexistencia] de un derecho constitucional comprometido.',
      'Recuerda que acoger importaría [crear|inventar] una regla que el legislador descartó.',
      'Añade que el efecto denunciado no proviene de la ley, sino de la [conducta|actuación] del propio requirente.',
    ],
  ]),
]

export const tcAccepts = [
  block('tc-acoge-conclusion', [
    [
      'En mérito de lo expuesto, la aplicación de {precepto} en {gestion} [produce|acarrea] efectos contrarios a la Constitución, y así se declarará.',
      'Por las razones [anotadas|desarrolladas], corresponde acoger el requerimiento e impedir que {precepto} rija en {gestion}.',
      'Se concluye que {precepto}, aplicado a {gestion}, no [supera|salva] el control de constitucionalidad concreto.',
      'Habiéndose [constatado|verificado] la infracción denunciada, el requerimiento deducido en contra de {precepto} ha de prosperar.',
    ],
    [
      'Será el juez del fondo quien, libre de esa regla, [resuelva|decida] con arreglo al resto del ordenamiento.',
      'Esta decisión no [prejuzga|se pronuncia] sobre el resultado de la gestión.',
      'Nada se dice acerca de la validez general de la norma, que permanece [vigente|en vigor].',
      'Innecesario se vuelve analizar las demás infracciones [alegadas|invocadas].',
    ],
  ]),
]

export const tcRejects = [
  block('tc-rechaza-conclusion', [
    [
      'De lo razonado fluye que {precepto}, en su aplicación a {gestion}, no [contraviene|vulnera] la Constitución, por lo que el requerimiento será rechazado.',
      'No se ha demostrado que en {gestion} el empleo de {precepto} [genere|provoque] un resultado inconstitucional.',
      'Así las cosas, corresponde desestimar la impugnación de {precepto} y [permitir|consentir] que sea aplicado en {gestion}.',
      'En suma, {precepto} [resiste|supera] los reproches formulados, y en {gestion} podrá ser aplicado por el juez.',
    ],
    [
      'Se dejará sin efecto la suspensión del procedimiento que fue [decretada|ordenada] en autos.',
      'No se condenará en costas, por haber tenido el requirente motivo [plausible|atendible] para accionar.',
      'Las alegaciones restantes plantean asuntos de legalidad que [escapan|son ajenos] a esta sede.',
      'Si la política legislativa es [mejorable|perfectible], toca al Congreso enmendarla.',
    ],
  ]),
]

export const tcOrders = {
  acoge: [
    block('tc-resuelve-acoge', [
      [
        'Se acoge el requerimiento de fojas 1 y, en consecuencia, se declara inaplicable por inconstitucionalidad {precepto} en {gestion}.',
        'Ha lugar al requerimiento deducido por {actor}: {precepto} es [inaplicable|contrario a la Constitución en su aplicación] a {gestion}.',
        'Declárase que {precepto} no podrá ser [aplicado|empleado] en {gestion}, por resultar ello contrario a la Carta Fundamental.',
        'Se hace lugar a lo pedido y, por tanto, {precepto} resulta [inaplicable|de imposible aplicación] en {gestion}.',
      ],
      [
        'Déjese sin efecto la suspensión del procedimiento y ofíciese a {tribunalGestion}.',
        'Álcese la suspensión [decretada|dispuesta] y comuníquese.',
        'Notifíquese a las partes y [remítase|envíese] copia a {tribunalGestion}.',
        'Ofíciese al tribunal de la gestión para los fines [pertinentes|a que haya lugar].',
      ],
    ]),
  ],
  rechaza: [
    block('tc-resuelve-rechaza', [
      [
        'Se rechaza el requerimiento deducido por {actor} en lo principal de fojas 1 respecto de {precepto}.',
        'No ha lugar al requerimiento de inaplicabilidad [interpuesto|entablado] contra {precepto} para {gestion}.',
        '[Desestímase|Recházase] en todas sus partes la impugnación que {actor} dirigió contra {precepto}.',
        'Se declara sin lugar la acción de inaplicabilidad referida a {precepto}, promovida por {actor}.',
      ],
      [
        'Álzase la suspensión del procedimiento y ofíciese al efecto a {tribunalGestion}.',
        'Cese la suspensión [ordenada|decretada] y póngase en conocimiento del juez de la causa.',
        'No se condena en costas al requirente, por [estimarse|haber] motivo plausible.',
        'Déjese sin efecto la [paralización|suspensión] de la gestión y comuníquese lo resuelto.',
      ],
    ]),
  ],
} as const
