/** The margin of a ruling that lists who decided an article the other way; `url` is the ruling's. */
export function contraryHref(url: string, article: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ articulo: article })}#rd-contrary`
}
