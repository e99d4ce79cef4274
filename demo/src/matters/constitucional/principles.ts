import { block } from '../block.ts'

/** Principles against which the contested rule is measured. */
export const constitutionalPrinciples = {
  equality: block(
    'tc-igualdad',
    [
      [
        'La igualdad ante la ley, asegurada en el N° 2° del {n:CPR:19}, consiste en que las normas sean iguales para quienes se hallan en las mismas circunstancias y distintas para quienes [están|se encuentran] en situaciones diversas.',
        'Según el {n:CPR:19}, en su numeral segundo, ni la ley ni autoridad alguna podrán establecer diferencias arbitrarias, [vale decir|esto es], desprovistas de razón.',
        'Prohíbe el {n:CPR:19}, N° 2°, no la distinción, sino la arbitrariedad: la ley distingue por [naturaleza|definición], y lo que se controla es el criterio.',
        'El mandato del N° 2° del {n:CPR:19} se infringe tanto al tratar distinto a los iguales como al tratar de [igual modo|idéntica manera] a los desiguales.',
      ],
      [
        'El examen procede por pasos: si existe un trato diverso, si los comparados son [comparables|equivalentes], si hay un fin legítimo y si la diferencia guarda proporción con él.',
        'Para juzgar una distinción ha de identificarse primero el término de comparación, [luego|después] la finalidad y, por último, la adecuación entre ambas.',
        'Razonabilidad es la palabra clave: a mayor cercanía de la distinción con rasgos [personales|inmutables], más riguroso es el escrutinio.',
        'Una diferencia será admisible si responde a una finalidad [lícita|constitucional], es idónea para alcanzarla y no impone cargas excesivas a quienes la soportan.',
      ],
      [
        'Incumbe al legislador, y en su defecto a quien [defiende|sostiene] la norma, ofrecer la justificación del criterio empleado.',
        'La historia de la ley puede [arrojar|dar] luz sobre ese fin, aunque su silencio no condena por sí solo a la norma.',
        'No toda falta de justificación expresa es arbitrariedad, mas una distinción [inexplicada|muda] levanta sospechas.',
        'De poco sirve invocar un fin noble cuando el medio [cae|recae] sobre quienes nada tienen que ver con él.',
      ],
    ],
    { optional: [2] },
  ),
  proportionality: block(
    'tc-proporcionalidad',
    [
      [
        'El principio de proporcionalidad no aparece nombrado en la Carta, pero se [deriva|desprende] del Estado de Derecho, de la interdicción de la arbitrariedad y del N° 26° del {n:CPR:19}.',
        'Aunque innominada, la proporcionalidad [late|subyace] en el {n:CPR:19}, que prohíbe afectar los derechos en su esencia e imponer condiciones que impidan su libre ejercicio.',
        'Del N° 26° del {n:CPR:19} y del {n:CPR:6} este Tribunal ha [extraído|deducido] un deber de moderación en el uso del poder estatal.',
        'Toda restricción de derechos debe superar, conforme al {n:CPR:19}, un examen de idoneidad, necesidad y proporción en sentido [estricto|propio].',
      ],
      [
        'Idónea es la medida que [contribuye|ayuda] a su fin; necesaria, la que no tiene alternativa menos lesiva; proporcionada, la que no sacrifica más de lo que protege.',
        'Se pregunta, en ese orden, si el medio [sirve|conduce] al objetivo, si existía otro más benigno y si el beneficio compensa el sacrificio.',
        'En tres escalones se [despliega|desarrolla] el examen, y basta tropezar en uno para que la medida no pueda mantenerse.',
        'La ponderación final [exige|requiere] comparar el grado de afectación de un derecho con la importancia de realizar el otro.',
      ],
      [
        'En lo penal, la proporción entre delito y pena es primero tarea del legislador, que la [traduce|expresa] en marcos, y después del juez, que la individualiza.',
        'Tratándose de sanciones, el exceso se verifica cuando el castigo [rompe|quiebra] toda correspondencia con el daño o la culpa.',
        'Las penas fijas y las consecuencias automáticas son [sospechosas|objetables] porque impiden medir.',
        'Una misma regla puede ser proporcionada para el caso típico y [desmedida|excesiva] en el que se examina.',
      ],
    ],
    { optional: [2] },
  ),
  dueProcess: block(
    'tc-debido-proceso',
    [
      [
        'El inciso sexto del N° 3° del {n:CPR:19} obliga al legislador a establecer siempre las garantías de un procedimiento y una investigación racionales y [justos|equitativos].',
        'Toda sentencia debe fundarse en un proceso previo legalmente tramitado, reza el N° 3° del {n:CPR:19}, que [encomienda|entrega] a la ley la tarea de hacerlo racional y justo.',
        'La Constitución, en el {n:CPR:19}, N° 3°, prefirió no [enumerar|listar] los elementos del debido proceso, dejándolos a la ley y al desarrollo jurisprudencial.',
        'Del N° 3° del {n:CPR:19} se extraen, entre otros, el emplazamiento, la bilateralidad, la prueba, la defensa letrada, el juez imparcial y la [motivación|fundamentación] de las decisiones.',
      ],
      [
        'No toda limitación procesal infringe la garantía; sí aquella que [priva|despoja] a una parte de la posibilidad real de influir en la decisión.',
        'Lo esencial es que nadie sea condenado sin haber sido [oído|escuchado] con igualdad de armas.',
        'La garantía atiende al conjunto del procedimiento, y una carencia puntual puede [compensarse|suplirse] con otros resguardos.',
        'Racional alude a la lógica de su estructura; justo, a su [orientación|apertura] hacia los derechos de quienes litigan.',
      ],
      [
        'El legislador puede adaptar esos elementos a la [índole|naturaleza] de cada procedimiento.',
        'Diversos son los modelos compatibles con la garantía, y ninguno es [obligatorio|forzoso].',
        'La celeridad es valiosa, pero no al precio de la [indefensión|privación de defensa].',
        'También la parte acusadora y la víctima son [titulares|acreedoras] de estos derechos.',
      ],
    ],
    { optional: [2] },
  ),
  appeal: block('tc-derecho-recurso', [
    [
      'El derecho al recurso integra el debido proceso, aunque su [forma|modalidad] puede ser determinada por la ley según la materia.',
      'Impugnar lo resuelto ante un tribunal superior es un componente de la [defensa|garantía judicial], reconocido en los tratados sobre derechos humanos.',
      'La Convención Americana [asegura|promete] al inculpado recurrir del fallo ante juez o tribunal superior, y ello vincula por la vía del inciso segundo del artículo 5° de la Carta.',
      'No existe un derecho constitucional a un recurso [determinado|específico], sino a una revisión eficaz de lo decidido en primera instancia.',
    ],
    [
      'Suprimirlo para unos y mantenerlo para otros en igual posición [plantea|suscita] un problema de igualdad procesal.',
      'La ausencia de recurso ha de justificarse por la [existencia|presencia] de otras garantías en la instancia.',
      'Cuando el único medio de impugnación carece de aptitud para reparar el agravio, la garantía es [ilusoria|aparente].',
      'Hay que mirar si el sistema, en su conjunto, [ofrece|brinda] una oportunidad seria de corregir el error judicial.',
    ],
  ]),
  legality: block('tc-legalidad-penal', [
    [
      'Ningún delito se castigará con otra pena que la que señale una ley promulgada con anterioridad a su perpetración, según el N° 3° del {n:CPR:19}, que [añade|agrega] la exigencia de describir expresamente la conducta.',
      'La ley penal, por exigirlo el N° 3° del {n:CPR:19}, ha de ser previa, escrita y [precisa|estricta].',
      'En sus incisos finales, el N° 3° del {n:CPR:19} consagra la legalidad de los delitos y las penas, cuyo [reverso|corolario] es la prohibición de analogía.',
      'Tipicidad y legalidad, reunidas en el N° 3° del {n:CPR:19}, sirven a la [previsibilidad|certeza] que permite a cada cual ajustar su conducta.',
    ],
    [
      'La misma garantía se extiende, con [matices|atenuaciones], a la actividad sancionadora de la Administración.',
      'Abarca también la ejecución de la pena, en cuanto esta [define|determina] lo que en definitiva sufrirá el condenado.',
      'No impide, por cierto, que la ley [gradúe|distinga] consecuencias según la gravedad que atribuye a cada figura.',
      'De su observancia depende que la pena sea [respuesta|reacción] jurídica y no mera venganza.',
    ],
  ]),
  reintegration: block('tc-reinsercion', [
    [
      'Las penas privativas de libertad han de [orientarse|propender] a la readaptación social del condenado, finalidad que recogen los tratados suscritos por Chile.',
      'Una de las justificaciones del castigo, aunque no la única, es [favorecer|propiciar] la reinserción de quien delinquió.',
      'La prevención especial convive con la retribución y con la prevención general; al legislador toca [armonizarlas|equilibrarlas].',
      'El encierro breve suele [desocializar|dañar] más de lo que corrige, constatación que está en el origen de las penas sustitutivas.',
    ],
    [
      'Sustituir la cárcel no es [perdonar|indultar], sino hacer cumplir de otro modo.',
      'Nadie tiene, en abstracto, un derecho fundamental a la pena sustitutiva, pero sí a no ser [excluido|apartado] de ella sin motivo.',
      'Los instrumentos internacionales recomiendan la privación de libertad como [último recurso|medida extrema].',
      'El juez que individualiza debe contar con algún espacio para [mirar|atender] a la persona que juzga.',
    ],
  ]),
  economicFreedom: block('tc-libertad-economica', [
    [
      'El N° 21° del {n:CPR:19} asegura el derecho a desarrollar cualquier actividad económica lícita, [respetando|con sujeción a] las normas legales que la regulen.',
      'Regular no es prohibir: el N° 21° del {n:CPR:19} autoriza al legislador a [ordenar|encauzar] la actividad, no a suprimirla.',
      'Emprender y permanecer en un mercado son facetas que [protege|cubre] el N° 21° del {n:CPR:19}, junto con la no discriminación en el trato económico del Estado.',
      'Con el N° 21° del {n:CPR:19} se enlaza la prohibición de discriminar arbitrariamente en materia económica, que [recae|pesa] sobre el Estado y sus organismos.',
    ],
    [
      'Contratar con la Administración no es un derecho [absoluto|incondicionado], pero el acceso a los concursos debe ser igualitario.',
      'La compra pública [mueve|involucra] recursos de todos y admite por eso exigencias de idoneidad.',
      'Una exclusión del mercado estatal puede equivaler, para ciertas empresas, al [cierre|fin] de su giro.',
      'El interés fiscal en proveedores íntegros es [legítimo|atendible]; la cuestión está en el medio escogido.',
    ],
  ]),
  property: block('tc-propiedad', [
    [
      'El N° 24° del {n:CPR:19} protege la propiedad sobre toda clase de bienes corporales e incorporales, de modo que también los créditos [quedan|resultan] amparados.',
      'Solo la ley puede imponer limitaciones al dominio que deriven de su función social, [advierte|previene] el N° 24° del {n:CPR:19}.',
      'Privación y limitación son conceptos distintos en el N° 24° del {n:CPR:19}: la primera exige indemnizar; la segunda, [justificarse|fundarse].',
      'Una obligación pecuniaria que crece sin [relación|vínculo] con su causa puede comprometer el N° 24° del {n:CPR:19}.',
    ],
    [
      'No toda carga patrimonial es privación; habrá que [mirar|examinar] su origen, su cuantía y su finalidad.',
      'El reproche exige demostrar que el patrimonio se ve [mermado|disminuido] sin título que lo justifique.',
      'Las sanciones civiles también están [sujetas|sometidas] a un límite de proporción.',
      'Quien debe cumplir una obligación legal no sufre, por ello solo, un [despojo|menoscabo] inconstitucional.',
    ],
  ]),
  essence: block('tc-esencia', [
    [
      'El N° 26° del {n:CPR:19} asegura que los preceptos que regulen o limiten las garantías no podrán [afectar|tocar] los derechos en su esencia.',
      'Un derecho es lesionado en su esencia, a la luz del N° 26° del {n:CPR:19}, cuando se le priva de aquello sin lo cual deja de ser [reconocible|identificable].',
      'Se impide el libre ejercicio de un derecho, en los términos del {n:CPR:19}, N° 26°, si se lo somete a exigencias que lo vuelven [irrealizable|impracticable].',
      'Cláusula de cierre del catálogo, el N° 26° del {n:CPR:19} obliga al legislador a [detenerse|contenerse] ante el núcleo de cada derecho.',
    ],
    [
      'Establecer cuál es ese núcleo [pide|supone] atender a la historia, al texto y a la práctica.',
      'La garantía opera como límite [último|final], una vez agotado el examen de proporcionalidad.',
      'Invocarla [requiere|precisa] algo más que mostrar una molestia o un costo.',
      'Se trata de un mandato [dirigido|destinado] antes que nada al legislador.',
    ],
  ]),
  defence: block('tc-defensa', [
    [
      'Toda persona tiene derecho a defensa jurídica, y ninguna autoridad podrá impedir o perturbar la [debida|necesaria] intervención del letrado, según el N° 3° del {n:CPR:19}.',
      'La defensa que [garantiza|asegura] el N° 3° del {n:CPR:19} comprende conocer los cargos, contradecir la prueba y discutir la sanción.',
      'Sin posibilidad de alegar sobre cada consecuencia del fallo, la defensa del N° 3° del {n:CPR:19} se [vacía|empobrece].',
      'El derecho a defensa, [inscrito|situado] en el N° 3° del {n:CPR:19}, atraviesa el proceso desde su inicio hasta su ejecución.',
    ],
    [
      'Su contracara es un juez con [facultades|atribuciones] para acoger lo que se le pide.',
      'De nada vale alegar si la ley ya [decidió|resolvió] por anticipado.',
      'La garantía no [asegura|promete] el éxito, sino la oportunidad.',
      'Se menoscaba cuando la consecuencia es automática e [inmune|impermeable] a todo argumento.',
    ],
  ]),
} as const
