import { block } from '../block.ts'
import { familyCase } from './matter.ts'

export const familiaRelacion = familyCase({
  id: 'familia-relacion-directa',
  subjects: ['RELACIÓN DIRECTA Y REGULAR', 'VISITAS'],
  letter: 'C',
  lists: {
    materiaFamilia: ['relación directa y regular', 'régimen comunicacional', 'modificación de relación directa y regular'],
    horario: [
      'fin de semana por medio, desde el viernes a las 19:00 hasta el domingo a las 20:00 horas',
      'los sábados, entre las 10:00 y las 19:00 horas',
      'dos tardes por semana, a la salida del colegio',
      'los domingos en la mañana, en un centro de visitas',
    ],
    vacaciones: ['quince días en verano', 'la mitad de las vacaciones de invierno', 'Navidad o Año Nuevo, de modo alternado'],
  },
  controversy: 'CC:229',
  norms: ['CC:229', 'ley-16618:48'],
  facts: [
    block('rdr-solicitud', [
      [
        'Solicita {actor} que se regule su relación con {menor}, de {edadMenor} años, a quien no [ve|visita] desde {fechaTermino}.',
        '{actor} pide un régimen de {horario}, pues {demandado} [impide|entorpece] el contacto con {menor}.',
        'Las partes se separaron en {fechaContrato}; desde entonces {actor} solo ha [podido|logrado] ver a {menor} de manera ocasional.',
        'Expone {actor} que el acuerdo vigente se [incumple|desconoce] y que requiere un calendario para estar con {menor}.',
      ],
    ]),
    block('rdr-contestacion', [
      [
        '{demandado} no se opone al vínculo, pero pide que sea [gradual|progresivo] y sin pernoctación.',
        'Se allana {demandado} a la mayor parte y [discrepa|disiente] solo de las vacaciones.',
        '{demandado} rechaza la petición por [episodios|hechos] de violencia que habría presenciado {menor}.',
        'Contestó {demandado} que {menor} no [quiere|desea] ir y que no se le puede forzar.',
      ],
    ]),
  ],
  claim: [
    block('rdr-peticion', [
      [
        'Propone {horario}, además de {vacaciones}.',
        'Pide que se fije {horario} y comunicación telefónica [diaria|frecuente].',
        'Solicita recuperar los días [perdidos|no cumplidos] por culpa de la contraria.',
        'Requiere apercibir a {demandado} para el caso de [incumplimiento|frustración].',
      ],
    ]),
  ],
  defence: [
    block('rdr-defensa', [
      [
        'Hace presente que {menor} [padece|tiene] una condición de salud que exige cuidados.',
        'Invoca el bienestar de {menor}, alterado tras cada [visita|encuentro].',
        'Señala que {actor} no [paga|cumple] los alimentos, aunque no condiciona a ello el contacto.',
        'Pide supervisión de un tercero y [evaluación|tratamiento] previa.',
      ],
    ]),
  ],
  evidence: [
    block('rdr-evidencia', [
      [
        'El informe de {perito} [recomienda|sugiere] encuentros breves que aumenten con el tiempo.',
        '{testigo} ha visto a {menor} [contento|alegre] con {actor}.',
        'Oído {menor}, se [apreció|percibió] cariño hacia ambos padres.',
        'Consta denuncia de {fechaDoc}, [archivada|desestimada] por la Fiscalía.',
      ],
    ]),
  ],
  law: [
    block('rdr-derecho', [
      [
        'El padre o la madre que no tiene el cuidado tiene el derecho y el deber de mantener una relación directa y regular, según el {n:CC:229}.',
        'Del {n:CC:229} resulta que el contacto es ante todo un [derecho|beneficio] del hijo.',
        'Frecuencia y libertad deben acomodarse al bien del hijo, como [previene|dispone] el {n:CC:229}.',
        'El {n:CC:229} promueve la [corresponsabilidad|participación] de ambos en la crianza, cualquiera que sea el arreglo de cuidado.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('rdr-acoge', [
        [
          'No hay antecedente que haga [perjudicial|dañino] el contacto, por lo que el {n:CC:229} manda regularlo.',
          'Los episodios denunciados no se acreditaron; el {n:CC:229} lleva a [fijar|establecer] un régimen progresivo.',
          'Conviene a {menor} conservar el lazo con ambos, y por eso el {n:CC:229} [inclina|mueve] a acoger.',
          'La resistencia de {menor} se explica por la distancia y no [excluye|elimina] lo que el {n:CC:229} protege.',
        ],
      ]),
    ],
    contraria: [
      block('rdr-rechaza', [
        [
          'Existe una medida cautelar vigente y el {n:CC:229} permite [suspender|restringir] el contacto cuando daña al hijo.',
          'El informe advierte un riesgo actual, y el {n:CC:229} [supedita|condiciona] el derecho al bienestar del hijo.',
          'Ya hay un régimen que funciona; no se [probó|acreditó] motivo para alterarlo conforme al {n:CC:229}.',
          '{menor}, adolescente, rehúsa con razones [serias|atendibles], y el {n:CC:229} no autoriza a forzarlo.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('rdr-corte-acoge', [
        [
          'El régimen establecido es [prudente|gradual] y cumple el {n:CC:229}.',
          'Privar a {menor} del contacto requiere una causa grave que, según el {n:CC:229}, debe [probarse|demostrarse].',
          'Las aprensiones de la parte apelante no [bastan|alcanzan] para limitar lo que reconoce el {n:CC:229}.',
          'Un sistema con supervisión inicial [resguarda|protege] a {menor} y respeta el {n:CC:229}.',
        ],
      ]),
    ],
    contraria: [
      block('rdr-corte-rechaza', [
        [
          'La evidencia de maltrato [obliga|lleva] a restringir, como lo permite el {n:CC:229}.',
          'No puede imponerse un contacto que hoy [altera|desestabiliza] a {menor}; así se entiende el {n:CC:229}.',
          'Los informes recomiendan terapia previa y el {n:CC:229} [admite|tolera] esa espera.',
          'El {n:CC:229} no es un derecho [absoluto|irrestricto] de los padres.',
        ],
      ]),
    ],
  },
  orders: {
    acoge: [
      block('rdr-resuelve-acoge', [
        [
          'Se fija en favor de {actor} una relación directa y regular con {menor}, {horario}.',
          'Ha lugar: {actor} [estará|compartirá] con {menor} {horario}, y además {vacaciones}.',
          'Establécese el siguiente régimen: {horario}; en vacaciones, {vacaciones}.',
          'Se acoge lo pedido y {actor} [podrá|tendrá derecho a] ver a {menor} {horario}.',
        ],
      ]),
    ],
    acoge_parcial: [
      block('rdr-resuelve-parcial', [
        [
          'Se acoge en parte: {horario}, sin [pernoctación|alojamiento] durante los primeros seis meses.',
          'Parcialmente se hace lugar a lo pedido, con supervisión y solo {horario}.',
          'Fíjase un régimen [restringido|provisorio]: {horario}.',
          'Solo {horario} podrá {actor} [visitar|encontrarse con] a {menor}; en lo demás se rechaza.',
        ],
      ]),
    ],
    rechaza: [
      block('rdr-resuelve-rechaza', [
        [
          'Se rechaza la solicitud de {actor} y [se ordena|dispónese] terapia de revinculación.',
          'No ha lugar, por ahora, a la relación directa y regular [pedida|solicitada].',
          'Desestímase lo pedido y [mantiénese|continúa] el régimen vigente.',
          'Queda rechazada la petición, que podrá [renovarse|repetirse] con nuevos informes.',
        ],
      ]),
    ],
  },
})
