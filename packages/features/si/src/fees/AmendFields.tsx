import { SiStatus, switchReason } from '@jst/contracts/si'
import type { FormModel } from '@jst/feature-kit/form'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { originalsOptions, reasonOptions, type Amended, type AmendValues } from './amend-form.ts'
import { texts } from './texts.ts'

interface AmendFieldsProps extends Amended {
  readonly form: Pick<FormModel<AmendValues>, 'values' | 'field' | 'write'>
}

/** Reason of an amendment, and the originals of an issued bill. */
export const AmendFields = observer(function AmendFields({ form, status, amends }: AmendFieldsProps) {
  const isIssued = status === SiStatus.issued
  const setReason = (ReasonCode: string) =>
    // the first set is always returned for the second
    form.write({ ReasonCode, ...(ReasonCode === switchReason && isIssued ? { Originals: 'surrender' } : {}) })
  return (
    <>
      {amends ? <ChoiceField {...form.field('ReasonCode')} options={reasonOptions()} onChange={setReason} /> : null}
      <TextField {...form.field('Reason')} maxLength={300} />
      {isIssued ? <ChoiceField {...form.field('Originals')} options={originalsOptions()} /> : null}
      {form.values.Originals === 'guarantee' ? (
        <TextField {...form.field('Guarantee')} maxLength={120} hint={texts.originals.guaranteeHint} />
      ) : null}
    </>
  )
})
