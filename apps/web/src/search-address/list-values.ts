/** Commas separate the values of one parameter. A comma inside a value is written `%2C`, and a literal `%2C` is `%252C`. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/%(?=2C|25)/gi, '%25').replaceAll(',', '%2C')).join(',')
}

/** Accepts the parameter once, repeated, or with commas. Trims the values and drops blanks and repetitions. */
export function splitValues(parameters: readonly string[]): string[] {
  const values = parameters
    .flatMap((parameter) => parameter.split(','))
    .map((value) => value.replaceAll(/%(2C|25)/gi, (_, code: string) => (code === '25' ? '%' : ',')).trim())
  return [...new Set(values.filter((value) => value !== '' && value !== '-'))]
}
