import { billingLimits } from '@basejuris/contract/billing-messages'
import { regionNames } from '@basejuris/domain/regions'
import { useState } from 'react'
import type { Problems } from '../../../components/form/failure.ts'
import { FormField, fieldClass } from '../../../components/form/form-field.tsx'
import { type BillingField, type BillingValues, billingLabels } from './billing-rules.ts'
import { BillingText } from './billing-text.tsx'
import { formatRut, formatRutField } from './format-rut.ts'

interface BillingFormProps {
  readonly problems: Problems<BillingField>
  /** Null where the profile stores none. */
  readonly stored: Partial<BillingValues> | null
}

const kinds = [
  { value: 'natural', label: 'Persona natural' },
  { value: 'juridica', label: 'Persona jurídica' },
] as const

/** Fields of the billing data. Those of the other kind of person are hidden, and keep what was written. */
export function BillingForm({ problems, stored }: BillingFormProps) {
  const [kind, setKind] = useState(stored?.tipoPersona === 'juridica' ? 'juridica' : 'natural')
  const text = (name: BillingField) => ({ name, problem: problems[name], stored: stored?.[name] })
  const person = (value: string) => ({ hidden: kind !== value, className: 'grid items-start gap-4 md:grid-cols-2 [&[hidden]]:hidden' })
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-1.5">
        <legend className="pb-1.5 font-[540]">{billingLabels.tipoPersona}</legend>
        <div className="flex h-11 rounded-sm bg-desk-2 text-14 shadow-[inset_0_0_0_1px_var(--rule)] md:h-[34px] md:w-max">
          {kinds.map(({ value, label }) => (
            <label
              key={value}
              className="grid grow cursor-pointer place-items-center rounded-sm px-3 whitespace-nowrap text-ink-2 has-checked:bg-sheet has-checked:font-[560] has-checked:text-ink has-checked:shadow-[inset_0_0_0_1px_var(--edge)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="tipoPersona"
                value={value}
                defaultChecked={value === kind}
                onChange={() => setKind(value)}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div {...person('natural')}>
        <BillingText {...text('nombre')} maxLength={billingLimits.name} autoComplete="given-name" />
        <BillingText {...text('apellidos')} maxLength={billingLimits.name} autoComplete="family-name" />
      </div>
      <div {...person('juridica')}>
        <BillingText {...text('razonSocial')} maxLength={billingLimits.name} autoComplete="organization" />
        <BillingText {...text('giro')} maxLength={billingLimits.name} autoComplete="off" />
        <BillingText {...text('representanteLegal')} maxLength={billingLimits.name} autoComplete="name" />
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <BillingText
          {...text('rut')}
          stored={formatRut(stored?.rut ?? '')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aside="12.345.678-5"
          onInput={(event) => formatRutField(event.currentTarget)}
        />
        <BillingText {...text('telefono')} type="tel" maxLength={billingLimits.telefono} autoComplete="tel" />
      </div>
      <BillingText {...text('direccion')} maxLength={billingLimits.direccion} autoComplete="address-line1" />
      <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        <BillingText {...text('ciudad')} maxLength={billingLimits.ciudad} autoComplete="address-level2" />
        <FormField name="region" label={billingLabels.region} problem={problems.region}>
          {(attributes) => (
            <select
              {...attributes}
              defaultValue={stored?.region ?? ''}
              autoComplete="address-level1"
              className={fieldClass('h-10 scroll-my-24 pr-9')}
            >
              <option value="">Elija una de {regionNames.length}</option>
              {regionNames.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <BillingText
          {...text('codigoPostal')}
          label={`${billingLabels.codigoPostal} (opcional)`}
          inputMode="numeric"
          maxLength={billingLimits.codigoPostal}
          autoComplete="postal-code"
        />
      </div>
    </div>
  )
}
