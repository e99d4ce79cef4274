/** Path and query as the address bar shows them: the router's own fetches carry one parameter more. */
export function pageAddress(url: string): string {
  return url.replace(/([?&])_rsc=[^&]*(&|$)/, (_found, before: string, after: string) => (after === '&' ? before : ''))
}
