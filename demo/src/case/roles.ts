import type { CaseFile } from './case-file.ts'
import type { Instance, Level } from './level.ts'

const roleNames = {
  penal: ['el Ministerio Público', 'la defensa'],
  proteccion: ['la parte recurrente', 'la recurrida'],
  default: ['la parte demandante', 'la demandada'],
} as const

const rolesOf = (file: CaseFile): readonly [string, string] => {
  if (file.matter.collection === 'penal') return roleNames.penal
  if (file.matter.action !== undefined) return roleNames.proteccion
  return roleNames.default
}

/** Who appeals a decision: the side that lost it. */
export function loserOf(file: CaseFile, level: Level): string {
  return rolesOf(file)[level.line === 'favorable' ? 1 : 0]
}

/** Name of the action at first instance, a feminine noun. */
export function actionNoun(file: CaseFile): string {
  const { matter } = file
  if (matter.collection === 'penal') return 'acusación'
  if (matter.collection === 'familia') return 'solicitud'
  if (matter.action !== undefined) return `acción de ${matter.action.appealType.toLowerCase().replace(/-.*/, '')}`
  return 'demanda'
}

export function firstResult(level: Level): string {
  if (level.outcome === 'acoge_parcial') return 'acogida en parte'
  return level.line === 'favorable' ? 'acogida' : 'rechazada'
}

/** The decision of the court below, as a verb phrase that continues a sentence. */
export function decisionBelow(file: CaseFile, instance: Instance): string {
  const [origin, before] = instance.below
  if (origin === undefined) return 'decidió'
  const action = actionNoun(file)
  if (before === undefined) return `${origin.line === 'favorable' ? 'acogió' : 'rechazó'} la ${action}`
  const same = origin.line === before.line
  const result = origin.line === 'favorable' ? `dio lugar a la ${action}` : `desestimó la ${action}`
  if (origin.proceeding === 'nullity')
    return same ? 'rechazó el recurso de nulidad' : `acogió el recurso de nulidad y, en sentencia de reemplazo, ${result}`
  return same ? 'confirmó la sentencia apelada' : `revocó la sentencia apelada y ${result}`
}

/** The replacement decision of a court that takes this line, as a verb phrase. */
export function replacement(file: CaseFile, level: Level): string {
  const action = actionNoun(file)
  if (file.matter.collection === 'penal')
    return level.line === 'favorable'
      ? `se condena a ${file.actor.named} como autor del delito por el que fue ${file.actor.feminine ? 'acusada' : 'acusado'}`
      : `se absuelve a ${file.actor.named} de la acusación formulada en su contra`
  if (level.line === 'favorable') return `se acoge la ${action} deducida por ${file.actor.named} en contra de ${file.respondent.named}`
  return `se rechaza la ${action} deducida por ${file.actor.named} en contra de ${file.respondent.named}`
}

/** What the dissenter would have decided, in the infinitive. */
export function contraryDecision(file: CaseFile, instance: Instance): string {
  const { level, below } = instance
  const [origin] = below
  const accept = level.line === 'contraria'
  switch (level.proceeding) {
    case 'appeal':
      return origin !== undefined && origin.line === level.line ? 'revocar la sentencia en alzada' : 'confirmar la sentencia en alzada'
    case 'nullity':
      return origin !== undefined && origin.line === level.line ? 'acoger el recurso de nulidad' : 'rechazar el recurso de nulidad'
    case 'cassation':
      return origin !== undefined && origin.line === level.line
        ? 'acoger el recurso de casación en el fondo'
        : 'rechazar el recurso de casación en el fondo'
    case 'unification':
      return origin !== undefined && origin.line === level.line ? 'acoger el recurso de unificación' : 'rechazar el recurso de unificación'
    case 'complaint':
      return origin !== undefined && origin.line === level.line ? 'acoger el recurso de queja' : 'rechazar el recurso de queja'
    case 'inaplicabilidad':
      return accept ? 'acoger el requerimiento' : 'rechazar el requerimiento'
    default:
      return `${accept ? 'acoger' : 'rechazar'} la ${actionNoun(file)}`
  }
}

/** «Salinas con Comercial Los Aromos SpA», «C/ Pedro …». */
export function captionOf(file: CaseFile): string {
  if (file.matter.collection === 'penal') return `MINISTERIO PÚBLICO C/ ${file.actor.bare.toUpperCase()}`
  const separator = file.matter.action !== undefined ? '/' : ' CON '
  return `${file.actor.short.toUpperCase()}${separator}${file.respondent.short.toUpperCase()}`
}

/** How a ruling refers to a party after naming it: «el actor», «la señora Salinas». */
export function shortNames(file: CaseFile, side: 0 | 1): readonly string[] {
  const party = side === 0 ? file.actor : file.respondent
  const { collection, action } = file.matter
  const form = (masculine: string, feminine: string) => (party.feminine ? `la ${feminine}` : `el ${masculine}`)
  const called =
    party.named === party.bare || !/^don/.test(party.named)
      ? []
      : [form(`señor ${party.short.split(' ')[0]}`, `señora ${party.short.split(' ')[0]}`)]
  if (collection === 'penal') return side === 0 ? [form('acusado', 'acusada'), ...called, form('encausado', 'encausada')] : [party.named]
  if (collection === 'tribunal_constitucional')
    return side === 0 ? [form('requirente', 'requirente'), 'la parte requirente', ...called] : [party.named]
  if (collection === 'contraloria')
    return side === 0 ? [form('recurrente', 'recurrente'), form('interesado', 'interesada'), ...called] : [party.named]
  if (action !== undefined)
    return side === 0
      ? ['la parte recurrente', form('recurrente', 'recurrente'), ...called]
      : [form('recurrido', 'recurrida'), 'la parte recurrida']
  return side === 0
    ? [form('actor', 'actora'), form('demandante', 'demandante'), ...called]
    : [form('demandado', 'demandada'), 'la parte demandada', ...called]
}
