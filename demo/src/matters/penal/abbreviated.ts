import { block } from '../block.ts'

/** Blocks of cases tried by the abbreviated procedure before a juzgado de garantía. */
export const abbreviatedClaim = [
  block(
    'penal-abreviado-requerimiento',
    [
      [
        'El Ministerio Público modificó su acusación y, bajo las reglas del {n:CPP:406}, [pidió|solicitó] {pena} para {actor} como autor de {delito}.',
        'Acogiéndose al {n:CPP:406}, {fiscal} [rebajó|ajustó] su pretensión a {pena} por el delito consumado de {delito}.',
        'En la audiencia, {fiscal} propuso proceder conforme al {n:CPP:406} y [requirió|reclamó] que se condenara a {actor} a {pena}, por {delito}.',
        'Conforme al {n:CPP:406}, la Fiscalía verbalizó una acusación por {delito} y [fijó|estableció] en {pena} la sanción pretendida.',
      ],
      [
        'Reconoció para ese fin la atenuante de [colaboración|cooperación] sustancial.',
        'No [objetó|discutió] que se le tuviera por colaborador con la investigación.',
        'Dejó a criterio del juez la [modalidad|forma] de cumplimiento.',
        'Pidió además las accesorias y el [comiso|decomiso] de lo incautado.',
      ],
    ],
    { optional: [1] },
  ),
]

export const abbreviatedDefence = [
  block('penal-abreviado-aceptacion', [
    [
      'Consultado por el juez, {actor} [aceptó|admitió] los hechos y los antecedentes de la carpeta, tras conferenciar con {defensor}.',
      'Previa entrevista con {defensor}, {a:el imputado|la imputada} manifestó su [conformidad|anuencia] con los hechos y con el procedimiento.',
      '{actor} dijo entender las consecuencias de [renunciar|abdicar] al juicio oral y consintió en ser {a:juzgado|juzgada} así.',
      'Verificó el tribunal que la aceptación de {actor} era libre e informada y que no mediaban [presiones|coacciones].',
    ],
    [
      '{defensor}, con todo, [alegó|sostuvo] que los antecedentes son insuficientes y pidió absolver.',
      'Sin perjuicio de ello, la defensa [discutió|controvirtió] la calificación jurídica de lo aceptado.',
      'Su defensor hizo notar que aceptar los antecedentes no [releva|exime] de examinar si bastan para condenar.',
      'La defensa centró su alegación en el derecho y, en subsidio, en la pena [sustitutiva|más benigna].',
    ],
  ]),
]

export const abbreviatedEvidence = [
  block('penal-abreviado-antecedentes', [
    [
      'Los antecedentes de la investigación son, en lo que interesa, el parte N° {numDoc} de {fechaDoc}, las declaraciones de {testigo} y {testigo2} y un set de {dias+} fotografías.',
      'Componen la carpeta el parte policial N° {numDoc}, la declaración de {testigo} ante la Fiscalía, las actas de {fechaDoc} y el extracto de filiación.',
      'Se [resumieron|leyeron] en la audiencia las actuaciones: parte de {fechaDoc}, entrevista a {testigo}, informe N° {numDoc} de {perito} y hoja histórica.',
      'Reseñó el persecutor las diligencias reunidas, entre ellas lo [dicho|declarado] por {testigo2}, el informe N° {numDoc} y las fotografías del folio {folio}.',
    ],
  ]),
  block(
    'penal-abreviado-relato-policial',
    [
      [
        '{testigo}, {t:funcionario|funcionaria} a cargo del procedimiento, [dejó constancia|consignó] que a las {hora} horas fiscalizó a {actor} en {direccionDoc}.',
        'Según la entrevista de {testigo}, todo comenzó a las {hora} horas con un control en {direccionDoc}, que culminó en la [detención|aprehensión].',
        'De lo expuesto por {testigo} ante el fiscal se [extrae|obtiene] que el sector estaba iluminado y que {actor} no opuso resistencia.',
        'Refirió {testigo} que la [conducta|actitud] de {actor} al ver el carro policial motivó la fiscalización de las {hora} horas.',
      ],
      [
        'Nada en la carpeta pone en [duda|entredicho] esa constancia.',
        'Su relato es [conteste|concordante] con las imágenes.',
        'Otro funcionario lo [confirma|respalda] en términos casi iguales.',
        'La defensa no [impugnó|tachó] esta actuación.',
      ],
    ],
    { optional: [1] },
  ),
]

export const abbreviatedGuilt = [
  block('penal-abreviado-suficiencia', [
    [
      'Los antecedentes reseñados, leídos a la luz de la aceptación, [permiten|autorizan] tener por establecido el hecho más allá de toda duda razonable.',
      'Con independencia de lo aceptado, las actuaciones de la carpeta [bastan|son suficientes] por sí mismas para formar convicción, como exige el {n:CPP:412}.',
      'No es la sola conformidad lo que condena, sino la [concordancia|armonía] de las diligencias entre sí, según previene el {n:CPP:412}.',
      'De su lectura conjunta [surge|emana] sin dificultad la dinámica descrita en la acusación, reconocida por {actor}.',
    ],
    [
      'Las objeciones de la defensa se dirigen al [derecho|encuadre jurídico] y se tratarán enseguida.',
      'En lo fáctico, pues, no [resta|queda] controversia.',
      'Nadie ha [propuesto|sugerido] un curso distinto de los acontecimientos.',
      'Se descarta que la aceptación obedezca a un afán de [encubrir|proteger] a terceros.',
    ],
  ]),
]

export const abbreviatedDoubt = [
  block('penal-abreviado-insuficiencia', [
    [
      'Aceptar los antecedentes no los mejora, y el {n:CPP:412} [impide|veda] condenar sobre la pura conformidad {a:del acusado|de la acusada}.',
      'Si se prescinde de la aceptación, como [ordena|manda] el {n:CPP:412}, lo que resta es un parte escueto que no describe la conducta típica.',
      'El {n:CPP:412} obliga a revisar si las diligencias bastan, y aquí [falta|se echa de menos] la que era decisiva.',
      'Ha de recordarse el {n:CPP:412}: la sentencia condenatoria no puede [dictarse|pronunciarse] con el mérito exclusivo de lo que {a:el imputado|la imputada} consintió.',
    ],
    [
      'Ningún antecedente prueba el [elemento subjetivo|conocimiento] que la figura requiere.',
      'La carpeta [carece|adolece de falta] de la pericia que habría zanjado el punto.',
      'Los funcionarios consignan [conclusiones|apreciaciones] y no hechos que puedan verificarse.',
      'Así, el vacío [favorece|beneficia] a quien goza de la presunción de inocencia.',
    ],
  ]),
]
