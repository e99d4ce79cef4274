const kinds: Readonly<Record<string, string>> = { ley: 'ley', leyes: 'ley', dl: 'dl', dfl: 'dfl', ds: 'ds' }
const linking = new Set(['y', 'e', 'n', 'nº', 'no', 'nro', 'num', 'numero', 'numeros', 'nos'])

/** Reads the words of a text in order and finds the law that a number belongs to: «ley 19.496» → `ley19496`, lists included. */
export class LawNumberReader {
  #kind: string | null = null
  #at = -1
  #before = ''
  #beforeThat = ''

  /** Term of the law when this word is its number, else null. */
  read(exact: string, isNumber: boolean, position: number): string | null {
    const term =
      isNumber && this.#kind !== null && position - this.#at <= 1 && exact.length >= (this.#kind === 'ley' ? 4 : 1)
        ? this.#kind + exact
        : null
    const opens = kinds[exact]
    if (opens !== undefined) {
      this.#kind = this.#decree(exact) ?? opens
      this.#at = position
    } else if (term !== null || (this.#kind !== null && position - this.#at <= 1 && linking.has(exact))) {
      this.#at = position
    } else if (this.#kind !== null && position - this.#at > 1) {
      this.#kind = null
    }
    this.#beforeThat = this.#before
    this.#before = exact
    return term
  }

  #decree(exact: string): string | null {
    if (exact !== 'ley') return null
    if (this.#before === 'decreto') return 'dl'
    return this.#before === 'de' && this.#beforeThat === 'fuerza' ? 'dfl' : null
  }
}
