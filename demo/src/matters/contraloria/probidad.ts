import { block } from '../block.ts'
import { opinion } from './matter.ts'

export const contraloriaProbidad = opinion({
  id: 'cgr-probidad',
  subjects: ['probidad administrativa', 'conflicto de interés', 'deber de abstención'],
  parties: { actor: 'persona', demandado: 'municipalidad' },
  years: [2000, 2026],
  lists: {
    vinculo: ['un hermano', 'su cónyuge', 'una sociedad de la que es socio', 'un antiguo empleador', 'una cuñada'],
    acto: [
      'la adjudicación de un contrato de mantención',
      'la contratación a honorarios',
      'la entrega de una subvención',
      'la evaluación de una oferta',
    ],
    autoridad: [
      'el director de obras',
      'la jefa de finanzas',
      'un concejal',
      'el administrador municipal',
      'el encargado de adquisiciones',
    ],
  },
  controversy: 'ley-18575:62',
  norms: ['ley-18575:52', 'ley-18575:62', 'CPR:8', 'ley-10336:6'],
  facts: [
    block('probidad-hechos', [
      [
        'Denuncia {actor} que {autoridad} de {demandado} intervino en {acto}, que favoreció a {vinculo}.',
        'Se [consulta|pregunta] si infringe la probidad la participación de {autoridad} en {acto}, en que tenía interés {vinculo}.',
        'Según {actor}, en {acto}, de {fechaHecho}, {autoridad} no se abstuvo pese a que el beneficiado era {vinculo}.',
        'La presentación alude a {acto} por {montoDoc}, resuelta el {fechaHecho} con [intervención|participación] de {autoridad}, relacionado con {vinculo}.',
      ],
    ]),
  ],
  claim: [
    block('probidad-pide', [
      [
        'Pide que se instruya un procedimiento [disciplinario|sumarial] y se invalide lo obrado.',
        'Solicita un pronunciamiento sobre la regularidad de {acto} y las [responsabilidades|sanciones] que procedan.',
        'Requiere que se remitan los antecedentes al Ministerio Público.',
        'Estima que hubo tráfico de influencias y [exige|reclama] una fiscalización.',
      ],
    ]),
  ],
  defence: [
    block('probidad-informe', [
      [
        'El municipio informa que {autoridad} se limitó a [visar|firmar] un documento sin poder de decisión.',
        'Se responde que la relación con {vinculo} fue [declarada|informada] en su oportunidad.',
        'La entidad edilicia asegura que {acto} fue resuelta por una comisión de tres integrantes y que el voto objetado no fue [determinante|decisivo].',
        'Explica la repartición que existía un solo [oferente|interesado] y que el precio era de mercado.',
      ],
    ]),
  ],
  evidence: [
    block('probidad-antecedentes', [
      [
        'Se verificó que el decreto N° {numDoc}, de {fechaDoc}, lleva la [firma|rúbrica] del aludido.',
        'El acta de evaluación de {fechaDoc} [registra|consigna] su asistencia y voto.',
        'En la declaración de intereses de {fechaDoc} no [aparece|figura] el vínculo.',
        'Revisado el registro de sociedades, consta la [participación|calidad] denunciada.',
      ],
    ]),
  ],
  law: [
    block('probidad-derecho', [
      [
        'El {n:CPR:8} obliga a dar estricto cumplimiento al principio de probidad en todas las actuaciones de la función pública.',
        'Desempeño honesto y leal, con preeminencia del interés general: así [define|describe] la probidad el {n:ley-18575:52}.',
        'La probidad, que tiene rango constitucional en el {n:CPR:8}, [alcanza|comprende] a toda autoridad, cualquiera sea la fuente de su designación.',
        'Conforme al {n:ley-18575:52}, el servidor público ha de anteponer el interés general al [particular|propio].',
      ],
      [
        'El {n:ley-18575:62}, en su numeral sexto, tiene por contravención grave intervenir en razón de las funciones en asuntos en que se tenga interés personal o lo tengan parientes.',
        'Deber de abstención hay, según el {n:ley-18575:62}, ante cualquier circunstancia que [reste|quite] imparcialidad.',
        'Basta el conflicto potencial, de acuerdo con el {n:ley-18575:62}, sin necesidad de [daño|perjuicio] efectivo.',
        'La regla del {n:ley-18575:62} obliga a [poner|dar] en conocimiento del superior la implicancia.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('probidad-acoge', [
        [
          'Acreditado que {autoridad} intervino en {acto} teniendo interés {vinculo}, se infringió el deber de abstención del {n:ley-18575:62}, aunque su voto no fuera [decisivo|dirimente].',
          'La sola participación, en las circunstancias anotadas, [transgrede|vulnera] el {n:ley-18575:62}, cuyo propósito es preservar la confianza ciudadana.',
          'No es atendible que la relación fuera conocida: el {n:ley-18575:62} manda [abstenerse|inhibirse], no solo declararlo.',
          'El {n:ley-18575:62} resultó contravenido desde que {autoridad} [debió|tenía que] marginarse de {acto}.',
        ],
        [
          'Corresponde instruir un sumario para [determinar|establecer] responsabilidades.',
          'Esta Entidad ponderará si el vicio afecta la validez del acto.',
          'La ausencia de perjuicio [incide|influye] solo en la graduación de la sanción.',
          'La medida disciplinaria que proceda será [fijada|definida] por la autoridad competente.',
        ],
      ]),
    ],
    contraria: [
      block('probidad-rechaza', [
        [
          'La relación invocada no está entre las que el {n:ley-18575:62} [menciona|considera], ni se probó un interés que reste imparcialidad.',
          'El aludido no tuvo injerencia en {acto}; su firma es un [trámite|acto] de mero orden, ajeno al {n:ley-18575:62}.',
          'Oportunamente se abstuvo, según el acta, con lo que quedó [observado|cumplido] el {n:ley-18575:62}.',
          'Los antecedentes no [permiten|autorizan] configurar la contravención del {n:ley-18575:62}, que exige intervenir en razón del cargo.',
        ],
        [
          'La denuncia se [apoya|basa] en presunciones.',
          'No se acompañó documento que la [respalde|sustente].',
          'Ello no obsta a que el municipio [refuerce|mejore] sus controles.',
          'El vínculo de amistad, por sí solo, no [inhabilita|excluye].',
        ],
      ]),
    ],
  },
})
