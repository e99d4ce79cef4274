/** Keys of the product for a norm as the planted truths name it: they leave out letters after a number, and name one law by its initials. */
export function keysOfPlanted(norm: string): readonly string[] {
  return [norm, `${norm}-2`, `${norm} A`, norm.replace(/^LGUC:/u, 'DFL-458-1975:')]
}
