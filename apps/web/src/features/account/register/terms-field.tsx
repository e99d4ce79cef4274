import { ConsentField, ConsentLink } from '../../../components/form/consent-field.tsx'

/** An account is opened under the terms. */
export function TermsField({ problem }: { readonly problem: string | undefined }) {
  return (
    <ConsentField name="aceptaTerminos" required={{ problem }}>
      Acepto los <ConsentLink href="/terminos">términos</ConsentLink> y la{' '}
      <ConsentLink href="/privacidad">política de privacidad</ConsentLink>.
    </ConsentField>
  )
}
