import { findTestCard, testCards } from '../state/test-cards.ts'
import { errorNote, type Html, html } from './html.ts'

/** Fields that the person typed. */
export type Form = ReadonlyMap<string, string>

const bankRut = '111111111'
const bankPassword = '123'
const cvv = '123'

const spaced = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** The card form's fields. */
export function cardFields(problem: string | null): Html {
  return html`${errorNote(problem)}
<label for="numero">Número de tarjeta <span class="hint">Acepta: ${spaced(testCards.credit.number)}. Rechaza al inscribir: ${spaced(testCards.refusedAtRegistration.number)}. Rechaza al cobrar: ${spaced(testCards.refusedAtCharge.number)}.</span></label>
<input id="numero" name="numero" inputmode="numeric" autocomplete="off" maxlength="23" required autofocus>
<label for="vencimiento">Vencimiento <span class="hint">MM/AA, cualquiera futuro</span></label>
<input id="vencimiento" name="vencimiento" inputmode="numeric" autocomplete="off" maxlength="5" required>
<label for="cvv">Código de seguridad <span class="hint">${cvv}</span></label>
<input id="cvv" name="cvv" inputmode="numeric" autocomplete="off" maxlength="4" required>`
}

export function digitsOf(form: Form, name: string): string {
  return (form.get(name) ?? '').replaceAll(/[\s-]/g, '')
}

/** What is wrong with the typed card; null for a test card that is in order. `today` is `yyyy-mm-dd`. */
export function cardProblem(form: Form, today: string): string | null {
  if (findTestCard(digitsOf(form, 'numero')) === null) return 'El número no es de una tarjeta de prueba. Use uno de los indicados.'
  const expiry = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec((form.get('vencimiento') ?? '').trim())
  if (expiry === null) return 'El vencimiento debe tener la forma MM/AA.'
  if (`20${expiry[2]}-${expiry[1]}` < today.slice(0, 7)) return 'La tarjeta está vencida.'
  return form.get('cvv') === cvv ? null : `El código de seguridad de las tarjetas de prueba es ${cvv}.`
}

/** The simulated bank's fields. */
export function bankFields(problem: string | null): Html {
  return html`${errorNote(problem)}
<label for="rut">RUT <span class="hint">11.111.111-1</span></label>
<input id="rut" name="rut" autocomplete="off" maxlength="12" autofocus>
<label for="clave">Clave <span class="hint">${bankPassword}</span></label>
<input id="clave" name="clave" type="password" autocomplete="off" maxlength="20">`
}

export function bankProblem(form: Form): string | null {
  const rut = (form.get('rut') ?? '').replaceAll(/[.\s-]/g, '')
  return rut === bankRut && form.get('clave') === bankPassword ? null : 'El RUT o la clave no corresponden a los del banco de prueba.'
}
