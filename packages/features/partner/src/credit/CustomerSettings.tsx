import { creditReleaseDocument } from '@jst/contracts/booking'
import type { DocumentFacts } from '@jst/contracts/document'
import {
  creditDocument,
  creditGates,
  creditRule,
  customerDocument,
  saveCreditRule,
  type CreditGate,
  type CreditRuleRow,
} from '@jst/contracts/partner'
import { useApp, useDetail } from '@jst/feature-kit'
import { ApprovalRulesDialog, NumberRuleDialog } from '@jst/feature-kit/document'
import { NumberField } from '@jst/feature-kit/entity'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { ChoiceField, ErrorView, Menu, Notice, type MenuItem } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.creditRule
const { keeps } = creditDocument.approval
const { number } = customerDocument
const numbered: readonly DocumentFacts[] = [customerDocument, creditDocument, creditReleaseDocument]
const trigger = 'arco-btn arco-btn-secondary arco-btn-size-small arco-btn-shape-square'
const gates = Object.entries(creditGates).map(([value, label]) => ({ value, label }))

/** Approvers of credit terms, defaults for customers without terms of their own, and number rules of customers and applications. */
export const CustomerSettings = observer(function CustomerSettings() {
  const may = usePermitted(keeps.code, keeps.path)
  const mayNumber = usePermitted(number.button.code, number.button.path)
  const [open, setOpen] = useState<'chain' | 'release' | 'rule' | DocumentFacts>()
  const rule = useDetail(creditRule, open === 'rule' ? {} : undefined)
  const close = () => setOpen(undefined)
  const items: MenuItem[] = [
    ...(may
      ? [
          { key: 'chain', label: words.chain, onSelect: () => setOpen('chain') },
          { key: 'release', label: words.releases, onSelect: () => setOpen('release') },
          { key: 'rule', label: words.title, onSelect: () => setOpen('rule') },
        ]
      : []),
    ...(mayNumber ? numbered.map((one) => ({ key: one.kind, label: words.number(one.zh), onSelect: () => setOpen(one) })) : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={words.all} trigger={words.settings} triggerClassName={trigger} items={items} />
      {typeof open === 'object' ? <NumberRuleDialog document={open} onClose={close} /> : null}
      {open === 'chain' ? <ApprovalRulesDialog document={creditDocument} onClose={close} /> : null}
      {open === 'release' ? <ApprovalRulesDialog document={creditReleaseDocument} onClose={close} /> : null}
      {open === 'rule' && rule.error ? (
        <Notice tone="error">
          <ErrorView error={rule.error} onRetry={rule.reload} />
        </Notice>
      ) : null}
      {open === 'rule' && rule.data ? <RuleDialog stored={rule.data} onClose={close} /> : null}
    </>
  )
})

const RuleDialog = observer(function RuleDialog({ stored, onClose }: { stored: CreditRuleRow; onClose: () => void }) {
  const { api, notify } = useApp()
  const [{ UpdateTime, ...first }] = useState(stored)
  const form = useForm({
    start: () => ({ ...first, OverdueDays: first.OverdueDays as number | null }),
    fields: {
      Gate: { label: words.gate },
      Without: { label: words.without },
      OverdueDays: { label: words.overdue, check: (days) => (days !== null && days >= 0 && days <= 365 ? undefined : words.wrongDays) },
    },
    save: ({ OverdueDays, ...more }) => api.call(saveCreditRule, { ...more, OverdueDays: OverdueDays!, UpdateTime }),
    saved: () => {
      notify.success(words.saved)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.title} note={words.lead} roomy onClose={onClose}>
      <ChoiceField {...form.field('Gate')} options={gates} onChange={(gate) => form.write({ Gate: gate as CreditGate })} />
      <ChoiceField {...form.field('Without')} options={gates} onChange={(gate) => form.write({ Without: gate as CreditGate })} />
      <NumberField {...form.field('OverdueDays')} onChange={(days) => form.write({ OverdueDays: days as number | null })} />
    </FormDialog>
  )
})
