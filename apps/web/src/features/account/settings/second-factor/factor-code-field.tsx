import { FormField, fieldClass } from '../../../../components/form/form-field.tsx'

interface FactorCodeFieldProps {
  readonly problem: string | undefined
  readonly hint: string
  readonly numeric?: boolean
}

export function FactorCodeField({ problem, hint, numeric = false }: FactorCodeFieldProps) {
  return (
    <FormField name="codigo" label="Código de su aplicación" problem={problem} hint={hint}>
      {(field) => (
        <input
          {...field}
          inputMode={numeric ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          className={fieldClass('figures h-11 max-w-[16rem] tracking-[0.12em]')}
        />
      )}
    </FormField>
  )
}
