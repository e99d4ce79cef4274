import { block } from '../block.ts'
import { opinion } from './matter.ts'

export const contraloriaPermisos = opinion({
  id: 'cgr-permisos-edificacion',
  subjects: ['permiso de edificación', 'urbanismo y construcciones', 'plan regulador'],
  parties: { actor: 'persona', demandado: 'municipalidad' },
  lists: {
    proyecto: [
      'un edificio de doce pisos',
      'un conjunto de viviendas sociales',
      'un supermercado',
      'la ampliación de un colegio',
      'un condominio de parcelas',
    ],
    vicio: [
      'excede la altura máxima',
      'no cumple los estacionamientos exigidos',
      'se emplaza en un área verde',
      'enfrenta una vía de ancho insuficiente',
      'altera la densidad permitida',
    ],
  },
  controversy: 'LGUC:116',
  norms: ['LGUC:116', 'LGUC:12', 'ley-19880:53'],
  facts: [
    block('permiso-hechos', [
      [
        'Denuncia {actor} que la Dirección de Obras de {demandado} otorgó el permiso N° {numDoc}, para {proyecto} que {vicio}.',
        'Vecinos, representados por {actor}, objetan el permiso de {fechaDoc} que [autoriza|ampara] {proyecto} en {direccion}, por cuanto {vicio}.',
        'Se reclama contra la negativa a otorgar permiso para {proyecto}, fundada en que {vicio}.',
        '{actor} solicita un pronunciamiento sobre {proyecto}, que se construye en {comuna} y que, a su juicio, {vicio}.',
      ],
    ]),
  ],
  claim: [
    block('permiso-pide', [
      [
        'Pide que se ordene [invalidar|dejar sin efecto] el permiso y paralizar las obras.',
        'Solicita que se determine si lo [obrado|resuelto] por la Dirección de Obras se ajusta al plan regulador.',
        'Requiere fiscalizar al director de obras y [perseguir|establecer] responsabilidades.',
        'Sostiene que el cambio de normas lo [perjudica|afecta] y que debe estarse a las anteriores.',
      ],
    ]),
  ],
  defence: [
    block('permiso-informe', [
      [
        'La Dirección de Obras informa que el anteproyecto aprobado [conservaba|mantenía] las normas vigentes a su fecha.',
        'Responde el municipio que el expediente cuenta con revisor independiente y que {proyecto} [cumple|satisface] la ordenanza.',
        'Se hizo presente que el permiso es un acto reglado y que, reunidos los requisitos, debía [otorgarse|concederse].',
        'Por su parte, la secretaría regional ministerial [opinó|manifestó] que la interpretación del municipio es atendible.',
      ],
    ]),
  ],
  evidence: [
    block('permiso-antecedentes', [
      [
        'Revisado el expediente, consta el certificado de informaciones previas de {fechaDoc} y la [memoria|planimetría] del proyecto.',
        'En la visita inspectiva de {fechaDoc} se [verificó|constató] el avance de las obras.',
        'El plano agregado a fojas {folio} [muestra|grafica] el ancho de la vía.',
        'La resolución de aprobación del anteproyecto, N° {numDoc}, [data|es] de {fechaDoc}.',
      ],
    ]),
  ],
  law: [
    block(
      'permiso-derecho',
      [
        [
          'La construcción, reconstrucción o ampliación de edificios requiere permiso de la Dirección de Obras Municipales, según el {n:LGUC:116}.',
          'El {n:LGUC:116} manda [conceder|otorgar] el permiso si, de acuerdo con los antecedentes, el proyecto cumple las normas urbanísticas.',
          'Acto reglado por excelencia, el del {n:LGUC:116} no [admite|tolera] consideraciones de mérito.',
          'Con arreglo al {n:LGUC:116}, las normas urbanísticas son las que [afectan|rigen] a la edificación en cuanto a uso, densidad, altura y estacionamientos, entre otras.',
        ],
        [
          'Los permisos pueden ser invalidados dentro de dos años, previa audiencia, conforme al {n:ley-19880:53}.',
          'La potestad invalidatoria del {n:ley-19880:53} tiene por límite la [buena fe|confianza] de terceros.',
          'Respecto de los vicios, el {n:ley-19880:53} [faculta|autoriza] a la propia autoridad para corregirlos.',
          'Transcurrido el bienio del {n:ley-19880:53}, el acto [queda|permanece] firme.',
        ],
      ],
      { optional: [1] },
    ),
    block('permiso-derecho-interpretacion', [
      [
        'Impartir instrucciones para la aplicación de la ley es tarea de la División de Desarrollo Urbano y de las secretarías regionales, a las que corresponde resolver reclamos según el {n:LGUC:12}.',
        'El {n:LGUC:12} entrega a la secretaría regional ministerial el conocimiento de las [reclamaciones|quejas] contra las direcciones de obras.',
        'Del {n:LGUC:12} resulta una vía de [reclamo|impugnación] específica ante la autoridad sectorial.',
        'Ello no excluye el control de esta Contraloría, aun existiendo el reclamo del {n:LGUC:12}.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('permiso-acoge', [
        [
          'De los planos resulta que el proyecto {vicio}, de modo que el permiso se [otorgó|extendió] con infracción del {n:LGUC:116}.',
          'El anteproyecto había caducado y, por lo mismo, no podía [invocarse|usarse] para eludir las normas nuevas; se vulneró el {n:LGUC:116}.',
          'Siendo reglado el acto del {n:LGUC:116}, la Dirección de Obras carecía de [facultad|potestad] para dispensar el requisito.',
          'La interpretación del municipio [desatiende|contraría] el tenor del plan regulador y, con ello, el {n:LGUC:116}.',
        ],
        [
          'Deberá iniciarse un procedimiento de [invalidación|revisión], con audiencia del titular.',
          'Corresponde además instruir un proceso [disciplinario|sumarial].',
          'La conformidad del revisor no [sanea|subsana] el defecto.',
          'La recepción definitiva no podrá [otorgarse|darse] mientras tanto.',
        ],
      ]),
    ],
    contraria: [
      block('permiso-rechaza', [
        [
          'El proyecto cumple las normas que le eran aplicables y la autoridad estaba [obligada|compelida] a conceder el permiso, según el {n:LGUC:116}.',
          'El anteproyecto vigente amparaba {proyecto}, por lo que el {n:LGUC:116} fue debidamente [observado|aplicado].',
          'No se acreditó que el proyecto {vicio}; antes bien, los planos [confirman|muestran] lo contrario y el {n:LGUC:116} quedó satisfecho.',
          'Han transcurrido más de dos años desde el permiso, y cualquier reproche sobre el {n:LGUC:116} resulta [tardío|extemporáneo].',
        ],
        [
          'El terreno, las molestias y la vista son cuestiones [ajenas|extrañas] a la legalidad urbanística.',
          'Los terceros adquirentes de buena fe deben ser [protegidos|respetados].',
          'El reclamante puede acudir a los [tribunales|jueces].',
          'La autoridad sectorial llegó a igual [conclusión|parecer].',
        ],
      ]),
    ],
  },
})
