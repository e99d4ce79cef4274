/** True when a key press belongs to a field, so that single-letter shortcuts stay out of its way. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox], [type=button]), textarea, select'))
  )
}
