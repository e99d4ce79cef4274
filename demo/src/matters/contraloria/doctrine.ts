import { block } from '../block.ts'

/** Doctrine of administrative law for opinions of some length. */
export const administrativeDoctrine = [
  block('cgr-eficiencia', [
    [
      'Los órganos de la Administración deben observar los principios de eficiencia, eficacia y coordinación, como [ordena|previene] el {n:ley-18575:3}.',
      'Según el {n:ley-18575:3}, la Administración está al servicio de la persona y ha de [atender|satisfacer] las necesidades públicas en forma continua.',
      'El {n:ley-18575:3} enuncia principios que [obligan|vinculan] a las jefaturas, entre ellos la responsabilidad, el control y la transparencia.',
      'Del {n:ley-18575:3} se colige un deber de actuar por propia iniciativa, con [celeridad|prontitud] y sin trámites inútiles.',
    ],
    [
      'A las autoridades les incumbe, dentro de su esfera, el control jerárquico permanente.',
      'Tal deber alcanza a la [oportunidad|eficacia] de los actos tanto como a su legalidad.',
      'Su inobservancia puede originar responsabilidad administrativa del funcionario [negligente|omiso].',
      'Ese control se [extiende|proyecta] a los medios y a los resultados.',
    ],
  ]),
  block('cgr-procedimiento', [
    [
      'Todo procedimiento administrativo se rige por los principios que [enumera|señala] el {n:ley-19880:4}, entre los que figuran la contradictoriedad y la imparcialidad.',
      'Los interesados pueden, de acuerdo con el {n:ley-19880:10}, aducir alegaciones y aportar documentos en cualquier momento.',
      'Contradicción, gratuidad, celeridad e impugnabilidad son algunos de los principios del {n:ley-19880:4} que la Administración no puede [soslayar|desatender].',
      'La Administración está obligada a [pronunciarse|resolver] sobre lo que se le pide, principio conclusivo que recoge el {n:ley-19880:8}.',
    ],
    [
      'El plazo para resolver no es, en general, fatal, aunque su incumplimiento [compromete|afecta] a los responsables.',
      'Las formas son instrumentales: su omisión vicia el acto solo si causa [perjuicio|indefensión].',
      'Debe dejarse constancia escrita de lo [obrado|actuado], con indicación de fecha y hora.',
      'Quien se sienta agraviado dispone de recursos ante la propia [autoridad|Administración].',
    ],
  ]),
  block('cgr-limites-control', [
    [
      'Esta Entidad de Control no puede, con motivo de su función, evaluar el mérito o la conveniencia de las decisiones, conforme al {n:ley-10336:21-B}.',
      'El {n:ley-10336:21-B} [veda|prohíbe] a la Contraloría General pronunciarse acerca de los aspectos de mérito de las decisiones políticas o administrativas.',
      'Límite del control de juridicidad es el mérito, como [recuerda|precisa] el {n:ley-10336:21-B}.',
      'A este Organismo le corresponde velar por la legalidad y, según el {n:ley-10336:21-B}, no [sustituir|reemplazar] a la autoridad en sus apreciaciones.',
    ],
    [
      'Lo dicho no impide [verificar|revisar] que la decisión tenga motivos y que estos sean reales.',
      'El control alcanza, empero, a la razonabilidad y a la [proporción|suficiencia] del fundamento.',
      'Entre el mérito y la arbitrariedad existe una frontera que se [aprecia|determina] caso a caso.',
      'Las materias técnicas se ponderan con los [informes|antecedentes] de los organismos especializados.',
    ],
  ]),
  block('cgr-jurisprudencia', [
    [
      'La jurisprudencia administrativa ha sostenido de manera [invariable|uniforme] que las normas de excepción se interpretan en forma restrictiva.',
      'En numerosos pronunciamientos se ha [manifestado|señalado] que las potestades públicas son irrenunciables y deben ejercerse dentro de plazos prudentes.',
      'Un cambio de jurisprudencia solo produce efectos hacia el futuro, en resguardo de la [certeza|seguridad] jurídica de quienes actuaron bajo el criterio anterior.',
      'Sobre el punto, los dictámenes de este origen han [evolucionado|transitado] desde una lectura literal hacia otra que atiende a los fines.',
    ],
    [
      'No se han aportado antecedentes que [permitan|autoricen] variar ese criterio.',
      'El asunto presenta, sin embargo, particularidades que [aconsejan|imponen] una precisión.',
      'Ese predicamento resulta plenamente [aplicable|pertinente] en la especie.',
      'Conforme a él se [resolverá|atenderá] la presentación.',
    ],
  ]),
  block('cgr-invalidacion', [
    [
      'La autoridad puede, de oficio o a petición de parte, invalidar los actos contrarios a derecho, previa audiencia del interesado, dentro de los dos años siguientes a su notificación, según el {n:ley-19880:53}.',
      'Potestad y a la vez deber, la invalidación del {n:ley-19880:53} [exige|requiere] audiencia y un acto fundado.',
      'El {n:ley-19880:53} establece un plazo que es de [caducidad|extinción] y que no se suspende ni interrumpe.',
      'Con arreglo al {n:ley-19880:53}, la invalidación puede ser total o [parcial|acotada], sin afectar lo independiente de la parte viciada.',
    ],
    [
      'Esa facultad reconoce como límite la buena fe de los [beneficiarios|destinatarios].',
      'Distinta es la revocación, que obedece a razones de [conveniencia|oportunidad].',
      'El acto invalidatorio es siempre [impugnable|reclamable] ante los tribunales.',
      'Mientras no se la ejerza, el acto goza de una presunción de [legalidad|validez].',
    ],
  ]),
  block('cgr-deber-informar', [
    [
      'Cumple con hacer presente que los servicios están obligados a [proporcionar|entregar] los antecedentes que se les requieran, de acuerdo con el {n:ley-10336:9}.',
      'La tardanza en informar, cuando excede los plazos del {n:ley-10336:9}, [entorpece|dificulta] el ejercicio de las atribuciones de este Organismo.',
      'Se previene al servicio que, en lo sucesivo, deberá ceñirse a los términos que [fija|concede] el {n:ley-10336:9} para evacuar sus informes.',
      'El {n:ley-10336:9} permite prescindir del informe que no se emite [oportunamente|a tiempo] y resolver con los antecedentes disponibles.',
    ],
  ]),
  block('cgr-igualdad-funcionarios', [
    [
      'La igualdad ante la ley, en el N° 2° del {n:CPR:19}, impide que la autoridad dé a quienes están en iguales condiciones un trato [diferente|dispar] sin fundamento.',
      'Del N° 2° del {n:CPR:19} se sigue que las decisiones deben ser [consistentes|coherentes] con las adoptadas en casos análogos.',
      'No puede la Administración, sin infringir el N° 2° del {n:CPR:19}, apartarse de su propia [práctica|conducta] de manera intempestiva.',
      'Con todo, el N° 2° del {n:CPR:19} no [autoriza|permite] reclamar igualdad en la ilegalidad.',
    ],
    [
      'Quien la invoca ha de [acreditar|demostrar] la identidad de situaciones.',
      'Las diferencias objetivas de función o de régimen [justifican|explican] soluciones diversas.',
      'Esta consideración refuerza el deber de [motivar|fundar] los cambios de criterio.',
      'Así lo ha entendido, por lo demás, la jurisprudencia de los [tribunales|jueces].',
    ],
  ]),
] as const
