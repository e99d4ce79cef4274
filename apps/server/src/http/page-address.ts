/** Path and query as the address bar shows them, without the parameter that the router's own fetches add. */
export function pageAddress(url: string): string {
  return url.replace(/([?&])_rsc=[^&]*(&|$)/, (_found, before: string, after: string) => (after === '&' ? before : ''))
}
