import { block } from '../block.ts'
import { oralTrial } from './matter.ts'

export const penalArmas = oralTrial({
  id: 'penal-porte-arma',
  subjects: ['PORTE ILEGAL DE ARMA DE FUEGO', 'LEY DE CONTROL DE ARMAS'],
  years: [2008, 2026],
  lists: {
    delito: ['porte ilegal de arma de fuego', 'porte de arma de fuego y municiones sin autorización'],
    pena: [
      'tres años y un día de presidio menor en su grado máximo',
      'cinco años de presidio menor en su grado máximo',
      'cuatro años de presidio menor en su grado máximo, sin pena sustitutiva',
    ],
    objeto: ['el revólver', 'la pistola incautada', 'los cartuchos percutidos', 'el bolso negro'],
    arma: [
      'un revólver calibre .38',
      'una pistola semiautomática 9 milímetros',
      'una pistola a fogueo modificada',
      'una escopeta recortada calibre 12',
    ],
    motivo: ['un control de identidad', 'una fiscalización vehicular', 'una denuncia por disparos', 'una riña en la vía pública'],
  },
  controversy: 'CPP:85',
  norms: ['ley-17798:9', 'CPP:85', 'CPP:276'],
  facts: [
    block(
      'armas-hecho',
      [
        [
          'Con ocasión de {motivo}, el {fechaHecho} a las {hora} horas, personal policial halló entre las ropas de {actor}, en {direccion}, {arma} apta para el disparo y sin [inscripción|padrón].',
          '{actor} portaba el {fechaHecho}, en {direccion}, comuna de {comuna}, {arma} con seis municiones, careciendo de [permiso|autorización] de la autoridad fiscalizadora.',
          'Registrado tras {motivo}, {actor} llevaba al cinto {arma}; ello ocurrió en {direccion} el {fechaHecho}, sin que [exhibiera|presentara] licencia.',
          'En el bolso que {actor} cargaba por {direccion} había {arma}, [descubierta|encontrada] el {fechaHecho} a raíz de {motivo}.',
        ],
        [
          'El arma mantenía el número de serie [borrado|limado].',
          'Según se comprobó, tenía [encargo|denuncia] por robo.',
          'No estaba [registrada|inscrita] a nombre de persona alguna.',
          'Se incautaron también cartuchos del mismo [calibre|tipo].',
        ],
      ],
      { optional: [1] },
    ),
  ],
  claim: [
    block('armas-acusa', [
      [
        'Para el Ministerio Público el hecho [actualiza|realiza] el {n:ley-17798:9}, delito de mera actividad que no requiere uso del arma.',
        'El porte sin permiso se encuentra penado en el {n:ley-17798:9}, y así lo [imputó|atribuyó] {fiscal}.',
        'Llevar consigo un arma apta para disparar, sin la autorización legal, [vulnera|transgrede] el {n:ley-17798:9}, sostuvo la acusación.',
        'Con arreglo al {n:ley-17798:9}, expuso {fiscal}, la [seguridad|tranquilidad] colectiva queda comprometida por el solo porte.',
      ],
    ]),
  ],
  defence: [
    block('armas-defensa-control', [
      [
        'La defensa alegó que el control careció de indicio y que el hallazgo debió excluirse por [infringir|desbordar] el {n:CPP:85}.',
        'Caminar de noche con un bolso no es indicio, dijo {defensor}; el registro contravino el {n:CPP:85} y [contaminó|vició] la prueba.',
        'Denunció {defensor} una [pesca|búsqueda al azar] policial prohibida por el {n:CPP:85}, cuya consecuencia es la absolución.',
        'Por haberse practicado el registro sin los supuestos del {n:CPP:85}, {defensor} pidió [restar|negar] todo valor al arma incautada.',
      ],
    ]),
  ],
  evidence: [
    block('armas-prueba-balistica', [
      [
        '{perito}, armero, [examinó|probó] {arma} y concluyó que se hallaba en buen estado de funcionamiento.',
        'El informe balístico N° {numDoc}, de {fechaDoc}, [certifica|establece] la aptitud para el disparo de {arma}.',
        'De acuerdo con {perito}, que efectuó [disparos|pruebas] de funcionamiento, {arma} puede herir o matar.',
        'Sobre {arma} versó la pericia N° {numDoc}: mecanismo íntegro, calibre compatible y restos de [deflagración|pólvora].',
      ],
    ]),
    block('armas-prueba-autoridad', [
      [
        'La autoridad fiscalizadora informó el {fechaDoc} que {actor} no [registra|posee] armas inscritas ni permiso de porte.',
        'Por oficio N° {numDoc} se respondió que no hay [inscripción|anotación] a nombre de {actor}.',
        'Consultada la base nacional de armas, la de autos [figura|aparece] sin dueño conocido.',
        'Del certificado N° {numDoc} se [colige|sigue] que nunca se le otorgó autorización.',
      ],
    ]),
    block('armas-prueba-indicio', [
      [
        '{testigo} dijo que {actor} cambió de rumbo y se [tocó|llevó la mano a] la cintura al divisar el carro.',
        'En lo tocante al motivo del control, {testigo} [aludió|se refirió] a una llamada anónima que describía a un hombre de polerón gris.',
        'Interrogado por qué lo registró, {testigo} [respondió|explicó] que sobresalía una cacha bajo la ropa.',
        'No recordó {testigo} qué delito creía estar [investigando|previniendo] cuando detuvo a {actor}.',
      ],
    ]),
  ],
  law: [
    block('armas-derecho-tipo', [
      [
        'El {n:ley-17798:9} reprime a quienes posean, tengan o porten armas sujetas a control sin las autorizaciones o inscripciones [legales|que la ley pide].',
        'Figura de peligro abstracto, la del {n:ley-17798:9} [adelanta|anticipa] la protección penal al momento en que el arma circula sin control.',
        'El bien resguardado por el {n:ley-17798:9} es el [monopolio|control] estatal sobre las armas y la seguridad común.',
        'Portar es llevar el arma consigo fuera del lugar autorizado, conducta que el {n:ley-17798:9} [sanciona|castiga] cuando falta el permiso.',
      ],
    ]),
    block('armas-derecho-control', [
      [
        'Según el {n:CPP:85}, la policía debe solicitar la identificación en casos fundados, cuando [exista|haya] algún indicio de que la persona cometió, intenta o se dispone a cometer un crimen, simple delito o falta.',
        'Presupuesto del registro autorizado por el {n:CPP:85} es un indicio objetivo, [anterior|previo] al control y explicable por quien lo ejecuta.',
        'La facultad del {n:CPP:85} restringe la libertad ambulatoria y por eso su lectura ha de ser [estricta|ceñida].',
        'No pide el {n:CPP:85} una convicción, pero tampoco se [contenta|conforma] con corazonadas.',
      ],
      [
        'La sanción a su desconocimiento es la exclusión de la prueba que [trata|dispone] el {n:CPP:276}.',
        'Si se la obtiene con infracción de garantías, corresponde excluirla de acuerdo con el {n:CPP:276}.',
        'El {n:CPP:276} cierra el paso a lo que se [consiguió|logró] vulnerando derechos fundamentales.',
        'Que el juez de garantía no la excluyera según el {n:CPP:276} no [obliga|ata] al tribunal del juicio.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('armas-razona-indicio', [
        [
          'Llevarse la mano a la cintura y esquivar a la policía en un sector de disparos recientes es indicio [bastante|suficiente] según el {n:CPP:85}.',
          'Había una denuncia precisa, corroborada por lo que los agentes vieron al llegar; el {n:CPP:85} fue [respetado|observado].',
          'El indicio del {n:CPP:85} se aprecia ex ante y en su conjunto: hora, lugar, denuncia y actitud [justificaban|ameritaban] el control.',
          'La cacha visible bajo la ropa es un dato objetivo que [habilita|faculta] el registro conforme al {n:CPP:85}.',
        ],
        [
          'Lícito el hallazgo, el porte sin permiso [consuma|perfecciona] el delito.',
          'Salvada la licitud, lo demás no fue [discutido|controvertido].',
          'De allí que la evidencia material pueda [valorarse|ponderarse] sin reserva.',
          'Ninguna garantía resultó [lesionada|afectada] por lo obrado.',
        ],
      ]),
      block('armas-razona-tipo', [
        [
          'Apta para el disparo y sin inscripción, el arma que portaba {actor} [completa|colma] el {n:ley-17798:9}.',
          'El {n:ley-17798:9} se satisface con el porte; el fin que {actor} [persiguiera|tuviera] es indiferente.',
          'No se acreditó permiso alguno, por lo que rige el {n:ley-17798:9} y la excusa de haberla [encontrado|hallado] recién carece de prueba.',
          'El hecho de estar descargada no excluye el {n:ley-17798:9}, pues el peligro reside en la [disponibilidad|tenencia] del arma.',
        ],
      ]),
    ],
    contraria: [
      block('armas-razona-sin-indicio', [
        [
          'Cambiar de vereda no es delito ni [anuncio|señal] de él; al registrar por eso solo, la policía infringió el {n:CPP:85}.',
          'La llamada anónima, sin verificación, no [constituye|forma] el indicio que reclama el {n:CPP:85}.',
          'El agente no pudo decir qué ilícito [sospechaba|presumía], y el {n:CPP:85} no tolera controles por olfato.',
          'Todo se redujo a una impresión subjetiva acerca de {actor}, que el {n:CPP:85} [rechaza|desecha] como base para privar de libertad.',
        ],
        [
          'Ilícita la fuente, el arma y cuanto se siguió de ella carecen de [valor|eficacia].',
          'Eliminada esa evidencia, no [queda|subsiste] prueba del porte.',
          'No importa cuán grave sea lo hallado: la licitud se [mide|examina] antes del hallazgo.',
          'Convalidarlo porque se encontró un arma [sería|equivaldría a] razonar al revés.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('armas-corte-indicio', [
        [
          'La sentencia describe circunstancias [verificables|objetivas] que, sumadas, autorizaban el control del {n:CPP:85}.',
          'No es función de este tribunal [reconstruir|rehacer] segundo a segundo la decisión policial si el {n:CPP:85} aparece razonablemente cumplido.',
          'Al tiempo del control, los agentes contaban con [más|algo más] que una intuición, y el {n:CPP:85} no exige prueba plena.',
          'Se comparte que hubo indicio en los términos del {n:CPP:85}, por lo que la causal de infracción de garantías será [desechada|rechazada].',
        ],
      ]),
    ],
    contraria: [
      block('armas-corte-sin-indicio', [
        [
          'Admitir este control [vaciaría|despojaría] de contenido al {n:CPP:85}, que se erige como límite y no como simple formulario.',
          'Una conducta neutra, aun en barrio peligroso, no [muta|se convierte] en indicio para los efectos del {n:CPP:85}.',
          'Los jueces del fondo [validaron|ampararon] un registro que el {n:CPP:85} no permite.',
          'Entre la libertad y la eficacia, el {n:CPP:85} [optó|se inclinó] por exigir razones, que aquí faltan.',
        ],
      ]),
    ],
  },
  punishment: ['cleanRecord', 'supervisedRelease', 'geneticRecord', 'forfeiture', 'costs'],
})
