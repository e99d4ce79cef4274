import type { TextSpan } from '../analysis/text-span.ts'

const types = '(?:INA|INC|INHA|CPT|CCA|CCO|CDS|CAA)'
/** «14.695-22-INA»: the action that a number of the Tribunal Constitucional names, behind it. */
export const actionType = new RegExp(String.raw`^(?:,\s|\s?[-–]?\s?)\(?${types}(?!\p{L})\)?`, 'u')
const endsWithAction = new RegExp(String.raw`[-–]\s?${types}$`, 'u')
/** «Rol INA N° 14.695-22», «INA-14.695-22». */
const actionBefore = new RegExp(String.raw`(?<!\p{L})${types}[\s-]*(?:N(?:[°º.]|ro\.?|o\.)\s*)?$`, 'u')
const reachOfAction = 12

/** Whether a number names an action of the Tribunal Constitucional, before, in or behind it. */
export function namesAction(text: string, { from, to }: TextSpan): boolean {
  return (
    actionType.test(text.slice(to, to + reachOfAction)) ||
    endsWithAction.test(text.slice(from, to)) ||
    actionBefore.test(text.slice(Math.max(0, from - reachOfAction), from))
  )
}
