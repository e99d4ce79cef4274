/** What may have happened on a day. A `document` answers only a question that names it, and takes days away from the rest. */
export type EventName =
  | 'hiring'
  | 'dismissal'
  | 'accident'
  | 'facts'
  | 'arrest'
  | 'notice'
  | 'filing'
  | 'answer'
  | 'contract'
  | 'letter'
  | 'challenged'
  | 'marriage'
  | 'separation'
  | 'birth'
  | 'death'
  | 'due'
  | 'registration'
  | 'charges'
  | 'inspection'
  | 'surgery'
  | 'purchase'
  | 'document'
  | 'open'

interface DatedEvent {
  /** How a question asks for it. On folded text, as the wording. */
  readonly asked: RegExp | null
  /** Source of a regular expression: how a sentence names it. */
  readonly worded: string
  /** Whether the question must say of what: a notice of a claim is not one of a decision. */
  readonly isOfObject?: boolean
}

const acts =
  '(?:sentencia|resolucion|decreto|dictamen|acto|liquidacion|acta(?: de)? denuncia|acta|notificacion de infraccion|multa|oficio|ordinario|acuerdo|decision|fallo|pronunciamiento)'
const employment = '(?:relacion (?:laboral|de trabajo|contractual)|vinculo(?: laboral)?|servicios|contrato(?: de trabajo)?)'
const articles = '(?:(?:a|de|en|su|sus|la|las|el|los|una|un|dicha|esa|esta|con) )*'

/** Papers and acts of procedure that have a day of their own. */
const documents =
  '(?:sentencias?|resolucion(?:es)?(?: exentas?)?|decretos?|dictamen(?:es)?|oficios?|ordinario|actas?|informes?|certificados?(?: (?:de|del) (?:matrimonio(?! celebr)|nacimiento))?|escrituras?(?: publicas?)?(?: de (?:contrato de )?(?:promesa de )?(?:compraventa|cesion|mandato|hipoteca|constitucion|promesa|mutuo|adjudicacion|particion))?|facturas?|cheques?|licencias?(?: medicas?)?|finiquitos?(?: del? contrato(?: de trabajo)?)?|multas?(?= (?:n°|de fecha|cursada|impuesta|aplicada))|liquidacion(?:es)?|giros?|citacion|ley|comprobantes?|correos?(?: electronicos?)?|audiencia(?: de juicio| preparatoria| de preparacion)?|anexos?(?: (?:del?|al) contrato(?: de trabajo)?)?|convenio|solicitud|comparendo|publicad[oa]|diario oficial|mandato|boletas?|fichas?|atencion de urgencia|constancia|declaracion(?: jurada)?|querella|denuncia|reclamo|acusacion|requerimiento|auto de apertura|contestacion|poliza|testamento|plazo)'

const events: Readonly<Record<EventName, DatedEvent>> = {
  hiring: {
    asked: new RegExp(
      String.raw`\b(?:ingreso(?! del? (?:la |los? )?(?:demanda|recurso|reclam|causa|accion|denuncia|querella))|ingresaron)\b|\b(?:inici|comenz|comienz|empez|empiez)\p{L}* (?:a )?${articles}(?:prest|trabaj|servicio|labor|funcion|relacion|vinculo|contrato de trabajo)|\b(?:contratad[oa]|contratacion)\b|\bdesde (?:cuando|que (?:fecha|dia))\b.*\b(?:trabaj|prest|servicio|contrat)|\bantiguedad\b`,
      'u',
    ),
    worded: String.raw`ingres(?:o|a|aron|ando|ada|ado) (?:a ${articles}(?:prestar|trabajar|laborar|empresa|servicio|compañia|labores)|al servicio|con fecha|el dia|el(?= \d))|(?:inici|comenz|comienz|empez|empiez)\p{L}* (?:a )?${articles}(?:prest\p{L}*|trabaj\p{L}*|servicios|labor\p{L}*|funciones|relacion(?: laboral)?|vinculo(?: laboral)?|contrato de trabajo|desempeñ\p{L}*)|${employment}(?:,? \p{L}+){0,6}?,? (?:inici|comenz|empez)\p{L}*|relacion laboral con fecha de inicio|fecha de (?:inicio|ingreso)(?= (?:de |del |a )?(?:la |los |sus )?(?:relacion|servicios|labores|contrato|trabaj))|(?:fue|fueron|siendo) contratad[oa]s?|(?:lo|la) contrat(?:o|aron)`,
  },
  dismissal: {
    asked:
      /\b(?:auto)?desp[ei]d\p{L}*|\bdesvincul\p{L}*|\b(?:termin\p{L}*|cese|fin|ces[oó]|conclu\p{L}*)(?: de| del| a| al)? (?:la |el |los |su )?(?:relacion|vinculo|contrato de trabajo|contrato laboral|servicios)|\bseparacion (?:del|de la) trabajador/u,
    worded: String.raw`(?:auto ?)?desp[ei]d\p{L}*(?: (?:se |le |les |fue |me |fueron )*(?:comunic|notific|inform)\p{L}*)?|desvincul\p{L}*|(?:pus(?:o|ieron)|poner|pone|puesto|ponerse|poniendo|pusiera|pondra) (?:fin|termino)|termin(?:o|acion) (?:del?|al?) (?:la |los |su |sus )?(?:relacion|contrato|servicios|vinculo)|fecha de (?:termino|cese)(?= (?:de |del |a )?(?:la |los |sus )?(?:relacion|servicios|labores|contrato|trabaj))|${employment}(?:,? \p{L}+){0,4}?,? (?:(?<!\bel )termin(?:o|aron|ado)|conclu\p{L}+|finaliz\p{L}+|ces(?:o|aron))|cese de (?:los |sus )?(?:servicios|funciones)`,
  },
  accident: {
    asked: /\b(?:accident|siniestr|colision|choque|atropell|caida|incendio|volcamiento|explosion|hechos? dañosos?)\p{L}*/u,
    worded: String.raw`(?:accident|siniestr|colision|atropell|volcamiento|explosion)\p{L}*|(?:el|un) (?:choque|incendio)|(?:una|la|su) caida`,
  },
  facts: {
    asked:
      /\b(?:hechos?|delitos?|ilicitos?|crimen|robo|hurto|homicidio|femicidio|abuso|violacion(?! de)|estafa|lesiones|amenazas|receptacion|trafico|porte|manejo|conduccion)\b/u,
    worded: String.raw`(?:hechos?|delitos?|ilicitos?|sucesos?) (?:\p{L}+ ){0,6}?(?:ocurri|acaeci|aconteci|sucedi|suscit|acont)\p{L}*|(?:ocurrid|acaecid|acontecid|perpetrad|(?<!\b(?:su|el|del|al) )cometid|(?<=\b(?:hechos?|actos?|conductas?|delitos?|ilicitos?|sido|fue|fueron|habrian|haber) )ejecutad|verificad|sorprendid)[oa]s?(?! (?:por|en contra))`,
  },
  arrest: {
    asked: /\b(?:deten(?:cion|id[oa]s?|ido)|detuvo|aprehen\p{L}*|arrest\p{L}*|privad[oa]s? de libertad|pres[oa])\b/u,
    worded: String.raw`detencion (?:y|o) (?:\p{L}+ )?prision preventiva|detenid[oa]s?|detuvo|detuvieron|(?<!control de )(?<!control de la )detencion|aprehen\p{L}+|privad[oa]s? de libertad(?:[^.;]{0,80}prision preventiva)?|prision preventiva`,
  },
  notice: {
    asked: /\b(?:notific|emplaz)\p{L}*/u,
    worded: String.raw`notific(?!acion(?:es)? de infraccion|ese|acion n°)\p{L}*|emplaz\p{L}*`,
    isOfObject: true,
  },
  filing: {
    asked:
      /\b(?:present|interpu|interpon|interposicion|deduj|deduc|entabl)\p{L}*|\bse recurrio\b|\bingreso del? (?:la |los? )?(?:demanda|recurso|reclam|causa|accion|denuncia|querella)|\b(?:fecha|dia) del? (?:la |los? )?(?:demanda|recurso|reclamo|reclamacion|denuncia|querella|apelacion|solicitud)\b/u,
    worded: String.raw`(?:interpu|interpon|interposi|deduj|entabl)\p{L}*|deduc(?:e|en|ida|ido|ir|iendo)|present(?:o|a|an|aron|ada|ado|acion|ar|andose|ando)|ingres(?:o|ada|ado) (?:la |el |esta |su )?(?:demanda|recurso|reclam\p{L}+|causa|accion)|recurr(?:e|io|en) de proteccion`,
    isOfObject: true,
  },
  answer: {
    asked: /\bcontest\p{L}*/u,
    worded: String.raw`(?:contest(?:o|a|aron|an|ando|ada|acion)|evacu(?:o|a|ando)|replic(?:o|a|ando)|duplic(?:o|a|ando))(?: (?:\p{L}+ ){0,5}?(?:demanda|accion|recurso|reclamo|reclamacion|excepcion(?:es)?)(?: (?:deducid|interpuest|presentad|entablad|formulad)[oa]s?)?)?`,
    isOfObject: true,
  },
  contract: {
    asked: null,
    worded: String.raw`contratos?(?: (?:de|del|a) (?:la )?\p{L}+){0,3}(?: (?:suscrit|celebrad)o)?|pagares?(?: a la vista)?(?: n°? ?[\p{L}\d]+)?|(?:promesa de )?compraventa|mutuo(?: hipotecario)?|(?:suscri|celebr|otorg)\p{L}+ (?:\p{L}+ ){0,4}?(?:contrato|compraventa|promesa|pagare|arrendamiento|mutuo|escritura)`,
  },
  letter: {
    asked: /\b(?:carta|misiva|comunicacion|aviso)\b/u,
    worded: String.raw`(?:cartas?|misiva|comunicacion|comprobante de (?:carta|aviso)|aviso de termino)(?: (?:certificada|de|del|con|al|a|la|para|aviso|despido|autodespido|termino|contrato|trabajo|comunicacion|adecuacion|desafiliacion|que|se|comunic\p{L}+|dirigida|enviada|n°|\d+))*`,
  },
  challenged: {
    asked:
      /\b(?:sentencia|resolucion|decision|fallo|acto|decreto|dictamen|liquidacion|multa)\b.*\b(?:recurrid|impugnad|apelad|reclamad|en alzada|primera instancia|primer grado|anulad|invalidad|se recurre|se apela|se reclama|se impugna|impugna)|\bacto administrativo\b/u,
    worded: String.raw`resolucion(?:es)? de multa|${acts} (?:\p{L}+ ){0,2}?(?:apelad|recurrid|impugnad|reclamad)[oa](?:,? (?:dictad|pronunciad|librad)[oa](?: en (?:la )?audiencia)?)?|${acts} (?:\p{L}+ )?(?:en alzada|en revision|de primer(?:a)? (?:instancia|grado))|(?:contra(?: de)?|(?:deja|dejar|dejase|dejo|dejando|dejandose) sin efecto|(?:confirma|revoca|invalida|anula)(?:,? (?:(?:sin|con) costas|en lo (?:apelado|demas))[^.;]{0,50}?,?)?|(?:ha|da|hace) lugar|impugn\p{L}+|ilegalidad de|dictacion de|reclam\p{L}+ (?:en contra )?de|recurr\p{L}+ de) (?:(?:de|a) )?(?:(?:la|el|del|al) )?(?:(?:citad|referid|aludid|mencionad)[oa] )?${acts}(?: (?:definitiva|exenta|administrativ[oa]|alcaldici[oa]|de multa|de reemplazo|sancionatoria|apelada))*(?:,? (?:dictad|pronunciad|librad)[oa](?: en (?:la )?audiencia)?)?`,
  },
  marriage: {
    asked: /\bmatrimoni\p{L}*|\bcasaron\b/u,
    worded: String.raw`(?:contraj\p{L}+|contraid\p{L}+|celebr\p{L}+) (?:el |su |un )?matrimonio|matrimonio(?: civil)? (?:fue |que )?(?:celebr|contra)\p{L}+|fecha (?:de(?:l)?|de su) matrimonio|se casaron`,
  },
  separation: {
    asked: /\b(?:ces|separ|termin|fin)\p{L}*\b.*\b(?:convivencia|de hecho|vida en comun)\b|\bconvivencia\b.*\bces/u,
    worded: String.raw`ces(?:e|o|aron|ado) (?:\p{L}+ ){0,3}?convivencia|convivencia (?:\p{L}+ ){0,4}?(?:ces\p{L}+|termin\p{L}+|fin\p{L}*)|separ\p{L}+ de hecho|se separaron|(?:fin|termino) (?:a|de) (?:la|su) convivencia`,
  },
  birth: { asked: /\b(?:naci|nacio|nacimiento|nacid[oa]s?)\b/u, worded: 'naci(?:o|da|do|das|dos|eron|miento)' },
  death: { asked: /\b(?:falleci|muert|murio|defuncion|deceso)\p{L}*/u, worded: String.raw`falleci\p{L}*|murio|muerte|defuncion|deceso` },
  due: {
    asked: /\b(?:vencimiento|venc(?:e|io|ia|en|ian))\b/u,
    worded: 'vencimientos?|venc(?:e|en|io|ia|ian|eria)|pagader[oa]|exigibles?',
    isOfObject: true,
  },
  registration: { asked: /\binscri\p{L}*/u, worded: '(?:re)?inscri(?:pcion|t[oa]s?|bio|bieron)' },
  charges: {
    asked: /\bformul\p{L}* (?:de )?(?:los )?cargos\b/u,
    worded: String.raw`formul\p{L}+ (?:de )?(?:los )?cargos|cargos (?:\p{L}+ ){0,2}?formulados`,
  },
  inspection: {
    asked: /\bfiscaliz(?:acion|aron|o|ad[oa])\b|\b(?:visita|inspeccion) (?:inspectiva|de|en|a)\b/u,
    worded:
      '(?<!(?:division|departamento|unidad|activacion|informe|acta|orden|solicitud|programa|proceso|procedimiento|inicio) de )fiscaliz(?:aciones|acion|o|aron|ad[oa]s?)|visita (?:inspectiva|de fiscalizacion|de inspeccion)',
  },
  surgery: {
    asked: /\b(?:cirugia|operacion quirurgica|intervencion quirurgica|operad[oa]|opero)\b/u,
    worded: 'cirugias?|(?:intervencion|operacion) quirurgica|(?:intervenid|operad)[oa]s? (?:quirurgicamente )?|se opero',
  },
  purchase: {
    asked: /\b(?:compra|compro|compraron|adquirio|adquirieron|adquisicion)\b/u,
    worded: 'compr(?:o|aron)|adquiri(?:o|eron)|(?:la|su) compra|adquisicion',
  },
  document: { asked: null, worded: documents },
  /** What a question asks for in words that no other event has: see `readOpenEvent`. */
  open: { asked: null, worded: '(?!)' },
}

const names = Object.keys(events) as EventName[]
const wordings = names.map((name) => ({
  name,
  pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${events[name].worded})(?![\p{L}\d])`, 'gu'),
}))

/** What is noticed, filed or told by a letter has a day of its own. So have what falls due and what is registered. */
const heads: ReadonlySet<EventName> = new Set(['notice', 'filing', 'letter', 'due', 'registration', 'charges'])

/** The events for whose day a folded question asks, each with where it is named; none where it asks for another. */
export function askedEvents(question: string): ReadonlyMap<EventName, number> {
  const asked = names.flatMap((name): [EventName, number][] => {
    const at = question.search(events[name].asked ?? /(?!)/u)
    return at < 0 ? [] : [[name, at]]
  })
  const head = asked.filter(([name]) => heads.has(name))
  return new Map(head.length > 0 ? head : asked)
}

/** Whether a day of it must stand beside what the question says of it. */
export function isOfObject(name: EventName): boolean {
  return events[name].isOfObject === true
}

/** Words that name an event, with their half-open range. */
export interface EventCue {
  readonly names: ReadonlySet<EventName>
  readonly from: number
  readonly to: number
}

/** «el despido ocurrido el 3 de mayo»: what happened stands before. */
const isParticiple = /^\p{L}+(?:id|ad)[oa]s?$/u
const maxToParticiple = 60

/** What a folded text names, in order, with what a question asks for in its own words. Of words within others only the longer ones count: a letter of dismissal is a letter. */
export function findEventCues(folded: string, open: readonly EventCue[] = []): EventCue[] {
  const found = wordings
    .flatMap(({ name, pattern }) =>
      Array.from(folded.matchAll(pattern), ({ index, 0: words }) => ({ name, from: index, to: index + words.length })),
    )
    .filter(({ from, to }) => !open.some((each) => each.from < to && from < each.to))
    .concat(open.map(({ from, to }) => ({ name: 'open' as const, from, to })))
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const cues: { names: Set<EventName>; from: number; to: number }[] = []
  for (const { name, from, to } of found) {
    const last = cues.at(-1)
    const isOfLast = name === 'facts' && last !== undefined && isParticiple.test(folded.slice(from, to))
    if (isOfLast && from - last.to < maxToParticiple && !/[,;.]/u.test(folded.slice(last.to, from))) {
      last.to = to
      continue
    }
    if (last === undefined || from >= last.to) cues.push({ names: new Set([name]), from, to })
    else if (last.from === from && last.to === to) last.names.add(name)
  }
  return cues
}
