import { block } from '../block.ts'
import { inapplicability } from './matter.ts'

export const tcInhabilidadContratar = inapplicability({
  id: 'tc-inhabilidad-contratar',
  subjects: ['INAPLICABILIDAD', 'COMPRAS PÚBLICAS', 'TUTELA LABORAL', 'IGUALDAD ANTE LA LEY'],
  actor: 'empresa',
  demandado: 'persona',
  courts: [
    'el Juzgado de Letras del Trabajo que conoce de la tutela',
    'la Corte de Apelaciones respectiva',
    'el juzgado laboral competente',
  ],
  years: [2016, 2026],
  lists: {
    precepto: [
      'el artículo 4°, inciso primero, de la Ley N° 19.886',
      'la frase final del inciso primero del artículo 4° de la Ley N° 19.886',
      'el inciso primero del artículo 4° de la Ley N° 19.886',
    ],
    gestion: [
      'el procedimiento de tutela laboral pendiente',
      'el recurso de nulidad laboral pendiente',
      'la causa de tutela de derechos fundamentales',
    ],
    giro: [
      'aseo industrial',
      'seguridad privada',
      'alimentación escolar',
      'transporte de pacientes',
      'mantención de áreas verdes',
      'capacitación',
    ],
  },
  controversy: 'ley-19886:4',
  norms: ['ley-19886:4', 'CPR:93', 'CPR:19', 'ley-17997:84'],
  principles: ['equality', 'proportionality', 'dueProcess', 'defence', 'economicFreedom'],
  facts: [
    block('tc19886-gestion', [
      [
        'En la gestión, {demandado} [denunció|demandó] a {actor} por vulneración de derechos fundamentales con ocasión del despido.',
        'Se sigue contra {actor}, dedicada a {giro}, una acción de tutela promovida por {demandado}, cuya sentencia podría [acarrear|traer] su exclusión de las compras públicas.',
        'La causa laboral fue [iniciada|promovida] por {demandado} el {fechaDemanda}; de ser condenada, {actor} perdería la posibilidad de contratar con el Estado por dos años.',
        'Condenada en la instancia, {actor} dedujo nulidad; si la decisión queda firme, [ingresará|pasará] al registro de inhabilitados.',
      ],
      [
        'Gran parte de sus ingresos [proviene|emana] de contratos con municipios y servicios de salud.',
        'El giro de la empresa es {giro}, y más de la mitad de su facturación [depende|resulta] de licitaciones.',
        'Emplea a más de {dias+} personas en contratos [adjudicados|ganados] mediante concurso público.',
        'La inhabilidad la [dejaría|pondría] fuera de su principal mercado.',
      ],
    ]),
    block('tc19886-precepto', [
      [
        'El enunciado impugnado [excluye|aparta] de los contratos con la Administración a quienes, dentro de los dos años anteriores, hayan sido condenados por prácticas antisindicales o infracción a los derechos fundamentales del trabajador.',
        'De conformidad con la norma objetada, la condena en tutela o por práctica antisindical [impide|obsta a] contratar con el Estado durante un bienio.',
        'Quedan inhabilitados, según el texto, los proveedores condenados en las materias que [menciona|señala], sin graduación alguna.',
        'La regla añade a la sentencia laboral una [consecuencia|secuela] que el juez no declara ni puede modular.',
      ],
    ]),
  ],
  claim: [
    block(
      'tc19886-alega-igualdad',
      [
        [
          'Sostiene {actor} que se infringe la igualdad, ya que la misma exclusión [alcanza|afecta] a faltas leves y a las más graves.',
          'Denuncia la requirente que se trata de modo idéntico a quien [comete|incurre en] un exceso aislado y al infractor contumaz.',
          'Plantea que otros proveedores, autores de conductas peores, no [sufren|padecen] inhabilidad alguna.',
          'Alega una diferencia sin razón entre el empleador que vende al Estado y aquel que [vende|presta servicios] a particulares.',
        ],
        [
          'La condena pecuniaria, dice, [basta|es suficiente] para sancionar.',
          'Quien no contrata con organismos públicos [nada|ninguna consecuencia] sufre.',
          'No se [mira|considera] ni el número de afectados ni la reparación.',
          'El legislador habría [olvidado|omitido] establecer grados.',
        ],
      ],
      { optional: [1] },
    ),
    block('tc19886-alega-proceso', [
      [
        'Reprocha la falta de un procedimiento en el que pueda discutir la [duración|extensión] y la procedencia de la inhabilidad.',
        'La sanción, expone, opera de pleno derecho, sin [contradictorio|debate] y sin que autoridad alguna la fundamente.',
        'Estima vulnerado su derecho a un procedimiento racional, porque nadie la [escuchó|oyó] acerca de esa consecuencia.',
        'Afirma que el juez laboral no puede siquiera [pronunciarse|referirse] sobre ella.',
      ],
    ]),
    block('tc19886-alega-economia', [
      [
        'Finalmente, invoca la libertad económica y el trato no discriminatorio, por cuanto la medida [equivale|conduce] al cierre de su giro.',
        'Agrega que el castigo [recae|cae] además sobre sus trabajadores, que perderían el empleo.',
        'Pone el acento en el daño [irreparable|definitivo] que dos años fuera del mercado le ocasionarían.',
        'Dice la requirente que la ley la [priva|despoja] de participar en concursos por hechos ajenos a su idoneidad como proveedora.',
      ],
    ]),
  ],
  defence: [
    block('tc19886-observa', [
      [
        'El denunciante laboral, {demandado}, [pide|solicita] el rechazo, pues el Estado puede exigir a sus proveedores respeto por los trabajadores.',
        'En sus observaciones, {demandado} señala que contratar con la Administración no es un derecho y que la ley [fija|establece] requisitos de integridad.',
        'Para {demandado} no hay automatismo: la inhabilidad supone un juicio previo con todas las [garantías|defensas].',
        '{demandado} hace ver que la finalidad es [proteger|resguardar] derechos fundamentales con los recursos públicos como palanca.',
      ],
      [
        'La gestión laboral, añade, se resuelve sin [aplicar|emplear] el precepto, por lo que no es decisivo.',
        'A la fecha no hay condena, de manera que el daño sería [eventual|incierto].',
        'Dos años es un plazo [prudente|acotado].',
        'Recuerda que el registro es [público|conocido] y que la empresa sabía a qué se exponía.',
      ],
    ]),
  ],
  evidence: [
    block('tc19886-antecedentes', [
      [
        'Se acompañaron la denuncia de tutela, el contrato de {fechaDoc} y un listado de [licitaciones|órdenes de compra] vigentes por {montoDoc}.',
        'Obra informe de la Dirección del Trabajo, N° {numDoc}, acerca del [registro|listado] de empresas condenadas.',
        'A fojas {folio} rolan los estados financieros de {actor}, que [muestran|acreditan] ventas al sector público por {montoDoc}.',
        'Figura el oficio de {fechaDoc} en que el organismo de compras [explica|describe] cómo opera la exclusión en la plataforma.',
      ],
    ]),
  ],
  law: [
    block('tc19886-regimen', [
      [
        'El {n:ley-19886:4} regula quiénes pueden contratar con la Administración y combina requisitos de idoneidad técnica, financiera e [integridad|probidad].',
        'Según el {n:ley-19886:4}, podrán ser proveedores las personas que acrediten su situación financiera y no se encuentren [inhabilitadas|afectas a inhabilidad].',
        'La inhabilidad del {n:ley-19886:4} nació al [incorporarse|agregarse] una indicación durante el debate sobre derechos fundamentales en la empresa.',
        'Se aprecia en el {n:ley-19886:4} un propósito de política [pública|laboral]: usar el poder de compra para incentivar el cumplimiento.',
      ],
      [
        'La condena la pronuncia el juez laboral; la exclusión la [ejecuta|practica] el sistema de compras.',
        'Entre una y otra no [media|existe] decisión alguna.',
        'El plazo de dos años se [computa|cuenta] hacia atrás desde la oferta.',
        'No se contempla [rehabilitación|alzamiento] anticipado.',
      ],
    ]),
    block(
      'tc19886-tutela',
      [
        [
          'El procedimiento de tutela protege los derechos del trabajador frente a las facultades del empleador, como [prevé|dispone] el {n:CT:485}.',
          'Las hipótesis del {n:CT:485} son [variadas|diversas], desde el hostigamiento hasta una revisión desproporcionada de casilleros.',
          'Conforme al {n:CT:485}, hay lesión cuando el ejercicio de aquellas facultades limita derechos sin [justificación|razón] suficiente.',
          'De la amplitud del {n:CT:485} se sigue que las condenas pueden obedecer a hechos de muy [distinta|desigual] entidad.',
        ],
        [
          'La sentencia que acoge ordena medidas reparatorias y puede [imponer|aplicar] multas.',
          'El {n:CT:495} indica lo que debe [contener|ordenar] el fallo.',
          'En su parte resolutiva, según el {n:CT:495}, el juez dispone el [cese|fin] de la conducta.',
          'Copia del fallo se [remite|envía] a la Dirección del Trabajo para su registro.',
        ],
      ],
      { optional: [1] },
    ),
    block('tc19886-sancion', [
      [
        'Aunque la ley no la llame sanción, una exclusión fundada en un ilícito y destinada a [castigar|reprimir] lo es.',
        'La naturaleza de una medida no depende de su nombre, sino de su [contenido|función].',
        'Hay quienes ven en ella un mero requisito de idoneidad, carente de [carácter|índole] punitiva.',
        'Calificarla de pena o de requisito [incide|repercute] en la intensidad del control.',
      ],
      [
        'Si es sanción, le son aplicables, con matices, los principios del orden [penal|punitivo].',
        'De ser lo segundo, el escrutinio se [suaviza|modera].',
        'Ello exige al menos [audiencia|defensa] y proporción.',
        'En uno u otro caso debe [respetar|observar] la interdicción de la arbitrariedad.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block(
        'tc19886-acoge-proporcion',
        [
          [
            'Idéntica y fija para toda infracción, la exclusión del {n:ley-19886:4} [impide|veda] considerar la gravedad del hecho, el número de afectados o la reparación.',
            'La falta de graduación del {n:ley-19886:4} lleva a que un exceso menor [tenga|reciba] la misma respuesta que una persecución sistemática.',
            'Por su rigidez, el {n:ley-19886:4} no supera la necesidad: el registro, las multas y la ponderación en las bases [cumplían|servían] igual fin con menor daño.',
            'El {n:ley-19886:4} convierte toda condena en una suerte de [muerte|clausura] comercial para quien vive de {giro} y del Estado.',
          ],
          [
            'Sin grados no hay proporción, y sin ella se [ofende|lesiona] el N° 2° del {n:CPR:19}.',
            'Tratar igual lo que es tan desigual [contraría|infringe] el N° 2° del {n:CPR:19}.',
            'Ese efecto pugna con el N° 2° del {n:CPR:19}, que veda las diferencias y las [igualaciones|equiparaciones] arbitrarias.',
            'Ahí reside la infracción al {n:CPR:19}, en su [numeral segundo|N° 2°].',
          ],
          [
            'Paradójicamente, los trabajadores que se quería proteger [pierden|arriesgan] su fuente de trabajo.',
            'El fin es noble, mas el medio [daña|golpea] a terceros.',
            'Nada indica que se consiga así una mayor [observancia|adhesión] a las normas laborales.',
            'La medida carece de conexión con la [aptitud|idoneidad] de la empresa para cumplir el contrato.',
          ],
        ],
        { optional: [2] },
      ),
      block('tc19886-acoge-proceso', [
        [
          'Nadie pudo discutir, ante juez o autoridad, si correspondía la inhabilidad y por cuánto tiempo; esa ausencia [vulnera|infringe] el N° 3° del {n:CPR:19}.',
          'Un castigo que opera por ministerio de la ley [elude|esquiva] el procedimiento racional que ordena el N° 3° del {n:CPR:19}.',
          'La defensa del N° 3° del {n:CPR:19} comprende alegar sobre la sanción, y el sistema no [ofrece|brinda] ocasión para ello.',
          'A la requirente se le impone una segunda consecuencia sin ser oída, lo que el N° 3° del {n:CPR:19} no [tolera|permite].',
        ],
        [
          'El juicio de tutela versa sobre otra cosa y no [suple|reemplaza] ese debate.',
          'Ni el tribunal ni la Administración tienen [facultad|competencia] para atenuarla.',
          'Cualquier recurso contra la exclusión sería [inútil|vano].',
          'Es una pena sin [juez|decisor].',
        ],
      ]),
      block('tc19886-acoge-decisivo', [
        [
          'El precepto es decisivo aunque no lo aplique el juez laboral, dado que su sentencia lo [activa|desencadena] sin mediación.',
          'De la decisión que se dicte en {gestion} [pende|depende] enteramente la inhabilidad, y basta ese vínculo.',
          'Condena e inhabilidad forman un todo [inseparable|indivisible]; por eso el control debe hacerse antes.',
          'Esperar a la exclusión consumada haría [tardía|estéril] la acción.',
        ],
      ]),
    ],
    contraria: [
      block(
        'tc19886-rechaza-fin',
        [
          [
            'Exigir a quien recibe fondos públicos que respete los derechos del trabajador es [razonable|legítimo], y el {n:ley-19886:4} es un medio apto para ello.',
            'El {n:ley-19886:4} no castiga: [selecciona|elige] proveedores según su integridad, como hacen los ordenamientos comparados.',
            'Poder de compra y derechos fundamentales pueden ir unidos, y el {n:ley-19886:4} expresa esa [decisión|opción] democrática.',
            'La distinción del {n:ley-19886:4} descansa en una sentencia judicial, criterio que nada tiene de [arbitrario|caprichoso].',
          ],
          [
            'El plazo es breve y la empresa conserva el mercado [privado|restante].',
            'Dos años constituyen un lapso [moderado|prudente].',
            'Quien cumple la ley laboral no se ve [afectado|alcanzado].',
            'La graduación existe en la tutela misma, que solo prospera ante lesiones [relevantes|serias].',
          ],
          [
            'El perjuicio proviene de la conducta de la requirente y no de la [norma|ley].',
            'Otras inhabilidades legales operan del [mismo|igual] modo sin reproche.',
            'La dependencia del cliente estatal es una [opción|decisión] de negocio.',
            'Ningún derecho a ser proveedor del Estado [figura|aparece] en la Carta.',
          ],
        ],
        { optional: [2] },
      ),
      block('tc19886-rechaza-proceso', [
        [
          'Hubo proceso, y completo: la tutela laboral admite prueba, audiencia y [recurso|nulidad]; la inhabilidad es su consecuencia legal y conocida.',
          'El debido proceso se satisface con el juicio en que se [establece|declara] el hecho que sirve de base a la inhabilidad.',
          'No toda consecuencia de una sentencia requiere un juicio [propio|separado].',
          'La ley puede anudar efectos a una condena sin [crear|instituir] por eso un procedimiento nuevo.',
        ],
        [
          'La requirente pudo [conciliar|avenirse] y no lo hizo.',
          'Conocía de antemano el [riesgo|efecto] de ser condenada.',
          'Su alegación es contra la tutela antes que contra la [exclusión|inhabilidad].',
          'Tampoco probó que la sentencia le sea [inminente|segura].',
        ],
      ]),
      block('tc19886-rechaza-decisivo', [
        [
          'El juez del trabajo no aplicará la norma, que es [extraña|ajena] al asunto sometido a su decisión.',
          'Falta la aplicación decisiva: en {gestion} se discute una lesión de derechos y no una [oferta|licitación].',
          'La inhabilidad ocurrirá, si ocurre, fuera de la [gestión|causa] invocada.',
          'Lo que se pide es un control [preventivo|anticipado] y abstracto, impropio de esta acción.',
        ],
      ]),
    ],
  },
  dissent: {
    favorable: [
      block('tc19886-voto-acoger', [
        [
          'Los ministros de minoría fueron partidarios de acoger, siguiendo la [línea|doctrina] que ve en el {n:ley-19886:4} una sanción sin medida ni juicio.',
          'Disienten quienes estiman que el {n:ley-19886:4} [ignora|omite] toda graduación.',
          'El voto disidente [repara|hace hincapié] en que el {n:ley-19886:4} castiga sin oír.',
          'Para los disidentes, la exclusión automática del {n:ley-19886:4} es una pena [encubierta|disimulada].',
        ],
        [
          'Mencionan el efecto sobre los [empleos|puestos de trabajo].',
          'Creen que bastaba [ponderar|considerar] la conducta en la evaluación de ofertas.',
          'Insisten en que lo leve y lo grave no [pueden|deben] confundirse.',
          'Echan de menos un [procedimiento|trámite] de rehabilitación.',
        ],
      ]),
    ],
    contraria: [
      block('tc19886-voto-rechazar', [
        [
          'Estuvieron por rechazar los ministros que consideran al {n:ley-19886:4} un [requisito|estándar] de integridad.',
          'La disidencia [defiende|sostiene] que el Estado no debe premiar con contratos a quien lesiona derechos, y que el {n:ley-19886:4} lo evita.',
          'A criterio de la minoría, el {n:ley-19886:4} no es decisivo en sede [laboral|del trabajo].',
          'Los disidentes juzgan que el {n:ley-19886:4} [supera|aprueba] el examen de proporcionalidad.',
        ],
        [
          'Notan que la jurisprudencia contraria ha [vaciado|dejado sin uso] la norma.',
          'Afirman que se protege aquí a la [parte|persona] débil.',
          'Sostienen que el plazo es [corto|breve] y previsible.',
          'Anotan que la igualdad no [ampara|cobija] al infractor.',
        ],
      ]),
    ],
  },
})
