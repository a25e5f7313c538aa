import { numberRule, numberRuleProblem, saveNumberRule, type DocumentFacts, type NumberRule } from '@jst/contracts/document'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import { useDetail } from '../../detail/useDetail.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { LoadedDialog } from '../../form/LoadedDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { useNumberTexts } from './number.texts.ts'
import { RuleFields } from './RuleFields.tsx'

const width = 560

interface NumberRuleDialogProps {
  document: DocumentFacts
  onClose: () => void
}

/** How a company numbers a kind of document, with the numbers that come next. */
export const NumberRuleDialog = observer(function NumberRuleDialog({ document, onClose }: NumberRuleDialogProps) {
  const words = useNumberTexts()
  const rule = useDetail(numberRule, { Kind: document.kind })
  return (
    <LoadedDialog title={words.of(document.zh)} width={width} read={rule} onClose={onClose}>
      {(stored) => <RuleForm document={document} stored={stored} onClose={onClose} />}
    </LoadedDialog>
  )
})

const RuleForm = observer(function RuleForm({ document, stored, onClose }: NumberRuleDialogProps & { stored: NumberRule }) {
  const words = useNumberTexts()
  const { api, notify } = useApp()
  const form = useForm({
    stored,
    start: (from) => ({ Rule: from?.Rule ?? '' }),
    fields: { Rule: { label: words.rule, required: true, check: (rule) => numberRuleProblem(rule) } },
    save: ({ Rule }, from) => api.call(saveNumberRule, { Kind: document.kind, Rule, UpdateTime: from?.UpdateTime ?? null }),
    saved: () => {
      notify.success(words.saved)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={words.of(document.zh)}
      width={width}
      note={words.note}
      readOnly={!stored.MaySet}
      disabled={!form.dirty}
      onClose={onClose}
    >
      <RuleFields document={document} stored={form.stored ?? stored} form={form} />
    </FormDialog>
  )
})
