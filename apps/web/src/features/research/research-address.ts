/** Address of a research job; of the form for null. */
export function researchAddress(id: string | null): string {
  return id === null ? '/investigaciones' : `/investigaciones?${new URLSearchParams({ id })}`
}
