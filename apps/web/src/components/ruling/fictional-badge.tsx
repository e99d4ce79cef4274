/** Marks every ruling of the demonstration corpus. */
export function FictionalBadge() {
  return <span className="border-b border-dashed border-edge text-12 leading-[1.3] whitespace-nowrap text-ink-3">Sentencia ficticia</span>
}
