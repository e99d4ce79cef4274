import { block } from '../block.ts'
import { abbreviatedTrial } from './matter.ts'

export const penalReceptacion = abbreviatedTrial({
  id: 'penal-receptacion',
  subjects: ['RECEPTACIÓN (ART. 456 BIS A)', 'DELITOS CONTRA LA PROPIEDAD'],
  lists: {
    delito: ['receptación', 'receptación de especies', 'receptación de vehículo motorizado'],
    pena: [
      'sesenta y un días de presidio menor en su grado mínimo y multa de cinco unidades tributarias mensuales',
      'quinientos cuarenta y un días de presidio menor en su grado medio y multa de cinco unidades tributarias mensuales',
      'tres años y un día de presidio menor en su grado máximo y multa de diez unidades tributarias mensuales',
    ],
    especie: [
      'un automóvil con encargo vigente',
      'tres teléfonos celulares',
      'herramientas eléctricas',
      'una motocicleta sin placas',
      'cables de cobre',
    ],
    excusa: ['que lo compró en una feria', 'que se lo prestó un conocido', 'que lo guardaba por encargo', 'que lo encontró abandonado'],
  },
  controversy: 'CP:456 bis A',
  norms: ['CP:456 bis A', 'CPP:412'],
  facts: [
    block('receptacion-hecho', [
      [
        'El {fechaHecho}, en {direccion}, comuna de {comuna}, {actor} fue {a:sorprendido|sorprendida} manteniendo en su poder {especie}, de propiedad de {victima}, sustraído días antes.',
        'Funcionarios que controlaban el tránsito en {direccion} [detectaron|advirtieron] el {fechaHecho} que {actor} tenía consigo {especie}, denunciado como robado por {victima}.',
        'Consta que {victima} denunció la sustracción de {especie}, bien que el {fechaHecho} fue [habido|encontrado] en manos de {actor} en {direccion}.',
        'A las {hora} horas del {fechaHecho} la policía incautó desde el domicilio de {actor}, situado en {comuna}, {especie}, que {victima} [reconoció|identificó] como suyo.',
      ],
      [
        'Requerido, {actor} [señaló|adujo] {excusa}, sin exhibir documento alguno.',
        'No pudo acreditar su adquisición y se limitó a [decir|expresar] {excusa}.',
        'Su explicación fue {excusa}; nunca [individualizó|nombró] al supuesto tercero.',
        'Preguntado por el origen, [contestó|aseveró] {excusa} y guardó luego silencio.',
      ],
    ]),
  ],
  claim: [
    block('receptacion-acusa', [
      [
        'Invoca la Fiscalía el {n:CP:456 bis A}, pues {actor} conocía o no podía menos que conocer el [origen|procedencia ilícita] de lo que tenía.',
        'Tener en su poder especies hurtadas o robadas, a sabiendas, es lo que el {n:CP:456 bis A} [castiga|reprime], y así se imputa.',
        'Precio vil, falta de papeles y mentira inicial configuran, en la tesis acusadora, el conocimiento que [demanda|pide] el {n:CP:456 bis A}.',
        'Según {fiscal}, el {n:CP:456 bis A} admite el dolo eventual, [bastando|siendo suficiente] que las circunstancias delataran la procedencia.',
      ],
    ]),
  ],
  defence: [
    block('receptacion-defensa', [
      [
        'La defensa reconoce la tenencia, mas niega el conocimiento: {actor} [obró|actuó] de buena fe y sin sospecha del origen.',
        'Comprar usado y sin boleta es [habitual|corriente] en el medio de {actor}, dijo {defensor}, y no revela dolo.',
        'Lo discutido es el elemento subjetivo del {n:CP:456 bis A}, que el persecutor [presume|da por hecho] en lugar de probar.',
        'A lo sumo hubo descuido, sostuvo {defensor}, y el {n:CP:456 bis A} no [pune|contempla] la receptación culposa.',
      ],
    ]),
  ],
  evidence: [
    block('receptacion-prueba-denuncia', [
      [
        'La denuncia N° {numDoc} de {fechaDoc} describe {especie} con señas que coinciden con lo [incautado|recuperado].',
        'Obra el acta en que {victima} [reconoce|identifica] la especie por su número de serie y una marca personal.',
        'Se agregó el encargo policial de {fechaDoc}, anterior al [hallazgo|control], y un avalúo por {montoDoc}.',
        '{victima} acompañó la factura N° {numDoc}, que [prueba|demuestra] dominio y valor de {montoDoc}.',
      ],
    ]),
    block('receptacion-prueba-venta', [
      [
        'Un informe de redes sociales [muestra|da cuenta de] que {actor} ofrecía el bien en {montoDoc}, muy por debajo de su precio.',
        'En el teléfono de {actor}, revisado con su autorización, se hallaron [mensajes|conversaciones] sobre la venta del objeto «sin papeles».',
        'No hay comprobante de transferencia ni testigo de la compra que {actor} [dice|afirma] haber hecho el {fechaDoc}.',
        '{testigo2}, que acompañaba a {actor}, declaró haber presenciado el [pago|trato] de {montoDoc} en la feria.',
      ],
    ]),
  ],
  law: [
    block('receptacion-derecho', [
      [
        'El {n:CP:456 bis A} sanciona al que, conociendo su origen o no pudiendo menos que conocerlo, [tenga|mantenga] en su poder, a cualquier título, especies provenientes de ciertos delitos contra la propiedad.',
        'Tres extremos requiere el {n:CP:456 bis A}: un delito previo, una conducta de tenencia o transferencia y el conocimiento, [efectivo|real] o inexcusable, de la procedencia.',
        'Delito autónomo respecto del robo que le [antecede|precede], el del {n:CP:456 bis A} busca secar el mercado de lo sustraído.',
        'Quien no intervino en la sustracción, pero [aprovecha|perpetúa] sus efectos, responde por el {n:CP:456 bis A}.',
      ],
      [
        'La fórmula del conocimiento inexcusable no consagra una presunción: [describe|autoriza] un juicio sobre indicios.',
        'Como nadie confiesa lo que sabía, ese saber se [infiere|reconstruye] del precio, del lugar y de la conducta posterior.',
        'Para graduar la pena se considera el [valor|precio] de las especies y la gravedad del delito del que provienen.',
        'Si el objeto es un vehículo o proviene de un robo con violencia, la ley [agrava|endurece] la respuesta.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('receptacion-razona-dolo', [
        [
          'Decir {excusa}, sin nombre, recibo ni fecha, es propio de quien [sabe|conoce] de dónde viene la cosa; se satisface el {n:CP:456 bis A}.',
          'El bajo precio, la ausencia de documentos y el cambio de versión [permiten|autorizan] inferir que {actor} no podía ignorar el origen, como prevé el {n:CP:456 bis A}.',
          'Una persona de experiencia común habría sospechado; al seguir adelante, {actor} [aceptó|asumió] la ilicitud que el {n:CP:456 bis A} reprocha.',
          'El breve lapso entre la sustracción y el hallazgo [refuerza|apoya] la inferencia de conocimiento exigida por el {n:CP:456 bis A}.',
        ],
        [
          'La buena fe que alega [choca|se contradice] con haber borrado el número de serie.',
          'Ninguna gestión hizo para [verificar|averiguar] si pesaba encargo.',
          'Quien compra honestamente puede [señalar|decir] a su vendedor.',
          'El testigo de descargo no supo [precisar|indicar] siquiera el día.',
        ],
      ]),
    ],
    contraria: [
      block('receptacion-razona-buena-fe', [
        [
          'Tener una cosa robada no basta: el {n:CP:456 bis A} reclama un conocimiento que ningún antecedente [demuestra|acredita].',
          'El precio pagado era cercano al de mercado y {actor} [guardó|conservó] los mensajes con el vendedor, lo que descarta el dolo del {n:CP:456 bis A}.',
          'Presumir el saber a partir de la tenencia [equivaldría|llevaría] a una responsabilidad objetiva que el {n:CP:456 bis A} rechaza.',
          'La explicación dada en el primer momento es [verosímil|creíble] y la Fiscalía no la investigó; falta el elemento subjetivo del {n:CP:456 bis A}.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('receptacion-corte-confirma', [
        [
          'Los indicios que el juez enumera son múltiples y [graves|precisos], de modo que el conocimiento requerido por el {n:CP:456 bis A} está bien asentado.',
          'El apelante no explica cómo [llegó|fue a dar] la especie a su poder, silencio que deja intacta la aplicación del {n:CP:456 bis A}.',
          'Compartimos que las circunstancias del hallazgo [delatan|revelan] lo que {actor} sabía, por lo que el {n:CP:456 bis A} fue correctamente invocado.',
          'No hay en el fallo una presunción de dolo, sino una inferencia [razonada|explicada], conforme con el {n:CP:456 bis A}.',
        ],
      ]),
      block('receptacion-corte-previo', [
        [
          'El delito previo se [prueba|acredita] con la denuncia y el reconocimiento; no es menester condena por él.',
          'Tampoco obsta que el autor del robo siga [ignorado|sin identificar].',
          'Es [inexacto|erróneo] que deba existir sentencia por la sustracción.',
          'La preexistencia de la cosa quedó [suficientemente|bien] justificada.',
        ],
      ]),
    ],
    contraria: [
      block('receptacion-corte-absuelve', [
        [
          'El fallo deduce el dolo de la sola posesión y con ello [vacía|desconoce] el elemento subjetivo del {n:CP:456 bis A}.',
          'De los antecedentes aceptados no se [extrae|deriva] que {actor} conociera el origen, y sin eso no hay {n:CP:456 bis A}.',
          'Las circunstancias del caso [toleran|admiten] la buena fe; corresponde revocar por falta del conocimiento que el {n:CP:456 bis A} demanda.',
          'Esta Corte no encuentra un solo indicio [unívoco|concluyente] del saber que reclama el {n:CP:456 bis A}.',
        ],
      ]),
      block('receptacion-corte-costumbre', [
        [
          'Comprar sin boleta en una feria libre es [imprudente|descuidado], mas no delictivo.',
          'El derecho penal no [castiga|reprime] la ingenuidad del comprador.',
          'Se reprocha una negligencia, y la figura [excluye|no conoce] la culpa.',
          'Faltó, simplemente, [investigar|indagar] al vendedor que {a:el imputado|la imputada} mencionó.',
        ],
      ]),
    ],
  },
  punishment: ['cleanRecord', 'collaboration', 'remission', 'costs'],
})
