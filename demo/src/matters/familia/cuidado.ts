import { block } from '../block.ts'
import { familyCase } from './matter.ts'

export const familiaCuidado = familyCase({
  id: 'familia-cuidado-personal',
  subjects: ['CUIDADO PERSONAL', 'CUIDADO PERSONAL DEL NIÑO'],
  letter: 'C',
  years: [2013, 2026],
  lists: {
    materiaFamilia: ['cuidado personal', 'cuidado personal del niño'],
    motivo: [
      'el consumo de alcohol',
      'la inasistencia escolar reiterada',
      'el maltrato verbal',
      'el abandono del hogar',
      'el cambio de ciudad',
    ],
    red: ['la abuela materna', 'una tía paterna', 'los abuelos', 'una red de amigos y vecinos'],
  },
  controversy: 'CC:225-2',
  norms: ['CC:225-2', 'CC:225', 'CC:226'],
  facts: [
    block('cuidado-solicitud', [
      [
        '{actor} demanda el cuidado personal de {menor}, de {edadMenor} años, hoy a cargo de {demandado}, por {motivo} que [atribuye|reprocha] a este hogar.',
        'Pide {actor} que se le [confíe|entregue] el cuidado de {menor}, fundándose en {motivo}.',
        'La acción de {actor} busca [modificar|cambiar] el cuidado personal de {menor}, quien vive con {demandado} desde {fechaContrato}.',
        'Expone {actor} que {menor} permanece de hecho en su casa desde {fechaTermino} y que {motivo} [hace|torna] inviable el retorno.',
      ],
    ]),
    block('cuidado-contestacion', [
      [
        '{demandado} niega los cargos y sostiene que {menor} está [bien|adaptado] y con buen rendimiento escolar.',
        'Se opuso {demandado}, afirmando que {actor} [obstaculiza|impide] el vínculo.',
        'Para {demandado}, la demanda [responde|obedece] a un conflicto de adultos y no al bien de {menor}.',
        '{demandado} se allanó en parte y propuso un cuidado [compartido|alternado].',
      ],
    ]),
    block('cuidado-audiencia-reservada', [
      [
        'En audiencia reservada se [oyó|escuchó] a {menor}, cuyo parecer se resguarda.',
        'La curadora ad litem [informó|manifestó] que {menor} se siente seguro donde está.',
        'El consejo técnico sugirió [mantener|conservar] la rutina de {menor} y la cercanía con {red}.',
        'El informe de habilidades parentales de {perito} [describe|detalla] fortalezas en ambos progenitores.',
      ],
    ]),
  ],
  claim: [
    block('cuidado-peticion', [
      [
        'Solicita se le otorgue el cuidado, con un régimen [amplio|generoso] de visitas para la contraria.',
        'Pide, además, el [cese|término] de los alimentos que paga.',
        'Requiere que se [oiga|escuche] a {menor} y se evalúe a ambos padres.',
        'Ofrece un hogar estable y el apoyo de {red}.',
      ],
    ]),
  ],
  defence: [
    block('cuidado-defensa', [
      [
        'Afirma que un cambio de hogar [dañaría|perjudicaría] los vínculos de {menor}.',
        'Destaca que siempre ha [ejercido|llevado] el cuidado diario.',
        'Acusa a {actor} de [influir|presionar] a {menor}.',
        'Acompaña certificados escolares y de [salud|vacunación] en regla.',
      ],
    ]),
  ],
  evidence: [
    block('cuidado-evidencia', [
      [
        '{perito} concluye que ambos son hábiles, con mejor [sintonía|respuesta] afectiva en el hogar de {actor}.',
        '{testigo} relata que {menor} [pasa|permanece] las tardes con {red}.',
        'El establecimiento escolar [informó|comunicó] el {fechaDoc} una asistencia irregular.',
        'La pericia de {fechaDoc} no [detecta|advierte] indicadores de daño.',
      ],
    ]),
  ],
  law: [
    block('cuidado-derecho', [
      [
        'Los criterios para asignar el cuidado son los del {n:CC:225-2}: vinculación afectiva, aptitud, contribución, disposición a cooperar y opinión del hijo, entre otros.',
        'El {n:CC:225-2} [enumera|ofrece] pautas que se ponderan en conjunto, sin preferir por sexo a ninguno de los padres.',
        'Según el {n:CC:225-2}, ha de mirarse quién [garantiza|asegura] mejor el bienestar y la estabilidad del hijo.',
        'Ningún criterio del {n:CC:225-2} es [decisivo|absoluto]; importa el cuadro que forman.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('cuidado-acoge', [
        [
          'Los informes coinciden en que {menor} [encuentra|halla] junto a {actor} mayor estabilidad, y así lo pide, por lo que el {n:CC:225-2} inclina la decisión.',
          'Acreditado {motivo}, y a la luz del {n:CC:225-2}, se estima que el cambio [beneficia|favorece] a {menor}.',
          'La disposición de {actor} a facilitar el contacto con la otra parte, criterio del {n:CC:225-2}, [pesa|cuenta] en su favor.',
          'De hecho {menor} ya vive con {actor}; regularizarlo [respeta|consulta] el {n:CC:225-2}.',
        ],
      ]),
    ],
    contraria: [
      block('cuidado-rechaza', [
        [
          'No se probó {motivo}, y la estabilidad que menciona el {n:CC:225-2} [aconseja|recomienda] no innovar.',
          'Ambos padres son aptos; sin razón de peso, el {n:CC:225-2} no [justifica|autoriza] romper la continuidad del cuidado.',
          'La voluntad de {menor} de permanecer donde está, uno de los criterios del {n:CC:225-2}, [debe|ha de] respetarse.',
          'El informe desaconseja el cambio, y de acuerdo con el {n:CC:225-2} ello [basta|es suficiente] para rechazar.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('cuidado-corte-acoge', [
        [
          'Ponderados todos los criterios del {n:CC:225-2}, la solución que mejor [sirve|atiende] a {menor} es la de confiarlo a {actor}.',
          'El vínculo afectivo y la opinión de {menor}, que el {n:CC:225-2} [manda|ordena] considerar, conducen a acoger.',
          'Se encuentra probado un entorno más estable con {actor}, lo que [satisface|cumple] el {n:CC:225-2}.',
          'A la luz del {n:CC:225-2}, la conducta cooperadora de {actor} es [determinante|decisiva].',
        ],
      ]),
    ],
    contraria: [
      block('cuidado-corte-rechaza', [
        [
          'El {n:CC:225-2} no [premia|favorece] a quien alteró de hecho la situación del hijo.',
          'Sin daño acreditado, el {n:CC:225-2} [sugiere|indica] conservar el hogar de siempre.',
          'No hay prueba de inhabilidad, y los criterios del {n:CC:225-2} se [equilibran|compensan].',
          'Del {n:CC:225-2} se sigue que la mejor situación económica no [decide|define] el cuidado.',
        ],
      ]),
    ],
  },
  orders: {
    acoge: [
      block('cuidado-resuelve-acoge', [
        [
          'Se acoge la demanda: el cuidado personal de {menor} [corresponderá|pasará] a {actor}.',
          'Confíase a {actor} el cuidado de {menor}, [subinscríbase|anótese] al margen de su nacimiento.',
          'Ha lugar a lo pedido, quedando {menor} bajo el cuidado de {actor}.',
          'El cuidado de {menor} será [ejercido|asumido] por {actor}, con visitas en favor de {demandado}.',
        ],
      ]),
    ],
    rechaza: [
      block('cuidado-resuelve-rechaza', [
        [
          'Se rechaza la demanda de cuidado personal y [se mantiene|continúa] el ejercido por {demandado}.',
          'No ha lugar a modificar el cuidado de {menor}.',
          'Desestímase la acción de {actor}; {menor} [seguirá|permanecerá] con {demandado}.',
          'Queda sin lugar lo solicitado, y las partes [concurrirán|asistirán] a terapia familiar.',
        ],
      ]),
    ],
  },
})
