/** URL of the ruling's margin that lists contrary rulings on an article; `url` is the ruling's. */
export function contraryHref(url: string, article: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ articulo: article })}#rd-contrary`
}
