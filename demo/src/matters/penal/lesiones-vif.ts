import { block } from '../block.ts'
import { oralTrial } from './matter.ts'

export const penalLesionesVif = oralTrial({
  id: 'penal-lesiones-vif',
  subjects: ['LESIONES EN CONTEXTO DE VIOLENCIA INTRAFAMILIAR', 'VIOLENCIA INTRAFAMILIAR'],
  years: [2006, 2026],
  lists: {
    delito: ['lesiones menos graves en contexto de violencia intrafamiliar', 'lesiones en el ámbito de la violencia intrafamiliar'],
    pena: [
      'quinientos cuarenta y un días de presidio menor en su grado medio',
      'trescientos días de presidio menor en su grado mínimo, con las accesorias especiales de prohibición de acercamiento por un año',
      'sesenta y un días de presidio menor en su grado mínimo y obligación de asistir a un programa terapéutico',
    ],
    objeto: ['el set fotográfico de las lesiones', 'el teléfono quebrado', 'la puerta forzada', 'la grabación de la llamada'],
    vinculo: ['conviviente', 'cónyuge', 'ex pareja', 'ex cónyuge'],
    lesion: [
      'equimosis en el brazo y el pómulo',
      'fractura nasal sin desplazamiento',
      'erosiones cervicales y contusión en la cabeza',
      'policontusiones',
    ],
  },
  controversy: 'CP:400',
  norms: ['CP:399', 'CP:400', 'ley-20066:5'],
  facts: [
    block(
      'vif-hecho',
      [
        [
          'El {fechaHecho}, a las {hora} horas, en el domicilio de {direccion}, {actor} [golpeó|agredió] con los puños a {victima}, su {vinculo}, causándole {lesion}, de mediana gravedad.',
          'Durante una discusión en la casa que compartían en {comuna}, {actor} tomó del pelo a {victima}, {v:lo|la} lanzó contra el muro y le [ocasionó|produjo] {lesion}, el {fechaHecho}.',
          'Tras reclamarle por unos mensajes, {actor} propinó el {fechaHecho} varios golpes a {victima}, de quien es {vinculo}, con resultado de {lesion}, según [diagnóstico|constatación] médica.',
          '{victima} [sufrió|resultó con] {lesion} a raíz de la agresión que {actor}, {vinculo} suyo, le infirió en {direccion} el {fechaHecho}.',
        ],
        [
          'Uno de los hijos [presenció|vio] lo ocurrido.',
          'Vecinos llamaron a Carabineros al [oír|escuchar] los gritos.',
          'No era la primera vez: existía [denuncia|registro] previo.',
          'Quien sufrió la agresión huyó sin calzado a la casa de al lado, donde recibió [auxilio|socorro].',
        ],
      ],
      { optional: [1] },
    ),
  ],
  claim: [
    block(
      'vif-acusa',
      [
        [
          'La Fiscalía encuadró el hecho en el {n:CP:399}, con la agravación del {n:CP:400} por [recaer|cometerse] en una persona de las que nombra la ley de violencia intrafamiliar.',
          'Lesiones del {n:CP:399}, calificadas por el vínculo según el {n:CP:400}: tal es la [tesis|propuesta] del acusador.',
          'Pidió {fiscal} aplicar el {n:CP:400}, que eleva en un grado la pena del {n:CP:399} cuando [media|existe] relación de pareja.',
          'Por la relación entre {actor} y {victima}, el {n:CP:400} [obliga|conduce], según el Ministerio Público, a aumentar la sanción prevista en el {n:CP:399}.',
        ],
        [
          'Solicitó además las accesorias del {n:ley-20066:9}, en especial la prohibición de [acercarse|aproximarse] a la víctima.',
          'Requirió, conforme al {n:ley-20066:9}, el abandono del hogar [común|familiar].',
          'Como medidas del {n:ley-20066:9} propuso terapia y [alejamiento|distancia] por un año.',
          'En virtud del {n:ley-20066:9} instó por la prohibición de [tener|portar] armas.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  defence: [
    block('vif-defensa', [
      [
        'Arguyó la defensa que se trató de un [forcejeo|tironeo] recíproco y que las lesiones pudieron producirse al caer.',
        'La propia {victima} se retractó, recordó {defensor}, y sin su dicho no hay quien [sostenga|afirme] la agresión.',
        'En subsidio, {defensor} sostuvo que, por su entidad, lo ocurrido es la falta del {n:CP:494}, [ajena|distinta] al {n:CP:400}.',
        'Negó {defensor} la convivencia, de modo que el {n:CP:400} no [tendría|hallaría] aplicación.',
      ],
    ]),
  ],
  evidence: [
    block('vif-prueba-victima', [
      [
        '{victima} [ratificó|mantuvo] su denuncia: dijo que los golpes comenzaron cuando quiso salir y que temió por su vida.',
        'En estrados {victima} intentó restar gravedad a lo sucedido y pidió que no [castigaran|sancionaran] a {actor}.',
        '{v:El ofendido|La ofendida} no compareció; su relato ingresó por medio de {testigo}, que {v:lo|la} [entrevistó|atendió] esa noche.',
        'Con voz entrecortada, {victima} [describió|explicó] el episodio y otros anteriores que no había denunciado.',
      ],
    ]),
    block('vif-prueba-lesiones', [
      [
        'El dato de atención de urgencia N° {numDoc} consigna {lesion}, con pronóstico de mediana [gravedad|entidad].',
        '{perito}, médico legista, explicó que {lesion} [resulta|es] compatible con golpes de puño y tarda entre doce y quince días en sanar.',
        'Según el informe N° {numDoc} de {fechaDoc}, {victima} presentaba {lesion}; {perito} no [descartó|excluyó] una caída.',
        'Las fotografías tomadas por {testigo} a las {hora} horas [muestran|ilustran] {lesion}.',
      ],
    ]),
  ],
  law: [
    block('vif-derecho', [
      [
        'Constituye violencia intrafamiliar, según el {n:ley-20066:5}, todo maltrato que [afecte|dañe] la vida o la integridad física o psíquica de quien tenga o haya tenido la calidad de cónyuge o una relación de convivencia con el ofensor.',
        'El {n:ley-20066:5} [enumera|precisa] los vínculos protegidos, e incluye a los padres de un hijo común.',
        'Para saber si hay violencia intrafamiliar se acude al {n:ley-20066:5}, que mira la [relación|cercanía] entre quien agrede y quien es agredido y no la mera cohabitación actual.',
        'Cónyuges, convivientes presentes o pasados y progenitores de un hijo común están [amparados|cubiertos] por el {n:ley-20066:5}.',
      ],
      [
        'Cuando el ofendido es una de esas personas, el {n:CP:400} aumenta en un grado las penas de las lesiones que [trata|regula] el párrafo.',
        'A ello se añade el {n:CP:400}, cuya agravación es [obligatoria|imperativa] y descansa en el abuso del vínculo.',
        'Por su parte, el {n:CP:400} [transforma|convierte] en más grave la lesión causada dentro de la familia.',
        'La consecuencia está en el {n:CP:400}: la pena [sube|se eleva] un grado.',
      ],
    ]),
    block('vif-derecho-genero', [
      [
        'La Convención de Belém do Pará obliga a [investigar|juzgar] con debida diligencia la violencia contra la mujer, y a hacerlo libre de estereotipos.',
        'Juzgar con perspectiva de género no [rebaja|disminuye] el estándar de prueba; enseña a mirar el contexto en que se produce el testimonio.',
        'El llamado ciclo de la violencia [explica|ilustra] por qué muchas víctimas se retractan, y la experiencia judicial lo confirma.',
        'Exigir resistencia o denuncia inmediata a quien vive atemorizada [supone|revela] un prejuicio incompatible con los tratados suscritos por Chile.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('vif-razona-condena', [
        [
          'La retractación de {victima} se entiende por su dependencia económica y no [borra|anula] el relato espontáneo que dio esa noche, compatible con {lesion}; se aplica el {n:CP:400}.',
          'Lesiones, llamadas de auxilio y el estado en que se halló a {victima} [corroboran|respaldan] su primera versión y permiten aplicar el {n:CP:399} junto al {n:CP:400}.',
          'Descartamos la caída: la ubicación de las marcas [apunta|conduce] a golpes reiterados. El vínculo, no discutido, activa el {n:CP:400}.',
          'El forcejeo recíproco no explica la [desproporción|diferencia] entre {a:un acusado ileso|una acusada ilesa} y una víctima con {lesion}; procede el {n:CP:400}.',
        ],
        [
          'Que {actor} tuviera la calidad de {vinculo} se [acreditó|demostró] con los certificados y los testigos.',
          'La relación de pareja consta por [reconocimiento|confesión] de ambos.',
          'El lazo exigido no requiere vivir bajo el mismo [techo|hogar] a la fecha del hecho.',
          'Basta al efecto tener un hijo en común, lo que está [documentado|certificado].',
        ],
      ]),
    ],
    contraria: [
      block('vif-razona-absuelve', [
        [
          'Sin la declaración de {victima} y con un perito que admite la caída, no es posible [atribuir|imputar] {lesion} a la mano de {actor}; el {n:CP:400} no llega a operar.',
          'Los agentes arribaron cuando todo había terminado; lo que supieron es de oídas y no [autoriza|basta] para aplicar el {n:CP:399} ni el {n:CP:400}.',
          'Hay dos personas lesionadas y ningún testigo: quién [inició|comenzó] la riña es un enigma que impide hablar del {n:CP:400}.',
          'Se ha probado un conflicto, mas no la [dinámica|mecánica] descrita en la acusación; de ahí que no quepa el {n:CP:400}.',
        ],
        [
          'Reconocer la gravedad de la violencia doméstica no [exime|dispensa] de probarla.',
          'El contexto ilumina la prueba, pero no la [crea|reemplaza].',
          'Ningún esfuerzo se hizo por [ubicar|citar] al vecino que llamó a la policía.',
          'La grabación de la llamada, que existía, no fue [acompañada|traída].',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('vif-corte-retractacion', [
        [
          'El tribunal explicó, con apoyo en la experiencia, por qué [prefirió|dio más crédito a] la primera versión de {victima}; la aplicación del {n:CP:400} se mantiene.',
          'La retractación fue valorada y no ignorada, de manera que la condena por el {n:CP:400} tiene [sustento|cimiento].',
          'No es ilógico creer a quien denuncia con las lesiones a la vista y [desconfiar|recelar] de quien luego convive otra vez con el agresor; ello lleva al {n:CP:400}.',
          'El recurrente llama contradicción a lo que es [evolución|cambio] explicable del relato; el {n:CP:400} fue bien empleado.',
        ],
      ]),
    ],
    contraria: [
      block('vif-corte-oidas', [
        [
          'El fallo descansa en testigos de oídas sobre los que la defensa no pudo interrogar a la fuente, lo que [debilita|socava] la conclusión acerca del {n:CP:400}.',
          'Nada dijo la sentencia sobre la pericia que [admitía|permitía] una caída, omisión que afecta el presupuesto del {n:CP:400}.',
          'Invocar el ciclo de la violencia sin prueba que lo [respalde|apoye] en el caso no suple la motivación que exige aplicar el {n:CP:400}.',
          'Las razones dadas valen para cualquier pleito y para ninguno; no [fundan|sostienen] una condena por el {n:CP:400}.',
        ],
      ]),
    ],
  },
  punishment: ['cleanRecord', 'remission', 'costs'],
})
