/** Caption with natural persons as initials («MP c/ P.J.R.S.»); institutions and companies keep their name. */
export const captionInitials = (caption: string): string =>
  caption
    .split(/(\s+c\/\s*|\s+con\s+|\/)/iu)
    .map((part, index) =>
      index % 2 === 1 || /^\s*(?:mp|ministerio p[uú]blico|fisco.*)\s*$/iu.test(part)
        ? part
        : part
            .split(/\s+/u)
            .map((word) => (word === '' ? '' : `${word.charAt(0)}.`))
            .join(''),
    )
    .join('')
