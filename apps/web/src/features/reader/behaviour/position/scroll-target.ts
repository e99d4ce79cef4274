/** The element the address points at, inside the ruling's text or not; null when there is none. */
export function addressTarget(): HTMLElement | null {
  const anchor = location.hash.slice(1)
  return anchor === '' ? null : document.getElementById(decodeURIComponent(anchor))
}
