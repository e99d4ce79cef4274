const participles = '(?:signad|numerad|marcad|individualizad|identificad|singularizad|distinguid|promulgad|publicad)'

/** «signada con el», «que lleva el», «cuyo número es el»: words between a law or an article and its number. */
export const numberedBy = String.raw`(?:${participles}[ao]s?(?:\s+(?:con|bajo)\s+(?:el|la|los))?|que\s+(?:(?:se\s+)?[a-z]{4,}\s+(?:con|bajo)|lleva|tiene|porta|ostenta|hace|corresponde\s+a)l?(?:\s+(?:el|por))?|cuyo\s+numero\s+es(?:\s+el)?|de(?=\s+numero))`
